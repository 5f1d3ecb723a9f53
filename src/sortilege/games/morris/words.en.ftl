title = Nine Men's Morris
blurb = Line up three men to close a mill and take one of your opponent's, on the oldest board of them all.
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
    [yes] moves { $from } to { $to } and closes a mill
   *[no] moves { $from } to { $to }
}
say-take = takes the man on { $to }

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
