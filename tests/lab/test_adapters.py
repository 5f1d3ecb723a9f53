"""Our games in the environments of PettingZoo, Gymnasium and OpenSpiel, by the libraries' own checks."""

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, render_test, seed_test

import sortilege
from sortilege import IllegalMove
from sortilege.lab import extra, gym_env, spiel_game
from sortilege.lab.aec import aec
from sortilege.lab.extra import MissingExtra, need


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # theirs about every observation that has a mask
@pytest.mark.parametrize("key", sortilege.games())
def test_pettingzoos_own_checks(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(key), num_cycles=60)
    seed_test(partial(aec, key), num_cycles=40)
    render_test(partial(aec, key))


def test_an_agent_is_told_the_result() -> None:
    env = aec("morris")
    env.reset(seed=5)
    chance, told = random.Random(5), {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        told[agent] = reward
        env.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    scores = env.play.match.scores
    assert told == {f"seat_{seat}": 2 * score - 1 for seat, score in enumerate(scores)}
    env.reset(seed=5)
    with pytest.raises(IllegalMove):
        env.step(599)


def test_names_have_the_version_of_the_encoding() -> None:
    names = {f"sortilege/{key.title()}-v1" for key in sortilege.games()}
    assert names <= set(gymnasium.registry)
    assert gym_env.register_games() == []


@pytest.mark.parametrize("key", sortilege.games())
def test_one_seat_against_bots(key: str) -> None:
    env = gymnasium.make(f"sortilege/{key.title()}-v1", opponent="random")
    first = env.reset(seed=3)[0]
    again = gymnasium.make(f"sortilege/{key.title()}-v1", opponent="random").reset(seed=3)[0]
    assert (first["observation"] == again["observation"]).all()
    for episode in range(2):  # at each seat in turn
        seen, info = env.reset(seed=3) if episode == 0 else env.reset()
        over, reward, steps, chance = False, 0.0, 0, random.Random(episode)
        assert info["seat"] == episode
        while not over:
            assert env.observation_space.contains(seen)
            assert reward == 0
            action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
            seen, reward, over, _, info = env.step(action)
            steps += 1
        match = env.unwrapped.play.match
        assert reward == 2 * match.scores[info["seat"]] - 1
        assert steps > 5


def test_a_bot_of_ones_choice_is_the_opponent() -> None:
    env = gymnasium.make("sortilege/Morris-v1", opponent="greedy", seat=1, render_mode="ansi")
    env.reset(seed=1)
    match = env.unwrapped.play.match
    assert match.ply == 1
    assert env.render() == match.game.board(match.position)
    with pytest.raises(IllegalMove):
        env.step(599)


def test_many_games_at_once() -> None:
    env = gymnasium.make_vec("sortilege/Morris-v1", num_envs=4)
    seen, info = env.reset(seed=1)
    chance = np.random.default_rng(0)
    results: list[float] = []
    for _ in range(400):
        assert env.observation_space.contains(seen)
        before = info["seat"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, over, _, info = env.step(actions)
        for i in np.flatnonzero(over):
            assert rewards[i] == info["rewards"][i][before[i]]
            results.append(float(rewards[i]))
    assert len(results) > 8
    assert set(results) <= {-1.0, 0.0, 1.0}


@pytest.mark.parametrize("key", sortilege.games())
def test_openspiel_plays_our_games(key: str) -> None:
    game = pyspiel.load_game(f"python_sortilege_{key}")
    ours = sortilege.game(key)
    chance, state, plies = random.Random(7), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            action = chance.choices(outcomes, odds)[0]
        else:
            action = chance.choice(state.legal_actions())
            assert len(state.observation_tensor()) == game.observation_tensor_shape()[0]
            assert state.action_to_string(action)
        child = state.child(action)
        before = str(state)
        state.apply_action(action)
        assert str(child) == str(state) != before
        plies += 1
    assert plies > 20
    assert sum(state.returns()) == pytest.approx(0) or ours.cooperative


def test_openspiels_search_plays_our_morris() -> None:
    game = pyspiel.load_game("python_sortilege_morris")
    assert [f"python_sortilege_{key}" for key in sortilege.games()] == spiel_game.NAMES
    state = game.new_initial_state()
    for action in (0, 3, 1, 4):  # two in a row: the third closes a mill, and then a man is taken
        state.apply_action(action)
    bot = mcts.MCTSBot(
        game, 1.4, 400, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in (2, 5)
    theirs: Any = pyspiel.load_game("nine_mens_morris").new_initial_state()
    for action in (0, 3, 1, 4):
        theirs.apply_action(action)
    assert state.legal_actions() == theirs.legal_actions()


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(extra, "import_module", refuse)
    with pytest.raises(MissingExtra, match=r"pip install 'sortilege\[pettingzoo\]'"):
        need("pettingzoo", "pettingzoo")
