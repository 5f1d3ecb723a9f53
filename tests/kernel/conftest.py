"""Puts the game of the tests, where a test asks for it, among the installed games."""

import pytest

from sortilege.kernel import registry


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of the tests, found as an installed one is."""
    sources = registry._sources() | {"raiders": "raiders"}
    monkeypatch.setattr(registry, "_sources", lambda: sources)
