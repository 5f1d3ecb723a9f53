"""The API keeps its own document, whatever is sent: schemathesis makes the requests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from starlette.testclient import TestClient

from sortilege.table.app import make_app

schemathesis = pytest.importorskip("schemathesis")


@pytest.fixture(scope="module")
def api_schema(tmp_path_factory: pytest.TempPathFactory) -> Iterator[object]:
    app = make_app(tmp_path_factory.mktemp("fuzz") / "tables.db", pace=0, rate=100_000)
    with TestClient(app):
        yield schemathesis.openapi.from_asgi("/api/openapi.json", app)


schema = schemathesis.pytest.from_fixture("api_schema")


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_document_is_kept(case) -> None:  # type: ignore[no-untyped-def]
    case.call_and_validate()
