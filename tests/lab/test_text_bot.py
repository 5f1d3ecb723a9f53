"""Players that read: what they are told, how their replies are read, what a refusal says, how they are evaluated."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sortilege.cli import lab
from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.registry import game, games
from sortilege.lab.executors import Serial
from sortilege.lab.prompt import prompt, read_reply, refusal
from sortilege.lab.text_bot import TextBot
from sortilege.lab.trials import play_trial, rows, trials

HERE = __name__


def first_listed(text: str) -> str:
    """A scripted model: the first of the moves that it was told."""
    return f"I think so.\nMove: {re.findall(r'^(.+?) = ', text, re.MULTILINE)[0]}"


def stubborn(text: str) -> str:
    """A scripted model that never names a move."""
    return f"I have read {len(text)} letters."


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games())
def test_a_prompt_has_all_that_is_needed(key: str, language: str) -> None:
    match = Match(key, seed=1)
    text = prompt(match, language)
    assert match.game.rules(language).strip() in text
    assert match.game.board(match.position, language) in text
    assert match.game.ask(match.position, language) in text
    assert all(f"\n{move} = " in text for move in match.moves())
    assert len(prompt(match, language, legal=False)) < len(text)


@pytest.mark.parametrize("key", games())
def test_every_legal_move_is_read_back(key: str) -> None:
    match = Match(key, seed=2)
    for move in match.moves():
        assert read_reply(match, f"Well, that is hard.\n**Move:** `{move}`.") == move
        assert read_reply(match, move.upper()) == move


def test_replies_are_read_leniently_and_never_guessed() -> None:
    match = Match("morris", seed=1)
    assert read_reply(match, "I would place a man on d2, since mills meet there.") == "d2"
    assert read_reply(match, "d2 or d6") is None
    assert read_reply(match, "Not d2. Move: d6") == "d6"
    assert read_reply(match, "Coup : d6", "fr") == "d6"
    assert read_reply(match, "") is None


def test_a_refusal_names_the_rule() -> None:
    match = Match("morris", seed=1)
    match.play("d2")
    taken = refusal(match, "Move: d2")
    assert "“d2” is refused" in taken
    assert re.search(r"\(M\d+\.\d+\)", taken)
    assert "no move was found" in refusal(match, "...")
    assert "refusé" in refusal(match, "Coup : d2", "fr")


def test_after_a_refusal_the_model_is_asked_again() -> None:
    match = Match("morris", seed=1)
    match.play("d2")
    asked: list[str] = []
    replies: Iterator[str] = iter(["Move: d2", "Move: d6 {sure}"])

    def model(text: str) -> str:
        asked.append(text)
        return next(replies)

    bot = TextBot(model)
    match.play(bot.choose(match))
    assert match.history[1].text == "d6"
    assert (bot.refused, bot.given_up) == (1, 0)
    assert "is refused" in asked[1]
    bot.annotate(match)
    again = Match.from_record(match.record())
    assert "d6 (sure)" in again.history[1].comment


def test_a_model_that_never_answers_moves_at_random() -> None:
    match = Match("morris", seed=1)
    bot = TextBot(stubborn, tries=2)
    assert bot.choose(match) in match.moves()
    assert (bot.refused, bot.given_up) == (2, 1)


def test_an_evaluation_is_a_table() -> None:
    planned = trials("morris", f"{HERE}:first_listed", ["random", "greedy"], 2, seed=5)
    played = [(trial, play_trial(trial)) for trial in planned]
    table = rows(played)
    assert [row.level for row in table] == ["greedy", "random"]
    assert all(row.refused == row.given_up == 0 and row.won.games == 2 for row in table)
    assert dict(Serial().map(play_trial, planned[:1])) == dict(played[:1])
    assert "I think so." in played[0][1].record


def test_fresh_books_are_proved_and_new() -> None:
    make = game("grimoire").fresh
    assert make(1, "en") != make(2, "en")
    assert make(1, "en") == make(1, "en")
    options: dict[str, Any] = dict(make(1, "en"))
    spell = options["text0"].splitlines()[1]
    assert spell.split(" : ")[-1].rstrip(".") in prompt(Match("grimoire", seed=1, **options))
    assert not game("morris").fresh(1, "en")
    with pytest.raises(BadOption, match="no fresh rules"):
        trials("morris", f"{HERE}:stubborn", ["random"], 1, fresh=True)


def test_the_command(tmp_path: Path) -> None:
    records, state = tmp_path / "records", tmp_path / "state"
    arguments = ["morris", f"{HERE}:first_listed", "--level", "random", "--games", "2", "--on", "serial", "--json"]
    arguments += ["--records", str(records), "--state", str(state)]
    result = CliRunner().invoke(lab.app, ["evaluate", *arguments])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)[0]["won"]["games"] == 2
    kept = {path.name: path.read_bytes() for path in records.iterdir()}
    assert len(kept) == 2
    lines = state.read_text(encoding="utf-8").splitlines(keepends=True)
    state.write_text("".join(lines[:2]) + lines[2][:50], encoding="utf-8")  # stopped in the second game
    (records / "00000.record").unlink()
    again = CliRunner().invoke(lab.app, ["evaluate", *arguments])
    assert again.stdout == result.stdout
    assert {path.name: path.read_bytes() for path in records.iterdir()} == kept
    assert state.read_text(encoding="utf-8").splitlines(keepends=True)[-1] == lines[2]
    with pytest.raises(BadOption, match="MODULE:FUNCTION"):
        trials("morris", "nothing", ["random"], 1)
    with pytest.raises(BadOption, match="no attribute"):
        trials("morris", f"{HERE}:nothing", ["random"], 1)
