### Was Spieler tun können. Der Wert schlägt es dem vor, der entscheidet; .told erzählt es von $seat.

tag-gold = { " " }für { $gold } Gold
tag-free = { " " }kostenfrei
tag-nothing = { " " }für nichts
tag-actions = { " " }({ $actions } Aktionen)
tag-extra = { " " }(Zusatzaktion)

named = { $name } ({ $number })
    .owned = { $name } ({ $number }, { $seat })
    .market = { $card } bei { $slot }
the-card = die Karte
yourself = dich selbst
the-side = Seite { $side }
the-plan = { $name } ({ $prestige }, { $colour })
the-player = Spieler { $number }
diaz = Díaz
the-oval = Verbindung { $oval }

## Die neun Aktionen.

do-play = { $card }{ $price } spielen.
    .told = { $seat } spielt { $card }{ $price }.
do-play-side = { $card } als { $side }{ $price } spielen.
    .told = { $seat } spielt { $card } als { $side }{ $price }.
do-play-at = { $card } zu { $target }{ $price } spielen.
    .told = { $seat } spielt { $card } zu { $target }{ $price }.
do-play-army = { $card } in deine Privatarmee{ $price } spielen.
    .told = { $seat } spielt { $card } in die Privatarmee{ $price }.
do-play-orange =
    { $disks ->
        [one] { $card } gegen { $target } mit 1 Unruhen-Chip{ $price } spielen.
       *[other] { $card } gegen { $target } mit { $disks } Unruhen-Chips{ $price } spielen.
    }
    .told =
        { $disks ->
            [one] { $seat } spielt { $card } gegen { $target } mit 1 Unruhen-Chip{ $price }.
           *[other] { $seat } spielt { $card } gegen { $target } mit { $disks } Unruhen-Chips{ $price }.
        }
do-play-black = { $card } gegen { $target }{ $price } spielen.
    .told = { $seat } spielt { $card } gegen { $target }{ $price }.
do-buy = { $card } vom Markt ({ $slot }){ $price } kaufen.
    .told = { $seat } kauft { $card } vom Markt ({ $slot }){ $price }.
do-buy-public = Die öffentliche Karte { $card } als { $side }{ $price } kaufen.
    .told = { $seat } kauft die öffentliche Karte { $card } als { $side }{ $price }.
do-sell = { $card }{ $price } verkaufen.
    .told = { $seat } verkauft { $card }.
do-redeploy = { $card } zu { $target }{ $price } umstationieren.
    .told = { $seat } stationiert { $card } zu { $target }{ $price } um.
do-redeploy-here = { $card } an Ort und Stelle Unruhen beseitigen lassen, bei { $target }{ $price }.
    .told = { $seat } lässt { $card } an Ort und Stelle Unruhen beseitigen, bei { $target }.
do-redeploy-army = { $card } in deine Privatarmee{ $price } umstationieren.
    .told = { $seat } stationiert { $card }{ $price } in die Privatarmee um.
do-land = Land für { $card }{ $price } kaufen.
    .told = { $seat } kauft Land für { $card }{ $price }.
do-upgrade = Für { $card } bauen: { $to }{ $price }.
    .told = { $seat } baut für { $card }: { $to }{ $price }.
do-police = Polizeiaktion bei { $card }: 1 Unruhen-Chip weniger{ $price }.
    .told = { $seat } führt bei { $card } eine Polizeiaktion durch{ $price }.
do-leave-jail = Das Gefängnis{ $price } verlassen.
    .told = { $seat } verlässt das Gefängnis{ $price }.
do-speculate = Bei { $slot } auf { $card } spekulieren{ $price }.
    .told = { $seat } spekuliert bei { $slot } auf { $card }.
do-shift = Einen Würfel versetzen, von: { $from }, nach: { $to }{ $price }.
    .told = { $seat } versetzt einen Würfel, von: { $from }, nach: { $to }.
do-add = Auf { $card } einen fehlenden Einkommenswürfel legen{ $price }.
    .told = { $seat } legt auf { $card } einen fehlenden Einkommenswürfel.
do-cover = Einen Prestigewürfel auf { $card } legen.
    .told = { $seat } legt einen Prestigewürfel auf { $card }.
do-agitate = { $card } schürt Unruhen bei { $target }.
    .told = { $seat } lässt { $card } bei { $target } Unruhen schüren.
do-decree = { $card } ablegen, um das Regime zu wechseln.
    .told = { $seat } legt { $card } ab, um das Regime zu wechseln.
do-end = Deine Aktionen beenden.
    .told = { $seat } beendet die Aktionen.

cube-income = Einkommen von { $card }
cube-oval = { $to } von { $card }
cube-prestige = Loyalität von { $card }
cube-market = { $card } bei { $slot }
cube-reserve = Reserve

## Antworten.

do-event = Die Ereignisseite wählen: Was die Schlagzeile sagt, geschieht.
    .told = { $seat } wählt die Ereignisseite.
do-quo = Die Status-Quo-Seite wählen: Nichts geschieht.
    .told = { $seat } wählt die Status-Quo-Seite.
do-event-topple = Versuchen, Díaz mit der Ereignisseite abzusetzen: Gegen { $prestige } ist seine Verteidigung um 1 geringer.
    .told = { $seat } wählt die Ereignisseite.
do-quo-topple = Versuchen, Díaz mit der Status-Quo-Seite abzusetzen: Seine Verteidigung bleibt.
    .told = { $seat } wählt die Status-Quo-Seite.
do-spy = { $card } ablegen, um den Angriff aufzuheben.
    .told = { $seat } legt { $card } ab, um den Angriff aufzuheben.
do-pass = Es dabei belassen.
    .told = { $seat } belässt es dabei.
do-pass-spy = Keinen Spion einsetzen: Der Angriff geschieht.
    .told = { $seat } setzt keinen Spion ein.
do-pass-flip = Loyalist bleiben.
    .told = { $seat } bleibt Loyalist.
do-pass-fraud = Nichts ablegen: Die Díaz-Verteidigung bleibt, wie sie ist.
    .told = { $seat } lässt die Díaz-Verteidigung, wie sie ist.
do-pass-kill = Niemanden töten.
    .told = { $seat } tötet niemanden.
do-retreat = { $card }{ $price } in deine Privatarmee zurückziehen.
    .told = { $seat } zieht { $card }{ $price } in die Privatarmee zurück.
do-abandon = { $card } aufgeben.
    .told = { $seat } gibt { $card } auf.
do-discard = Deine { $colour } Partner und Truppen ablegen.
    .told = { $seat } legt die { $colour } Partner und Truppen ab.
do-choose = { $card } wählen.
    .told = { $seat } wählt { $card }.
do-choose-cube = Einen Würfel auf { $card } legen.
    .told = { $seat } legt einen Würfel auf { $card }.
do-choose-nationalize = { $card } verstaatlichen lassen.
    .told = { $seat } lässt { $card } verstaatlichen.
do-choose-land = Land zu { $card } hinzufügen.
    .told = { $seat } fügt Land zu { $card } hinzu.
do-choose-hand = { $card } von der Hand ablegen.
    .told = { $seat } legt { $card } von der Hand ab.
do-choose-connection = Deinen Verbindungswürfel von { $card } zurücknehmen.
    .told = { $seat } nimmt einen Verbindungswürfel von { $card } zurück.
do-choose-diaz = Díaz spielt zuerst { $card }.
    .told = { $seat } lässt Díaz zuerst { $card } spielen.
do-first = Zuerst { $card } bei { $slot } ablegen.
    .told = { $seat } legt zuerst { $card } bei { $slot } ab.
do-keep = 1 Gold zahlen, um { $card } zu behalten.
    .told = { $seat } wird zahlen, um { $card } zu behalten.
do-drop = { $card } hergeben.
    .told = { $seat } gibt { $card } her.
do-flip = Partei ergreifen: { $plan }.
    .told = { $seat } ergreift Partei: { $plan }.
do-fraud = { $card } ablegen, um die Díaz-Verteidigung zu ändern.
    .told = { $seat } legt { $card } ab, um die Díaz-Verteidigung zu ändern.
do-kill = Den Hacendado von { $target } mit { $card }{ $price } töten.
    .told = { $seat } lässt den Hacendado von { $target } mit { $card }{ $price } töten.
do-side = { $card } drehen: { $side }.
    .told = { $seat } dreht { $card }: { $side }.
do-pay = An { $target } zahlen.
    .told = { $seat } zahlt an { $target }.
do-take = { $card } als Hacendado nehmen.
    .told = { $seat } nimmt { $card } als Hacendado.
do-roll = Eine { $value } würfeln.
    .told = Díaz würfelt eine { $value }.
do-roll-row = Reihe { $row }: Eine { $value } nimmt { $card } bei { $slot }.
    .told = Reihe { $row }: Díaz würfelt eine { $value } und nimmt { $card } bei { $slot }.
do-roll-row-empty = Reihe { $row }: Eine { $value } nimmt nichts.
    .told = Reihe { $row }: Díaz würfelt eine { $value } und findet nichts.
do-roll-side = Eine { $value } für { $card }: { $side }.
    .told = Díaz würfelt eine { $value } für { $card }: { $side }.
do-roll-strife = Streit: Eine { $value } entscheidet, welche Farbe geht.
    .told = Streit: Díaz würfelt eine { $value } für die Farbe, die geht.

## Was eine Wahl bringt, nach ihr gesagt.

brings = Danach: { $changes }.
brings-in-play = Sie ist im Spiel: { $changes }.
brings-only-in-play = Sie ist im Spiel.
brings-side = Diese Seite: { $marks }.
brings-no-gold = { $seat } hat kein Gold: Der Diebstahl bringt nichts.
brings-news = Sie wird sofort gespielt.
brings-toppling = Sie beginnt sofort eine Absetzung.
brings-slides = Am Ende deines Spielzugs rückt sie nach { $slot }.
brings-speculation =
    { $gold ->
        [0] Dort ist sie kostenfrei und bringt dir nichts, wenn ein Gegner sie kauft.
       *[other] Bis zu { $gold } Gold für dich, wenn ein Gegner sie dort kauft.
    }
    .alone =
        { $gold ->
            [0] Dort ist sie kostenfrei: Sie bringt dir nichts, wenn Díaz sie mit einer { $die } nimmt.
           *[other] { $gold } Gold für dich, wenn Díaz sie dort nimmt, mit einer { $die }.
        }
brings-points = Du hättest { $points } und brauchst { $needed }.
brings-enough = Du hättest { $points } und brauchst { $needed }: Das reicht.
brings-turned =
    { $cubes ->
        [0] Das gilt für immer: Seine Fähigkeit ist verloren.
        [one] Das gilt für immer: Sein Einkommenswürfel und seine Fähigkeit sind verloren.
       *[other] Das gilt für immer: Seine { $cubes } Einkommenswürfel und seine Fähigkeit sind verloren.
    }
brings-stand = Dafür ergreift dein Hacendado Partei: { $plan }.
brings-defence = Díaz-Verteidigung von { $before } auf { $after }.
