level-1 = Bouffon
level-1-about = Voit quelques coups et prend le meilleur de ceux-là : idéal pour une première partie.
level-2 = Novice
level-2-about = Voit plus de coups, mais seulement ce qu’ils font aussitôt.
level-3 = Apprenti
level-3-about = Voit tous les coups, et jamais la réponse.
level-4 = Compagnon
level-4-about = Regarde un peu plus loin et manque ce qui prend du temps.
level-5 = Adepte
level-5-about = Réfléchit un peu à l’avance ; les plans plus longs lui échappent.
level-6 = Mage
level-6-about = Un adversaire solide pour qui connaît le jeu.
level-7 = Maître
level-7-about = Prépare bien ses coups et punit les erreurs.
level-8 = Archimage
level-8-about = Le plus fort que l’on trouve ici.
level-time = { $swift ->
    [yes] Répond aussitôt.
   *[no] Jusqu’à { $seconds } s par tour.
}

# advice
share = { NUMBER($value, style: "percent") }
promise-together = Vos chances de gagner : { $share }
promise-alone = Vos chances : { $share }
sure-proved = prouvé
proved-win = prouvé : gain en { $turns }
proved-draw = prouvé : nulle
proved-loss = prouvé : perte en { $turns }
sure-error = ± { $points } %
sure-tried = { $times ->
    [one] essayé une fois
   *[other] essayé { $times } fois
  }
you = Vous
why-wins = Cela gagne la partie.
why-proved = { $result ->
    [won] La victoire est alors sûre, quoi que fassent les autres.
    [lost] La partie est alors perdue si les autres jouent bien.
   *[level] Personne ne peut alors forcer davantage.
  }
why-points = { $who } : { $counted } { $had } → { $has }.
why-prevents = Sinon { $who } { $deed }.
