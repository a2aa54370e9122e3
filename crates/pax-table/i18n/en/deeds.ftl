### What players can do. The value proposes it to whoever must choose; .told tells it of $seat.
###
### $card and $target are names with their numbers; $price is a tag or two, each with its space, or nothing.

tag-gold = { " " }for { $gold } gold
tag-free = { " " }for free
tag-nothing = { " " }for nothing
tag-actions = { " " }({ $actions } actions)
tag-extra = { " " }(extra action)

## What things are called. .owned is a card of somebody else's; a market card may be unknown.

named = { $name } ({ $number })
    .owned = { $name } ({ $number }, { $seat })
    .market = { $card } at { $slot }
the-card = the card
yourself = yourself
the-side = side { $side }
the-plan = { $name } ({ $prestige }, { $colour })
the-player = Player { $number }
diaz = Díaz
the-oval = connection { $oval }

## The nine actions.

do-play = Play { $card }{ $price }.
    .told = { $seat } plays { $card }{ $price }.
do-play-side = Play { $card } as { $side }{ $price }.
    .told = { $seat } plays { $card } as { $side }{ $price }.
do-play-at = Play { $card } at { $target }{ $price }.
    .told = { $seat } plays { $card } at { $target }{ $price }.
do-play-army = Play { $card } into your private army{ $price }.
    .told = { $seat } plays { $card } into the private army{ $price }.
do-play-orange = Play { $card } against { $target } with { $disks } Unrest{ $price }.
    .told = { $seat } plays { $card } against { $target } with { $disks } Unrest{ $price }.
do-play-black = Play { $card } against { $target }{ $price }.
    .told = { $seat } plays { $card } against { $target }{ $price }.
do-buy = Buy { $card } from the market ({ $slot }){ $price }.
    .told = { $seat } buys { $card } from the market ({ $slot }){ $price }.
do-buy-public = Buy the public card { $card } as { $side }{ $price }.
    .told = { $seat } buys the public card { $card } as { $side }{ $price }.
do-sell = Sell { $card }{ $price }.
    .told = { $seat } sells { $card }.
do-redeploy = Redeploy { $card } to { $target }{ $price }.
    .told = { $seat } redeploys { $card } to { $target }{ $price }.
do-redeploy-here = Let { $card } calm { $target } where it stands{ $price }.
    .told = { $seat } lets { $card } calm { $target } where it stands.
do-redeploy-army = Redeploy { $card } to your private army{ $price }.
    .told = { $seat } redeploys { $card } to the private army{ $price }.
do-land = Buy land for { $card }{ $price }.
    .told = { $seat } buys land for { $card }{ $price }.
do-upgrade = Build at { $card }: { $to }{ $price }.
    .told = { $seat } builds at { $card }: { $to }{ $price }.
do-police = Police { $card }: 1 Unrest less{ $price }.
    .told = { $seat } polices { $card }{ $price }.
do-leave-jail = Leave jail{ $price }.
    .told = { $seat } leaves jail{ $price }.
do-speculate = Speculate on { $card } at { $slot }{ $price }.
    .told = { $seat } speculates on { $card } at { $slot }.
do-shift = Move a cube from { $from } to { $to }{ $price }.
    .told = { $seat } moves a cube from { $from } to { $to }.
do-add = Add a missing income cube to { $card }{ $price }.
    .told = { $seat } adds a missing income cube to { $card }.
do-cover = Put a prestige cube on { $card }.
    .told = { $seat } puts a prestige cube on { $card }.
do-agitate = { $card } stirs up { $target }.
    .told = { $seat } has { $card } stir up { $target }.
do-decree = Discard { $card } to change the regime.
    .told = { $seat } discards { $card } to change the regime.
do-end = End your actions.
    .told = { $seat } ends the actions.

cube-income = the income of { $card }
cube-oval = { $to } at { $card }
cube-prestige = the Loyalty of { $card }
cube-market = { $card } at { $slot }
cube-reserve = the reserve

## Answers.

do-event = Choose the event side: what the headline says happens.
    .told = { $seat } chooses the event side.
do-quo = Choose the status quo side: nothing happens.
    .told = { $seat } chooses the status quo side.
do-event-topple = Try to topple Díaz with the event side: against { $prestige } his defence is 1 less.
    .told = { $seat } chooses the event side.
do-quo-topple = Try to topple Díaz with the status quo side: his defence stays.
    .told = { $seat } chooses the status quo side.
do-spy = Discard { $card } to cancel the attack.
    .told = { $seat } discards { $card } to cancel the attack.
do-pass = Let it be.
    .told = { $seat } lets it be.
do-pass-spy = Use no spy: let the attack happen.
    .told = { $seat } uses no spy.
do-pass-flip = Stay a loyalist.
    .told = { $seat } stays a loyalist.
do-pass-fraud = Discard nothing: leave Díaz’s defence as it is.
    .told = { $seat } leaves Díaz’s defence as it is.
do-pass-kill = Kill nobody.
    .told = { $seat } kills nobody.
do-retreat = Retreat { $card } to your private army{ $price }.
    .told = { $seat } retreats { $card } to the private army{ $price }.
do-abandon = Give { $card } up.
    .told = { $seat } gives { $card } up.
do-discard = Discard your { $colour } partners and troops.
    .told = { $seat } discards the { $colour } partners and troops.
do-choose = Choose { $card }.
    .told = { $seat } chooses { $card }.
do-choose-cube = Put a cube on { $card }.
    .told = { $seat } puts a cube on { $card }.
do-choose-nationalize = Let { $card } be nationalized.
    .told = { $seat } chooses { $card } to be nationalized.
do-choose-land = Add land to { $card }.
    .told = { $seat } adds land to { $card }.
do-choose-hand = Discard { $card } from your hand.
    .told = { $seat } discards { $card } from hand.
do-choose-connection = Take your connection cube back from { $card }.
    .told = { $seat } takes a connection cube back from { $card }.
do-choose-diaz = Díaz plays { $card } first.
    .told = { $seat } lets Díaz play { $card } first.
do-first = Discard { $card } at { $slot } first.
    .told = { $seat } discards { $card } at { $slot } first.
do-keep = Pay 1 gold to keep { $card }.
    .told = { $seat } will pay to keep { $card }.
do-drop = Let { $card } go.
    .told = { $seat } lets { $card } go.
do-flip = Take a stand: { $plan }.
    .told = { $seat } takes a stand: { $plan }.
do-fraud = Discard { $card } to change Díaz’s defence.
    .told = { $seat } discards { $card } to change Díaz’s defence.
do-kill = Kill the Hacendado of { $target } with { $card }{ $price }.
    .told = { $seat } has the Hacendado of { $target } killed with { $card }{ $price }.
do-side = Turn { $card } to { $side }.
    .told = { $seat } turns { $card } to { $side }.
do-pay = Pay { $target }.
    .told = { $seat } pays { $target }.
do-take = Take { $card } as your Hacendado.
    .told = { $seat } takes { $card } as Hacendado.
do-roll = Roll a { $value }.
    .told = Díaz rolls a { $value }.
do-roll-row = Row { $row }: a { $value } takes { $card } at { $slot }.
    .told = Row { $row }: Díaz rolls a { $value } and takes { $card } at { $slot }.
do-roll-row-empty = Row { $row }: a { $value } takes nothing.
    .told = Row { $row }: Díaz rolls a { $value } and finds nothing to take.
do-roll-side = A { $value } for { $card }: { $side }.
    .told = Díaz rolls a { $value } for { $card }: { $side }.
do-roll-strife = Strife: a { $value } decides which colour goes.
    .told = Strife: Díaz rolls a { $value } for the colour that goes.

## What a choice brings, said after it.

brings = Then: { $changes }.
brings-in-play = It is in play: { $changes }.
brings-only-in-play = It is in play.
brings-side = That side: { $marks }.
brings-no-gold = { $seat } has no gold: the theft brings nothing.
brings-news = It is played at once.
brings-toppling = It begins a toppling at once.
brings-slides = When your turn ends it slides to { $slot }.
brings-speculation =
    { $gold ->
        [0] There it is free, and brings you nothing if an opponent buys it.
       *[other] Up to { $gold } gold for you if an opponent buys it there.
    }
    .alone =
        { $gold ->
            [0] There it is free: it brings you nothing if Díaz takes it with a { $die }.
           *[other] { $gold } gold for you if Díaz takes it there, with a { $die }.
        }
brings-points = You would have { $points } and need { $needed }.
brings-enough = You would have { $points } and need { $needed }: enough.
brings-turned =
    { $cubes ->
        [0] It is for good: his ability is lost.
        [one] It is for good: his income cube and his ability are lost.
       *[other] It is for good: his { $cubes } income cubes and his ability are lost.
    }
brings-stand = For that your Hacendado takes a stand: { $plan }.
brings-defence = Díaz’s defence from { $before } to { $after }.
