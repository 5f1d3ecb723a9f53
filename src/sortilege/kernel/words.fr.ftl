# Ce qui ne va pas, pour qui l’a envoyé

line = ligne { $line } : { $problem }
near = { " " }(vouliez-vous dire { $near } ?)

no-card = il n’y a pas de carte semblable à { $name } dans { $game }
no-game = il n’y a pas de jeu { $name }{ $near } ; jeux : { $known }
no-option = il n’y a pas d’option { $name }{ $near } ; options : { $known }
option-choice = option { $name } = { $value } : une de ces valeurs est attendue : { $wanted }
option-text = option { $name } = { $value } : un texte est attendu
not-now = { $move } n’est pas permis maintenant{ $near }
no-move = { $move } n’est pas un coup de { $game } ; un coup s’écrit comme { $example }

# Fichiers de partie
too-long = le fichier dépasse { $most } caractères
magic = « { $magic } » est attendu
newer = ce fichier est du format { $theirs } ; ce programme lit le format { $ours }
header = un en-tête comme « Game: morris » est attendu, pas { $got }
missing = il manque à l’en-tête la ligne « { $name }: … »
twice = « { $name } » est là deux fois
number = un nombre est attendu, pas { $got }
closes = « { $end } » sans « { $start } »
variation-end = « ) » est attendu à la fin de la variante
after-result = rien n’est attendu après le résultat
comment-end = « { "}" } » est attendu à la fin du commentaire
comment-move = un coup est attendu avant le commentaire
variation-place = une variante se place derrière le coup qu’elle remplace
variation-deep = les variantes s’emboîtent sur plus de { $deepest } niveaux
variation-move = un coup est attendu dans la variante

# Parties racontées par ces fichiers
seats = ce jeu a { $seats } places, à partir de 0
not-over = le fichier dit { $told }, et la partie n’est pas finie
result = le résultat est { $result }, le fichier dit { $told }
turn = le tour { $wanted } est attendu, pas le tour { $got }
over = plus rien n’est attendu, la partie est finie ; il y a { $got }
chance = un effet du hasard, écrit « * … », est attendu, pas { $got }
choice = un coup est attendu, pas { $got }
event = un évènement est attendu (resign SEAT, timeout SEAT, draw, takeover SEAT NAME, takeback, dice HASH), pas { $got }
in-variation = dans une variante : { $problem }

# Said of another seat where its game has no sentence of its own.
asked-of = { $who } choisit.
set-up = La table est mise en place.
