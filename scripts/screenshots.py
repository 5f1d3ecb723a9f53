"""Makes all pictures of docs/pictures: every game in four windows, light and dark, and the pages around them."""

import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT)]
from palette_png import smaller  # noqa: E402

from sortilege.ink.__main__ import main as specimen  # noqa: E402
from sortilege.kernel.match import Match  # noqa: E402
from sortilege.kernel.registry import games  # noqa: E402
from sortilege.lab.paint_time import FLAGS  # noqa: E402
from sortilege.search.bots import bot  # noqa: E402
from tests.browser.driver import my_turn  # noqa: E402

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    PORT = probe.getsockname()[1]
HOME = f"http://127.0.0.1:{PORT}"
FOLDER = ROOT / "docs" / "pictures"
SHAPES = {"wide": (1366, 650), "narrow": (390, 844), "large": (1920, 1080), "tablet": (820, 1180)}
LOOKS = (("wide", "light"), ("narrow", "dark"))  # of the pages; games are shown in all eight
REPLAYED = "grimoire"
LANGUAGES = {"wide": "en", "narrow": "fr", "large": "en", "tablet": "fr"}
# How far each game is played before its picture is taken, and with which options.
MOMENTS: dict[str, tuple[int, dict[str, Any]]] = {
    "morris": (16, {}),
    "grimoire": (14, {}),
    "spell": (7, {}),
    "archimage": (12, {"seats": 3}),
    "madness": (5, {"seats": 2}),
}
PAGES = {
    "lobby": "/",
    "new": "/new/archimage",
    "rules": "/rules/grimoire",
    "guide": "/guide/spell",
    "editor": "/editor/spell",
    "gallery": "/gallery",
    "workshop": "/workshop/example",
}


def main(wanted: list[str]) -> None:
    """Starts a server, plays a little of each game, and takes the pictures; of some only if words are given."""
    FOLDER.mkdir(exist_ok=True)
    specimen(FOLDER, pictures=False)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(PORT), "--data", f"{data}/tables.db"]
        server = subprocess.Popen([*command, "--limits", "1000"], stderr=subprocess.DEVNULL)
        try:
            wait()
            with sync_playwright() as playwright:
                path = shutil.which("chromium") or shutil.which("google-chrome")
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                for shape in SHAPES:
                    for theme in ("light", "dark"):
                        Camera(browser, shape, theme, wanted).run()
        finally:
            server.terminate()
            server.wait()


class Camera:
    """Takes the pictures of one shape and theme."""

    def __init__(self, browser: Browser, shape: str, theme: str, wanted: list[str]) -> None:
        self.browser = browser
        self.shape = shape
        self.theme = theme
        self.wanted = wanted

    def run(self) -> None:
        context = self.browser.new_context(
            base_url=HOME,
            viewport={"width": SHAPES[self.shape][0], "height": SHAPES[self.shape][1]},
            color_scheme="dark" if self.theme == "dark" else "light",
            locale=LANGUAGES[self.shape],
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto("/")
        for key in games():
            if self.wants(key) or (key == REPLAYED and self.wants("replay")):
                self.game(context, page, key)
        for name, address in PAGES.items():
            if self.wants(name) and (self.shape, self.theme) in LOOKS:
                page.goto(address)
                if name == "guide":
                    page.wait_for_selector(".lit")
                self.shoot(page, name)
        context.close()

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(word) for word in self.wanted)

    def game(self, context: BrowserContext, page: Page, key: str) -> None:
        """A table that goes on from a game of two bots; that game is also what the replay shows."""
        match = played(key)
        file = FilePayload(name="game.record", mimeType="text/plain", buffer=match.record().encode())
        opened = context.request.post("/replay", multipart={"record": file}, headers={"Origin": HOME})
        found = re.search(r"/replay/([\w-]+)", opened.url)
        assert found, opened.url
        if self.wants(key):
            form: dict[str, str | float | bool] = {"at": match.ply, "against": "adept"}
            table = context.request.post(f"/replay/{found[1]}/branch", form=form, headers={"Origin": HOME})
            page.goto(table.url)
            my_turn(page)
            self.shoot(page, key)
        if key == REPLAYED and self.wants("replay") and (self.shape, self.theme) in LOOKS:
            page.goto(f"/replay/{found[1]}?at={match.ply - 3}")
            page.wait_for_selector("#r-board svg")
            if page.locator("#r-analyse").is_visible():
                page.locator("#r-analyse").click()
            page.wait_for_selector("#r-found .graph", timeout=300_000)
            self.shoot(page, "replay")

    def shoot(self, page: Page, name: str) -> None:
        page.wait_for_load_state("load")  # the workshop never rests: its duels go on while somebody looks
        page.evaluate("async () => { await document.fonts.ready }")
        page.wait_for_timeout(15_000 if name == "workshop" else 2000)
        page.evaluate("scrollTo(0, 0)")
        taken = page.screenshot()
        path = FOLDER / f"{name}-{self.shape}-{self.theme}.png"
        path.write_bytes(smaller(self.browser, taken))
        print(f"{path.name} {path.stat().st_size // 1024} kB", flush=True)


def played(key: str) -> Match:
    """A game between simple bots, up to a choice of the first seat."""
    turns, options = MOMENTS.get(key, (8, {}))
    match = Match(key, seed=f"pictures of {key}", **options)
    player = bot("greedy 0.05", 7)
    while not match.over and (match.turn < turns or match.seat != 0):
        match.play(player.choose(match))
    return match


def wait() -> None:
    for _ in range(600):
        try:
            with urlopen(f"{HOME}/health"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise TimeoutError("the server does not start")


if __name__ == "__main__":
    main(sys.argv[1:])
