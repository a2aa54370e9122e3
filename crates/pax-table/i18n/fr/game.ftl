### Ce qui arrive dans une partie, une phrase à la fois.

saw-turn =
    { $actions ->
        [one] { $seat } commence son tour avec { $actions } action.
       *[other] { $seat } commence son tour avec { $actions } actions.
    }
saw-turn-diaz = C’est le tour de Díaz.
saw-regained = La liberté rend la troisième action.
saw-extra = L’action supplémentaire vient par { $card }.
saw-paid =
    { $count ->
        [one] { $seats } paie { $gold } or.
       *[other] { $seats } paient { $gold } or chacun.
    }
saw-gained =
    { $count ->
        [one] { $seats } gagne { $gold } or.
       *[other] { $seats } gagnent { $gold } or chacun.
    }
saw-earned = Revenu : { $seat } gagne { $gold } or.
saw-payee = L’or va à { $seat }.
saw-moved = { $from } paie { $gold } or à { $seat }.
saw-stolen = { $seat } prend { $gold } or à { $from }.
saw-bought = { $seat } achète { $card } en { $slot }.
saw-to-hand = { $card } va dans la main { DE($seat) }.
saw-returned = { $card } revient dans la main { DE($seat) }.
saw-played = On joue { $card }.
saw-discarded =
    { $count ->
        [one] Défaussé : { $cards }.
       *[other] Défaussés : { $cards }.
    }
saw-awarded = { $seat } garde { $card } dans sa pile de prestige ({ $prestige }).
saw-enterprise = { $seat } ouvre { $card }.
saw-partner = { $card } rejoint { $seat }.
saw-side = { $card } se tourne : { $side }.
saw-placed = { $seat } poste { $card } sur { $target }.
saw-joined = { $card } rejoint l’armée privée { DE($seat) }.
saw-left = { $card } quitte sa place.
saw-displaced =
    { $count ->
        [one] { $cards } perd sa place.
       *[other] { $cards } perdent leur place.
    }
saw-extortion = { $seat } extorque { $card }.
saw-extortion-gone = { $seat } n’extorque plus { $card }.
saw-connection = { $seat } construit sur { $card } : { $to }.
saw-connection-gone = { $seat } reprend un cube sur { $card } : { $to }.
saw-prestige =
    { $count ->
        [one] { $seat } place un cube de prestige sur { $cards }.
       *[other] { $seat } place des cubes de prestige sur { $cards }.
    }
saw-prestige-gone =
    { $count ->
        [one] { $seat } reprend le cube de prestige sur { $cards }.
       *[other] { $seat } reprend les cubes de prestige sur { $cards }.
    }
saw-speculation = { $seat } spécule sur { $card } en { $slot }.
saw-speculation-gone = Le cube de spéculation sur { $card } en { $slot } revient à son propriétaire.
saw-regime = Le régime change : { $regime }.
saw-depression = Une dépression commence.
saw-recovery = La dépression prend fin.
saw-jailed = { $seat } va en prison.
saw-released = { $seat } sort de prison.
saw-flipped = Le hacendado { DE($seat) } prend parti : { $plan }.
saw-killed = Le hacendado { DE($seat) } est tué.
saw-taken = { $seat } joue { $card }.
saw-headline = { $card } tombe sur la défausse taureau-ours ({ $bias }).
saw-headline-topple = { $card } tombe sur la défausse taureau-ours ({ $bias }) : un renversement de moins.
saw-cleared = { $card } en { $slot } quitte le marché.
saw-slid = { $card } glisse : { $from }, puis { $slot }.
saw-revealed = Nouveau au marché : { $cards }.
saw-banned = Conflit : les couleurs { $colours } ne peuvent pas être jouées ce tour-ci.
saw-gold-due = Le dernier renversement a échoué ; l’or décide au rétablissement du marché.
saw-attack = { $seat } joue { $card } contre { $target }.
saw-cancelled = Un espion annule l’attaque.
saw-toppling = { $seat } tente de renverser Díaz par { $prestige }. Sa défense est { $defence }.
saw-topple-failed = Personne ne renverse Díaz.
saw-defence = Défense de Díaz { $change }.
saw-rolled = Díaz fait un { $value }.
saw-kept = On garde { $card }.
saw-chosen = Le choix tombe sur { $card }.

saw-cubes = Cubes de revenu : { $changes }.
saw-unrest = Agitation : { $changes }.
change-more = { $card } +{ $number }
change-less = { $card } −{ $number }

## La fin.

saw-won =
    { $count ->
        [one] { $seats } gagne : { $why }.
       *[other] { $seats } gagnent ensemble : { $why }.
    }
saw-won-gold =
    { $count ->
        [one] La partie prend fin : { $why }. { $seats } a le plus d’or et gagne.
       *[other] La partie prend fin : { $why }. { $seats } ont le plus d’or et gagnent ensemble.
    }
saw-lost = Díaz gagne : { $why }.
end-toppled = Díaz est renversé par { $prestige }
end-last-failed = le dernier renversement a échoué
end-last-discarded = le dernier renversement est défaussé
end-standoff = le dernier renversement est sorti et personne n’achète
end-stall = personne n’a fait bouger le marché depuis trop longtemps

## Ce qui changerait.

then-figures = { $seat } : { $changes }.
then-gold = or de { $before } à { $after }
then-income = revenu de { $before } à { $after }
then-reserve = cubes en réserve de { $before } à { $after }
then-prestige = { $prestige } de { $before } à { $after }
then-topples = { $seat } pourrait alors renverser Díaz par { $prestige }.
then-unknown = La suite, personne ne peut encore la connaître.
then-asked = Ensuite on demande à { $seat } : { $question }
then-asked-you = Ensuite on vous demande : { $question }
saw-taken-back =
    { $entry ->
        [0] { $seat } annule tout : la partie est de nouveau comme au début.
       *[other] { $seat } revient en arrière : la partie est de nouveau comme après l’entrée { $entry }.
    }
