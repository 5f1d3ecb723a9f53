"""The counts of perft.txt: sequences of moves and outcomes from small positions."""

from collections.abc import Callable
from pathlib import Path

from sortilege.games.madness import GAME
from sortilege.kernel.perft import perft

FILE = Path(__file__).parent / "perft.txt"


def test_counts(bulk: Callable[[int], int]) -> None:
    checked = 0
    for block in FILE.read_text(encoding="ascii").split("\n\n")[1:]:
        lines = dict(line.split(": ", 1) for line in block.strip().splitlines())
        seats = lines["position"].count("|") // 7
        position = GAME.read(lines["position"], GAME.make_options({"seats": seats}))
        for name, count in lines.items():
            if name.startswith("perft") and int(count) <= bulk(200_000):
                assert perft(position, int(name.split()[1])) == int(count), f"{lines['name']}, {name}"
                checked += 1
    assert checked >= 12
