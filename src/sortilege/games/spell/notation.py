"""Moves as text, and the names of cells.

Arena cells are a1 (top left) to d4 (bottom right). Outside cells go on around it: row 0 above, row 5 below, column z on
the left, column e on the right. While the arena is built, cells are those of a field a1 to g7 with the neutral on d4.
"""

from functools import lru_cache

from sortilege.games.spell import moves as mv
from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.decks import cards
from sortilege.games.spell.state import BUILD, SpellState
from sortilege.kernel.bits import each

SEATS = ("violet", "black")
AMULETS = ("doppelganger", "trielementaris", "extralimitae", "bilevitagramaton")
DIRECTIONS = ("up", "down", "left", "right")
CELLS = [f"{'abcd'[i % 4]}{i // 4 + 1}" for i in range(16)]
FIELD_CELLS = [f"{'abcdefg'[i % 7]}{i // 7 + 1}" for i in range(49)]
OUTSIDE = [f"{c}0" for c in "abcd"] + [f"{c}5" for c in "abcd"] + [f"z{r}" for r in "1234"] + [f"e{r}" for r in "1234"]

KINDS = [
    "gem", "deal", "keep", "reveal", "place", "wizard", "step", "flip", "lift", "claim", "cast", "summon", "fly",
    "push", "special", "slide", "end",
]  # fmt: skip

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
_PAIRS = {mv.STEP: "step", mv.FLY: "fly", mv.PUSH: "push"}
_SINGLES = {mv.WIZARD: "wizard", mv.FLIP: "flip"}


def cell_names(state: SpellState) -> list[str]:
    """The names of the cells that count now: the field's while the arena is built, then the arena's."""
    return FIELD_CELLS if state.stage == BUILD else CELLS


def settled(state: SpellState) -> tuple[int | None, int | None]:
    """While the arena is built: its first row and column on the field, each None until all four are known (S3.4)."""
    return _settled(int(state.own0 | state.own1 | 1 << CENTRE))


@lru_cache(1024)
def _settled(laid: int) -> tuple[int | None, int | None]:
    tiles = each(laid)
    rows, columns = [tile // 7 for tile in tiles], [tile % 7 for tile in tiles]
    top = min(rows) if max(rows) - min(rows) == 3 else None
    return top, min(columns) if max(columns) - min(columns) == 3 else None


def write_move(state: SpellState, move: int) -> str:
    """A move or outcome as text."""
    kind, a, b = mv.parts(move)
    if kind in _PAIRS:
        return f"{_PAIRS[kind]} {CELLS[a]} {CELLS[b]}"
    if kind in _SINGLES:
        return f"{_SINGLES[kind]} {CELLS[a]}"
    if kind == mv.LIFT:
        return f"lift {CELLS[a]}" + (f" {DIRECTIONS[b]}" if b != mv.NO_SLIDE else "")
    if kind == mv.SUMMON:
        return f"summon {CELLS[a]}" + (f" push {CELLS[b - 1]}" if b else "")
    if kind in (mv.CLAIM, mv.CARD):
        return f"{'claim' if kind == mv.CLAIM else 'reveal'} {cards(state.terms.cards)[a].id}"
    if kind == mv.CAST:
        return f"cast {b} with {a}"
    return _write_event(state, kind, a)


def _write_event(state: SpellState, kind: int, a: int) -> str:
    if kind == mv.PLACE:
        return f"place {FIELD_CELLS[a]}"
    if kind == mv.SPECIAL:
        return f"special {OUTSIDE[a]}"
    if kind == mv.SLIDE:
        return f"slide {DIRECTIONS[a]}"
    if kind == mv.GEM:
        return f"gem {SEATS[a]}"
    if kind == mv.AMULET:
        return f"{'deal' if state.seat < 0 else 'keep'} {AMULETS[a]}"
    assert kind == mv.END
    return "end"
