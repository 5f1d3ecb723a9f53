"""The drawing of the tower, wide and narrow."""

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.moves import MAIN
from sortilege.games.archimage.rules import Archimage
from sortilege.ink import png
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import panel_targets
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Make = Callable[..., Any]
LAPTOP, PHONE = 592 / 1000, 374 / 1000  # pixels for a unit of the drawing: at 1366x650, and on a phone of 390


def some_turn(seats: int) -> Archimage:
    p = GAME.start(GAME.make_options({"seats": seats, "circle": "IV"}))
    rng = Rng(seats)
    for _ in range(400):
        if p.seat != OVER:
            p.play(p.pick(rng))
    while p.phase != MAIN and p.seat != OVER:
        p.play(p.pick(rng))
    return p


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seals_figures_and_reserves_are_drawn_and_the_rest_stands_in_panels(seats: int) -> None:
    p = some_turn(seats)
    root = ET.fromstring(GAME.scene(p, View(0, "fr")))
    found = [one.get("id", "") for one in root.iter() if one.get("class") == "piece"]
    assert sum(one.startswith("t-") for one in found) == sum(bool(code) for code in p.cell)
    assert sum(one.startswith("w-") for one in found) == seats
    assert sum(one.startswith("v-") for one in found) == sum(at >= 0 for at in p.familiar)
    assert sum(one.startswith("r-") for one in found) == sum(p.reserve)
    targets = {one.get("data-target") for one in root.iter()}
    targets |= {target for target, _ in panel_targets(GAME.panels(p, View(0, "fr")))}
    for move in p.moves():
        for step in GAME.gesture(p, move):
            wanted = {step} if isinstance(step, str) else set(step)
            assert {one for one in wanted if not re.fullmatch(GAME.buttons, one)} <= targets


@pytest.mark.parametrize(("narrow", "scale", "least"), [(False, LAPTOP, 12), (True, PHONE, 11)])
def test_numbers_in_the_tower_can_be_read(narrow: bool, scale: float, least: float) -> None:
    root = ET.fromstring(GAME.scene(some_turn(5), View(0, narrow=narrow)))
    sizes = {float(one.get("font-size", "0")) for one in root.iter("{http://www.w3.org/2000/svg}text")}
    assert min(sizes) * scale >= least


@pytest.mark.parametrize(("narrow", "scale", "least"), [(False, LAPTOP, 24), (True, PHONE, 39)])
def test_what_can_be_broken_can_be_touched(tower: Make, narrow: bool, scale: float, least: float) -> None:
    p = tower(tokens="G0=f2 G1=w2", dice=("f2 w2", "w1")).p
    shapes = {one.get("data-target"): one for one in ET.fromstring(GAME.scene(p, View(0, narrow=narrow))).iter()}
    for target in ("n-g0", "n-g1"):
        assert 2 * float(shapes[target].get("r", "0")) * scale >= least
    watched = ET.fromstring(GAME.scene(p, View(1, narrow=narrow)))
    quiet = next(one for one in watched.iter() if one.get("data-target") == "n-g0")
    assert float(quiet.get("r", "0")) == 20


def test_the_own_figure_is_marked_and_no_other() -> None:
    p = some_turn(3)
    drawings = [GAME.scene(p, View(seat)).partition('class="overlay"')[2] for seat in range(3)]
    assert len(set(drawings)) == 3
    assert all(drawing.count("stroke-dasharray") == 2 for drawing in drawings)


def test_a_folded_corner_tells_the_circles_apart() -> None:
    assert "var(--ivory)" in GAME.scene(some_turn(2), View()).partition('class="ground"')[0]
    first = GAME.start(GAME.make_options({"circle": "I"}))
    rng = Rng(1)
    while first.phase != MAIN:
        first.play(first.pick(rng))
    looks = GAME.scene(first, View()).partition('class="ground"')[0]
    assert 'fill="var(--ivory)" stroke="var(--fire-edge)"' not in looks


def test_opponents_are_chosen_by_their_figures(tower: Make) -> None:
    t = tower(3, 3, dice=("f1", "f3", "f4"), hands=("theft-fire",))
    assert 'data-target="p-1"' not in GAME.scene(t.p, View())
    t.play("cast theft-fire")
    assert 'data-target="p-1"' in GAME.scene(t.p, View())


def test_the_drawing_is_a_picture() -> None:
    p = GAME.start(GAME.make_options({}))
    assert png(GAME.scene(p, View())).startswith(b"\x89PNG")
