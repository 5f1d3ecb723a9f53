"""Endgames without spells, solved backwards with our own rules: the percentages that the rules notes give."""

from itertools import combinations

import pytest

from sortilege import build
from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.moves import MOVE
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.position import OVER

State = tuple[int, int]  # the gems of who is to move, and of the other
WON, LOST = 1, -1


def states(mine: int, theirs: int) -> list[State]:
    found = []
    for own in combinations(range(24), mine):
        rest = [point for point in range(24) if point not in own]
        found += [(sum(1 << p for p in own), sum(1 << p for p in other)) for other in combinations(rest, theirs)]
    return found


def successors(position: Confrontation, state: State) -> list[State | None]:
    """The states after each move, seen by the other; None where the move wins."""
    empty, found = position.copy(), list[State | None]()
    position.own, position.opp = state
    position.own_count, position.opp_count = ((side).bit_count() for side in state)
    moves = position.moves()
    for move in moves:
        assert move >= MOVE
        empty.assign(position)
        empty.play(move)
        found.append(None if empty.seat == OVER else (int(empty.own), int(empty.opp)))
    return found


def solve(most: int) -> dict[State, int]:
    """The value of every state of at most this many gems against one, for who is to move; 0 is a draw."""
    options = GAME.make_options({"book0": "none", "book1": "none", "study": False, "first": "0", "draws": False})
    position = GAME.start(options)
    position.own_hand = position.opp_hand = 0
    position.turn = 100
    sizes = {(n, 1) for n in range(1, most + 1)} | {(1, n) for n in range(1, most + 1)}
    value: dict[State, int] = {}
    left: dict[State, int] = {}
    before: dict[State, list[State]] = {}
    queue: list[State] = []
    for state in (state for mine, theirs in sizes for state in states(mine, theirs)):
        after = successors(position, state)
        left[state] = len(after)
        for one in after:
            if one is not None:
                before.setdefault(one, []).append(state)
        if None in after:
            value[state] = WON
            queue.append(state)
    for state in queue:  # grows while it is walked
        for one in before.get(state, ()):
            left[one] -= 1
            if one not in value and (value[state] == LOST or left[one] == 0):
                value[one] = WON if value[state] == LOST else LOST
                queue.append(one)
    return {state: value.get(state, 0) for state in left}


def shares(value: dict[State, int], mine: int, theirs: int) -> tuple[float, float, float]:
    """Won, drawn and lost, in percent."""
    found = [value[state] for state in states(mine, theirs)]
    won, drawn, lost = (round(100 * found.count(result) / len(found), 1) for result in (WON, 0, LOST))
    return won, drawn, lost


def test_one_and_two_against_one() -> None:
    value = solve(2)
    assert shares(value, 1, 1) == (11.6, 88.4, 0)
    assert shares(value, 2, 1) == (26.3, 73.7, 0)
    assert shares(value, 1, 2) == (0, 98.9, 1.1)


@pytest.mark.skipif(not build.compiled, reason="takes too long on the plain build")
def test_three_against_one() -> None:
    value = solve(3)
    assert shares(value, 3, 1) == (100, 0, 0)
    assert shares(value, 1, 3) == (0, 25.9, 74.1)
