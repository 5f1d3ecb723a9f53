"""Which spells of two books are the same: a spell is what it does, whatever its names and its words (G3.7)."""

import re
from collections.abc import Hashable, Sequence
from functools import lru_cache
from random import Random

from sortilege.games.grimoire.language.gems import CLASSES, MOST, Board, board_of
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.prove import difference, effect
from sortilege.games.grimoire.language.tree import Spell, canonical
from sortilege.games.grimoire.spellbooks import Book, NamedSpell

_FEW, _MANY = 4, 40  # positions by which spells are told apart: first few, then more where those do not suffice


def alike(pair: Sequence[Book]) -> list[list[int]]:
    """For each spell, the spells of its own book and of the other that are the same as it, a bit each.

    The lists go by book and side (0 the same book, 1 the other): [book * 2 + side][spell].
    """
    classes = _classes([entry for book in pair for entry in book])
    kinds = [classes[: len(pair[0])], classes[len(pair[0]) :]]
    return [
        [sum(1 << place for place, other in enumerate(kinds[book ^ side]) if other == kind) for kind in kinds[book]]
        for book in (0, 1)
        for side in (0, 1)
    ]


def _classes(entries: Sequence[NamedSpell]) -> list[int]:
    """A number for each spell, the same for spells that do the same."""
    known: dict[Hashable, list[tuple[int, NamedSpell]]] = {}
    found: list[int] = []
    looks = _looks(entries)
    for number, (entry, look) in enumerate(zip(entries, looks, strict=True)):
        group = known.setdefault(look, [])
        same = next((first for first, other in group if _same(entry, other)), number)
        if same == number:
            group.append((number, entry))
        found.append(same)
    return found


def _looks(entries: Sequence[NamedSpell]) -> list[Hashable]:
    """What tells most spells apart without a proof: what they do in some positions, or the words of unverified ones."""
    few: list[Hashable] = [_look(entry, _FEW) for entry in entries]
    return [_look(entry, _MANY) if few.count(look) > 1 else look for entry, look in zip(entries, few, strict=True)]


@lru_cache(1024)
def _look(entry: NamedSpell, boards: int) -> Hashable:
    tree = entry.tree
    if tree is None:
        return " ".join(re.split(":", entry.text, maxsplit=1)[-1].casefold().split())
    return tuple(effect(tree, board) for board in _boards(boards))


@lru_cache(2)
def _boards(count: int) -> list[Board]:
    """The same positions in every run, from almost empty to full."""
    rng = Random(37)
    boards = []
    for _ in range(count):
        gems = [gem for gem in CLASSES for _ in range(rng.choice((0, 1, 2, MOST, MOST)))]
        boards.append(board_of(zip(rng.sample(range(1, 25), len(gems)), gems, strict=True)))
    return boards


def _same(one: NamedSpell, other: NamedSpell) -> bool:
    if one.tree is None or other.tree is None:
        return one.tree is other.tree  # their words are the same already
    if not (one.proved and other.proved):
        return bool(canonical(one.tree) == canonical(other.tree))
    return one is other or _proved_same(canonical(one.tree), canonical(other.tree))


@lru_cache(1024)
def _proved_same(one: Spell, other: Spell) -> bool:
    try:
        return one == other or difference(one, other) is None
    except TooHard:
        return False
