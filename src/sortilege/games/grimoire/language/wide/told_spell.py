"""A spell while it is being told: its parts, and whom the next sentence may speak of."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.text.build_tree import Sentence
from sortilege.games.grimoire.language.tree import Clause, Cond, Gems
from sortilege.games.grimoire.language.wide.said import Spoken


class Nonsense(Exception):
    """A reading that says nothing: the words were meant otherwise."""


class Choosing(Exception):
    """A reading that leaves a choice: no spell means it, but somebody may hear it."""


class Contradiction(Exception):
    """A sentence in other words that does not say the same."""


class Undecided(Exception):
    """A choice that only the author can make."""

    def __init__(self, key: str, options: tuple[Any, ...]) -> None:
        super().__init__(key)
        self.key, self.options = key, options


@dataclass(frozen=True)
class ToldPart:
    """What one statement adds to a spell. note: again (it says what was said), order (it changes what was said)."""

    place: int
    require: tuple[Cond, ...] = ()
    clauses: tuple[Clause, ...] = ()
    clash: tree.Clash = None
    note: str = ""
    old: bool = False


@dataclass(frozen=True)
class ToldSpell:
    """A spell while it is being told: its parts, and whom the next sentence may speak of."""

    parts: tuple[ToldPart, ...] = ()
    master: str = ""  # the one named last; empty if none was, or both in one sentence
    last: tuple[Gems, ...] = ()  # the gems named last
    pair: tuple[Gems, ...] = ()  # the two groups that were last named together
    order: Any = None  # the one order of the sentence before, if it had no condition
    guards: tuple[Cond, ...] = ()  # the conditions of the sentences before, if each had one
    speaker: bool = False  # is it the caster who speaks? Then "he" is the opponent
    where: Any = None  # the place named last with gems
    single: Gems | None = None  # the one gem singled out
    owners: tuple[tuple[str, str], ...] = ()  # elements and owner of gems named so far
    stays: tuple[Gems, ...] = ()  # gems that were said to stay before anything was ordered
    pending: "tuple[ToldSpell, Spoken, int] | None" = None  # a turn without an amount, which may be said next
    pushed: int = -1  # the statement that pushes gems away from others

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(clause for part in self.parts for clause in part.clauses)

    @property
    def clash(self) -> tree.Clash:
        return next((part.clash for part in self.parts if part.clash is not None), None)

    def spell(self) -> tree.Spell:
        return tree.Spell(self.clauses, tuple(cond for part in self.parts for cond in part.require), self.clash)

    def heard(self, place: int, sentence: Sentence) -> "ToldSpell":
        """After a sentence of the strict language, which needs no resolving but may be referred to."""
        require = () if sentence.require is None else (sentence.require,)
        part = ToldPart(place, require, sentence.clauses, sentence.clash, old=sentence.old)
        whens = {clause.when for clause in sentence.clauses}
        guard = next(iter(whens)) if len(whens) == 1 else None
        guards = () if guard is None else (*self.guards, guard)
        told = replace(self, parts=(*self.parts, part), pending=None, order=None, guards=guards)
        for cond in require:
            told = told.naming(counted(cond))
            if self.parts and self.parts[-1].require and len(self.last) == len(told.last) == 1:
                told = replace(told, pair=(*self.last, *told.last))
            if isinstance(cond, tree.Count) and (cond.sign, cond.number) == ("=", 1) and cond.gems.at is not None:
                told = replace(told, single=cond.gems)
        return told.naming([clause.gems for clause in sentence.clauses]) if sentence.clauses else told

    def naming(self, groups: Iterable[Gems]) -> "ToldSpell":
        """After these gems were named."""
        groups = tuple(dict.fromkeys(groups))
        if not groups:
            return self
        masters = {gems.owner for gems in groups} - {"any"}
        master = masters.pop() if len(masters) == 1 else "" if masters else self.master
        named = tuple((gems.elements, gems.owner) for gems in groups)
        where = next((gems.at for gems in groups[::-1] if gems.at is not None), self.where)
        pair = groups if len(groups) == 2 else self.pair
        return replace(
            self,
            last=groups,
            pair=pair,
            where=where,
            master=master,
            owners=tuple(dict.fromkeys((*self.owners, *named))),
        )


def counted(cond: Cond) -> list[Gems]:
    """The gems that a condition counts."""
    match cond:
        case tree.Count(gems):
            return [gems]
        case tree.Compare(left, _, right):
            return [left, right]
        case tree.No(part):
            return counted(part)
        case tree.All(parts) | tree.Some(parts):
            return [gems for one in parts for gems in counted(one)]


def added(told: ToldSpell, *parts: ToldPart) -> ToldSpell:
    """The spell with more parts."""
    return replace(told, parts=(*told.parts, *parts))
