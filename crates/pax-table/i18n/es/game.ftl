### Lo que ocurre en una partida, una frase cada vez.

saw-turn =
    { $actions ->
        [one] { $seat } empieza su turno con 1 acción.
       *[other] { $seat } empieza su turno con { $actions } acciones.
    }
saw-turn-diaz = Es el turno de Díaz.
saw-regained = La libertad devuelve la tercera acción.
saw-extra = Es una acción adicional de { $card }.
saw-paid =
    { $count ->
        [one] { $seats } paga { $gold } de oro.
       *[other] { $seats } pagan { $gold } de oro cada uno.
    }
saw-gained =
    { $count ->
        [one] { $seats } gana { $gold } de oro.
       *[other] { $seats } ganan { $gold } de oro cada uno.
    }
saw-earned = Ingresos: { $seat } gana { $gold } de oro.
saw-payee = El oro va a { $seat }.
saw-moved = { $from } paga { $gold } de oro a { $seat }.
saw-stolen = { $seat } roba { $gold } de oro a { $from }.
saw-bought = { $seat } compra { $card } en { $slot }.
saw-to-hand = { $card } va a la mano de { $seat }.
saw-returned = { $card } vuelve a la mano de { $seat }.
saw-played = Se juega { $card }.
saw-discarded =
    { $count ->
        [one] Se descarta { $cards }.
       *[other] Se descartan { $cards }.
    }
saw-awarded = { $seat } conserva { $card } en su pila de puntos de prestigio ({ $prestige }).
saw-enterprise = { $seat } abre { $card }.
saw-partner = { $card } se une a { $seat }.
saw-side = { $card } se gira: { $side }.
saw-placed = { $seat } aposta { $card } en { $target }.
saw-joined = { $card } se une al ejército privado de { $seat }.
saw-left = { $card } deja su lugar.
saw-displaced =
    { $count ->
        [one] { $cards } pierde su lugar.
       *[other] { $cards } pierden su lugar.
    }
saw-extortion = { $seat } extorsiona { $card }.
saw-extortion-gone = { $seat } deja de extorsionar { $card }.
saw-connection = { $seat } construye en { $card }: { $to }.
saw-connection-gone = { $seat } recupera un cubo de { $card }: { $to }.
saw-prestige =
    { $count ->
        [one] { $seat } pone un cubo de prestigio en { $cards }.
       *[other] { $seat } pone cubos de prestigio en { $cards }.
    }
saw-prestige-gone =
    { $count ->
        [one] { $seat } recupera el cubo de prestigio de { $cards }.
       *[other] { $seat } recupera los cubos de prestigio de { $cards }.
    }
saw-speculation = { $seat } especula con { $card } en { $slot }.
saw-speculation-gone = El cubo de especulación de { $card } en { $slot } vuelve a su propietario.
saw-regime = Cambia el régimen: { $regime }.
saw-depression = Empieza una depresión económica.
saw-recovery = Termina la depresión económica.
saw-jailed = { $seat } va a la cárcel.
saw-released = { $seat } sale de la cárcel.
saw-flipped = El hacendado de { $seat } toma partido: { $plan }.
saw-killed = Matan al hacendado de { $seat }.
saw-taken = { $seat } juega como { $card }.
saw-headline = { $card } cae en la pila toro-oso ({ $bias }).
saw-headline-topple = { $card } cae en la pila toro-oso ({ $bias }): un derrocamiento menos.
saw-cleared = { $card } en { $slot } sale del mercado.
saw-slid = { $card } se desliza de { $from } a { $slot }.
saw-revealed = Nuevo en el mercado: { $cards }.
saw-banned = Enfrentamiento: los colores { $colours } no pueden jugarse este turno.
saw-gold-due = El último derrocamiento ha fracasado; el oro decide al reponer el mercado.
saw-attack = { $seat } juega { $card } contra { $target }.
saw-cancelled = Un espía anula el ataque.
saw-toppling = { $seat } intenta derrocar a Díaz por { $prestige }. Su fuerza es { $defence }.
saw-topple-failed = Nadie derroca a Díaz.
saw-defence = Fuerza de Díaz { $change }.
saw-rolled = Díaz saca un { $value }.
saw-kept = Se conserva { $card }.
saw-chosen = La elección es { $card }.

saw-cubes = Cubos de ingresos: { $changes }.
saw-unrest = Disturbios: { $changes }.
change-more = { $card } +{ $number }
change-less = { $card } −{ $number }

## El final.

saw-won =
    { $count ->
        [one] Gana { $seats }: { $why }.
       *[other] Ganan juntos { $seats }: { $why }.
    }
saw-won-gold =
    { $count ->
        [one] La partida termina: { $why }. { $seats } tiene más oro y gana.
       *[other] La partida termina: { $why }. { $seats } tienen más oro y ganan juntos.
    }
saw-lost = Gana Díaz: { $why }.
end-toppled = Díaz es derrocado por { $prestige }
end-last-failed = el último derrocamiento ha fracasado
end-last-discarded = el último derrocamiento se ha descartado
end-standoff = ha salido el último derrocamiento y nadie compra
end-stall = nadie ha movido el mercado durante demasiado tiempo

## Lo que cambiaría.

then-figures = { $seat }: { $changes }.
then-gold = oro de { $before } a { $after }
then-income = ingresos de { $before } a { $after }
then-reserve = cubos en reserva de { $before } a { $after }
then-prestige = { $prestige } de { $before } a { $after }
then-topples = { $seat } podría entonces derrocar a Díaz por { $prestige }.
then-unknown = Lo que sigue nadie lo puede saber todavía.
then-asked = Después se pregunta a { $seat }: { $question }
then-asked-you = Después se te pregunta: { $question }
saw-taken-back =
    { $entry ->
        [0] { $seat } lo deshace todo: la partida vuelve a estar como al principio.
       *[other] { $seat } deshace jugadas: la partida vuelve a estar como tras la entrada { $entry }.
    }
