### Ein Spiel an der Tastatur: was das Programm sagt.

play-welcome = Willkommen bei Hacendado. Du bist ein reicher Grundbesitzer in Mexiko und willst den Diktator Díaz stürzen.
play-aim = Im Lauf des Spiels kommen vier Absetzungskarten. Wer eine kauft, ruft zum Sturz auf: Genug Prestige der Art, die das Regime verlangt, gewinnt das Spiel. Übersteht Díaz alle vier, gewinnt, wer am reichsten ist.
play-aim-solitaire = Du spielst allein. Díaz kauft Karten nach Würfeln, und du musst ihn stürzen: Kaufe eine Absetzungskarte, wenn du genug Prestige der Art hast, die das Regime verlangt. Übersteht er alle vier Absetzungskarten, hast du verloren.
play-how = In jedem Zug hast du drei Aktionen: Karten vom Markt kaufen, sie ausspielen, verkaufen, ausbauen, was du hast. Tippe die Nummer einer Wahl und die Eingabetaste; ? und Eingabe zeigt, was du sonst noch tippen kannst.
play-you = Du bist { $seat } ({ $place }).
play-saved = Das Spiel wird nach jedem Schritt gespeichert: { $path }
play-farewell = Das Spiel ist gespeichert. Weiter geht es mit: hacendado play --resume { $path }
play-over = Das Spiel ist aus. Es liegt in { $path }
play-pass = Jetzt entscheidet { $seat }. Gib die Tastatur weiter und drücke die Eingabetaste.
play-group = { $verb } ({ $count } Möglichkeiten)
play-back = 0. Zurück.
play-out-of-range =
    { $last ->
        [one] Es gibt eine Wahl, die Nummer 1.
       *[other] Es gibt die Nummern 1 bis { $last }.
    } Die Eingabetaste zeigt sie noch einmal.
play-unknown = „{ $text }“ verstehe ich nicht.
play-near = Meinst du { $near }?
play-remind = Die Eingabetaste zeigt die Wahl noch einmal, ? und Eingabe, was du sonst tippen kannst.
play-nobody = Gerade hat niemand etwas zu entscheiden.
play-no-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Wahl wurde eine Karte aufgedeckt, hat jemand anderes gehandelt oder ist dein Zug zu Ende gegangen.
play-possible = Das geht:
play-why-what = Tippe w und was du gern tätest: eine Karte wie in w 184, einen Platz im Markt wie in w a3 oder eine Aktion wie in w buy.
play-preview-what = Tippe p und einen Befehl wie in p buy a1, um zu hören, was er bewirken würde.
play-help =
    Eine Nummer: diese Wahl.
    Ein Befehl, wie er in Klammern steht, etwa buy a3: dasselbe ohne Menü.
    ? und eine Karte, ein Platz im Markt oder ein Wort, wie ? 184, ? a3 oder ? Unruhen: was das ist.
    w und eine Karte, ein Platz oder eine Aktion, wie w a3 oder w sell: warum es nicht geht oder wie es geht.
    p und ein Befehl: was er bewirken würde.
    u: die letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde.
    t: der ganze Tisch. m: der Markt. c: die Karten auf deiner Hand. d: wer Díaz stürzen könnte. f: das Einkommen aller. p1 bis p6: was vor jemandem liegt.
    h: was zuletzt geschah; h all: die ganze Geschichte. l: was alle hatten, Zug für Zug.
    0 oder Eingabe: die Wahl noch einmal. q: aufhören; das Spiel ist gespeichert.
play-terms = Wörter, die ? erklärt: { $terms }.

## Die Tätigkeiten als Köpfe von Gruppen.

verb-play = Eine Karte von der Hand ausspielen
verb-buy = Eine Karte vom Markt kaufen
verb-public = Eine öffentliche Karte kaufen
verb-sell = Eine Karte verkaufen
verb-redeploy = Eine Truppe verlegen
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
verb-discard = Die Karten einer Farbe abwerfen
verb-choose = Eine Karte wählen
verb-first = Wählen, welche Schlagzeile zuerst geht
verb-keep = Für eine Karte zahlen
verb-drop = Eine Karte gehen lassen
verb-flip = Gegen Díaz Partei ergreifen
verb-fraud = Eine Karte abwerfen, um die Díaz-Verteidigung zu ändern
verb-kill = Einen Hacendado töten
verb-side = Eine Seite wählen
verb-pay = Wählen, wer bezahlt wird
verb-take = Einen Hacendado nehmen
verb-roll = Den Spielwürfel werfen
