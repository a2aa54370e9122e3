### What happens in a game, one sentence each.
###
### $seats and $cards are lists, and $count is how many they name.

saw-turn =
    { $actions ->
        [one] { $seat } begins a turn with 1 action.
       *[other] { $seat } begins a turn with { $actions } actions.
    }
saw-turn-diaz = Díaz takes his turn.
saw-regained = Freedom gives the third action back.
saw-extra = It is an extra action of { $card }.
saw-paid =
    { $count ->
        [one] { $seats } pays { $gold } gold.
       *[other] { $seats } pay { $gold } gold each.
    }
saw-gained =
    { $count ->
        [one] { $seats } gains { $gold } gold.
       *[other] { $seats } gain { $gold } gold each.
    }
saw-earned = Income: { $seat } gains { $gold } gold.
saw-payee = The gold goes to { $seat }.
saw-moved = { $from } pays { $gold } gold to { $seat }.
saw-stolen = { $seat } steals { $gold } gold from { $from }.
saw-bought = { $seat } buys { $card } at { $slot }.
saw-to-hand = { $card } goes to the hand of { $seat }.
saw-returned = { $card } returns to the hand of { $seat }.
saw-played = { $card } is played.
saw-discarded =
    { $count ->
        [one] { $cards } is discarded.
       *[other] { $cards } are discarded.
    }
saw-awarded = { $seat } keeps { $card } in the grudge pile ({ $prestige }).
saw-enterprise = { $seat } opens { $card }.
saw-partner = { $card } joins { $seat }.
saw-side = { $card } turns to { $side }.
saw-placed = { $seat } posts { $card } at { $target }.
saw-joined = { $card } joins the private army of { $seat }.
saw-left = { $card } leaves its place.
saw-displaced =
    { $count ->
        [one] { $cards } loses its place.
       *[other] { $cards } lose their places.
    }
saw-extortion = { $seat } extorts { $card }.
saw-extortion-gone = { $seat } no longer extorts { $card }.
saw-connection = { $seat } builds at { $card }: { $to }.
saw-connection-gone = { $seat } takes a cube back from { $card }: { $to }.
saw-prestige =
    { $count ->
        [one] { $seat } puts a prestige cube on { $cards }.
       *[other] { $seat } puts prestige cubes on { $cards }.
    }
saw-prestige-gone =
    { $count ->
        [one] { $seat } takes the prestige cube back from { $cards }.
       *[other] { $seat } takes the prestige cubes back from { $cards }.
    }
saw-speculation = { $seat } speculates on { $card } at { $slot }.
saw-speculation-gone = The speculation cube on { $card } at { $slot } goes home.
saw-regime = The regime changes: { $regime }.
saw-depression = A Depression begins.
saw-recovery = The Depression ends.
saw-jailed = { $seat } goes to jail.
saw-released = { $seat } leaves jail.
saw-flipped = The Hacendado of { $seat } takes a stand: { $plan }.
saw-killed = The Hacendado of { $seat } is killed.
saw-taken = { $seat } plays as { $card }.
saw-headline = { $card } falls on the bull-bear pile ({ $bias }).
saw-headline-topple = { $card } falls on the bull-bear pile ({ $bias }): one topple less.
saw-cleared = { $card } at { $slot } leaves the market.
saw-slid = { $card } slides from { $from } to { $slot }.
saw-revealed = New in the market: { $cards }.
saw-banned = Strife: the colours { $colours } cannot be played this turn.
saw-gold-due = The last topple has failed; gold decides when the market is restored.
saw-attack = { $seat } plays { $card } against { $target }.
saw-cancelled = A spy cancels the attack.
saw-toppling = { $seat } tries to topple Díaz by { $prestige }. His defence is { $defence }.
saw-topple-failed = Nobody topples Díaz.
saw-defence = Díaz’s defence { $change }.
saw-rolled = Díaz rolls a { $value }.
saw-kept = { $card } is kept.
saw-chosen = { $card } is chosen.

## Changes on many cards, told at once: "Unrest: Cananea (061) +1, Minas Prietas (062) +1."

saw-cubes = Income cubes: { $changes }.
saw-unrest = Unrest: { $changes }.
change-more = { $card } +{ $number }
change-less = { $card } −{ $number }

## The end.

saw-won =
    { $count ->
        [one] { $seats } wins: { $why }.
       *[other] { $seats } win together: { $why }.
    }
saw-won-gold =
    { $count ->
        [one] The game ends: { $why }. { $seats } has the most gold and wins.
       *[other] The game ends: { $why }. { $seats } have the most gold and win together.
    }
saw-lost = Díaz wins: { $why }.
end-toppled = Díaz is toppled by { $prestige }
end-last-failed = the last toppling has failed
end-last-discarded = the last topple is discarded
end-standoff = the last topple is out, and nobody buys
end-stall = nobody has moved the market for too long

## What a command would change.

then-figures = { $seat }: { $changes }.
then-gold = gold from { $before } to { $after }
then-income = income from { $before } to { $after }
then-reserve = cubes in reserve from { $before } to { $after }
then-prestige = { $prestige } from { $before } to { $after }
then-topples = { $seat } could then topple Díaz by { $prestige }.
then-unknown = What follows nobody can know yet.
then-asked = Then { $seat } is asked: { $question }
then-asked-you = Then you are asked: { $question }
saw-taken-back =
    { $entry ->
        [0] { $seat } takes everything back: the game is again as it began.
       *[other] { $seat } takes back: the game is again as it was after entry { $entry }.
    }
