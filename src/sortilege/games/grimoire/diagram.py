"""The position as text of several lines: the Agrica in ASCII, seat 0 below, then hands, losses and books."""

import re

from sortilege.games.grimoire.position_text import row
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.games.grimoire.touch import NAMES
from sortilege.kernel.bits import each

# A point is the place of its gem; the number behind it takes the room of its line.
_AGRICA = """\
 @-----------@-----------@
 |           |           |
 |   @-------@-------@   |
 |   |       |       |   |
 |   |   @---@---@   |   |
 |   |   |       |   |   |
 @---@---@       @---@---@
 |   |   |       |   |   |
 |   |   @---@---@   |   |
 |   |       |       |   |
 |   @-------@-------@   |
 |           |           |
 @-----------@-----------@"""
_ORDER = (1, 2, 3, 9, 10, 11, 17, 18, 19, 8, 16, 24, 20, 12, 4, 23, 22, 21, 15, 14, 13, 7, 6, 5)


def board(speak: GrimoireSpeech) -> str:
    lines = [_agrica(speak), speak(f"board-numbers-{speak.reader}")]
    lines += [_hand(speak, seat) for seat in (0, 1)]
    for seat in (0, 1):
        cast = _names(speak, seat, speak.position.cast_of(seat)) + _names(speak, 1 - seat, speak.position.took_of(seat))
        if cast:
            lines.append(speak("board-cast", owner=speak.seat(seat), spells=", ".join(cast)))
    able = [name for book in (0, 1) for name in _names(speak, book, speak.able[book])]
    return "\n".join([*lines, speak("board-castable", spells=", ".join(able))] if able else lines)


def _agrica(speak: GrimoireSpeech) -> str:
    """The board with a gem or a dot at each point, and behind it the number that the reader gives to the point."""
    gems, points = row(speak.position), iter(_ORDER)

    def cell(place: re.Match[str]) -> str:
        point = next(points)
        number = speak.point(point - 1)
        return gems[point - 1] + number + place[1][len(number) :]

    return re.sub(r"@([- ]{0,2})", cell, _AGRICA)


def _hand(speak: GrimoireSpeech, seat: int) -> str:
    position = speak.position
    hand = dict(zip(NAMES, position.in_hand(seat), strict=True))
    opened = speak("open" if position.open_of(seat) else "closed")
    return speak("board-hand", owner=speak.seat(seat), lost=sum(position.lost(seat)), state=opened, **hand)


def _names(speak: GrimoireSpeech, book: int, spells: int) -> list[str]:
    """The spells of a set, each with its number."""
    entries = [speak.position.book(book)[place] for place in each(int(spells))]
    return [f"{entry.number} {entry.name(speak.language)}" for entry in entries]
