### La table en texte : des lignes courtes, rien de dessiné.

list-semicolon = { $list } ; { $next }

board-turn = Tour { $turn }, { $seat }.
board-regime = Régime : { $regime }. Valeur de la mine { $mines }, économie { $economy }.
board-depression = Dépression : mines et banques ne rapportent rien, les ventes non plus, et chaque carte en jeu coûte 1 or par tour.
board-pile = Au sommet de la défausse taureau-ours : { $bias }.
board-pile-empty = La défausse taureau-ours est vide.
board-deck =
    { $cards ->
        [one] Pioche : { $cards } carte. Renversements passés : { $gone } sur 4.
       *[other] Pioche : { $cards } cartes. Renversements passés : { $gone } sur 4.
    }
board-public = Cartes publiques à vendre.
board-public-none = Aucune carte publique à vendre.

## Le marché.

board-market = Marché.
board-slot = { $slot }, { $price } : { $card } : { $stats }.
board-slot-empty = { $slot }, { $price } : vide.
board-slot-cube = Cube de spéculation { DE($seat) }.
board-price =
    { $gold ->
        [0] gratuit
       *[other] { $gold } or
    }
board-price-yours =
    { $gold ->
        [0] { $price } (gratuit pour vous)
       *[other] { $price } ({ $gold } pour vous)
    }

## Un joueur.

board-player =
    { $cubes ->
        [one] { $seat } ({ $place }) : { $gold } or, revenu { $income }, { $cubes } cube en réserve.
       *[other] { $seat } ({ $place }) : { $gold } or, revenu { $income }, { $cubes } cubes en réserve.
    }
board-diaz = { $seat } ({ $place }).
board-jailed = En prison : une action de moins par tour.
board-prestige = Prestige : { $points }.
board-points = { $prestige } { $points }
board-loyalist =
    { $cubes ->
        [one] Hacendado { $card } : loyaliste, { $cubes } cube de revenu.
       *[other] Hacendado { $card } : loyaliste, { $cubes } cubes de revenu.
    }
board-ability = Capacité : { $text }
board-plans = Partis qu’il peut prendre : { $plans }.
board-plan = Hacendado { $card } : { $plan }, les troupes arrivent { $by }.
board-killed =
    { $cubes ->
        [one] Hacendado { $card } : tué, loyaliste à jamais ; { $cubes } cube de revenu.
       *[other] Hacendado { $card } : tué, loyaliste à jamais ; { $cubes } cubes de revenu.
    }
board-no-enterprises = Aucune entreprise.
board-enterprise = { $card } : { $stats }.
board-income = Cubes de revenu : { $cubes }.
board-unrest = Agitation : { $disks } ; elle ne rapporte rien.
board-slaves = Des esclaves y travaillent.
board-built = Construit : { $list }.
board-cube-of = { $to } ({ $seat })
board-troop = Troupe : { $card }, puissance de feu { $firepower }.
board-extorted = On en extorque 1.
board-prestige-cube = Cube de prestige.
board-partner = Partenaire { $card } : { $stats }.
board-army = Armée privée : { $troops }.
board-away = Troupes ailleurs : { $troops }.
board-strength = { $card }, puissance de feu { $firepower }
board-stands = { $card } sur { $place }, puissance de feu { $firepower }
board-waiting = Troupes sans place : { $cards }.
board-grudge = Pile de prestige : { $cards }.
board-hand = Main ({ $count } sur { $limit }) : { $cards }.
board-hand-empty = Main : vide, au plus { $limit }.
board-hand-hidden =
    { $count ->
        [one] Main : { $count } carte, au plus { $limit }.
       *[other] Main : { $count } cartes, au plus { $limit }.
    }
board-card = { $card } : { $stats }.

## Qui pourrait renverser Díaz.

board-topple = Qui pourrait renverser Díaz.
board-topple-line = Régime : { $regime }, par { $prestige } : { $seats }.
board-topple-now = Régime en vigueur : { $regime }, par { $prestige } : { $seats }.
board-toppling = Renversement par { $prestige }, défense de Díaz dans ce renversement { $defence } : { $seats }.
board-missing = { $seat } a { $points }, il faut { $needed }
board-enough = { $seat } a { $points }, il faut { $needed }, cela suffit
board-stand = Prendre parti avec { $plan } vous donnerait { $prestige } { $points } ; { $under } il faut { $needed }.
board-stand-enough = Prendre parti avec { $plan } vous donnerait { $prestige } { $points } : cela suffit { $under }.
board-topples-at = Au marché : { $topples }.
board-topple-at = { $card } en { $slot }, { $price }
board-no-topple = Aucun renversement n’est au marché.
board-heel = Le côté événement de { $card } en { $slot } retire 1 à la défense de Díaz contre { $prestige }.
board-nobody-topples = En l’état, personne ne renverserait Díaz.
board-topples = En l’état, renverserait Díaz : { $seats }.
board-with-stand = En prenant parti : { $seats }.
board-with-heel = Avec le côté événement du renversement : { $seats }.
board-with-both = En prenant parti, et avec le côté événement du renversement : { $seats }.

## Ce que chacun gagnerait.

board-forecast = Revenu sous chaque régime.
board-forecast-line = { $seat } : { $regimes } ; en dépression { $depression }.
board-earns = { $regime } { $gold }
