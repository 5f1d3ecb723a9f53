"""When bots give up and agree to draws: never in the first turns, never together, never where something may change."""

from dataclasses import replace
from typing import Any

import pytest

from sortilege import Match
from sortilege.search.bots import bot
from sortilege.search.manners import Outlook, manners

LOST = "www/www/b../b...../.../b../... b 0/0 61"  # Black has three men against six
LATE = "w.w/.w./.b./b...../.../b../... w 0/0 {turn}"


def test_a_lost_game_is_hopeless_and_an_early_or_level_one_is_not() -> None:
    lost, early = Match("morris", start=LOST), Match("morris", seed=1)
    assert manners(lost).hopeless(lost, Outlook(0.01))
    assert not manners(lost).hopeless(lost, Outlook(0.2))
    assert not manners(early).hopeless(early, Outlook(0.0))


TOGETHER: list[tuple[str, dict[str, Any]]] = [
    ("madness", {}),
    ("spell", {"mode": "solo"}),
    ("archimage", {"seats": 4}),
]


@pytest.mark.parametrize(("key", "options"), TOGETHER)
def test_nobody_gives_up_for_others(key: str, options: dict[str, Any]) -> None:
    match = Match(key, seed=2, **options)
    at_once = replace(manners(match), after=0)
    assert not at_once.hopeless(match, Outlook(0.0))
    assert not at_once.accepts(match, Outlook(0.0))


@pytest.mark.parametrize(
    ("turn", "outlook", "offers", "accepts"),
    [
        (20, Outlook(0.5), False, False),  # all may still change
        (20, Outlook(0.5, proved=True), True, True),
        (20, Outlook(0.3), False, True),  # it hopes for less
        (120, Outlook(0.52), False, True),  # more than half of the count is gone
        (120, Outlook(0.8), False, False),
        (160, Outlook(0.48), True, True),
        (160, Outlook(0.7), False, False),
    ],
)
def test_draws_are_for_games_in_which_nothing_can_change(
    turn: int, outlook: Outlook, offers: bool, accepts: bool
) -> None:
    match = Match("morris", start=LATE.format(turn=turn))
    assert manners(match).offers(match, outlook) is offers
    assert manners(match).accepts(match, outlook) is accepts


def test_in_the_first_turns_no_draw_is_accepted() -> None:
    match = Match("morris", seed=1)
    assert not manners(match).accepts(match, Outlook(0.3))


def test_a_bot_that_searches_tells_what_it_expects() -> None:
    match, player = Match("morris", start=LATE.format(turn=60)), bot("guided 150", 1)
    assert player.expects is None
    player.choose(match)
    assert player.expects == (1.0, True), "White closes the upper row and has won"
    turns = bot("guided 3", 1)
    turns.choose(Match("spell", seed=5, setup="quick"))
    assert turns.expects is not None
    assert 0 < turns.expects[0] < 1
