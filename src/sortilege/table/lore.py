"""What a game's folder tells besides its rules, in `around.toml`: diagrams and first games."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from sortilege.kernel.registry import game as find_game

Said = dict[str, str]  # by language


class Diagram(Struct, frozen=True):
    """A position drawn beside a paragraph of the rules."""

    rule: str
    position: str
    caption: Said
    options: dict[str, str] = {}
    lit: list[str] = []


class Step(Struct, frozen=True):
    """One step of a first game: the move to make and why; replies of the other seat need no words."""

    move: str
    say: Said = {}


class Guide(Struct, frozen=True):
    """A first game: its options, where it begins if not at the usual start, and a real opening step by step."""

    steps: list[Step]
    end: Said
    options: dict[str, str] = {}
    start: str = ""  # a position's text: a table already laid out


class Lore(Struct, frozen=True):
    """All of it; a game without the file has none."""

    diagram: list[Diagram] = []
    guide: Guide | None = None


@cache
def lore(key: str) -> Lore:
    path = find_game(key).folder / "around.toml"
    if not path.is_file():
        return Lore()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lore)
