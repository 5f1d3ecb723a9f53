commands = Aussi : hint (un conseil), undo (reprendre), why CIBLE (pourquoi pas ?), card NOM (la carte), resign (abandonner), quit (partir).
nothing-to-undo = Vous n’avez encore rien joué.
won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
draw = Partie nulle.
won-together = Gagné !
lost-together = Perdu.
and = et
end-resign = { $who } abandonne.
end-timeout = { $who } n’a plus de temps.
end-draw = Les joueurs sont convenus d’une partie nulle.
analysis-turn = tour
analysis-seat = place
analysis-move = coup
analysis-expected = espérance
analysis-loss = perte
analysis-best = mieux
turning = Tournants :
solve-begin = on regarde ce qui est là
solve-none = { $game } n’a pas de finales qui puissent être résolues avec ces options.
solve-not-here = Cette position n’est dans aucune table : elle est au milieu d’un tour, ou trop de choses peuvent encore arriver.
solve-damaged = Endommagées et refaites : { $names }
solve-made = Faites : { $names }
solve-left-out = Laissées de côté, au-delà du budget : { $names }. Avec un plus grand, la prochaine exécution reprend d’ici.
solve-table = { $name } : { $won } gagnées, { $drawn } nulles, { $lost } perdues pour qui doit jouer ; distances jusqu’à { $longest }
solve-done = { $made } tables faites, { $found } étaient là ; { $positions } positions en { $seconds } s, { $rate } par seconde, { $bytes } octets chacune sur disque. Elles sont dans { $folder }
