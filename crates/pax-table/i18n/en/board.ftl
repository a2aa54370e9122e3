### The table as plain text: short lines, nothing drawn.

list-semicolon = { $list }; { $next }

## How things stand.

board-turn = Turn { $turn }, { $seat }.
board-regime = Regime: { $regime }. Mine value { $mines }, economy { $economy }.
board-depression = Depression: mines and banks earn nothing, sales bring nothing, and each card in play costs 1 gold a turn.
board-pile = On top of the bull-bear pile: { $bias }.
board-pile-empty = The bull-bear pile is empty.
board-deck =
    { $cards ->
        [one] Play deck: 1 card. Topples gone: { $gone } of 4.
       *[other] Play deck: { $cards } cards. Topples gone: { $gone } of 4.
    }
board-public = Public cards for sale.
board-public-none = No public cards for sale.

## The market.

board-market = Market.
board-slot = { $slot }, { $price }: { $card }: { $stats }.
board-slot-empty = { $slot }, { $price }: empty.
board-slot-cube = Speculation cube of { $seat }.
board-price =
    { $gold ->
        [0] free
       *[other] { $gold } gold
    }
board-price-yours =
    { $gold ->
        [0] { $price } (free for you)
       *[other] { $price } ({ $gold } for you)
    }

## A player.

board-player =
    { $cubes ->
        [one] { $seat } ({ $place }): { $gold } gold, income { $income }, 1 cube in reserve.
       *[other] { $seat } ({ $place }): { $gold } gold, income { $income }, { $cubes } cubes in reserve.
    }
board-diaz = { $seat } ({ $place }).
board-jailed = In jail: one action less each turn.
board-prestige = Prestige: { $points }.
board-points = { $prestige } { $points }
board-loyalist =
    { $cubes ->
        [one] Hacendado { $card }: loyalist, 1 income cube.
       *[other] Hacendado { $card }: loyalist, { $cubes } income cubes.
    }
board-ability = Ability: { $text }
board-plans = Stands he can take: { $plans }.
board-plan = Hacendado { $card }: { $plan }, troops come { $by }.
board-killed =
    { $cubes ->
        [one] Hacendado { $card }: killed, a loyalist for good; 1 income cube.
       *[other] Hacendado { $card }: killed, a loyalist for good; { $cubes } income cubes.
    }
board-no-enterprises = No enterprises.
board-enterprise = { $card }: { $stats }.
board-income = Income cubes: { $cubes }.
board-unrest = Unrest: { $disks }; it earns nothing.
board-slaves = Slaves work here.
board-built = Built: { $list }.
board-cube-of = { $to } ({ $seat })
board-troop = Troop: { $card }, firepower { $firepower }.
board-extorted = It is extorted for 1.
board-prestige-cube = Prestige cube.
board-partner = Partner { $card }: { $stats }.
board-army = Private army: { $troops }.
board-away = Troops elsewhere: { $troops }.
board-strength = { $card }, firepower { $firepower }
board-stands = { $card } at { $place }, firepower { $firepower }
board-waiting = Troops without a place: { $cards }.
board-grudge = Grudge pile: { $cards }.
board-hand = Hand ({ $count } of { $limit }): { $cards }.
board-hand-empty = Hand: empty, at most { $limit }.
board-hand-hidden = Hand: { $count } of at most { $limit } cards.
board-card = { $card }: { $stats }.

## Who could topple Díaz.

board-topple = Who could topple Díaz.
board-topple-line = { $regime }, by { $prestige }: { $seats }.
board-topple-now = { $regime }, in force now, by { $prestige }: { $seats }.
board-toppling = Toppling by { $prestige }, Díaz’s defence in this toppling { $defence }: { $seats }.
board-missing = { $seat } has { $points } and needs { $needed }
board-enough = { $seat } has { $points } and needs { $needed }, enough
board-stand = Taking a stand as { $plan } would give you { $prestige } { $points }; { $under } you need { $needed }.
board-stand-enough = Taking a stand as { $plan } would give you { $prestige } { $points }: enough { $under }.
board-topples-at = In the market: { $topples }.
board-topple-at = { $card } at { $slot }, { $price }
board-no-topple = No topple is in the market.
board-heel = The event side of { $card } at { $slot } makes Díaz’s defence against { $prestige } 1 less.
board-nobody-topples = As things stand nobody would topple Díaz.
board-topples = As things stand { $seats } would topple Díaz.
board-with-stand = With a stand: { $seats }.
board-with-heel = With the event side of the topple: { $seats }.
board-with-both = With a stand and the event side of the topple: { $seats }.

## What everybody would earn.

board-forecast = Income under each regime.
board-forecast-line = { $seat }: { $regimes }; in a Depression { $depression }.
board-earns = { $regime } { $gold }
