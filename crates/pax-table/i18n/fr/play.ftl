### Une partie au clavier : ce que dit le programme.

play-welcome = Bienvenue dans Hacendado. Vous êtes un riche propriétaire terrien du Mexique et vous complotez pour renverser le dictateur Díaz.
play-aim = Quatre cartes de renversement arrivent au cours de la partie. Celui qui en achète une tente de faire tomber Díaz : assez de prestige du genre que demande le régime, et la partie est gagnée. S’il survit aux quatre, le plus riche gagne.
play-aim-solitaire = Vous jouez seul. Díaz prend des cartes selon les dés, et il vous faut le renverser : achetez une carte de renversement quand vous avez assez de prestige du genre que demande le régime. S’il survit aux quatre cartes de renversement, vous avez perdu. ? solitaire dit comment il joue.
play-how = À chaque tour vous avez trois actions : acheter des cartes au marché, les jouer, les vendre, améliorer ce que vous avez. Tapez le numéro d’un choix puis Entrée ; ? puis Entrée montre ce que vous pouvez taper d’autre.
play-open = Tout ce qui s’achète est d’abord visible, donc toutes les mains sont connues : vous voyez les cartes des autres, et eux les vôtres. Seule la pioche est cachée.
play-welcome-back = Vous revoilà, tour { $turn }. h raconte ce qui s’est passé, ? ce que vous pouvez taper.
play-you = Vous êtes { $seat } ({ $place }).
play-ability = Votre capacité : { $text }
play-saved = La partie est enregistrée à chaque pas dans { $path }
play-farewell = La partie est enregistrée. Reprenez-la avec : hacendado play --resume { $path }
play-over = La partie est finie. Elle est gardée dans { $path }
play-retell = Racontez-la de nouveau avec : hacendado game log { $path }
play-still = Vous pouvez encore regarder : t la table, d qui pourrait renverser Díaz, h l’histoire, b pourquoi les bots ont fait cela, l tour par tour, ? et un mot ce qu’il veut dire. q arrête.
play-pass = À présent, c’est à { $seat } de décider. Passez le clavier et tapez Entrée.
play-group = { $verb } ({ $count } façons)
play-group-free = { $verb } ({ $count } façons ; une ne coûte pas d’action)
play-group-cube = Un cube ; départ : { $place } ({ $count } façons)
play-group-card = { $card } ({ $count } façons)
play-back = 0. Retour.
play-confirm-end =
    { $left ->
        [one] Il vous reste { $left } action. Terminer quand même ? 1 oui, 0 non.
       *[other] Il vous reste { $left } actions. Terminer quand même ? 1 oui, 0 non.
    }
play-out-of-range =
    { $last ->
        [one] Il n’y a qu’un choix, le numéro 1. Entrée le montre de nouveau.
       *[other] Les choix vont de 1 à { $last }. Entrée les montre de nouveau.
    }
play-unknown = Je ne comprends pas « { $text } ».
play-near = Vouliez-vous dire { $near } ?
play-remind = Entrée montre de nouveau les choix ; ? puis Entrée, ce que vous pouvez taper d’autre.
play-nobody = Personne n’a rien à décider à présent.
play-no-undo = Vous ne pouvez rien reprendre : depuis votre dernier choix, une carte a été révélée, quelqu’un d’autre a agi ou votre tour a pris fin.
play-possible = C’est possible :
play-not-possible = Ce n’est pas possible :
play-said = { $what } : { $text }
play-rule = Règle { $rule } (en anglais) : { $text }
play-many-cards = Plusieurs cartes s’appellent ainsi : { $cards }. Demandez par le numéro, comme ? { $number }.
play-many-more =
    { $more ->
        [one] { $cards } et { $more } autre
       *[other] { $cards } et { $more } autres
    }
play-why-what = Tapez w et ce que vous aimeriez : une carte comme w 184, une place du marché comme w a3, une action comme w buy, ou le numéro d’un choix comme w 2.
play-preview-what = Tapez p et un ordre ou le numéro d’un choix, comme p buy a1 ou p 2, pour savoir ce qu’il ferait.
play-preview-group = Ce numéro est un groupe de choix. Ouvrez-le par son numéro, et p dit ce que ferait chacun.
play-bots-none = Aucun bot n’a eu à choisir depuis que vous êtes là.
play-bots-who = Aucun bot n’est à cette place. Tapez b pour tous les bots, ou b et la place de l’un d’eux, comme b p2.
play-because = Pourquoi ? { $why }
play-help =
    Un numéro : ce choix.
    Un ordre tel qu’il figure entre crochets, comme buy a3 : la même chose sans le menu.
    ? et une carte, une place du marché, un mot ou une règle, comme ? 184, ? cananea, ? a3, ? agitation ou ? ACT-BUY-02 : ce que c’est.
    w et une carte, une place, une action ou le numéro d’un choix, comme w a3 ou w sell : pourquoi ce n’est pas possible, ou comment faire.
    p et un ordre ou le numéro d’un choix : ce qu’il ferait.
    u : reprendre votre dernier choix, tant que rien n’a été révélé.
    t : toute la table. m : le marché. c : les cartes de votre main. d : qui pourrait renverser Díaz. f : les revenus de chacun. p1 à p6 : ce qui est devant un joueur.
    h : ce qui s’est passé dernièrement ; h all : toute l’histoire. l : ce que chacun avait, tour par tour.
    b : pourquoi les bots ont fait ce qu’ils ont fait au dernier tour de table ; b p2 : à quoi d’autre celui-là a pensé.
    0 ou Entrée : les choix de nouveau. q : arrêter ; la partie est enregistrée.
play-terms = Mots que ? explique : { $terms }.

## Les verbes, comme têtes de groupes de choix.

verb-play = Jouer une carte de votre main
verb-buy = Acheter une carte au marché
verb-public = Acheter une carte publique
verb-sell = Vendre une carte
verb-redeploy = Redéployer une troupe
verb-land = Acheter un terrain
verb-upgrade = Construire une connexion
verb-police = Calmer l’agitation ou sortir de prison
verb-speculate = Poser un cube sur une carte du marché
verb-shift = Déplacer un de vos cubes
verb-add = Ajouter un cube de revenu manquant
verb-cover = Couvrir un point de loyauté d’un cube
verb-agitate = Faire semer l’agitation par un partenaire
verb-decree = Faire changer le régime par un partenaire
verb-end = Terminer vos actions
verb-event = Laisser l’événement se produire
verb-quo = Laisser les choses en l’état
verb-spy = Utiliser un espion
verb-pass = Laisser faire
verb-retreat = Replier une troupe dans votre armée privée
verb-abandon = Renoncer à une troupe
verb-discard = Défausser les cartes d’une couleur
verb-choose = Choisir une carte
verb-first = Choisir quel titre part d’abord
verb-keep = Payer pour une carte
verb-drop = Laisser partir une carte
verb-flip = Prendre parti contre Díaz
verb-fraud = Défausser une carte pour changer la défense de Díaz
verb-kill = Tuer un hacendado
verb-side = Choisir un côté
verb-pay = Choisir qui est payé
verb-take = Prendre un hacendado
verb-roll = Lancer le dé

## Ce qu’il faut, dit à qui ne peut pas maintenant.

wants-play = Pour jouer une carte, il vous la faut en main : achetez-la d’abord au marché.
wants-buy = Pour acheter une carte, il vous faut une action, deux pour la seconde du tour, l’or de sa place et une main qui n’est pas pleine.
wants-public = Pour acheter une carte publique, il en faut une encore à côté du marché, une action et son coût.
wants-sell = Pour vendre, il vous faut une carte en main ou en jeu. Votre hacendado et les entreprises sous agitation ne se vendent pas.
wants-redeploy = Pour redéployer, il vous faut une troupe en jeu, une action, un lieu où elle puisse aller et l’or du trajet ; calmer l’agitation sur place ne coûte pas d’or.
wants-land = Pour acheter un terrain, il vous faut un ranch ou une plantation en jeu, deux actions, un cube en réserve et 1 or par cube qui s’y trouve.
wants-upgrade = Pour construire, il faut une entreprise en jeu avec un ovale libre, à vous ou à un autre, une action, un cube en réserve et le prix de l’ovale.
wants-police = Pour une action de police, il faut une entreprise à vous sous agitation, ou être en prison ; une action, et 3 or si ce n’est pas gratuit.
wants-speculate = Pour spéculer, il vous faut un cube en réserve, une action et une carte du marché sans cube.
wants-shift = Vous pouvez déplacer un cube de spéculation en tout temps, et d’autres cubes quand votre réserve est vide. Cela coûte une action.
wants-add = Pour cela, quelque chose à vous doit avoir moins de cubes de revenu qu’il ne devrait, et il vous faut un cube en réserve et une action.
wants-cover = Pour cela, il vous faut, sous la Pax Porfiriana, un point de loyauté sans cube de prestige et un cube en réserve.
wants-agitate = Pour cela, il vous faut un partenaire en jeu dont la carte dit qu’il place de l’agitation, une fois par tour et pas sous la loi martiale, et une action.
wants-decree = Pour cela, il vous faut un partenaire en jeu dont la carte dit que la défausser change le régime, et une action.
wants-spy = Un espion en jeu peut être défaussé quand une carte orange ou noire vient d’être jouée contre vous ; on vous le demande alors.
wants-retreat = Une troupe peut se replier quand elle a perdu sa place ; on vous le demande alors.
wants-flip = Vous ne pouvez pas retourner votre hacendado à volonté. Vous le pouvez quand quelqu’un tente de renverser Díaz et qu’on vous le demande, ou quand une troupe à vous perd sa place et se replie dans l’armée privée.
wants-fraud = Dans un renversement, vous pouvez défausser des cartes en jeu qui le disent pour changer la défense de Díaz ; on vous le demande alors.
wants-kill = Dans un renversement, une carte d’assassinat de votre main peut tuer un hacendado qui a pris parti ; on vous le demande alors.
wants-topple = Pour renverser Díaz, on achète une carte de renversement quand il y en a une au marché ; il n’y en a pas maintenant. Voyez d.
wants-topple-at = Pour renverser Díaz, on achète une carte de renversement. { $card } est en { $slot }. Voyez d.

## Le registre d’une partie : les têtes de ses colonnes.

ledger-turn = tour
ledger-regime = régime
ledger-player = joueur
ledger-gold = or
ledger-income = revenu
ledger-cubes = cubes
ledger-end = fin
ledger-signs = * a le tour. D : dépression.
