"""From the click to the painted move, in a real browser: every game is tapped against bots, and each own move is timed.

It needs Playwright (an extra of the tests) and a Chromium of the machine.
"""

import random
import shutil
import time
from dataclasses import dataclass

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.lab.load import running_server

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
CALM = 0.25  # seconds before and after a tap
PATIENCE = 20.0  # seconds; a bot's turn of many choices is shown choice by choice

# A visitor who has chosen how what others do is shown: calm, brisk or once (at once).
CHOOSES = """try { localStorage.getItem("sortilege-pace") ?? localStorage.setItem("sortilege-pace", "%s") } catch {}"""

# Where to tap next: the middle of one of the lit targets or buttons, brought into view.
SPOT = """(number) => {
  const main = document.querySelector("#t-table");
  if (!main.classList.contains("mine")) return null;
  const all = [...document.querySelectorAll("main .lit, #t-choices [data-target]:not(.touched)")];
  const seen = all.filter((one) => one.checkVisibility());
  const lit = seen.length ? seen : [...document.querySelectorAll("#t-openers .opener")]; // in a drawer
  if (!lit.length) return null;
  const one = lit[Math.floor(number * lit.length)];
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, target: one.dataset.target };
}"""

_GOES_ON = """(moves) => window.paints.length < moves && document.querySelector("#t-result").hidden"""

# A move is painted when the frame after its drawing has been handed over: a message sent within an animation frame
# arrives after that frame's painting.
_TIMING = """() => {
  window.paints = [];
  let clicked = 0;
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  document.querySelector("#t-board").addEventListener("drawn", () => {
    const from = clicked;
    clicked = 0;
    if (from) requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.paints.push(performance.now() - from);
      channel.port2.postMessage(0);
    });
  });
}"""


@dataclass
class Paint:
    """What was measured of one game."""

    moves: int
    median_ms: float
    p95_ms: float
    slowest_ms: float
    page_ms: float  # of the page's processor time for each own move, with all that the others answer


def chromium() -> str:
    """The Chromium of this machine; empty if there is none."""
    paths = (shutil.which(name) for name in ("chromium", "chromium-browser", "google-chrome"))
    return next((path for path in paths if path), "")


def measure_paint(moves: int, wanted: list[str] | None = None) -> dict[str, Paint]:
    """So many moves of each game, or of the wanted ones."""
    with running_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        times = {key: _measure(browser, f"http://{address}", key, moves) for key in wanted or games()}
        browser.close()
    return times


def _measure(browser: Browser, site: str, key: str, moves: int) -> Paint:
    page = browser.new_page(base_url=site, viewport={"width": 1280, "height": 860}, locale="en")
    page.add_init_script(CHOOSES % "once")
    clock = page.context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    dice = random.Random(1)
    times: list[float] = []
    worked = 0.0
    for _ in range(10):  # a game may be over before there are enough
        _open(page, key)
        before = _worked(clock)
        times += _play(page, dice, moves - len(times))
        worked += _worked(clock) - before
        if len(times) >= moves:
            break
    page.close()
    times.sort()
    n = len(times)
    return Paint(n, times[n // 2], times[n * 95 // 100], times[-1], 1000 * worked / n)


def _worked(clock: CDPSession) -> float:
    """Seconds that the page's main thread has worked, on whatever machine it waits."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def _open(page: Page, key: str) -> None:
    """A table where one seat is mine."""
    seats = {f"seat-{seat}": "jester" if seat else "me" for seat in range(max(2, min(find_game(key).seats)))}
    page.goto("/")
    page.evaluate(
        """([game, seats]) => {
             const form = document.body.appendChild(document.createElement("form"));
             Object.assign(form, { method: "post", action: `/new/${game}` });
             for (const [name, value] of Object.entries(seats)) {
               const field = form.appendChild(document.createElement("input"));
               Object.assign(field, { name, value });
             }
             form.submit();
           }""",
        [key, seats],
    )
    page.wait_for_selector("main.mine #t-board svg")
    page.evaluate(_TIMING)


def _play(page: Page, dice: random.Random, moves: int) -> list[float]:
    """Taps until there are so many painted moves, or the game is over, or stands still."""
    quiet = time.monotonic()
    while page.evaluate(_GOES_ON, moves) and time.monotonic() < quiet + PATIENCE:
        glides = page.evaluate("document.getAnimations().length")  # a move is timed from rest
        spot = None if glides else page.evaluate(SPOT, dice.random())
        if spot:  # as by hand: the pointer is there, and what lights up under it is painted, before it presses
            page.mouse.move(spot["x"], spot["y"])
            time.sleep(CALM)
            page.mouse.down()
            page.mouse.up()
            quiet = time.monotonic()
        time.sleep(CALM)
    times: list[float] = page.evaluate("window.paints")
    return times[:moves]
