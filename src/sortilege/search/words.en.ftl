level-1 = Jester
level-1-about = Sees a few of the moves and takes the best of those: good for a first game.
level-2 = Novice
level-2-about = Sees more of the moves, but only what they do at once.
level-3 = Apprentice
level-3-about = Sees every move, and never the answer to it.
level-4 = Companion
level-4-about = Looks a short way ahead and misses what takes longer.
level-5 = Adept
level-5-about = Thinks ahead a little and misses the longer plans.
level-6 = Mage
level-6-about = A steady opponent for those who know the game.
level-7 = Master
level-7-about = Plans well and punishes mistakes.
level-8 = Archmage
level-8-about = The strongest there is here.
level-time = { $swift ->
    [yes] Answers at once.
   *[no] Up to { $seconds } s a turn.
}

# advice
share = { NUMBER($value, style: "percent") }
promise-together = Your chance to win: { $share }
promise-alone = Your chances: { $share }
sure-proved = proved
proved-win = proved: win in { $turns }
proved-draw = proved: draw
proved-loss = proved: loss in { $turns }
sure-error = ± { $points }%
sure-tried = { $times ->
    [one] tried once
   *[other] tried { $times } times
  }
you = You
why-wins = This wins the game.
why-proved = { $result ->
    [won] From here the win is sure, whatever the others do.
    [lost] From here the game is lost if the others play well.
   *[level] From here nobody can force more than this.
  }
why-points = { $who }: { $counted } { $had } → { $has }.
why-prevents = Otherwise { $who } { $deed }.
