"""A server without a network, and people who come to it."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sortilege.table.app import make_app

from .people import House


def _too_late(*_: object) -> None:
    raise TimeoutError("the server has not said what the test waits for")


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    """A test that waits for a message that never comes fails, and does not hang."""
    signal.signal(signal.SIGALRM, _too_late)
    signal.alarm(40)
    yield
    signal.alarm(0)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with TestClient(make_app(tmp_path / "tables.db", pace=0, rate=1000)) as client:
        yield House(client)
