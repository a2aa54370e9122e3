### La mesa como texto: líneas cortas, nada dibujado.

list-semicolon = { $list }; { $next }

board-turn = Turno { $turn }, { $seat }.
board-regime = Régimen: { $regime }. Valor de las minas { $mines }, economía { $economy }.
board-depression = Depresión económica: minas y bancos no dan ingresos, las ventas no dan nada y cada carta en juego cuesta 1 de oro por turno.
board-pile = Encima de la pila toro-oso: { $bias }.
board-pile-empty = La pila toro-oso está vacía.
board-deck =
    { $cards ->
        [one] Mazo de juego: 1 carta. Derrocamientos gastados: { $gone } de 4.
       *[other] Mazo de juego: { $cards } cartas. Derrocamientos gastados: { $gone } de 4.
    }
board-public = Cartas públicas a la venta.
board-public-none = No hay cartas públicas a la venta.

## El mercado.

board-market = Mercado.
board-slot = { $slot }, { $price }: { $card }: { $stats }.
board-slot-empty = { $slot }, { $price }: vacío.
board-slot-cube = Cubo de especulación de { $seat }.
board-price =
    { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }
board-price-yours =
    { $gold ->
        [0] { $price } (gratis para ti)
       *[other] { $price } ({ $gold } para ti)
    }

## Un jugador.

board-player =
    { $cubes ->
        [one] { $seat } ({ $place }): { $gold } de oro, ingresos { $income }, 1 cubo en reserva.
       *[other] { $seat } ({ $place }): { $gold } de oro, ingresos { $income }, { $cubes } cubos en reserva.
    }
board-diaz = { $seat } ({ $place }).
board-jailed = En la cárcel: una acción menos por turno.
board-prestige = Prestigio: { $points }.
board-points = { $prestige } { $points }
board-loyalist =
    { $cubes ->
        [one] Hacendado { $card }: leal, 1 cubo de ingresos.
       *[other] Hacendado { $card }: leal, { $cubes } cubos de ingresos.
    }
board-ability = Habilidad: { $text }
board-plans = Partidos que puede tomar: { $plans }.
board-plan = Hacendado { $card }: { $plan }, las tropas llegan { $by }.
board-killed =
    { $cubes ->
        [one] Hacendado { $card }: asesinado, leal para siempre; 1 cubo de ingresos.
       *[other] Hacendado { $card }: asesinado, leal para siempre; { $cubes } cubos de ingresos.
    }
board-no-enterprises = Ninguna empresa.
board-enterprise = { $card }: { $stats }.
board-income = Cubos de ingresos: { $cubes }.
board-unrest = Disturbios: { $disks }; no da ingresos.
board-slaves = Trabajan esclavos.
board-built = Construido: { $list }.
board-cube-of = { $to } ({ $seat })
board-troop = Tropa: { $card }, potencia de fuego { $firepower }.
board-extorted = Se le extorsiona 1.
board-prestige-cube = Cubo de prestigio.
board-partner = Socio { $card }: { $stats }.
board-army = Ejército privado: { $troops }.
board-away = Tropas en otros lugares: { $troops }.
board-strength = { $card }, potencia de fuego { $firepower }
board-stands = { $card } en { $place }, potencia de fuego { $firepower }
board-waiting = Tropas sin lugar: { $cards }.
board-grudge = Pila de puntos de prestigio: { $cards }.
board-hand = Mano ({ $count } de { $limit }): { $cards }.
board-hand-empty = Mano: vacía, como máximo { $limit }.
board-hand-hidden =
    { $count ->
        [one] Mano: 1 carta de un máximo de { $limit }.
       *[other] Mano: { $count } cartas de un máximo de { $limit }.
    }
board-card = { $card }: { $stats }.

## Quién podría derrocar a Díaz.

board-topple = Quién podría derrocar a Díaz.
board-topple-line = Régimen: { $regime }, por { $prestige }: { $seats }.
board-topple-now = Régimen vigente: { $regime }, por { $prestige }: { $seats }.
board-toppling = Derrocamiento por { $prestige }, fuerza de Díaz en este derrocamiento { $defence }: { $seats }.
board-missing = { $seat } tiene { $points } y necesita { $needed }
board-enough = { $seat } tiene { $points } y necesita { $needed }, suficiente
board-stand = Tomar partido con { $plan } te daría { $prestige } { $points }; { $under } necesitas { $needed }.
board-stand-enough = Tomar partido con { $plan } te daría { $prestige } { $points }: suficiente { $under }.
board-topples-at = En el mercado: { $topples }.
board-topple-at = { $card } en { $slot }, { $price }
board-no-topple = No hay ningún derrocamiento en el mercado.
board-heel = El lado de evento de { $card } en { $slot } resta 1 a la fuerza de Díaz contra { $prestige }.
board-nobody-topples = Tal como están las cosas nadie derrocaría a Díaz.
board-topples = Tal como están las cosas derrocaría a Díaz: { $seats }.
board-with-stand = Tomando partido: { $seats }.
board-with-heel = Con el lado de evento del derrocamiento: { $seats }.
board-with-both = Tomando partido y con el lado de evento del derrocamiento: { $seats }.

## Lo que ganaría cada uno.

board-forecast = Ingresos con cada régimen.
board-forecast-line = { $seat }: { $regimes }; en una depresión económica { $depression }.
board-earns = { $regime } { $gold }
