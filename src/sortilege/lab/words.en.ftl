# What a player that reads is told.
rules = Rules of { $game }, in numbered paragraphs:
position = The position:
read = What is read beside the board:
asked = You are { $name }. { $question }
legal = Your legal moves, each as it is written and what it means:
notation = Moves are written as in this example: { $example }
answer = Answer with one line: Move: …
refused = “{ $move }” is refused: { $reason } Answer again with one line: Move: …
none = no move was found in your answer.
