"""Bots that tests name as `own_bots:Class`."""

from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import Position
from sortilege.kernel.rng import Rng
from sortilege.search.bots import Bot


class FirstBot(Bot):
    """Plays the first legal move."""

    def think(self, game: AnyGame, position: Position, rng: Rng) -> int:
        return position.moves()[0]


class NoBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed
