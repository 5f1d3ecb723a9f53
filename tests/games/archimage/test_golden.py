"""Records replayed: the rulebook's worked examples, and whole games of every circle."""

import tomllib
from pathlib import Path

import pytest

from sortilege.games.archimage import GAME
from sortilege.kernel.match import Match
from sortilege.kernel.words import LANGUAGES
from tests.games.golden import records, replayed

RECORDS = records(__file__)


def replay(name: str) -> Match:
    return next(replayed(path, GAME) for path in RECORDS if path.stem == name)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    assert replayed(path, GAME).over == path.stem.startswith(("game", "score"))


def test_the_example_of_a_turn_first_way() -> None:
    match = replay("turn_option_1")
    texts = [ply.text for ply in match.history]
    assert texts[-1] == "break D0s fire 4+3"
    assert match.points[0] == 1 + 2 + 4 + 5


def test_the_example_of_a_turn_second_way() -> None:
    match = replay("turn_option_2")
    assert [ply.text for ply in match.history][:2] == ["binding 1", "break B0s water 3"]
    assert match.points[0] == 1 + 2 + 4 + 3


def test_the_example_of_dice() -> None:
    match = replay("dice")
    position = match.at(0)
    offered = [GAME.write_move(position, move) for move in position.moves()]  # type: ignore[arg-type]
    assert sorted(text for text in offered if "C0q" in text) == ["break C0q earth 3+2", "break C0q earth 4"]


def test_the_example_of_a_score() -> None:
    match = replay("score")
    assert match.points == [27, 15]
    assert match.scores == [1, 0]


def test_there_is_a_game_of_every_circle() -> None:
    names = {path.stem for path in RECORDS}
    assert {"game_2_I", "game_3_II", "game_4_III", "game_5_IV", "game_2_random"} <= names


@pytest.mark.parametrize("name", ["dice", "turn_option_1", "turn_option_2", "score"])
def test_the_examples_that_are_watched_are_these(name: str) -> None:
    told = tomllib.loads((GAME.folder / "guide.toml").read_text(encoding="utf-8"))["example"]
    moves = [[step["move"] for step in example["steps"]] for example in told]
    match = replay(name)
    assert [ply.text for ply in match.history] in moves
    assert GAME.write(match.at(0)) in {example["start"] for example in told}  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["game_2_I", "game_3_II", "game_4_III", "game_5_IV"])
def test_the_log_of_a_whole_game_has_a_line_for_each_action(name: str, language: str) -> None:
    match = replay(name)
    told: list[tuple[int, list[int]]] = []
    for number, (position, ply) in enumerate(match.walk()):
        if not told or not GAME.joins(position, ply.move):  # type: ignore[arg-type]
            told.append((number, []))
        told[-1][1].append(ply.move)
    deeds = [GAME.deed(match.at(number), moves, language) for number, moves in told]  # type: ignore[arg-type]
    begins = ("draft", "cast", "binding", "break", "end")
    first = [match.history[number].text.split()[0] for number, _ in told]
    assert first[0] == "seal"
    assert len(told[0][1]) > 90
    assert {word for word in first[1:] if word != "roll"} <= set(begins)
    rounds = sum(word == "roll" for word in first)
    assert rounds == match.position.round  # type: ignore[attr-defined]
    assert all(deed.text and "{" not in deed.text for deed in deeds)
    assert sum(deed.seat == -1 for deed in deeds) == rounds + 1
