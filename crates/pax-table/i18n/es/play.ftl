### Una partida en el teclado: lo que dice el programa.

play-welcome = Bienvenido a Hacendado. Eres un rico terrateniente de México y conspiras para derrocar al dictador Díaz.
play-aim = A lo largo de la partida salen cuatro cartas de derrocamiento. Quien compra una llama a la caída de Díaz: gana la partida con bastante prestigio de la clase que pide el régimen. Si sobrevive a las cuatro, gana el más rico.
play-aim-solitaire = Juegas en solitario. Díaz compra cartas según los dados y tienes que derrocarlo: compra una carta de derrocamiento cuando tengas bastante prestigio de la clase que pide el régimen. Si sobrevive a las cuatro cartas de derrocamiento, pierdes.
play-how = En cada turno tienes tres acciones: comprar cartas del mercado, jugarlas, venderlas, mejorar lo que tienes. Escribe el número de una opción y pulsa Intro; ? e Intro muestra qué más puedes escribir.
play-you = Tú eres { $seat } ({ $place }).
play-saved = La partida se guarda a cada paso en { $path }
play-farewell = La partida está guardada. Continúa con: hacendado play --resume { $path }
play-over = La partida ha terminado. Queda guardada en { $path }
play-pass = Ahora decide { $seat }. Pasa el teclado y pulsa Intro.
play-group = { $verb } ({ $count } maneras)
play-back = 0. Volver.
play-out-of-range =
    { $last ->
        [one] Hay una sola opción, la número 1.
       *[other] Hay opciones de la 1 a la { $last }.
    } Intro las muestra de nuevo.
play-unknown = No entiendo «{ $text }».
play-near = ¿Querías decir { $near }?
play-remind = Intro muestra de nuevo las opciones; ? e Intro, qué más puedes escribir.
play-nobody = Ahora nadie tiene nada que decidir.
play-no-undo = No hay nada que puedas deshacer: desde tu última elección se descubrió una carta, actuó otra persona o terminó tu turno.
play-possible = Eso es posible:
play-why-what = Escribe w y lo que querrías hacer: una carta, como w 184; un lugar del mercado, como w a3; o una acción, como w buy.
play-preview-what = Escribe p y una orden, como p buy a1, para saber qué haría.
play-help =
    Un número: esa opción.
    Una orden tal como aparece entre corchetes, como buy a3: lo mismo sin el menú.
    ? y una carta, un lugar del mercado o una palabra, como ? 184, ? a3 o ? disturbios: qué es.
    w y una carta, un lugar o una acción, como w a3 o w sell: por qué no se puede, o cómo se hace.
    p y una orden: qué haría.
    u: deshacer tu última elección, mientras no se haya revelado nada.
    t: toda la mesa. m: el mercado. c: las cartas de tu mano. d: quién podría derrocar a Díaz. f: los ingresos de todos. p1 a p6: lo que tiene delante un jugador.
    h: lo que ha pasado últimamente; h all: toda la historia. l: lo que tenía cada uno, turno por turno.
    0 o Intro: las opciones de nuevo. q: dejarlo; la partida queda guardada.
play-terms = Palabras que ? explica: { $terms }.

## Los verbos, como cabezas de grupos de opciones.

verb-play = Jugar una carta de tu mano
verb-buy = Comprar una carta del mercado
verb-public = Comprar una carta pública
verb-sell = Vender una carta
verb-redeploy = Mover una tropa
verb-land = Comprar tierras
verb-upgrade = Construir una conexión
verb-police = Quitar disturbios o salir de la cárcel
verb-speculate = Poner un cubo en una carta del mercado
verb-shift = Mover uno de tus cubos
verb-add = Añadir un cubo de ingresos que falta
verb-cover = Cubrir un punto de lealtad con un cubo
verb-agitate = Hacer que un socio provoque disturbios
verb-decree = Hacer que un socio cambie el régimen
verb-end = Terminar tus acciones
verb-event = Dejar que ocurra el suceso
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
verb-fraud = Descartar una carta para cambiar la defensa de Díaz
verb-kill = Matar a un hacendado
verb-side = Elegir una cara
verb-pay = Elegir a quién se paga
verb-take = Tomar un hacendado
verb-roll = Tirar el dado
