"""Makes the pictures in docs: the lobby and a game in progress of each kind, wide and light, narrow and dark."""

import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT)]
from sortilege.kernel.registry import games  # noqa: E402
from sortilege.lab.paint import FLAGS  # noqa: E402
from tests.browser.driver import new_game, play  # noqa: E402

PORT = 8765
LOOKS = {"wide": ("light", 1280, 860, "en"), "narrow": ("dark", 390, 844, "fr")}
TAPS = 20


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
    context.close()


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
