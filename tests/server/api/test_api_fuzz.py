"""The API keeps its own document, whatever is sent: schemathesis makes the requests."""

import json
import signal
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from sortilege.server.api.schema import document

schemathesis = pytest.importorskip("schemathesis")
MODES = list(schemathesis.GenerationMode)
SCHEMA = schemathesis.openapi.from_dict(json.loads(document()))
REFUSALS = "400 401 403 404 405 409 413 422"
SCHEMA.config.checks.negative_data_rejection.expected_statuses = REFUSALS.split()
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_document_is_kept(operation: Any, mode: Any, address: str) -> None:
    keep(operation, mode, address, 40)


@pytest.mark.deep
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_document_is_kept_whatever_comes(operation: Any, mode: Any, address: str) -> None:
    signal.alarm(600)
    keep(operation, mode, address, 400)


def keep(operation: Any, mode: Any, address: str, examples: int) -> None:
    """Sends what the schema allows, or what it forbids, with all checks on."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        case.call_and_validate(base_url=address)

    run()
