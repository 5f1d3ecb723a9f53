"""The example of PPO runs, and beats random players within a minute."""

import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("ppo", None)
    return __import__("ppo")


def test_it_is_short_and_runs(ppo: object) -> None:
    """A few seconds show that it does not get worse; a minute is a deep test."""
    assert len((EXAMPLES / "ppo.py").read_text(encoding="utf-8").splitlines()) < 100
    assert ppo.train(4.0) > 0.4  # type: ignore[attr-defined]


@pytest.mark.deep
def test_it_beats_random_within_a_minute(ppo: object) -> None:
    assert ppo.train(60.0) > 0.6  # type: ignore[attr-defined]
