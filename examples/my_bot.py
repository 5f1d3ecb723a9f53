"""A bot of your own: a class with a `think`, and one line in your package's pyproject.toml.

    [project.entry-points."sortilege.bots"]
    hasty = "my_bot:HastyBot"

Installed beside Sortilège it is then known by its name wherever a bot is: `sortilege arena morris hasty random`,
`sortilege play morris --bot hasty`. It gets the position (or, with `choose`, the match, which is the record), no more.
"""

from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.rng import Rng
from sortilege.search.bots import Bot


class HastyBot(Bot):
    """Wins at once if it can; else plays whatever leaves the opponent the fewest answers."""

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        me = position.seat
        answers = {}
        for move in position.moves():
            after = position.copy()
            after.play(move)
            if after.seat == OVER and after.score(me) == 1:
                return move
            answers[move] = len(after.moves())
        fewest = min(answers.values())
        hasty = [move for move, n in answers.items() if n == fewest]
        return hasty[rng.below(len(hasty))]


if __name__ == "__main__":
    from sortilege import Match
    from sortilege.search.bots import bot

    match = Match("morris", seed=7)
    players = [HastyBot(seed=1), bot("random", seed=2)]
    while not match.over:
        match.play(players[match.seat].choose(match))
    print(match.scores)
