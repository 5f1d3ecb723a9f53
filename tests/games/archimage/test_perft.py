"""The counts of perft.txt, from small hand-made positions of each circle."""

from collections.abc import Callable
from pathlib import Path

from sortilege.games.archimage import GAME
from sortilege.kernel.perft import perft

BLOCKS = (Path(__file__).parent / "perft.txt").read_text(encoding="ascii").strip().split("\n\n")[1:]


def test_counts(bulk: Callable[[int], int]) -> None:
    assert len(BLOCKS) == 5
    for block in BLOCKS:
        name, seats, text, *counts = (line.partition(":")[2].strip() for line in block.split("\n"))
        position = GAME.read(text, GAME.make_options({"seats": seats}))
        assert GAME.write(position) == text
        for depth, count in enumerate(counts, start=1):
            if int(count) <= bulk(200_000):
                assert perft(position, depth) == int(count), f"{name}, depth {depth}"
