"""Positions drawn as boards, moves as text, and random boards, for the tests of the grimoire game."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.language.gems import Board, Gem
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.rules import Confrontation

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
Texts = Callable[[Confrontation], set[str]]
Sees = Callable[[str, int], Board]
ORDER = (1, 2, 3, 9, 10, 11, 17, 18, 19, 8, 16, 24, 20, 12, 4, 23, 22, 21, 15, 14, 13, 7, 6, 5)


def row_of(board: str) -> str:
    """The 24 characters of a board: given so, as pairs `5=F 6=a`, or drawn."""
    if "=" in board:
        gems = dict(pair.split("=") for pair in board.split())
        return "".join(gems.get(str(point), ".") for point in range(1, 25))
    marks = [mark for mark in board if mark in ".FAWEfawe"]
    if len(board) == 24:
        return board
    return "".join(marks[ORDER.index(point)] for point in range(1, 25))


@pytest.fixture(scope="session")
def drawn() -> Drawn:
    """A position from a board; the rest is a confrontation well under way unless told otherwise."""

    def make(
        board: str, *, master: int = 0, asked: str = "play", hands: str = "0000/0000", opened: str = "oo",
        casts: str = "-", banned: str = "-", turn: int = 120, sterile: str = "-", **options: object,
    ) -> Confrontation:  # fmt: skip
        first = (master + turn) % 2
        text = f"{row_of(board)} {master} {asked} {hands} {opened} {casts} {banned} {first} {turn} {sterile}"
        return GAME.read(text, GAME.make_options(options))

    return make


@pytest.fixture(scope="session")
def play() -> Play:
    def make(position: Confrontation, *moves: str) -> Confrontation:
        for move in moves:
            position.play(GAME.read_move(position, move))
        return position

    return make


@pytest.fixture(scope="session")
def texts() -> Texts:
    return lambda position: {GAME.write_move(position, move) for move in position.moves()}


@pytest.fixture(scope="session")
def row() -> Callable[[Confrontation], str]:
    """The board of a position."""
    return lambda position: GAME.write(position).split()[0]


@pytest.fixture(scope="session")
def random_rows() -> Callable[[int, int], list[str]]:
    """Random boards, from almost empty to full."""

    def make(count: int, seed: int) -> list[str]:
        rng = random.Random(seed)
        rows = []
        for _ in range(count):
            most = rng.choice((0.2, 0.6, 0.9, 1.0))
            gems = [letter for letter in "FAWEfawe" for _ in range(3) if rng.random() < most]
            row = gems + ["."] * (24 - len(gems))
            rng.shuffle(row)
            rows.append("".join(row))
        return rows

    return make


@pytest.fixture(scope="session")
def sees() -> Sees:
    """The board as a caster sees it, for the reference evaluator."""

    def make(row: str, caster: int) -> Board:
        gems: list[Gem | None] = [None] * 24
        for point, letter in enumerate(row, 1):
            if letter != ".":
                number = seen_by_opponent(point) if caster else point
                gems[number - 1] = Gem("me" if letter.islower() == bool(caster) else "opp", letter.upper())
        return tuple(gems)

    return make


@pytest.fixture(scope="session")
def perft_positions() -> dict[str, tuple[dict[str, str], str, dict[int, int]]]:
    """The named positions of perft.txt: options, the position's text, the counts by depth."""
    found: dict[str, tuple[dict[str, str], str, dict[int, int]]] = {}
    for block in (Path(__file__).parent / "perft.txt").read_text().split("\n\n")[1:]:
        name, options, position, *counts = (line.partition(":")[2].strip() for line in block.strip().split("\n"))
        chosen = dict(pair.split("=") for pair in options.split())
        found[name] = chosen, position, {depth: int(count) for depth, count in enumerate(counts, start=1)}
    return found
