"""The API keeps its own document, whatever is sent: schemathesis makes the requests."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from sortilege.table.openapi import document

schemathesis = pytest.importorskip("schemathesis")
MODES = list(schemathesis.GenerationMode)
OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(json.loads(document())).get_all_operations()]


# A game's options depend on each other in ways that no schema tells.
FREE = "POST /api/tables"


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_the_document_is_kept(operation: Any, mode: Any, address: str) -> None:
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    spared = [positive_data_acceptance] if operation.label == FREE else []

    @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:
        case.call_and_validate(base_url=address, excluded_checks=spared)

    run()
