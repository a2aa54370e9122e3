### Der Tisch auf dem ganzen Bildschirm: Titel, kurze Wörter für wenig Platz, und was die Tasten tun.

## Wo man ist.

screen-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; dieses Fenster hat { $width } und { $height }. Mach es größer, oder drücke q und spiele mit --plain.
screen-turn = Spielzug { $turn }, { $seat } ·
screen-turn-short = Spielzug { $turn } ·
screen-regime = { $regime } · Minen { $mines } · Wirtschaft { $economy }
screen-depression = DEPRESSION
screen-depression-word = Depression
screen-deck = Stapel { $cards }
screen-topples = Abs. { $gone }/4
screen-page-table = Tisch
screen-page-mine = Ich
screen-page-others = Andere
screen-page-topple = Absetzung
screen-page-story = Bericht
screen-market = Markt: Preis, obere Reihe, untere Reihe
screen-more = … noch { $lines }: Bild ab
screen-earlier = … { $lines } früher: Bild auf

## Kurze Wörter.

screen-gold = { $gold }G
screen-district-sonora = Son
screen-district-chihuahua = Chi
screen-district-america = Am
screen-by-foot = Fuß
screen-by-mule = Esel
screen-by-rail = Bahn
screen-built-mule = Esel
screen-built-rail = Bahn
screen-built-chain = Kette
screen-built-canal = Kanal
screen-built-steamship = Dampfer

## Was vor jemandem liegt.

screen-public = Öffentlich
screen-you = (du)
screen-figures = Gold { $gold }, Einkommen { $income }, Würfel { $cubes }
screen-jail = IM GEFÄNGNIS
screen-loyalist = loyal
screen-killed = ermordet: für immer loyal
screen-slaves = Sklaven
screen-army = Armee:
screen-away = Anderswo:
screen-waiting = Ohne Ort:
screen-grudge = Prestige:
screen-hand = Hand { $count }/{ $limit }
screen-hand-empty = leer: Kaufe eine Karte vom Markt
screen-enterprises = { $count } Unternehmen
screen-partners = { $count } Partner
screen-troops =
    { $count ->
        [one] { $count } Truppe
       *[other] { $count } Truppen
    }
screen-hand-count = Hand { $count }/{ $limit }

## Wer Díaz absetzen könnte.

screen-topple-head = hat/braucht
screen-topple-now = Absetzung jetzt: { $prestige }
screen-forecast = Einkommen bei

## Was man tippt.

screen-ask-command = Tippe einen Befehl; Tab ergänzt ihn.
screen-ask-explain = Was soll erklärt werden? Eine Karte, ein Platz im Markt oder ein Wort; Eingabe allein zeigt Tasten und Zeichen.
screen-ask-why = Warum geht was nicht? Eine Aktion, eine Karte oder ein Platz im Markt.
screen-no-match = Nichts heißt so.
screen-open-first = Das ist eine Gruppe: Öffne sie mit der Eingabetaste, dann zeigt p, was eine Wahl bewirken würde.

## Was über dem Tisch liegt.

screen-how = In jedem Zug hast du drei Aktionen: Karten vom Markt kaufen, sie ausspielen, verkaufen, ausbauen, was du hast. Die Pfeiltasten wählen, die Eingabetaste tut es, und u nimmt es zurück, solange nichts aufgedeckt wurde. ? erklärt die Karte, bei der du bist, und ? mit Eingabe allein die Tasten und Zeichen dieses Tisches. Drücke eine Taste, um zu beginnen.
screen-preview = Was geschehen würde
screen-why = Warum nicht: { $what }
screen-ledger = Zug für Zug
screen-bots = Warum die Bots das taten
screen-over = Das Spiel ist aus
screen-help-title = Tasten und Zeichen
screen-help =
    ↑ ↓ oder j k: wählen. Eine Nummer: diese Wahl. Eingabe: tun oder die Gruppe öffnen. Esc oder 0: zurück.
    : einen Befehl tippen, wie er in Klammern steht, etwa buy a3; Tab ergänzt ihn.
    ? eine Karte oder ein Wort erklären. w: warum etwas nicht geht.
    p: was die Wahl bewirken würde. u: die letzte Wahl zurücknehmen.
    Tab oder F1 bis F5: die Teile des Tisches. Bild auf, Bild ab: blättern.
    h: die ganze Geschichte. l: was alle hatten, Zug für Zug. b: warum die Bots das taten.
    q: aufhören; das Spiel ist gespeichert. Strg-L: neu zeichnen.
screen-signs =
    ● Loyalität (grün ○)   ▼ Freveltat (blau ▽)
    ▲ Militär (weiß △)     ◆ Revolution (rot ◇)
    Gefüllt ist ein Prestigepunkt, der Umriss die Farbe einer Karte.
    ■ Würfel, mit dem Buchstaben seines Besitzers   □ Würfel, der nichts einbringt
    !2 zwei Unruhen-Chips   †2 Feuerkraft 2   $ erpresst
    ↑ Bulle   ↓ Bär   * wer am Zug ist
    › kannst du jetzt kaufen   ► worum es bei der Wahl geht

## Die Tasten, in der letzten Zeile.

screen-key-enter = Eingabe
screen-key-esc = Esc
screen-key-do = tun
screen-key-back = zurück
screen-key-explain = was
screen-key-why = warum
screen-key-preview = Folgen
screen-key-undo = rückgängig
screen-key-type = Befehl
screen-key-story = Bericht
screen-key-bots = Bots
screen-key-stop = Ende
screen-key-scroll = blättern
screen-key-close = schließen
screen-key-complete = ergänzen
screen-key-pick = wählen
screen-key-sit = Tisch zeigen
screen-key-page = umsehen
