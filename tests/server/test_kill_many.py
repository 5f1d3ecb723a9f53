"""Servers are killed in the middle of play, with PostgreSQL beneath them: `python -m tests.kill` runs for longer."""

import signal

import pytest

from tests import kill


@pytest.mark.deep
@pytest.mark.parametrize("newest", [False, True])
def test_nothing_acknowledged_is_lost_by_many_processes(newest: bool) -> None:
    signal.alarm(900)
    wrong, report = kill.run(tables=20, faults=10, seed=7, newest=newest)
    assert not wrong, report
