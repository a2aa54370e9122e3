### Lo que se pregunta, por qué algo no está permitido y qué ayudaría.

## Preguntas. El valor pregunta a quien decide; .told lo dice a los demás.

ask-hacendado = ¿Qué hacendado tomas?
    .told = { $seat } elige hacendado.
ask-actions =
    { $left ->
        [0] No te quedan acciones. Termina tu fase de acción o usa lo que no cuesta ninguna.
        [one] Te queda 1 acción. ¿Qué haces?
       *[other] Te quedan { $left } acciones. ¿Qué haces?
    }
    .told =
        { $left ->
            [0] A { $seat } no le quedan acciones y puede seguir.
            [one] A { $seat } le queda 1 acción.
           *[other] A { $seat } le quedan { $left } acciones.
        }
ask-monopolist = ¿A qué monopolista pagas { $gold } de oro?
    .told = { $seat } elige qué monopolista recibe { $gold } de oro.
ask-orientation = { $card }: ¿ocurre el evento o se mantiene el status quo?
    .told = { $seat } elige un lado de { $card }.
ask-topple = { $card }: intentas derrocar a Díaz. ¿Lado de evento o de status quo?
    .told = { $seat } elige un lado de { $card } e intenta derrocar a Díaz.
ask-side = { $card } ha cambiado de manos. ¿Qué lado queda a la vista?
    .told = { $seat } elige qué lado de { $card } queda a la vista.
ask-displaced = Tropas tuyas han perdido su lugar. ¿Cuáles se retiran a tu ejército privado y a cuáles renuncias?
    .told = { $seat } decide qué tropas se retiran.
ask-strife = Enfrentamiento entre { $one } y { $other }: ¿de qué color descartas las cartas?
    .told = { $seat } decide qué color se va: { $one } o { $other }.
ask-cubes =
    { $left ->
        [one] Te queda 1 cubo y hay más lugares que lo piden. ¿Adónde va?
       *[other] Te quedan { $left } cubos y hay más lugares que los piden. ¿Adónde va el siguiente?
    }
    .told = { $seat } reparte cubos escasos (le quedan: { $left }).
ask-nationalization = { $card }: ¿qué empresa pierdes por nacionalización?
    .told = { $seat } elige qué empresa pierde por { $card }.
ask-land = { $card }: ¿a qué empresa añades terrenos?
    .told = { $seat } elige dónde añade terrenos por { $card }.
ask-hand = { $card }: ¿qué carta descartas de tu mano?
    .told = { $seat } elige una carta de la mano por { $card }.
ask-connection = { $card }: ¿qué cubo de conexión recuperas?
    .told = { $seat } elige un cubo de conexión por { $card }.
ask-headlines = Dos titulares han envejecido. ¿Cuál se descarta primero?
    .told = { $seat } decide qué titular se descarta primero.
ask-upkeep = Depresión económica: ¿pagas 1 de oro para conservar { $card }? Oro disponible para estos gastos: { $gold }.
    .told = { $seat } decide sobre los gastos de { $card }.
ask-flip = Derrocamiento por { $prestige }, fuerza de Díaz { $defence }: ¿toma partido tu hacendado?
    .told = { $seat } puede tomar partido.
ask-fraud = Derrocamiento por { $prestige }, fuerza de Díaz { $defence }: ¿descartas una carta para cambiarla?
    .told = { $seat } puede cambiar la fuerza de Díaz.
ask-kill = Derrocamiento por { $prestige }, fuerza de Díaz { $defence }: ¿matas a un hacendado?
    .told = { $seat } puede matar a un hacendado.
ask-points = Tienes { $points } y necesitas { $needed }.
ask-spy = { $actor } juega { $card } contra { $target }. ¿La anula un espía tuyo?
    .told = { $seat } puede anular { $card } con un espía.
ask-diaz = ¿Qué carta juega Díaz primero: { $one } o { $other }?
    .told = { $seat } decide si Díaz juega primero { $one } o { $other }.
ask-die-upper = Díaz tira el dado por la carta que se lleva de la fila a.
ask-die-lower = Díaz tira el dado por la carta que se lleva de la fila b.
ask-die-side = Díaz tira el dado por el lado de { $card }: de 1 a 3 el primero, de 4 a 6 el segundo.
ask-die-strife = Díaz tira el dado por el color que descarta: de 1 a 3 el primero, de 4 a 6 el segundo.
ask-nothing = La partida ha terminado.

## Por qué no.

no-game-over = La partida ha terminado.
no-not-yours = Le toca decidir a { $seat }.
no-not-asked = Eso no responde a lo que se pregunta.
no-actions =
    { $needed ->
        [one] Cuesta 1 acción; acciones que te quedan: { $left }.
       *[other] Cuesta { $needed } acciones; acciones que te quedan: { $left }.
    }
no-gold = Cuesta { $price } de oro y tienes { $gold }.
no-cube = No tienes cubos en la reserva.
no-hand = { $card } no está en tu mano.
no-kind = { $card } no es una carta para eso.
no-yours-in-play = { $card } no está en juego como tuya.
no-in-play = { $card } no está en juego.
no-side = La carta no tiene ese lado.
no-slot = El mercado está vacío en { $slot }.
no-purchases = Ya has comprado dos cartas del mercado este turno.
no-hand-full =
    { $cards ->
        [one] Tienes 1 carta en la mano y el límite es { $limit }.
       *[other] Tienes { $cards } cartas en la mano y el límite es { $limit }.
    }
no-public = { $card } no está junto al mercado.
no-in-unrest =
    { $disks ->
        [one] { $card } tiene 1 disco de disturbios.
       *[other] { $card } tiene { $disks } discos de disturbios.
    }
no-unrest = { $card } no tiene disturbios.
no-jailed = No estás en la cárcel.
no-civil-war = Guerra civil: las cartas con la bandera { $flag } no pueden usarse.
no-jurisdiction = Fuera de su jurisdicción. Bandera de la tropa: { $flag }; lugar: { $district }.
no-firepower = Tu tropa tiene potencia de fuego { $yours } y la que está allí { $theirs }; la tuya debe ser mayor.
no-army = Tu hacendado no tiene ejército privado para una tropa de ese color.
no-effect = No ocurriría nada.
no-oval = No hay lugar libre para una conexión.
no-target = { $card } no puede tener ese objetivo.
no-opponent = { $card } solo sirve contra adversarios.
no-protected = El objetivo está protegido.
no-disks =
    { $disks ->
        [one] La carta no puede poner ahí 1 disco de disturbios.
       *[other] La carta no puede poner ahí { $disks } discos de disturbios.
    }
no-speculated = Ya hay un cubo de especulación en { $slot }.
no-last-topple = No se puede especular con el último derrocamiento.
no-cube-there = Ningún cubo tuyo puede salir de ahí.
no-place = Ahí no puede ir ningún cubo.
no-reserve =
    { $cubes ->
        [one] Aún tienes 1 cubo en la reserva.
       *[other] Aún tienes { $cubes } cubos en la reserva.
    }
no-ability = { $card } no puede hacer eso este turno.
no-regime = Eso no es posible { $under }.
no-strife = El enfrentamiento te prohíbe ese color este turno.
no-offered = Las reglas de esta partida no lo ofrecen.
no-use = No tienes nada con qué hacerlo.
no-choice = Eso no está entre las opciones.

## Qué tendría que cambiar.

need-gold = Necesitas { $gold } de oro más.
need-actions =
    { $actions ->
        [one] Necesitas 1 acción más.
       *[other] Necesitas { $actions } acciones más.
    }
need-cube = Antes tiene que volver un cubo tuyo.
need-smaller-hand = Juega o vende antes una carta de tu mano.
need-calm = Antes hay que retirar sus disturbios.
need-unrest = Antes tiene que haber disturbios.
need-regime = Tendría que regir otro régimen.
need-firepower = Necesitas potencia de fuego { $firepower } o más.
need-peace = El gobernador rebelde tendría que salir del juego.
need-turn = Espera a tu próximo turno.
need-answer = Responde antes a lo que se pregunta.
need-patience = Espera a que se te pregunte.
need-empty-reserve = Usa antes los cubos de tu reserva.
need-hand = Necesitas la carta en tu mano.
need-stand = Tu hacendado tendría que haber tomado partido por ese color.
need-card = Necesitas una carta para eso.
need-other = Elige otra carta, otro lugar u otro objetivo.

refused = { $reason } { $remedy } (Regla { $rule })
refused-plainly = { $reason } (Regla { $rule })
