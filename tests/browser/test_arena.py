"""SPELL in a browser: the arena is shifted with the hand led, and a rune that fits is taken by one button."""

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .driver import from_position, log

FITS = "turn 8 v --/- bbB_/vVbN/VVVV/vbBb c3 a4 - 11 - - b1-1+b1-5/b2-3+b2-7/b3-2+b3-6/b4-4+b4-1 b1-2+,b1-3 -"
LAST = "turn 11 v --/- VVbb/vNvB/_bbB/vVvb a1 d2 - 11 - - b1-1+b1-2/b2-1+b2-2/b3-1+b3-2/b4-1+b4-2 b1-3,b2-3+ b1-4"
LETTER = "(one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a"  # pixels
PHONE = pytest.mark.parametrize("phone", [False, True])


def touch(page: Page, target: str) -> None:
    """Touches a tile where no sign lies on it."""
    page.locator(f'#t-board [data-target="{target}"]').click(position={"x": 14, "y": 40})


@PHONE
def test_a_lifted_tile_shows_what_slides(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    from_position(page, "spell", FITS)
    preview = page.locator('[data-preview="a2"]')
    expect(preview).to_be_hidden()
    touch(page, "a2")
    expect(preview).to_be_visible()
    expect(page.locator(".resting").first).to_be_hidden()  # what fits now is no longer outlined
    expect(page.locator("#t-ask")).to_have_text("You lift a2: which side slides into the new gap?")
    sides = page.locator("#t-choices button")
    expect(sides).to_have_text(["↑ a3, a4: Zed fits", "↓ a1: Straight and Twig fit", "← b2, c2, d2: Straight fits"])
    ghosts = page.locator(".ghosted")
    expect(ghosts).to_have_count(0)
    sides.last.hover()  # three tiles move one to the left, and leave a gap at the right
    expect(ghosts).to_have_count(3)
    tile, ghost = page.locator('#t-board [data-target="c2"]').bounding_box(), ghosts.last.bounding_box()
    assert tile
    assert ghost
    assert abs(tile["x"] + tile["width"] / 2 - ghost["x"] - ghost["width"] / 2) < tile["width"] / 4
    lit = page.locator("#t-board .lit").evaluate_all("(all) => all.map((one) => one.dataset.target).sort()")
    assert lit == ["a1", "a3", "b2"]
    touch(page, "a3")
    expect(page.locator("#t-ask")).to_have_text("Zed fits: take it, or play on.")
    assert any("lifts a2; the column slides up" in line for line in log(page))


@PHONE
def test_a_rune_that_fits_is_taken_by_one_button(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone, language="fr")
    from_position(page, "spell", FITS)
    expect(page.locator('#t-panels [data-target="rune-b1-1"].lit')).to_have_count(1)
    buttons = page.locator("#t-kinds .sole")
    expect(buttons).to_have_text(["Prendre Trait (+1)", "Prendre Rameau (+2)"], use_inner_text=True)
    buttons.first.click()
    expect(page.locator("#t-ask")).to_have_text("Rameau convient\u00a0: prenez-la, ou continuez.")
    expect(page.locator("#p-seat-0")).to_contain_text("3 sur 16")
    assert any("active la rune Trait\u00a0: +1" in line for line in log(page))


@PHONE
def test_arena_and_runes_share_the_window(visit: Visit, phone: bool) -> None:
    """What is compared all the time is seen together: every tile, and at least the upper line of runes whole."""
    page = visit(phone=phone)
    from_position(page, "spell", FITS)
    sheet = page.locator("#t-asking").bounding_box()
    floor = sheet["y"] if phone and sheet else page.viewport_size["height"]  # type: ignore[index]
    for target in ("a1", "d4", "rune-b1-1", "rune-b4-4"):
        box = page.locator(f'main [data-target="{target}"]').first.bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= floor


def test_a_card_tells_the_nearest_fit(visit: Visit) -> None:
    page = visit()
    from_position(page, "spell", FITS)
    page.locator('#t-panels [data-target="rune-b1-5"]').click(force=True)
    expect(page.get_by_role("dialog").last).to_contain_text("would have to be active too")
    assert page.locator("#t-card .face text").evaluate(LETTER) >= 11.95, "its level can be read"


@PHONE
def test_the_last_turn_says_what_it_needs_and_the_end_why(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    from_position(page, "spell", LAST)
    expect(page.locator("#t-fact")).to_contain_text("Last turn: you need 3.")
    page.locator('#t-choices [data-target="end"]').click()
    expect(page.locator("#t-why")).to_contain_text(
        "The 6 rounds are over, and nobody has 16 points. Violet wins by 3 to 1."
    )
    expect(page.locator("#t-why a.rule")).to_have_text("Rule S1.2")
    expect(page.locator("#t-points thead th")).to_have_text(["Runes won", "Points"])
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
