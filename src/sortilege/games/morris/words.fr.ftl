title = Jeu du moulin
blurb = Alignez trois pions pour fermer un moulin et prendre un pion adverse, sur le plus ancien des plateaux.
seat-0 = Blancs
seat-1 = Noirs

# Ce qui est demandé
ask-place = Posez un pion sur un point libre.
ask-move = Déplacez un de vos pions vers un point voisin libre.
ask-fly = Il vous reste trois pions : portez-en un sur n’importe quel point libre.
ask-take = Vous avez fermé un moulin : prenez un pion adverse.

# Ce qui s’est passé, après le nom du joueur
say-place = { $mill ->
    [yes] pose un pion en { $to } et ferme un moulin
   *[no] pose un pion en { $to }
}
say-move = { $mill ->
    [yes] va de { $from } en { $to } et ferme un moulin
   *[no] va de { $from } en { $to }
}
say-take = prend le pion en { $to }

label-place = Poser en { $to }
label-move = { $from } vers { $to }
label-take = Prendre { $to }

# Noms des points
point-free = { $point }, libre
point-0 = { $point }, pion blanc
point-1 = { $point }, pion noir

# Le dessin
hands = Les Blancs (O) ont { $white } en main, les Noirs (X) { $black }.
men-0 = Blancs en { $points }.
men-1 = Noirs en { $points }.
no-men-0 = Les Blancs n’ont aucun pion sur le plateau.
no-men-1 = Les Noirs n’ont aucun pion sur le plateau.

# Pourquoi pas
no-over = La partie est terminée.
no-may = { $point } peut être touché maintenant.
no-take-free = Vous avez fermé un moulin : prenez un pion adverse. Il n’y en a pas en { $point }.
no-take-own = Vous avez fermé un moulin : prenez un pion adverse, pas l’un des vôtres.
no-take-mill = Le pion en { $point } est dans un moulin, donc à l’abri tant qu’un autre ne l’est pas.
no-place-taken = Un pion occupe déjà { $point } ; posez le vôtre sur un point libre.
no-place-own = Il vous reste des pions en main : posez-les tous avant d’en déplacer un.
no-move-theirs = Le pion en { $point } est à l’adversaire ; déplacez un des vôtres.
no-move-stuck = Le pion en { $point } n’a aucun point voisin libre.
no-move-far = Aucun de vos pions n’est voisin de { $point }.

# setting up a position
set-man = { $side }
set-free = Rien
set-mover = Au trait
set-hand = Pions dans la main des Blancs
set-take = Un pion est à prendre
set-yes = oui
set-no = non
set-impossible = Aucune partie n’y mène : avec ces pions sur le plateau, en main et perdus, aucun camp ne pourrait être au trait.
