"""The counts of perft.txt."""

from collections.abc import Callable

from sortilege.games.morris import GAME
from sortilege.kernel.match import Match
from sortilege.kernel.options import Options
from sortilege.kernel.perft import perft


def test_counts(perft_positions: dict[str, tuple[str, list[str], dict[int, int]]], bulk: Callable[[int], int]) -> None:
    assert len(perft_positions) == 9
    for name, (text, _, counts) in perft_positions.items():
        position = GAME.read(text, Options())
        for depth, count in counts.items():
            if count <= bulk(500_000):
                assert perft(position, depth) == count, f"{name}, depth {depth}"


def test_positions_are_those_of_their_moves(
    perft_positions: dict[str, tuple[str, list[str], dict[int, int]]],
) -> None:
    for text, moves, _ in perft_positions.values():
        match = Match(GAME, seed=1)
        for move in moves:
            match.play(move)
        assert GAME.write(match.position) == text  # type: ignore[arg-type]
