"""A player that knows no game: it taps what is lit, as a person would who knows no rule."""

import random
import time
from urllib.parse import quote

from playwright.sync_api import Page, Request

from sortilege.kernel.match import Match
from sortilege.lab.paint_time import SPOT

PAINTED = 20  # milliseconds after which a touch is shown: the page waits a frame for what is asked then
_OVER = "() => !document.querySelector('#t-result').hidden"


def sent(request: Request) -> int:
    """The bytes that answered a request, compressed; typefaces are kept for good and do not count."""
    return 0 if request.resource_type == "font" else request.sizes()["responseBodySize"]


def new_game(page: Page, key: str, level: str = "jester") -> None:
    """Opens a table against bots of this level."""
    page.goto(f"/new/{key}")
    for select in page.locator("select[name^=seat-]:visible").all()[1:]:
        select.select_option(level)
    page.locator("main form button.primary").click()
    page.wait_for_selector("#t-board svg")


def from_position(page: Page, key: str, text: str, against: str = "me") -> None:
    """Opens a table at this position, all seats one's own or the others a bot's."""
    page.goto(f"/editor/{key}?position={quote(text)}")
    button = page.locator(f'button[name="against"][value="{against}"]')
    button.click()
    page.wait_for_selector("#t-board svg")


def midgame(key: str, plies: int) -> str:
    """A position after so many random moves, the same in every run, in which a person is asked."""
    match, dice = Match(key, seed=plies), random.Random(plies)
    while match.ply < plies:
        match.play(dice.choice(sorted(match.legal)))
    return match.game.write(match.position)


def tap(page: Page, dice: random.Random) -> str | None:
    """Taps one lit target; returns it, or None if nothing is lit."""
    spot = page.evaluate(SPOT, dice.random())
    if spot is None:
        return None
    page.mouse.click(spot["x"], spot["y"])
    page.wait_for_timeout(PAINTED)
    return str(spot["target"])


def over(page: Page) -> bool:
    return bool(page.evaluate(_OVER))


def play(page: Page, dice: random.Random, *, taps: int = 100_000, seconds: float = 60) -> int:
    """Taps until the game is over or that much is done; returns the number of taps."""
    done = 0
    end = time.monotonic() + seconds
    quiet = time.monotonic()
    while done < taps and time.monotonic() < end and not over(page):
        if tap(page, dice):
            done += 1
            quiet = time.monotonic()
        else:
            page.wait_for_timeout(15)
        assert time.monotonic() - quiet < 60, "nothing is lit, and the game is not over"
    return done


def my_turn(page: Page) -> None:
    """Waits until something is lit."""
    page.wait_for_selector("main.mine :is(.lit, .choice):visible")


def log(page: Page) -> list[str]:
    return page.locator("#t-log li").all_inner_texts()


def drawn(page: Page) -> dict[str, str]:
    """Where each piece is drawn."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("#t-board .piece[id]")]
             .map((one) => [one.id, one.getAttribute("transform")]))"""
    )
    return found
