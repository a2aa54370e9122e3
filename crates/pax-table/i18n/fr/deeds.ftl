### Ce que les joueurs peuvent faire. La valeur le propose à qui décide ; .told le raconte de $seat.

tag-gold = { " " }pour { $gold } or
tag-free = { " " }gratuitement
tag-nothing = { " " }pour rien
tag-actions = { " " }({ $actions } actions)
tag-extra = { " " }(action supplémentaire)

named = { $name } ({ $number })
    .owned = { $name } ({ $number }, { $seat })
    .market = { $card } en { $slot }
the-card = la carte
yourself = vous-même
the-side = côté { $side }
the-plan = { $name } ({ $prestige }, { $colour })
the-player = Joueur { $number }
diaz = Díaz
the-oval = connexion { $oval }

## Les neuf actions.

do-play = Jouer { $card }{ $price }.
    .told = { $seat } joue { $card }{ $price }.
do-play-side = Jouer { $card } comme { $side }{ $price }.
    .told = { $seat } joue { $card } comme { $side }{ $price }.
do-play-at = Jouer { $card } sur { $target }{ $price }.
    .told = { $seat } joue { $card } sur { $target }{ $price }.
do-play-army = Jouer { $card } dans votre armée privée{ $price }.
    .told = { $seat } joue { $card } dans son armée privée{ $price }.
do-play-orange =
    { $disks ->
        [one] Jouer { $card } contre { $target } avec { $disks } disque d’agitation{ $price }.
       *[other] Jouer { $card } contre { $target } avec { $disks } disques d’agitation{ $price }.
    }
    .told =
        { $disks ->
            [one] { $seat } joue { $card } contre { $target } avec { $disks } disque d’agitation{ $price }.
           *[other] { $seat } joue { $card } contre { $target } avec { $disks } disques d’agitation{ $price }.
        }
do-play-black = Jouer { $card } contre { $target }{ $price }.
    .told = { $seat } joue { $card } contre { $target }{ $price }.
do-buy = Acheter { $card } au marché ({ $slot }){ $price }.
    .told = { $seat } achète { $card } au marché ({ $slot }){ $price }.
do-buy-public = Acheter la carte publique { $card } comme { $side }{ $price }.
    .told = { $seat } achète la carte publique { $card } comme { $side }{ $price }.
do-sell = Vendre { $card }{ $price }.
    .told = { $seat } vend { $card }.
do-redeploy = Redéployer { $card } sur { $target }{ $price }.
    .told = { $seat } redéploie { $card } sur { $target }{ $price }.
do-redeploy-here = Laisser { $card } calmer { $target } sur place{ $price }.
    .told = { $seat } laisse { $card } calmer { $target } sur place.
do-redeploy-army = Redéployer { $card } dans votre armée privée{ $price }.
    .told = { $seat } redéploie { $card } dans son armée privée{ $price }.
do-land = Acheter un terrain pour { $card }{ $price }.
    .told = { $seat } achète un terrain pour { $card }{ $price }.
do-upgrade = Construire sur { $card } : { $to }{ $price }.
    .told = { $seat } construit sur { $card } : { $to }{ $price }.
do-police = Action de police sur { $card } : 1 disque d’agitation de moins{ $price }.
    .told = { $seat } mène une action de police sur { $card }{ $price }.
do-leave-jail = Sortir de prison{ $price }.
    .told = { $seat } sort de prison{ $price }.
do-speculate = Spéculer sur { $card } en { $slot }{ $price }.
    .told = { $seat } spécule sur { $card } en { $slot }.
do-shift = Déplacer un cube ; départ : { $from } ; arrivée : { $to }{ $price }.
    .told = { $seat } déplace un cube ; départ : { $from } ; arrivée : { $to }.
do-add = Ajouter un cube de revenu manquant sur { $card }{ $price }.
    .told = { $seat } ajoute un cube de revenu manquant sur { $card }.
do-cover = Placer un cube de prestige sur { $card }.
    .told = { $seat } place un cube de prestige sur { $card }.
do-agitate = { $card } sème l’agitation sur { $target }.
    .told = { $seat } envoie { $card } semer l’agitation sur { $target }.
do-decree = Défausser { $card } pour changer le régime.
    .told = { $seat } défausse { $card } pour changer le régime.
do-end = Terminer vos actions.
    .told = { $seat } termine ses actions.

cube-income = revenu sur { $card }
cube-oval = { $to } sur { $card }
cube-prestige = loyauté sur { $card }
cube-market = { $card } en { $slot }
cube-reserve = la réserve

## Réponses.

do-event = Choisir le côté événement : ce que dit le titre arrive.
    .told = { $seat } choisit le côté événement.
do-quo = Choisir le côté statu quo : rien n’arrive.
    .told = { $seat } choisit le côté statu quo.
do-event-topple = Tenter de renverser Díaz avec le côté événement : contre { $prestige }, sa défense baisse de 1.
    .told = { $seat } choisit le côté événement.
do-quo-topple = Tenter de renverser Díaz avec le côté statu quo : sa défense ne change pas.
    .told = { $seat } choisit le côté statu quo.
do-spy = Défausser { $card } pour annuler l’attaque.
    .told = { $seat } défausse { $card } pour annuler l’attaque.
do-pass = Laisser faire.
    .told = { $seat } laisse faire.
do-pass-spy = N’employer aucun espion : l’attaque a lieu.
    .told = { $seat } n’emploie aucun espion.
do-pass-flip = Rester loyaliste.
    .told = { $seat } reste loyaliste.
do-pass-fraud = Ne rien défausser : la défense de Díaz reste telle quelle.
    .told = { $seat } laisse la défense de Díaz telle quelle.
do-pass-kill = Ne tuer personne.
    .told = { $seat } ne tue personne.
do-retreat = Replier { $card } dans votre armée privée{ $price }.
    .told = { $seat } replie { $card } dans son armée privée{ $price }.
do-abandon = Renoncer à { $card }.
    .told = { $seat } renonce à { $card }.
do-discard = Défausser vos partenaires et troupes { $colour }.
    .told = { $seat } défausse ses partenaires et troupes { $colour }.
do-choose = Choisir { $card }.
    .told = { $seat } choisit { $card }.
do-choose-cube = Placer un cube sur { $card }.
    .told = { $seat } place un cube sur { $card }.
do-choose-nationalize = Laisser nationaliser { $card }.
    .told = { $seat } laisse nationaliser { $card }.
do-choose-land = Ajouter un terrain sur { $card }.
    .told = { $seat } ajoute un terrain sur { $card }.
do-choose-hand = Défausser { $card } de votre main.
    .told = { $seat } défausse { $card } de sa main.
do-choose-connection = Reprendre votre cube de connexion sur { $card }.
    .told = { $seat } reprend un cube de connexion sur { $card }.
do-choose-diaz = Díaz joue d’abord { $card }.
    .told = { $seat } fait jouer d’abord { $card } à Díaz.
do-first = Défausser d’abord { $card } en { $slot }.
    .told = { $seat } défausse d’abord { $card } en { $slot }.
do-keep = Payer 1 or pour garder { $card }.
    .told = { $seat } paiera pour garder { $card }.
do-drop = Laisser partir { $card }.
    .told = { $seat } laisse partir { $card }.
do-flip = Prendre parti : { $plan }.
    .told = { $seat } prend parti : { $plan }.
do-fraud = Défausser { $card } pour changer la défense de Díaz.
    .told = { $seat } défausse { $card } pour changer la défense de Díaz.
do-kill = Tuer le hacendado { DE($target) } avec { $card }{ $price }.
    .told = { $seat } fait tuer le hacendado { DE($target) } avec { $card }{ $price }.
do-side = Tourner { $card } : { $side }.
    .told = { $seat } tourne { $card } : { $side }.
do-pay = Payer à { $target }.
    .told = { $seat } paie à { $target }.
do-take = Prendre { $card } comme hacendado.
    .told = { $seat } prend { $card } comme hacendado.
do-roll = Obtenir un { $value }.
    .told = Díaz fait un { $value }.
do-roll-row = Rangée { $row } : un { $value } prend { $card } en { $slot }.
    .told = Rangée { $row } : Díaz fait un { $value } et prend { $card } en { $slot }.
do-roll-row-empty = Rangée { $row } : un { $value } ne prend rien.
    .told = Rangée { $row } : Díaz fait un { $value } et ne trouve rien.
do-roll-side = Un { $value } pour { $card } : { $side }.
    .told = Díaz fait un { $value } pour { $card } : { $side }.
do-roll-strife = Conflit : un { $value } décide quelle couleur s’en va.
    .told = Conflit : Díaz fait un { $value } pour la couleur qui s’en va.

## Ce qu’apporte un choix, dit après lui.

brings = Ensuite : { $changes }.
brings-in-play = Elle est en jeu : { $changes }.
brings-only-in-play = Elle est en jeu.
brings-side = Ce côté : { $marks }.
brings-no-gold = { $seat } n’a pas d’or : le vol ne rapporte rien.
brings-news = Elle est jouée aussitôt.
brings-toppling = Elle lance aussitôt un renversement.
brings-slides = À la fin de votre tour elle glissera en { $slot }.
brings-speculation =
    { $gold ->
        [0] Là elle est gratuite et ne vous rapporte rien si un adversaire l’achète.
       *[other] Jusqu’à { $gold } or pour vous si un adversaire l’achète là.
    }
    .alone =
        { $gold ->
            [0] Là elle est gratuite : elle ne vous rapporte rien si Díaz la prend avec un { $die }.
           *[other] { $gold } or pour vous si Díaz la prend là, avec un { $die }.
        }
brings-points = Vous auriez { $points }, il faut { $needed }.
brings-enough = Vous auriez { $points }, il faut { $needed } : cela suffit.
brings-turned =
    { $cubes ->
        [0] C’est pour toujours : sa capacité est perdue.
        [one] C’est pour toujours : son cube de revenu et sa capacité sont perdus.
       *[other] C’est pour toujours : ses { $cubes } cubes de revenu et sa capacité sont perdus.
    }
brings-stand = Pour cela votre hacendado prend parti : { $plan }.
brings-defence = Défense de Díaz de { $before } à { $after }.
