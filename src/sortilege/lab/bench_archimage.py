"""Archimage against OpenSpiel's C++ on another game: whole random games of both, as compiled code plays them."""

from importlib.metadata import version

import pyspiel

from sortilege.kernel.position import CHANCE
from sortilege.kernel.registry import game
from sortilege.kernel.rng import Rng
from sortilege.lab.bench import Bench
from sortilege.search.playouts import playouts

SEED = 7

archimage = game("archimage")
start = archimage.start(archimage.make_options({"seats": 2, "circle": "I"}))
_rng = Rng(SEED)
while start.seat == CHANCE:  # the set-up; the games begin with the first draft
    start.play(start.pick(_rng))
spiel = pyspiel.load_game("nine_mens_morris")


def ours(n: int) -> None:
    playouts(start, n, Rng(SEED))


def theirs(n: int) -> None:
    """Their playouts alone are not open to Python: a search of two nodes, each valued by n/2 of them, comes to it."""
    evaluator = pyspiel.RandomRolloutEvaluator(n // 2, SEED)
    pyspiel.MCTSBot(spiel, evaluator, 1.4, 2, 1000, False, SEED, False).step(spiel.new_initial_state())


def benches() -> list[Bench]:
    peer = f"OpenSpiel {version('open_spiel')} nine_mens_morris"
    return [Bench("archimage", "playouts", "playouts/s", 1000, ours, theirs, peer, 0.084)]
