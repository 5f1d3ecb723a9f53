title = Les pillards
blurb = Un jeu des tests.
option-turns = Tours
ask = Choisissez.
move = { $text }
seat = Place { $seat }
