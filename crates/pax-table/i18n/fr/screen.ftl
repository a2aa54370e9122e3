### La table en plein écran : titres, mots courts pour les petites places, et ce que font les touches.

## Où l’on est.

screen-small = La table demande { $columns } colonnes et { $rows } lignes ; cette fenêtre en a { $width } et { $height }. Agrandissez-la, ou tapez q et jouez avec --plain.
screen-turn = Tour { $turn }, { $seat } ·
screen-turn-short = Tour { $turn } ·
screen-regime = { $regime } · mines { $mines } · économie { $economy }
screen-depression = DÉPRESSION
screen-depression-word = Dépression
screen-deck = pioche { $cards }
screen-topples = renv. { $gone }/4
screen-page-table = Table
screen-page-mine = Moi
screen-page-others = Autres
screen-page-topple = Chute
screen-page-story = Récit
screen-market = Marché : prix, rangée du haut, rangée du bas
screen-more = … encore { $lines } : Page suivante
screen-earlier = … { $lines } plus tôt : Page précédente

## Mots courts.

screen-gold = { $gold }o
screen-district-sonora = Son
screen-district-chihuahua = Chi
screen-district-america = Am
screen-by-foot = pied
screen-by-mule = mule
screen-by-rail = rail
screen-built-mule = mule
screen-built-rail = rail
screen-built-chain = chaîne
screen-built-canal = canal
screen-built-steamship = vapeur

## Ce qui est devant chacun.

screen-public = Publiques
screen-you = (vous)
screen-figures = or { $gold }, revenus { $income }, cubes { $cubes }
screen-jail = EN PRISON
screen-loyalist = loyaliste
screen-killed = tué : loyaliste à jamais
screen-slaves = esclaves
screen-army = Armée :
screen-away = Ailleurs :
screen-waiting = Sans place :
screen-grudge = Prestige :
screen-hand = Main { $count }/{ $limit }
screen-hand-empty = vide : achetez une carte au marché
screen-enterprises =
    { $count ->
        [one] { $count } entreprise
       *[other] { $count } entreprises
    }
screen-partners =
    { $count ->
        [one] { $count } partenaire
       *[other] { $count } partenaires
    }
screen-troops =
    { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    }
screen-hand-count = main { $count }/{ $limit }

## Qui pourrait renverser Díaz.

screen-topple-head = a/lui faut
screen-topple-now = Chute maintenant : { $prestige }
screen-forecast = Revenus sous

## Ce que l’on tape.

screen-ask-command = Tapez un ordre ; Tab le complète.
screen-ask-explain = Expliquer quoi ? Une carte, une place du marché ou un mot ; Entrée seule montre les touches et les signes.
screen-ask-why = Pourquoi quoi n’est-il pas possible ? Une action, une carte ou une place du marché.
screen-no-match = Rien ne s’appelle ainsi.
screen-open-first = C’est un groupe de choix : ouvrez-le avec Entrée, et p montre ce que ferait chacun.

## Ce qui vient par-dessus la table.

screen-how = À chaque tour vous avez trois actions : acheter des cartes au marché, les jouer, les vendre, améliorer ce que vous avez. Les flèches choisissent, Entrée exécute et u reprend, tant que rien n’a été révélé. ? explique la carte où vous êtes, et ? puis Entrée seule, les touches et les signes de cette table. Tapez une touche pour commencer.
screen-preview = Ce qui arriverait
screen-why = Pourquoi pas : { $what }
screen-ledger = Tour par tour
screen-bots = Pourquoi les bots ont fait cela
screen-over = La partie est finie
screen-help-title = Touches et signes
screen-help =
    ↑ ↓ ou j k : choisir. Un numéro : ce choix. Entrée : le faire ou ouvrir le groupe. Échap ou 0 : retour.
    : taper un ordre tel qu’il figure entre crochets, comme buy a3 ; Tab le complète.
    ? expliquer une carte ou un mot. w : pourquoi quelque chose n’est pas possible.
    p : ce que ferait le choix. u : reprendre votre dernier choix.
    Tab ou F1 à F5 : les parties de la table. Page préc., Page suiv. : défiler.
    h : tout le récit. l : ce que chacun avait, tour par tour. b : pourquoi les bots ont fait cela.
    q : arrêter ; la partie est enregistrée. Ctrl-L : redessiner.
screen-signs =
    ● loyauté (vert ○)        ▼ indignation (bleu ▽)
    ▲ commandement (blanc △)  ◆ révolution (rouge ◇)
    Plein, c’est un point de prestige ; le contour est la couleur d’une carte.
    ■ cube, avec la lettre de son propriétaire   □ cube qui ne rapporte rien
    !2 deux disques d’agitation   †2 puissance de feu 2   $ extorque
    ↑ taureau   ↓ ours   * à qui est le tour
    › vous pouvez l’acheter maintenant   ► ce dont il s’agit

## Les touches, à la dernière ligne.

screen-key-enter = Entrée
screen-key-esc = Échap
screen-key-do = agir
screen-key-back = retour
screen-key-explain = quoi
screen-key-why = pourquoi
screen-key-preview = voir
screen-key-undo = reprendre
screen-key-type = ordre
screen-key-story = récit
screen-key-bots = bots
screen-key-stop = fin
screen-key-scroll = défiler
screen-key-close = fermer
screen-key-complete = compléter
screen-key-pick = choisir
screen-key-sit = montrer la table
screen-key-page = regarder
