### The full-screen table: titles, short words for small rooms, and what the keys do.

## Where one is.

screen-small = The table needs { $columns } columns and { $rows } rows; this window has { $width } and { $height }. Please make it larger, or press q and play with --plain.
screen-turn = Turn { $turn }, { $seat } ·
screen-turn-short = Turn { $turn } ·
screen-regime = { $regime } · mines { $mines } · economy { $economy }
screen-depression = DEPRESSION
screen-depression-word = Depression
screen-deck = deck { $cards }
screen-topples = topples { $gone }/4
screen-page-table = Table
screen-page-mine = Mine
screen-page-others = Others
screen-page-topple = Topple
screen-page-story = Story
screen-market = Market: price, upper row, lower row
screen-more = … { $lines } more: Page Down
screen-earlier = … { $lines } earlier: Page Up

## Small words.

screen-gold = { $gold }g
screen-district-sonora = Son
screen-district-chihuahua = Chi
screen-district-america = Am
screen-by-foot = foot
screen-by-mule = mule
screen-by-rail = rail
screen-built-mule = mule
screen-built-rail = rail
screen-built-chain = chain
screen-built-canal = canal
screen-built-steamship = ship

## Tableaus.

screen-public = Public
screen-you = (you)
screen-figures = gold { $gold }, income { $income }, cubes { $cubes }
screen-jail = IN JAIL
screen-loyalist = loyalist
screen-killed = killed: a loyalist for good
screen-slaves = slaves
screen-army = Army:
screen-away = Away:
screen-waiting = Waiting:
screen-grudge = Grudges:
screen-hand = Hand { $count }/{ $limit }
screen-hand-empty = empty: buy a card from the market
screen-enterprises =
    { $count ->
        [one] { $count } enterprise
       *[other] { $count } enterprises
    }
screen-partners =
    { $count ->
        [one] { $count } partner
       *[other] { $count } partners
    }
screen-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
screen-hand-count = hand { $count }/{ $limit }

## Who could topple Díaz.

screen-topple-head = has/needs
screen-topple-now = Toppling now: { $prestige }
screen-forecast = Income under

## What is typed.

screen-ask-command = Type a command; Tab completes it.
screen-ask-explain = Explain what? A card, a place in the market or a word; Enter alone shows the keys and signs.
screen-ask-why = Why is what not possible? An action, a card or a place in the market.
screen-no-match = Nothing is called so.
screen-open-first = That is a group of choices: open it with Enter, and p shows what one of them would do.

## What lies over the table.

screen-how = Each turn you have three actions: buy cards from the market, play them, sell them, improve what you have. The arrow keys choose, Enter does it, and u takes it back as long as nothing was revealed. ? explains the card you are at, and ? with Enter alone the keys and signs of this table. Press any key to begin.
screen-preview = What would happen
screen-why = Why not: { $what }
screen-ledger = Turn by turn
screen-bots = Why the bots did that
screen-over = The game is over
screen-help-title = Keys and signs
screen-help =
    ↑ ↓ or j k: choose. A number: that choice. Enter: do it, or open the group. Esc or 0: back.
    : type a command as it stands in brackets, such as buy a3; Tab completes it.
    ? explain a card or a word. w: why something is not possible.
    p: what the choice would do. u: take back your last choice.
    Tab or F1 to F5: the parts of the table. Page Up, Page Down: scroll.
    h: the whole story. l: what everybody had, turn by turn. b: why the bots did what they did.
    q: stop; the game is saved. Ctrl-L: draw anew.
screen-signs =
    ● Loyalty (green ○)   ▼ Outrage (blue ▽)
    ▲ Command (white △)   ◆ Revolution (red ◇)
    Filled is a point of prestige, the outline is the colour of a card.
    ■ cube, with its owner's letter   □ cube that earns nothing
    !2 two disks of Unrest   †2 firepower 2   $ extorts
    ↑ bull   ↓ bear   * whose turn it is
    › you can buy it now   ► what your choice is about

## The keys, in the last line.

screen-key-enter = Enter
screen-key-esc = Esc
screen-key-do = do
screen-key-back = back
screen-key-explain = explain
screen-key-why = why
screen-key-preview = preview
screen-key-undo = undo
screen-key-type = type
screen-key-story = story
screen-key-bots = bots
screen-key-stop = stop
screen-key-scroll = scroll
screen-key-close = close
screen-key-complete = complete
screen-key-pick = pick
screen-key-sit = show the table
screen-key-page = look around
