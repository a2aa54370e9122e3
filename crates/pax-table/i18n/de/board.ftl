### Der Tisch als Text: kurze Zeilen, nichts gezeichnet.

list-semicolon = { $list }; { $next }

board-turn = Spielzug { $turn }, { $seat }.
board-regime = Regime: { $regime }. Minenwert { $mines }, Wirtschaft { $economy }.
board-depression = Depression: Minen und Banken bringen nichts, Verkäufe bringen nichts, und jede Karte im Spiel kostet 1 Gold je Spielzug.
board-pile = Zuoberst auf dem Bulle/Bär-Ablagestapel: { $bias }.
board-pile-empty = Der Bulle/Bär-Ablagestapel ist leer.
board-deck =
    { $cards ->
        [one] Spielstapel: 1 Karte. Absetzungskarten vorbei: { $gone } von 4.
       *[other] Spielstapel: { $cards } Karten. Absetzungskarten vorbei: { $gone } von 4.
    }
board-public = Öffentliche Karten zu kaufen.
board-public-none = Keine öffentlichen Karten zu kaufen.

## Der Markt.

board-market = Markt.
board-slot = { $slot }, { $price }: { $card }: { $stats }.
board-slot-empty = { $slot }, { $price }: leer.
board-slot-cube = Spekulationswürfel von { $seat }.
board-price =
    { $gold ->
        [0] kostenfrei
       *[other] { $gold } Gold
    }
board-price-yours =
    { $gold ->
        [0] { $price } (kostenfrei für dich)
       *[other] { $price } ({ $gold } für dich)
    }

## Ein Spieler.

board-player = { $seat } ({ $place }): { $gold } Gold, Einkommen { $income }, { $cubes } Würfel in Reserve.
board-diaz = { $seat } ({ $place }).
board-jailed = Im Gefängnis: eine Aktion weniger je Spielzug.
board-prestige = Prestige: { $points }.
board-points = { $prestige } { $points }
board-loyalist = Hacendado { $card }: Loyalist, { $cubes } Einkommenswürfel.
board-ability = Fähigkeit: { $text }
board-plans = Parteien, die er ergreifen kann: { $plans }.
board-plan = Hacendado { $card }: { $plan }, Truppen kommen { $by }.
board-killed = Hacendado { $card }: getötet, für immer Loyalist; { $cubes } Einkommenswürfel.
board-no-enterprises = Keine Unternehmen.
board-enterprise = { $card }: { $stats }.
board-income = Einkommenswürfel: { $cubes }.
board-unrest = Unruhen: { $disks }; es bringt nichts ein.
board-slaves = Hier arbeiten Sklaven.
board-built = Gebaut: { $list }.
board-cube-of = { $to } ({ $seat })
board-troop = Truppe: { $card }, Feuerkraft { $firepower }.
board-extorted = Es wird um 1 erpresst.
board-prestige-cube = Prestigewürfel.
board-partner = Partner { $card }: { $stats }.
board-army = Privatarmee: { $troops }.
board-away = Truppen anderswo: { $troops }.
board-strength = { $card }, Feuerkraft { $firepower }
board-stands = { $card } bei { $place }, Feuerkraft { $firepower }
board-waiting = Truppen ohne Ort: { $cards }.
board-grudge = Prestige-Stapel: { $cards }.
board-hand = Hand ({ $count } von { $limit }): { $cards }.
board-hand-empty = Hand: leer, höchstens { $limit }.
board-hand-hidden = Hand: { $count } von höchstens { $limit } Karten.
board-card = { $card }: { $stats }.

## Wer Díaz absetzen könnte.

board-topple = Wer Díaz absetzen könnte.
board-topple-line = { $regime }, durch { $prestige }: { $seats }.
board-topple-now = { $regime }, jetzt in Kraft, durch { $prestige }: { $seats }.
board-toppling = Absetzung durch { $prestige }, Díaz-Verteidigung in dieser Absetzung { $defence }: { $seats }.
board-missing = { $seat } hat { $points } und braucht { $needed }
board-enough = { $seat } hat { $points } und braucht { $needed }, das reicht
board-stand = Partei ergreifen mit { $plan } gäbe dir { $prestige } { $points }; { $under } brauchst du { $needed }.
board-stand-enough = Partei ergreifen mit { $plan } gäbe dir { $prestige } { $points }: Das reicht { $under }.
board-topples-at = Im Markt: { $topples }.
board-topple-at = { $card } bei { $slot }, { $price }
board-no-topple = Im Markt liegt keine Absetzungskarte.
board-heel = Die Ereignisseite von { $card } bei { $slot } macht die Díaz-Verteidigung gegen { $prestige } um 1 geringer.
board-nobody-topples = So wie es steht, würde niemand Díaz absetzen.
board-topples = So wie es steht, würde Díaz abgesetzt von: { $seats }.
board-with-stand = Mit ergriffener Partei: { $seats }.
board-with-heel = Mit der Ereignisseite der Absetzungskarte: { $seats }.
board-with-both = Mit beidem, Partei und Ereignisseite: { $seats }.

## Was alle einnähmen.

board-forecast = Einkommen unter jedem Regime.
board-forecast-line = { $seat }: { $regimes }; in einer Depression { $depression }.
board-earns = { $regime } { $gold }
