"""Moves as text: `cast rebirth-air`, `break B0p fire 3+2`, `draft fire+fire+air`, `roll water 4`."""

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.rules import Archimage

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
    return f"{SPELLS[sc.spell_of(scroll, circle)]}-{COLOURS[scroll % 5]}"


def values_text(word: int) -> str:
    return "+".join(str(value) for value in values(word))


def draft_colours(word: int) -> list[int]:
    """The colours of drafted dice, one for each die."""
    return [colour for colour in range(4) for _ in range(word >> 4 * colour & 15)]


# The first word of each kind of moves, in the order of their numbers.
_WORDS = (
    *("circle", "seal", "lay", "first", "roll", "draft", "cast", "binding", "break", "end"),
    *("colour", "into", "foe", "dice", "die", "scroll", "at", "remove", "store", "discard"),
)


def write_move(p: Archimage, move: int) -> str:
    """A move or an outcome as text."""
    return " ".join([_WORDS[mv.kind_of(move)], *_rest(p, move)])


def _rest(p: Archimage, move: int) -> list[str]:
    """What stands after the first word."""
    kind, one, two, dice = mv.kind_of(move), mv.one_of(move), mv.two_of(move), mv.dice_of(move)
    ids = p.board.ids
    if kind in (mv.END, mv.REMOVE, mv.DISCARD):
        return []
    if kind in (mv.CAST, mv.CHOOSE_SCROLL):
        return [scroll_text(one, p.circle)]
    if kind == mv.SCROLL_IS:
        return [ids[two], scroll_text(one, p.circle)]
    if kind == mv.SEAL_IS:
        return [ids[two], COLOURS[one]]
    if kind == mv.DRAFT:
        return ["+".join(COLOURS[colour] for colour in draft_colours(dice))]
    if kind == mv.BREAK:
        return [ids[one], COLOURS[two], values_text(dice)]
    if kind in (mv.DIE_IS, mv.CHOOSE_DIE):
        return [COLOURS[one], str(two)]
    if kind == mv.CHOOSE_DICE:
        return [values_text(dice)]
    if kind == mv.CHOOSE_SPACE:
        return [ids[one]]
    return [str(one) if kind in (mv.CIRCLE_IS, mv.FIRST_IS, mv.BIND, mv.CHOOSE_FOE) else COLOURS[one]]


# What random games should show at work: Synergy is never cast.
_CAST = [spell for spell in SPELLS[: sc.BINDING] if spell != "synergy"]
KINDS = [*_CAST, "binding 1", "binding 2", "binding 3", "break", "end", "draft", "store", "remove"]


def kind(p: Archimage, move: int) -> str:
    """What a move shows at work: the spells by name, also borrowed ones; each use of Binding apart."""
    kind, one = mv.kind_of(move), mv.one_of(move)
    if kind == mv.CAST or (kind == mv.CHOOSE_SCROLL and p.phase == mv.LOAN):
        return SPELLS[sc.spell_of(one, p.circle)]
    return f"binding {one}" if kind == mv.BIND else write_move(p, move).split()[0]
