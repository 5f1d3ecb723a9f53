"""Moves as text, and the names of cells.

Arena cells are a1 (top left) to d4 (bottom right). Outside cells go on around it: row 0 above, row 5 below, column z on
the left, column e on the right. While the arena is built, cells are those of a field a1 to g7 with the neutral on d4.
"""

from sortilege.games.spell.decks import cards
from sortilege.games.spell.state import BUILD, State
from sortilege.games.spell.turn import (
    AMULET,
    CARD,
    CAST,
    CLAIM,
    END,
    FLIP,
    FLY,
    GEM,
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

SEATS = ("violet", "black")
AMULETS = ("doppelganger", "trielementaris", "extralimitae", "bilevitagramaton")
DIRECTIONS = ("up", "down", "left", "right")
CELLS = [f"{'abcd'[i % 4]}{i // 4 + 1}" for i in range(16)]
FIELD_CELLS = [f"{'abcdefg'[i % 7]}{i // 7 + 1}" for i in range(49)]
OUTSIDE = [f"{c}0" for c in "abcd"] + [f"{c}5" for c in "abcd"] + [f"z{r}" for r in "1234"] + [f"e{r}" for r in "1234"]

KINDS = [
    "gem",
    "deal",
    "keep",
    "reveal",
    "place",
    "wizard",
    "step",
    "flip",
    "lift",
    "claim",
    "cast",
    "summon",
    "fly",
    "push",
    "special",
    "slide",
    "end",
]

_CELL, _CARD = "[a-d][1-4]", r"[abo][1-4]-\d+"
MOVES = "|".join(
    [
        f"gem ({'|'.join(SEATS)})",
        f"(deal|keep) ({'|'.join(AMULETS)})",
        f"(reveal|claim) {_CARD}",
        "place [a-g][1-7]",
        f"(wizard|flip) {_CELL}",
        f"(step|fly|push) {_CELL} {_CELL}",
        f"lift {_CELL}( ({'|'.join(DIRECTIONS)}))?",
        "cast [123] with [123]",
        f"summon {_CELL}( push {_CELL})?",
        "special ([a-d][05]|[ze][1-4])",
        f"slide ({'|'.join(DIRECTIONS)})",
        "end",
    ]
)
_PAIRS = {STEP: "step", FLY: "fly", PUSH: "push"}
_SINGLES = {WIZARD: "wizard", FLIP: "flip"}


def parts(move: int) -> tuple[int, int, int]:
    """The kind of a move and its two numbers."""
    return move & 15, move >> 4 & 255, move >> 12


def cell_names(state: State) -> list[str]:
    return FIELD_CELLS if state.stage == BUILD else CELLS


def write_move(state: State, move: int) -> str:
    kind, a, b = parts(move)
    if kind in _PAIRS:
        return f"{_PAIRS[kind]} {CELLS[a]} {CELLS[b]}"
    if kind in _SINGLES:
        return f"{_SINGLES[kind]} {CELLS[a]}"
    if kind == LIFT:
        return f"lift {CELLS[a]}" + (f" {DIRECTIONS[b]}" if b != NO_SLIDE else "")
    if kind == SUMMON:
        return f"summon {CELLS[a]}" + (f" push {CELLS[b - 1]}" if b else "")
    if kind in (CLAIM, CARD):
        return f"{'claim' if kind == CLAIM else 'reveal'} {cards(state.terms.cards)[a].id}"
    if kind == CAST:
        return f"cast {b} with {a}"
    return _write_event(state, kind, a)


def _write_event(state: State, kind: int, a: int) -> str:
    if kind == PLACE:
        return f"place {FIELD_CELLS[a]}"
    if kind == SPECIAL:
        return f"special {OUTSIDE[a]}"
    if kind == SLIDE:
        return f"slide {DIRECTIONS[a]}"
    if kind == GEM:
        return f"gem {SEATS[a]}"
    if kind == AMULET:
        return f"{'deal' if state.seat < 0 else 'keep'} {AMULETS[a]}"
    assert kind == END
    return "end"
