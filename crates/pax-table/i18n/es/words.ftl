### Los nombres y adjetivos de los que hablan las cartas.

adjective = { " " }{ $adj }
list-or = { $list } o { $last }
list-and = { $list } y { $last }
list-comma = { $list }, { $next }
article = each

kind-card = carta{ $adj }
    .a = una carta{ $adj }
    .many = cartas{ $adj }
    .all = todas las cartas{ $adj }
    .gender = f
kind-enterprise = empresa
    .a = una empresa
    .many = empresas
    .all = todas las empresas
    .gender = f
kind-partner = socio{ $adj }
    .a = un socio{ $adj }
    .many = socios{ $adj }
    .all = todos los socios{ $adj }
    .gender = m
kind-troop = tropa{ $adj }
    .a = una tropa{ $adj }
    .many = tropas{ $adj }
    .all = todas las tropas{ $adj }
    .gender = f
kind-orange = carta naranja
    .a = una carta naranja
    .many = cartas naranja
    .all = todas las cartas naranja
    .gender = f
kind-black = carta negra
    .a = una carta negra
    .many = cartas negras
    .all = todas las cartas negras
    .gender = f
kind-headline = titular
    .a = un titular
    .many = titulares
    .all = todos los titulares
    .gender = m
kind-topple = derrocamiento
    .a = un derrocamiento
    .many = derrocamientos
    .all = todos los derrocamientos
    .gender = m
kind-hacendado = hacendado{ $adj }
    .a = un hacendado{ $adj }
    .many = hacendados{ $adj }
    .all = todos los hacendados{ $adj }
    .gender = m
kind-public = carta pública{ $adj }
    .a = una carta pública{ $adj }
    .many = cartas públicas{ $adj }
    .all = todas las cartas públicas{ $adj }
    .gender = f
kind-regime = régimen
    .a = un régimen
    .many = regímenes
    .all = todos los regímenes
    .gender = m

sort-ranch = rancho
    .a = un rancho
    .many = ranchos
    .all = todos los ranchos
    .gender = m
sort-plantation = plantación
    .a = una plantación
    .many = plantaciones
    .all = todas las plantaciones
    .gender = f
sort-mine = mina
    .a = una mina
    .many = minas
    .all = todas las minas
    .gender = f
sort-bank = banco
    .a = un banco
    .many = bancos
    .all = todos los bancos
    .gender = m
sort-gun_store = armería
    .a = una armería
    .many = armerías
    .all = todas las armerías
    .gender = f
sort-smelter = fundición
    .a = una fundición
    .many = fundiciones
    .all = todas las fundiciones
    .gender = f
sort-project = proyecto
    .a = un proyecto
    .many = proyectos
    .all = todos los proyectos
    .gender = m

role-investor = inversor{ $adj }
    .a = un inversor{ $adj }
    .many = inversores{ $adj }
    .all = todos los inversores{ $adj }
    .gender = m
role-monopoly = monopolio{ $adj }
    .a = un monopolio{ $adj }
    .many = monopolios{ $adj }
    .all = todos los monopolios{ $adj }
    .gender = m
role-newspaper = periódico{ $adj }
    .a = un periódico{ $adj }
    .many = periódicos{ $adj }
    .all = todos los periódicos{ $adj }
    .gender = m
role-spy = espía{ $adj }
    .a = un espía{ $adj }
    .many = espías{ $adj }
    .all = todos los espías{ $adj }
    .gender = m
role-court = tribunal{ $adj }
    .a = un tribunal{ $adj }
    .many = tribunales{ $adj }
    .all = todos los tribunales{ $adj }
    .gender = m
role-general = general{ $adj }
    .a = un general{ $adj }
    .many = generales{ $adj }
    .all = todos los generales{ $adj }
    .gender = m
role-activist = activista{ $adj }
    .a = un activista{ $adj }
    .many = activistas{ $adj }
    .all = todos los activistas{ $adj }
    .gender = m
role-governor = gobernador rebelde{ $adj }
    .a = un gobernador rebelde{ $adj }
    .many = gobernadores rebeldes{ $adj }
    .all = todos los gobernadores rebeldes{ $adj }
    .gender = m
role-patent = patente{ $adj }
    .a = una patente{ $adj }
    .many = patentes{ $adj }
    .all = todas las patentes{ $adj }
    .gender = f
role-politician = político{ $adj }
    .a = un político{ $adj }
    .many = políticos{ $adj }
    .all = todos los políticos{ $adj }
    .gender = m
role-official = funcionario{ $adj }
    .a = un funcionario{ $adj }
    .many = funcionarios{ $adj }
    .all = todos los funcionarios{ $adj }
    .gender = m
role-agent = agente{ $adj }
    .a = un agente{ $adj }
    .many = agentes{ $adj }
    .all = todos los agentes{ $adj }
    .gender = m
role-spouse = matrimonio{ $adj }
    .a = un matrimonio{ $adj }
    .many = matrimonios{ $adj }
    .all = todos los matrimonios{ $adj }
    .gender = m
role-labor = líder obrero{ $adj }
    .a = un líder obrero{ $adj }
    .many = líderes obreros{ $adj }
    .all = todos los líderes obreros{ $adj }
    .gender = m
role-clergy = mística{ $adj }
    .a = una mística{ $adj }
    .many = místicas{ $adj }
    .all = todas las místicas{ $adj }
    .gender = f
role-mercenary = mercenario{ $adj }
    .a = un mercenario{ $adj }
    .many = mercenarios{ $adj }
    .all = todos los mercenarios{ $adj }
    .gender = m
role-writer = escritor{ $adj }
    .a = un escritor{ $adj }
    .many = escritores{ $adj }
    .all = todos los escritores{ $adj }
    .gender = m

faction-green =
    { $form ->
        [many] verdes
        [all] verdes
       *[other] verde
    }
    .name = verde
    .beside = verde
faction-blue =
    { $form ->
        [many] azules
        [all] azules
       *[other] azul
    }
    .name = azul
    .beside = azul
faction-white =
    { $form ->
        [many] { $gender ->
            [f] blancas
           *[m] blancos
        }
        [all] { $gender ->
            [f] blancas
           *[m] blancos
        }
       *[other] { $gender ->
            [f] blanca
           *[m] blanco
        }
    }
    .name = blanco
    .beside = { $gender ->
            [f] blanca
           *[m] blanco
        }
faction-red =
    { $form ->
        [many] { $gender ->
            [f] rojas
           *[m] rojos
        }
        [all] { $gender ->
            [f] rojas
           *[m] rojos
        }
       *[other] { $gender ->
            [f] roja
           *[m] rojo
        }
    }
    .name = rojo
    .beside = { $gender ->
            [f] roja
           *[m] rojo
        }

district-sonora = Sonora
    .in = de Sonora
    .of = con la bandera de Sonora
    .flag = de Sonora
district-chihuahua = Chihuahua
    .in = de Chihuahua
    .of = con la bandera de Chihuahua
    .flag = de Chihuahua
district-america = Estados Unidos
    .in = de Estados Unidos
    .of = con la bandera de Estados Unidos
    .flag = de Estados Unidos
district-mexico = México
    .in = de México
    .of = con bandera mexicana

prestige-loyalty = lealtad
    .point = punto de lealtad
    .with = con lealtad
    .short = lealtad
prestige-outrage = ultraje
    .point = punto de ultraje
    .with = con ultraje
    .short = ultraje
prestige-command = mando
    .point = punto de mando
    .with = con mando
    .short = mando
prestige-revolution = revolución
    .point = punto de revolución
    .with = con revolución
    .short = revol.

regime-pax = Pax Porfiriana
    .under = bajo la Pax
    .short = Pax
regime-us = intervención estadounidense
    .under = bajo la intervención estadounidense
    .short = EE. UU.
regime-martial = ley marcial
    .under = bajo la ley marcial
    .short = marcial
regime-anarchy = anarquía
    .under = bajo la anarquía
    .short = anarquía

connection-foot = a pie
    .by = a pie
    .with = con conexión a pie
connection-mule = mula
    .by = en mula
    .with = con conexión de mula
connection-rail = ferrocarril
    .by = en ferrocarril
    .with = con conexión de ferrocarril

upgrade-mule = mula
upgrade-rail = ferrocarril
upgrade-chain = cadena de ferrocarriles
upgrade-canal = canal
upgrade-steamship = barco de vapor

bias-bull = toro
bias-bear = oso

with-slaves = con esclavos
without-slaves = sin esclavos
with-troop = con tropa
without-troop = sin tropa
in-unrest = con disturbios
not-in-unrest = sin disturbios
cost-max = de coste { $cost } o menos
