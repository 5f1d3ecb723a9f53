"""The Big Book of Madness for two against OpenSpiel's C++ on another game: whole random games of both."""

from importlib.metadata import version

import pyspiel

from sortilege.kernel.registry import game
from sortilege.kernel.rng import Rng
from sortilege.lab.bench import Bench
from sortilege.search.playouts import playouts

SEED = 7

madness = game("madness")
start = madness.start(madness.make_options({"seats": 2}))
spiel = pyspiel.load_game("nine_mens_morris")


def ours(n: int) -> None:
    playouts(start, n, Rng(SEED))


def theirs(n: int) -> None:
    """Their playouts alone are not open to Python: a search of two nodes, each valued by n/2 of them, comes to it."""
    evaluator = pyspiel.RandomRolloutEvaluator(n // 2, SEED)
    pyspiel.MCTSBot(spiel, evaluator, 1.4, 2, 1000, False, SEED, False).step(spiel.new_initial_state())


def benches() -> list[Bench]:
    peer = f"OpenSpiel {version('open_spiel')} nine_mens_morris"
    return [Bench("madness", "playouts", "playouts/s", 2000, ours, theirs, peer, 0.112)]
