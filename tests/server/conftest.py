"""A server without a network, and people who come to it."""

import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from starlette.testclient import TestClient

from sortilege.server.app import make_app
from sortilege.server.play import neighbours
from tests.postgres import Postgres
from tests.server.people import House

SECRET = re.compile(r"(?<![\w-])(?:[\w-]{32}|[\w-]{43})(?![\w-])")  # links of seats; guests


def is_token(text: str) -> bool:
    """Tells a token from a long word: it mixes digits, small letters and capitals."""
    return all(re.search(kind, text) for kind in ("[0-9]", "[a-z]", "[A-Z]"))


def _too_late(*_: object) -> None:
    raise TimeoutError("the server has not said what the test waits for")


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    """A test that waits for a message that never comes fails, and does not hang."""
    signal.signal(signal.SIGALRM, _too_late)
    signal.alarm(40)
    yield
    signal.alarm(0)


@pytest.fixture(autouse=True)
def _slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that is busy with other tests is not taken for a database that is away."""
    monkeypatch.setattr(neighbours, "MUTE", 30.0)


@pytest.fixture(autouse=True)
def _no_secrets(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test makes the server write a token of a link or of a guest into its log."""
    yield
    told = "\n".join(caplog.handler.format(record) for record in caplog.get_records("call"))
    assert not [found for found in SECRET.findall(told) if is_token(found)]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this session."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty house on each kind of database."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


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
