title = Jeu du moulin
blurb = Alignez trois pions pour fermer un moulin et prendre un pion adverse, sur le plus ancien des plateaux.
gentle = contre l’Apprenti
seat-0 = Blanc
seat-1 = Noir

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
    [yes] déplace un pion de { $from } en { $to } et ferme un moulin
   *[no] déplace un pion de { $from } en { $to }
}
say-take = prend le pion en { $to }

# what to do, told to who is asked
do-place = { $mill ->
    [yes] posez un pion en { $to } et fermez un moulin
   *[no] posez un pion en { $to }
}
do-move = { $mill ->
    [yes] allez de { $from } en { $to } et fermez un moulin
   *[no] allez de { $from } en { $to }
}
do-take = prenez le pion en { $to }

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

# Panneaux
panel-hand = en main
panel-board = sur le plateau
panel-taken = pris
panel-man = un pion
panel-place = une place vide
panel-draw = Tours
panel-draw-note = { $left ->
    [one] Encore un tour, et la partie est nulle.
   *[other] Encore { $left } tours, et la partie est nulle.
}

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

# Les fiches : une chose expliquée
card-kind = Point
card-and = et
card-point = Ses voisins sont { $near }. Ses lignes sont { $lines } : trois pions d’un même joueur sur une ligne forment un moulin.
card-free = Aucun pion ne s’y trouve.
card-man = { $mill ->
    [yes] Un pion s’y trouve ({ $side }), dans un moulin : il ne peut être pris tant qu’un autre n’est dans aucun moulin.
   *[no] Un pion s’y trouve ({ $side }), dans aucun moulin.
}

# Actions : un tour en une phrase, et ce qui arrive à quelqu’un
deed-place-take = pose un pion en { $to }, ferme un moulin et prend le pion en { $taken }
deed-move-take = déplace un pion de { $from } en { $to }, ferme un moulin et prend le pion en { $taken }
result-take = { $side } perd le pion en { $point } ; il en reste { $left }.
card-mill = Un moulin

# Un autre siège est interrogé
asked-place = { $who } pose un pion.
asked-move = { $who } déplace un pion.
asked-take = { $who } a fermé un moulin et prend un pion.
ask-where = Le pion en { $point } : où va-t-il ?
foresee-mill = Il ferme un moulin en { $points }.
card-or = ou

# Pourquoi c’est fini
end-few = { $side } n’a plus que { $men } pions.
end-stuck = { $side } ne peut plus bouger aucun pion.
end-long = 200 tours ont été joués sans décision.
end-open = Selon la règle, la partie n’était pas finie : chacun avait encore trois pions ou plus et pouvait jouer.
end-men = pions restants
