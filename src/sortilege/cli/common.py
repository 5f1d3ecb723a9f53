"""What commands share, those of the games' extras too: finding them, arguments, reading files, JSON."""

import json
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from sortilege.kernel.details import Card, find_card
from sortilege.kernel.errors import PROBLEMS, BadNotation, BadOption
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import Position
from sortilege.kernel.record import LARGEST
from sortilege.kernel.speech import listed
from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game's key; `sortilege games` lists them.")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record file, or - for standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en or fr.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Seed = Annotated[int, typer.Option(help="The seed of the run.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Games at the same time; by default one on each core.")]
State = Annotated[Path | None, typer.Option(help="Keep results here; a stopped run goes on from it.")]
StateFolder = Annotated[Path | None, typer.Option(help="A folder for results; a stopped run goes on from it.")]
On = Annotated[
    str, typer.Option("--on", metavar="WHERE", help="serial, ray or ray://HOST:PORT; by default the cores here.")
]


def add_commands(app: typer.Typer, package: str) -> None:
    """Adds the commands of a package: a module `foo` with a function `command` or `foo` is the command `foo`.

    One with an `app` is a group of commands.
    """
    for _, name, _ in pkgutil.iter_modules(import_module(package).__path__):
        if name == "__main__":
            continue
        module = import_module(f"{package}.{name}")
        if command := getattr(module, "command", None) or getattr(module, name, None):
            app.command(name)(command)
        elif group := getattr(module, "app", None):
            app.add_typer(group, name=name)


def read_text(name: str) -> str:
    """The text of a file, or of standard input."""
    try:
        data = sys.stdin.buffer.read(LARGEST + 1) if name == "-" else Path(name).read_bytes()[: 4 * LARGEST]
        return data.decode("utf-8")
    except OSError as error:
        raise BadNotation(f"{name}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadNotation(f"{name}: this is no UTF-8 text (byte {error.start})") from error


def read_options(texts: list[str] | None) -> dict[str, Any]:
    """The options from texts NAME=VALUE."""
    pairs = [text.partition("=") for text in texts or []]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"expected NAME=VALUE, got {name!r}")
    return {name: value for name, _, value in pairs}


def print_json(value: object) -> None:
    """Prints a value for programs."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def named_card(cards: Iterable[Card], name: str, key: str) -> Card:
    """The card of this name, or the nearest one."""
    found = find_card(cards, name)
    if found is None:
        raise BadNotation.said(PROBLEMS, "no-card", name=repr(name), game=key)
    return found


def card_lines(card: Card) -> list[str]:
    """A card as lines: what it is, what it says, how it stands, the rule."""
    head = " · ".join(part for part in (card.title, card.kind, card.cost) if part)
    rule = f" ({card.rule})" if card.rule else ""
    return [head, card.text + rule, *([card.now] if card.now else [])]


def tell(game: AnyGame, position: Position, moves: Sequence[int], language: str) -> list[str]:
    """One action from this position, in lines: who did what, and below it what happened to whom."""
    lines = []
    for deed in game.deed(position, moves, language).all:
        who = f"{game.seat_name(position, deed.seat, language)}: " if deed.seat >= 0 else ""
        lines += [f"{who}{deed.text}", *(f"  {line}" for line in deed.results)]
    return lines


def ending_lines(match: Match, language: str) -> list[str]:
    """The end of a match: who won, why and by which rule, the numbers of each seat."""
    game, position = match.game, match.position
    names = [game.seat_name(position, seat, language) for seat in range(match.seats)]
    lines = [_headline(match, names, language)]
    ending = game.ending(position, language)
    if match.ending:
        kind, *who = match.ending.split()
        lines.append(WORDS(language, f"end-{kind}", who=names[int(who[0])] if who else ""))
    if ending:
        lines.append(f"{ending.reason.text} ({ending.reason.rule})")
        lines += _numbers(["", *names], [ending.columns, *ending.rows]) if ending.columns else []
    return [*lines, *turning_lines(match, language)]


def turning_lines(match: Match, language: str) -> list[str]:
    """The turning points: the turn, what was done, and how it stood then."""
    lines = []
    for point in match.turning_points():
        first, *_ = tell(match.game, point.before, point.moves, language)
        stands = match.game.stands(point.after, language)
        lines.append(f"  {int(point.before.turn) + 1}. {first} ({stands})")
    return [WORDS(language, "turning"), *lines] if lines else []


def _headline(match: Match, names: list[str], language: str) -> str:
    best = max(match.scores)
    if match.game.cooperative or match.seats == 1:
        return WORDS(language, "won-together" if best >= 0.5 else "lost-together")
    winners = [name for name, score in zip(names, match.scores, strict=True) if score == best]
    if len(winners) == match.seats:
        return WORDS(language, "draw")
    return WORDS(language, "won", names=listed(winners, WORDS(language, "and")), count=len(winners))


def _numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of numbers in lines: the names to the left, what was counted above."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    name = max(map(len, heads))
    cells = ["".join(f"  {cell:>{width}}" for cell, width in zip(row, wide, strict=True)) for row in rows]
    return [f"{head:{name}}{told}" for head, told in zip(heads, cells, strict=True)]


def tell_aside(text: str) -> None:
    """Tells something beside the result."""
    Console(stderr=True).print(text, style="yellow", highlight=False, markup=False)


def find_own_modules() -> None:
    """Lets bots and models be found in this folder, as for `python -m`."""
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
