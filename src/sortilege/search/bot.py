"""What a bot is, and the simple ones: they see the record of the game, which holds no secret, and no more."""

from sortilege.kernel.errors import GameOver
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.greedy import glance_move, greedy_move, instinct_move


class Bot:
    """A player. The same seed chooses the same moves in the same game, unless it is given seconds to think.

    A subclass has a `think`; one that needs more than the position, such as the history, has a `choose` instead.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.text = type(self).__name__
        self.expects: tuple[float, bool] | None = None  # of the last choice, if it was searched; whether it is proved

    def choose(self, match: Match) -> str:
        """The text of the move to play now."""
        if match.over:
            raise GameOver("the game is over, there is nothing to choose")
        position = match.position
        return match.game.write_move(position, self.think(match.game, position, self.rng(match)))

    def rng(self, match: Match) -> Rng:
        """Random numbers for this place in the game."""
        return Rng((self.seed * 1_000_003 + match.ply) & 0xFFFFFFFF)

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        """The move to play in this position."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text


class RandomBot(Bot):
    """Any legal move."""

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(position.pick(rng))


class NoisyBot(Bot):
    """A bot without search whose judgement may be blurred, from 0 (not at all) to 1."""

    def __init__(self, seed: int = 0, noise: float = 0.0) -> None:
        super().__init__(seed)
        self.noise = noise


class InstinctBot(NoisyBot):
    """The move with the highest prior, before anything is tried; with noise, nearly that."""

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(instinct_move(position, game.evaluation(), rng, self.noise))


class GreedyBot(NoisyBot):
    """The move with the best evaluation one ply ahead; with noise, a careless one."""

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(greedy_move(position, game.evaluation(), rng, self.noise))


class GlanceBot(Bot):
    """The best of a few moves one ply ahead; the others it does not see."""

    def __init__(self, seed: int = 0, most: int = 4) -> None:
        super().__init__(seed)
        self.most = most

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(glance_move(position, game.evaluation(), rng, self.most))
