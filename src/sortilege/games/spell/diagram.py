"""The readable board of several lines: the arena with its pawns, the display with its shapes, points and hands."""

from sortilege.games.spell import state as st
from sortilege.games.spell.decks import RuneCard, cards
from sortilege.games.spell.notation import OUTSIDE
from sortilege.games.spell.position_text import tile
from sortilege.games.spell.speech import SpellSpeech
from sortilege.games.spell.state import SpellState
from sortilege.kernel.bits import each


def board(speech: SpellSpeech) -> str:
    """The position as text of several lines."""
    position = speech.position
    lines = [speech("round-of", round=int(position.round()), rounds=int(position.terms.rounds))]
    lines += _arena(position)
    deck = cards(position.terms.cards)
    shown = list(each(position.shown))
    lines += _shapes([deck[card] for card in shown])
    if shown:
        lines.append(", ".join(f"{deck[card].id} {speech.card(card)}" for card in shown))
    for seat in (0, 1):
        hand = ", ".join(str(deck[card].level) for card in each(position.hand(seat))) or speech("board-none")
        lines.append(speech("board-hand", seat=speech.seat(seat), points=int(position.points(seat)), cards=hand))
    return "\n".join(lines)


def _arena(position: SpellState) -> list[str]:
    """Tiles as in the position's text; then w violet's wizard, m black's, e an elemental; S is the special tile."""
    if position.gap < 0 and position.stage != st.BUILD:
        return []
    side = 7 if position.stage == st.BUILD else 4
    special = OUTSIDE[position.special] if position.special >= 0 else ""
    above = {special[0]: "S"} if special.endswith("0") else {}
    lines = ["   " + "  ".join(above.get(column, column) for column in "abcdefg"[:side])]
    for row in range(side):
        left = "S" if special == f"z{row + 1}" else " "
        right = " S" if special == f"e{row + 1}" else ""
        cells = " ".join(tile(position, row * side + c) + _pawn(position, row * side + c) for c in range(side))
        lines.append(f"{row + 1}{left} {cells}{right}".rstrip())
    if special and special[1] == "5":
        lines.append("   " + "  ".join("S" if special[0] == c else " " for c in "abcd").rstrip())
    return lines


def _pawn(position: SpellState, cell: int) -> str:
    if (position.wizards0 | position.wizards1) >> cell & 1:
        return "w" if position.wizards0 >> cell & 1 else "m"
    return "e" if position.elementals >> cell & 1 else " "


def _shapes(shown: list[RuneCard]) -> list[str]:
    """The cards side by side: id, then the rows of the shape."""
    height = max((len(card.rows) for card in shown), default=0)
    lines = ["  ".join(f"{card.id:<5}" for card in shown).rstrip()] if shown else []
    rows = [[card.rows[row] if row < len(card.rows) else "" for card in shown] for row in range(height)]
    return lines + ["  ".join(f"{cells:<5}" for cells in row).rstrip() for row in rows]
