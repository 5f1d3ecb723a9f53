"""The counts of perft.txt."""

from collections.abc import Callable

from sortilege.games.grimoire import GAME
from sortilege.kernel.perft import perft


def test_counts(
    perft_positions: dict[str, tuple[dict[str, str], str, dict[int, int]]], bulk: Callable[[int], int]
) -> None:
    assert len(perft_positions) >= 8
    for name, (options, text, counts) in perft_positions.items():
        position = GAME.read(text, GAME.make_options(options))
        for depth, count in counts.items():
            if count <= bulk(500_000):
                assert perft(position, depth) == count, f"{name}, depth {depth}"


def test_the_first_steps_counted_by_hand() -> None:
    """96 first steps. Then 23 ways to stop and 276 second points; on point 24 the turn is over, and 4 x 23 follow."""
    position = GAME.start(GAME.make_options({"study": False, "first": "0"}))
    assert perft(position, 1) == 96
    assert perft(position, 2) == 4 * (23 + 276 + 4 * 23)
