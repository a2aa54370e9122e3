### La mesa a toda pantalla: títulos, palabras cortas para sitios pequeños y lo que hacen las teclas.

## Dónde se está.

screen-small = La mesa necesita { $columns } columnas y { $rows } líneas; esta ventana tiene { $width } y { $height }. Agrándala, o pulsa q y juega con --plain.
screen-turn = Turno { $turn }, { $seat } ·
screen-turn-short = Turno { $turn } ·
screen-regime = { $regime } · minas { $mines } · economía { $economy }
screen-depression = DEPRESIÓN
screen-depression-word = Depresión
screen-deck = mazo { $cards }
screen-topples = derroc. { $gone }/4
screen-page-table = Mesa
screen-page-mine = Yo
screen-page-others = Otros
screen-page-topple = Derrocar
screen-page-story = Relato
screen-market = Mercado: precio, fila de arriba, fila de abajo
screen-more = … { $lines } más: Av Pág
screen-earlier = … { $lines } antes: Re Pág

## Palabras cortas.

screen-gold = { $gold }o
screen-district-sonora = Son
screen-district-chihuahua = Chi
screen-district-america = EUA
screen-by-foot = a pie
screen-by-mule = mula
screen-by-rail = tren
screen-built-mule = mula
screen-built-rail = tren
screen-built-chain = cadena
screen-built-canal = canal
screen-built-steamship = vapor

## Lo que hay delante de cada uno.

screen-public = Públicas
screen-you = (tú)
screen-figures = oro { $gold }, ingresos { $income }, cubos { $cubes }
screen-jail = EN LA CÁRCEL
screen-loyalist = leal
screen-killed = asesinado: leal para siempre
screen-slaves = esclavos
screen-army = Ejército:
screen-away = Fuera:
screen-waiting = Sin lugar:
screen-grudge = Puntos:
screen-hand = Mano { $count }/{ $limit }
screen-hand-empty = vacía: compra una carta del mercado
screen-enterprises =
    { $count ->
        [one] { $count } empresa
       *[other] { $count } empresas
    }
screen-partners =
    { $count ->
        [one] { $count } socio
       *[other] { $count } socios
    }
screen-troops =
    { $count ->
        [one] { $count } tropa
       *[other] { $count } tropas
    }
screen-hand-count = mano { $count }/{ $limit }

## Quién podría derrocar a Díaz.

screen-topple-head = tiene/necesita
screen-topple-now = Derrocar ahora: { $prestige }
screen-forecast = Ingresos con

## Lo que se escribe.

screen-ask-command = Escribe una orden; Tab la completa.
screen-ask-explain = ¿Qué explico? Una carta, un lugar del mercado o una palabra; Intro a solas muestra teclas y signos.
screen-ask-why = ¿Por qué no se puede qué? Una acción, una carta o un lugar del mercado.
screen-no-match = Nada se llama así.
screen-open-first = Eso es un grupo de opciones: ábrelo con Intro, y p muestra qué haría cada una.

## Lo que se pone sobre la mesa.

screen-how = En cada turno tienes tres acciones: comprar cartas del mercado, jugarlas, venderlas, mejorar lo que tienes. Las flechas eligen, Intro lo hace y u lo deshace mientras no se haya revelado nada. ? explica la carta en la que estás, y ? con Intro a solas, las teclas y los signos de esta mesa. Pulsa cualquier tecla para empezar.
screen-preview = Lo que pasaría
screen-why = Por qué no: { $what }
screen-ledger = Turno por turno
screen-bots = Por qué los bots hicieron eso
screen-over = La partida ha terminado
screen-help-title = Teclas y signos
screen-help =
    ↑ ↓ o j k: elegir. Un número: esa opción. Intro: hacerlo o abrir el grupo. Esc o 0: volver.
    : escribir una orden como aparece entre corchetes, como buy a3; Tab la completa.
    ? explicar una carta o una palabra. w: por qué algo no se puede.
    p: qué haría la opción. u: deshacer tu última elección.
    Tab o F1 a F5: las partes de la mesa. Re Pág, Av Pág: desplazarse.
    h: toda la historia. l: lo que tenía cada uno, turno por turno. b: por qué los bots hicieron lo que hicieron.
    q: dejarlo; la partida queda guardada. Ctrl-L: dibujar de nuevo.
screen-signs =
    ● lealtad (verde ○)   ▼ ultraje (azul ▽)
    ▲ mando (blanco △)    ◆ revolución (rojo ◇)
    Relleno es un punto de prestigio; el contorno, el color de una carta.
    ■ cubo, con la letra de su dueño   □ cubo que no gana nada
    !2 dos discos de disturbios   †2 potencia de fuego 2   $ extorsiona
    ↑ toro   ↓ oso   * de quién es el turno
    › puedes comprarla ahora   ► de qué trata tu opción

## Las teclas, en la última línea.

screen-key-enter = Intro
screen-key-esc = Esc
screen-key-do = hacer
screen-key-back = volver
screen-key-explain = qué es
screen-key-why = por qué
screen-key-preview = ver
screen-key-undo = deshacer
screen-key-type = orden
screen-key-story = relato
screen-key-bots = bots
screen-key-stop = salir
screen-key-scroll = desplazar
screen-key-close = cerrar
screen-key-complete = completar
screen-key-pick = escoger
screen-key-sit = mostrar la mesa
screen-key-page = mirar
