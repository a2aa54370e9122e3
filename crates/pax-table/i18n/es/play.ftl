### Una partida en el teclado: lo que dice el programa.

play-welcome = Bienvenido a Hacendado. Eres un rico terrateniente de México y conspiras para derrocar al dictador Díaz.
play-aim = A lo largo de la partida salen cuatro cartas de derrocamiento. Quien compra una intenta derrocar a Díaz: gana la partida con bastante prestigio de la clase que pide el régimen. Si sobrevive a las cuatro, gana el más rico.
play-aim-solitaire = Juegas en solitario. Díaz se lleva cartas según los dados y tienes que derrocarlo: compra una carta de derrocamiento cuando tengas bastante prestigio de la clase que pide el régimen. Si sobrevive a las cuatro cartas de derrocamiento, pierdes. ? solitario dice cómo juega él.
play-how = En cada turno tienes tres acciones: comprar cartas del mercado, jugarlas, venderlas, mejorar lo que tienes. Escribe el número de una opción y pulsa Intro; ? e Intro muestra qué más puedes escribir.
play-open = Todo lo que se compra está antes a la vista, así que todas las manos se conocen: ves las cartas de los demás, y ellos las tuyas. Solo el mazo está oculto.
play-welcome-back = Hola de nuevo, turno { $turn }. h cuenta lo que ha pasado; ?, lo que puedes escribir.
play-you = Tú eres { $seat } ({ $place }).
play-ability = Tu habilidad: { $text }
play-saved = La partida se guarda a cada paso en { $path }
play-farewell = La partida está guardada. Continúa con: hacendado play --resume { $path }
play-over = La partida ha terminado. Queda guardada en { $path }
play-retell = Vuelve a contar la historia con: hacendado game log { $path }
play-still = Aún puedes mirar: t la mesa, d quién podría derrocar a Díaz, h la historia, b por qué los bots hicieron lo que hicieron, l turno por turno, ? y una palabra qué significa. q termina.
play-pass = Ahora decide { $seat }. Pasa el teclado y pulsa Intro.
play-group = { $verb } ({ $count } maneras)
play-group-free = { $verb } ({ $count } maneras; una no cuesta acción)
play-group-cube = Un cubo de: { $place } ({ $count } maneras)
play-group-card = { $card } ({ $count } maneras)
play-back = 0. Volver.
play-confirm-end =
    { $left ->
        [one] Aún te queda 1 acción. ¿Terminar de todos modos? 1 sí, 0 no.
       *[other] Aún te quedan { $left } acciones. ¿Terminar de todos modos? 1 sí, 0 no.
    }
play-out-of-range =
    { $last ->
        [one] Hay una sola opción, la número 1. Intro la muestra de nuevo.
       *[other] Hay opciones de la 1 a la { $last }. Intro las muestra de nuevo.
    }
play-unknown = No entiendo «{ $text }».
play-near = ¿Querías decir { $near }?
play-remind = Intro muestra de nuevo las opciones; ? e Intro, qué más puedes escribir.
play-nobody = Ahora nadie tiene nada que decidir.
play-no-undo = No hay nada que puedas deshacer: desde tu última elección se descubrió una carta, actuó otra persona o terminó tu turno.
play-possible = Eso es posible:
play-not-possible = No es posible:
play-said = { $what }: { $text }
play-rule = Regla { $rule } (en inglés): { $text }
play-many-cards = Varias cartas se llaman así: { $cards }. Pregunta por el número, como ? { $number }.
play-many-more = { $cards } y { $more } más
play-why-what = Escribe w y lo que querrías hacer: una carta, como w 184; un lugar del mercado, como w a3; una acción, como w buy; o el número de una opción, como w 2.
play-preview-what = Escribe p y una orden o el número de una opción, como p buy a1 o p 2, para saber qué haría.
play-preview-group = Ese número es un grupo de opciones. Ábrelo con su número, y p dice qué haría cada una.
play-bots-none = Ningún bot ha tenido nada que elegir desde que te sentaste.
play-bots-who = Ahí no hay ningún bot. Escribe b para todos los bots, o b y el sitio de uno, como b p2.
play-because = ¿Por qué? { $why }
play-help =
    Un número: esa opción.
    Una orden tal como aparece entre corchetes, como buy a3: lo mismo sin el menú.
    ? y una carta, un lugar del mercado, una palabra o una regla, como ? 184, ? cananea, ? a3, ? disturbios o ? ACT-BUY-02: qué es.
    w y una carta, un lugar, una acción o el número de una opción, como w a3 o w sell: por qué no se puede, o cómo se hace.
    p y una orden o el número de una opción: qué haría.
    u: deshacer tu última elección, mientras no se haya revelado nada.
    t: toda la mesa. m: el mercado. c: las cartas de tu mano. d: quién podría derrocar a Díaz. f: los ingresos de todos. p1 a p6: lo que tiene delante un jugador.
    h: lo que ha pasado últimamente; h all: toda la historia. l: lo que tenía cada uno, turno por turno.
    b: por qué los bots hicieron lo que hicieron en la última ronda; b p2: qué más pensó ese.
    0 o Intro: las opciones de nuevo. q: dejarlo; la partida queda guardada.
play-terms = Palabras que ? explica: { $terms }.

## Los verbos, como cabezas de grupos de opciones.

verb-play = Jugar una carta de tu mano
verb-buy = Comprar una carta del mercado
verb-public = Comprar una carta pública
verb-sell = Vender una carta
verb-redeploy = Redesplegar una tropa
verb-land = Comprar terrenos
verb-upgrade = Construir una conexión
verb-police = Quitar disturbios o salir de la cárcel
verb-speculate = Poner un cubo en una carta del mercado
verb-shift = Mover uno de tus cubos
verb-add = Añadir un cubo de ingresos que falta
verb-cover = Cubrir un punto de lealtad con un cubo
verb-agitate = Hacer que un socio provoque disturbios
verb-decree = Hacer que un socio cambie el régimen
verb-end = Terminar tus acciones
verb-event = Dejar que ocurra el evento
verb-quo = Dejarlo todo como está
verb-spy = Usar un espía
verb-pass = Dejarlo estar
verb-retreat = Retirar una tropa a tu ejército privado
verb-abandon = Renunciar a una tropa
verb-discard = Descartar las cartas de un color
verb-choose = Elegir una carta
verb-first = Elegir qué titular se va primero
verb-keep = Pagar por una carta
verb-drop = Dejar ir una carta
verb-flip = Tomar partido contra Díaz
verb-fraud = Descartar una carta para cambiar la fuerza de Díaz
verb-kill = Matar a un hacendado
verb-side = Elegir un lado
verb-pay = Elegir a quién se paga
verb-take = Tomar un hacendado
verb-roll = Tirar el dado

## Lo que hace falta, dicho a quien ahora no puede.

wants-play = Para jugar una carta la necesitas en la mano: cómprala antes en el mercado.
wants-buy = Para comprar una carta necesitas una acción, dos para la segunda del turno, el oro de su lugar y sitio en la mano.
wants-public = Para comprar una carta pública hace falta una que siga junto al mercado, una acción y su coste.
wants-sell = Para vender necesitas una carta en la mano o en juego. Tu hacendado y las empresas con disturbios no se pueden vender.
wants-redeploy = Para redesplegar necesitas una tropa en juego, una acción, un lugar al que pueda ir y el oro del camino; calmar los disturbios donde está no cuesta oro.
wants-land = Para comprar terrenos necesitas un rancho o una plantación tuyos en juego, dos acciones, un cubo en reserva y 1 de oro por cada cubo que haya allí.
wants-upgrade = Para construir hace falta una empresa en juego con un óvalo libre, tuya o ajena, una acción, un cubo en reserva y el precio del óvalo.
wants-police = Para una acción policial hace falta una empresa tuya con disturbios o estar en la cárcel; una acción y 3 de oro, si no es gratis.
wants-speculate = Para especular necesitas un cubo en reserva, una acción y una carta del mercado sin cubo.
wants-shift = Puedes mover un cubo de especulación siempre, y otros cubos cuando tu reserva está vacía. Cuesta una acción.
wants-add = Para eso algo tuyo debe tener menos cubos de ingresos de los que le tocan, y necesitas un cubo en reserva y una acción.
wants-cover = Para eso necesitas, en la Pax Porfiriana, un punto de lealtad sin cubo de prestigio y un cubo en reserva.
wants-agitate = Para eso necesitas un socio en juego cuya carta diga que pone disturbios, una vez por turno y no bajo la ley marcial, y una acción.
wants-decree = Para eso necesitas un socio en juego cuya carta diga que descartarla cambia el régimen, y una acción.
wants-spy = Un espía en juego puede descartarse cuando se acaba de jugar contra ti una carta naranja o negra; entonces se te pregunta.
wants-retreat = Una tropa puede retirarse cuando ha perdido su lugar; entonces se te pregunta.
wants-flip = No puedes voltear a tu hacendado cuando quieras. Puedes cuando alguien intenta derrocar a Díaz y se te pregunta, o cuando una tropa tuya pierde su lugar y se retira al ejército privado.
wants-fraud = En un derrocamiento puedes descartar cartas en juego que lo digan para cambiar la fuerza de Díaz; entonces se te pregunta.
wants-kill = En un derrocamiento una carta de asesinato de tu mano puede matar a un hacendado que haya tomado partido; entonces se te pregunta.
wants-topple = Para derrocar a Díaz se compra una carta de derrocamiento cuando hay una en el mercado; ahora no hay ninguna. Mira d.
wants-topple-at = Para derrocar a Díaz se compra una carta de derrocamiento. { $card } está en { $slot }. Mira d.

## El libro de una partida: las cabezas de sus columnas.

ledger-turn = turno
ledger-regime = régimen
ledger-player = jugador
ledger-gold = oro
ledger-income = ingr.
ledger-cubes = cubos
ledger-end = fin
ledger-signs = * tiene el turno. D: depresión económica.
