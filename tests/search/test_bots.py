"""Bots choose legal moves, the same from the same seed, and the better ones win."""

from collections.abc import Callable

import pytest

from sortilege import Match, build
from sortilege.kernel.errors import BadNotation, GameOver
from sortilege.search.bots import LEVELS, Bot, UctBot, bot
from sortilege.search.budget import Budget

TEXTS = ("random", "instinct", "greedy", "greedy 0.2", "look 2", "uct 10", "guided 10", "guided 8 plies=2", "level 1")


def play(white: Bot, black: Bot) -> list[float]:
    match = Match("morris", seed=1)
    while not match.over:
        match.play((white, black)[match.seat].choose(match))
    return match.scores


def points(strong: str, weak: str, games: int) -> float:
    """What the strong one scores, with both colours in turn."""
    total = 0.0
    for seed in range(games):
        one, other = bot(strong, seed), bot(weak, seed + 1000)
        total += play(one, other)[0] if seed % 2 else play(other, one)[1]
    return total / games


@pytest.mark.parametrize("text", TEXTS)
def test_the_same_seed_chooses_the_same_move(text: str) -> None:
    match = Match("morris", seed=1)
    for _ in range(12):
        choice = bot(text, 5).choose(match)
        assert choice in match.moves()
        assert bot(text, 5).choose(match) == choice
        match.play(choice)


def test_another_seed_chooses_otherwise() -> None:
    match = Match("morris", seed=1)
    assert len({bot("random", seed).choose(match) for seed in range(40)}) > 10


def test_greedy_beats_random(bulk: Callable[[int], int]) -> None:
    assert points("greedy", "random", max(6, bulk(100))) > 0.9


def test_uct_beats_random(bulk: Callable[[int], int]) -> None:
    assert points("uct 100" if build.compiled else "uct 15", "random", max(2, bulk(40))) > 0.9


def test_greedy_takes_the_mill() -> None:
    match = Match("morris", start="w.w/.b./b../....../.../.../... w 7/7 4")
    assert bot("greedy").choose(match) == "d7"


def test_seconds_are_kept_roughly() -> None:
    thinker = UctBot(budget=Budget(seconds=0.05))
    assert thinker.choose(match := Match("morris", seed=1)) in match.moves()


@pytest.mark.parametrize("text", ["guided 7", "guided 7 60s", "guided 18 60s", "uct 12 60s"])
def test_simulations_are_kept_exactly_with_a_clock_too(text: str) -> None:
    """The levels have both, and a weak one is weak by its few simulations."""
    player = bot(text, 1)
    assert isinstance(player, UctBot)
    assert player.search(Match("morris", seed=1)).simulations() == player.budget.simulations


def test_nothing_to_choose_when_the_game_is_over() -> None:
    match = Match("morris", seed=1)
    match.resign(0)
    with pytest.raises(GameOver):
        bot("random").choose(match)


@pytest.mark.parametrize(
    "text", [*LEVELS, *TEXTS, "uct 0.5s", "uct 5 1s", "look 0.5s", "guided 0.1s guide=1.5 plies=0", "guided 10 x2"]
)
def test_bots_round_trip_through_text(text: str) -> None:
    assert str(bot(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Random",
        "uct",
        "uct 0",
        "uct -1",
        "uct s",
        "uct 10 s",
        "uct 1e9s",
        "greedy ",
        "greedy 2",
        "uct 10 x1",
        "uct 5 zeal=1",
        "look",
        "look 0",
        "level 9",
        "guided",
    ],
)
def test_no_bot(text: str) -> None:
    with pytest.raises(BadNotation, match=r"bots are written|there are exploration"):
        bot(text)


def test_a_tree_is_kept_while_the_game_goes_on() -> None:
    thinker = UctBot(3, Budget(600))
    match = Match("morris", seed=1)
    before = thinker.search(match)
    played, reply = before.line(int(before.best()))[:2]
    answered = int(before.visits[before.child_by(before.child_by(0, played), reply)])
    assert answered > 1
    for move in (played, reply):
        match.play(match.game.write_move(match.position, move))
    assert thinker._recall(match, [ply.move for ply in match.history]) is before
    assert before.visits[0] == answered
    assert sorted(move for move, _, _ in before.table()) == sorted(match.position.moves())
    assert match.game.write(before.root) == match.game.write(match.position)


def test_the_same_seed_plays_the_same_game_with_a_kept_tree() -> None:
    games = []
    for _ in range(2):
        match, thinker = Match("morris", seed=1), bot("guided 12", 4)
        for _ in range(10):
            match.play(thinker.choose(match))
        games.append([ply.text for ply in match.history])
    assert games[0] == games[1]


def test_a_class_of_ones_own_is_a_bot() -> None:
    match = Match("morris", seed=1)
    assert bot("own_bots:FirstBot", 3).choose(match) == match.moves()[0]
    for text in ("own_bots:NoBot", "own_bots:Nothing", "no_such_module:Bot"):
        with pytest.raises(BadNotation):
            bot(text)
