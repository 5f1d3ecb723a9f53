"""A small share of each attack; `python -m tests.attack` and the deep tests run longer ones."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attack import connections, full_disk, kills, messages, requests, texts
from tests.attack.target import Target

LONG = pytest.mark.deep


@pytest.fixture
def target(tmp_path: Path) -> Iterator[Target]:
    signal.alarm(0)
    server = Target(tmp_path)
    yield server
    server.kill()
    assert server.complaints() == [], server.errors.read_text(errors="replace")[-4000:]


@pytest.mark.parametrize("count", [400, pytest.param(20_000, marks=LONG)])
def test_mutated_texts(count: int) -> None:
    refused, wrong = texts.attack(count, 11)
    assert wrong == []
    assert refused > count // 4


@pytest.mark.parametrize("count", [300, pytest.param(20_000, marks=LONG)])
def test_raw_requests(target: Target, count: int) -> None:
    answers, wrong = requests.attack(target, count, 12)
    assert wrong == []
    assert answers.get(200, 0) > count // 10


@pytest.mark.parametrize("count", [300, pytest.param(50_000, marks=LONG)])
def test_mutated_messages(target: Target, count: int) -> None:
    told, wrong = messages.attack(target, count, 13)
    assert wrong == []
    assert told["messages"] == count


@pytest.mark.parametrize("count", [2, pytest.param(20, marks=LONG)])
def test_kills(target: Target, count: int) -> None:
    told, wrong = kills.attack(target, count, 14)
    assert wrong == []
    assert told["acknowledged"] > 10 * count


@pytest.mark.parametrize("count", [60, pytest.param(400, marks=LONG)])
def test_idle_connections(target: Target, count: int) -> None:
    _, wrong = connections.attack(target, count, 15)
    assert wrong == []


def test_a_full_disk(tmp_path: Path) -> None:
    server = Target(tmp_path)
    try:
        told, wrong = full_disk.attack(server)
    finally:
        server.kill()
    assert wrong == []
    assert told["acknowledged"] > 0
