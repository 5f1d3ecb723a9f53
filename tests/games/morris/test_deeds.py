"""A turn told as one deed, the question that follows the hand, and why a game is over."""

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game

GAME = game("morris")
MILL = ("a7", "b6", "d7", "b4", "g7", "x b4")
# Each way to end: a position, the last moves, the rule and the reason.
ENDINGS = [
    ("ww./..w/.../..b.b./b../.../... w 0/0 40", "f6 g7", "x c4", "M4.1", "Black has only 2 men left."),
    ("bbb/.w./.../bw..../.../.../w.w w 0/0 40", "g1 g4", "", "M4.2", "Black cannot move any man."),
    ("w.w/.../.../bw..../.../.../bb. b 0/0 199", "d1 g1", "", "M4.3", "200 turns have been played without a decision."),
]


def told(*moves: str) -> list[str]:
    match = Match("morris", seed=1)
    for move in moves:
        match.play(move)
    return [GAME.deed(position, [ply.move for ply in plies], "en").text for position, plies in match.actions()]


def test_taking_joins_the_move_that_closed_the_mill() -> None:
    assert told(*MILL)[-1] == "places a man on g7, closes a mill and takes the man on b4"
    assert len(told(*MILL)) == 5


def test_a_mill_is_staged_with_its_rule_the_arrow_and_the_cross() -> None:
    match = Match("morris", seed=1)
    for move in MILL:
        match.play(move)
    *_, (position, plies) = match.actions()
    deed = GAME.deed(position, [ply.move for ply in plies], "en")
    assert deed.seat == 0
    assert deed.card is not None
    assert (deed.card.title, deed.card.rule) == ("A mill", "M3.1")
    assert deed.motions == [("hand-0-6", "g7"), ("b4", None)]
    assert deed.results == ["Black loses the man on b4 and has 8 men left."]
    rest = GAME.deed(match.at(5), [plies[1].move], "en")  # what is left of it, if somebody has seen the first half
    assert (rest.text, rest.motions) == ("takes the man on b4", [("b4", None)])


@pytest.mark.parametrize(("text", "move", "take", "rule", "reason"), ENDINGS)
def test_each_way_to_end_has_its_rule(text: str, move: str, take: str, rule: str, reason: str) -> None:
    match = Match("morris", start=text)
    for played in filter(None, (move, take)):
        before = GAME.ending(match.position, "en")
        assert before is not None
        assert before.reason.text.startswith("By the rules it was not over")
        match.play(played)
    ending = GAME.ending(match.position, "en")
    assert match.over
    assert ending is not None
    assert (ending.reason.rule, ending.reason.text) == (rule, reason)
    assert ending.columns == ["men left"]
    assert ending.rows == [[str(men)] for men in match.points]


def test_the_question_follows_the_hand() -> None:
    position = GAME.read("ww./..w/.../..b.b./b../.../... w 0/0 40", GAME.make_options({}))
    assert GAME.ask(position, "en", ["f6"]) == "The man on f6: where does it go?"
    speech = GAME.spoken(position, "en")
    assert speech.foresee(["f6"]) == ["It closes a mill on g7."]
    assert speech.foresee(["a7"]) == []
    assert speech.asked_of("Hugo") == "Hugo moves a man."
