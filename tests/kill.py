"""Kills servers in the middle of play, and looks whether anything was lost: `python -m tests.kill --faults 60`.

Several servers on one PostgreSQL, real tables with people and bots, driven through sockets as by browsers. Faults:
kill -9, a stopped process, a hand-over (SIGTERM), PostgreSQL restarted, all its connections broken, commits whose
answer is lost on the way. At the end no acknowledged event may be lost, none be there twice, and every process must
show what the log tells.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener, urlopen

import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.lossy import A_MOMENT, SOCKET
from tests.postgres import Postgres

OVER = -2  # the seat that is asked when a game is over
GIVE_UP = 0.8  # seconds without an answer after which a window goes to another process: as in socket.js
SLOWER = 4  # times what answers took of late, if that is longer; from the second time on twice as long each time,
MOST = 16.0  # at most so long,
WELL = 10.0  # until all is well for so many seconds
OPENING = 2.0  # seconds in which a table is opened
HEARD = 12.0  # seconds within which a process shows what others wrote, whatever befell it: it looks every ten
STOPPED = 4.0  # seconds that a process is stopped
AFTERMATH = 5.0  # seconds after a fault in which a pause is counted to it
FAULTS = ("kill", "stop", "hand over", "restart PostgreSQL", "break connections", "lose answers")


class Way:
    """The way of the servers to PostgreSQL, in a process of its own, on which answers can get lost."""

    def __init__(self, postgres: Postgres, folder: Path) -> None:
        self.folder = folder
        self.told = folder / "lost"
        with self.told.open("wb") as told:
            command = [sys.executable, "-m", "tests.lossy", str(folder), str(postgres.folder)]
            self.process = subprocess.Popen(command, stdout=told)
        for _ in range(200):
            if (folder / SOCKET).exists():
                return
            time.sleep(0.05)
        raise AssertionError("there is no way to PostgreSQL")

    def lose(self) -> None:
        """Loses answers of commits for a moment."""
        self.process.send_signal(signal.SIGUSR1)

    @property
    def lost(self) -> int:
        return len(self.told.read_text().splitlines())


class _Stay(HTTPRedirectHandler):
    """Redirects are looked at, not followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Server:
    """One process of the house, on a port of its own."""

    def __init__(self, url: str, log: Path) -> None:
        self.url = url
        self.log = log
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(self.port), "--workers", "1"]
        environment = os.environ | {"SORTILEGE_DATABASE": self.url, "SORTILEGE_LIMITS": "100000"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, env=environment)

    def wait(self) -> None:
        for _ in range(1200):
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server is not ready:\n{self.log.read_text()[-2000:]}")


@dataclass
class Person:
    """One browser at one table: it plays and chats, and notes what was acknowledged and how long that took."""

    table: str
    cookie: str
    plays: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))  # by ply, what was sent
    acknowledged: int = 0  # plies that were
    chats: list[str] = field(default_factory=list)  # acknowledged
    over: bool = False
    sent: Counter[str] = field(default_factory=Counter)
    pauses: list[tuple[float, float]] = field(default_factory=list)  # when a move was first sent, and how long it took


class Patience:
    """How long a window waits for an answer: as socket.js does."""

    def __init__(self) -> None:
        self.took = 0.5  # the slowest answer of late
        self.left = 0  # processes, one after the other
        self._at = 0.0

    @property
    def seconds(self) -> float:
        longer: float = 2 ** max(0, self.left - 1)
        return min(max(GIVE_UP, SLOWER * self.took) * longer, MOST)

    def heard(self, took: float) -> None:
        self.took = max(took, self.took / 2)
        if time.time() > self._at + WELL:
            self.left = 0

    def leave(self) -> None:
        self.left += 1
        self._at = time.time()


def open_table(port: int, bot: bool) -> Person:
    fields = {"seat-0": "me", "seat-1": "jester" if bot else "me", "name": "Ada"}
    request = Request(f"http://127.0.0.1:{port}/new/morris", urlencode(fields).encode())
    try:
        build_opener(_Stay).open(request, timeout=OPENING)
        raise AssertionError("a redirect was expected")
    except HTTPError as answer:
        if answer.code != 303:
            raise
        cookies = answer.headers.get_all("set-cookie") or []
        cookie = next(one.split(";")[0] for one in cookies if one.startswith("guest="))
        return Person(answer.headers["location"].rsplit("/", 1)[1], cookie)


class Play:
    """All people at all tables, until the time is over."""

    def __init__(self, servers: list[Server], number: int, seed: int) -> None:
        self.servers = servers
        self.number = number
        self.people: list[Person] = []
        self.dice = random.Random(seed)
        self.stopping = False

    async def tables(self, bot: bool) -> None:
        """One game after the other."""
        while not self.stopping:
            try:
                person = await asyncio.to_thread(open_table, self.dice.choice(self.servers).port, bot)
            except OSError:
                await asyncio.sleep(0.25)
                continue
            self.people.append(person)
            await self.person(person)

    async def person(self, person: Person) -> None:
        """Plays until the game is over, at whichever process answers; a move is sent until it is seen."""
        under_way: dict[int, float] = {}  # the ply that was sent and not yet seen, and when it first was
        patience = Patience()
        while not self.stopping and not person.over:
            port = self.dice.choice(self.servers).port
            address = f"ws://127.0.0.1:{port}/table/{person.table}/socket"
            headers = {"Cookie": person.cookie}
            try:
                async with connect(
                    address, additional_headers=headers, open_timeout=patience.seconds, close_timeout=0.05
                ) as window:  # fmt: skip
                    await self._at(window, person, under_way, patience)
            except TimeoutError:
                patience.leave()
            except (OSError, WebSocketException):
                await asyncio.sleep(0.25 * (0.75 + self.dice.random() / 2))

    async def _at(self, window: Any, person: Person, under_way: dict[int, float], patience: Patience) -> None:
        said, spoke, asked = "", time.time(), time.time()
        while not self.stopping and not person.over:
            wait = patience.seconds if asked else 30
            message = json.loads(await asyncio.wait_for(window.recv(), wait))  # or to another process
            if asked:
                patience.heard(time.time() - asked)
            asked = 0.0
            if message["type"] != "frame":
                continue
            person.chats += [said for line in message.get("log", []) if said and line["text"] == said]
            for ply in [ply for ply in under_way if ply < message["ply"]]:
                first = under_way.pop(ply)
                person.pauses.append((first, time.time() - first))
                person.acknowledged = max(person.acknowledged, ply + 1)
                await asyncio.sleep(self.dice.random())
            if time.time() > spoke + 4:
                said, spoke = f"{person.table} {len(person.sent)}", time.time()
                person.sent[said] += 1
                asked = time.time()
                await window.send(json.dumps({"do": "chat", "text": said}))
            person.over = message["seat"] == OVER
            moves = (message.get("board") or {}).get("moves")
            if message.get("mine") and moves:
                move = self.dice.choice(moves)[0]
                person.plays[message["ply"]].add(move)
                asked = time.time()
                under_way.setdefault(message["ply"], asked)
                await window.send(json.dumps({"do": "move", "move": move, "rev": message["rev"]}))

    async def run(self, faults: "Faults") -> None:
        tasks = [asyncio.create_task(self.tables(bot=number % 2 == 1)) for number in range(self.number)]
        await asyncio.sleep(2)
        await faults.run()
        await asyncio.sleep(OPENING)
        self.stopping = True
        await asyncio.gather(*tasks)


class Faults:
    """What befalls the house, one after the other."""

    def __init__(
        self, servers: list[Server], postgres: Postgres, way: Way, url: str, number: int, seed: int
    ) -> None:  # fmt: skip
        self.servers = servers
        self.way = way
        self.postgres = postgres
        self.url = url
        self.number = number
        self.dice = random.Random(seed)
        self.times: list[tuple[float, str]] = []

    async def run(self) -> None:
        for number in range(self.number):
            kind = FAULTS[number % len(FAULTS)]
            self.times.append((time.time(), kind))
            await asyncio.to_thread(self._do, kind, self.dice.choice(self.servers))
            await asyncio.sleep(2 + 2 * self.dice.random())

    def _do(self, kind: str, server: Server) -> None:
        match kind:
            case "kill":
                server.process.kill()
                server.process.wait()
                server.start()
                server.wait()
            case "stop":
                server.process.send_signal(signal.SIGSTOP)
                time.sleep(STOPPED)
                server.process.send_signal(signal.SIGCONT)
            case "hand over":
                server.process.terminate()
                server.process.wait(30)
                server.start()
                server.wait()
            case "restart PostgreSQL":
                self.postgres.stop(signal.SIGQUIT)
                self.postgres.start()
            case "lose answers":
                self.way.lose()
                time.sleep(A_MOMENT)
            case "break connections":
                with psycopg.connect(self.url, autocommit=True) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
                        "AND pid <> pg_backend_pid()"
                    )

    def of(self, when: float, lasted: float) -> str:
        """The fault that a pause is counted to."""
        near = [kind for at, kind in self.times if at - lasted - 0.5 <= when <= at + AFTERMATH]
        return near[-1] if near else "none"


def judge(url: str, people: list[Person], servers: list[Server]) -> list[str]:
    """What is wrong with the log, or with what the processes show."""
    wrong = []
    with psycopg.connect(url) as connection:
        for person in people:
            rows = connection.execute(
                "SELECT number, body FROM events WHERE table_id = %s ORDER BY number", [person.table]
            ).fetchall()
            if [number for number, _ in rows] != list(range(len(rows))):
                wrong.append(f"{person.table}: the numbers have a gap")
            events = [json.loads(body) for _, body in rows]
            said = Counter(event["text"] for event in events if event["type"] == "chat")
            wrong += [f"{text}: acknowledged and lost" for text in person.chats if not said[text]]
            wrong += [f"{text}: kept {kept} times" for text, kept in said.items() if kept > person.sent[text]]
            played = [event["move"] for event in events if event["type"] == "play"]
            if len(played) < person.acknowledged:
                wrong.append(f"{person.table}: {person.acknowledged} plies acknowledged, {len(played)} kept")
            sent = [ply for ply in person.plays if ply < person.acknowledged]
            wrong += [f"{person.table}: another ply {ply}" for ply in sent if played[ply] not in person.plays[ply]]
            shown, until = _shown(person.table, servers), time.time() + HEARD
            while len(shown) != 1 and time.time() < until:  # one that has just lost PostgreSQL hears of it later
                time.sleep(0.5)
                shown = _shown(person.table, servers)
            if len(shown) != 1:
                wrong.append(f"{person.table}: the processes show {len(shown)} games")
    return wrong


def _shown(table: str, servers: list[Server]) -> set[str]:
    """The games that the processes show of this table: one, if they agree."""
    shown = set()
    for server in servers:
        with urlopen(f"http://127.0.0.1:{server.port}/table/{table}/record", timeout=30) as answer:
            shown.add(answer.read().decode().split("\n\n", 1)[-1])
    return shown


def run(tables: int, faults: int, processes: int = 3, seed: int = 1, newest: bool = False) -> tuple[list[str], str]:
    """Plays and breaks; returns what was wrong, and a report."""
    postgres = Postgres(newest, "fsync=off", "max_connections=200")  # the machine goes on: nothing has to be synced
    folder = Path(tempfile.mkdtemp(prefix="sortilege-kill-"))
    servers: list[Server] = []
    way = None
    try:
        url, way = postgres.database(), Way(postgres, folder)
        by_the_way = url.replace(f"host={postgres.folder}", f"host={folder}")
        servers = [Server(by_the_way, folder / f"{number}.log") for number in range(processes)]
        for server in servers:
            server.wait()
        breaking, play = Faults(servers, postgres, way, url, faults, seed), Play(servers, tables, seed)
        asyncio.run(play.run(breaking))
        for server in servers:
            server.wait()
        wrong = judge(url, play.people, servers)
        _, *deadlocks = postgres.log().split("deadlock detected")
        wrong += [f"deadlock: {told.strip()[:1500]}" for told in deadlocks]
        return wrong, f"{_report(play.people, breaking)}\n{way.lost} answers of commits lost on the way"
    finally:
        for server in servers:
            server.process.send_signal(signal.SIGCONT)
            server.process.kill()
            server.process.wait()
        if way:
            way.process.kill()
            way.process.wait()
        postgres.close()


def _report(people: list[Person], faults: Faults) -> str:
    pauses: dict[str, list[float]] = defaultdict(list)
    for person in people:
        for when, lasted in person.pauses:
            pauses[faults.of(when, lasted)].append(lasted)
    kept = sum(len(person.pauses) + len(person.chats) for person in people)
    lines = [f"{len(people)} games, {len(faults.times)} faults, {kept} acknowledged"]
    for kind, found in sorted(pauses.items()):
        found.sort()
        slow = found[min(len(found) - 1, int(len(found) * 0.99))]
        lines.append(
            f"{kind}: {len(found)}, median {statistics.median(found):.2f} s, p99 {slow:.2f} s, max {found[-1]:.2f} s"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--newest", action="store_true", help="the newest PostgreSQL that is there, not the oldest")
    given = parser.parse_args()
    wrong, report = run(given.tables, given.faults, given.processes, given.seed, given.newest)
    sys.stdout.write(f"{report}\n" + "".join(f"WRONG {line}\n" for line in wrong))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
