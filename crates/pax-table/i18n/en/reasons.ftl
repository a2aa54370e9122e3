### What is asked, why something is not allowed, and what would help.

## Questions. The value asks the one who must decide; .told says it to the others.

ask-hacendado = Which Hacendado do you take?
    .told = { $seat } chooses a Hacendado.
ask-actions =
    { $left ->
        [0] You have no action left. End your actions, or use what costs none.
        [one] You have 1 action left. What do you do?
       *[other] You have { $left } actions left. What do you do?
    }
    .told =
    { $left ->
        [0] { $seat } has no action left and may go on.
        [one] { $seat } has 1 action left.
       *[other] { $seat } has { $left } actions left.
    }
ask-monopolist = Which monopolist do you pay { $gold } gold?
    .told = { $seat } chooses which monopolist gets { $gold } gold.
ask-orientation = { $card }: does the event happen, or does the status quo stay?
    .told = { $seat } chooses a side of { $card }.
ask-topple = { $card }: you try to topple Díaz. Event or status quo side?
    .told = { $seat } chooses a side of { $card } and tries to topple Díaz.
ask-side = { $card } changed hands. Which side is up?
    .told = { $seat } chooses which side of { $card } is up.
ask-displaced = Troops of yours have lost their places. Which retreat to your private army, and which are given up?
    .told = { $seat } decides which troops retreat.
ask-strife = Strife between { $one } and { $other }: the cards of which colour do you discard?
    .told = { $seat } decides which colour goes: { $one } or { $other }.
ask-cubes =
    { $left ->
        [one] You have 1 cube left and more places for it. Where does it go?
       *[other] You have { $left } cubes left and more places for them. Where does the next one go?
    }
    .told = { $seat } hands out scarce cubes ({ $left } left).
ask-nationalization = { $card }: which enterprise do you lose to nationalization?
    .told = { $seat } chooses an enterprise to lose for { $card }.
ask-land = { $card }: to which enterprise do you add land?
    .told = { $seat } chooses where to add land for { $card }.
ask-hand = { $card }: which card do you discard from your hand?
    .told = { $seat } chooses a card from hand for { $card }.
ask-connection = { $card }: which connection cube do you take back?
    .told = { $seat } chooses a connection cube for { $card }.
ask-headlines = Two headlines have grown old. Which is discarded first?
    .told = { $seat } decides which headline is discarded first.
ask-upkeep = Depression: do you pay 1 gold to keep { $card }? You have { $gold } gold for upkeep left.
    .told = { $seat } decides on the upkeep of { $card }.
ask-flip = Toppling by { $prestige }, Díaz’s defence { $defence }: does your Hacendado take a stand?
    .told = { $seat } may take a stand.
ask-fraud = Toppling by { $prestige }, Díaz’s defence { $defence }: do you discard a card to change it?
    .told = { $seat } may change Díaz’s defence.
ask-kill = Toppling by { $prestige }, Díaz’s defence { $defence }: do you kill a Hacendado?
    .told = { $seat } may kill a Hacendado.
ask-points = You have { $points } and need { $needed }.
ask-spy = { $actor } plays { $card } against { $target }. Does a spy of yours cancel it?
    .told = { $seat } may cancel { $card } with a spy.
ask-diaz = Which card does Díaz play first: { $one } or { $other }?
    .told = { $seat } decides whether Díaz first plays { $one } or { $other }.
ask-die-upper = Díaz rolls for the card that he takes from row a.
ask-die-lower = Díaz rolls for the card that he takes from row b.
ask-die-side = Díaz rolls for the side of { $card }: 1 to 3 the first, 4 to 6 the second.
ask-die-strife = Díaz rolls for the colour that he discards: 1 to 3 the first, 4 to 6 the second.
ask-nothing = The game is over.

## Why not. Each speaks to the player who wanted it.

no-game-over = The game is over.
no-not-yours = It is for { $seat } to decide.
no-not-asked = That is no answer to what is asked.
no-actions =
    { $needed ->
        [one] It takes 1 action, and you have { $left } left.
       *[other] It takes { $needed } actions, and you have { $left } left.
    }
no-gold = It costs { $price } gold, and you have { $gold }.
no-cube = You have no cube in reserve.
no-hand = { $card } is not in your hand.
no-kind = { $card } is not a card for that.
no-yours-in-play = { $card } is not in play as yours.
no-in-play = { $card } is not in play.
no-side = The card has no such side.
no-slot = The market is empty at { $slot }.
no-purchases = You have bought two market cards this turn.
no-hand-full =
    { $cards ->
        [one] You hold 1 card and may hold { $limit }.
       *[other] You hold { $cards } cards and may hold { $limit }.
    }
no-public = { $card } does not lie beside the market.
no-in-unrest = { $card } has { $disks } Unrest.
no-unrest = { $card } has no Unrest.
no-jailed = You are not in jail.
no-civil-war = Civil war: cards with the flag { $flag } cannot be used.
no-jurisdiction = Outside its jurisdiction. Flag of the troop: { $flag }; place: { $district }.
no-firepower = Your troop has firepower { $yours }, the one that stands there { $theirs }; yours must be greater.
no-army = Your Hacendado has no private army for a troop of that colour.
no-effect = Nothing would happen.
no-oval = There is no free place for a connection.
no-target = { $card } cannot be aimed at that.
no-opponent = { $card } is only for opponents.
no-protected = The target is protected.
no-disks = The card cannot place { $disks } Unrest there.
no-speculated = A speculation cube lies at { $slot } already.
no-last-topple = Nobody can speculate on the last topple.
no-cube-there = No cube of yours can leave that place.
no-place = No cube can go there.
no-reserve =
    { $cubes ->
        [one] You still have 1 cube in reserve.
       *[other] You still have { $cubes } cubes in reserve.
    }
no-ability = { $card } cannot do that this turn.
no-regime = That is not possible { $under }.
no-strife = Strife bans that colour for you this turn.
no-offered = The rules of this game do not offer it.
no-use = You have nothing to do that with.
no-choice = That is not among the choices.

## What would have to change.

need-gold = You need { $gold } more gold.
need-actions =
    { $actions ->
        [one] You need 1 more action.
       *[other] You need { $actions } more actions.
    }
need-cube = A cube of yours must come home first.
need-smaller-hand = Play or sell a card from your hand first.
need-calm = Its Unrest must be removed first.
need-unrest = There must be Unrest first.
need-regime = Another regime must be in force.
need-firepower = You need firepower { $firepower } or more.
need-peace = The rebel governor must leave play.
need-turn = Wait for your next turn.
need-answer = Answer first what is asked.
need-patience = Wait until you are asked.
need-empty-reserve = Use the cubes in your reserve first.
need-hand = You need the card in your hand.
need-stand = Your Hacendado must have taken the stand of that colour.
need-card = You need a card for it.
need-other = Choose another card, place or target.

refused = { $reason } { $remedy } (Rule { $rule })
refused-plainly = { $reason } (Rule { $rule })
