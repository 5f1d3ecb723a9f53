"""Positions drawn as arenas, for the tests of SPELL."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition

Arena = Callable[..., SpellPosition]
DISPLAY = "b1-1+b1-2/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2"


@pytest.fixture(scope="session")
def arena() -> Arena:
    """A position in violet's turn of round 3, from a drawing of the tiles and the pawns' cells.

    v and b are inactive tiles, V and B active ones, N the neutral tile, _ the gap. Other fields of the position's text
    and options are named arguments.
    """

    def make(
        rows: str,
        violet: str,
        black: str,
        *,
        stage: str = "turn",
        turn: int = 4,
        gem: str = "v",
        amulets: str = "--",
        elementals: str = "-",
        actions: str = "11",
        special: str = "-",
        levels: str = "-",
        display: str = DISPLAY,
        won: tuple[str, str] = ("-", "-"),
        **options: Any,
    ) -> SpellPosition:
        tiles = "/".join("".join(row.split()) for row in rows.strip().splitlines())
        names = {letter: name for name in AMULETS for letter in name[0]}
        if amulets != "--":
            options |= {"mode": "asymmetric", "violet": names[amulets[0]], "black": names[amulets[1]]}
        fields = [stage, str(turn), gem, f"{amulets}/-", tiles, violet, black, elementals, actions, special, levels]
        return GAME.read(" ".join([*fields, display, *won]), GAME.make_options(options))

    return make


AMULETS = ("doppelganger", "trielementaris", "extralimitae", "bilevitagramaton")


@pytest.fixture(scope="session")
def texts() -> Callable[[SpellPosition], list[str]]:
    """The legal moves as texts."""
    return lambda position: [GAME.write_move(position, move) for move in position.moves()]


@pytest.fixture(scope="session")
def play() -> Callable[..., SpellPosition]:
    """The position after these moves, parted by semicolons; the original is not changed."""

    def after(position: SpellPosition, moves: str) -> SpellPosition:
        copy = position.copy()
        for text in moves.split(";"):
            copy.play(GAME.read_move(copy, text.strip()))
        return copy

    return after


@pytest.fixture(scope="session")
def tiles() -> Callable[[SpellPosition], str]:
    """The arena's field of the position's text."""
    return lambda position: GAME.write(position).split()[4]


@pytest.fixture(scope="session")
def perft_positions() -> list[dict[str, str]]:
    """The named positions of perft.txt, as fields."""
    blocks = (Path(__file__).parent / "perft.txt").read_text(encoding="ascii").split("\n\n")[1:]
    return [dict(line.split(": ", 1) for line in block.strip().split("\n")) for block in blocks]
