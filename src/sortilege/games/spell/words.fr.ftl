title = SPELL
blurb = Deux mages s’affrontent dans une arène de tuiles coulissantes : formez les runes avec vos tuiles actives, et leurs sorts sont à vous.
seat-0 = Mauve
seat-1 = Noir

option-edition = Édition
option-edition-french = Édition française
option-edition-original = Édition originale
option-mode = Mode
option-mode-symmetric = Symétrique, à deux
option-mode-asymmetric = Asymétrique, avec amulettes
option-mode-solo = Solo
option-tournament = Mise en place de tournoi
option-deck = Paquet : basic, advanced, ou vos propres cartes
option-violet = Amulette de Mauve
option-violet-deal = Distribuée
option-violet-doppelganger = Doppelgänger
option-violet-trielementaris = Triélémentaris
option-violet-extralimitae = Extralimitae
option-violet-bilevitagramaton = Bilevitagramaton
option-black = Amulette de Noir
option-black-deal = Distribuée
option-black-doppelganger = Doppelgänger
option-black-trielementaris = Triélémentaris
option-black-extralimitae = Extralimitae
option-black-bilevitagramaton = Bilevitagramaton
option-setup = Mise en place
option-setup-played = Tuiles posées tour à tour
option-setup-quick = Rapide, au hasard
option-layout = Arène du solo
option-layout-exile = Exil (1)
option-layout-halves = Deux camps (2)
option-layout-chequer = Damier (2)
option-layout-pillar = Pilier (3)
option-layout-corners = Quatre coins (4)
option-layout-stripes = Rayures (4)
option-level = Niveau du solo
option-level-normal = Normal
option-level-hard = Difficile
option-end_at = Points qui terminent la partie

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
ask-turn = Tour { $round }. Vous pouvez { $parts }.
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
part-rune = { $edition ->
    [original] attaquer
   *[french] activer une rune
}
part-spell = lancer un sort
part-special = poser votre tuile spéciale
part-end = terminer votre tour
or = ou
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
say-deal = { $amulet } est distribuée.
say-keep = porte l’amulette { $amulet }
say-reveal = Révélée : { $card } (niveau { $level }).
say-place = pose une tuile en { $to }
say-place-chance = Une tuile { $color } tombe en { $to }.
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
say-lift = déplace la tuile { $from } et glisse { $direction }
say-claim = { $edition ->
    [original] { $points ->
        [one] attaque avec { $card } : { $points } dégât
       *[other] attaque avec { $card } : { $points } dégâts
    }
   *[french] { $points ->
        [one] active la rune { $card } : { $points } point de puissance
       *[other] active la rune { $card } : { $points } points de puissance
    }
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
say-special = pose la tuile spéciale au bord de l’arène en { $to }
say-end = termine son tour
say-script-flip = L’adversaire active { $to }.
say-script-step = Le mage adverse va de { $from } en { $to }.
say-script-lift = L’adversaire déplace la tuile { $from }.
say-script-slide = La gemme pointe { $direction }.
say-script-choice-flip = laisse l’adversaire activer { $to }
say-script-choice-step = laisse l’adversaire aller de { $from } en { $to }
say-script-choice-lift = laisse l’adversaire déplacer la tuile { $from }
say-script-takes = Il prend { $cards }.
label-end = Terminer le tour
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
target-outside = au bord de l’arène, { $cell }
target-end = Terminer le tour
target-unknown = rien

# The drawing and the text board
round-of = Tour { $round } sur { $rounds }
points-of = { $seat } { $points }
gem-of = gemme
hand-of = { $edition ->
    [original] Cartes de sort
   *[french] Sorts
}
display = { $edition ->
    [original] Bibliothèque des sorts
   *[french] Runes
}
hand-empty = aucun sort
board-display = Étalage : { $cards }
board-hand = { $seat } : { $points } points, main : { $cards }
board-none = aucune
goal = La partie se termine à { $points } points
won-by = { $seat } l’emporte
drawn = Égalité
special-left = tuile spéciale
opponent = Adversaire

# Why not
no-over = La partie est terminée.
no-may = Cela peut être touché maintenant.
no-yours = Ce n’est pas à vous de choisir.
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
no-shape = Vos tuiles actives ne contiennent pas la forme de { $card }.
no-hand = Vous n’avez aucune carte qui lance ce sort.
no-reserve = Tous vos élémentaires sont dans l’arène.
no-target = Ce sort n’a pas de cible pour l’instant.
no-place-edge = Une tuile se pose sur une case libre qui touche une autre tuile par un côté.
no-place-frame = Les tuiles ne tiendraient plus dans 4 lignes et 4 colonnes.
no-place-taken = Une tuile se trouve déjà en { $cell }.
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
bad-level = spell : option level : les niveaux sont pour mode=solo
bad-card = paquet, carte { $number } : { $line } n’est pas une carte ; écrivez le niveau, les rangées et le nom, comme '1 XX/XX Carré', ou nommez un paquet : { $known }
bad-card-level = paquet, carte { $number } ({ $line }) : niveau { $level } ; on attend 1, 2, 3 ou 4
bad-card-rows = paquet, carte { $number } ({ $line }) : les rangées sont faites de X et de . et séparées par /
bad-card-tiles = paquet, carte { $number } ({ $line }) : { $tiles } tuiles ; une carte de niveau { $level } en a { $expected }
bad-card-size = paquet, carte { $number } ({ $line }) : la forme n’entre pas dans l’arène de 4 x 4
bad-deck-count = paquet : { $count } cartes de niveau { $level } ; on en attend de { $fewest } à { $most }
bad-deck-twin = paquet : { $card } est { $other } tournée ; chaque forme n’y est qu’une fois
