commands = Also: hint, undo, why TARGET, card NAME, resign, quit.
nothing-to-undo = You have made no move yet.
won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
draw = A draw.
won-together = Won!
lost-together = Lost.
and = and
end-resign = { $who } gives up.
end-timeout = { $who } has run out of time.
end-draw = The players have agreed to a draw.
analysis-turn = turn
analysis-seat = seat
analysis-move = move
analysis-expected = expected
analysis-loss = loss
analysis-best = better
turning = Turning points:
solve-begin = looking at what is there
solve-none = { $game } has no endings that can be solved with these options.
solve-not-here = This position is in no table: it stands within a turn, or too much can still happen.
solve-damaged = Damaged and made anew: { $names }
solve-made = Made: { $names }
solve-left-out = Left out, beyond the budget: { $names }. With a larger one the next run goes on from here.
solve-table = { $name }: { $won } won, { $drawn } drawn, { $lost } lost for the seat to move; distances up to { $longest }
solve-done = { $made } tables made, { $found } were there; { $positions } positions in { $seconds } s, { $rate } a second, { $bytes } bytes each on disk. They are in { $folder }
