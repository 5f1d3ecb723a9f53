title = Archimage
blurb = Courez dans la Tour des Arcanes : brisez ses sceaux aux dés, gagnez ses parchemins, et que leurs sorts vous ouvrent la voie.
seat-0 = Chaman du Nord
seat-1 = Sorcière de l’Est
seat-2 = Mage du Sud
seat-3 = Voyante de l’Ouest
seat-4 = Envoûteur de l’Outre-Monde
familiar-0 = corbeau
familiar-1 = chat
familiar-2 = cobra
familiar-3 = chouette
familiar-4 = crapaud

option-seats = Joueurs
option-circle = Cercle de magie
option-circle-I = I – École du Pouvoir, comme le cercle 0
option-circle-II = II – École des Passages
option-circle-III = III – École du Conflit
option-circle-IV = IV – École du Voyageur
option-circle-random = Tiré au sort
option-board = Plateau (vide : la tour fournie avec le jeu)

# Couleurs et dés
colour-fire = feu
colour-water = eau
colour-air = air
colour-earth = terre
colour-spirit = esprit
of-fire = du Feu
of-water = de l’Eau
of-air = de l’Air
of-earth = de la Terre
of-spirit = de l’Esprit
some-dice = { $colour } { $values }

# Sorts
scroll-name = { $spell } { $of }
spell-transmutation = Transmutation
spell-rebirth = Renaissance
spell-evolution = Évolution
spell-growth = Croissance
spell-synergy = Synergie
spell-inversion = Inversion
spell-exchange = Échange
spell-absorption = Absorption
spell-disintegration = Désintégration
spell-reorganisation = Réorganisation
spell-mystification = Mystification
spell-alteration = Altération
spell-transfer = Transfert
spell-theft = Vol
spell-borrowing = Emprunt
spell-mission = Mission
spell-leap = Bond
spell-teleportation = Téléportation
spell-guardian = Gardien
spell-speed = Vitesse
spell-binding = Lien

text-transmutation = Remplacez certains de vos { $dice } par autant de dés d’une seule autre couleur de la réserve, de mêmes valeurs.
text-rebirth = Relancez certains de vos { $dice }.
text-evolution = Ajoutez 2 à certains de vos { $dice }, jusqu’à 6.
text-growth = Prenez un des { $dice } de la réserve et lancez-le : il est à vous pour cette manche.
text-synergy = Ne se lance jamais. À la fin, 1 point de plus par parchemin { $of } que vous possédez, celui-ci compris.
text-inversion = Échangez deux jetons de même puissance, où qu’ils soient : { $pair }.
text-exchange = Échangez deux jetons { $one }, de puissances différentes, où qu’ils soient.
text-absorption = Quand vous brisez un jeton { $any }, vous pouvez le garder ici. Lancer : défaussez-le pour ajouter sa puissance à un de vos dés, jusqu’à 6.
text-disintegration = Retirez du plateau un jeton { $one }, où qu’il soit. Ce n’est pas le briser.
text-reorganisation = Échangez deux parchemins du plateau, dont au moins un { $of }.
text-mystification = Échangez les couleurs d’un des { $dice } d’un adversaire et d’un de vos dés d’une autre couleur ; les valeurs restent.
text-alteration = Ajoutez 1 à certains de vos { $dice } et retirez 1 à certains { $dice } d’un adversaire.
text-transfer = Échangez un de vos parchemins actifs contre un parchemin actif { $of }, de même puissance, d’un adversaire.
text-theft = Un adversaire vous donne un de ses { $dice }, à son choix.
text-borrowing = Lancez le parchemin actif { $of } d’un adversaire comme s’il était à vous ; les deux sont alors utilisés.
text-mission = Placez votre familier sur un jeton libre { $any } : personne d’autre ne peut le briser ni le passer.
text-leap = Passez par-dessus un jeton accessible { $any } et brisez aux dés un sceau derrière lui. Met fin au tour.
text-teleportation = Traversez une figurine adverse et brisez aux dés un sceau { $any } derrière elle. Met fin au tour.
text-guardian = Placez le gardien sur un parchemin { $of } du plateau, ou retirez-le : nul ne brise ce parchemin.
text-speed = Brisez un sceau aux dés, puis un autre { $any } sans dés. Met fin au tour.
text-binding = Votre familier bloque votre emplacement, ou brise pour vous un jeton, avec vos dés ou avec un seul 1.
dice-fire = dés de feu
dice-water = dés d’eau
dice-air = dés d’air
dice-earth = dés de terre
dice-spirit = dés d’une même couleur
die-any = dés
one-fire = de feu
one-water = d’eau
one-air = d’air
one-earth = de terre
one-spirit = d’une même couleur
any-fire = de feu
any-water = d’eau
any-air = d’air
any-earth = de terre
any-spirit = de n’importe quelle couleur
pair-fire = un de feu et un d’une autre couleur
pair-water = un d’eau et un d’une autre couleur
pair-air = un d’air et un d’une autre couleur
pair-earth = un de terre et un d’une autre couleur
pair-spirit = de deux couleurs

# Ce qui est demandé
ask-chance = La tour se prépare.
ask-rolling = Les dés roulent.
ask-opening = Choisissez trois dés dans les réserves pour la première manche.
ask-drafting = Votre manche est finie. Choisissez trois dés dans les réserves pour la suivante.
ask-main = Lancez un sort, ou brisez un sceau avec vos dés.
ask-main-stuck = Vous ne pouvez rien briser : lancez un sort, ou finissez votre manche.
ask-main-end = Vous ne pouvez ni lancer ni briser : finissez votre manche.
ask-colour = { $scroll } : choisissez une couleur.
ask-into = { $scroll } : choisissez la nouvelle couleur de vos dés ({ $colour }).
ask-foe = { $scroll } : choisissez un adversaire.
ask-own-dice = { $scroll } : choisissez vos dés ({ $colour }).
ask-own-die = { $scroll } : choisissez un de vos dés.
ask-own-scroll = { $scroll } : choisissez le parchemin que vous donnez.
ask-his-dice = { $scroll } : choisissez les dés ({ $colour }) qui perdent 1 chez { $foe }.
ask-his-die = { $scroll } : choisissez un dé chez { $foe }.
ask-his-scroll = { $scroll } : choisissez le parchemin que vous prenez à { $foe }.
ask-place = { $scroll } : choisissez un emplacement.
ask-place-guardian = { $scroll } : choisissez un parchemin du plateau, ou retirez le gardien.
ask-second = { $scroll } : choisissez le second emplacement.
ask-shatter = { $scroll } : brisez un sceau avec vos dés.
ask-free-binding = { $scroll } : choisissez le jeton que votre 1 brise.
ask-free-speed = { $scroll } : brisez un second sceau, sans dés.
ask-victim = { $active } vous vole : choisissez le dé que vous donnez.
ask-storing = Vous avez brisé un { $token } : gardez-le sur une Absorption, ou défaussez-le.
ask-loan = { $scroll } : choisissez le parchemin adverse à lancer.

# Ce qui s’est passé
say-circle = Le cercle { $circle } rejoint le cercle 0.
say-seal = { $space } reçoit un { $token }.
say-lay = { $space } reçoit { $scroll }.
say-first = { $player } commence.
say-roll = { $player } obtient { $dice }.
say-draft = prend { $dice } pour la prochaine manche
say-cast = lance { $scroll }
say-binding-1 = pose le familier ({ $familiar }) près du magicien
say-binding-2 = envoie le familier ({ $familiar }) briser un jeton
say-binding-3 = envoie le familier ({ $familiar }) briser un jeton avec un 1
say-break-token = brise le { $token } en { $space } avec { $dice }
say-break-scroll = gagne { $scroll } avec { $dice }
say-end = finit sa manche
say-colour = choisit la couleur { $colour }
say-into = les change en { $colour }
say-foe = vise { $foe }
say-dice = choisit { $dice }
say-die = choisit { $dice }
say-give = donne { $scroll }
say-take = prend { $scroll }
say-borrow = emprunte { $scroll } à { $foe }
say-at-token = choisit le { $token } en { $space }
say-at-scroll = choisit { $scroll } en { $space }
say-free-token = brise le { $token } en { $space }
say-free-scroll = gagne { $scroll }
say-remove = retire le gardien du plateau
say-store = garde le { $token } sur { $scroll }
say-discard = défausse le jeton
say-victim = donne { $dice }

label-draft = { $dice }
label-cast = { $scroll }
label-binding-1 = Familier près du magicien
label-binding-2 = Le familier brise aux dés
label-binding-3 = Le familier brise avec un 1
label-break = { $space } : { $dice }
label-end = Finir ma manche
label-remove = Retirer le gardien
label-discard = Le défausser

# Noms des cibles
name-token = { $space }, { $token }
name-scroll-space = { $space }, { $scroll }, puissance { $power }
name-free = { $space }, libre
name-start = { $space }, place de départ
name-figures = { $what }, { $who }
name-wizard = { $player }
name-familiar = familier ({ $familiar }) : { $player }
name-guardian = gardien
name-die = { $dice } : { $player }
name-reserve = réserve ({ $colour }), { $number ->
    [0] aucun dé
    [one] un dé
   *[other] { $number } dés
}
name-held = { $scroll }, puissance { $power }, { $state ->
    [up] actif
   *[down] utilisé
} : { $text }
name-player = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
name-ok = Ces dés
name-end = Finir ma manche
name-remove = Retirer le gardien
name-discard = Défausser le jeton
name-use-1 = Lien : le familier près du magicien
name-use-2 = Lien : le familier brise un jeton avec vos dés
name-use-3 = Lien : le familier brise un jeton avec un 1
token = jeton { $colour ->
        [fire] de feu
        [water] d’eau
        [air] d’air
       *[earth] de terre
    } de puissance { $power }

# Le plateau en texte
board-head = Manche { $round } · cercles 0 et { $circle } · parchemins de puissance 6 restants : { $sixes }, la partie finit en dessous de { $enough }
board-reserve = Réserves : { $dice }
board-seat = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $marks }
board-first = , premier joueur
board-done = , manche finie
board-active = , à jouer
board-place = en { $space }
board-familiar = familier ({ $familiar }) en { $space }
board-dice = dés { $dice }
board-no-dice = aucun dé
board-used = ({ $scroll } utilisé)
board-stored = { $scroll } avec un { $token }
board-guardian = gardien { $of } en { $space }

# Pourquoi pas
no-over = La partie est terminée.
no-chance = C’est au hasard de décider.
no-may = Ceci peut être touché maintenant.
no-turn = C’est à { $player } de choisir.
no-draft = Choisissez trois dés dans les réserves ; une réserve vide n’en donne pas.
no-walls = Votre magicien n’a pas de passage libre jusqu’à { $space } : un sceau, un parchemin ou une figurine adverse l’arrête.
no-familiar = Un familier adverse ({ $familiar }) se tient en { $space } : seul son maître peut briser ce sceau.
no-guarded = Un gardien se tient en { $space } : nul ne brise ce parchemin.
no-dice = Vos dés ({ $colour }) n’atteignent pas { $power }.
no-violet = Aucune couleur de vos dés n’atteint à elle seule { $power }.
no-free-space = Il n’y a pas de sceau à briser en { $space }.
no-start = Nul ne revient sur une place de départ.
no-used = Ce parchemin a servi dans cette manche ; il sera redressé à la fin de votre manche.
no-synergy = Synergie ne se lance jamais : elle compte à la fin.
no-effect = { $spell } ne changerait rien maintenant.
no-others = Ce n’est pas à vous.
no-finished = Un joueur qui a fini sa manche ne peut plus être visé par un sort.
no-die = Les dés se choisissent après le sceau ou le sort.
no-reserve = Les réserves servent à la prise de dés et aux sorts.
no-step = { $spell } ne peut pas s’en servir.

# Les premières lettres des sorts, sur les parchemins de la tour
short-transmutation = Trm
short-rebirth = Ren
short-evolution = Évo
short-growth = Cro
short-synergy = Syn
short-inversion = Inv
short-exchange = Éch
short-absorption = Abs
short-disintegration = Dés
short-reorganisation = Réo
short-mystification = Mys
short-alteration = Alt
short-transfer = Trf
short-theft = Vol
short-borrowing = Emp
short-mission = Mis
short-leap = Bon
short-teleportation = Tél
short-guardian = Gar
short-speed = Vit
short-binding = Lien

describe = Manche { $round } ; { $sixes } parchemins de puissance 6 restent sur le plateau ; points : { $players }.

# setting up a position
set-group-seals = Sceaux
set-group-scrolls = Parchemins
set-group-figures = Figurines
set-group-dice = Dés
set-clear = Pas de sceau
set-swap = Échanger deux parchemins
set-give = À { $who }
set-use = Utilisé ou non
set-back = Retour à la tour
set-wizard = { $who }
set-familiar = Familier : { $who }
set-guardian = Gardien : { $colour }
set-die = + dé de { $colour }
set-turn = Tourner un dé
set-drop = Rendre un dé
set-active = Au trait
set-first = Premier joueur
set-round = Manche
set-cannot-stand = Une figurine s’y trouve.
set-cannot-token = Il n’y a plus de jeton de cette couleur et de cette puissance.
set-cannot-wizard = Un magicien se tient seul sur une case libre, et jamais au départ d’un autre.
set-cannot-familiar = Un familier se tient seul sur une case libre, tant que dure la manche de son joueur.
set-cannot-guardian = Un gardien se tient sur un parchemin de sa couleur.
set-cannot-swap = Seuls des parchemins de même puissance s’échangent.
set-cannot-give = Il n’y a pas de parchemin à y prendre.
set-cannot-back = Ses places dans la tour sont occupées.
set-cannot-die = La réserve n’a plus de dé de cette couleur, ou la manche de ce joueur est finie.
set-cannot-turn = La manche de ce joueur est finie, ou la partie le serait.
set-cannot-drop = Qui est dans la manche a au moins un dé.
set-impossible = Aucune partie n’y mène.

# Ce qui ne va pas dans le plateau d’un propriétaire
bad-board = option board : { $problem }
plan-json = ce n’est pas du JSON : { $error }
plan-players = un objet avec "players": { $seats } est attendu
plan-lists = les listes nodes (de 1 à { $most } cases) et edges sont attendues
plan-twice = deux cases s’appellent { $name }
plan-edge = le lien { $edge } ne joint pas deux cases différentes
plan-drawing = rooms et passages, s’ils sont donnés, sont des listes d’objets comme dans boards.json
plan-id = l’id d’une case est fait d’une lettre, puis d’au plus cinq lettres ou chiffres : { $node }
plan-kind = { $name } : kind est l’un de { $kinds }, pas { $kind }
plan-power = { $name } : une case { $kind } a une puissance (power) de 2 à 6, pas { $power }
plan-no-power = { $name } : une case { $kind } n’a pas de puissance (power)
plan-spot = { $name } : x et y sont des nombres de -100 à 100
plan-supply = { $count } cases pour un { $kind ->
    [seal] sceau
   *[scroll] parchemin
} de puissance { $power } ; il n’y en a que { $most }
plan-sixes = parchemins de puissance 6 : { $count } ; la partie finirait aussitôt, il en faut au moins { $enough }
plan-growths = parchemins de puissance 5 : { $count } ; avec { $growths } Croissances, qui choisit ses dés pourrait en trouver trop peu
plan-starts = places de départ : { $count } pour { $seats } joueurs
plan-lost = aucun chemin ne mène à { $names }
plan-unlike = { $name } ne donne pas sur les mêmes cases que { $other }
plan-shut = { $name } doit donner sur une case libre (floor), pour qu’aucun magicien ne soit enfermé avant son premier tour
