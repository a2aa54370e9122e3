### Was die Karten sagen. Jede Nachricht ist ein Satz einer Karte.

## Die Zeile unter dem Titel.

stat-cost = Kosten { $cost }
stat-cost-x = Kosten X
stat-cost-target = Kosten des Ziels
stat-connection = { $by }
stat-oval = { $to } { $price }
stat-firepower = Feuerkraft { $firepower }
stat-one-action = eine Aktion { $under }
stat-deploy = Ankunft: Eisenbahn { $rail }, Lastesel { $mule }, zu Fuß { $foot }

## Unternehmen.

income-fixed = Einkommen { $cubes }.
income-start = Einkommen { $cubes }, mehr durch Landkauf.
income-mine = Einkommen: der Minenwert.
income-bank = Einkommen: die Wirtschaft.
income-count = Einkommen: 1 je { $each }.
slaves = Bei mehr Unruhen als Würfeln bricht ein Sklavenaufstand aus: Der Befreier erhält diese Karte (Revolution) und wird inhaftiert.

## Fähigkeiten.

extra-play = Zusatzaktion: { $a } spielen.
extra-buy = Zusatzaktion: { $a } kaufen, zusätzlich zu den zwei Käufen des Spielzugs.
extra-sell = Zusatzaktion: eine Karte verkaufen.
extra-redeploy = Zusatzaktion: eine Truppe umstationieren.
extra-buy_land = Zusatzaktion: Land kaufen.
extra-upgrade = Zusatzaktion: eine Verbindung verbessern.
extra-police = Zusatzaktion: Polizeiaktion.
extra-speculate = Zusatzaktion: spekulieren.

price-half = zum halben Preis (aufgerundet)
price-free = kostenfrei
price-less = für { $gold } Gold weniger

discount-play = Du spielst { $many } { $price }.
discount-buy = Du kaufst { $many } { $price }.
discount-connection = Du verbesserst Verbindungen { $price }.
discount-connection-of = Du verbesserst Verbindungen für { $many } { $price }.
discount-land = Du kaufst Land { $price }.
discount-land-of = Du kaufst Land für { $many } { $price }.
discount-redeploy = Du stationierst Truppen { $price } um.
discount-redeploy-of = Du stationierst { $many } { $price } um.

monopoly-play = Gegner, die { $many } spielen, zahlen an dich statt an den Pool.
monopoly-connection = Gegner, die Verbindungen verbessern, zahlen an dich statt an den Pool.
monopoly-connection-of = Gegner, die Verbindungen für { $many } verbessern, zahlen an dich statt an den Pool.
monopoly-land = Gegner, die Land kaufen, zahlen an dich statt an den Pool.
monopoly-land-of = Gegner, die Land für { $many } kaufen, zahlen an dich statt an den Pool.

general = Alle deine Truppen haben Feuerkraft 3.
immune-jail = Du kannst nicht inhaftiert werden.
immune-nationalization = Deine Unternehmen können nicht verstaatlicht werden.
immune-assassination = Auf diesen Partner kann kein Attentat verübt werden.
patent = Deine { $many } haben { $cubes } Einkommenswürfel mehr, außer in einer Depression.
spy = Lege diese Karte ab, um eine eben gegen dich gespielte orangene oder schwarze Karte aufzuheben.
topple = Bei einer Absetzung durch { $prestige } ablegen: Díaz-Verteidigung { $change }.
topple-any = Bei jeder Absetzung ablegen: Díaz-Verteidigung { $change }.
agitate =
    { $disks ->
        [one] Als Aktion, einmal je Spielzug: 1 Unruhen-Chip auf { $a }. Nicht unter Kriegsrecht.
       *[other] Als Aktion, einmal je Spielzug: { $disks } Unruhen-Chips auf { $a }. Nicht unter Kriegsrecht.
    }
governor = Bürgerkrieg: Keine Karte mit der Flagge { $flag } kann gespielt, keine solche Truppe umstationiert werden.
orange_bonus = { $gold } Gold aus dem Pool, sooft jemand eine orangene Karte spielt (einmal je Inhaber).
income-cubes = Trägt { $cubes } Einkommenswürfel.
bounty-sell = { $gold } Gold aus dem Pool für jede Karte, die du verkaufst.
bounty-black = { $gold } Gold aus dem Pool für jede schwarze Karte, die du spielst.
bounty-topple = { $gold } Gold aus dem Pool für jede Absetzungskarte, die du kaufst.
bounty-battle = { $gold } Gold aus dem Pool für jede Truppe, die du schlägst.
hand_limit = Handlimit +{ $cards }.
protect = Orangene Karten können deine { $many } nicht treffen.
roam = Deine Truppen sind an keinen Geltungsbereich gebunden.
decree = Als Aktion ablegen: Das Regime wechselt zu { $regime }.

## Effekte.

on-play = Beim Spielen — { $text }
regime = Regime: { $regime }.
strife = Streit: { $one } gegen { $other }.
unrest =
    { $disks ->
        [one] 1 Unruhen-Chip je { $each }.
       *[other] { $disks } Unruhen-Chips je { $each }.
    }
unrest-other =
    { $disks ->
        [one] 1 Unruhen-Chip je { $each }, außer am Ziel.
       *[other] { $disks } Unruhen-Chips je { $each }, außer am Ziel.
    }
calm =
    { $disks ->
        [one] Entferne 1 Unruhen-Chip je { $each }.
       *[other] Entferne { $disks } Unruhen-Chips je { $each }.
    }
nationalize-all = Verstaatliche { $all }.
nationalize-each_player_one = Jeder Spieler verliert { $a } durch Verstaatlichung.
gold-gain-each = Jeder Spieler erhält { $gold } Gold.
gold-gain-actor = Du erhältst { $gold } Gold.
gold-gain-others = Die anderen erhalten je { $gold } Gold.
gold-lose-each = Jeder Spieler verliert { $gold } Gold.
gold-lose-actor = Du verlierst { $gold } Gold.
gold-lose-others = Die anderen verlieren je { $gold } Gold.
gold-gain-each-per = Jeder Spieler erhält { $gold } Gold je { $each } in seinem Besitz.
gold-gain-actor-per = Du erhältst { $gold } Gold je { $each } in deinem Besitz.
gold-gain-others-per = Die anderen erhalten { $gold } Gold je { $each } in ihrem Besitz.
gold-lose-each-per = Jeder Spieler verliert { $gold } Gold je { $each } in seinem Besitz.
gold-lose-actor-per = Du verlierst { $gold } Gold je { $each } in deinem Besitz.
gold-lose-others-per = Die anderen verlieren { $gold } Gold je { $each } in ihrem Besitz.
halve_gold = Jeder Spieler verliert die Hälfte seines Goldes (aufgerundet).
recall = Jede { $each } zieht sich zurück oder wird abgelegt.
discard = Lege { $all } aus dem Spiel ab.
land-each = Jeder Spieler legt { $cubes } Einkommenswürfel auf { $a } in seiner Auslage.
land-actor = Lege { $cubes } Einkommenswürfel auf { $a } in deiner Auslage.
land-others = Die anderen legen je { $cubes } Einkommenswürfel auf { $a } in ihrer Auslage.
amnesty = Alle werden aus dem Gefängnis entlassen.
jail = Wer { $a } im Spiel hat, wird inhaftiert.
clear_speculation = Alle Spekulationswürfel kehren zu ihren Inhabern zurück.
hand_discard =
    { $cards ->
        [one] Jeder Spieler legt 1 Handkarte ab.
       *[other] Jeder Spieler legt { $cards } Handkarten ab.
    }
connection_loss = Jeder Spieler nimmt für { $a } einen Verbindungswürfel zurück.

## Orangene und schwarze Karten.

trouble =
    { $disks ->
        [one] Lege 1 Unruhen-Chip auf { $a }.
       *[other] Lege { $disks } Unruhen-Chips auf { $a }.
    }
trouble-x = Lege X Unruhen-Chips auf { $a } (X bis { $disks }).
steal = Stiehl { $gold } Gold.
steal-victim = Stiehl { $gold } Gold je { $each } im Besitz des Opfers.
steal-actor = Stiehl { $gold } Gold je { $each } in deinem Besitz.
assassinate = Verübe ein Attentat auf einen Partner.
deed-nationalize = Verstaatliche { $a }.
conspire = Nimm { $a } des Opfers in deine Auslage und bezahle auch dessen Kosten.
deed-discard = Lege { $a } des Opfers ab.
deed-jail = Das Opfer wird inhaftiert.
remove_cubes = Vermindere { $a } um { $cubes } Einkommenswürfel.
repossess = Der Inhaber nimmt { $a } auf die Hand zurück.
opponent-only = Nur gegen einen Gegner.
award = Das Opfer behält diese Karte ({ $prestige }).
award-jailed = Das Opfer behält diese Karte ({ $prestige }) und wird inhaftiert.

## Truppen, Schlagzeilen, Absetzungen, Seiten.

slave_revolt = Erpresst sie ein Unternehmen mit Sklaven, bricht ein Sklavenaufstand aus.
topple-heel = Ereignis: Díaz-Verteidigung gegen { $prestige } −1. Status quo: keine Änderung.
side = { $name } ({ $marks })
side-text = { $name } ({ $marks }): { $text }
side-public = { $name } ({ $colour }, { $prestige }, Kosten { $cost })
side-public-text = { $name } ({ $colour }, { $prestige }, Kosten { $cost }): { $text }
plan = Umgedreht — { $name }: { $prestige }, { $colour }, Truppen kommen { $by }.
loyalist = 2 Einkommenswürfel, bis er umgedreht wird.

## Regimes.

regime-figures = Minenwert { $mines }, Wirtschaft { $economy }. Absetzung durch { $prestige }.
regime-rule-pax = Ein Prestigewürfel auf jedem Loyalitätspunkt.
regime-rule-us = Blaue Truppen dürfen Sonora und Chihuahua betreten.
regime-rule-martial = Polizeiaktionen sind kostenfrei.
regime-rule-anarchy = Alle Truppen dürfen jedes Territorium betreten.

## Was das Programm über Karten sagt.

provenance-stated = In einer Spielregel belegt: { $fields }.
provenance-inferred = Erschlossen: { $fields }.
provenance-rest = Das Übrige ist unsere Rekonstruktion.
provenance-all = Alles ist unsere Rekonstruktion.
card-count = { $shown } von { $all } Karten
