"""Many games at once: the same as matches, ply by ply, whatever their number; nothing illegal is played."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import sortilege
from sortilege import IllegalMove, lab
from sortilege.kernel.encoder import NONE
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.options import changed
from sortilege.kernel.position import CHANCE, OVER

OPTIONS: dict[str, dict[str, Any]] = {"grimoire": {"study": False}, "spell": {"setup": "quick"}}


def games_of(key: str, n: int, seed: int = 7) -> Any:
    return lab.vector(key, n=n, seed=seed, **OPTIONS.get(key, {}))


@pytest.mark.parametrize("key", sortilege.games())
def test_random_games_are_matches_ply_by_ply(key: str, bulk: Callable[[int], int]) -> None:
    """All five games together play 1,000 games on the compiled build; each ply is held against the rules."""
    wanted = bulk(200)
    games = games_of(key, 20)
    rules = [Numbered(games.game.start(games.options), games.game.encoder(games.options)) for _ in range(games.n)]
    told = [0] * games.n  # plies of each game that the rules have played too
    while int(sum(games.batch.played)) < wanted:
        for i, there in enumerate(rules):
            for move in games.batch.moves_of(i, False)[told[i] :]:  # chance, before the next choice
                assert there.seat == CHANCE
                there.play(move)
                told[i] += 1
            assert there.seat == games.seat[i]
            assert sorted(there.moves()) == np.flatnonzero(games.masks[i]).tolist()
            expected = there.encoder.observation(there.inner) if there.depth == 0 else None
            assert expected is None or games.observations[i].tolist() == expected
        actions = games.sample()
        games.step(actions)
        for i, there in enumerate(rules):
            there.play(actions[i])
            told[i] += there.last != NONE
            if games.done[i]:
                for move in games.batch.moves_of(i, True)[told[i] :]:  # chance may end a game
                    there.play(move)
                assert there.seat == OVER
                assert games.rewards[i].tolist() == [2 * there.score(seat) - 1 for seat in range(games.seats)]
                assert games.match(i, ended=True).scores == [there.score(seat) for seat in range(games.seats)]
                there.assign(Numbered(games.game.start(games.options), there.encoder))
                told[i] = 0


@pytest.mark.parametrize("key", sortilege.games())
def test_a_match_shows_a_game(key: str) -> None:
    games = games_of(key, 3)
    for _ in range(60):
        games.step(games.sample())
    for i in range(3):
        match = games.match(i)
        assert match.seat == games.seat[i]
        assert changed(match.options) == changed(games.options)
        if games.batch.games[i].depth == 0:
            encoder = games.encoder
            assert encoder.observation(match.position) == games.observations[i].tolist()
            firsts = {encoder.numbers(match.position, move)[0] for move in match.legal.values()}
            assert firsts == set(np.flatnonzero(games.masks[i]))


@pytest.mark.parametrize("key", sortilege.games())
def test_the_number_of_games_changes_none(key: str) -> None:
    few, many = games_of(key, 2), games_of(key, 9)
    for _ in range(50):
        few.step(few.sample())
        many.step(many.sample())
        assert (few.observations == many.observations[:2]).all()
        assert (few.masks == many.masks[:2]).all()
        assert (few.rewards == many.rewards[:2]).all()
    other = games_of(key, 2, seed=8)
    for _ in range(50):
        other.step(other.sample())
    assert (few.observations != other.observations).any()


def test_an_illegal_number_is_refused_before_anything_is_played() -> None:
    games = games_of("morris", 3)
    games.step([0, 1, 2])
    before = games.observations.copy()
    for actions, message in (
        ([1, 1, 3], "game 1: the number 1 "),
        ([1, 2, 600], "game 2: the number 600 "),
        ([1, 2, -1], "game 2"),
        ([1, 2], "3 games want as many numbers, not 2"),
    ):
        with pytest.raises(IllegalMove, match=message):
            games.step(actions)
        assert (games.observations == before).all()
    games.step(np.array([1, 2, 3]))
    assert games.match(0).ply == 2


def test_views_are_views_and_cannot_be_written() -> None:
    games = games_of("morris", 2)
    seen = games.observations
    assert seen.dtype == np.uint8
    assert seen.base is not None
    before = seen.copy()
    games.step(games.sample())
    assert (seen != before).any()
    for view in (games.observations, games.masks, games.rewards, games.seat, games.done):
        with pytest.raises(ValueError, match="read-only"):
            view[0] = 1
    assert games.scaled().max() <= 1


def test_a_game_that_ends_tells_the_result_once() -> None:
    games, ends = games_of("morris", 4), 0
    for _ in range(800):
        games.step(games.sample())
        for i in range(4):
            if games.done[i]:
                ends += 1
                assert games.rewards[i].sum() == 0
                assert games.match(i).ply == 0
            else:
                assert not games.rewards[i].any()
    assert ends == int(sum(games.batch.played)) > 10
