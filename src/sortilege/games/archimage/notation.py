"""Moves as text: `cast rebirth-air`, `break B0p fire 3+2`, `draft fire+fire+air`, `roll water 4`."""

from sortilege.games.archimage.dice import values
from sortilege.games.archimage.moves import (
    BIND,
    BREAK,
    CAST,
    CHOOSE_COLOUR,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_FOE,
    CHOOSE_INTO,
    CHOOSE_SCROLL,
    CHOOSE_SPACE,
    CIRCLE_IS,
    DIE_IS,
    DISCARD,
    DRAFT,
    END,
    FIRST_IS,
    REMOVE,
    SCROLL_IS,
    SEAL_IS,
    STORE,
    dice_of,
    kind_of,
    one_of,
    two_of,
)
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import spell_of

_COLOUR = "(?:fire|water|air|earth)"
_SPACE = "[A-Za-z][A-Za-z0-9]{0,5}"
_SCROLL = f"(?:{'|'.join(SPELLS[:20])})-(?:fire|water|air|earth|spirit)"
_VALUES = r"[1-6](?:\+[1-6])*"
MOVE = "|".join(
    (
        "circle [1-4]",
        f"seal {_SPACE} {_COLOUR}",
        f"lay {_SPACE} {_SCROLL}",
        "first [0-4]",
        f"roll {_COLOUR} [1-6]",
        rf"draft {_COLOUR}\+{_COLOUR}\+{_COLOUR}",
        f"cast {_SCROLL}",
        "binding [1-3]",
        f"break {_SPACE} {_COLOUR} {_VALUES}",
        "end",
        f"colour {_COLOUR}",
        f"into {_COLOUR}",
        "foe [0-4]",
        f"dice {_VALUES}",
        f"die {_COLOUR} [1-6]",
        f"scroll {_SCROLL}",
        f"at {_SPACE}",
        "remove",
        "store (?:fire|water|air|earth|spirit)",
        "discard",
    )
)


def scroll_text(scroll: int, circle: int) -> str:
    """A scroll's name: `rebirth-air`."""
    return f"{SPELLS[spell_of(scroll, circle)]}-{COLOURS[scroll % 5]}"


def values_text(word: int) -> str:
    return "+".join(str(value) for value in values(word))


def draft_colours(word: int) -> list[int]:
    """The colours of drafted dice, one for each die."""
    return [colour for colour in range(4) for _ in range(word >> 4 * colour & 15)]


def write_move(p: Archimage, move: int) -> str:
    kind, one, two, dice = kind_of(move), one_of(move), two_of(move), dice_of(move)
    ids = p.board.ids
    simple = {END: "end", REMOVE: "remove", DISCARD: "discard"}
    if kind in simple:
        return simple[kind]
    if kind in (SCROLL_IS, CAST, CHOOSE_SCROLL):
        scroll = scroll_text(one, p.circle)
        return {SCROLL_IS: f"lay {ids[two]} {scroll}", CAST: f"cast {scroll}"}.get(kind, f"scroll {scroll}")
    if kind == DRAFT:
        return "draft " + "+".join(COLOURS[colour] for colour in draft_colours(dice))
    if kind == BREAK:
        return f"break {ids[one]} {COLOURS[two]} {values_text(dice)}"
    if kind == SEAL_IS:
        return f"seal {ids[two]} {COLOURS[one]}"
    if kind in (DIE_IS, CHOOSE_DIE):
        return f"{'roll' if kind == DIE_IS else 'die'} {COLOURS[one]} {two}"
    if kind == CHOOSE_DICE:
        return f"dice {values_text(dice)}"
    if kind == CHOOSE_SPACE:
        return f"at {ids[one]}"
    if kind in (CIRCLE_IS, FIRST_IS, BIND, CHOOSE_FOE):
        return f"{ {CIRCLE_IS: 'circle', FIRST_IS: 'first', BIND: 'binding', CHOOSE_FOE: 'foe'}[kind] } {one}"
    return f"{ {CHOOSE_COLOUR: 'colour', CHOOSE_INTO: 'into', STORE: 'store'}[kind] } {COLOURS[one]}"
