commands = Also: hint, undo, why TARGET, resign, quit.
hint = A good move: { $move }
nothing-to-undo = You have made no move yet.
result = The game is over: { $scores }
