"""What a game's folder tells besides its rules, in `guide.toml`: diagrams, examples and first games."""

import tomllib
from functools import cache

import msgspec
from msgspec import Struct

from sortilege.kernel.options import changed, write_value
from sortilege.kernel.position import CHANCE
from sortilege.kernel.record import Item, Record, write_record
from sortilege.kernel.registry import game as find_game

Said = dict[str, str]  # by language


class Diagram(Struct, frozen=True):
    """A position rendered beside a paragraph of the rules."""

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


class Example(Struct, frozen=True):
    """An example of the booklet, to be watched: where it begins, and its moves, each with what is said of it."""

    rule: str  # it stands behind this paragraph
    title: Said
    say: Said
    start: str
    steps: list[Step]
    options: dict[str, str] = {}


class GuideData(Struct, frozen=True):
    """All of it; a game without the file has none."""

    diagram: list[Diagram] = []
    example: list[Example] = []
    guide: Guide | None = None


def written(key: str, told: Guide | Example, comment: str = "", language: str = "") -> str:
    """Writes the moves of a guide or an example as a record, with what is said of them in a language."""
    game = find_game(key)
    options = game.make_options(dict(told.options))
    position = game.read(told.start, options) if told.start else game.start(options)
    items = []
    for step in told.steps:
        mark = "*" if position.seat == CHANCE else ""
        items.append(Item(step.move, mark, comment=step.say.get(language, "")))
        position.play(game.read_move(position, step.move))
    given = {name: write_value(value) for name, value in changed(options).items()}
    return write_record(Record(key, game.version, given, start=told.start, items=items, comment=comment))


@cache  # the games there are
def guide_data(key: str) -> GuideData:
    """What a game's folder tells; the file is read once."""
    path = find_game(key).folder / "guide.toml"
    if not path.is_file():
        return GuideData()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), GuideData)
