### Ein Spiel an der Tastatur: was das Programm sagt.

play-welcome = Willkommen bei Hacendado. Du bist ein reicher Grundbesitzer in Mexiko und willst den Diktator Díaz absetzen.
play-aim = Im Lauf des Spiels kommen vier Absetzungskarten. Wer eine kauft, versucht Díaz abzusetzen: Genug Prestige der Art, die das Regime verlangt, gewinnt das Spiel. Übersteht er alle vier, gewinnt, wer am reichsten ist.
play-aim-solitaire = Du spielst allein. Díaz würfelt um Karten, und du musst ihn absetzen: Kaufe eine Absetzungskarte, wenn du genug Prestige der Art hast, die das Regime verlangt. Übersteht er alle vier Absetzungskarten, hast du verloren. ? Einzelspiel sagt, wie er spielt.
play-how = In jedem Spielzug hast du drei Aktionen: Karten vom Markt kaufen, sie spielen, verkaufen, ausbauen, was du hast. Tippe die Nummer einer Wahl und die Eingabetaste; ? und Eingabe zeigt, was du sonst noch tippen kannst.
play-open = Was gekauft wird, liegt vorher offen, darum ist jede Hand bekannt: Du siehst die Karten der anderen, und sie deine. Nur der Spielstapel ist verdeckt.
play-welcome-back = Willkommen zurück, Spielzug { $turn }. h erzählt, was geschah, ?, was du tippen kannst.
play-you = Du bist { $seat } ({ $place }).
play-ability = Deine Fähigkeit: { $text }
play-saved = Das Spiel wird nach jedem Schritt gespeichert: { $path }
play-farewell = Das Spiel ist gespeichert. Weiter geht es mit: hacendado play --resume { $path }
play-over = Das Spiel ist aus. Es liegt in { $path }
play-retell = Noch einmal erzählen mit: hacendado game log { $path }
play-still = Du kannst dich noch umsehen: t der Tisch, d wer Díaz absetzen könnte, h die Geschichte, b warum die Bots das taten, l Zug für Zug, ? und ein Wort, was es heißt. q hört auf.
play-pass = Jetzt entscheidet { $seat }. Gib die Tastatur weiter und drücke die Eingabetaste.
play-group = { $verb } ({ $count } Möglichkeiten)
play-group-free = { $verb } ({ $count } Möglichkeiten; eine kostet keine Aktion)
play-group-cube = Einen Würfel von: { $place } ({ $count } Möglichkeiten)
play-group-card = { $card } ({ $count } Möglichkeiten)
play-back = 0. Zurück.
play-confirm-end =
    { $left ->
        [one] Du hast noch 1 Aktion. Trotzdem beenden? 1 ja, 0 nein.
       *[other] Du hast noch { $left } Aktionen. Trotzdem beenden? 1 ja, 0 nein.
    }
play-out-of-range =
    { $last ->
        [one] Es gibt eine Wahl, die Nummer 1. Die Eingabetaste zeigt sie noch einmal.
       *[other] Es gibt die Nummern 1 bis { $last }. Die Eingabetaste zeigt sie noch einmal.
    }
play-unknown = „{ $text }“ verstehe ich nicht.
play-near = Meinst du { $near }?
play-remind = Die Eingabetaste zeigt die Wahl noch einmal, ? und Eingabe, was du sonst tippen kannst.
play-nobody = Gerade hat niemand etwas zu entscheiden.
play-no-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde eine Karte aufgedeckt, hat jemand anderes gehandelt oder ist dein Zug zu Ende gegangen.
play-possible = Das geht:
play-not-possible = Das geht nicht:
play-said = { $what }: { $text }
play-rule = Regel { $rule } (auf Englisch): { $text }
play-many-cards = Mehrere Karten heißen so: { $cards }. Frag mit der Nummer, wie ? { $number }.
play-many-more = { $cards } und { $more } weitere
play-why-what = Tippe w und was du gern tätest: eine Karte wie in w 184, einen Platz im Markt wie in w a3, eine Aktion wie in w buy oder die Nummer einer Wahl wie in w 2.
play-preview-what = Tippe p und einen Befehl oder die Nummer einer Wahl, wie p buy a1 oder p 2, um zu hören, was er bewirken würde.
play-preview-group = Diese Nummer ist eine Gruppe. Öffne sie mit ihrer Nummer, und p sagt, was jede Wahl bewirken würde.
play-bots-none = Seit du am Tisch sitzt, hatte kein Bot etwas zu wählen.
play-bots-who = Dort sitzt kein Bot. Tippe b für alle Bots oder b und den Platz von einem, wie b p2.
play-because = Warum? { $why }
play-help =
    Eine Nummer: diese Wahl.
    Ein Befehl, wie er in Klammern steht, etwa buy a3: dasselbe ohne Menü.
    ? und eine Karte, ein Platz im Markt, ein Wort oder eine Regel, wie ? 184, ? cananea, ? a3, ? Unruhen oder ? ACT-BUY-02: was das ist.
    w und eine Karte, ein Platz, eine Aktion oder die Nummer einer Wahl, wie w a3 oder w sell: warum es nicht geht oder wie es geht.
    p und ein Befehl oder die Nummer einer Wahl: was das bewirken würde.
    u: die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde.
    t: der ganze Tisch. m: der Markt. c: die Karten auf deiner Hand. d: wer Díaz absetzen könnte. f: das Einkommen aller. p1 bis p6: was vor jemandem liegt.
    h: was zuletzt geschah; h all: die ganze Geschichte. l: was alle hatten, Spielzug für Spielzug.
    b: warum die Bots in der letzten Runde taten, was sie taten; b p2: woran dieser sonst noch dachte.
    0 oder Eingabe: die Wahl noch einmal. q: aufhören; das Spiel ist gespeichert.
play-terms = Wörter, die ? erklärt: { $terms }.

## Die Tätigkeiten als Köpfe von Gruppen.

verb-play = Eine Karte von der Hand spielen
verb-buy = Eine Karte vom Markt kaufen
verb-public = Eine öffentliche Karte kaufen
verb-sell = Eine Karte verkaufen
verb-redeploy = Eine Truppe umstationieren
verb-land = Land kaufen
verb-upgrade = Eine Verbindung bauen
verb-police = Unruhen beseitigen oder das Gefängnis verlassen
verb-speculate = Einen Würfel auf eine Marktkarte legen
verb-shift = Einen deiner Würfel versetzen
verb-add = Einen fehlenden Einkommenswürfel legen
verb-cover = Einen Loyalitätspunkt mit einem Würfel belegen
verb-agitate = Einen Partner Unruhen stiften lassen
verb-decree = Einen Partner das Regime wechseln lassen
verb-end = Deine Aktionen beenden
verb-event = Das Ereignis geschehen lassen
verb-quo = Alles lassen, wie es ist
verb-spy = Einen Spion einsetzen
verb-pass = Es dabei lassen
verb-retreat = Eine Truppe in deine Privatarmee zurückziehen
verb-abandon = Eine Truppe aufgeben
verb-discard = Die Karten einer Farbe ablegen
verb-choose = Eine Karte wählen
verb-first = Wählen, welche Schlagzeile zuerst geht
verb-keep = Für eine Karte zahlen
verb-drop = Eine Karte gehen lassen
verb-flip = Partei ergreifen
verb-fraud = Eine Karte ablegen, um die Díaz-Verteidigung zu ändern
verb-kill = Einen Hacendado töten
verb-side = Eine Seite wählen
verb-pay = Wählen, wer bezahlt wird
verb-take = Einen Hacendado nehmen
verb-roll = Würfeln

## Was es braucht, wenn es gerade nicht geht.

wants-play = Um eine Karte zu spielen, brauchst du sie auf der Hand: Kaufe sie zuerst im Markt.
wants-buy = Um eine Karte zu kaufen, brauchst du eine Aktion, zwei für die zweite im Spielzug, das Gold ihres Platzes und Platz auf der Hand.
wants-public = Um eine öffentliche Karte zu kaufen, muss noch eine neben dem Markt liegen; du brauchst eine Aktion und ihre Kosten.
wants-sell = Zum Verkaufen brauchst du eine Karte auf der Hand oder im Spiel. Dein Hacendado und Unternehmen mit Unruhen sind unverkäuflich.
wants-redeploy = Zum Umstationieren brauchst du eine Truppe im Spiel, eine Aktion, einen Ort, an den sie darf, und das Gold für den Weg; Unruhen an Ort und Stelle zu beseitigen kostet kein Gold.
wants-land = Um Land zu kaufen, brauchst du eine Ranch oder Plantage von dir im Spiel, zwei Aktionen, einen Würfel in Reserve und 1 Gold je Würfel, der dort liegt.
wants-upgrade = Zum Bauen brauchst du ein Unternehmen im Spiel mit einem freien Oval, deins oder ein fremdes, eine Aktion, einen Würfel in Reserve und den Preis des Ovals.
wants-police = Für eine Polizeiaktion brauchst du ein Unternehmen von dir mit Unruhen, oder du bist im Gefängnis; dazu eine Aktion und 3 Gold, wenn sie nicht kostenfrei ist.
wants-speculate = Zum Spekulieren brauchst du einen Würfel in Reserve, eine Aktion und eine Marktkarte ohne Würfel.
wants-shift = Einen Spekulationswürfel kannst du immer versetzen, andere Würfel, wenn deine Reserve leer ist. Das kostet eine Aktion.
wants-add = Dafür muss etwas von dir weniger Einkommenswürfel haben, als ihm zustehen, und du brauchst einen Würfel in Reserve und eine Aktion.
wants-cover = Dafür brauchst du unter der Pax Porfiriana einen Loyalitätspunkt ohne Prestigewürfel und einen Würfel in Reserve.
wants-agitate = Dafür brauchst du einen Partner im Spiel, dessen Karte sagt, dass er Unruhen legt, einmal je Spielzug und nicht unter Kriegsrecht, und eine Aktion.
wants-decree = Dafür brauchst du einen Partner im Spiel, dessen Karte sagt, dass ihn abzulegen das Regime wechselt, und eine Aktion.
wants-spy = Einen Spion im Spiel kannst du ablegen, wenn eben eine orangene oder schwarze Karte gegen dich gespielt wurde; dann wirst du gefragt.
wants-retreat = Eine Truppe kann sich zurückziehen, wenn sie ihren Ort verloren hat; dann wirst du gefragt.
wants-flip = Du kannst deinen Hacendado nicht nach Belieben umdrehen. Du darfst es, wenn jemand Díaz abzusetzen versucht und du gefragt wirst, oder wenn eine Truppe von dir ihren Ort verliert und sich in die Privatarmee zurückzieht.
wants-fraud = In einer Absetzung kannst du Karten im Spiel, die es sagen, ablegen, um die Díaz-Verteidigung zu ändern; dann wirst du gefragt.
wants-kill = In einer Absetzung kann eine Attentatskarte auf deiner Hand einen Hacendado töten, der Partei ergriffen hat; dann wirst du gefragt.
wants-topple = Um Díaz abzusetzen, kauft man eine Absetzungskarte, wenn eine im Markt liegt; jetzt liegt keine dort. Sieh d.
wants-topple-at = Um Díaz abzusetzen, kauft man eine Absetzungskarte. { $card } liegt bei { $slot }. Sieh d.

## Das Buch eines Spiels: die Köpfe seiner Spalten.

ledger-turn = Zug
ledger-regime = Regime
ledger-player = Spieler
ledger-gold = Gold
ledger-income = Eink.
ledger-cubes = Würfel
ledger-end = Ende
ledger-signs = * ist am Zug. D: Depression.
