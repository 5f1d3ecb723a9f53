title = Raiders
blurb = A game of the tests.
option-turns = Turns
ask = Choose.
move = { $text }
seat = Seat { $seat }
