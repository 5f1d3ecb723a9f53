"""Encodings keep their numbers: a change would spoil every net and data set, so it needs a new version.

`python tests/games/test_encodings.py` writes the files anew.
"""

from pathlib import Path
from zlib import crc32

import pytest

import sortilege
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

CHOICES = 80  # of a random game


def encoded(key: str) -> str:
    """A random game's choices with their numbers, and a checksum of all that was seen."""
    game = sortilege.game(key)
    options = game.make_options({})
    encoder = game.encoder(options)
    assert encoder is not None
    position, rng, lines, seen = game.start(options), Rng(2026), list[str](), 0
    while position.seat != OVER and len(lines) < CHOICES:
        move = int(position.pick(rng))
        if position.seat >= 0:
            seen = crc32(bytes(encoder.observation(position)), seen)
            numbers = " ".join(map(str, encoder.numbers(position, move)))
            lines.append(f"{game.write_move(position, move)}: {numbers}")
        position.play(move)
    head = f"version {encoder.version}, {encoder.size} bytes, {encoder.actions} numbers, {encoder.steps} steps"
    return "\n".join([head, *lines, f"seen {seen:08x}", ""])


def golden(key: str) -> Path:
    return Path(__file__).parent / key / "encoding.txt"


@pytest.mark.parametrize("key", sortilege.games())
def test_numbers_stay_what_they_are(key: str) -> None:
    assert encoded(key) == golden(key).read_text(encoding="utf-8")


@pytest.mark.parametrize("key", sortilege.games())
def test_the_page_of_the_game_tells_each_part_of_an_observation(key: str) -> None:
    game = sortilege.game(key)
    encoder = game.encoder(game.make_options({}))
    assert encoder is not None
    page = (Path(__file__).parents[2] / "docs" / "games" / f"{key}.md").read_text(encoding="utf-8")
    _, _, table = page.partition("| observation | bytes | highest |\n|---|---|---|\n")
    rows = [f"| {plane.name} | {plane.length} | {plane.highest} |" for plane in encoder.planes]
    assert table.splitlines()[: len(rows) + 1] == [*rows, ""]


if __name__ == "__main__":
    for name in sortilege.games():
        golden(name).write_text(encoded(name), encoding="utf-8")
