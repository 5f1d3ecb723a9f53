"""Advice in words: an order to who chooses, with its reason, in every game and both languages."""

import random
from collections.abc import Iterator

import pytest

import sortilege
from sortilege import Match
from sortilege.kernel.gesture import View
from sortilege.kernel.position import Position
from sortilege.search.analysis import MoveVerdict, advise
from sortilege.search.counsel import Counsel, counsel, judged
from sortilege.search.judge import Advice
from sortilege.search.threats import prevented, threat

WON = "w.w/.w./.b./b...../.../b../... w 0/0 60"  # White closes the upper row and takes one of Black's last three men
THREAT = "w.w/.../.../..w.b./.../b../... b 6/7 5"  # White would close the upper row, which Black may block


def choices(key: str) -> Iterator[tuple[Position, int]]:
    """Choices of random games."""
    dice = random.Random(4)
    for seed in range(3):
        match = Match(key, seed=seed)
        for _ in range(120):
            if match.over:
                break
            text = dice.choice(match.moves())
            yield match.position, match.read_move(text)
            match.play(text)


@pytest.mark.parametrize("key", sortilege.games())
def test_every_move_can_be_told_as_an_order(key: str) -> None:
    game = sortilege.game(key)
    for position, move in choices(key):
        for language in ("en", "fr"):
            order = game.advise(position, move, language)
            assert order[0].isupper()
            assert order.endswith(".")
            logged = game.spoken(position, language).say(move)
            assert order[:-1].casefold() != logged.casefold(), "the log tells of somebody, an order is to me"


def told(match: Match, language: str = "en", bot: str = "guided 150") -> list[Counsel]:
    return [counsel(match.game, match.position, one, language) for one in advise(match, bot)]


def test_a_win_says_what_it_takes_and_how_surely() -> None:
    best = told(Match("morris", start=WON))[0]
    assert best.text.startswith("Move from d6 to d7 and close a mill. Take the man on ")
    assert best.promise == "Your chances: 100%"
    assert best.sure == "proved"
    assert best.reasons[0] == "This wins the game."
    assert any("2" in reason for reason in best.reasons[1:]), "how many men are left"
    assert best.steps[:2] == [["d6"], ["d7"]]
    assert len(best.steps) == 3


def test_a_move_says_what_it_prevents() -> None:
    match = Match("morris", start=THREAT)
    block = match.read_move("d7")
    line = prevented(match.position, [block])
    assert len(line) == 3, "another move, the mill, the man that is taken"
    assert prevented(match.position, [match.read_move("g1")]) == ()
    texts = tuple(write(match, line))
    best = counsel(match.game, match.position, Advice("d7", 0.5, 9, False, ("d7",), 0.1, texts), "en")
    assert best.reasons[-1].startswith("Otherwise White takes the man on ")


def test_what_only_another_move_would_lose_is_no_threat() -> None:
    """Black's men stand on the last points, so that White takes the man just placed: the mill alone is the threat."""
    match = Match("morris", start="w.w/.../.../....../w../.../b.b b 6/7 5")
    line = prevented(match.position, [match.read_move("d7")])
    assert len(line) == 2, "another move, and the mill"
    row = Advice("d7", 0.5, 9, False, ("d7",), 0.1, tuple(write(match, line)))
    assert counsel(match.game, match.position, row, "en").reasons == [
        "Otherwise White places a man on d7 and closes a mill."
    ]


def test_what_is_touched_three_times_is_named_three_times() -> None:
    match = Match("archimage", seed=1)
    text = "draft water+water+water"
    steps = counsel(match.game, match.position, Advice(text, 0.5, 9, False, (text,)), "en").steps
    assert steps == [["r-water"] * 3]


def test_a_turn_that_goes_on_prevents_nothing_yet() -> None:
    """Who closes a mill has still to take a man; only then can it be said what the other cannot do."""
    found = 0
    for position, _ in choices("morris"):
        seat, moves = int(position.seat), position.moves()
        afters = {move: position.copy() for move in moves}
        for move, after in afters.items():
            after.play(move)
        threats = [threat(after, seat).cost > 0 for after in afters.values()]
        if 2 * sum(threats) > len(threats):
            mills = [move for move, after in afters.items() if after.seat == seat]
            assert not any(prevented(position, [move]) for move in mills)
            found += len(mills)
    assert found > 0


def write(match: Match, line: tuple[int, ...]) -> Iterator[str]:
    there = match.position
    for move in line:
        yield match.game.write_move(there, move)
        there.play(move)


def test_a_threat_is_a_rivals_and_not_ones_own() -> None:
    position = Match("morris", start=THREAT).position
    assert threat(position, int(position.seat)).cost == 0


def test_what_happens_to_oneself_is_told_by_the_order_alone() -> None:
    """A Curse has me exhaust a Spell: that I do so, as the log will tell, is no reason."""
    match = Match("madness", seed=5)
    row = Advice("exhaust ice", 0.5, 9, False, ("exhaust ice",))
    order = counsel(match.game, match.position, row, "en")
    assert (order.text, order.reasons) == ("Exhaust Ice.", [])
    assert match.game.told(match.position, [match.read_move("exhaust ice")], View(match.seat, "en")).results


def test_a_game_won_together_speaks_of_the_chance_to_win() -> None:
    match = Match("madness", seed=5)
    for language, start in (("en", "Your chance to win:"), ("fr", "Vos chances de gagner")):
        assert told(match, language, "guided 6")[0].promise.startswith(start)


def test_what_was_tried_too_seldom_is_not_shown() -> None:
    match = Match("spell", seed=5, setup="quick")
    for one in advise(match, "guided 30"):
        assert one.tried >= 5


def test_all_of_an_advice_is_in_the_numbers_of_its_reader() -> None:
    """Ebony's point 5 is Ivory's point 1: neither reads the other's number, in the order or in what follows."""
    match = Match("grimoire", seed=3, study=False, first="1")
    position = match.position
    line = ("place F 1", "and 2", "and 3", "place F 4")
    for text in line:
        match.play(text)
    row = Advice(line[0], 0.5, 9, False, line)
    own, other = (counsel(match.game, position, row, "en", reader) for reader in (1, 0))
    assert counsel(match.game, position, row, "en") == own, "who chooses reads it, unless it is said who"
    assert own.text == "Place fire on 5. Add fire on 6. Add fire on 7."
    assert own.line == ["Ivory places fire on 8"]
    assert other.text == "Places fire on 1. Places fire on 2. Places fire on 3."
    assert other.line == ["Ivory places fire on 4"]
    verdict = MoveVerdict(0, 1, 1, line[0], line[0], 0.0, (0.5, 0.5), line)
    assert judged(match.game, position, verdict, "en").played == "places fire on 5"
    assert judged(match.game, position, verdict, "en", 0).played == "places fire on 1"
