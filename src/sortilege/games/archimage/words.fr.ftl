title = Archimage
blurb = Courez dans la Tour des Arcanes : brisez ses sceaux aux dés, gagnez ses parchemins, et que leurs sorts vous ouvrent la voie.
gentle = à deux, cercle I
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
option-circle-about = Le cercle 0 est toujours en jeu ; celui-ci s’y ajoute et donne son ton à la partie.
option-circle-I = I – École du Pouvoir, comme le cercle 0
option-circle-I-about = pour une première partie : changer, relancer, renforcer ses dés
option-circle-II = II – École des Passages
option-circle-II-about = déplacer les sceaux et les parchemins de la tour
option-circle-III = III – École du Conflit
option-circle-III-about = échanger dés et parchemins avec les autres, user de leurs sorts
option-circle-IV = IV – École du Voyageur
option-circle-IV-about = traverser sceaux et figurines, poser des gardiens
option-circle-random = Tiré au sort
option-circle-random-about = le hasard en ouvre un des quatre
option-board = Plateau

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
of-own = de sa couleur
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
text-growth = Prenez un dé { $any } dans la réserve et lancez-le : il est à vous pour cette manche.
text-synergy = Ne se lance jamais. À la fin, 1 point de plus par parchemin { $of } que vous possédez, celui-ci compris.
text-synergy-spirit = Ne se lance jamais. À la fin, 1 point de plus par parchemin de l’Esprit que vous possédez, celui-ci et Lien compris.
text-inversion = Échangez deux jetons de même puissance, où qu’ils soient : { $pair }.
text-exchange = Échangez deux jetons { $one }, de puissances différentes, où qu’ils soient.
text-absorption = Quand vous brisez un jeton { $any }, vous pouvez le garder ici. Lancer : défaussez-le pour ajouter sa puissance à un de vos dés, jusqu’à 6.
text-disintegration = Retirez du plateau un jeton { $any }, où qu’il soit. Ce n’est pas le briser.
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
dice-own = dés de sa couleur
die-any = dés
one-fire = de feu
one-water = d’eau
one-air = d’air
one-earth = de terre
one-spirit = d’une même couleur
one-own = de sa couleur
any-fire = de feu
any-water = d’eau
any-air = d’air
any-earth = de terre
any-spirit = de n’importe quelle couleur
any-own = de sa couleur
pair-fire = un de feu et un d’une autre couleur
pair-water = un d’eau et un d’une autre couleur
pair-air = un d’air et un d’une autre couleur
pair-earth = un de terre et un d’une autre couleur
pair-spirit = de deux couleurs
pair-own = un de sa couleur et un d’une autre couleur

# Ce qui est demandé
ask-chance = La tour se prépare.
ask-rolling = Les dés roulent.
ask-opening = Choisissez trois dés dans les réserves pour la première manche.
ask-drafting = Choisissez trois dés dans les réserves pour la prochaine manche.
ask-main = Brisez un sceau avec vos dés, ou lancez un parchemin.
ask-main-stuck = Vos dés ne brisent rien : lancez un parchemin, ou finissez votre manche.
ask-main-end = Vous ne pouvez ni lancer ni briser : finissez votre manche.
ask-colour-transmutation = { $scroll } : choisissez la couleur de vos dés qui en prennent une autre.
ask-colour-rebirth = { $scroll } : choisissez la couleur de vos dés que vous relancez.
ask-colour-evolution = { $scroll } : choisissez la couleur de vos dés qui gagnent 2.
ask-colour-growth = { $scroll } : choisissez la couleur du dé que vous prenez dans la réserve et lancez.
ask-colour-alteration = { $scroll } : choisissez une couleur ; vos dés y gagnent 1, ceux d’un adversaire y perdent 1.
ask-into = { $scroll } : choisissez la couleur que prennent vos dés ({ $colour }).
ask-foe-mystification = { $scroll } : choisissez l’adversaire dont un dé échange sa couleur avec l’un des vôtres.
ask-foe-alteration = { $scroll } : choisissez l’adversaire dont les dés ({ $colour }) perdent 1.
ask-foe-transfer = { $scroll } : choisissez l’adversaire avec qui vous échangez un parchemin.
ask-foe-theft = { $scroll } : choisissez l’adversaire qui vous donne un dé { $any }.
ask-own-transmutation = { $scroll } : choisissez les dés ({ $colour }) qui changent de couleur ({ $into }) ; ils gardent leur valeur.
ask-own-rebirth = { $scroll } : choisissez les dés ({ $colour }) que vous relancez.
ask-own-evolution = { $scroll } : choisissez les dés ({ $colour }) qui gagnent 2, jusqu’à 6.
ask-own-mystification = { $scroll } : choisissez votre dé ; il échange sa couleur avec un dé de { $foe }, et chacun garde sa valeur.
ask-own-alteration = { $scroll } : choisissez vos dés ({ $colour }) qui gagnent 1.
ask-own-transfer = { $scroll } : choisissez le parchemin que vous donnez à { $foe }.
ask-his-mystification = { $scroll } : choisissez chez { $foe } le dé qui échange sa couleur avec le vôtre ; chacun garde sa valeur.
ask-his-alteration = { $scroll } : choisissez les dés ({ $colour }) qui perdent 1 chez { $foe }.
ask-his-transfer = { $scroll } : choisissez le parchemin que vous prenez à { $foe }.
ask-second = { $scroll } : avec quoi { $first } change-t-il de place ?
ask-victim = { $scroll } : choisissez le dé que vous donnez à { $active }.
ask-storing = Gardez le { $token } sur une Absorption, ou défaussez-le.
ask-main-break = Brisez un sceau avec vos dés.
ask-draft-more = { $dice } : choisissez encore { $number ->
    [one] un dé
   *[other] { $number } dés
}.
ask-break = { $thing } : choisissez des dés qui font { $power } ou plus.
ask-break-more = { $thing } : { $dice } choisi, il manque { $lacking }.
ask-dice-more = { $scroll } : { $dice } choisi. Ajoutez-en d’autres, ou continuez avec ceux-ci.
ask-binding = Lien : que fait le familier ({ $familiar }) ?
ask-own-absorption = { $scroll } : choisissez le dé qui gagne { $power }, jusqu’à 6.
ask-place-inversion = { $scroll } : choisissez un jeton { $any } ; il change de place avec un autre de même puissance et d’une autre couleur.
ask-place-exchange = { $scroll } : choisissez un jeton { $one } ; il change de place avec un autre de même couleur et d’une autre puissance.
ask-place-disintegration = { $scroll } : choisissez le jeton { $any } qui quitte le plateau ; le passage est alors libre.
ask-place-reorganisation = { $scroll } : choisissez un parchemin de la tour ; il change de place avec un autre. L’un des deux est { $of }.
ask-place-mission = { $scroll } : choisissez un jeton { $any } pour le familier ({ $familiar }) ; nul autre ne peut alors le briser ni le passer.
ask-place-guardian = { $scroll } : choisissez le parchemin { $of } que nul ne pourra plus briser.
ask-place-guardian-again = { $scroll } : choisissez le parchemin { $of } que nul ne pourra plus briser, ou retirez le gardien.
ask-shatter-leap = { $scroll } : brisez aux dés un sceau derrière un jeton { $any } ; votre magicien y bondit.
ask-shatter-teleportation = { $scroll } : brisez aux dés un sceau { $any } derrière une figurine adverse ; votre magicien la traverse.
ask-shatter-speed = { $scroll } : brisez un sceau aux dés ; de là, un second { $any } ne coûte rien.
ask-shatter-binding = { $scroll } : choisissez le jeton que le familier ({ $familiar }) brise avec vos dés ; votre magicien reste.
ask-free-speed = { $scroll } : choisissez le second sceau { $any } ; il cède sans dés.
ask-free-binding = { $scroll } : choisissez le jeton que le familier ({ $familiar }) brise avec un seul 1 ; votre magicien reste.
asked-draft = { $who } choisit trois dés dans les réserves.
asked-main = { $who } brise un sceau ou lance un parchemin.
asked-victim = { $who } choisit le dé que prend { $active }.
asked-storing = { $who } garde le { $token } sur une Absorption, ou le défausse.
asked-spell = { $who } lance { $scroll }.
cause-victim = { $active } lance { $scroll } contre vous.
cause-stolen = { $active } a pris votre dernier dé : votre manche est finie.
cause-drafting = Vos dés sont joués ou ne brisent plus rien : votre manche est finie.
cause-storing = Vous avez brisé un { $token }.
foresee-draft = Ils sont lancés au début de la manche.
foresee-scroll = Vous gagnez { $scroll } : { $points } points.
foresee-token = Le jeton quitte la tour, et votre magicien y va.
foresee-familiar = Le jeton quitte la tour ; le familier ({ $familiar }) y va et barre le passage jusqu’à la fin de votre manche.
foresee-lost = { $number } de trop : perdu.
foresee-use-1 = Le familier ({ $familiar }) bloque cet emplacement jusqu’à la fin de votre manche, même quand votre magicien s’en va.
foresee-use-2 = Le familier ({ $familiar }) va au jeton que vous brisez, votre magicien reste, et votre tour finit.
foresee-use-3 = Un seul dé qui montre 1 brise un jeton de sa couleur, quelle que soit sa puissance ; votre magicien reste, et votre tour finit.
gain-points = Vos points : { $had } → { $has }.
gain-near = Cela ouvre le chemin vers { $scrolls }.
gain-dice = À votre portée : { $scrolls }.
gain-scroll = { $scroll } ({ $points })
action-break = Briser un sceau
action-cast = Lancer un parchemin
ask-loan = { $scroll } : choisissez un parchemin adverse ; vous le lancez comme s’il était à vous, et les deux sont retournés.

# Ce qui s’est passé
say-circle = Le cercle { $circle } rejoint le cercle 0.
say-seal = { $space } reçoit un { $token }.
say-lay = { $space } reçoit { $scroll }.
say-first = { $player } commence.
say-roll = { $player } obtient { $dice }.
say-draft = prend { $dice } pour la prochaine manche
say-cast = lance { $scroll }
say-binding-1 = laisse le familier ({ $familiar }) sur l’emplacement du magicien
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

# what to do, told to who is asked
do-draft = prenez { $dice } pour la prochaine manche
do-cast = lancez { $scroll }
do-binding-1 = laissez le familier ({ $familiar }) sur l’emplacement de votre magicien
do-binding-2 = envoyez le familier ({ $familiar }) briser un jeton
do-binding-3 = envoyez le familier ({ $familiar }) briser un jeton avec un 1
do-break-token = brisez le { $token } en { $space } avec { $dice }
do-break-scroll = gagnez { $scroll } avec { $dice }
do-end = finissez votre manche
do-colour = choisissez la couleur { $colour }
do-into = changez-les en { $colour }
do-foe = visez { $foe }
do-dice = choisissez { $dice }
do-die = choisissez { $dice }
do-give = donnez { $scroll }
do-take = prenez { $scroll }
do-borrow = empruntez { $scroll } à { $foe }
do-at-token = choisissez le { $token } en { $space }
do-at-scroll = choisissez { $scroll } en { $space }
do-free-token = brisez le { $token } en { $space }
do-free-scroll = gagnez { $scroll }
do-remove = retirez le gardien du plateau
do-store = gardez le { $token } sur { $scroll }
do-discard = défaussez le jeton
do-victim = donnez { $dice }

label-draft = { $dice }
label-cast = { $scroll }
label-binding-1 = Le familier reste sur cet emplacement
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
name-use-1 = Le familier ({ $familiar }) reste où se tient votre magicien
name-use-2 = Le familier ({ $familiar }) brise un jeton avec vos dés
name-use-3 = Le familier ({ $familiar }) brise un jeton avec un seul 1
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
no-foes = Tous les autres ont fini leur manche : { $spell } n’a plus personne à viser.
no-leap = { $spell } demande un bris aussitôt après : vos dés ne brisent aucun sceau derrière un jeton { $any } que vous ne puissiez atteindre autrement.
no-teleportation = { $spell } demande un bris aussitôt après : vos dés ne brisent aucun sceau { $any } derrière une figurine adverse que vous ne puissiez atteindre autrement.
no-speed = { $spell } demande deux bris : l’un avec vos dés, puis, de là, un second sceau { $any } sans dés.
no-storing = Vous avez brisé un { $token } : gardez-le d’abord sur une Absorption, ou défaussez-le.
no-others = Ce n’est pas à vous.
no-finished = Un joueur qui a fini sa manche ne peut plus être visé par un sort.
no-die = Les dés se choisissent après le sceau ou le sort.
no-reserve = Les réserves servent à la prise de dés et aux sorts.
no-step = { $spell } ne peut pas s’en servir.


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
set-active = À jouer
set-first = Premier joueur
set-round = Manche
set-cannot-stand = Une figurine s’y trouve.
set-cannot-token = Il n’y a plus de jeton de cette couleur et de cette puissance.
set-cannot-wizard = Un magicien se tient seul sur un emplacement libre, et jamais au départ d’un autre.
set-cannot-familiar = Un familier se tient seul sur un emplacement libre, tant que dure la manche de son joueur.
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
plan-lists = les listes nodes (de 1 à { $most } emplacements) et edges sont attendues
plan-twice = deux emplacements s’appellent { $name }
plan-edge = le lien { $edge } ne joint pas deux emplacements différents
plan-stranger = { $name } : son voisin { $other } n’est pas un autre emplacement de ce plateau
plan-drawing = rooms et passages, s’ils sont donnés, sont des listes d’objets comme dans boards.json
plan-id = l’id d’un emplacement est fait d’une lettre, puis d’au plus cinq lettres ou chiffres : { $node }
plan-kind = { $name } : kind est l’un de { $kinds }, pas { $kind }
plan-power = { $name } : un emplacement { $kind } a une puissance (power) de 2 à 6, pas { $power }
plan-no-power = { $name } : un emplacement { $kind } n’a pas de puissance (power)
plan-spot = { $name } : x et y sont des nombres de -100 à 100
plan-supply = { $count } emplacements pour un { $kind ->
    [seal] sceau
   *[scroll] parchemin
} de puissance { $power } ; il n’y en a que { $most }
plan-sixes = parchemins de puissance 6 : { $count } ; la partie finirait aussitôt, il en faut au moins { $enough }
plan-growths = parchemins de puissance 5 : { $count } ; avec { $growths } Croissances, qui choisit ses dés pourrait en trouver trop peu
plan-starts = places de départ : { $count } pour { $seats } joueurs
plan-lost = aucun chemin ne mène à { $names }
plan-unlike = { $name } ne donne pas sur les mêmes emplacements que { $other }
plan-shut = { $name } doit donner sur un emplacement libre (floor), pour qu’aucun magicien ne soit enfermé avant son premier tour

# Les fiches : une chose expliquée
card-every = Détenu par chacun dès le début
card-school-0 = Cercles 0 et I – École du Pouvoir
card-school-1 = Cercle II – École des Passages
card-school-2 = Cercle III – École du Conflit
card-school-3 = Cercle IV – École du Voyageur
card-scroll = Parchemin de puissance { $power } · { $school }
card-seal = Sceau
card-free = Emplacement libre
card-start = Place de départ
card-die = Dé
card-die-text = Il brise les sceaux de sa couleur, seul ou avec d’autres de cette couleur ; pour un parchemin violet, toute couleur convient.
card-reserve = Réserve
card-wizard = Magicien
card-price = { $dice }, { $power } ou plus
card-space = { $any ->
    [yes] À l’emplacement { $space }, avec { $who }.
   *[no] À l’emplacement { $space }.
}
card-owner = Propriétaire : { $player }.
card-waits = Il n’est pas encore lancé.
card-held = { $state ->
    [up] Devant { $player }, actif : il peut être lancé.
    [down] Devant { $player }, utilisé jusqu’à la fin de la manche de ce joueur.
   *[never] Devant { $player }.
}
card-stored = Il porte un { $token }.
card-home = chez lui sur le Lien
card-stands = Le magicien se tient en { $space } ; familier : { $familiar }, { $place }.
card-player = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; dés : { $dice }.

# Les panneaux : ce qu’on lit à côté de la tour
panel-scrolls = Vos parchemins
panel-dice = Vos dés
panel-his-dice = Dés
panel-unrolled = lancés au début de la prochaine manche
panel-finished = Manche finie ; les dés de la suivante sont choisis.
panel-tower = Tour
panel-signs = Signes
panel-end = La fin
die-waiting = dé ({ $colour }) pas encore lancé
mark-points = { $number ->
    [one] point
   *[other] points
}
mark-scrolls = { $number ->
    [one] parchemin
   *[other] parchemins
}
mark-first = premier joueur
mark-copies = deux de ce parchemin
mark-synergy = points qu’il ajoute à la fin
mark-familiar = le familier ({ $familiar }) est sur le plateau
mark-left = { $colour ->
        [fire] feu
        [water] eau
        [air] air
        [earth] terre
       *[spirit] esprit
    } : encore { $number } dans la tour
mark-seals = sceaux restants
note-synergy = compte à la fin
note-used = utilisé
note-no-target = sans cible
note-none-left = épuisé
tower-first = Cercle 0
tower-second = Cercle { $circle }
tower-note = { $second ->
    [yes] Ce qui reste dans la tour, par puissance. Coin plié : cercle { $circle }. Coin droit : cercle 0.
   *[no] Ce qui reste dans la tour, par puissance.
}
signs-note = Le chiffre d’un sceau ou d’un parchemin est sa puissance, sa couleur dit quels dés le brisent. La puissance et le coin d’un parchemin disent son sort.
legend-fire-name = Feu, rouge
legend-water-name = Eau, bleu
legend-air-name = Air, jaune
legend-earth-name = Terre, vert
legend-spirit-name = Esprit, violet
legend-colour = Un jeton rond ferme un passage, un parchemin carré vaut sa puissance en points : les { $dice } brisent les deux.
legend-spirit = Parchemins seulement : des { $dice }, à votre choix, les brisent.
legend-familiar-name = Familier
legend-familiar = Une petite figurine qui barre le passage aux autres.
legend-guardian = Un bouclier sur un parchemin : nul ne le brise.
legend-first = La lanterne montre qui commence la manche ; elle passe ensuite à gauche.
end-sixes = La fin vient quand { $number ->
    [one] { $number } parchemin de puissance 6 de plus est gagné
   *[other] { $number } parchemins de puissance 6 de plus sont gagnés
}.
end-dry-near = Aucun sceau brisé depuis { $rounds } manches ; après { $left ->
    [one] une de plus
   *[other] { $left } de plus
}, la partie finit ainsi.
end-last = Assez de parchemins de puissance 6 sont gagnés : c’est la dernière manche.

# Les actions : une ligne pour chacune
and = et
seal = { $colour ->
        [fire] le sceau de feu
        [water] le sceau d’eau
        [air] le sceau d’air
       *[earth] le sceau de terre
    } { $power }
deed-line = { $head } : { $rest }
deed-set-up = { $known ->
    [yes] La tour est préparée avec les parchemins des cercles 0 et { $circle }.
   *[no] La tour est préparée.
}
deed-begins = { $player } commence.
deed-round = La manche { $round } commence : tous les dés sont lancés.
deed-has = { $player } : { $what }
deed-against = { $head } contre { $foe }
deed-familiar = { $any ->
    [yes] le familier ({ $familiar }) brise
   *[no] brise
}
deed-break = { $how ->
    [dice] { $who } { $seal } avec { $dice }
    [one] { $who } { $seal } avec un seul 1
   *[free] puis brise { $seal } sans dés
}
deed-win = { $how ->
    [dice] gagne { $scroll } avec { $dice }
   *[free] puis gagne { $scroll } sans dés
}{ $alone ->
    [yes] {" "}: { $points } points
   *[no] {""} ({ $points } points)
}
deed-swap = { $one } et { $two } changent de place
deed-disintegration = { $thing } quitte le plateau
deed-mission = le familier ({ $familiar }) va sur { $thing }
deed-guardian = le gardien va sur { $thing }
deed-transfer = donne { $given } et prend { $taken }
deed-becomes = { $number ->
    [one] { $gone } devient { $come }
   *[other] { $gone } deviennent { $come }
}
deed-gains = gagne { $come }
deed-loses = perd { $gone }
deed-again = { $gone } est relancé
deed-same = les dés montrent la même chose
deed-finished = { $player } : la manche est finie

# La fin
end-scrolls = parchemins
end-synergies = synergies
end-points = points
end-few = { $left ->
    [0] Il ne reste aucun parchemin de puissance 6 dans la tour
    [1] Il ne reste qu’un parchemin de puissance 6 dans la tour
   *[other] Il ne reste que { $left } parchemins de puissance 6 dans la tour
}, moins de { $enough } : la partie finit avec cette manche.
end-open = Selon la règle, la partie n’était pas finie : il restait { $left ->
    [one] un parchemin
   *[other] { $left } parchemins
} de puissance 6 dans la tour, et elle finit avec la manche qui en laisse moins de { $enough }.
end-still = Pendant deux manches, personne ne pouvait atteindre de sceau.
end-dry = Pendant dix manches, aucun sceau n’a été brisé.
end-shared = { $players } partagent la victoire avec { $points ->
    [one] un point
   *[other] { $points } points
} chacun.

# la page qui compare un plateau au nôtre
copy-board = La tour pour { $seats }
copy-spaces = Emplacements
copy-id = Nom
copy-kind = Genre
copy-is-floor = sol libre
copy-is-start = place de départ
copy-is-seal = sceau
copy-is-scroll = alcôve avec un parchemin
copy-power = Puissance
copy-x = À droite du milieu
copy-y = Au-dessous du milieu
copy-near = Voisins
