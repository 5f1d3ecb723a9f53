"""Players that choose a move of a match. They see the position alone, which holds no secret.

A bot is written as text: `random`, `greedy`, `uct 400` (simulations), `uct 2.5s` (seconds).
"""

import re
import time
from typing import ClassVar

from sortilege.kernel.errors import BadNotation, GameOver
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.greedy import greedy_move
from sortilege.search.uct import Uct

LEVELS = ("random", "greedy", "uct 200", "uct 2000", "uct 5s")  # from the weakest to the strongest


class Bot:
    """A player. The same seed chooses the same move in the same place, unless it is given seconds to think."""

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match) -> str:
        """The text of the move to play now."""
        if match.over:
            raise GameOver("the game is over, there is nothing to choose")
        position = match.position
        rng = Rng((self.seed * 1_000_003 + match.ply) & 0xFFFFFFFF)
        return match.game.write_move(position, self.think(match.game, position, rng))

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        """The move to play in this position."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.name


class RandomBot(Bot):
    """Any legal move."""

    name = "random"

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(position.pick(rng))


class GreedyBot(Bot):
    """The move that the game's judge likes best, one ply ahead."""

    name = "greedy"

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return int(greedy_move(position, game.judge(), rng))


class UctBot(Bot):
    """The move that proved best in many random games, for a number of simulations or for some seconds."""

    name = "uct"
    portion = 128  # simulations between two looks at the clock

    def __init__(self, seed: int = 0, *, simulations: int = 1000, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        tree = Uct(position, rng)
        if self.seconds is None:
            tree.run(self.simulations)
        else:
            end = time.monotonic() + self.seconds
            tree.run(self.portion)
            while time.monotonic() < end:
                tree.run(self.portion)
        return int(tree.best())

    def __str__(self) -> str:
        return f"uct {self.simulations}" if self.seconds is None else f"uct {self.seconds:g}s"


def bot(text: str, seed: int = 0) -> Bot:
    """The bot that this text names."""
    for kind in (RandomBot, GreedyBot):
        if text == kind.name:
            return kind(seed)
    if found := re.fullmatch(r"uct ([1-9][0-9]{0,8})", text):
        return UctBot(seed, simulations=int(found[1]))
    if found := re.fullmatch(r"uct ([0-9]{1,4}(?:\.[0-9]{1,3})?)s", text):
        return UctBot(seed, seconds=float(found[1]))
    raise BadNotation(f"{text!r} is no bot; bots are written 'random', 'greedy', 'uct 400' or 'uct 2.5s'")
