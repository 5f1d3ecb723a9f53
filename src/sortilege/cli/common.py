"""What several commands share: arguments, reading files, JSON."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from sortilege.kernel.errors import BadNotation, BadOption
from sortilege.kernel.record import LARGEST

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="The game's key; `sortilege games` lists them.")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record file, or - for standard input.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
Language = Annotated[str, typer.Option("--language", "-l", help="en or fr.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


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
    print(json.dumps(value, ensure_ascii=False, indent=2))
