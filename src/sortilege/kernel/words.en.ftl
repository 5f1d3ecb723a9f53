# What is wrong, for whoever sent it

line = line { $line }: { $problem }
near = { " " }(did you mean { $near }?)

no-card = there is no card like { $name } in { $game }
no-game = there is no game { $name }{ $near }; games: { $known }
no-option = there is no option { $name }{ $near }; options: { $known }
option-choice = option { $name } = { $value }: expected one of { $wanted }
option-text = option { $name } = { $value }: expected a text
not-now = { $move } is not allowed now{ $near }
no-move = { $move } is no move of { $game }; moves are written like { $example }

# Records
too-long = the record is longer than { $most } characters
magic = expected '{ $magic }'
newer = this is a record of format { $theirs }; this program reads format { $ours }
header = expected a header such as 'Game: morris', got { $got }
missing = the header has no line '{ $name }: ...'
twice = '{ $name }' stands a second time
number = expected a number, got { $got }
closes = '{ $end }' without '{ $start }'
variation-end = expected ')' to end the variation
after-result = nothing is expected after the result
comment-end = expected '{ "}" }' to end the comment
comment-move = expected a move before the comment
variation-place = a variation stands behind the move it replaces
variation-deep = variations are nested deeper than { $deepest }
variation-move = expected a move in the variation

# Games told by records
seats = the game has { $seats } seats, from 0 on
not-over = the record says { $told }, and the game is not over
result = the result is { $result }, the record says { $told }
turn = expected turn { $wanted }, got turn { $got }
over = expected nothing more, as the game is over; got { $got }
chance = expected an outcome of chance, written '* ...', got { $got }
choice = expected a move, got { $got }
event = expected an event (resign SEAT, timeout SEAT, draw, takeover SEAT NAME, takeback, dice HASH), got { $got }
in-variation = in a variation: { $problem }

# Said of another seat where its game has no sentence of its own.
asked-of = { $who } is choosing.
set-up = The table is set up.
