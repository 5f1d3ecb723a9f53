commands = Aussi : hint (un conseil), undo (reprendre), why CIBLE (pourquoi pas ?), resign (abandonner), quit (partir).
hint = Un bon coup : { $move }
nothing-to-undo = Vous n’avez encore rien joué.
result = La partie est finie : { $scores }
