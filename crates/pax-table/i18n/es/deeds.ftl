### Lo que pueden hacer los jugadores. El valor lo propone a quien decide; .told lo cuenta de $seat.

tag-gold = { " " }por { $gold } de oro
tag-free = { "" }, gratis
tag-nothing = { " " }por nada
tag-actions = { " " }({ $actions } acciones)
tag-extra = { " " }(acción adicional)

named = { $name } ({ $number })
    .owned = { $name } ({ $number }, { $seat })
    .market = { $card } en { $slot }
the-card = la carta
yourself = ti mismo
the-side = lado { $side }
the-plan = { $name } ({ $prestige }, { $colour })
the-player = Jugador { $number }
diaz = Díaz
the-oval = conexión { $oval }

## Las nueve acciones.

do-play = Jugar { $card }{ $price }.
    .told = { $seat } juega { $card }{ $price }.
do-play-side = Jugar { $card } como { $side }{ $price }.
    .told = { $seat } juega { $card } como { $side }{ $price }.
do-play-at = Jugar { $card } en { $target }{ $price }.
    .told = { $seat } juega { $card } en { $target }{ $price }.
do-play-army = Jugar { $card } en tu ejército privado{ $price }.
    .told = { $seat } juega { $card } en el ejército privado{ $price }.
do-play-orange =
    { $disks ->
        [one] Jugar { $card } contra { $target } con 1 disco de disturbios{ $price }.
       *[other] Jugar { $card } contra { $target } con { $disks } discos de disturbios{ $price }.
    }
    .told =
        { $disks ->
            [one] { $seat } juega { $card } contra { $target } con 1 disco de disturbios{ $price }.
           *[other] { $seat } juega { $card } contra { $target } con { $disks } discos de disturbios{ $price }.
        }
do-play-black = Jugar { $card } contra { $target }{ $price }.
    .told = { $seat } juega { $card } contra { $target }{ $price }.
do-buy = Comprar { $card } del mercado ({ $slot }){ $price }.
    .told = { $seat } compra { $card } del mercado ({ $slot }){ $price }.
do-buy-public = Comprar la carta pública { $card } como { $side }{ $price }.
    .told = { $seat } compra la carta pública { $card } como { $side }{ $price }.
do-sell = Vender { $card }{ $price }.
    .told = { $seat } vende { $card }.
do-redeploy = Redesplegar { $card } a { $target }{ $price }.
    .told = { $seat } redespliega { $card } a { $target }{ $price }.
do-redeploy-here = Hacer que { $card } calme { $target } sin moverse{ $price }.
    .told = { $seat } hace que { $card } calme { $target } sin moverse.
do-redeploy-army = Redesplegar { $card } a tu ejército privado{ $price }.
    .told = { $seat } redespliega { $card } al ejército privado{ $price }.
do-land = Comprar terrenos para { $card }{ $price }.
    .told = { $seat } compra terrenos para { $card }{ $price }.
do-upgrade = Construir en { $card }: { $to }{ $price }.
    .told = { $seat } construye en { $card }: { $to }{ $price }.
do-police = Acción policial en { $card }: 1 disco de disturbios menos{ $price }.
    .told = { $seat } realiza una acción policial en { $card }{ $price }.
do-leave-jail = Salir de la cárcel{ $price }.
    .told = { $seat } sale de la cárcel{ $price }.
do-speculate = Especular con { $card } en { $slot }{ $price }.
    .told = { $seat } especula con { $card } en { $slot }.
do-shift = Mover un cubo; de: { $from }; a: { $to }{ $price }.
    .told = { $seat } mueve un cubo; de: { $from }; a: { $to }.
do-add = Añadir a { $card } un cubo de ingresos que le falta{ $price }.
    .told = { $seat } añade a { $card } un cubo de ingresos que le faltaba.
do-cover = Poner un cubo de prestigio en { $card }.
    .told = { $seat } pone un cubo de prestigio en { $card }.
do-agitate = { $card } provoca disturbios en { $target }.
    .told = { $seat } hace que { $card } provoque disturbios en { $target }.
do-decree = Descartar { $card } para cambiar el régimen.
    .told = { $seat } descarta { $card } para cambiar el régimen.
do-end = Terminar tus acciones.
    .told = { $seat } termina sus acciones.

cube-income = los ingresos de { $card }
cube-oval = { $to } de { $card }
cube-prestige = la lealtad de { $card }
cube-market = { $card } en { $slot }
cube-reserve = la reserva

## Respuestas.

do-event = Elegir el lado de evento: ocurre lo que dice el titular.
    .told = { $seat } elige el lado de evento.
do-quo = Elegir el lado de status quo: no ocurre nada.
    .told = { $seat } elige el lado de status quo.
do-event-topple = Intentar derrocar a Díaz con el lado de evento: contra { $prestige } su fuerza es 1 menos.
    .told = { $seat } elige el lado de evento.
do-quo-topple = Intentar derrocar a Díaz con el lado de status quo: su fuerza no cambia.
    .told = { $seat } elige el lado de status quo.
do-spy = Descartar { $card } para anular el ataque.
    .told = { $seat } descarta { $card } para anular el ataque.
do-pass = Dejarlo estar.
    .told = { $seat } lo deja estar.
do-pass-spy = No usar ningún espía: el ataque sigue adelante.
    .told = { $seat } no usa ningún espía.
do-pass-flip = Seguir siendo leal.
    .told = { $seat } se mantiene leal.
do-pass-fraud = No descartar nada: la fuerza de Díaz queda como está.
    .told = { $seat } deja la fuerza de Díaz como está.
do-pass-kill = No matar a nadie.
    .told = { $seat } no mata a nadie.
do-retreat = Retirar { $card } a tu ejército privado{ $price }.
    .told = { $seat } retira { $card } al ejército privado{ $price }.
do-abandon = Renunciar a { $card }.
    .told = { $seat } renuncia a { $card }.
do-discard = Descartar tus socios y tropas { $colour }.
    .told = { $seat } descarta sus socios y tropas { $colour }.
do-choose = Elegir { $card }.
    .told = { $seat } elige { $card }.
do-choose-cube = Poner un cubo en { $card }.
    .told = { $seat } pone un cubo en { $card }.
do-choose-nationalize = Dejar que se nacionalice { $card }.
    .told = { $seat } elige { $card } para la nacionalización.
do-choose-land = Añadir terrenos a { $card }.
    .told = { $seat } añade terrenos a { $card }.
do-choose-hand = Descartar { $card } de tu mano.
    .told = { $seat } descarta { $card } de la mano.
do-choose-connection = Recuperar tu cubo de conexión de { $card }.
    .told = { $seat } recupera un cubo de conexión de { $card }.
do-choose-diaz = Díaz juega primero { $card }.
    .told = { $seat } hace que Díaz juegue primero { $card }.
do-first = Descartar primero { $card } en { $slot }.
    .told = { $seat } descarta primero { $card } en { $slot }.
do-keep = Pagar 1 de oro para conservar { $card }.
    .told = { $seat } pagará para conservar { $card }.
do-drop = Dejar ir { $card }.
    .told = { $seat } deja ir { $card }.
do-flip = Tomar partido: { $plan }.
    .told = { $seat } toma partido: { $plan }.
do-fraud = Descartar { $card } para cambiar la fuerza de Díaz.
    .told = { $seat } descarta { $card } para cambiar la fuerza de Díaz.
do-kill = Matar al hacendado de { $target } con { $card }{ $price }.
    .told = { $seat } manda matar al hacendado de { $target } con { $card }{ $price }.
do-side = Girar { $card }: { $side }.
    .told = { $seat } gira { $card }: { $side }.
do-pay = Pagar a { $target }.
    .told = { $seat } paga a { $target }.
do-take = Tomar como hacendado a { $card }.
    .told = { $seat } toma como hacendado a { $card }.
do-roll = Sacar un { $value }.
    .told = Díaz saca un { $value }.
do-roll-row = Fila { $row }: un { $value } se lleva { $card } en { $slot }.
    .told = Fila { $row }: Díaz saca un { $value } y se lleva { $card } en { $slot }.
do-roll-row-empty = Fila { $row }: un { $value } no se lleva nada.
    .told = Fila { $row }: Díaz saca un { $value } y no encuentra nada.
do-roll-side = Un { $value } para { $card }: { $side }.
    .told = Díaz saca un { $value } para { $card }: { $side }.
do-roll-strife = Enfrentamiento: un { $value } decide qué color se va.
    .told = Enfrentamiento: Díaz saca un { $value } para decidir qué color se va.

## Lo que trae una opción, dicho después de ella.

brings = Después: { $changes }.
brings-in-play = Está en juego: { $changes }.
brings-only-in-play = Está en juego.
brings-side = Ese lado: { $marks }.
brings-no-gold = { $seat } no tiene oro: el robo no da nada.
brings-news = Se juega enseguida.
brings-toppling = Inicia enseguida un derrocamiento.
brings-slides = Cuando termine tu turno se deslizará a { $slot }.
brings-speculation =
    { $gold ->
        [0] Ahí es gratis, y no te da nada si un adversario la compra.
       *[other] Hasta { $gold } de oro para ti si un adversario la compra ahí.
    }
    .alone =
        { $gold ->
            [0] Ahí es gratis: no te da nada si Díaz se la lleva con un { $die }.
           *[other] { $gold } de oro para ti si Díaz se la lleva de ahí, con un { $die }.
        }
brings-points = Tendrías { $points } y necesitas { $needed }.
brings-enough = Tendrías { $points } y necesitas { $needed }: suficiente.
brings-turned =
    { $cubes ->
        [0] Es para siempre: se pierde su habilidad.
        [one] Es para siempre: se pierden su cubo de ingresos y su habilidad.
       *[other] Es para siempre: se pierden sus { $cubes } cubos de ingresos y su habilidad.
    }
brings-stand = Para ello tu hacendado toma partido: { $plan }.
brings-defence = Fuerza de Díaz de { $before } a { $after }.
