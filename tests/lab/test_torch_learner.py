"""torch learns what numpy learns, step by step; where it is missing that is told."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from sortilege.cli import lab as command
from sortilege.kernel.errors import BadOption
from sortilege.lab import extra
from sortilege.lab.extra import MissingExtra
from sortilege.lab.learner import Learner, Lesson
from sortilege.lab.training import Training, TrainingPlan, make_learner

PLANS = {
    "morris": TrainingPlan("morris", seed=3, games=4, jobs=1),
    "grimoire, which has things": TrainingPlan("grimoire", seed=3),
    "three values": TrainingPlan("archimage", seed=3, options={"seats": "3"}),
}
MISSING = "torch is not installed: pip install 'sortilege[torch]' lets this test run"


def lesson(learner: Learner, chance: Any, size: int = 12) -> Lesson:
    """Made-up samples: bytes within their limits, legal numbers with some that were tried, results, some things."""
    highest, tops = np.round(1 / learner.scale).astype(int), np.round(1 / learner.trait_scale).astype(int)
    policy = (chance.random((size, len(learner.points))) < 0.1).astype(np.uint8)
    policy[np.arange(size), chance.integers(len(learner.points), size=size)] = 100
    policy[:, -1] = 156
    things = max((thing + b - a for a, b, thing in learner.planes), default=0)
    traits = chance.integers(0, tops + 1, (things, len(tops) if things else 0)).astype(np.uint8)
    traits[::3] = 0  # no such thing
    return Lesson(
        chance.integers(0, highest + 1, (size, len(highest))).astype(np.uint8),
        policy,
        chance.random((size, learner.values)).astype(np.float32),
        traits,
    )


@pytest.mark.parametrize("name", PLANS)
def test_steps_agree(name: str) -> None:
    """Losses, slopes (Adam's means are made of them) and weights after each of several steps."""
    pytest.importorskip("torch", reason=MISSING)
    from sortilege.lab.torch_learner import TorchLearner

    ours, theirs = make_learner(PLANS[name]), make_learner(PLANS[name], TorchLearner)
    for learner in (ours, theirs):
        learner.weights["value"] += np.float32(0.1)
        learner.weights["hint"] += np.float32(0.1)
    chance, moved = np.random.default_rng(1), {weight: array.copy() for weight, array in ours.weights.items()}
    for _ in range(3):
        batch = [lesson(ours, chance) for _ in range(2)]
        assert theirs.learn(batch) == pytest.approx(ours.learn(batch), rel=1e-4)
        for weight, (slope, _) in ours.moments.items():
            assert np.allclose(theirs.moments[weight][0], slope, rtol=1e-3, atol=1e-6), weight
            assert np.allclose(theirs.means[weight], ours.means[weight], atol=2e-4), weight
    for weight, array in moved.items():
        assert array.size == 0 or (ours.weights[weight] != array).any(), f"{weight} was not learned"


def test_a_training_by_torch_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=MISSING)
    to = tmp_path / "m.net"
    arguments = ["train", "morris", "--to", str(to), "--minutes", "0.001", "--games", "4", "--on", "serial"]
    for number in (0, 1):
        told = CliRunner().invoke(command.app, [*arguments, "--with", "torch"])
        assert told.exit_code == 0, told.output
        assert f"round {number}: 4 games" in told.output
    with pytest.raises(BadOption, match="another training"):
        Training(TrainingPlan("morris", games=4), to)


def test_where_torch_is_missing_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(extra, "import_module", refuse)
    monkeypatch.delitem(sys.modules, "sortilege.lab.torch_learner", raising=False)
    with pytest.raises(MissingExtra, match=r"pip install 'sortilege\[torch\]'"):
        Training(TrainingPlan("morris", learner="torch"), tmp_path / "m.net")
    with pytest.raises(BadOption, match="expected numpy or torch, got 'jax'"):
        Training(TrainingPlan("morris", learner="jax"), tmp_path / "m.net")
