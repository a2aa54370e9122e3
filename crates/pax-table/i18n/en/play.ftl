### A game at the keyboard: what the program says to whoever plays it.

play-welcome = Welcome to Hacendado. You are a rich landowner in Mexico and plot to topple the dictator Díaz.
play-aim = Four topple cards come up in the course of the game. Whoever buys one tries to topple Díaz: enough prestige of the kind that the regime asks for wins the game. If he survives all four, the richest player wins.
play-aim-solitaire = You play alone. Díaz takes cards by dice, and you must topple him: buy a topple card when you have enough prestige of the kind that the regime asks for. If he survives all four topple cards, you lose. ? solitaire says how he plays.
play-how = Each turn you have three actions: buy cards from the market, play them, sell them, improve what you have. Type the number of a choice and press Enter; ? and Enter shows what else you can type.
play-open = Whatever is bought lies open first, so every hand is known: you see the others’ cards, and they yours. Only the play deck is hidden.
play-welcome-back = Welcome back, turn { $turn }. h tells what happened, ? what you can type.
play-you = You are { $seat } ({ $place }).
play-ability = Your ability: { $text }
play-saved = The game is saved after every step in { $path }
play-farewell = The game is saved. Go on with: hacendado play --resume { $path }
play-over = The game is over. It is kept in { $path }
play-retell = Tell the story again with: hacendado game log { $path }
play-still = You can still look: t the table, d who could topple Díaz, h the story, b why the bots did what they did, l turn by turn, ? and a word what it means. q stops.
play-pass = Now it is for { $seat } to decide. Pass the keyboard on and press Enter.
play-group = { $verb } ({ $count } ways)
play-group-free = { $verb } ({ $count } ways; one costs no action)
play-group-cube = A cube from { $place } ({ $count } ways)
play-group-card = { $card } ({ $count } ways)
play-back = 0. Back.
play-confirm-end =
    { $left ->
        [one] You still have 1 action. End anyway? 1 yes, 0 no.
       *[other] You still have { $left } actions. End anyway? 1 yes, 0 no.
    }
play-out-of-range =
    { $last ->
        [one] There is one choice, number 1. Enter shows it again.
       *[other] There are choices 1 to { $last }. Enter shows them again.
    }
play-unknown = I do not understand “{ $text }”.
play-near = Did you mean { $near }?
play-remind = Enter shows the choices again, ? and Enter what else you can type.
play-nobody = Nobody has anything to decide now.
play-no-undo = There is nothing that you can take back: since your last choice a card was turned up, somebody else acted, or your turn ended.
play-possible = That is possible:
play-not-possible = Not possible:
play-said = { $what }: { $text }
play-rule = Rule { $rule }: { $text }
play-many-cards = Several cards are called so: { $cards }. Ask by the number, as in ? { $number }.
play-many-more = { $cards } and { $more } more
play-why-what = Type w and what you would like: a card as in w 184, a place in the market as in w a3, an action as in w buy, or the number of a choice as in w 2.
play-preview-what = Type p and a command or the number of a choice, as in p buy a1 or p 2, to hear what it would do.
play-preview-group = That number is a group of choices. Open it with its number, and p tells what one of them would do.
play-bots-none = No bot has had anything to choose since you sat down.
play-bots-who = No bot sits there. Type b for all bots, or b and the seat of one, as in b p2.
play-because = Why? { $why }
play-help =
    A number: that choice.
    A command as it stands in brackets, such as buy a3: the same without the menu.
    ? and a card, a place in the market, a word or a rule, as in ? 184, ? cananea, ? a3, ? unrest or ? ACT-BUY-02: what it is.
    w and a card, place, action or number of a choice, as in w a3 or w sell: why it is not possible, or how it is done.
    p and a command or the number of a choice: what it would do.
    u: take back your last choice, as long as nothing was revealed.
    t: the whole table. m: the market. c: the cards in your hand. d: who could topple Díaz. f: everybody's income. p1 to p6: what lies before a player.
    h: what happened lately; h all: the whole story. l: what everybody had, turn by turn.
    b: why the bots did what they did in the last round; b p2: what else that one thought of.
    0 or Enter: the choices again. q: stop; the game is saved.
play-terms = Words that ? explains: { $terms }.

## The verbs, as the heads of groups of choices.

verb-play = Play a card from your hand
verb-buy = Buy a card from the market
verb-public = Buy a public card
verb-sell = Sell a card
verb-redeploy = Redeploy a troop
verb-land = Buy land
verb-upgrade = Build a connection
verb-police = Remove unrest, or leave jail
verb-speculate = Put a cube on a market card
verb-shift = Move one of your cubes
verb-add = Add a missing income cube
verb-cover = Cover a loyalty point with a cube
verb-agitate = Let a partner stir up unrest
verb-decree = Let a partner change the regime
verb-end = End your actions
verb-event = Let the event happen
verb-quo = Keep things as they are
verb-spy = Use a spy
verb-pass = Let it be
verb-retreat = Retreat a troop to your private army
verb-abandon = Give a troop up
verb-discard = Discard the cards of a colour
verb-choose = Choose a card
verb-first = Choose which headline goes first
verb-keep = Pay for a card
verb-drop = Let a card go
verb-flip = Take a stand against Díaz
verb-fraud = Discard a card to change Díaz's defence
verb-kill = Kill a hacendado
verb-side = Choose a side
verb-pay = Choose who is paid
verb-take = Take a hacendado
verb-roll = Roll the die

## What it takes, said to somebody who cannot do it now.

wants-play = To play a card you need it in your hand: buy it from the market first.
wants-buy = To buy a card you need an action, two for the second one of a turn, the gold of its place, and less than a full hand.
wants-public = To buy a public card you need one that still lies beside the market, an action, and its cost.
wants-sell = To sell you need a card in your hand or in play. Your Hacendado and enterprises with Unrest cannot be sold.
wants-redeploy = To move a troop you need one in play, an action, a place where it may go, and the gold for the way; calming Unrest where it stands costs no gold.
wants-land = To buy land you need a ranch or plantation of yours in play, two actions, a cube in reserve, and 1 gold for each cube that lies there.
wants-upgrade = To build you need an enterprise in play with a free oval, yours or another’s, an action, a cube in reserve, and the price of the oval.
wants-police = To police you need an enterprise of yours with Unrest, or to be in jail; an action, and 3 gold unless it is free.
wants-speculate = To speculate you need a cube in reserve, an action, and a market card without a cube.
wants-shift = You can move a speculation cube at any time, and other cubes when your reserve is empty. It takes an action.
wants-add = For that something of yours must have fewer income cubes than it should have, and you need a cube in reserve and an action.
wants-cover = For that you need a Loyalty point without a prestige cube under Pax Porfiriana, and a cube in reserve.
wants-agitate = For that you need a partner in play whose card says that he places Unrest, once a turn and not under Martial Law, and an action.
wants-decree = For that you need a partner in play whose card says that discarding it changes the regime, and an action.
wants-spy = A spy in play can be discarded when an orange or black card has just been played against you; you are asked then.
wants-retreat = A troop can retreat when it has lost its place; you are asked then.
wants-flip = You cannot turn your Hacendado at will. You may turn him when somebody tries to topple Díaz and you are asked, or when a troop of yours loses its place and retreats to the private army.
wants-fraud = In a toppling you may discard cards in play that say so to change Díaz’s defence; you are asked then.
wants-kill = In a toppling an assassination card in your hand can kill a Hacendado who has taken a stand; you are asked then.
wants-topple = To topple Díaz you buy a topple card when one is in the market; none is now. See d.
wants-topple-at = To topple Díaz you buy a topple card. { $card } lies at { $slot }. See d.

## The ledger of a game: the heads of its columns.

ledger-turn = turn
ledger-regime = regime
ledger-player = player
ledger-gold = gold
ledger-income = income
ledger-cubes = cubes
ledger-end = end
ledger-signs = * has the turn. D: Depression.
