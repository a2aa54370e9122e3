### What players do and what happens, one sentence each. Other languages follow.

## Commands. $card is the name of a card with its number.

do-play = Play { $card }.
do-play-side = Play { $card }, side { $side } up.
do-play-at = Play { $card } at { $target }.
do-play-army = Play { $card } into your private army.
do-play-orange =
    { $disks ->
        [one] Play { $card } against { $target }: 1 Unrest.
       *[other] Play { $card } against { $target }: { $disks } Unrest.
    }
do-play-black = Play { $card } against { $target }.
do-buy = Buy the market card at { $slot }.
do-buy-public = Buy { $card }, side { $side } up.
do-sell = Sell { $card }.
do-redeploy = Redeploy { $card } to { $target }.
do-redeploy-army = Redeploy { $card } to your private army.
do-land = Buy land for { $card }.
do-upgrade = Upgrade the connection of { $card } (oval { $oval }).
do-police = Remove 1 Unrest from { $card }.
do-leave-jail = Leave jail.
do-speculate = Speculate on the market card at { $slot }.
do-shift = Move a cube from { $from } to { $to }.
do-add = Add a missing income cube to { $card }.
do-cover = Put a prestige cube on { $card }.
do-agitate = { $card } places Unrest on { $target }.
do-decree = Discard { $card } to change the regime.
do-end = End your actions.
do-event = Let the event happen.
do-quo = Keep the status quo.
do-spy = Discard { $card } to cancel the attack.
do-pass = Let it be.
do-retreat = Retreat { $card } to your private army.
do-abandon = Give { $card } up.
do-discard = Discard your { $colour } cards.
do-choose = Choose { $card }.
do-first = Discard the headline at { $slot } first.
do-keep = Pay to keep { $card }.
do-drop = Let { $card } go.
do-flip = Flip your Hacendado to plan { $side }.
do-fraud = Discard { $card } to change Díaz’s defence.
do-kill = Kill the Hacendado of { $seat } with { $card }.
do-side = Turn side { $side } up.
do-pay = Pay { $seat }.
do-take = Take { $card }.
do-roll = Roll a { $value }.

cube-income = the income of { $card }
cube-oval = oval { $oval } of { $card }
cube-prestige = the Loyalty of { $card }
cube-market = the market card at { $slot }
cube-reserve = the reserve

## Events.

saw-turn = { $seat } begins a turn with { $actions } actions.
saw-regained = The third action is regained.
saw-paid = { $seat } pays { $gold } gold.
saw-gained = { $seat } gains { $gold } gold.
saw-moved = { $from } gives { $gold } gold to { $seat }.
saw-bought = { $seat } buys { $card } at { $slot }.
saw-to-hand = { $card } goes to the hand of { $seat }.
saw-played = { $card } is played.
saw-discarded = { $card } is discarded.
saw-awarded = { $seat } keeps { $card } ({ $prestige }).
saw-enterprise = { $seat } opens { $card }.
saw-partner = { $card } joins { $seat }.
saw-side = { $card } turns side { $side } up.
saw-placed = { $card } of { $seat } stands at { $target }.
saw-joined = { $card } joins the private army of { $seat }.
saw-left = { $card } leaves its place.
saw-displaced = { $card } has lost its place.
saw-income =
    { $cubes ->
        [one] 1 income cube on { $card }.
       *[other] { $cubes } income cubes on { $card }.
    }
saw-income-gone =
    { $cubes ->
        [one] 1 income cube less on { $card }.
       *[other] { $cubes } income cubes less on { $card }.
    }
saw-extortion = { $seat } extorts { $card }.
saw-extortion-gone = The extortion of { $card } by { $seat } ends.
saw-connection = { $seat } builds oval { $oval } of { $card }.
saw-connection-gone = { $seat } takes the cube from oval { $oval } of { $card }.
saw-prestige = { $seat } puts a prestige cube on { $card }.
saw-prestige-gone = { $seat } takes the prestige cube from { $card }.
saw-speculation = { $seat } speculates at { $slot }.
saw-speculation-gone = The speculation cube at { $slot } returns.
saw-unrest = { $disks } Unrest on { $card }.
saw-unrest-gone = { $disks } Unrest less on { $card }.
saw-regime = The regime becomes { $regime }.
saw-depression = A Depression begins.
saw-recovery = The Depression ends.
saw-jailed = { $seat } goes to jail.
saw-released = { $seat } leaves jail.
saw-flipped = The Hacendado of { $seat } takes a stand (plan { $side }).
saw-killed = The Hacendado of { $seat } is killed.
saw-taken = { $seat } is { $card }.
saw-headline = { $card } falls on the pile: a { $bias }.
saw-slid = A market card slides from { $from } to { $slot }.
saw-revealed = { $card } comes up at { $slot }.
saw-cancelled = A spy cancels the attack.
saw-toppling = { $seat } tries to topple Díaz by { $prestige }; his defence is { $defence }.
saw-defence = Díaz’s defence { $change }.
saw-rolled = The die shows { $value }.
saw-won = { $seats } won: { $why }.
saw-lost = Díaz has won.

end-toppled = Díaz is toppled by { $prestige }
end-last-failed = the last topple failed, and gold decides
end-last-discarded = the last topple was discarded, and gold decides
end-standoff = a standoff, and gold decides
end-stall = nobody moved the market, and gold decides
