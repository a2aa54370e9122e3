### Les noms et les adjectifs dont parlent les cartes.

adjective = { " " }{ $adj }
list-or = { $list } ou { $last }
list-and = { $list } et { $last }
list-comma = { $list }, { $next }
article = each

kind-card = carte{ $adj }
    .a = une carte{ $adj }
    .many = cartes{ $adj }
    .all = toutes les cartes{ $adj }
    .gender = f
kind-enterprise = entreprise
    .a = une entreprise
    .many = entreprises
    .all = toutes les entreprises
    .gender = f
kind-partner = partenaire{ $adj }
    .a = un partenaire{ $adj }
    .many = partenaires{ $adj }
    .all = tous les partenaires{ $adj }
    .gender = m
kind-troop = troupe{ $adj }
    .a = une troupe{ $adj }
    .many = troupes{ $adj }
    .all = toutes les troupes{ $adj }
    .gender = f
kind-orange = carte orange
    .a = une carte orange
    .many = cartes orange
    .all = toutes les cartes orange
    .gender = f
kind-black = carte noire
    .a = une carte noire
    .many = cartes noires
    .all = toutes les cartes noires
    .gender = f
kind-headline = titre
    .a = un titre
    .many = titres
    .all = tous les titres
    .gender = m
kind-topple = renversement
    .a = un renversement
    .many = renversements
    .all = tous les renversements
    .gender = m
kind-hacendado = hacendado{ $adj }
    .a = un hacendado{ $adj }
    .many = hacendados{ $adj }
    .all = tous les hacendados{ $adj }
    .gender = m
kind-public = carte publique{ $adj }
    .a = une carte publique{ $adj }
    .many = cartes publiques{ $adj }
    .all = toutes les cartes publiques{ $adj }
    .gender = f
kind-regime = régime
    .a = un régime
    .many = régimes
    .all = tous les régimes
    .gender = m

sort-ranch = ranch
    .a = un ranch
    .many = ranchs
    .all = tous les ranchs
    .gender = m
sort-plantation = plantation
    .a = une plantation
    .many = plantations
    .all = toutes les plantations
    .gender = f
sort-mine = mine
    .a = une mine
    .many = mines
    .all = toutes les mines
    .gender = f
sort-bank = banque
    .a = une banque
    .many = banques
    .all = toutes les banques
    .gender = f
sort-gun_store = armurerie
    .a = une armurerie
    .many = armureries
    .all = toutes les armureries
    .gender = f
sort-smelter = fonderie
    .a = une fonderie
    .many = fonderies
    .all = toutes les fonderies
    .gender = f
sort-project = projet
    .a = un projet
    .many = projets
    .all = tous les projets
    .gender = m

role-investor = investisseur{ $adj }
    .a = un investisseur{ $adj }
    .many = investisseurs{ $adj }
    .all = tous les investisseurs{ $adj }
    .gender = m
role-monopoly = monopole{ $adj }
    .a = un monopole{ $adj }
    .many = monopoles{ $adj }
    .all = tous les monopoles{ $adj }
    .gender = m
role-newspaper = journal{ $adj }
    .a = un journal{ $adj }
    .many = journaux{ $adj }
    .all = tous les journaux{ $adj }
    .gender = m
role-spy = espion{ $adj }
    .a = un espion{ $adj }
    .many = espions{ $adj }
    .all = tous les espions{ $adj }
    .gender = m
role-court = tribunal{ $adj }
    .a = un tribunal{ $adj }
    .many = tribunaux{ $adj }
    .all = tous les tribunaux{ $adj }
    .gender = m
role-general = général{ $adj }
    .a = un général{ $adj }
    .many = généraux{ $adj }
    .all = tous les généraux{ $adj }
    .gender = m
role-activist = activiste{ $adj }
    .a = un activiste{ $adj }
    .many = activistes{ $adj }
    .all = tous les activistes{ $adj }
    .gender = m
role-governor = gouverneur rebelle{ $adj }
    .a = un gouverneur rebelle{ $adj }
    .many = gouverneurs rebelles{ $adj }
    .all = tous les gouverneurs rebelles{ $adj }
    .gender = m
role-patent = brevet{ $adj }
    .a = un brevet{ $adj }
    .many = brevets{ $adj }
    .all = tous les brevets{ $adj }
    .gender = m
role-politician = politicien{ $adj }
    .a = un politicien{ $adj }
    .many = politiciens{ $adj }
    .all = tous les politiciens{ $adj }
    .gender = m
role-official = fonctionnaire{ $adj }
    .a = un fonctionnaire{ $adj }
    .many = fonctionnaires{ $adj }
    .all = tous les fonctionnaires{ $adj }
    .gender = m
role-agent = agent{ $adj }
    .a = un agent{ $adj }
    .many = agents{ $adj }
    .all = tous les agents{ $adj }
    .gender = m
role-spouse = mariage{ $adj }
    .a = un mariage{ $adj }
    .many = mariages{ $adj }
    .all = tous les mariages{ $adj }
    .gender = m
role-labor = chef syndical{ $adj }
    .a = un chef syndical{ $adj }
    .many = chefs syndicaux{ $adj }
    .all = tous les chefs syndicaux{ $adj }
    .gender = m
role-clergy = mystique{ $adj }
    .a = un mystique{ $adj }
    .many = mystiques{ $adj }
    .all = tous les mystiques{ $adj }
    .gender = m
role-mercenary = mercenaire{ $adj }
    .a = un mercenaire{ $adj }
    .many = mercenaires{ $adj }
    .all = tous les mercenaires{ $adj }
    .gender = m
role-writer = écrivain{ $adj }
    .a = un écrivain{ $adj }
    .many = écrivains{ $adj }
    .all = tous les écrivains{ $adj }
    .gender = m

faction-green =
    { $form ->
        [many] { $gender ->
            [f] vertes
           *[m] verts
        }
        [all] { $gender ->
            [f] vertes
           *[m] verts
        }
       *[other] { $gender ->
            [f] verte
           *[m] vert
        }
    }
    .name = vert
    .beside = { $gender ->
            [f] verte
           *[m] vert
        }
faction-blue =
    { $form ->
        [many] { $gender ->
            [f] bleues
           *[m] bleus
        }
        [all] { $gender ->
            [f] bleues
           *[m] bleus
        }
       *[other] { $gender ->
            [f] bleue
           *[m] bleu
        }
    }
    .name = bleu
    .beside = { $gender ->
            [f] bleue
           *[m] bleu
        }
faction-white =
    { $form ->
        [many] { $gender ->
            [f] blanches
           *[m] blancs
        }
        [all] { $gender ->
            [f] blanches
           *[m] blancs
        }
       *[other] { $gender ->
            [f] blanche
           *[m] blanc
        }
    }
    .name = blanc
    .beside = { $gender ->
            [f] blanche
           *[m] blanc
        }
faction-red =
    { $form ->
        [many] { $gender ->
            [f] rouges
           *[m] rouges
        }
        [all] { $gender ->
            [f] rouges
           *[m] rouges
        }
       *[other] { $gender ->
            [f] rouge
           *[m] rouge
        }
    }
    .name = rouge
    .beside = rouge

district-sonora = Sonora
    .in = du Sonora
    .of = au drapeau du Sonora
    .flag = du Sonora
district-chihuahua = Chihuahua
    .in = du Chihuahua
    .of = au drapeau du Chihuahua
    .flag = du Chihuahua
district-america = Amérique
    .in = d’Amérique
    .of = au drapeau d’Amérique
    .flag = d’Amérique
district-mexico = Mexique
    .in = du Mexique
    .of = au drapeau mexicain

prestige-loyalty = loyauté
    .point = point de loyauté
    .with = avec loyauté
    .short = loyauté
prestige-outrage = indignation
    .point = point d’indignation
    .with = avec indignation
    .short = indign.
prestige-command = commandement
    .point = point de commandement
    .with = avec commandement
    .short = command.
prestige-revolution = révolution
    .point = point de révolution
    .with = avec révolution
    .short = révol.

regime-pax = Pax Porfiriana
    .under = sous la Pax
    .short = Pax
regime-us = intervention américaine
    .under = sous l’intervention américaine
    .short = É.-U.
regime-martial = loi martiale
    .under = sous la loi martiale
    .short = martiale
regime-anarchy = anarchie
    .under = sous l’anarchie
    .short = anarchie

connection-foot = à pied
    .by = à pied
    .with = avec connexion à pied
connection-mule = mule
    .by = à dos de mule
    .with = avec connexion mule
connection-rail = rail
    .by = par rail
    .with = avec connexion rail

upgrade-mule = mule
upgrade-rail = rail
upgrade-chain = chaîne de chemin de fer
upgrade-canal = canal
upgrade-steamship = bateau à vapeur

bias-bull = taureau
bias-bear = ours

with-slaves = avec esclaves
without-slaves = sans esclaves
with-troop = avec une troupe
without-troop = sans troupe
in-unrest = sous agitation
not-in-unrest = sans agitation
cost-max = de coût { $cost } ou moins
