"""The turning points of a game: the actions that changed most of what decides it, by the game's own numbers."""

from collections.abc import Sequence
from typing import NamedTuple

from sortilege.kernel.position import Position

MOST = 5  # turning points that are told


class TurningPoint(NamedTuple):
    """An action after which the game stood otherwise."""

    before: Position
    moves: Sequence[int]
    after: Position
    end: int  # the ply that follows it


def greatest(swings: Sequence[int]) -> list[int]:
    """Finds the actions with the greatest swings, in the order in which they were played; of equal ones the latest."""
    felt = [number for number, swing in enumerate(swings) if swing > 0]
    return sorted(sorted(felt, key=lambda number: (swings[number], number))[-MOST:])


def swing(before: Sequence[int], after: Sequence[int]) -> int:
    """Tells how far the numbers of the seats, of which more is better, moved apart; twice that if the lead changed.

    The first numbers of a game change no lead: who is ahead of nobody has taken it from nobody.
    """
    moved = [new - old for old, new in zip(before, after, strict=True)]
    apart = max(moved) - min(moved) if len(moved) > 1 else abs(moved[0])
    taken = any(before) and _leaders(before) != _leaders(after)
    return 2 * apart if taken else apart


def _leaders(numbers: Sequence[int]) -> list[int]:
    return [seat for seat, number in enumerate(numbers) if number == max(numbers)]
