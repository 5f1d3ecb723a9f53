"""Pieces are dragged in every game, by mouse and by finger: what can be touched, goes where it is dropped."""

import re

import pytest
from playwright.sync_api import Page, expect

from sortilege.games.archimage import GAME as ARCHIMAGE
from tests.games.archimage.conftest import make

from .conftest import Visit
from .driver import from_position, log, my_turn
from .test_arena import FITS
from .test_fingers import MEN, Fingers

Spot = tuple[float, float]
GEMS = ".....f...........W..FFFW 1 play 0313/2333 cc - - 0 3 -"  # Ebony is asked
FIVE_SPELLS = (
    "seat=0 turn=0 round=1 space=1 active=0 phase=10 stage=0 madness=14 forbid=0 shield=0 rest=0 result=0 once=0 "
    "wild=0 reveal=0 tokens=4.4.4.4 discounts=0.0.0.0.0.0.0.0 supply=0.10.6.0.9.6.0.9.6.0.10.6 "
    "box=0.0.0.0.0.0.0.0.0.0.0.0.21 ask=1.0.0.0.0.0.0.0 monster=cover-2 right=in-12 seen=cover-2,in-12 "
    "library=fire-2b,water-1c,earth-1b,air-1c track=water-7,air-5,fire-8,-,- under=-/-/-/-/- "
    "p1=earth-a|3e1,a1|-|2f1,2w1|-|w1,e1,e2,a1|-|growth,ice,combustion,telepathy,fire-1c "
    "p2=water-b|3w1,2e1,a1|-|f1,w2|-|f1,w1,2a1|-|growth,ice,combustion,telepathy stack=-"
)
TOWER = ARCHIMAGE.write(make(tokens="G0=f2 G1=w2 G2=a2 G3=e2 G4=e2 G5=e2", dice=("f2 w2", "w1")).p)


def middle(page: Page, target: str) -> Spot:
    box = page.locator(f'main [data-target="{target}"]:visible').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page: Page, target: str, at: Spot = (0, 0), by: Spot = (10, 10)) -> None:
    """Takes a thing by the mouse at a distance from its middle, and carries it so far from there."""
    x, y = middle(page, target)
    page.mouse.move(x + at[0], y + at[1])
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=4)


def drag(page: Page, start: str, end: str, *, drop: bool = True) -> None:
    """Drags by mouse, in steps as a hand does."""
    u, v = middle(page, end)
    lift(page, start)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.move(u, v, steps=8)
    if drop:
        page.mouse.up()
        expect(page.locator(".ghost")).to_have_count(0)


def test_a_man_of_morris(visit: Visit) -> None:
    page = visit()
    from_position(page, "morris", MEN)
    my_turn(page)
    drag(page, "b4", "c5")
    expect(page.locator("#t-log")).to_contain_text("b4 to c5")


def test_a_wizard_and_a_tile_of_spell(visit: Visit) -> None:
    """A tile that is dragged into the gap lies there until one says what slides; dropped elsewhere it is let go."""
    page = visit()
    from_position(page, "spell", FITS)
    my_turn(page)
    drag(page, "c3", "d3")
    expect(page.locator("#t-log")).to_contain_text("moves the wizard from c3 to d3")
    my_turn(page)
    gap = page.locator('[data-preview="a2"] .landing')
    lift(page, "a2", (-20, 20), (15, 15))
    expect(gap).to_be_visible()
    box = gap.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.locator("#t-ask")).to_have_text("You lift a2: which side slides into the new gap?")
    expect(page.locator('#t-board [data-target="a2"].touched')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#t-board .touched")).to_have_count(0)
    lift(page, "a2", (-20, 20), (15, 15))
    page.mouse.move(5, 5, steps=4)
    page.mouse.up()
    expect(page.locator("#t-board .touched")).to_have_count(0)
    assert len(log(page)) == 1


def test_gems_of_grimoire(visit: Visit) -> None:
    """From the hand to a point, and from point to point; both by the numbers that this master sees."""
    page = visit()
    from_position(page, "grimoire", GEMS)
    my_turn(page)
    drag(page, "hand-1-air", "p9")
    expect(page.locator("#t-ask")).to_contain_text("Add another gem of air")
    page.locator('#t-choices [data-target="stop"]').click()
    expect(page.locator("#t-log")).to_contain_text(re.compile(r"places air on \d+"))
    from_position(page, "grimoire", GEMS)
    my_turn(page)
    drag(page, "p6", "p5")
    expect(page.locator("#t-log")).to_contain_text("moves fire")


@pytest.mark.parametrize("how", ["mouse", "finger"])
def test_the_wizard_of_archimage_is_dragged_to_the_seal_that_it_breaks(visit: Visit, how: str) -> None:
    page = visit(phone=how == "finger")
    from_position(page, "archimage", TOWER)
    my_turn(page)
    own = page.locator("#t-board .drags")
    expect(own).to_have_count(1)
    start = own.get_attribute("data-target") or ""
    (x, y), goal = middle(page, start), middle(page, "n-g0")
    if how == "mouse":
        drag(page, start, "r-fire", drop=False)  # a reserve is not lit: nothing is done
        page.mouse.up()
        expect(page.locator(".ghost")).to_have_count(0)
        assert log(page) == []
        drag(page, start, "n-g0")
    else:
        fingers = Fingers(page)
        fingers.down((x, y))
        fingers.move(((x, y), goal))
        expect(page.locator(".ghost svg use")).to_have_count(1)
        fingers.up()
    expect(page.locator("#t-log")).to_contain_text("breaks fire 2 with fire 2")


def test_a_spell_of_the_library_is_dragged_onto_the_one_that_makes_room(visit: Visit) -> None:
    page = visit()
    from_position(page, "madness", FIVE_SPELLS)
    my_turn(page)
    page.get_by_role("tab", name=re.compile("Library")).click()
    lift(page, "lib-earth", by=(12, 12))
    expect(page.locator("#t-ask")).to_have_text("Rich Loam: choose the Spell you destroy to make room.")
    expect(page.locator('main [data-target="sp1-ice"].lit:visible')).to_have_count(1)  # the tab has changed meanwhile
    u, v = middle(page, "sp1-ice")
    page.mouse.move(u, v, steps=8)
    page.mouse.up()
    expect(page.locator("#t-log")).to_contain_text("destroys Ice and learns Rich Loam")
