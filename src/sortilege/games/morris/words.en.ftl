title = Nine Men's Morris
blurb = Line up three men to close a mill and take one of your opponent's, on the oldest board of them all.
gentle = against the Apprentice
seat-0 = White
seat-1 = Black

# What is asked
ask-place = Place a man on a free point.
ask-move = Move one of your men to a neighbouring free point.
ask-fly = You have three men left: carry one to any free point.
ask-take = You closed a mill: take one of your opponent's men.

# What happened, after the player's name
say-place = { $mill ->
    [yes] places a man on { $to } and closes a mill
   *[no] places a man on { $to }
}
say-move = { $mill ->
    [yes] moves a man from { $from } to { $to } and closes a mill
   *[no] moves a man from { $from } to { $to }
}
say-take = takes the man on { $to }

# what to do, told to who is asked
do-place = { $mill ->
    [yes] place a man on { $to } and close a mill
   *[no] place a man on { $to }
}
do-move = { $mill ->
    [yes] move from { $from } to { $to } and close a mill
   *[no] move from { $from } to { $to }
}
do-take = take the man on { $to }

label-place = Place on { $to }
label-move = { $from } to { $to }
label-take = Take { $to }

# Names of points
point-free = { $point }, free
point-0 = { $point }, white man
point-1 = { $point }, black man

# The drawing
hands = White (O) has { $white } in hand, Black (X) { $black }.
men-0 = White on { $points }.
men-1 = Black on { $points }.
no-men-0 = White has no man on the board.
no-men-1 = Black has no man on the board.

# Panels
panel-hand = in hand
panel-board = on the board
panel-taken = taken
panel-man = a man
panel-place = an empty place
panel-draw = Turns
panel-draw-note = { $left ->
    [one] After one more turn it is a draw.
   *[other] After { $left } more turns it is a draw.
}

# Why not
no-over = The game is over.
no-may = { $point } may be touched now.
no-take-free = You closed a mill: take a man of your opponent's. There is none on { $point }.
no-take-own = You closed a mill: take a man of your opponent's, not one of your own.
no-take-mill = The man on { $point } stands in a mill and is safe as long as another does not.
no-place-taken = A man already stands on { $point }; place yours on a free point.
no-place-own = You still have men in hand: place them all before you move any.
no-move-theirs = The man on { $point } is your opponent's; you move your own.
no-move-stuck = The man on { $point } has no free neighbouring point.
no-move-far = None of your men stands next to { $point }.

# setting up a position
set-man = { $side }
set-free = Nothing
set-mover = To play
set-hand = Men in White’s hand
set-take = A man is to be taken
set-yes = yes
set-no = no
set-impossible = No game comes to that: with these men on the board, in hand and lost, neither side could be to play.

# Cards: one thing explained
card-kind = Point
card-and = and
card-point = Its neighbours are { $near }. Its lines are { $lines }: three men of one player on a line are a mill.
card-free = No man stands here.
card-man = { $mill ->
    [yes] A man of { $side } stands here, in a mill: it cannot be taken as long as another one is in no mill.
   *[no] A man of { $side } stands here, in no mill.
}

# Deeds: a turn in one sentence, and what happens to somebody
deed-place-take = places a man on { $to }, closes a mill and takes the man on { $taken }
deed-move-take = moves a man from { $from } to { $to }, closes a mill and takes the man on { $taken }
result-take = { $side } loses the man on { $point } and has { $left ->
    [one] one man
   *[other] { $left } men
} left.
card-mill = A mill

# Another seat is asked
asked-place = { $who } places a man.
asked-move = { $who } moves a man.
asked-take = { $who } has closed a mill and takes a man.
ask-where = The man on { $point }: where does it go?
foresee-mill = It closes a mill on { $points }.
card-or = or

# Why it is over
end-few = { $side } has only { $men } men left.
end-stuck = { $side } cannot move any man.
end-long = 200 turns have been played without a decision.
end-open = By the rules it was not over: both still had three men or more, and could move.
end-men = men left
