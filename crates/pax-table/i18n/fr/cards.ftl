### Ce que disent les cartes. Chaque message est une phrase d’une carte.

## La ligne sous le titre.

stat-cost = coût { $cost }
stat-cost-x = coût X
stat-cost-target = coût de la cible
stat-connection = { $by }
stat-oval = { $to } { $price }
stat-firepower = puissance de feu { $firepower }
stat-one-action = une action { $under }
stat-deploy = arrivée : rail { $rail }, mule { $mule }, à pied { $foot }

## Entreprises.

income-fixed = Revenu : { $cubes }.
income-start = Revenu : { $cubes }, davantage en achetant du terrain.
income-mine = Revenu : la valeur de la mine.
income-bank = Revenu : l’économie.
income-count = Revenu : 1 par { $each }.
slaves = Si son agitation dépasse ses cubes, les esclaves se révoltent : le libérateur prend cette carte (révolution) et est emprisonné.

## Capacités.

extra-play = Action supplémentaire : jouer { $a }.
extra-buy = Action supplémentaire : acheter { $a }, en plus des deux achats du tour.
extra-sell = Action supplémentaire : vendre une carte.
extra-redeploy = Action supplémentaire : redéployer une troupe.
extra-buy_land = Action supplémentaire : acheter un terrain.
extra-upgrade = Action supplémentaire : améliorer une connexion.
extra-police = Action supplémentaire : action de police.
extra-speculate = Action supplémentaire : spéculer.

price-half = à moitié prix (arrondi par excès)
price-free = gratuitement
price-less = pour { $gold } or de moins

discount-play = Vous jouez { $price } les { $many }.
discount-buy = Vous achetez { $price } les { $many }.
discount-connection = Vous améliorez les connexions { $price }.
discount-connection-of = Vous améliorez { $price } les connexions des { $many }.
discount-land = Vous achetez les terrains { $price }.
discount-land-of = Vous achetez { $price } les terrains des { $many }.
discount-redeploy = Vous redéployez les troupes { $price }.
discount-redeploy-of = Vous redéployez { $price } les { $many }.

monopoly-play = Les adversaires qui jouent des { $many } vous paient au lieu de payer la réserve.
monopoly-connection = Les adversaires qui améliorent des connexions vous paient au lieu de payer la réserve.
monopoly-connection-of = Les adversaires qui améliorent des connexions des { $many } vous paient au lieu de payer la réserve.
monopoly-land = Les adversaires qui achètent un terrain vous paient au lieu de payer la réserve.
monopoly-land-of = Les adversaires qui achètent un terrain des { $many } vous paient au lieu de payer la réserve.

general = Toutes vos troupes ont une puissance de feu de 3.
immune-jail = Vous ne pouvez pas être emprisonné.
immune-nationalization = Vos entreprises ne peuvent pas être nationalisées.
immune-assassination = Ce partenaire ne peut pas être assassiné.
patent =
    { $cubes ->
        [one] Vos { $many } portent 1 cube de revenu de plus, sauf en dépression.
       *[other] Vos { $many } portent { $cubes } cubes de revenu de plus, sauf en dépression.
    }
spy = Défaussez-la pour annuler une carte orange ou noire qui vient d’être jouée contre vous.
topple = Dans un renversement par { $prestige }, défaussez-la : défense de Díaz { $change }.
topple-any = Dans tout renversement, défaussez-la : défense de Díaz { $change }.
agitate =
    { $disks ->
        [one] Pour une action, une fois par tour : 1 disque d’agitation sur { $a }. Pas sous la loi martiale.
       *[other] Pour une action, une fois par tour : { $disks } disques d’agitation sur { $a }. Pas sous la loi martiale.
    }
governor = Guerre civile : aucune carte au drapeau { $flag } ne peut être jouée, aucune de ces troupes redéployée.
orange_bonus = { $gold } or de la réserve chaque fois que quelqu’un joue une carte orange (une fois par propriétaire).
income-cubes =
    { $cubes ->
        [one] Porte 1 cube de revenu.
       *[other] Porte { $cubes } cubes de revenu.
    }
bounty-sell = { $gold } or de la réserve pour chaque carte que vous vendez.
bounty-black = { $gold } or de la réserve pour chaque carte noire que vous jouez.
bounty-topple = { $gold } or de la réserve pour chaque renversement que vous achetez.
bounty-battle = { $gold } or de la réserve pour chaque troupe que vous vainquez.
hand_limit = Limite de main +{ $cards }.
protect = Les cartes orange ne peuvent pas viser vos { $many }.
roam = Vos troupes ignorent les juridictions.
decree = Pour une action, défaussez-la. Régime : { $regime }.

## Effets.

on-play = Quand on la joue — { $text }
regime = Régime : { $regime }.
strife = Conflit : { $one } contre { $other }.
unrest =
    { $disks ->
        [one] 1 disque d’agitation sur chaque { $each }.
       *[other] { $disks } disques d’agitation sur chaque { $each }.
    }
unrest-other =
    { $disks ->
        [one] 1 disque d’agitation sur chaque autre { $each }.
       *[other] { $disks } disques d’agitation sur chaque autre { $each }.
    }
calm =
    { $disks ->
        [one] Retirez 1 disque d’agitation de chaque { $each }.
       *[other] Retirez { $disks } disques d’agitation de chaque { $each }.
    }
nationalize-all = Nationalisez { $all }.
nationalize-each_player_one = Chaque joueur perd { $a } par nationalisation.
gold-gain-each = Chaque joueur gagne { $gold } or.
gold-gain-actor = Vous gagnez { $gold } or.
gold-gain-others = Les autres gagnent { $gold } or chacun.
gold-lose-each = Chaque joueur perd { $gold } or.
gold-lose-actor = Vous perdez { $gold } or.
gold-lose-others = Les autres perdent { $gold } or chacun.
gold-gain-each-per = Chaque joueur gagne { $gold } or par { $each } qu’il possède.
gold-gain-actor-per = Vous gagnez { $gold } or par { $each } que vous possédez.
gold-gain-others-per = Les autres gagnent { $gold } or par { $each } qu’ils possèdent.
gold-lose-each-per = Chaque joueur perd { $gold } or par { $each } qu’il possède.
gold-lose-actor-per = Vous perdez { $gold } or par { $each } que vous possédez.
gold-lose-others-per = Les autres perdent { $gold } or par { $each } qu’ils possèdent.
halve_gold = Chaque joueur perd la moitié de son or, arrondie par excès.
recall = Chaque { $each } bat en retraite ou est défaussée.
discard = Défaussez du jeu { $all }.
land-each =
    { $cubes ->
        [one] Chaque joueur ajoute 1 cube de revenu sur { $a } de son étalage.
       *[other] Chaque joueur ajoute { $cubes } cubes de revenu sur { $a } de son étalage.
    }
land-actor =
    { $cubes ->
        [one] Ajoutez 1 cube de revenu sur { $a } de votre étalage.
       *[other] Ajoutez { $cubes } cubes de revenu sur { $a } de votre étalage.
    }
land-others =
    { $cubes ->
        [one] Les autres ajoutent 1 cube de revenu sur { $a } de leur étalage.
       *[other] Les autres ajoutent { $cubes } cubes de revenu sur { $a } de leur étalage.
    }
amnesty = Tout le monde sort de prison.
jail = Les joueurs ayant { $a } en jeu sont emprisonnés.
clear_speculation = Tous les cubes de spéculation reviennent à leurs propriétaires.
hand_discard =
    { $cards ->
        [one] Chaque joueur défausse 1 carte de sa main.
       *[other] Chaque joueur défausse { $cards } cartes de sa main.
    }
connection_loss = Chaque joueur reprend un cube de connexion placé sur { $a }.

## Cartes orange et noires.

trouble =
    { $disks ->
        [one] Placez 1 disque d’agitation sur { $a }.
       *[other] Placez { $disks } disques d’agitation sur { $a }.
    }
trouble-x = Placez X disques d’agitation sur { $a } (X jusqu’à { $disks }).
steal = Volez { $gold } or.
steal-victim = Volez { $gold } or par { $each } que possède la victime.
steal-actor = Volez { $gold } or par { $each } que vous possédez.
assassinate = Assassinez un partenaire.
deed-nationalize = Nationalisez { $a }.
conspire = Prenez dans votre étalage { $a } de la victime et payez aussi son coût.
deed-discard = Défaussez { $a } de la victime.
deed-jail = La victime est emprisonnée.
remove_cubes =
    { $cubes ->
        [one] Retirez 1 cube de revenu placé sur { $a }.
       *[other] Retirez { $cubes } cubes de revenu placés sur { $a }.
    }
repossess = Renvoyez { $a } dans la main de son propriétaire.
opponent-only = Contre un adversaire seulement.
award = La victime garde cette carte ({ $prestige }).
award-jailed = La victime garde cette carte ({ $prestige }) et est emprisonnée.

## Troupes, titres, renversements, côtés.

slave_revolt = Si elle extorque une entreprise avec esclaves, les esclaves se révoltent.
topple-heel = Événement : défense de Díaz contre { $prestige } −1. Statu quo : sans changement.
side = { $name } ({ $marks })
side-text = { $name } ({ $marks }) : { $text }
side-public = { $name } ({ $colour }, { $prestige }, coût { $cost })
side-public-text = { $name } ({ $colour }, { $prestige }, coût { $cost }) : { $text }
plan = Retourné — { $name } : { $prestige }, { $colour }, les troupes arrivent { $by }.
loyalist = 2 cubes de revenu tant qu’il n’est pas retourné.

## Régimes.

regime-figures = Valeur de la mine { $mines }, économie { $economy }. Renversement par { $prestige }.
regime-rule-pax = Un cube de prestige sur chaque point de loyauté.
regime-rule-us = Les troupes bleues peuvent entrer au Sonora et au Chihuahua.
regime-rule-martial = Les actions de police sont gratuites.
regime-rule-anarchy = Toutes les troupes peuvent entrer dans tout district.

## Ce que le programme dit des cartes.

provenance-stated = Attesté dans une règle : { $fields }.
provenance-inferred = Déduit : { $fields }.
provenance-rest = Le reste est notre reconstitution.
provenance-all = Tout est notre reconstitution.
card-count =
    { $shown ->
        [one] { $shown } carte sur { $all }
       *[other] { $shown } cartes sur { $all }
    }
