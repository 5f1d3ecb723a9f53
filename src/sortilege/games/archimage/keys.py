"""The hash of a position: an XOR of words, one for each thing and its state."""

from typing import Final

from mypy_extensions import i64

from sortilege.games.archimage.spells import ALL, ONES
from sortilege.games.archimage.tower import Tower

_SPACES: Final = 300  # slots below are spaces, above the other things


def word(slot: i64, value: i64) -> i64:
    """Sixty well-mixed bits for a slot below 2^10 and a value below 2^25; every product stays below 2^62."""
    low: i64 = value * 0x3C6EF373 + slot * 0x1B873593 + 0x2545F491
    high: i64 = value * 0x2F7D1B45 + slot * 0x5851F42D + 0x14057B7E
    low = ((low ^ (low >> 27)) & 0x3FFFFFFF) * 0x45D9F3B
    high = ((high ^ (high >> 25)) & 0x3FFFFFFF) * 0x2C1B3C6D
    low = ((low ^ (low >> 26)) & 0x3FFFFFFF) * 0x297A2D39
    high = ((high ^ (high >> 28)) & 0x3FFFFFFF) * 0x1F83D9AB
    return ((low >> 13) & 0x3FFFFFFF) | (((high >> 15) & 0x3FFFFFFF) << 30)


def key_of(t: Tower) -> i64:
    """Turns and rounds played are left out: they change nothing of what is to come."""
    found: i64 = word(_SPACES, t.phase) ^ word(_SPACES + 1, t.seat + 2) ^ word(_SPACES + 2, t.circle)
    i: i64 = 0
    while i < t.board.size:
        if t.cell[i]:
            found ^= word(i, i64(t.cell[i]))
        i += 1
    i = 0
    while i < t.seats:
        found ^= seat_words(t, i)
        i += 1
    i = 0
    while i < 5:
        found ^= word(_SPACES + 100 + i, t.guardian[i] + 1) ^ word(_SPACES + 105 + i, t.stored[i])
        i += 1
    round_: i64 = t.first | (t.active << 3) | (t.done << 6) | (t.idle << 11) | (t.dry << 14)
    found ^= word(_SPACES + 3, round_ | (t.lively << 18) | (t.broken << 19))
    spell: i64 = t.spell | (t.tint << 5) | (t.colour << 8) | (t.into << 10) | ((t.foe + 1) << 12)
    return found ^ word(_SPACES + 4, spell) ^ word(_SPACES + 5, t.held)


def seat_words(t: Tower, seat: i64) -> i64:
    at: i64 = _SPACES + 200 + 16 * seat
    found: i64 = word(at, t.wizard[seat]) ^ word(at + 1, t.familiar[seat] + 1) ^ word(at + 2, t.wait[seat])
    found ^= word(at + 3, t.up[seat] & ONES) ^ word(at + 4, (t.up[seat] & ALL) >> 25) ^ word(at + 5, t.up[seat] >> 50)
    found ^= word(at + 6, t.down[seat] & ONES) ^ word(at + 7, (t.down[seat] & ALL) >> 25)
    colour: i64 = 0
    while colour < 4:
        found ^= word(at + 8 + colour, t.dice[4 * seat + colour])
        colour += 1
    return found
