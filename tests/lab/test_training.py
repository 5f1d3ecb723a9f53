"""A player that learns: the net says the same everywhere, its search finds wins, and training can be repeated."""

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8
from typer.testing import CliRunner

import sortilege
from sortilege import Match
from sortilege.cli import lab as command
from sortilege.kernel.encoder import Encoder
from sortilege.kernel.errors import BadNotation, BadOption
from sortilege.kernel.numbered import Numbered
from sortilege.kernel.rng import Rng
from sortilege.lab.executors import Local, Serial
from sortilege.lab.learner import Lesson
from sortilege.lab.self_play import PlayParams, SelfPlay
from sortilege.lab.training import Training, TrainingPlan, make_learner
from sortilege.lab.vectors import wipe
from sortilege.search.bots import bot
from sortilege.search.net import Net
from sortilege.search.net_bot import NetBot
from sortilege.search.net_file import NetHead, net_encoding, nets_for, read_net, write_net
from sortilege.search.net_tree import NetSearch

MORRIS = sortilege.game("morris")
NOTHING = np.zeros((0, 0), np.uint8)  # the traits of a game without things
PLAN = TrainingPlan("morris", seed=3, games=8, jobs=2)


def encoder() -> Encoder:
    made = MORRIS.encoder(MORRIS.make_options({}))
    assert made is not None
    return made


def blank() -> Net:
    """A net that knows nothing: all numbers alike, every position even."""
    net = Net(54, 4, 4, 600)
    net.set_weights([0.0] * int(net.count()), [1] * 54)
    return net


def test_the_net_says_what_it_was_trained_to_say() -> None:
    """The compiled net and numpy's agree in all positions of a random game."""
    learner = make_learner(PLAN)
    learner.weights["value"] = np.random.default_rng(1).normal(0, 1, (1, 65)).astype(np.float32)
    net = Net(*learner.sizes)
    learner.means = learner.weights
    net.set_weights(learner.flat(), encoder().highest())
    there, rng = Numbered(MORRIS.start(MORRIS.make_options({})), encoder()), Rng(4)
    seen, legal, priors = vec[u8]([0] * 54), vec[i64]([0] * 1024), vec[float]([0.0] * 1024)
    for _ in range(40):
        there.observe(seen, 0)
        n = there.fill(legal)
        rows = np.array(memoryview(seen))[None], np.asarray(memoryview(legal))[None], np.array([n])
        value = net.evaluate(seen, 0, legal, n, priors)
        shares, values = learner.answer(*rows, [learner.images(NOTHING)], np.zeros(1, int))
        assert [priors[j] for j in range(n)] == pytest.approx(shares, abs=5e-3)
        assert value == pytest.approx(values[0], abs=5e-3)
        assert not any(memoryview(seen))  # wiped out for the next one
        there.play(there.pick(rng))


def test_learning_brings_the_losses_down() -> None:
    learner, chance = make_learner(PLAN), np.random.default_rng(5)
    seen = chance.integers(0, 2, (256, 54)).astype(np.uint8)
    policy = (chance.random((256, 600)) < 0.05).astype(np.uint8)
    policy[np.arange(256), seen[:, 0] + 2 * seen[:, 1]] = 200
    value = seen[:, 2:3].astype(np.float32)
    losses = [learner.learn([Lesson(seen, policy, value, NOTHING)]) for _ in range(120)]
    assert losses[-1][0] < losses[0][0] / 3
    assert losses[-1][1] < 0.02 < losses[0][1]


def test_search_finds_a_win_without_knowing_anything() -> None:
    position = MORRIS.at("ww./.../.../.....b/w../b../..b w 0/0 60")
    mill = MORRIS.read_move(position, "c3 g7")
    search = NetSearch([blank()] * 2, Numbered(position, encoder()), Rng(1), 1.5, False)
    search.run(600)
    there = Numbered(position, encoder())
    there.play(search.best())
    assert there.last == mill  # then a man is taken, and two are left
    assert search.settled(0)
    assert search.expected() == [1.0, 0.0]


def test_a_net_is_read_back(tmp_path: Path) -> None:
    path, net = tmp_path / "a.net", blank()
    weights = [0.25 * (i % 7) for i in range(int(net.count()))]
    write_net(path, NetHead("morris", 1, 54, 4, 4, 600, {"seed": 1}), weights)
    head, again = read_net(path)
    assert (head.game, head.made, again) == ("morris", {"seed": 1}, weights)
    match = Match("morris", seed=1)
    assert bot(f"net {path} 20").choose(match) == bot(f"net {path} 20").choose(match)
    assert bot(f"net {path} 0.01s").choose(match) in match.moves()
    with pytest.raises(BadOption, match="is for morris"):
        bot(f"net {path} 20").choose(Match("spell", seed=1))
    path.write_bytes(path.read_bytes()[:-10])
    with pytest.raises(BadOption, match="weights, expected"):
        nets_for(MORRIS, encoder(), 2, path)
    path.write_bytes(b"nonsense")
    with pytest.raises(BadOption, match="is no net"):
        read_net(path)
    with pytest.raises(BadOption, match="lab train madness"):
        nets_for(sortilege.game("madness"), encoder(), 2)
    with pytest.raises(BadNotation):
        bot("net")


def test_the_tree_is_kept_and_ends_are_proved() -> None:
    """The next choice begins with what was seen; a win that is proved is played, whatever the net thinks."""
    player, match = bot("net 30", 1), Match("morris", seed=1)
    assert isinstance(player, NetBot)
    match.play(player.choose(match))
    match.play(bot("net 8", 2).choose(match))
    kept = player._recall(match, [ply.move for ply in match.history])
    assert kept is not None
    assert kept.simulations() > 1
    assert isinstance(kept.root, Numbered)
    assert kept.root.inner == match.position
    won = MORRIS.at("ww./.../.../.....b/w../b../..b w 0/0 60")
    sure = bot("net 400", 1)
    assert isinstance(sure, NetBot)
    assert MORRIS.write_move(won, sure.think(MORRIS, won, Rng(1))) == "c3 g7"
    assert sure.expects == (1.0, True)


def test_a_net_chooses_number_after_number(tmp_path: Path) -> None:
    """Where a move has several numbers the net is asked for each."""
    game = sortilege.game("madness")
    known = game.encoder(game.make_options({}))
    assert known is not None
    net = Net(known.size, 2, 2, known.actions)
    path = tmp_path / "m.net"
    write_net(path, NetHead("madness", 1, int(known.size), 2, 2, int(known.actions)), [0.0] * int(net.count()))
    match, player, several = Match("madness", seed=2), bot(f"net {path} 4"), 0
    while not match.over and match.ply < 60:
        text = player.choose(match)
        several += len(known.numbers(match.position, match.legal[text])) > 1
        match.play(text)
    assert several > 2


def test_samples_tell_what_was_legal_and_what_came_of_it() -> None:
    params = PlayParams()
    params.full, params.quick = 10, 3
    play = SelfPlay(MORRIS.start(MORRIS.make_options({})), encoder(), 2, 3, 7, params, False)
    learner = make_learner(PLAN)
    seen, legal = (np.asarray(memoryview(part)).reshape(2, -1) for part in (play.observations, play.legal))
    count = np.asarray(memoryview(play.count))
    play.ask()
    while play.active:
        play.answer(*learner.answer(seen, legal, count, [learner.images(NOTHING)], np.zeros(2, int)))
        wipe(seen)
        play.ask()
    assert play.games == 3
    assert {sample.game for sample in play.ready} == {0, 1, 2}
    assert len(play.ready) > 20
    for sample in play.ready:
        tried = np.frombuffer(sample.policy, np.uint8)
        assert np.flatnonzero(tried).tolist() == sorted(sample.position.moves())
        assert 220 < (tried[tried > 0].astype(int) - 1).sum() <= 254
        assert tried[sample.number] > 1
        assert list(sample.seen) == sample.position.encoder.observation(sample.position.inner)
        assert sum(sample.results) == 1


def test_training_is_the_same_again_and_goes_on(tmp_path: Path) -> None:
    first, second = (Training(PLAN, tmp_path / name / "a.net", Serial()) for name in ("one", "two"))
    for training in (first, second):
        training.path.parent.mkdir()
        list(training.run(0.001))
    assert first.path.read_bytes() == second.path.read_bytes()
    assert first.learner.flat() == second.learner.flat()
    again = Training(PLAN, first.path, Serial())
    assert len(again.rounds) == 1
    assert again.learner.flat() == first.learner.flat()
    told = next(again.run(0.001, 0.0, ("uct 4",)))
    assert told.round == 1
    assert 0 <= told.against["uct 4"] <= 1
    with pytest.raises(BadOption, match="another training"):
        Training(TrainingPlan("morris", seed=4), first.path)


def test_training_is_the_same_on_many_cores(tmp_path: Path) -> None:
    one, many = Training(PLAN, tmp_path / "one.net", Serial()), Training(PLAN, tmp_path / "many.net", Local(2))
    assert one.one_round().policy_loss == many.one_round().policy_loss
    assert one.learner.flat() == many.learner.flat()


def test_more_than_two_have_a_value_each(tmp_path: Path) -> None:
    """A net of three rivals says what each may expect, and search enters it for each."""
    plan = TrainingPlan("archimage", seed=2, options={"seats": "3"})
    learner, game = make_learner(plan), sortilege.game("archimage")
    assert learner.values == 3
    learner.weights["value"][:, -1] = [-2.0, 0.0, 2.0]  # whoever chooses is behind, who comes last is ahead
    learner.means = learner.weights
    path, options = tmp_path / "three.net", game.make_options({"seats": 3})
    write_net(path, NetHead("archimage", 1, *learner.sizes, {}, 3), learner.flat())
    position, rng = game.start(options), Rng(3)
    while position.seat < 0:
        position.play(position.pick(rng))
    seat = int(position.seat)
    known = net_encoding(game, options)
    search = NetSearch(nets_for(game, known, 3, path), Numbered(position, known), rng, 1.5, False)
    search.run(1)
    expected = search.expected()
    assert [round(expected[(seat + j) % 3], 3) for j in range(3)] == [0.119, 0.5, 0.881]
    for_two = net_encoding(game, game.make_options({"seats": 2}))
    with pytest.raises(BadOption, match="3 values"):
        nets_for(game, for_two, 2, path)


def test_samples_of_three_have_their_results() -> None:
    plan = TrainingPlan("madness", seed=2, options={"seats": "3"})
    assert make_learner(plan).values == 1  # all win or lose together


def test_the_command(tmp_path: Path) -> None:
    to = tmp_path / "m.net"
    arguments = ["train", "morris", "--to", str(to), "--minutes", "0.001", "--games", "4", "--on", "serial"]
    told = CliRunner().invoke(command.app, arguments)
    assert told.exit_code == 0, told.output
    assert "round 0: 4 games" in told.output
    line = json.loads(to.with_suffix(".log").read_text(encoding="utf-8"))
    assert line["round"] == 0
    assert line["step_ms"] > 0
    page = to.with_suffix(".html").read_text(encoding="utf-8")
    assert "Loss of the policy" in page
    assert "<script" not in page
