"""A server without a network, and people who come to it."""

import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
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


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a real port, for clients that know no other."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    app = make_app(tmp_path_factory.mktemp("api") / "tables.db", pace=0, rate=1000)
    server = uvicorn.Server(uvicorn.Config(app, port=port, log_level="error", ws="none", timeout_graceful_shutdown=1))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(10)
