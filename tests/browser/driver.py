"""A player that knows no game: it taps what is lit, as a person would who knows no rule."""

import random
import time

from playwright.sync_api import Page

from sortilege.lab.paint import SPOT

_OVER = "() => !document.querySelector('#t-result').hidden"


def new_game(page: Page, key: str, level: str = "jester") -> None:
    """Opens a table against bots of this level."""
    page.goto(f"/new/{key}")
    for select in page.locator("select[name^=seat-]:visible").all()[1:]:
        select.select_option(level)
    page.locator("main form button.primary").click()
    page.wait_for_selector("#t-board svg")


def tap(page: Page, dice: random.Random) -> str | None:
    """Taps one lit target; returns it, or None if nothing is lit."""
    spot = page.evaluate(SPOT, dice.random())
    if spot is None:
        return None
    page.mouse.click(spot["x"], spot["y"])
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
    page.wait_for_selector("main.mine .lit, main.mine .choice")


def log(page: Page) -> list[str]:
    return page.locator("#t-log li").all_inner_texts()


def drawn(page: Page) -> dict[str, str]:
    """Where each piece is drawn."""
    found: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("#t-board .piece[id]")]
             .map((one) => [one.id, one.getAttribute("transform")]))"""
    )
    return found
