"""Several processes on one port, in earnest: one is killed and another comes, and all hand over when they stop."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import psycopg
import pytest

from sortilege.lab.machine import family
from tests.postgres import Postgres


def wait_for(happens: Callable[[], bool]) -> None:
    while not happens():
        time.sleep(0.1)


def test_a_process_that_dies_is_started_again_and_all_stop_together(postgres: Postgres, tmp_path: Path) -> None:
    signal.alarm(240)
    url = postgres.database()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = tmp_path / "settings.toml"
    settings.write_text(f'port = {port}\nprocesses = 2\nworkers = 1\nlog = "json"\n')
    command = [sys.executable, "-m", "sortilege.cli", "serve", "--settings", str(settings)]
    errors = (tmp_path / "errors").open("wb")
    server = subprocess.Popen(command, env=os.environ | {"SORTILEGE_DATABASE": url}, stderr=errors)

    def living() -> list[int]:
        with psycopg.connect(url, autocommit=True) as connection:
            chosen = "SELECT name FROM processes WHERE ready AND beat > extract(epoch FROM clock_timestamp()) - 2"
            return [int(row[0].rsplit(":", 1)[1]) for row in connection.execute(chosen)]

    try:
        wait_for(lambda: len(living()) == 2)
        killed = living()[0]
        assert killed in family(server.pid)
        os.kill(killed, signal.SIGKILL)
        wait_for(lambda: len(living()) == 2 and killed not in living())
        before = set(living())
        server.send_signal(signal.SIGHUP)
        wait_for(lambda: len(living()) == 2 and not before & set(living()))
        with urlopen(f"http://127.0.0.1:{port}/ready") as answer:
            assert answer.status == 200
        server.terminate()
        assert server.wait(60) == 0
        with psycopg.connect(url) as connection:
            left = connection.execute("SELECT id FROM processes WHERE beat > extract(epoch FROM now()) - 2").fetchall()
            assert left == [], "who stops takes his name out"
    finally:
        errors.close()
        if server.poll() is None:
            server.kill()
            server.wait()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--processes", "2"], "need a PostgreSQL"),
        (["--database", "mysql://x/y"], "SQLite or PostgreSQL"),
        (["--database", "postgresql://x/y", "--data", "z.db"], "choose one"),
        (["--log", "xml"], "expected text or json"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(arguments: list[str], told: str) -> None:
    command = [sys.executable, "-m", "sortilege.cli", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, timeout=60, check=False)
    assert done.returncode == 2
    assert told in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()
