"""The touches of each move, and the pieces that it carries from place to place.

Targets: cells (`b2`), `flip-b2` for turning a tile over, `rune-b1-3` for a card shown, `cast-2-1` for casting spell 1
with a card of level 2, outside cells (`b0`), `amulet-0`, and `end`. An arena action is the tile to lift, then the
neighbouring tile that shall slide into its place. Places: `slab-b2`, `sprite-b2` (an
elemental), `wizard-b2`, `rune-b1-3`, and homes beside the arena.
"""

from sortilege.games.spell.board import CENTRE, PART
from sortilege.games.spell.decks import cards
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE, parts
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import BUILD, DOPPELGANGER, State
from sortilege.games.spell.text import bits
from sortilege.games.spell.turn import (
    AMULET,
    CAST,
    CLAIM,
    END,
    FLIP,
    FLY,
    LIFT,
    NO_SLIDE,
    PLACE,
    PUSH,
    SLIDE,
    SPECIAL,
    STEP,
    SUMMON,
    WIZARD,
)
from sortilege.kernel.bits import popcount
from sortilege.kernel.gesture import Gesture, Motion

NEUTRAL_HOME = "slab-home-neutral"
_NEXT = (4, -4, 1, -1)  # where the tile that slides first comes from, by direction


def gesture(position: Spell, move: int) -> Gesture:
    kind, a, b = parts(move)
    if kind == LIFT:
        return (CELLS[a],) if b == NO_SLIDE else (CELLS[a], CELLS[a + _NEXT[b]])
    if kind == STEP:
        return (CELLS[a], CELLS[b]) if position.seat == position.mover() else (CELLS[b],)
    if kind in (FLY, PUSH):
        seat = position.mover() if kind == FLY else 1 - position.mover()
        return (CELLS[b],) if popcount(position.wizards(seat)) == 1 else (CELLS[a], CELLS[b])
    if kind == FLIP:
        return (f"flip-{CELLS[a]}",) if position.seat == position.mover() else (CELLS[a],)
    if kind == SUMMON:
        return (CELLS[a], CELLS[b - 1]) if b else (CELLS[a],)
    if kind == CLAIM:
        return (f"rune-{cards(position.terms.cards)[a].id}",)
    if kind == CAST:
        return (f"cast-{a}-{b}",)
    return (_single(kind, a),)


def _single(kind: int, a: int) -> str:
    if kind == PLACE:
        return FIELD_CELLS[a]
    if kind == WIZARD:
        return CELLS[a]
    if kind == SPECIAL:
        return OUTSIDE[a]
    if kind == AMULET:
        return f"amulet-{a}"
    assert kind == END
    return "end"


def motions(position: Spell, move: int) -> list[Motion]:
    """What glides: tiles with the pawns that ride on them, pawns, cards that leave."""
    kind, a, b = parts(move)
    if kind in (STEP, FLY, PUSH):
        return [(f"wizard-{CELLS[a]}", f"wizard-{CELLS[b]}")]
    if kind == SUMMON:
        pushed = [(f"wizard-{CELLS[a]}", f"wizard-{CELLS[b - 1]}")] if b else []
        return [(home("sprite", position.mover(), position.reserve() - 1), f"sprite-{CELLS[a]}"), *pushed]
    if kind == LIFT:
        return _lift(position, a, b)
    if kind == SLIDE:
        return _slide(position, a, position.gap) + _script_cards(position, move)
    if kind == CLAIM:
        return [(f"rune-{cards(position.terms.cards)[a].id}", None)]
    if kind == SPECIAL:
        return [(home("slab", position.mover(), 7), f"slab-{OUTSIDE[a]}")]
    if kind == END:
        return _go_home(position)
    if kind == PLACE:
        return _place(position, a)
    if kind == WIZARD:
        seat = position.next_to_stand()
        return [(home("wizard", seat, wizards_home(position, seat) - 1), f"wizard-{CELLS[a]}")]
    return _first_tiles(position, move)


def home(kind: str, seat: int, number: int) -> str:
    """A place beside the arena: of a tile still to be placed (7 is the special tile), a wizard, an elemental."""
    return f"{kind}-home-{seat}-{number}"


def wizards_home(position: State, seat: int) -> int:
    """How many wizards of a seat wait to be placed."""
    return (2 if position.amulet(seat) == DOPPELGANGER else 1) - popcount(position.wizards(seat))


def _script_cards(position: Spell, move: int) -> list[Motion]:
    after = position.copy()
    after.play(move)
    deck = cards(position.terms.cards)
    return [(f"rune-{deck[card].id}", None) for card in bits(after.won1 & ~position.won1)]


def _go_home(position: Spell) -> list[Motion]:
    me, reserve = position.mover(), position.reserve()
    places = [f"sprite-{CELLS[cell]}" for cell in bits(position.elementals)]
    found: list[Motion] = [(place, home("sprite", me, reserve + i)) for i, place in enumerate(places)]
    if position.special >= 0:
        found.append((f"slab-{OUTSIDE[position.special]}", home("slab", me, 7)))
    return found


def _lift(position: Spell, cell: int, direction: int) -> list[Motion]:
    """The lifted tile goes into the gap, and on from there if the gap lies in the part that slides."""
    start, hole = f"slab-{CELLS[cell]}", f"slab-{CELLS[position.gap]}"
    if direction == NO_SLIDE:
        return [(start, hole)]
    moved = _slide(position, direction, cell)
    landing = next((goal for place, goal in moved if place == hole), hole)
    return [(start, landing), *(one for one in moved if one[0] != hole)]


def _slide(position: Spell, direction: int, gap: int) -> list[Motion]:
    found: list[Motion] = []
    for cell in bits(PART[gap << 2 | direction]):
        goal = CELLS[cell - _NEXT[direction]]
        found.append((f"slab-{CELLS[cell]}", f"slab-{goal}"))
        if (position.wizards0 | position.wizards1) >> cell & 1:
            found.append((f"wizard-{CELLS[cell]}", f"wizard-{goal}"))
        if position.elementals >> cell & 1:
            found.append((f"sprite-{CELLS[cell]}", f"sprite-{goal}"))
    return found


def _place(position: Spell, cell: int) -> list[Motion]:
    """A tile leaves the stock; with the last one the arena is complete and all take their places in the frame."""
    seat = position.next_to_place()
    start = home("slab", seat, 6 - popcount(position.own(seat)))
    if popcount(position.own0 | position.own1) < 13:
        return [(start, f"slab-{FIELD_CELLS[cell]}")]
    tiles = bits(position.own0 | position.own1 | 1 << CENTRE | 1 << cell)
    top, left = min(one // 7 for one in tiles), min(one % 7 for one in tiles)
    found: list[Motion] = []
    for one in tiles:
        goal = CELLS[(one // 7 - top) * 4 + one % 7 - left]
        found.append((start if one == cell else f"slab-{FIELD_CELLS[one]}", f"slab-{goal}"))
        if (position.wizards0 | position.wizards1) >> one & 1:
            found.append((f"wizard-{FIELD_CELLS[one]}", f"wizard-{goal}"))
    return found


def _first_tiles(position: Spell, move: int) -> list[Motion]:
    """When the display is complete the first row is laid."""
    after = position.copy()
    after.play(move)
    if position.stage == BUILD or after.stage != BUILD:
        return []
    found: list[Motion] = [(NEUTRAL_HOME, f"slab-{FIELD_CELLS[CENTRE]}")]
    for seat in (0, 1):
        found += [(home("slab", seat, 6), f"slab-{FIELD_CELLS[one]}") for one in bits(after.own(seat))]
        waits = wizards_home(after, seat)
        found += [(home("wizard", seat, waits), f"wizard-{FIELD_CELLS[one]}") for one in bits(after.wizards(seat))]
    return found
