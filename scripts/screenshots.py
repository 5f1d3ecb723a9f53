"""Makes the pictures in docs: the lobby, a game in progress of each kind, and what surrounds the table."""

import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]
from sortilege.kernel.registry import games  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.driver import new_game, play  # noqa: E402

PORT = 8765
LOOKS = {"wide": ("light", 1280, 860, "en"), "narrow": ("dark", 390, 844, "fr")}
TAPS = 20
RECORD = ROOT / "tests" / "games" / "grimoire" / "golden" / "sterile.record"


def main() -> None:
    """Starts a server, plays a little of each game, and takes the pictures."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "sortilege.cli", "serve", "--port", str(PORT), "--data", f"{data}/tables.db"]
        server = subprocess.Popen([*command, "--limits", "1000"], stderr=subprocess.DEVNULL)
        try:
            wait()
            with sync_playwright() as playwright:
                path = shutil.which("chromium") or shutil.which("google-chrome")
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                for look in LOOKS:
                    shoot(browser, look, folder)
        finally:
            server.terminate()
            server.wait()


def shoot(browser: Browser, look: str, folder: Path) -> None:
    """All pictures of one look."""
    scheme, width, height, language = LOOKS[look]
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{PORT}",
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.screenshot(path=folder / f"lobby-{look}.png")
    for key in games():
        new_game(page, key)
        play(page, random.Random(5), taps=TAPS)
        page.wait_for_timeout(1000)
        page.evaluate("scrollTo(0, 0)")
        page.screenshot(path=folder / f"{key}-{look}.png")
    surround(page, look, folder)
    context.close()


def surround(page: Page, look: str, folder: Path) -> None:
    """The workshop, the position editor, and the replay of an analysed game."""
    page.goto("/workshop/new")
    page.wait_for_selector(".verdict.good", timeout=120_000)
    page.screenshot(path=folder / f"workshop-{look}.png")
    page.goto("/editor/spell")
    page.wait_for_selector("#e-tray label")
    page.wait_for_timeout(3000)
    page.screenshot(path=folder / f"editor-{look}.png")
    page.goto("/")
    page.locator("#record-file").set_input_files(RECORD)
    page.locator('button[formaction="/replay"]').click()
    page.wait_for_selector("#r-board svg")
    if page.locator("#r-analyse").is_visible():
        page.locator("#r-analyse").click()
    page.wait_for_selector("#r-found .graph", timeout=300_000)
    page.locator("#r-found .turnings a").first.click()
    page.wait_for_timeout(1000)
    page.screenshot(path=folder / f"replay-{look}.png", full_page=True)


def wait() -> None:
    for _ in range(600):
        try:
            with urlopen(f"http://127.0.0.1:{PORT}/health"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.05)
    raise TimeoutError("the server does not start")


if __name__ == "__main__":
    main()
