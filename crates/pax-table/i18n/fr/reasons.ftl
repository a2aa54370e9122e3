### Ce qui est demandé, pourquoi quelque chose n’est pas permis, et ce qui aiderait.

## Questions. La valeur s’adresse à qui décide ; .told le dit aux autres.

ask-hacendado = Quel hacendado prenez-vous ?
    .told = { $seat } choisit un hacendado.
ask-actions =
    { $left ->
        [0] Il ne vous reste aucune action. Terminez vos actions, ou faites ce qui n’en coûte pas.
        [one] Il vous reste 1 action. Que faites-vous ?
       *[other] Il vous reste { $left } actions. Que faites-vous ?
    }
    .told =
        { $left ->
            [0] { $seat } n’a plus d’action et peut continuer.
            [one] { $seat } a encore 1 action.
           *[other] { $seat } a encore { $left } actions.
        }
ask-monopolist = À quel monopole payez-vous { $gold } or ?
    .told = { $seat } choisit quel monopole reçoit { $gold } or.
ask-orientation = { $card } : l’événement arrive-t-il, ou le statu quo demeure-t-il ?
    .told = { $seat } choisit un côté pour { $card }.
ask-topple = { $card } : vous tentez de renverser Díaz. Côté événement ou statu quo ?
    .told = { $seat } choisit un côté pour { $card } et tente de renverser Díaz.
ask-side = { $card } a changé de mains. Quel côté est visible ?
    .told = { $seat } choisit le côté visible pour { $card }.
ask-displaced = Des troupes à vous ont perdu leur place. Lesquelles se replient dans votre armée privée, auxquelles renoncez-vous ?
    .told = { $seat } décide quelles troupes battent en retraite.
ask-strife = Conflit entre { $one } et { $other } : les cartes de quelle couleur défaussez-vous ?
    .told = { $seat } décide quelle couleur s’en va : { $one } ou { $other }.
ask-cubes =
    { $left ->
        [one] Il vous reste { $left } cube et plus d’une place pour lui. Où va-t-il ?
       *[other] Il vous reste { $left } cubes et plus de places encore. Où va le prochain ?
    }
    .told = { $seat } répartit des cubes trop rares (reste : { $left }).
ask-nationalization = { $card } : quelle entreprise perdez-vous par nationalisation ?
    .told = { $seat } choisit l’entreprise à perdre : { $card }.
ask-land = { $card } : sur quelle entreprise ajoutez-vous un terrain ?
    .told = { $seat } choisit où ajouter un terrain : { $card }.
ask-hand = { $card } : quelle carte de votre main défaussez-vous ?
    .told = { $seat } choisit une carte de sa main : { $card }.
ask-connection = { $card } : quel cube de connexion reprenez-vous ?
    .told = { $seat } choisit un cube de connexion : { $card }.
ask-headlines = Deux titres ont vieilli. Lequel est défaussé d’abord ?
    .told = { $seat } décide quel titre est défaussé d’abord.
ask-upkeep = Dépression : payez-vous 1 or pour garder { $card } ? Il vous reste { $gold } or pour ces dépenses.
    .told = { $seat } décide des dépenses de dépression pour { $card }.
ask-flip = Renversement par { $prestige }, défense de Díaz { $defence } : votre hacendado prend-il parti ?
    .told = { $seat } peut prendre parti.
ask-fraud = Renversement par { $prestige }, défense de Díaz { $defence } : défaussez-vous une carte pour la changer ?
    .told = { $seat } peut changer la défense de Díaz.
ask-kill = Renversement par { $prestige }, défense de Díaz { $defence } : tuez-vous un hacendado ?
    .told = { $seat } peut tuer un hacendado.
ask-points = Vous avez { $points }, il faut { $needed }.
ask-spy = { $actor } joue { $card } contre { $target }. Un espion à vous l’annule-t-il ?
    .told = { $seat } peut annuler { $card } avec un espion.
ask-diaz = Quelle carte Díaz joue-t-il d’abord : { $one } ou { $other } ?
    .told = { $seat } décide si Díaz joue d’abord { $one } ou { $other }.
ask-die-upper = Díaz lance le dé pour la carte qu’il prend dans la rangée a.
ask-die-lower = Díaz lance le dé pour la carte qu’il prend dans la rangée b.
ask-die-side = Díaz lance le dé pour le côté de { $card } : de 1 à 3 le premier, de 4 à 6 le second.
ask-die-strife = Díaz lance le dé pour la couleur qu’il défausse : de 1 à 3 la première, de 4 à 6 la seconde.
ask-nothing = La partie est terminée.

## Pourquoi pas.

no-game-over = La partie est terminée.
no-not-yours = C’est à { $seat } de décider.
no-not-asked = Cela ne répond pas à la question posée.
no-actions =
    { $needed ->
        [one] Il faut { $needed } action et il vous en reste { $left }.
       *[other] Il faut { $needed } actions et il vous en reste { $left }.
    }
no-gold = Cela coûte { $price } or et vous en avez { $gold }.
no-cube = Vous n’avez aucun cube en réserve.
no-hand = { $card } n’est pas dans votre main.
no-kind = { $card } n’est pas une carte pour cela.
no-yours-in-play = { $card } n’est pas en jeu chez vous.
no-in-play = { $card } n’est pas en jeu.
no-side = La carte n’a pas ce côté.
no-slot = Le marché est vide en { $slot }.
no-purchases = Vous avez déjà acheté deux cartes du marché ce tour-ci.
no-hand-full =
    { $cards ->
        [one] Vous avez { $cards } carte en main et la limite est { $limit }.
       *[other] Vous avez { $cards } cartes en main et la limite est { $limit }.
    }
no-public = { $card } n’est pas à côté du marché.
no-in-unrest =
    { $disks ->
        [one] { $card } porte { $disks } disque d’agitation.
       *[other] { $card } porte { $disks } disques d’agitation.
    }
no-unrest = { $card } est sans agitation.
no-jailed = Vous n’êtes pas en prison.
no-civil-war = Guerre civile : les cartes au drapeau { $flag } ne peuvent pas servir.
no-jurisdiction = Hors de sa juridiction. Drapeau de la troupe : { $flag } ; lieu : { $district }.
no-firepower = Votre troupe a une puissance de feu de { $yours }, celle qui est là { $theirs } ; la vôtre doit être supérieure.
no-army = Votre hacendado n’a pas d’armée privée pour une troupe de cette couleur.
no-effect = Rien n’arriverait.
no-oval = Il n’y a pas de place libre pour une connexion.
no-target = { $card } ne peut pas viser cela.
no-opponent = { $card } ne sert que contre des adversaires.
no-protected = La cible est protégée.
no-disks =
    { $disks ->
        [one] La carte ne peut pas placer { $disks } disque d’agitation là.
       *[other] La carte ne peut pas placer { $disks } disques d’agitation là.
    }
no-speculated = Il y a déjà un cube de spéculation en { $slot }.
no-last-topple = On ne peut pas spéculer sur le dernier renversement.
no-cube-there = Aucun cube à vous ne peut quitter cette place.
no-place = Aucun cube ne peut aller là.
no-reserve =
    { $cubes ->
        [one] Vous avez encore { $cubes } cube en réserve.
       *[other] Vous avez encore { $cubes } cubes en réserve.
    }
no-ability = { $card } ne peut pas faire cela ce tour-ci.
no-regime = Ce n’est pas possible { $under }.
no-strife = Le conflit vous interdit cette couleur ce tour-ci.
no-offered = Les règles de cette partie ne l’offrent pas.
no-use = Vous n’avez rien pour le faire.
no-choice = Ce n’est pas parmi les choix.

## Ce qui devrait changer.

need-gold = Il vous faut { $gold } or de plus.
need-actions =
    { $actions ->
        [one] Il vous faut { $actions } action de plus.
       *[other] Il vous faut { $actions } actions de plus.
    }
need-cube = Un de vos cubes doit d’abord revenir.
need-smaller-hand = Jouez ou vendez d’abord une carte de votre main.
need-calm = Il faut d’abord en retirer l’agitation.
need-unrest = Il faut d’abord de l’agitation.
need-regime = Il faudrait un autre régime.
need-firepower = Il vous faut une puissance de feu de { $firepower } ou plus.
need-peace = Le gouverneur rebelle devrait quitter le jeu.
need-turn = Attendez votre prochain tour.
need-answer = Répondez d’abord à la question posée.
need-patience = Attendez qu’on vous le demande.
need-empty-reserve = Employez d’abord les cubes de votre réserve.
need-hand = Il vous faut la carte en main.
need-stand = Votre hacendado devrait avoir pris parti pour cette couleur.
need-card = Il vous faut une carte pour cela.
need-other = Choisissez une autre carte, une autre place ou une autre cible.

refused = { $reason } { $remedy } (Règle { $rule })
refused-plainly = { $reason } (Règle { $rule })
