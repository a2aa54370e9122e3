### Was in einem Spiel geschieht, je ein Satz.

saw-turn =
    { $actions ->
        [one] { $seat } beginnt den Spielzug mit 1 Aktion.
       *[other] { $seat } beginnt den Spielzug mit { $actions } Aktionen.
    }
saw-turn-diaz = Díaz ist am Zug.
saw-regained = Die Freiheit bringt die dritte Aktion zurück.
saw-extra = Es ist eine Zusatzaktion von { $card }.
saw-paid =
    { $count ->
        [one] { $seats } zahlt { $gold } Gold.
       *[other] { $seats } zahlen je { $gold } Gold.
    }
saw-gained =
    { $count ->
        [one] { $seats } erhält { $gold } Gold.
       *[other] { $seats } erhalten je { $gold } Gold.
    }
saw-earned = Einkommen: { $seat } erhält { $gold } Gold.
saw-payee = Das Gold geht an { $seat }.
saw-moved = { $from } zahlt { $gold } Gold an { $seat }.
saw-stolen = { $seat } nimmt { $from } { $gold } Gold weg.
saw-bought = { $seat } kauft { $card } bei { $slot }.
saw-to-hand = { $card } geht auf die Hand von { $seat }.
saw-returned = { $card } kehrt auf die Hand von { $seat } zurück.
saw-played = { $card } wird gespielt.
saw-discarded =
    { $count ->
        [one] { $cards } wird abgelegt.
       *[other] { $cards } werden abgelegt.
    }
saw-awarded = { $seat } behält { $card } im Prestige-Stapel ({ $prestige }).
saw-enterprise = { $seat } eröffnet { $card }.
saw-partner = { $card } schließt sich { $seat } an.
saw-side = { $card } wird gedreht: { $side }.
saw-placed = { $seat } stationiert { $card } bei { $target }.
saw-joined = { $card } tritt in die Privatarmee von { $seat } ein.
saw-left = { $card } verlässt den Ort.
saw-displaced =
    { $count ->
        [one] { $cards } verliert den Ort.
       *[other] { $cards } verlieren ihren Ort.
    }
saw-extortion = { $seat } erpresst { $card }.
saw-extortion-gone = { $seat } erpresst { $card } nicht mehr.
saw-connection = { $seat } baut für { $card }: { $to }.
saw-connection-gone = { $seat } nimmt einen Würfel von { $card } zurück: { $to }.
saw-prestige =
    { $count ->
        [one] { $seat } legt einen Prestigewürfel auf { $cards }.
       *[other] { $seat } legt Prestigewürfel auf { $cards }.
    }
saw-prestige-gone =
    { $count ->
        [one] { $seat } nimmt den Prestigewürfel von { $cards } zurück.
       *[other] { $seat } nimmt die Prestigewürfel von { $cards } zurück.
    }
saw-speculation = { $seat } spekuliert bei { $slot } auf { $card }.
saw-speculation-gone = Der Spekulationswürfel auf { $card } bei { $slot } kehrt zurück.
saw-regime = Das Regime wechselt: { $regime }.
saw-depression = Eine Depression beginnt.
saw-recovery = Die Depression endet.
saw-jailed = { $seat } kommt ins Gefängnis.
saw-released = { $seat } verlässt das Gefängnis.
saw-flipped = Der Hacendado von { $seat } ergreift Partei: { $plan }.
saw-killed = Der Hacendado von { $seat } wird getötet.
saw-taken = { $seat } spielt { $card }.
saw-headline = { $card } fällt auf den Bulle/Bär-Ablagestapel ({ $bias }).
saw-headline-topple = { $card } fällt auf den Bulle/Bär-Ablagestapel ({ $bias }): eine Absetzungskarte weniger.
saw-cleared = { $card } bei { $slot } verlässt den Markt.
saw-slid = { $card } rückt von { $from } nach { $slot }.
saw-revealed = Neu im Markt: { $cards }.
saw-banned = Streit: Die Farben { $colours } können in diesem Spielzug nicht gespielt werden.
saw-gold-due = Die letzte Absetzung ist gescheitert; bei der Marktwiederherstellung entscheidet das Gold.
saw-attack = { $seat } spielt { $card } gegen { $target }.
saw-cancelled = Ein Spion hebt den Angriff auf.
saw-toppling = { $seat } versucht, Díaz durch { $prestige } abzusetzen. Seine Verteidigung ist { $defence }.
saw-topple-failed = Niemand setzt Díaz ab.
saw-defence = Díaz-Verteidigung { $change }.
saw-rolled = Díaz würfelt eine { $value }.
saw-kept = { $card } wird behalten.
saw-chosen = { $card } wird gewählt.

saw-cubes = Einkommenswürfel: { $changes }.
saw-unrest = Unruhen: { $changes }.
change-more = { $card } +{ $number }
change-less = { $card } −{ $number }

## Das Ende.

saw-won =
    { $count ->
        [one] { $seats } gewinnt: { $why }.
       *[other] { $seats } gewinnen gemeinsam: { $why }.
    }
saw-won-gold =
    { $count ->
        [one] Das Spiel endet: { $why }. { $seats } hat das meiste Gold und gewinnt.
       *[other] Das Spiel endet: { $why }. { $seats } haben das meiste Gold und gewinnen gemeinsam.
    }
saw-lost = Díaz gewinnt: { $why }.
end-toppled = Díaz wird durch { $prestige } abgesetzt
end-last-failed = die letzte Absetzung ist gescheitert
end-last-discarded = die letzte Absetzungskarte ist abgelegt
end-standoff = die letzte Absetzungskarte liegt aus, und niemand kauft
end-stall = der Markt hat sich zu lange nicht bewegt

## Was sich ändern würde.

then-figures = { $seat }: { $changes }.
then-gold = Gold von { $before } auf { $after }
then-income = Einkommen von { $before } auf { $after }
then-reserve = Würfel in Reserve von { $before } auf { $after }
then-prestige = { $prestige } von { $before } auf { $after }
then-topples = { $seat } könnte Díaz dann durch { $prestige } absetzen.
then-unknown = Was danach kommt, kann noch niemand wissen.
then-asked = Danach wird { $seat } gefragt: { $question }
then-asked-you = Danach wirst du gefragt: { $question }
saw-taken-back =
    { $entry ->
        [0] { $seat } nimmt alles zurück: Das Spiel steht wieder wie am Anfang.
       *[other] { $seat } nimmt zurück: Das Spiel steht wieder wie nach Eintrag { $entry }.
    }
