"""Encodings keep their numbers: a change would spoil every net and data set, so it needs a new version.

`python tests/games/test_encodings.py` writes the files anew.
"""

from pathlib import Path
from zlib import crc32

import pytest

import sortilege
from sortilege.kernel.encoder import Encoder
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

CHOICES = 80  # of a random game
HEADS = {"encoding": "observation", "net_encoding": "what nets see"}  # of the files, and of the tables in docs


def encoder_of(key: str, file: str) -> Encoder | None:
    """The encoding that is kept in this file; that of nets only where it is another one."""
    game = sortilege.game(key)
    options = game.make_options({})
    encoder, of_nets = game.encoder(options), game.net_encoder(options)
    if file == "encoding":
        return encoder
    return of_nets if type(of_nets) is not type(encoder) else None


CASES = [(key, file) for key in sortilege.games() for file in HEADS if encoder_of(key, file)]


def encoded(key: str, file: str) -> str:
    """A random game's choices with their numbers, and a checksum of all that was seen."""
    game, encoder = sortilege.game(key), encoder_of(key, file)
    options = game.make_options({})
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


def golden(key: str, file: str) -> Path:
    return Path(__file__).parent / key / f"{file}.txt"


def test_there_are_two_of_the_grimoire_game() -> None:
    assert [key for key, file in CASES if file == "net_encoding"] == ["grimoire"]


@pytest.mark.parametrize(("key", "file"), CASES)
def test_numbers_stay_what_they_are(key: str, file: str) -> None:
    assert encoded(key, file) == golden(key, file).read_text(encoding="utf-8")


@pytest.mark.parametrize(("key", "file"), CASES)
def test_the_page_of_the_game_tells_each_part_of_an_observation(key: str, file: str) -> None:
    encoder = encoder_of(key, file)
    assert encoder is not None
    page = (Path(__file__).parents[2] / "docs" / "games" / f"{key}.md").read_text(encoding="utf-8")
    _, _, table = page.partition(f"| {HEADS[file]} | bytes | highest |\n|---|---|---|\n")
    rows = [f"| {plane.name} | {plane.length} | {plane.highest} |" for plane in encoder.planes]
    assert table.splitlines()[: len(rows) + 1] == [*rows, ""]


if __name__ == "__main__":
    for case in CASES:
        golden(*case).write_text(encoded(*case), encoding="utf-8")
