"""The drawing: ids that stay through whole games, names on the rim, sides told apart by shape, taps that play."""

import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from sortilege.games.spell import GAME, figures
from sortilege.games.spell.layout import Places
from sortilege.games.spell.outlines import _loops
from sortilege.games.spell.rules import SpellPosition
from sortilege.ink import png
from sortilege.kernel.gesture import View, follow
from sortilege.kernel.panels import panel_targets
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Arena = Callable[..., SpellPosition]
SQUARE = "V V b b\nV V v B\n_ b b B\nv v N b"


def pieces(svg: str) -> dict[str, str]:
    """The id of each piece and where it stands."""
    root = ET.fromstring(svg)
    return {one.get("id", ""): one.get("transform", "") for one in root.iter() if one.get("class") == "piece"}


def targets(svg: str) -> set[str]:
    return set(re.findall(r'data-target="([^"]+)"', svg))


def glide(ids: dict[str, str], motions: list[tuple[str, str | None]]) -> dict[str, str]:
    """The ids after a move, as the table keeps them."""
    after = {place: name for place, name in ids.items() if place not in {start for start, _ in motions}}
    return after | {end: ids.get(start, start) for start, end in motions if end is not None}


@pytest.mark.parametrize("number", [0, 2, 5, 7, 12, 33, 64])
def test_slabs_and_pawns_keep_their_ids_through_a_whole_game(number: int) -> None:
    """What stands on the arena was drawn before under the same id, or came from beside it; tiles never leave."""
    position, rng = GAME.start(GAME.make_options(dict(GAME.option_sets()[number]))), Rng(number)
    ids: dict[str, str] = {}
    before: set[str] = set()
    while position.seat != OVER:
        now = set(pieces(GAME.scene(position, View(ids=ids))))
        if before:
            assert all("home" in one for one in now - before)
            assert all("sprite" in one or one.endswith("-7") for one in before - now)
        before = now if position.gap >= 0 or now != {"slab-home-neutral"} else set()
        move = position.pick(rng)
        ids = glide(ids, GAME.motions(position, move))
        position.play(move)


def test_slabs_glide_with_their_pawns(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2", elementals="b2", won=("b1-3", "-"))
    move = GAME.read_move(position, "lift b3 down")
    assert sorted(GAME.motions(position, move)) == [
        ("slab-b1", "slab-b2"),
        ("slab-b2", "slab-b3"),
        ("slab-b3", "slab-a3"),
        ("sprite-b2", "sprite-b3"),
    ]
    both = GAME.read_move(position, "lift b1 right")
    assert ("wizard-a1", "wizard-b1") in GAME.motions(position, both)
    turned = GAME.read_move(position, "lift d3 right")  # the lifted tile goes into a3 and slides on with its row
    assert ("slab-d3", "slab-b3") in GAME.motions(position, turned)


def test_the_sides_are_told_apart_by_shape() -> None:
    for drawing in (
        figures.slab(0, True, 90),
        figures.slab(0, False, 90),
        figures.wizard(0, 30),
        figures.sprite(0, 30),
    ):
        assert any(len(points.split()) == 4 for points in re.findall(r'points="([^"]+)"', drawing))
    for drawing in (
        figures.slab(1, True, 90),
        figures.slab(1, False, 90),
        figures.wizard(1, 30),
        figures.sprite(1, 30),
    ):
        assert any(len(points.split()) == 6 for points in re.findall(r'points="([^"]+)"', drawing))


def test_every_tap_is_drawn_but_for_the_end(bulk: Callable[[int], int]) -> None:
    for number, values in enumerate(GAME.option_sets()[:: 1 if bulk(50) == 50 else 5]):
        position, rng = GAME.start(GAME.make_options(dict(values))), Rng(number)
        while position.seat != OVER:
            if position.seat >= 0 and rng.below(5) == 0:
                view = View(int(position.seat))
                drawn = targets(GAME.scene(position, view))
                drawn |= {target for target, _ in panel_targets(GAME.panels(position, view))}
                for move in position.moves():
                    assert {step for step in GAME.gesture(position, move) if isinstance(step, str)} - drawn <= {"end"}
            position.play(position.pick(rng))


def test_two_taps_shift_the_arena(arena: Arena) -> None:
    """The tile to lift, then the neighbour that shall slide into its place."""
    position = arena(SQUARE, "a1", "d2")
    gestures = {GAME.write_move(position, move): GAME.gesture(position, move) for move in position.moves()}
    assert list(follow(gestures, ["c3", "c4"])) == ["lift c3 up"]
    assert list(follow(gestures, ["c3", "b3"])) == ["lift c3 right"]
    assert list(follow(gestures, ["b3", "a3"])) == ["lift b3 right"]  # by way of the gap, which is then filled
    assert list(follow(gestures, ["a1", "b2"])) == ["step a1 b2"]
    assert list(follow(gestures, ["rune-b1-2"])) == ["claim b1-2"]
    assert list(follow(gestures, ["end"])) == ["end"]


def test_one_tap_turns_a_tile_or_casts_a_spell(arena: Arena) -> None:
    position = arena("V V b b\nv N v B\n_ b b B\nv V v b", "a1", "d2", won=("b2-3+", "-"))
    gestures = {GAME.write_move(position, move): GAME.gesture(position, move) for move in position.moves()}
    assert gestures["flip a2"] == ("flip-a2",)
    assert gestures["cast 1 with 2"] == ("cast-2-1",)


def test_ones_own_wizard_has_a_mark_of_its_own(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    for seat in (0, 1):
        drawn = GAME.scene(position, View(seat))
        assert figures.wizard(seat, Places(position, View(seat)).tile * 0.33, mine=True) in drawn
        assert figures.wizard(1 - seat, Places(position, View(seat)).tile * 0.33, mine=True) not in drawn


def rim(position: SpellPosition, *, narrow: bool = False) -> list[str]:
    """The letters and numbers that stand on the rim, from the drawing itself."""
    drawn = ET.fromstring(GAME.scene(position, View(narrow=narrow)))
    return [one.text for one in drawn.iter() if one.text and re.fullmatch("[a-d]|[1-4]", one.text)]


def test_cells_have_the_same_names_in_every_mode_and_on_a_phone(arena: Arena) -> None:
    usual, outer = arena(SQUARE, "a1", "d2"), arena(SQUARE, "a1", "d2", amulets="eb")
    for position in (usual, outer):
        for narrow in (False, True):
            assert rim(position, narrow=narrow) == [*"abcd", *"1234"]


def test_columns_are_named_in_the_set_up_as_soon_as_they_are_settled(play: Callable[..., SpellPosition]) -> None:
    position = play(GAME.start(GAME.make_options({})), "gem violet")
    while position.seat < 0:
        position.play(position.moves()[0])
    assert rim(position) == []  # c4, d4 and e4 of the field: the frame may go on to either side
    wide = play(position, "place b4")
    assert rim(wide) == [*"abcd"]
    names = {name: spot for spot, name in Places(wide, View()).names()}
    assert names["a"][0] == Places(wide, View()).cell(3 * 7 + 1)[0]
    high = play(wide, "place b3; place b2; place b1")
    assert rim(high) == [*"abcd", *"1234"]


def test_the_rim_and_the_cells_outside_do_not_meet(arena: Arena) -> None:
    place = Places(arena(SQUARE, "a1", "d2", amulets="eb"), View())
    wall = place.cell(0)[1] - place.step / 2 - 4 - place.wall
    assert place.outside(0)[1] + place.tile * 0.43 < wall
    assert place.outside(0)[1] - place.tile * 0.43 > 0


def test_the_last_move_leaves_a_faint_rim(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    plain = GAME.scene(position, View())
    marked = GAME.scene(position, View(trail=[("wizard-a1", "wizard-b2"), ("rune-b1-3", None)]))
    assert marked.count("var(--fire-line)") == plain.count("var(--fire-line)") + 1


def outlines(svg: str) -> list[set[tuple[float, ...]]]:
    """The corners of every line around cells."""
    paths = re.findall(r'<path d="(M[^"]+Z)" stroke="var\(--(?:action|fire-line|water-line)\)"', svg)
    return [{tuple(map(float, point.split(","))) for point in re.findall(r"[\d.]+,[\d.]+", one)} for one in paths]


def test_the_tiles_of_a_rune_that_fits_are_outlined_for_who_can_take_it(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    place = Places(position, View())
    (left, top), (right, foot) = place.at(-0.5, -0.5), place.at(1.5, 1.5)
    square = {(left + 1, top + 1), (right - 1, top + 1), (right - 1, foot - 1), (left + 1, foot - 1)}
    assert outlines(visible(GAME.scene(position, View()))) == [square]
    assert outlines(visible(GAME.scene(position, View(1)))) == []


def test_the_tiles_of_a_rune_that_was_taken_stay_marked(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    move = GAME.read_move(position, "claim b1-2")
    trail = GAME.motions(position, move)
    position.play(move)
    for mover, colour in ((0, "water-line"), (1, "fire-line")):
        drawn = visible(GAME.scene(position, View(trail=trail, mover=mover)))
        assert len(outlines(drawn)) == 1
        assert f'stroke="var(--{colour})"' in drawn


def visible(svg: str) -> str:
    """The drawing without what is shown while something is touched."""
    return re.sub(r'<g class="preview".*', "", svg)


def test_a_lifted_tile_lies_in_the_gap_and_arrows_show_what_can_slide(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    svg = GAME.scene(position, View())
    previews = dict(re.findall(r'<g class="preview" data-preview="(\w+)" visibility="hidden">(.*)', svg))
    assert set(previews) == {"b1", "c1", "d1", "a2", "b2", "c2", "b3", "c3", "d3", "a4", "b4", "c4", "d4"}
    assert "data-preview" not in GAME.scene(position, View(1))
    place = Places(position, View())
    gap = "translate({:g},{:g})".format(*place.cell(8))
    for cell, arrows in (("c3", 4), ("b1", 3), ("d4", 2)):
        assert f'<g transform="{gap}" id="lift-{cell}"><use' in previews[cell]
        assert previews[cell].count("<use") == 1 + arrows
        assert previews[cell].count('stroke-dasharray="10 9"') == arrows
    ghosts = re.findall(r'data-ghost="(\w+)" data-cells="([^"]+)" data-by="([^"]+)"', previews["c3"])
    assert ghosts == [
        ("c4", "c4", "0px -136px"),
        ("c2", "c1 c2", "0px 136px"),
        ("d3", "d3", "-136px 0px"),
        ("b3", "lift-c3 b3", "136px 0px"),  # the lifted tile lies in a3, and moves on
    ]
    moved = GAME.scene(position, View(ids={"slab-c1": "slab-b4.7"}))
    assert moved.replace("slab-b4.7", "slab-c1").count("slab-c1") == svg.count("slab-c1") == 2, (
        "the piece, and its name"
    )
    lying = dict(one.split(":") for one in re.findall(r'data-lying="([^"]+)', moved)[0].split())
    assert (lying["c1"], lying["b1"]) == ("slab-b4.7", "slab-b1")
    assert "a3" not in lying, "the gap"
    assert [lying[name].split(",")[1:] for name in ("a1", "d2")] == [["wizard-a1"], ["wizard-d2"]]


def test_diagonal_cells_are_outlined_one_by_one() -> None:
    assert len(_loops(1 << 0 | 1 << 5)) == 2
    assert sorted(map(len, _loops(0xFFFF & ~(1 << 5)))) == [4, 4]  # around the arena, and around a hole
    assert [len(loop) for loop in _loops(0b0011_0001)] == [6]


def test_png_in_both_themes(arena: Arena) -> None:
    svg = GAME.scene(arena(SQUARE, "a1", "d2"), View())
    for theme in ("light", "dark"):
        assert png(svg, 400, theme)[:8] == b"\x89PNG\r\n\x1a\n"
