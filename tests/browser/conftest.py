"""A server and a real browser for the tests: Debian's Chromium, never a downloaded one."""

import asyncio
import socket
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect, sync_playwright

from sortilege.lab.paint_time import CHOOSES, FLAGS
from sortilege.lab.paint_time import chromium as find_chromium
from sortilege.search.bots import bot
from sortilege.search.manners import Decision
from sortilege.server.app import make_app
from sortilege.server.compression import CompressedSocket
from sortilege.server.play import opening
from sortilege.server.workers import BOTS, BotWorkers, known_match

Visit = Callable[..., Page]
expect.set_options(timeout=30_000)  # a busy machine is no failure


class Server:
    """A server in a thread of its own; it can be stopped and started again over the same tables."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        app = make_app(self.data, pace=0, rate=1000)
        config = uvicorn.Config(
            app, port=self.port, log_level="error", timeout_graceful_shutdown=1, ws=CompressedSocket
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.02)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(10)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table") / "tables.db")
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice of a test's tables follow from its name, bots' moves from the game: what it meets is always the same."""
    number = count()
    monkeypatch.setattr(opening, "fresh_seed", lambda: f"{request.node.name} {next(number)}")
    monkeypatch.setattr(BotWorkers, "choose", chosen)


ASKED = BotWorkers.choose


async def chosen(self: BotWorkers, record: str, level: str, people: bool = True, mind: str = "") -> Decision:
    """What a bot does; that of one who hardly thinks follows from the record, and is made here."""
    if level != "jester":
        return await ASKED(self, record, level, people, mind)
    player, match = bot(BOTS[level], zlib.crc32(record.encode())), known_match(record)
    return Decision(await asyncio.to_thread(player.choose, match))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = find_chromium()
    if not found:
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens the lobby as a new visitor. Whatever the console complains of fails the test."""
    complaints: list[str] = []
    contexts = []

    def open_page(
        path: str = "/", *, language: str = "en", phone: bool = False, dark: bool = False, motion: bool = False,
        base: str = "", quiet: bool = True, pace: str = "once",
    ) -> Page:  # fmt: skip
        context = chromium.new_context(
            base_url=base or server.url,
            locale=language,
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 860},
            has_touch=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        context.set_default_timeout(30_000)
        context.add_init_script(CHOOSES % pace)
        page = context.new_page()
        if quiet:
            page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
