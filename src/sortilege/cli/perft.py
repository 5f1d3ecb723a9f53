"""`sortilege perft GAME`: exact counts of move sequences."""

from typing import Annotated

import typer

from sortilege.cli.common import AsJson, GameKey, OptionList, print_json, read_options
from sortilege.kernel.perft import perft as count
from sortilege.kernel.registry import game as find_game


def perft(
    key: GameKey,
    depth: Annotated[int, typer.Option(min=0, max=30, help="How many moves and outcomes deep.")],
    position: Annotated[str, typer.Option(help="A position's text; else the game's start.")] = "",
    option: OptionList = None,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of moves and outcomes, depth by depth."""
    game = find_game(key)
    options = game.make_options(dict(read_options(option)))
    start = game.read(position, options) if position else game.start(options)
    counts = []
    for level in range(1, depth + 1):
        counts.append(count(start, level))
        if not as_json:
            print(f"{level} {counts[-1]}")
    if as_json:
        print_json(counts)
