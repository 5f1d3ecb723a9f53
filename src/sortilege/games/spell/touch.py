"""The touches of each move, and the pieces that it carries from place to place.

Targets: cells (`b2`), `flip-b2` for turning a tile over, `rune-b1-3` for a card shown, `cast-2-1` for casting spell 1
with a card of level 2, outside cells (`b0`), `amulet-0`, and `end`; `spell-0-1` for a spell that a seat cannot cast now
and `supply-0-gem` for what lies beside the arena are only looked at. An arena action is the tile to lift, then the
neighbouring tile that shall slide into its place. Places: `slab-b2`, `sprite-b2` (an elemental), `wizard-b2`, homes
beside the arena, which are not drawn, and `fit-b2` for a cell of the rune that is taken: nothing moves there.
"""

from functools import lru_cache

from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE, PART
from sortilege.games.spell.decks import cards
from sortilege.games.spell.fits import cells_of
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.state import SpellState
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.gesture import Gesture, Motion
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.targets import Target

FLIP = Target("flip-{cell}", CELLS)
CAST = Target("cast-{level}-{spell}", (1, 2, 3), (1, 2, 3))
AMULET = Target("amulet-{amulet}", range(4))
SPELL = Target("spell-{seat}-{spell}", range(2), (1, 2, 3))
SUPPLIES = ("gem", "elemental", "special", "tile", "wizard")
SUPPLY = Target("supply-{seat}-{thing}", range(2), SUPPLIES)
NEUTRAL_HOME = "slab-home-neutral"
_NEXT = (4, -4, 1, -1)  # where the tile that slides first comes from, by direction


@lru_cache(OWN_TEXTS)
def runes(deck: str) -> Target:
    """The targets of the cards of a deck."""
    return Target("rune-{card}", [card.id for card in cards(deck)])


def gesture(position: SpellPosition, move: int) -> Gesture:
    """The touches that make this move."""
    kind, a, b = mv.parts(move)
    if kind == mv.LIFT:
        return (CELLS[a],) if b == mv.NO_SLIDE else (CELLS[a], CELLS[slides_from(a, b)])
    if kind == mv.STEP:
        return (CELLS[a], CELLS[b]) if position.seat == position.mover() else (CELLS[b],)
    if kind in (mv.FLY, mv.PUSH):
        seat = position.mover() if kind == mv.FLY else 1 - position.mover()
        return (CELLS[b],) if popcount(position.wizards(seat)) == 1 else (CELLS[a], CELLS[b])
    if kind == mv.FLIP:
        return (FLIP(a),) if position.seat == position.mover() else (CELLS[a],)
    if kind == mv.SUMMON:
        return (CELLS[a], CELLS[b - 1]) if b else (CELLS[a],)
    if kind == mv.CLAIM:
        return (runes(position.terms.cards)(a),)
    if kind == mv.CAST:
        return (CAST(a - 1, b - 1),)
    return (_single(kind, a),)


def slides_from(gap: int, direction: int) -> int:
    """The cell whose tile slides first into this gap."""
    return gap + _NEXT[direction]


def _single(kind: int, a: int) -> str:
    if kind == mv.PLACE:
        return FIELD_CELLS[a]
    if kind == mv.WIZARD:
        return CELLS[a]
    if kind == mv.SPECIAL:
        return OUTSIDE[a]
    if kind == mv.AMULET:
        return AMULET(a)
    assert kind == mv.END
    return "end"


def motions(position: SpellPosition, move: int) -> list[Motion]:
    """What glides: tiles with the pawns that ride on them, and pawns; for a rune, where it lies."""
    kind, a, b = mv.parts(move)
    if kind in (mv.STEP, mv.FLY, mv.PUSH):
        return [(f"wizard-{CELLS[a]}", f"wizard-{CELLS[b]}")]
    if kind == mv.SUMMON:
        pushed = [(f"wizard-{CELLS[a]}", f"wizard-{CELLS[b - 1]}")] if b else []
        return [(home("sprite", position.mover(), position.reserve() - 1), f"sprite-{CELLS[a]}"), *pushed]
    if kind == mv.LIFT:
        return _lift(position, a, b)
    if kind == mv.SLIDE:
        return _slide(position, a, position.gap)
    if kind == mv.CLAIM:
        return [(f"rune-{CELLS[cell]}", f"fit-{CELLS[cell]}") for cell in each(cells_of(position, a))]
    if kind == mv.SPECIAL:
        return [(home("slab", position.mover(), 7), f"slab-{OUTSIDE[a]}")]
    if kind == mv.END:
        return _go_home(position)
    if kind == mv.PLACE:
        return _place(position, a)
    if kind == mv.WIZARD:
        seat = position.next_to_stand()
        return [(home("wizard", seat, wizards_home(position, seat) - 1), f"wizard-{CELLS[a]}")]
    return _first_tiles(position, move)


def home(kind: str, seat: int, number: int) -> str:
    """A place beside the arena: of a tile still to be placed (7 is the special tile), a wizard, an elemental."""
    return f"{kind}-home-{seat}-{number}"


def wizards_home(position: SpellState, seat: int) -> int:
    """How many wizards of a seat wait to be placed."""
    return int(position.wizards_owned(seat)) - popcount(position.wizards(seat))


def _go_home(position: SpellPosition) -> list[Motion]:
    """At the end of the turn elementals and special tile leave the arena."""
    me, reserve = position.mover(), position.reserve()
    places = [f"sprite-{CELLS[cell]}" for cell in each(position.elementals)]
    moved: list[Motion] = [(place, home("sprite", me, reserve + i)) for i, place in enumerate(places)]
    if position.special >= 0:
        moved.append((f"slab-{OUTSIDE[position.special]}", home("slab", me, 7)))
    return moved


def _lift(position: SpellPosition, cell: int, direction: int) -> list[Motion]:
    """The lifted tile goes into the gap, and on from there if the gap lies in the part that slides."""
    start, hole = f"slab-{CELLS[cell]}", f"slab-{CELLS[position.gap]}"
    if direction == mv.NO_SLIDE:
        return [(start, hole)]
    moved = _slide(position, direction, cell)
    landing = next((goal for place, goal in moved if place == hole), hole)
    return [(start, landing), *(motion for motion in moved if motion[0] != hole)]


def _slide(position: SpellPosition, direction: int, gap: int) -> list[Motion]:
    """The tiles of the part that slides, each with the pawns on it."""
    moved: list[Motion] = []
    riders = (("wizard", position.wizards0 | position.wizards1), ("sprite", position.elementals))
    for cell in each(PART[gap << 2 | direction]):
        start, goal = CELLS[cell], CELLS[cell - _NEXT[direction]]
        kinds = ["slab", *(kind for kind, cells in riders if cells >> cell & 1)]
        moved += [(f"{kind}-{start}", f"{kind}-{goal}") for kind in kinds]
    return moved


def _place(position: SpellPosition, cell: int) -> list[Motion]:
    """A tile leaves the stock; with the last one the arena is complete and all take their places in the frame."""
    seat = position.next_to_place()
    start = home("slab", seat, 6 - popcount(position.own(seat)))
    if popcount(position.own0 | position.own1) < 13:
        return [(start, f"slab-{FIELD_CELLS[cell]}")]
    tiles = each(position.own0 | position.own1 | 1 << CENTRE | 1 << cell)
    top, left = min(tile // 7 for tile in tiles), min(tile % 7 for tile in tiles)
    moved: list[Motion] = []
    for tile in tiles:
        goal = CELLS[(tile // 7 - top) * 4 + tile % 7 - left]
        moved.append((start if tile == cell else f"slab-{FIELD_CELLS[tile]}", f"slab-{goal}"))
        if (position.wizards0 | position.wizards1) >> tile & 1:
            moved.append((f"wizard-{FIELD_CELLS[tile]}", f"wizard-{goal}"))
    return moved


def _first_tiles(position: SpellPosition, move: int) -> list[Motion]:
    """When the display is complete the first row is laid."""
    after = position.copy()
    after.play(move)
    if position.stage == st.BUILD or after.stage != st.BUILD:
        return []
    moved: list[Motion] = [(NEUTRAL_HOME, f"slab-{FIELD_CELLS[CENTRE]}")]
    for seat in (0, 1):
        moved += [(home("slab", seat, 6), f"slab-{FIELD_CELLS[cell]}") for cell in each(after.own(seat))]
        waits = wizards_home(after, seat)
        moved += [(home("wizard", seat, waits), f"wizard-{FIELD_CELLS[cell]}") for cell in each(after.wizards(seat))]
    return moved
