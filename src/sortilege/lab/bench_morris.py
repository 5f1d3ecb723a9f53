"""Nine Men's Morris against OpenSpiel's C++, which plays by the same rules."""

import random
from importlib.metadata import version

import pyspiel

from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.registry import game
from sortilege.kernel.rng import Rng
from sortilege.lab.bench import Bench
from sortilege.search.playouts import playouts
from sortilege.search.uct import Uct

EXPLORATION = 1.4
SEED = 7

morris = game("morris")
start = morris.start(morris.make_options({}))
spiel = pyspiel.load_game("nine_mens_morris")


def ours_from_python(n: int) -> None:
    """Playouts whose every move is chosen by Python code."""
    draw = random.Random(SEED).random
    for _ in range(n):
        position = start.copy()
        while position.seat != OVER:
            moves = position.moves()
            position.play(moves[int(draw() * len(moves))])


def theirs_from_python(n: int) -> None:
    draw = random.Random(SEED).random
    for _ in range(n):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])


def spiel_bot(simulations: int, rollouts: int) -> pyspiel.MCTSBot:
    """Their C++ search with their C++ random playouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
    return pyspiel.MCTSBot(spiel, evaluator, EXPLORATION, simulations, 1000, False, SEED, False)


def ours_compiled(n: int) -> None:
    playouts(start, n, Rng(SEED))


def theirs_compiled(n: int) -> None:
    """Their playouts alone are not open to Python: a search of two nodes, each valued by n/2 of them, comes to it."""
    spiel_bot(2, n // 2).step(spiel.new_initial_state())


def against_morris(key: str, first: Position, n: int, target: float) -> Bench:
    """Whole random games from this position on against whole games of morris, both as compiled code plays them."""
    peer = f"OpenSpiel {version('open_spiel')} nine_mens_morris"
    return Bench(
        key, "playouts", "playouts/s", n, lambda games: playouts(first, games, Rng(SEED)), theirs_compiled, peer, target
    )


def set_up(position: Position) -> Position:
    """The position after the draws with which a game begins."""
    rng = Rng(SEED)
    while position.seat == CHANCE:
        position.play(position.pick(rng))
    return position


def ours_uct(n: int) -> None:
    tree = Uct(start, Rng(SEED), EXPLORATION)
    tree.run(n)
    tree.best()


def theirs_uct(n: int) -> None:
    spiel_bot(n, 1).step(spiel.new_initial_state())


def benches() -> list[Bench]:
    peer = f"OpenSpiel {version('open_spiel')}"
    return [
        Bench("morris", "python", "playouts/s", 200, ours_from_python, theirs_from_python, peer, 1.9),
        Bench("morris", "playouts", "playouts/s", 2000, ours_compiled, theirs_compiled, peer, 5.0),
        Bench("morris", "uct", "simulations/s", 2000, ours_uct, theirs_uct, peer, 4.8),
    ]
