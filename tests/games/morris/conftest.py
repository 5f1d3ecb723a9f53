"""Positions drawn as boards, for the tests of morris."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sortilege.games.morris import GAME
from sortilege.games.morris.rules import Morris
from sortilege.kernel.options import Options

Drawn = Callable[..., Morris]


@pytest.fixture(scope="session")
def drawn() -> Drawn:
    """A position from a drawing of its board with O for White, X for Black and . for free points."""

    def make(
        board: str, side: str = "w", hands: tuple[int, int] = (0, 0), turn: int = -1, take: bool = False
    ) -> Morris:
        men = "".join({"O": "w", "X": "b", ".": "."}.get(mark, "") for mark in board)
        rows = [men[a:b] for a, b in ((0, 3), (3, 6), (6, 9), (9, 15), (15, 18), (18, 21), (21, 24))]
        if turn < 0:
            turn = 18 - sum(hands) - take if sum(hands) else 40 + "wb".index(side)
        text = f"{'/'.join(rows)} {side} {hands[0]}/{hands[1]} {turn}{' x' if take else ''}"
        return GAME.read(text, Options())

    return make


@pytest.fixture(scope="session")
def perft_positions() -> dict[str, tuple[str, list[str], dict[int, int]]]:
    """The named positions of perft.txt: the position's text, the moves that lead there, the counts by depth."""
    found: dict[str, tuple[str, list[str], dict[int, int]]] = {}
    for block in (Path(__file__).parent / "perft.txt").read_text().split("\n\n")[1:]:
        name, position, moves, *counts = (line.partition(":")[2].strip() for line in block.strip().split("\n"))
        played = [text.strip() for text in moves.split(";") if text.strip()]
        found[name] = position, played, {depth: int(count) for depth, count in enumerate(counts, start=1)}
    return found
