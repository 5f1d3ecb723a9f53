"""The first game shows the goal, placing, a capture, opening, a spell and an ending."""

import tomllib
from typing import Any

from sortilege.games.grimoire import GAME
from sortilege.kernel.match import Match


def test_the_first_game_shows_everything_once() -> None:
    guide: dict[str, Any] = tomllib.loads((GAME.folder / "guide.toml").read_text(encoding="utf-8"))["guide"]
    match = Match("grimoire", start=guide["start"], **guide["options"])
    seen = set()
    for step in guide["steps"]:
        position, move = match.position, match.read_move(step["move"])
        assert bool(step.get("say")) == (position.seat == 0)
        seen.add(step["move"].split()[0])
        if len(match.game.motions(position, move)) > 1:
            seen.add("capture" if step["move"].startswith("move") else "capture by a spell")
        match.play(step["move"])
    assert seen == {"place", "and", "move", "open", "cast", "capture", "capture by a spell"}
    ending = match.game.ending(match.position, "en")
    assert ending
    assert (ending.reason.rule, match.scores) == ("G5.1", [1.0, 0.0])
