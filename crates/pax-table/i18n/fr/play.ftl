### Une partie au clavier : ce que dit le programme.

play-welcome = Bienvenue dans Hacendado. Vous êtes un riche propriétaire terrien du Mexique et vous complotez pour renverser le dictateur Díaz.
play-aim = Quatre cartes de renversement arrivent au cours de la partie. Qui en achète une appelle à la chute de Díaz : assez de prestige du genre que demande le régime, et la partie est gagnée. S’il survit aux quatre, le plus riche gagne.
play-aim-solitaire = Vous jouez seul. Díaz achète des cartes selon les dés, et il vous faut le renverser : achetez une carte de renversement quand vous avez assez de prestige du genre que demande le régime. S’il survit aux quatre cartes de renversement, vous avez perdu.
play-how = À chaque tour vous avez trois actions : acheter des cartes au marché, les jouer, les vendre, améliorer ce que vous avez. Tapez le numéro d’un choix puis Entrée ; ? puis Entrée montre ce que vous pouvez taper d’autre.
play-you = Vous êtes { $seat } ({ $place }).
play-saved = La partie est enregistrée à chaque pas dans { $path }
play-farewell = La partie est enregistrée. Reprenez-la avec : hacendado play --resume { $path }
play-over = La partie est finie. Elle est gardée dans { $path }
play-pass = À présent, c’est à { $seat } de décider. Passez le clavier et tapez Entrée.
play-group = { $verb } ({ $count } façons)
play-back = 0. Retour.
play-out-of-range =
    { $last ->
        [one] Il n’y a qu’un choix, le numéro 1.
       *[other] Les choix vont de 1 à { $last }.
    } Entrée les montre de nouveau.
play-unknown = Je ne comprends pas « { $text } ».
play-near = Vouliez-vous dire { $near } ?
play-remind = Entrée montre de nouveau les choix ; ? puis Entrée, ce que vous pouvez taper d’autre.
play-nobody = Personne n’a rien à décider à présent.
play-no-undo = Vous ne pouvez rien reprendre : depuis votre dernier choix, une carte a été révélée, quelqu’un d’autre a agi ou votre tour a pris fin.
play-possible = C’est possible :
play-why-what = Tapez w et ce que vous aimeriez : une carte comme w 184, une place du marché comme w a3, ou une action comme w buy.
play-preview-what = Tapez p et un ordre, comme p buy a1, pour savoir ce qu’il ferait.
play-help =
    Un numéro : ce choix.
    Un ordre tel qu’il figure entre crochets, comme buy a3 : la même chose sans le menu.
    ? et une carte, une place du marché ou un mot, comme ? 184, ? a3 ou ? agitation : ce que c’est.
    w et une carte, une place ou une action, comme w a3 ou w sell : pourquoi ce n’est pas possible, ou comment faire.
    p et un ordre : ce qu’il ferait.
    u : reprendre votre dernier choix, tant que rien n’a été révélé.
    t : toute la table. m : le marché. c : les cartes de votre main. d : qui pourrait renverser Díaz. f : les revenus de chacun. p1 à p6 : ce qui est devant un joueur.
    h : ce qui s’est passé dernièrement ; h all : toute l’histoire. l : ce que chacun avait, tour par tour.
    0 ou Entrée : les choix de nouveau. q : arrêter ; la partie est enregistrée.
play-terms = Mots que ? explique : { $terms }.

## Les verbes, comme têtes de groupes de choix.

verb-play = Jouer une carte de votre main
verb-buy = Acheter une carte au marché
verb-public = Acheter une carte publique
verb-sell = Vendre une carte
verb-redeploy = Déplacer une troupe
verb-land = Acheter des terres
verb-upgrade = Construire une connexion
verb-police = Calmer l’agitation ou sortir de prison
verb-speculate = Poser un cube sur une carte du marché
verb-shift = Déplacer un de vos cubes
verb-add = Ajouter un cube de revenu manquant
verb-cover = Couvrir un point de loyauté d’un cube
verb-agitate = Faire semer l’agitation par un partenaire
verb-decree = Faire changer le régime par un partenaire
verb-end = Terminer vos actions
verb-event = Laisser l’événement se produire
verb-quo = Laisser les choses en l’état
verb-spy = Utiliser un espion
verb-pass = Laisser faire
verb-retreat = Replier une troupe dans votre armée privée
verb-abandon = Renoncer à une troupe
verb-discard = Défausser les cartes d’une couleur
verb-choose = Choisir une carte
verb-first = Choisir quelle manchette part d’abord
verb-keep = Payer pour une carte
verb-drop = Laisser partir une carte
verb-flip = Prendre parti contre Díaz
verb-fraud = Défausser une carte pour changer la défense de Díaz
verb-kill = Tuer un hacendado
verb-side = Choisir une face
verb-pay = Choisir qui est payé
verb-take = Prendre un hacendado
verb-roll = Lancer le dé
