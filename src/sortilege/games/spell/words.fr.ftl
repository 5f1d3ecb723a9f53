title = SPELL
blurb = Deux mages s’affrontent dans une arène de tuiles coulissantes : formez les runes avec vos tuiles actives, et leurs sorts sont à vous.
gentle = contre l’Apprenti
seat-0 = Mauve
seat-1 = Noir

option-edition = Édition
option-edition-about = Règles et cartes des deux tirages ; le solo est dans le français.
option-edition-french = Édition française
option-edition-original = Édition originale
option-mode = Mode
option-mode-symmetric = Symétrique, à deux
option-mode-symmetric-about = deux mages aux mêmes pouvoirs
option-mode-asymmetric = Asymétrique, avec amulettes
option-mode-asymmetric-about = chaque mage porte une amulette et son pouvoir
option-mode-solo = Solo
option-mode-solo-about = un mage seul contre l’arène
option-tournament = Mise en place de tournoi
option-tournament-about = Les tuiles se posent selon les règles plus strictes des tournois.
option-deck = Cartes rune
option-deck-basic = Basiques
option-deck-basic-about = Des formes d’un seul tenant : pour une première partie.
option-deck-advanced = Avancées
option-deck-advanced-about = Des formes qui ne se touchent que par les coins.
option-deck-own = Vos propres cartes
option-deck-own-about = Les formes de votre exemplaire, saisies à la main.
option-cards = Vos propres cartes : niveau, rangées, nom, une par ligne, comme « 1 XX/XX Carré »
option-violet = Amulette de Mauve
option-violet-deal = Distribuées : deux à chaque personne, qui en garde une
option-violet-doppelganger = Doppelgänger
option-violet-trielementaris = Triélémentaris
option-violet-extralimitae = Extralimitae
option-violet-bilevitagramaton = Bilevitagramaton
option-black = Amulette de Noir
option-black-deal = Distribuées : deux à chaque personne, qui en garde une
option-black-doppelganger = Doppelgänger
option-black-trielementaris = Triélémentaris
option-black-extralimitae = Extralimitae
option-black-bilevitagramaton = Bilevitagramaton
option-setup = Mise en place
option-setup-played = Tuiles posées tour à tour
option-setup-played-about = la mise en place fait partie du duel
option-setup-quick = Rapide, au hasard
option-setup-quick-about = on joue tout de suite
option-layout = Arène du solo
option-layout-exile = Exil (1)
option-layout-halves = Deux camps (2)
option-layout-chequer = Damier (2)
option-layout-pillar = Pilier (3)
option-layout-corners = Quatre coins (4)
option-layout-stripes = Rayures (4)
option-level = Niveau du solo
option-level-normal = Normal
option-level-normal-about = pour un premier essai
option-level-hard = Difficile
option-level-hard-about = pour qui connaît les runes
option-end_at = Points qui terminent la partie
option-end_at-about = 16 est le nombre de la règle ; moins, c’est une partie plus courte.

# Names
amulet-0 = Doppelgänger
amulet-1 = Triélémentaris
amulet-2 = { $edition ->
    [original] Extralimitae Poderis
   *[french] Extralimitae Apertio
}
amulet-3 = Bilevitagramaton
power-0 = deux mages ; le niveau 1 joue un mage
power-1 = trois élémentaires, même sur un mage adverse
power-2 = une tuile spéciale au-dehors, à chaque tour
power-3 = { $edition ->
    [original] deux actions de palais par tour
   *[french] deux bouleversements par tour
}
spell-1 = { $edition ->
    [original] Invoquer un élémentaire
   *[french] Invocation
}
spell-2 = { $edition ->
    [original] Vol
   *[french] Lévitation
}
spell-3 = { $edition ->
    [original] Orbe de lumière
   *[french] Champ de force
}
spell-4 = { $edition ->
    [original] aucun sort
   *[french] Bris de réalité
}
spell-extra = { $edition ->
    [original] Action de mage
   *[french] Jouer un mage
}
direction-0 = vers le haut
direction-1 = vers le bas
direction-2 = vers la gauche
direction-3 = vers la droite
color-0 = mauve
color-1 = noire

# What is asked
ask-toss = On lance la gemme de Vrinolur : qui commence ?
ask-deal = On distribue les amulettes.
ask-keep = Laquelle de vos deux amulettes porterez-vous ?
ask-reveal = { $edition ->
    [original] On complète la bibliothèque des sorts.
   *[french] On révèle des cartes rune.
}
ask-build = { $face ->
    [active] Posez une de vos tuiles, face active visible, contre une tuile, sans dépasser 4 × 4.
   *[inactive] Posez une de vos tuiles, face inactive visible, contre une tuile, sans dépasser 4 × 4.
}
ask-build-chance = Le hasard pose une tuile.
ask-stand-first = Placez votre mage sur une de vos tuiles actives.
ask-stand-second = Placez votre second mage sur une de vos tuiles inactives.
ask-stand-chance = Le hasard place un mage.
ask-turn = Vous pouvez { $parts }.
ask-fits = { $count ->
    [one] { $cards } convient : prenez-la, ou continuez.
   *[other] { $cards } conviennent : prenez-en une, ou continuez.
}
ask-step = Votre mage en { $cell } : vers quelle tuile va-t-il ?
ask-slide = Vous déplacez { $cell } : quel côté glisse vers le nouvel emplacement vide ?
ask-push = Le mage en { $cell } : vers quelle tuile le déplacez-vous ?
ask-pushed = L’élémentaire apparaît en { $cell } : où le mage qui s’y trouve est-il repoussé ?
cause-script = Plusieurs choix se valent pour l’adversaire : c’est vous qui choisissez.
asked-turn = { $who } joue son tour : mage, arène, runes et sorts.
asked-cast = { $who } lance { $spell } et choisit où.
asked-keep = { $who } choisit une amulette.
asked-build = { $who } pose une tuile.
asked-stand = { $who } place un mage.
asked-script = { $who } choisit parmi ce qui se vaut pour l’adversaire.
way-slide = { $arrow } { $cells } : { $fits }
way-fits = { $count ->
    [one] { $cards } convient
   *[other] { $cards } conviennent
}
way-fits-none = aucune rune ne convient
way-left = { $count } à gauche
way-right = { $count } à droite
way-up = { $count } au-dessus
way-down = { $count } au-dessous
way-from = { $ways } de la tuile neutre
way-none = le centre
part-wizard = { $edition ->
    [original] faire votre action de mage
   *[french] jouer votre mage
}
part-arena = { $edition ->
    [original] faire votre action de palais
   *[french] bouleverser l’arène
}
part-arena-2 = { $edition ->
    [original] faire deux actions de palais
   *[french] bouleverser deux fois l’arène
}
part-spell = lancer un sort
part-special = poser votre tuile spéciale
part-end = terminer votre tour
or = ou
and = et
ask-cast-1 = { $edition ->
    [original] Invoquer un élémentaire : sur quelle tuile ?
   *[french] Invocation : sur quelle tuile l’élémentaire apparaît-il ?
}
ask-cast-extra = { $edition ->
    [original] Une action de mage de plus : déplacez un mage ou retournez une tuile.
   *[french] Jouez encore un mage : déplacez-le ou activez une tuile.
}
ask-cast-2 = { $edition ->
    [original] Vol : vers quelle tuile ?
   *[french] Lévitation : vers quelle tuile va votre mage ?
}
ask-cast-3 = { $edition ->
    [original] Orbe de lumière : vers quelle tuile projetez-vous le mage adverse ?
   *[french] Champ de force : vers quelle tuile déplacez-vous le mage adverse ?
}
ask-script-flip = L’adversaire active une tuile : choisissez laquelle.
ask-script-step = Le mage adverse avance vers vos tuiles : choisissez où.
ask-script-lift = L’adversaire déplace une tuile centrale : choisissez laquelle.
ask-script-alone = L’adversaire agit.
ask-script-slide = La gemme montre où glissent les tuiles.

# What happens, after the player's name
say-gem = La gemme désigne { $seat }, qui commence.
say-deal = { $amulet } est distribuée à { $seat }.
say-keep = porte l’amulette { $amulet }
say-reveal = Révélée : { $card } (niveau { $level }).
say-place = { $named ->
    [yes] pose une tuile en { $to }
   *[no] pose une tuile, { $to }
}
say-place-chance = { $named ->
    [yes] Une tuile { $color } tombe en { $to }.
   *[no] Une tuile { $color } tombe, { $to }.
}
say-wizard = place un mage en { $to }
say-wizard-chance = { $color ->
    [noire] Un mage noir apparaît en { $to }.
   *[mauve] Un mage mauve apparaît en { $to }.
}
say-step = déplace le mage de { $from } en { $to }
say-flip = { $active ->
    [yes] désactive { $to }
   *[no] active { $to }
}
say-lift = { $line ->
    [row] déplace la tuile { $from } ; la rangée glisse { $direction }
   *[column] déplace la tuile { $from } ; la colonne glisse { $direction }
}
say-claim = { $edition ->
    [original] { $points ->
        [one] attaque avec { $card } : { $points } dégât
       *[other] attaque avec { $card } : { $points } dégâts
    }
   *[french] active la rune { $card } : +{ $points }
}
say-cast = lance { $spell } avec une carte de niveau { $level }
say-summon = invoque un élémentaire en { $to }
say-summon-push = invoque un élémentaire en { $to } et repousse le mage qui s’y trouve en { $push }
say-fly = { $edition ->
    [original] vole de { $from } en { $to }
   *[french] lévite de { $from } en { $to }
}
say-push = { $edition ->
    [original] projette le mage adverse de { $from } en { $to }
   *[french] déplace le mage adverse de { $from } en { $to }
}
say-special = pose la tuile spéciale { $where }
say-end = termine son tour
say-script-flip = L’adversaire active { $to }.
say-script-step = Le mage adverse va de { $from } en { $to }.
say-script-lift = L’adversaire déplace la tuile { $from }.
say-script-slide = { $line ->
    [row] La gemme pointe { $direction } : la rangée glisse.
   *[column] La gemme pointe { $direction } : la colonne glisse.
}
say-script-choice-flip = laisse l’adversaire activer { $to }
say-script-choice-step = laisse l’adversaire aller de { $from } en { $to }
say-script-choice-lift = laisse l’adversaire déplacer la tuile { $from }
say-script-takes = Il prend { $cards }.

# what to do, told to who is asked
do-keep = portez l’amulette { $amulet }
do-place = { $named ->
    [yes] posez une tuile en { $to }
   *[no] posez une tuile, { $to }
}
do-wizard = placez un mage en { $to }
do-step = déplacez le mage de { $from } en { $to }
do-flip = { $active ->
    [yes] désactivez { $to }
   *[no] activez { $to }
}
do-lift = { $line ->
    [row] déplacez la tuile { $from } ; la rangée glisse { $direction }
   *[column] déplacez la tuile { $from } ; la colonne glisse { $direction }
}
do-claim = { $edition ->
    [original] { $points ->
        [one] attaquez avec { $card } : { $points } dégât
       *[other] attaquez avec { $card } : { $points } dégâts
    }
   *[french] activez la rune { $card } : +{ $points }
}
do-cast = lancez { $spell } avec une carte de niveau { $level }
do-summon = invoquez un élémentaire en { $to }
do-summon-push = invoquez un élémentaire en { $to } et repoussez le mage qui s’y trouve en { $push }
do-fly = { $edition ->
    [original] volez de { $from } en { $to }
   *[french] lévitez de { $from } en { $to }
}
do-push = { $edition ->
    [original] projetez le mage adverse de { $from } en { $to }
   *[french] déplacez le mage adverse de { $from } en { $to }
}
do-special = posez la tuile spéciale { $where }
do-end = terminez votre tour
do-script-choice-flip = laissez l’adversaire activer { $to }
do-script-choice-step = laissez l’adversaire aller de { $from } en { $to }
do-script-choice-lift = laissez l’adversaire déplacer la tuile { $from }

label-end = Terminer le tour
label-claim = { $edition ->
    [original] Attaquer avec { $card } (+{ $points })
   *[french] Prendre { $card } (+{ $points })
}
action-step = Déplacer le mage
action-flip = { $edition ->
    [original] Retourner une tuile
   *[french] Activer une tuile
}
action-lift = { $edition ->
    [original] Bouleverser le palais
   *[french] Bouleverser l’arène
}
action-cast = Lancer un sort
action-special = Poser la tuile spéciale
deed-cast = lance { $spell } : { $target }
deed-deal = { $seat } reçoit { $amulets }.
deed-reveal = { $count ->
    [8] Huit runes sont révélées.
   *[other] Révélées : { $cards }.
}
deed-built = Les joueurs posent l’arène à tour de rôle : { $count } tuiles
deed-laid = Le hasard pose l’arène.
deed-stood = Le hasard place les mages.
result-lies = Sa forme se trouve en { $cells }.
result-runes = Révélées : { $cards }.
result-takes = Il prend { $card }.
end-points = { $seat } a { $points } points à la manche { $round } ; { $end } terminent la partie.
end-both = Les deux ont { $end } points ou plus à la manche { $round }, ce qui termine la partie.
end-rounds = Les { $rounds } manches sont jouées, et personne n’a { $end } points.
end-open = Selon la règle, la partie n’était pas finie : on jouait la manche { $round } sur { $rounds }, et celle où quelqu’un a { $end } points aurait été la dernière.
end-wins = { $winner } l’emporte par { $more } à { $fewer }.
end-second = Égalité à { $more } : le deuxième joueur ou la deuxième joueuse l’emporte, donc { $winner }.
end-draw = Égalité à { $more } : personne ne l’emporte.
end-solo-equal = Égalité à { $more } : en solo, l’égalité est perdue.
label-cast = { $spell } (carte { $level })
label-keep = { $amulet } : { $power }

# Names of targets
cell-gap = { $cell }, l’emplacement vide
cell-empty = { $cell }, libre
cell-neutral = { $cell }, tuile neutre
cell-0 = { $active ->
    [yes] { $cell }, tuile mauve active
   *[no] { $cell }, tuile mauve inactive
}
cell-1 = { $active ->
    [yes] { $cell }, tuile noire active
   *[no] { $cell }, tuile noire inactive
}
with-wizard-0 = mage mauve
with-wizard-1 = mage noir
with-elemental = élémentaire
target-flip = { $active ->
    [yes] désactiver { $cell }
   *[no] activer { $cell }
}
target-rune = { $card }, niveau { $level }, { $shape }
target-cast = { $spell } avec une carte de niveau { $level }
target-outside = hors de l’arène, { $where }
outside-up = au-dessus de { $cell }
outside-down = au-dessous de { $cell }
outside-left = à gauche de { $cell }
outside-right = à droite de { $cell }
target-end = Terminer le tour
target-unknown = rien

# The drawing and the text board
round-of = Manche { $round } sur { $rounds }
points-of = { $seat } { $points }
gem-of = A la gemme de Vrinolur : commence chaque manche
hand-of = { $edition ->
    [original] Cartes de sort
   *[french] Sorts
}
display = { $edition ->
    [original] Bibliothèque des sorts
   *[french] Runes
}
board-hand = { $seat } : { $points } points, main : { $cards }
board-none = aucune
opponent = Adversaire
the-opponent = L’adversaire

# Why not
no-over = La partie est terminée.
no-may = Cela peut être touché maintenant.
no-other = Autre chose est demandé : { $ask }
no-gap = Il n’y a pas de tuile en { $cell }.
no-lift-pawn = Un pion se trouve en { $cell } ; seule une tuile sans pion peut être déplacée.
no-arena-used = { $edition ->
    [original] Vous avez déjà fait votre action de palais ce tour-ci.
   *[french] Vous avez déjà bouleversé l’arène ce tour-ci.
}
no-wizard-used = { $edition ->
    [original] Vous avez déjà fait votre action de mage ce tour-ci.
   *[french] Vous avez déjà joué votre mage ce tour-ci.
}
no-step = Votre mage en { $cell } n’a aucune tuile voisine libre.
no-level = Vous avez déjà activé une rune de niveau { $level } ce tour-ci.
no-shape = Vos tuiles actives ne contiennent pas la forme de { $card }. Au plus près : { $there } ; il faudrait aussi { $missing }.
no-hand = Vous n’avez aucune carte qui lance ce sort.
no-reserve = Tous vos élémentaires sont dans l’arène.
no-target = Ce sort n’a pas de cible pour l’instant.
no-place-edge = Une tuile se pose sur une case libre qui touche une autre tuile par un côté.
no-place-frame = Les tuiles ne tiendraient plus dans 4 lignes et 4 colonnes.
no-place-taken = Une tuile s’y trouve déjà.
no-stand-first = Votre mage commence sur une de vos tuiles actives.
no-stand-second = Votre second mage commence sur une de vos tuiles inactives libres.
no-summon = Un élémentaire apparaît sur une tuile sans mage ni élémentaire.
no-fly = Un mage va sur une tuile sans mage ni élémentaire.
no-push-far = Le mage adverse est déplacé d’un pas, sur une tuile libre voisine.
no-special-used = Vous avez déjà posé votre tuile spéciale ce tour-ci.
no-special = Seule la personne qui porte Extralimitae a une tuile spéciale.
no-script = Le script ne laisse que les tuiles qui brillent.

# setting up a position
set-group-tiles = Tuiles
set-group-pawns = Pions
set-group-cards = Cartes rune
set-group-won = Cartes gagnées
set-swap = Échanger deux tuiles
set-flip = Retourner une tuile
set-violet = Mage mauve
set-black = Mage noir
set-elementals = Élémentaire
set-other = Une autre carte
set-win-0 = Mauve la gagne
set-win-1 = Noir la gagne
set-use = Utilisée ou non
set-back = Retour à la pioche
set-won-card = { $card }, gagnée par { $side }{ $used ->
    [yes] , utilisée
   *[no] { "" }
  }
set-turn = Tour
set-turn-is = Manche { $round }, { $side }
set-gem = Qui a la gemme
set-actions-wizard = Actions de mage restantes
set-actions-arena = Actions d’arène restantes
set-slot = Étalage, niveau { $level }, place { $side }
set-cannot-flip = La tuile neutre et l’emplacement vide n’ont pas d’autre face.
set-cannot-gap = Personne ne peut se tenir sur l’emplacement vide.
set-cannot-elementals = Cette tuile est occupée, ou le joueur au trait n’a plus d’élémentaire.
set-cannot-other = Il n’y a pas d’autre carte de ce niveau dans la pioche.
set-cannot-use = Une carte de niveau 4 n’est jamais en main, et l’adversaire du solo ne tient pas de cartes.
set-cannot-turn = Avec les cartes gagnées, la partie ne peut pas être à ce tour.
set-impossible = Aucune partie n’y mène.

# Options qui ne vont pas ensemble
bad-solo = spell : option mode : l’édition originale n’a pas de mode solo ; prenez edition=french
bad-tournament = spell : option tournament : une partie solo n’a pas de mise en place de tournoi
bad-setup = spell : option setup : une partie solo commence par une disposition donnée
bad-amulets = spell : options violet, black : seul mode=asymmetric a des amulettes
bad-half-dealt = spell : options violet, black : nommez les deux amulettes, ou distribuez les deux
bad-layout = spell : option layout : les dispositions sont pour mode=solo
bad-own = spell : option cards : on donne des cartes si et seulement si deck=own
bad-level = spell : option level : les niveaux sont pour mode=solo
bad-deck = spell : option cards : { $problem }
bad-card = spell : option cards, carte { $number } ({ $line }) : { $problem }
bad-card-form = ce n’est pas une carte ; écrivez le niveau, les rangées et le nom, comme '1 XX/XX Carré', ou nommez un paquet : { $known }
bad-card-level = niveau { $level } ; on attend 1, 2, 3 ou 4
bad-card-rows = les rangées sont faites de X et de . et séparées par /
bad-card-tiles = { $tiles } tuiles ; une carte de niveau { $level } en a { $expected }
bad-card-size = la forme n’entre pas dans l’arène de 4 x 4
bad-deck-count = { $count } cartes de niveau { $level } ; on en attend de { $fewest } à { $most }
bad-deck-twin = { $card } est { $other } tournée ; chaque forme n’y est qu’une fois

# Les fiches : une chose expliquée
card-spells = Sorts
card-amulets = Amulettes
card-deck-basic = Runes du paquet de base
card-deck-advanced = Runes du paquet avancé
card-kind-cell = { $edition ->
    [original] Case du palais
   *[french] Case de l’arène
}
card-kind-outside = { $edition ->
    [original] Case hors du palais
   *[french] Case hors de l’arène
}
card-kind-rune = Rune de niveau { $level }
card-kind-spell = Sort de niveau { $level }
card-kind-amulet = Amulette
card-tiles = { $count } tuiles actives
card-rune = Forme : { $shape }. Elle peut être tournée, jamais retournée en miroir. { $level ->
    [1] Elle vaut 1 point, puis lance un sort de niveau 1.
    [4] Elle vaut 4 points, puis elle est défaussée.
   *[other] Elle vaut { $level } points, puis lance un sort de niveau { $level } ou inférieur.
}
card-held = Dans la main de { $seat }.
card-fits = Les tuiles actives de { $seat } contiennent sa forme : elle peut être prise maintenant.
card-shown = Face visible parmi les cartes offertes.
card-cast-cost = une carte de niveau { $level } ou plus
card-orb = Le mage adverse est déplacé sur n’importe quelle tuile sans mage ni élémentaire.
card-hand = { $seat } : { $count ->
    [0] aucune carte de niveau { $level } en main.
    [one] une carte de niveau { $level } en main.
   *[other] { $count } cartes de niveau { $level } en main.
}
card-worn = Portée par { $seats }.
card-tile = Face active visible, elle compte pour les runes de { $seat }.
card-neutral = La tuile neutre n’a ni face inactive ni face active, et n’est jamais retournée.
card-wizard = Le mage de { $seat } rend active la tuile sous lui au tour de { $seat }.
card-elemental = L’élémentaire rend active la tuile sous lui pour qui joue son tour ; il part à la fin du tour.

# Panneaux
runes-note = Formez-les de tuiles actives, tournées ou non.
piles = dans les pioches :
pile = { $count ->
    [0] Plus de carte dans la pioche de niveau { $level }
    [one] Une carte dans la pioche de niveau { $level }
   *[other] { $count } cartes dans la pioche de niveau { $level }
}
slot-empty = vide
level-used = pris
points = Points
counted = points
gain-hinders = { $now ->
    [0] { $rival } ne peut alors activer aucune rune au tour suivant ; sans cela, { $was ->
        [one] 1 point
       *[other] { $was } points
    }.
   *[other] { $rival } peut alors faire au plus { $now ->
        [one] 1 point
       *[other] { $now } points
    } au tour suivant ; sans cela, { $was }.
}
points-of-end = { $points } sur { $end }
cards-in-hand = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main qui lance un sort
   *[other] { $count } cartes en main qui lancent un sort
}
cards-of-level = { $count ->
    [one] une carte de niveau { $level }
   *[other] { $count } cartes de niveau { $level }
}
cards-for-it = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
no-card-note = aucune carte
no-reserve-note = plus d’élémentaire
no-target-note = pas de cible
beside = À côté de l’arène
supply-gem = la gemme de Vrinolur
supply-elemental = élémentaires de { $seat }
supply-special = tuile spéciale de { $seat }
supply-tile = tuiles de { $seat } encore à poser
supply-wizard = mages de { $seat } encore à placer
target-spell = { $spell }, sort de { $seat }
dealt-to = distribuée à { $seat }
runes-won = Runes gagnées
script-plan = À la fin de la manche { $round }
script-takes = Il prend une rune de chacun des niveaux { $levels }.
script-takes-none = Il ne prend pas encore de rune.
countdown-title = La fin
countdown = Manche { $round } sur { $rounds }. La fin : { $end } points, ou après la manche { $rounds }.
last-round = { $who ->
    [you] C’est votre dernier tour ; { $other } joue après vous.
   *[other] C’est le dernier tour de { $who } ; puis { $other } joue.
}
last-needs = { $who ->
    [you] Dernier tour : il vous faut { $points } points.
   *[other] Dernier tour : il faut { $points } points à { $who }.
}
last-leads = { $who ->
    [you] Dernier tour : { $points } points suffisent, et vous les avez.
   *[other] Dernier tour : { $points } points suffisent, et { $who } les a.
}
card-castable = { $seat } : { $count ->
    [0] aucune carte pour le lancer.
    [one] une carte pour le lancer.
   *[other] { $count } cartes pour le lancer.
}
card-kind-supply = À côté de l’arène, { $seat }
card-gem-now = { $seat } l’a.
no-turn = On lance un sort à son propre tour, avec une carte en main.
no-gem = La gemme montre qui commence chaque manche ; elle ne se joue jamais.
no-elemental = Les élémentaires apparaissent quand on lance leur invocation.
no-amulet = Le pouvoir d’une amulette agit de lui-même.
no-special-home = Pour poser votre tuile spéciale, touchez à votre tour une case hors de l’arène.
no-tile-home = Pour poser une tuile, touchez une case libre contre une autre tuile.
no-wizard-home = Pour placer un mage, touchez la tuile où il se tiendra.
card-script = L’adversaire
card-kind-script = Solo
left = Reste : { $parts }
left-none = Plus d’action
left-wizard = { $edition ->
    [original] action de mage
   *[french] le mage
}
left-arena = { $edition ->
    [original] action de palais
   *[french] l’arène
}
left-arena-2 = { $edition ->
    [original] deux actions de palais
   *[french] l’arène deux fois
}

# la page qui compare les cartes d’un exemplaire aux nôtres
copy-runes = Cartes de runes
copy-level = Niveau
copy-shape = Forme
copy-name-en = Nom anglais
copy-name-fr = Nom français

# how bots of a level play
level-2-about = Ne voit que les tours courts, et prend le meilleur.
level-3-about = Voit des tours assez longs, mais la moitié lui échappe.
level-4-about = Voit des tours de toute longueur, mais la moitié lui échappe.
level-5-about = Quelques tours lui échappent, et il ne pense guère à la réponse.
