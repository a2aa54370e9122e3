### A game at the keyboard: what the program says to whoever plays it.

play-welcome = Welcome to Hacendado. You are a rich landowner in Mexico and plot to topple the dictator Díaz.
play-aim = Four topple cards come up in the course of the game. Whoever buys one calls for Díaz's fall: enough prestige of the kind that the regime asks for wins the game. If he survives all four, the richest player wins.
play-aim-solitaire = You play alone. Díaz buys cards by dice, and you must topple him: buy a topple card when you have enough prestige of the kind that the regime asks for. If he survives all four topple cards, you lose.
play-how = Each turn you have three actions: buy cards from the market, play them, sell them, improve what you have. Type the number of a choice and press Enter; ? and Enter shows what else you can type.
play-you = You are { $seat } ({ $place }).
play-saved = The game is saved after every step in { $path }
play-farewell = The game is saved. Go on with: hacendado play --resume { $path }
play-over = The game is over. It is kept in { $path }
play-pass = Now it is for { $seat } to decide. Pass the keyboard on and press Enter.
play-group = { $verb } ({ $count } ways)
play-back = 0. Back.
play-out-of-range =
    { $last ->
        [one] There is one choice, number 1.
       *[other] There are choices 1 to { $last }.
    } Enter shows them again.
play-unknown = I do not understand “{ $text }”.
play-near = Did you mean { $near }?
play-remind = Enter shows the choices again, ? and Enter what else you can type.
play-nobody = Nobody has anything to decide now.
play-no-undo = There is nothing that you can take back: since your last choice a card was turned up, somebody else acted, or your turn ended.
play-possible = That is possible:
play-why-what = Type w and what you would like: a card as in w 184, a place in the market as in w a3, or an action as in w buy.
play-preview-what = Type p and a command, as in p buy a1, to hear what it would do.
play-help =
    A number: that choice.
    A command as it stands in brackets, such as buy a3: the same without the menu.
    ? and a card, a place in the market or a word, as in ? 184, ? a3 or ? unrest: what it is.
    w and a card, place or action, as in w a3 or w sell: why it is not possible, or how it is done.
    p and a command: what it would do.
    u: take back your last choice, as long as nothing was revealed.
    t: the whole table. m: the market. c: the cards in your hand. d: who could topple Díaz. f: everybody's income. p1 to p6: what lies before a player.
    h: what happened lately; h all: the whole story. l: what everybody had, turn by turn.
    0 or Enter: the choices again. q: stop; the game is saved.
play-terms = Words that ? explains: { $terms }.

## The verbs, as the heads of groups of choices.

verb-play = Play a card from your hand
verb-buy = Buy a card from the market
verb-public = Buy a public card
verb-sell = Sell a card
verb-redeploy = Move a troop
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
