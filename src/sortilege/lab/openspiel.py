"""OpenSpiel as the peer of benchmarks: its C++ plays and searches Nine Men's Morris by the rules of ours."""

import random
from importlib.metadata import version

import numpy as np
import pyspiel

from sortilege.lab.bench import EXPLORATION, SEED, Work

spiel = pyspiel.load_game("nine_mens_morris")


def from_python(n: int) -> None:
    """Random games whose every move is chosen by Python code."""
    choose = random.Random(SEED).random
    for _ in range(n):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(choose() * len(actions))])


def searcher(simulations: int, rollouts: int) -> pyspiel.MCTSBot:
    """Their C++ search with their C++ random rollouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
    return pyspiel.MCTSBot(spiel, evaluator, EXPLORATION, simulations, 1000, False, SEED, False)


def compiled(n: int) -> None:
    """Random games in C++. They are not open to Python: a search of two nodes, each valued by n/2, comes to it."""
    searcher(2, n // 2).step(spiel.new_initial_state())


def uct(n: int) -> None:
    searcher(n, 1).step(spiel.new_initial_state())


def steps(n: int) -> None:
    """Random choices driven from Python, each with observation and mask in numpy."""
    choose = random.Random(SEED).random
    state = spiel.new_initial_state()
    for _ in range(n):
        mask = np.asarray(state.legal_actions_mask(), np.uint8)
        np.asarray(state.observation_tensor(), np.float32)
        actions = np.flatnonzero(mask)
        state.apply_action(int(actions[int(choose() * len(actions))]))
        if state.is_terminal():
            state = spiel.new_initial_state()


WORK: dict[str, Work] = {"python": from_python, "playouts": compiled, "uct": uct, "steps": steps}


def name(game: str) -> str:
    """The peer's name and version, and what it plays if that is another game."""
    return f"OpenSpiel {version('open_spiel')}{'' if game == 'morris' else ' nine_mens_morris'}"
