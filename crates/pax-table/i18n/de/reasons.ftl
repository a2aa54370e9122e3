### Was gefragt wird, warum etwas nicht erlaubt ist und was helfen würde.

## Fragen. Der Wert fragt den, der entscheidet; .told sagt es den anderen.

ask-hacendado = Welchen Hacendado nimmst du?
    .told = { $seat } wählt einen Hacendado.
ask-actions =
    { $left ->
        [0] Du hast keine Aktion mehr. Beende deine Aktionen oder tu, was keine kostet.
        [one] Du hast noch 1 Aktion. Was tust du?
       *[other] Du hast noch { $left } Aktionen. Was tust du?
    }
    .told =
        { $left ->
            [0] { $seat } hat keine Aktion mehr und kann weitergehen.
            [one] { $seat } hat noch 1 Aktion.
           *[other] { $seat } hat noch { $left } Aktionen.
        }
ask-monopolist = An welchen Monopolisten zahlst du { $gold } Gold?
    .told = { $seat } wählt, welcher Monopolist { $gold } Gold erhält.
ask-orientation = { $card }: Geschieht das Ereignis, oder bleibt der Status quo?
    .told = { $seat } wählt eine Seite von { $card }.
ask-topple = { $card }: Du versuchst, Díaz abzusetzen. Ereignisseite oder Status-Quo-Seite?
    .told = { $seat } wählt eine Seite von { $card } und versucht, Díaz abzusetzen.
ask-side = { $card } hat den Besitzer gewechselt. Welche Seite liegt oben?
    .told = { $seat } wählt, welche Seite von { $card } oben liegt.
ask-displaced = Truppen von dir haben ihren Ort verloren. Welche ziehen sich in deine Privatarmee zurück, welche gibst du auf?
    .told = { $seat } entscheidet, welche Truppen sich zurückziehen.
ask-strife = Streit zwischen { $one } und { $other }: Die Karten welcher Farbe legst du ab?
    .told = { $seat } entscheidet, welche Farbe geht: { $one } oder { $other }.
ask-cubes =
    { $left ->
        [one] Du hast noch 1 Würfel und mehr Plätze dafür. Wohin kommt er?
       *[other] Du hast noch { $left } Würfel und mehr Plätze dafür. Wohin kommt der nächste?
    }
    .told = { $seat } verteilt knappe Würfel (noch { $left }).
ask-nationalization = { $card }: Welches Unternehmen verlierst du durch Verstaatlichung?
    .told = { $seat } wählt ein Unternehmen, das wegen { $card } verloren geht.
ask-land = { $card }: Welchem Unternehmen fügst du Land hinzu?
    .told = { $seat } wählt, wo wegen { $card } Land hinzukommt.
ask-hand = { $card }: Welche Karte legst du von der Hand ab?
    .told = { $seat } wählt wegen { $card } eine Handkarte.
ask-connection = { $card }: Welchen Verbindungswürfel nimmst du zurück?
    .told = { $seat } wählt wegen { $card } einen Verbindungswürfel.
ask-headlines = Zwei Schlagzeilen sind alt geworden. Welche wird zuerst abgelegt?
    .told = { $seat } entscheidet, welche Schlagzeile zuerst abgelegt wird.
ask-upkeep = Depression: Zahlst du 1 Gold, um { $card } zu behalten? Du hast noch { $gold } Gold für Depressionsausgaben.
    .told = { $seat } entscheidet über die Depressionsausgaben für { $card }.
ask-flip = Absetzung durch { $prestige }, Díaz-Verteidigung { $defence }: Ergreift dein Hacendado Partei?
    .told = { $seat } kann Partei ergreifen.
ask-fraud = Absetzung durch { $prestige }, Díaz-Verteidigung { $defence }: Legst du eine Karte ab, um sie zu ändern?
    .told = { $seat } kann die Díaz-Verteidigung ändern.
ask-kill = Absetzung durch { $prestige }, Díaz-Verteidigung { $defence }: Tötest du einen Hacendado?
    .told = { $seat } kann einen Hacendado töten.
ask-points = Du hast { $points } und brauchst { $needed }.
ask-spy = { $actor } spielt { $card } gegen { $target }. Hebt ein Spion von dir das auf?
    .told = { $seat } kann { $card } mit einem Spion aufheben.
ask-diaz = Welche Karte spielt Díaz zuerst: { $one } oder { $other }?
    .told = { $seat } entscheidet, ob Díaz zuerst { $one } oder { $other } spielt.
ask-die-upper = Díaz würfelt um die Karte, die er aus Reihe a nimmt.
ask-die-lower = Díaz würfelt um die Karte, die er aus Reihe b nimmt.
ask-die-side = Díaz würfelt um die Seite von { $card }: 1 bis 3 die erste, 4 bis 6 die zweite.
ask-die-strife = Díaz würfelt um die Farbe, die er ablegt: 1 bis 3 die erste, 4 bis 6 die zweite.
ask-nothing = Das Spiel ist zu Ende.

## Warum nicht.

no-game-over = Das Spiel ist zu Ende.
no-not-yours = { $seat } muss entscheiden.
no-not-asked = Das ist keine Antwort auf die Frage.
no-actions =
    { $needed ->
        [one] Es kostet 1 Aktion, und du hast noch { $left }.
       *[other] Es kostet { $needed } Aktionen, und du hast noch { $left }.
    }
no-gold = Es kostet { $price } Gold, und du hast { $gold }.
no-cube = Du hast keinen Würfel in Reserve.
no-hand = { $card } ist nicht auf deiner Hand.
no-kind = { $card } ist keine Karte dafür.
no-yours-in-play = { $card } ist nicht bei dir im Spiel.
no-in-play = { $card } ist nicht im Spiel.
no-side = Die Karte hat keine solche Seite.
no-slot = Der Markt ist bei { $slot } leer.
no-purchases = Du hast in diesem Spielzug schon zwei Marktkarten gekauft.
no-hand-full =
    { $cards ->
        [one] Du hast 1 Karte auf der Hand und darfst { $limit } haben.
       *[other] Du hast { $cards } Karten auf der Hand und darfst { $limit } haben.
    }
no-public = { $card } liegt nicht neben dem Markt.
no-in-unrest =
    { $disks ->
        [one] { $card } hat 1 Unruhen-Chip.
       *[other] { $card } hat { $disks } Unruhen-Chips.
    }
no-unrest = { $card } hat keine Unruhen.
no-jailed = Du bist nicht im Gefängnis.
no-civil-war = Bürgerkrieg: Karten mit der Flagge { $flag } sind gesperrt.
no-jurisdiction = Außerhalb ihres Geltungsbereichs. Flagge der Truppe: { $flag }; Ort: { $district }.
no-firepower = Deine Truppe hat Feuerkraft { $yours }, die dortige { $theirs }; deine muss größer sein.
no-army = Dein Hacendado hat keine Privatarmee für eine Truppe dieser Farbe.
no-effect = Es würde nichts geschehen.
no-oval = Es gibt keinen freien Platz für eine Verbindung.
no-target = { $card } kann das nicht treffen.
no-opponent = { $card } geht nur gegen Gegner.
no-protected = Das Ziel ist geschützt.
no-disks =
    { $disks ->
        [one] Die Karte kann dort nicht 1 Unruhen-Chip legen.
       *[other] Die Karte kann dort nicht { $disks } Unruhen-Chips legen.
    }
no-speculated = Auf { $slot } liegt schon ein Spekulationswürfel.
no-last-topple = Auf die letzte Absetzungskarte kann niemand spekulieren.
no-cube-there = Von dort kann kein Würfel von dir weg.
no-place = Dorthin kann kein Würfel.
no-reserve = Du hast noch { $cubes } Würfel in Reserve.
no-ability = { $card } kann das in diesem Spielzug nicht.
no-regime = Das ist { $under } nicht möglich.
no-strife = Der Streit verbietet dir diese Farbe in diesem Spielzug.
no-offered = Die Regeln dieses Spiels sehen das nicht vor.
no-use = Du hast nichts, womit es ginge.
no-choice = Das steht nicht zur Wahl.

## Was sich ändern müsste.

need-gold = Du brauchst { $gold } Gold mehr.
need-actions =
    { $actions ->
        [one] Dir fehlt 1 Aktion.
       *[other] Dir fehlen { $actions } Aktionen.
    }
need-cube = Erst muss ein Würfel von dir zurückkommen.
need-smaller-hand = Spiele oder verkaufe erst eine Handkarte.
need-calm = Erst müssen die Unruhen dort weg.
need-unrest = Erst müsste es dort Unruhen geben.
need-regime = Es müsste ein anderes Regime herrschen.
need-firepower = Du brauchst Feuerkraft { $firepower } oder mehr.
need-peace = Der Rebellengouverneur müsste aus dem Spiel.
need-turn = Warte auf deinen nächsten Spielzug.
need-answer = Beantworte erst, was gefragt ist.
need-patience = Warte, bis du gefragt wirst.
need-empty-reserve = Nimm erst die Würfel deiner Reserve.
need-hand = Du brauchst die Karte auf der Hand.
need-stand = Dein Hacendado müsste für diese Farbe Partei ergriffen haben.
need-card = Du brauchst eine Karte dafür.
need-other = Wähle eine andere Karte, einen anderen Ort oder ein anderes Ziel.

refused = { $reason } { $remedy } (Regel { $rule })
refused-plainly = { $reason } (Regel { $rule })
