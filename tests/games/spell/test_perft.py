"""The counts of perft.txt; the first of them are also counted by hand here."""

from collections.abc import Callable

from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.perft import perft


def start(fields: dict[str, str]) -> SpellPosition:
    values = {} if fields["options"] == "-" else dict(one.split("=") for one in fields["options"].split())
    return GAME.read(fields["position"], GAME.make_options(values))


def test_counts(perft_positions: list[dict[str, str]], bulk: Callable[[int], int]) -> None:
    assert len(perft_positions) == 10
    for fields in perft_positions:
        position = start(fields)
        for depth in range(1, 6):
            if (count := int(fields.get(f"perft {depth}", 1 << 60))) <= bulk(600_000):
                assert perft(position, depth) == count, f"{fields['name']}, depth {depth}"


def test_counted_by_hand(perft_positions: list[dict[str, str]]) -> None:
    """Of 48 slides those from the gap and from under pawns fall away."""
    counts = {fields["name"]: int(fields["perft 1"]) for fields in perft_positions}
    steps, slides, casts, end = 5, 48 - 3 - 3 - 3, 6, 1
    assert counts["symmetric, a hand of three"] == steps + slides + casts + end
    outside, casts, steps, flips = 16, 3, 5, 0
    assert counts["asymmetric, Extralimitae against Bilevitagramaton"] == steps + flips + slides + casts + outside + end
    assert counts["tournament of the original edition, first tile"] == 4
    assert counts["solo, the opponent has to choose"] == 2


def test_every_mode_has_a_position(perft_positions: list[dict[str, str]]) -> None:
    options = " ".join(fields["options"] for fields in perft_positions)
    assert all(word in options for word in ("mode=asymmetric", "mode=solo", "tournament=yes", "edition=original"))
