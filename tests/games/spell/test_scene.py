"""The drawing: ids that stay through whole games, runes that light up, sides told apart by shape, taps that play."""

import re
from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest

from sortilege.games.spell import GAME, figures
from sortilege.games.spell.decks import Card, cards
from sortilege.games.spell.places import WIDE
from sortilege.games.spell.rules import Spell
from sortilege.ink import png
from sortilege.kernel.gesture import View, follow
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Arena = Callable[..., Spell]
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
    """What stands on the arena was drawn before under the same id; nothing appears or vanishes but rune cards."""
    position, rng = GAME.start(GAME.make_options(dict(GAME.varieties()[number]))), Rng(number)
    ids: dict[str, str] = {}
    before: set[str] | None = None
    while position.seat != OVER:
        now = {one for one in pieces(GAME.scene(position, View(ids=ids))) if not one.startswith("rune")}
        if before is not None:
            assert now == before
        before = now if position.stage > 2 else None  # amulets change what there is
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


def test_runes_that_match_light_up(arena: Arena) -> None:
    svg = GAME.scene(arena(SQUARE, "a1", "d2"), View())
    straight, square = cards("basic")[:2]
    assert "var(--glow)" in rune(square, lit=True)
    for card, matches in ((square, True), (straight, False)):
        assert shows(svg, f"rune-{card.id}", rune(card, lit=matches))
        assert not shows(svg, f"rune-{card.id}", rune(card, lit=not matches))


def rune(card: Card, lit: bool) -> str:
    return figures.rune_card(card, card.name, lit=lit, barred=False, seat=0, size=WIDE.card)


def shows(svg: str, name: str, drawing: str) -> bool:
    """Whether the piece with this id is that drawing, directly or by a shared definition."""
    piece = re.search(rf'id="{name}" class="piece">(?:<use href="#([\w-]+)"/>)?', svg)
    assert piece
    shared = re.search(rf'<g id="{piece[1]}">', svg) if piece[1] else None
    return svg[(shared or piece).end() :].startswith(drawing)


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
    for number, values in enumerate(GAME.varieties()[:: 1 if bulk(50) == 50 else 5]):
        position, rng = GAME.start(GAME.make_options(dict(values))), Rng(number)
        while position.seat != OVER:
            if position.seat >= 0 and rng.below(5) == 0:
                drawn = targets(GAME.scene(position, View(int(position.seat))))
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


def test_ones_own_strip_is_below(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    drawn = [pieces(GAME.scene(position, View(seat)))["sprite-home-0-0"] for seat in (0, 1)]
    assert float(drawn[0].split(",")[1].rstrip(")")) > float(drawn[1].split(",")[1].rstrip(")"))


def test_the_last_move_leaves_a_faint_rim(arena: Arena) -> None:
    position = arena(SQUARE, "a1", "d2")
    plain = GAME.scene(position, View())
    marked = GAME.scene(position, View(trail=[("wizard-a1", "wizard-b2"), ("rune-b1-3", None)]))
    assert marked.count("var(--action)") == plain.count("var(--action)") + 1


def test_png_in_both_themes(arena: Arena) -> None:
    svg = GAME.scene(arena(SQUARE, "a1", "d2"), View())
    for theme in ("light", "dark"):
        assert png(svg, 400, theme)[:8] == b"\x89PNG\r\n\x1a\n"
