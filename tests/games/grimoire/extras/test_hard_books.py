"""A book that is hard to prove delays nobody: the server answers meanwhile, and goes when it is told to."""

import json
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.attack.target import Target

TANGLE = "The fire gems of the caster go where the water gems of the caster are.\n"
HARD = "".join(f'Spell "{n}":\n' + TANGLE * 50 + f"The air gems of the caster go to point {n}.\n" for n in range(1, 17))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Target]:
    target = Target(tmp_path)
    try:
        yield target
    finally:
        target.process.kill()
        target.process.wait()


def prove_at_a_table(address: str) -> None:
    options = {"book0": "own", "text0": HARD, "book1": "none"}
    body = json.dumps({"game": "grimoire", "options": options, "seats": ["open", "open"]}).encode()
    with suppress(OSError):
        urlopen(Request(f"http://{address}/api/tables", body, {"Content-Type": "application/json"}), timeout=60)


def spent(process: int) -> float:
    """The seconds of processor time that a process has used, all its threads, without its children."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processor time is read from Linux")
def test_a_server_that_proves_a_hard_book_answers_and_ends(server: Target) -> None:
    """Whoever asks waits for 300 ms of the server's processor time at most, however much else the machine does."""
    asking = threading.Thread(target=prove_at_a_table, args=(server.address,), daemon=True)
    asking.start()
    waits = []
    for _ in range(20):
        start = spent(server.process.pid)
        with urlopen(f"http://{server.address}/health", timeout=60):
            waits.append(spent(server.process.pid) - start)
        time.sleep(0.1)
    assert max(waits) <= 0.3
    assert asking.is_alive()
    start = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(timeout=10)
    assert time.monotonic() - start < 5


def test_the_proof_of_a_page_that_was_left_is_given_up(server: Target) -> None:
    """Who leaves the page and comes back is answered, though one address has one thing proved after the other."""

    def asked(text: str) -> Request:
        body = json.dumps({"text": text}).encode()
        return Request(f"http://{server.address}/workshop/ask/check", body, {"Content-Type": "application/json"})

    easy = 'Spell "X":\nThe fire gems of the caster move 1 point clockwise.\n'
    with urlopen(asked(easy), timeout=60) as answer:
        assert json.load(answer)["certified"]
    for _ in range(3):
        with pytest.raises(TimeoutError):  # it closes the connection
            urlopen(asked(HARD), timeout=1.5)
    with urlopen(asked(easy.replace("1 point", "2 points")), timeout=25) as answer:
        assert json.load(answer)["certified"]
