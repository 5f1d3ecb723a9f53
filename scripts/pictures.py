"""Takes the pictures that the documents show: the lobby, and a table of each game on a desktop and on a phone."""

import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.browser.driver import my_turn, new_game, over, play

PORT = 8765
ADDRESS = f"http://127.0.0.1:{PORT}"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
TAPS = {"archimage": 25, "grimoire": 24, "madness": 25, "morris": 30, "spell": 45}


def main(folder: Path, games: list[str]) -> None:
    """Serves a table of its own and visits it."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(PORT), "--data", f"{data}/table.db"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait()
            with sync_playwright() as playwright:
                chromium = shutil.which("chromium") or shutil.which("google-chrome")
                browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
                visit(browser, folder, games)
        finally:
            server.terminate()
            server.wait()


def wait() -> None:
    for _ in range(120):
        try:
            urllib.request.urlopen(ADDRESS).close()
        except OSError:
            time.sleep(0.5)
        else:
            return
    raise SystemExit("the table does not answer")


def visit(browser: Browser, folder: Path, games: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    page = open_page(browser, phone=False)
    page.goto("/")
    page.screenshot(path=folder / "lobby.png")
    for key in games:
        for phone in (False, True):
            page = open_page(browser, phone)
            new_game(page, key)
            play(page, random.Random(8), taps=TAPS.get(key, 20), seconds=240)
            if not over(page):
                my_turn(page)
            page.evaluate("window.scrollTo(0, 0)")
            page.wait_for_timeout(600)
            page.screenshot(path=folder / f"{key}{'-phone' if phone else ''}.png")
            print(f"{key}{' on a phone' if phone else ''}", flush=True)
            page.close()


def open_page(browser: Browser, phone: bool) -> Page:
    """A desktop in light colours, or a phone in dark ones."""
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 860}
    context = browser.new_context(
        base_url=ADDRESS,
        viewport={"width": size["width"], "height": size["height"]},
        color_scheme="dark" if phone else "light",
        locale="fr-FR" if phone else "en-GB",
        device_scale_factor=1.5 if phone else 1,
    )
    return context.new_page()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or sorted(TAPS))
