"""Tables are played on both kinds of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sortilege.server.app import make_app
from tests.server.people import House


@pytest.fixture
def house(database: Path | str) -> Iterator[House]:
    with TestClient(make_app(database, pace=0, rate=1000)) as client:
        yield House(client)
