"""Match: legality for outsiders, take-back, endings, and errors of named kinds."""

import random
from collections.abc import Callable

import pytest
from raiders import GAME

import sortilege
from sortilege.kernel.errors import (
    BadNotation,
    BadOption,
    GameOver,
    IllegalMove,
    NotOver,
    StaleMove,
    UnknownGame,
    WrongSeat,
)
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER


def play_out(match: Match, seed: int = 0) -> Match:
    chance = random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.moves()))
    return match


def test_the_contract_of_the_front_page() -> None:
    match = sortilege.Match("morris", seed=7)
    assert match.seat == 0
    assert not match.over
    before = str(match.position)
    match.play(match.moves()[0])
    assert match.seat == 1
    assert str(match.position) != before
    match.undo()
    assert str(match.position) == before
    play_out(match)
    assert sum(match.scores) == 1
    assert sortilege.Match.from_record(match.record()).scores == match.scores
    assert sortilege.game("morris").key == "morris"
    assert "morris" in sortilege.games()


def test_equal_seeds_give_equal_games() -> None:
    assert play_out(Match(GAME, seed=5)).record() == play_out(Match(GAME, seed=5)).record()
    assert play_out(Match(GAME, seed=5)).record() != play_out(Match(GAME, seed=6)).record()


def test_the_position_handed_out_is_a_copy() -> None:
    match = Match(GAME, seed=1)
    match.position.play(match.position.moves()[0])
    assert match.ply == 0
    assert match.moves() == Match(GAME, seed=1).moves()


def test_errors_have_kinds() -> None:
    match = Match(GAME, seed=1)
    with pytest.raises(BadNotation, match="no move of raiders; moves are written like 'dig'"):
        match.play("??")
    with pytest.raises(IllegalMove, match="'raid 0' is not allowed now"):
        match.play("raid 0")
    with pytest.raises(WrongSeat, match="seat 0 is asked, not seat 1"):
        match.play("dig", seat=1)
    with pytest.raises(StaleMove, match="answers ply 4, and the game is at ply 0"):
        match.play("dig", ply=4)
    with pytest.raises(NotOver):
        _ = match.scores
    with pytest.raises(IllegalMove, match="nothing to take back"):
        match.undo()
    with pytest.raises(WrongSeat, match="no seat 3"):
        match.resign(3)
    with pytest.raises(UnknownGame, match="did you mean 'morris'"):
        Match("moris")
    with pytest.raises(BadOption, match="no option 'colour'"):
        Match(GAME, colour="red")
    with pytest.raises(BadNotation, match="expected a line such as"):
        Match(GAME, start="nonsense")
    assert match.ply == 0


def test_undo_is_free_only_while_the_same_seat_chooses_and_no_chance_came() -> None:
    start = "9 0 act 0 0 0 301/000/000 000 542/-/-"
    match = Match(GAME, start=start, seed=1)
    match.play("pay 0")
    assert match.seat == 0
    assert match.free_undo(0)
    match.undo()
    assert not match.events
    match.play("bury 0")
    assert not match.free_undo(0)
    match.undo()
    assert [event.text for event in match.events] == ["takeback"]
    assert GAME.write(match.position) == start  # type: ignore[arg-type]
    match.play("dig")
    assert not match.free_undo(0)
    match.undo()
    assert match.takebacks == 2


def test_resigning_timing_out_and_agreeing_end_a_game() -> None:
    endings: list[tuple[Callable[[Match], None], list[float], str]] = [
        (lambda match: match.resign(1), [0.5, 0, 0.5], "resign 1"),
        (lambda match: match.time_out(0), [0, 0.5, 0.5], "timeout 0"),
        (lambda match: match.agree_draw(), [1 / 3] * 3, "draw"),
    ]
    for act, scores, event in endings:
        match = Match(GAME, seed=1)
        match.play("dig")
        act(match)
        assert match.over
        assert match.seat == OVER
        assert match.scores == scores
        assert match.ending == event
        assert match.moves() == []
        with pytest.raises(GameOver):
            match.play("dig")
        with pytest.raises(GameOver):
            match.undo()


def test_walk_and_at_tell_the_same_story() -> None:
    match = play_out(Match(GAME, seed=2))
    told = [(GAME.write(position), ply.text) for position, ply in match.walk()]  # type: ignore[arg-type]
    assert [text for text, _ in told] == [GAME.write(match.at(n)) for n in range(match.ply)]  # type: ignore[arg-type]
    assert len(told) == match.ply
