"""What a spell is worth, as far as that can be measured soon: is it new, how often can it be cast, what does it take.

The positions are those of whole games between searching bots (`positions.txt`: a game a line, a few positions of each,
as the master sees them whose turn it is). Positions of one game are alike, so intervals are made from game to game.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from sortilege.games.grimoire.language.gems import Board, read_board
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.prove import difference, effect
from sortilege.games.grimoire.language.meaning.remembered import REMEMBERED
from sortilege.games.grimoire.language.tree import Spell, canonical
from sortilege.games.grimoire.spellbooks import examples

_SURE = 1.96  # standard errors on either side: 95 of 100 such intervals hold the value
_COMPARED = 60  # positions by which spells are told apart before anything is proved


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with half of its interval."""

    value: float
    more: float

    def plain(self) -> dict[str, float]:
        return {"value": self.value, "more": self.more}


@cache
def games() -> tuple[tuple[Board, ...], ...]:
    """The positions of play, game by game."""
    rows = (Path(__file__).parent / "positions.txt").read_text(encoding="utf-8").splitlines()
    return tuple(tuple(read_board(board) for board in row.split()) for row in rows)


def estimate(values: list[float]) -> Estimate:
    """The mean of one number a game, and how far it may be from the truth."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 1.0
    return Estimate(fmean(values), _SURE * error)


@cache
def _compared() -> tuple[Board, ...]:
    return tuple(row[len(row) // 2] for row in games()[:_COMPARED])


@lru_cache(REMEMBERED)
def _signature(spell: Spell) -> tuple[Board | None, ...]:
    return tuple(effect(spell, board) for board in _compared())


def novelty(spell: Spell, others: dict[str, Spell], language: str) -> dict[str, Any]:
    """Which of the 80 or of these others does the same in every position, by proof; else which is the closest.

    `same` names the twin; `closest` the spell that does the same on most of the positions where either does something.
    """
    known = {entry.name(language): entry.tree for entry in examples().values() if entry.tree} | others
    mine = _signature(spell)
    alike = {name: _alike(mine, _signature(tree)) for name, tree in known.items()}
    twins = [name for name, share in alike.items() if share == 1 and _same(spell, known[name])]
    name = max(alike, key=lambda one: alike[one])
    return {"same": twins[0] if twins else "", "closest": name, "alike": alike[name], "of": len(known)}


def _alike(one: tuple[Board | None, ...], other: tuple[Board | None, ...]) -> float:
    """The share of positions where both do the same, among those where one of them does something."""
    pairs = [(a, b) for a, b in zip(one, other, strict=True) if a is not None or b is not None]
    return fmean([a == b for a, b in pairs]) if pairs else 1.0


def _same(one: Spell, other: Spell) -> bool:
    try:
        return bool(canonical(one) == canonical(other)) or difference(one, other) is None
    except TooHard:
        return False


@lru_cache(REMEMBERED)
def worth(spell: Spell) -> dict[str, Any]:
    """How often a spell can be cast over positions of play, and how many gems a cast takes and loses there."""
    castable, taken, lost = list[float](), list[float](), list[float]()
    for row in games():
        casts = [one for one in (evaluate(spell, board) for board in row) if one.verdict == "done" and one.ordered]
        castable.append(len(casts) / len(row))
        if casts:
            gone = [[gem.owner for _, gem in one.taken] for one in casts]
            taken.append(fmean([owners.count("opp") for owners in gone]))
            lost.append(fmean([owners.count("me") for owners in gone]))
    found = {"castable": estimate(castable).plain(), "games": len(games()), "positions": sum(map(len, games()))}
    if len(taken) > 1:
        found |= {"taken": estimate(taken).plain(), "lost": estimate(lost).plain()}
    return found
