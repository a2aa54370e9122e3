### Lo que dicen las cartas. Cada mensaje es una frase de una carta.

## La línea bajo el título.

stat-cost = coste { $cost }
stat-cost-x = coste X
stat-cost-target = coste del objetivo
stat-connection = { $by }
stat-oval = { $to } { $price }
stat-firepower = potencia de fuego { $firepower }
stat-one-action = una acción { $under }
stat-deploy = llegada: ferrocarril { $rail }, mula { $mule }, a pie { $foot }

## Empresas.

income-fixed = Ingresos: { $cubes }.
income-start = Ingresos: { $cubes }; más al comprar terrenos.
income-mine = Ingresos: el valor de las minas.
income-bank = Ingresos: la economía.
income-count = Ingresos: 1 por cada { $each }.
slaves = Si tiene más disturbios que cubos, los esclavos se rebelan: el libertador toma esta carta (revolución) y es encarcelado.

## Habilidades.

extra-play = Acción adicional: jugar { $a }.
extra-buy = Acción adicional: comprar { $a }, además de las dos compras del turno.
extra-sell = Acción adicional: vender una carta.
extra-redeploy = Acción adicional: redesplegar una tropa.
extra-buy_land = Acción adicional: comprar terrenos.
extra-upgrade = Acción adicional: mejorar una conexión.
extra-police = Acción adicional: acción policial.
extra-speculate = Acción adicional: especular.

price-half = mitad de precio, redondeada hacia arriba
price-free = gratis
price-less = { $gold } de oro menos

discount-play = Al jugar { $many }: { $price }.
discount-buy = Al comprar { $many }: { $price }.
discount-connection = Al mejorar conexiones: { $price }.
discount-connection-of = Al mejorar conexiones de { $many }: { $price }.
discount-land = Al comprar terrenos: { $price }.
discount-land-of = Al comprar terrenos para { $many }: { $price }.
discount-redeploy = Al redesplegar tropas: { $price }.
discount-redeploy-of = Al redesplegar { $many }: { $price }.

monopoly-play = Los adversarios que jueguen { $many } te pagan a ti, no a la banca.
monopoly-connection = Los adversarios que mejoren conexiones te pagan a ti, no a la banca.
monopoly-connection-of = Los adversarios que mejoren conexiones de { $many } te pagan a ti, no a la banca.
monopoly-land = Los adversarios que compren terrenos te pagan a ti, no a la banca.
monopoly-land-of = Los adversarios que compren terrenos para { $many } te pagan a ti, no a la banca.

general = Todas tus tropas tienen potencia de fuego 3.
immune-jail = No puedes ser encarcelado.
immune-nationalization = Tus empresas no pueden ser nacionalizadas.
immune-assassination = Este socio no puede ser asesinado.
patent =
    { $cubes ->
        [one] Tus { $many } tienen 1 cubo de ingresos más, salvo en una depresión económica.
       *[other] Tus { $many } tienen { $cubes } cubos de ingresos más, salvo en una depresión económica.
    }
spy = Descártala para anular una carta naranja o negra recién jugada contra ti.
topple = En un derrocamiento por { $prestige }, descártala: fuerza de Díaz { $change }.
topple-any = En cualquier derrocamiento, descártala: fuerza de Díaz { $change }.
agitate =
    { $disks ->
        [one] Como acción, una vez por turno: 1 disco de disturbios en { $a }. No bajo la ley marcial.
       *[other] Como acción, una vez por turno: { $disks } discos de disturbios en { $a }. No bajo la ley marcial.
    }
governor = Guerra civil: ninguna carta con la bandera { $flag } puede jugarse, ni sus tropas redesplegarse.
orange_bonus = { $gold } de oro de la banca cada vez que alguien juega una carta naranja (una vez por propietario).
income-cubes =
    { $cubes ->
        [one] Tiene 1 cubo de ingresos.
       *[other] Tiene { $cubes } cubos de ingresos.
    }
bounty-sell = { $gold } de oro de la banca por cada carta que vendas.
bounty-black = { $gold } de oro de la banca por cada carta negra que juegues.
bounty-topple = { $gold } de oro de la banca por cada derrocamiento que compres.
bounty-battle = { $gold } de oro de la banca por cada tropa que venzas.
hand_limit = Límite de mano +{ $cards }.
protect = Las cartas naranja no pueden tener como objetivo tus { $many }.
roam = Tus tropas no tienen límites de jurisdicción.
decree = Como acción, descártala. Régimen: { $regime }.

## Efectos.

on-play = Al jugarla — { $text }
regime = Régimen: { $regime }.
strife = Enfrentamiento: { $one } contra { $other }.
unrest =
    { $disks ->
        [one] 1 disco de disturbios en cada { $each }.
       *[other] { $disks } discos de disturbios en cada { $each }.
    }
unrest-other =
    { $disks ->
        [one] 1 disco de disturbios en cada { $each }, salvo en el destino.
       *[other] { $disks } discos de disturbios en cada { $each }, salvo en el destino.
    }
calm =
    { $disks ->
        [one] Retira 1 disco de disturbios de cada { $each }.
       *[other] Retira { $disks } discos de disturbios de cada { $each }.
    }
nationalize-all = Se nacionalizan { $all }.
nationalize-each_player_one = Cada jugador pierde { $a } por nacionalización.
gold-gain-each = Cada jugador gana { $gold } de oro.
gold-gain-actor = Ganas { $gold } de oro.
gold-gain-others = Los demás ganan { $gold } de oro cada uno.
gold-lose-each = Cada jugador pierde { $gold } de oro.
gold-lose-actor = Pierdes { $gold } de oro.
gold-lose-others = Los demás pierden { $gold } de oro cada uno.
gold-gain-each-per = Cada jugador gana { $gold } de oro por cada { $each } que tenga.
gold-gain-actor-per = Ganas { $gold } de oro por cada { $each } que tengas.
gold-gain-others-per = Los demás ganan { $gold } de oro por cada { $each } que tengan.
gold-lose-each-per = Cada jugador pierde { $gold } de oro por cada { $each } que tenga.
gold-lose-actor-per = Pierdes { $gold } de oro por cada { $each } que tengas.
gold-lose-others-per = Los demás pierden { $gold } de oro por cada { $each } que tengan.
halve_gold = Cada jugador pierde la mitad de su oro, redondeada hacia arriba.
recall = Cada { $each } se retira o se descarta.
discard = Se descartan del juego { $all }.
land-each =
    { $cubes ->
        [one] Cada jugador añade 1 cubo de ingresos a { $a } de su propiedad.
       *[other] Cada jugador añade { $cubes } cubos de ingresos a { $a } de su propiedad.
    }
land-actor =
    { $cubes ->
        [one] Añade 1 cubo de ingresos a { $a } de tu propiedad.
       *[other] Añade { $cubes } cubos de ingresos a { $a } de tu propiedad.
    }
land-others =
    { $cubes ->
        [one] Los demás añaden 1 cubo de ingresos a { $a } de su propiedad.
       *[other] Los demás añaden { $cubes } cubos de ingresos a { $a } de su propiedad.
    }
amnesty = Todos salen de la cárcel.
jail = Quienes tengan { $a } en juego son encarcelados.
clear_speculation = Todos los cubos de especulación vuelven a sus propietarios.
hand_discard =
    { $cards ->
        [one] Cada jugador descarta 1 carta de su mano.
       *[other] Cada jugador descarta { $cards } cartas de su mano.
    }
connection_loss = Cada jugador recupera un cubo de conexión de { $a }.

## Cartas naranja y negras.

trouble =
    { $disks ->
        [one] Coloca 1 disco de disturbios en { $a }.
       *[other] Coloca { $disks } discos de disturbios en { $a }.
    }
trouble-x = Coloca X discos de disturbios en { $a } (X hasta { $disks }).
steal = Roba { $gold } de oro.
steal-victim = Roba { $gold } de oro por cada { $each } que tenga la víctima.
steal-actor = Roba { $gold } de oro por cada { $each } que tengas.
assassinate = Asesina a un socio.
deed-nationalize = Nacionaliza { $a }.
conspire = Llévate a tu fila de juego { $a } de la víctima y paga también su coste.
deed-discard = Descarta { $a } de la víctima.
deed-jail = La víctima es encarcelada.
remove_cubes =
    { $cubes ->
        [one] Retira 1 cubo de ingresos de { $a }.
       *[other] Retira { $cubes } cubos de ingresos de { $a }.
    }
repossess = Devuelve { $a } a la mano de su propietario.
opponent-only = Solo contra un adversario.
award = La víctima conserva esta carta ({ $prestige }).
award-jailed = La víctima conserva esta carta ({ $prestige }) y es encarcelada.

## Tropas, titulares, derrocamientos, lados.

slave_revolt = Si extorsiona una empresa con esclavos, los esclavos se rebelan.
topple-heel = Evento: fuerza de Díaz contra { $prestige } −1. Status quo: sin cambios.
side = { $name } ({ $marks })
side-text = { $name } ({ $marks }): { $text }
side-public = { $name } ({ $colour }, { $prestige }, coste { $cost })
side-public-text = { $name } ({ $colour }, { $prestige }, coste { $cost }): { $text }
plan = Volteado — { $name }: { $prestige }, { $colour }, las tropas llegan { $by }.
loyalist = 2 cubos de ingresos hasta voltearlo.

## Regímenes.

regime-figures = Valor de las minas { $mines }, economía { $economy }. Derrocamiento por { $prestige }.
regime-rule-pax = Un cubo de prestigio en cada punto de lealtad.
regime-rule-us = Las tropas azules pueden entrar en Sonora y Chihuahua.
regime-rule-martial = Las acciones policiales son gratuitas.
regime-rule-anarchy = Todas las tropas pueden entrar en cualquier distrito.

## Lo que dice el programa sobre las cartas.

provenance-stated = Consta en un reglamento: { $fields }.
provenance-inferred = Deducido: { $fields }.
provenance-rest = El resto es reconstrucción nuestra.
provenance-all = Todo es reconstrucción nuestra.
card-count = { $shown } de { $all } cartas
