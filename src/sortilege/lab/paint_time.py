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
GLIDE = 0.4  # seconds after which nothing glides any more
PATIENCE = 20.0  # seconds for an answer; a bot's turn of many choices is shown choice by choice
TAPS = 12  # of a move at most

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

_OVER = """!document.querySelector("#t-result").hidden"""
_PAINTS = """window.paints"""

# Until somebody is asked here again or the game is over. It is told: looking all the time would cost as much as a move.
_ANSWERED = """(patience) => new Promise((done) => {
  const [main, result] = ["#t-table", "#t-result"].map((name) => document.querySelector(name));
  const watcher = new MutationObserver(() => look());
  const look = () => (main.classList.contains("mine") || !result.hidden) && end();
  const end = () => { watcher.disconnect(); clearTimeout(timer); done(); };
  const timer = setTimeout(end, patience);
  for (const part of [main, result]) watcher.observe(part, { attributes: true });
  look();
})"""

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


def measure_paint(moves: int, wanted: list[str] | None = None, against: str = "") -> dict[str, list[Paint]]:
    """So many moves of each game, or of the wanted ones; in turn with those at the address of another server."""
    with running_server() as address, sync_playwright() as playwright:
        sites = [f"http://{address}", *([against] if against else [])]
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        times = {key: _measure(browser, sites, key, moves) for key in wanted or games()}
        browser.close()
    return times


def _measure(browser: Browser, sites: list[str], key: str, moves: int) -> list[Paint]:
    windows = [_Window(browser, site, key) for site in sites]
    for window in windows:
        window.move()  # the first one wakes much that sleeps: it is not counted
        window.times, window.worked = [], 0.0
    for _ in range(moves):
        for window in windows:
            window.move()
    found = [window.paint() for window in windows]
    for window in windows:
        window.page.close()
    return found


class _Window:
    """A table against bots in a window of its own, and what its own moves cost."""

    def __init__(self, browser: Browser, site: str, key: str) -> None:
        self.key = key
        self.page = browser.new_page(base_url=site, viewport={"width": 1280, "height": 860}, locale="en")
        self.page.add_init_script(CHOOSES % "once")
        self.clock = self.page.context.new_cdp_session(self.page)
        self.clock.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.dice = random.Random(1)
        self.times: list[float] = []
        self.worked = 0.0
        _open(self.page, key)

    def move(self) -> None:
        """One move by taps, and what the others answer, until it is asked again or the game is over."""
        self.page.bring_to_front()
        if self.page.evaluate(_OVER):
            _open(self.page, self.key)
        time.sleep(CALM)
        made, before = len(self.page.evaluate(_PAINTS)), _worked(self.clock)
        for _ in range(TAPS):
            spot = self.page.evaluate(SPOT, self.dice.random())
            if spot:  # as by hand: the pointer is there, and what lights up under it is painted, before it presses
                self.page.mouse.move(spot["x"], spot["y"])
                time.sleep(CALM)
                self.page.mouse.down()
                self.page.mouse.up()
            time.sleep(CALM)
            self.page.evaluate(_ANSWERED, 1000 * PATIENCE)
            time.sleep(GLIDE)
            if self.page.evaluate(f"{_OVER} || {_PAINTS}.length > {made}"):
                break
        painted = self.page.evaluate(_PAINTS)[made:]
        self.times += painted
        if painted:
            self.worked += _worked(self.clock) - before

    def paint(self) -> Paint:
        times, n = sorted(self.times), len(self.times)
        return Paint(n, times[n // 2], times[n * 95 // 100], times[-1], 1000 * self.worked / n)


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
