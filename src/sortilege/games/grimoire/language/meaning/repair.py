"""Repairs for what the prover finds: sentences to add or to write anew, each tried before it is offered."""

from dataclasses import dataclass, replace
from functools import lru_cache

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.evaluate import image
from sortilege.games.grimoire.language.meaning.prove import Finding, Prover
from sortilege.games.grimoire.language.meaning.remembered import REMEMBERED
from sortilege.games.grimoire.language.points import POINTS, ZONES
from sortilege.games.grimoire.language.print import Unsayable, typeset, writer
from sortilege.games.grimoire.language.text.teach import Teacher
from sortilege.games.grimoire.language.tree import Clause, Cond, Spell
from sortilege.games.grimoire.language.wide.known import both, points_of

MOST_CLAUSES = 16


@dataclass(frozen=True, slots=True)
class Repair:
    """A way to mend a spell, in words; a sentence to add, or (anew) in place of the one that is wrong; its label."""

    said: str
    sentence: str = ""
    label: str = ""
    anew: bool = False


@lru_cache(REMEMBERED)
def repairs(spell: Spell, finding: Finding, language: str) -> tuple[Repair, ...]:
    """Ways to mend a finding, in the words of the book's language."""
    teacher = Teacher(language)
    match finding.code:
        case "E-CLASH" | "E-TWICE":
            said = _policies(spell, finding.code, teacher)
            return (*said, Repair(teacher.say("repair-E-TWICE"))) if finding.code == "E-TWICE" else said
        case "E-COUNT" if finding.clause is not None and (moved := _from_one_point(spell, finding.clause, teacher)):
            return moved
        case "E-COUNT" if finding.clause is not None:
            return (*_conditions(spell, finding.clause, teacher), Repair(teacher.say("repair-E-COUNT-fill")))
        case "E-UNDEF" if finding.clause is not None:
            return (_excluded(spell, finding.clause, teacher),)
        case _:
            return (Repair(teacher.say(f"repair-{finding.code}")),)


def _add(part: Spell, teacher: Teacher, label: str = "") -> Repair:
    """The repair that adds the sentence of a part."""
    sentence = typeset(writer(teacher.language).spell(part)[0], teacher.language)
    return Repair(teacher.say("repair-add", sentence=sentence), sentence, label or sentence)


def _policies(spell: Spell, code: str, teacher: Teacher) -> tuple[Repair, ...]:
    """The clash sentences that settle it."""
    options: list[tree.Clash] = [tree.Forbid()]
    if all(isinstance(one.move, tree.By) for one in spell.clauses):
        options.insert(0, tree.Stay())
    if code == "E-CLASH":
        options.insert(0, tree.Win((tree.Gems("me"),)))
    return tuple(
        _add(Spell((), (), option), teacher, teacher.say(f"answer-{type(option).__name__.lower()}"))
        for option in options
        if option != spell.clash and _settles(replace(spell, clash=option), code)
    )


def _conditions(spell: Spell, index: int, teacher: Teacher) -> tuple[Repair, ...]:
    """The condition that makes gems and points equal in number."""
    clause = spell.clauses[index]
    cond: Cond
    match clause.move:
        case tree.To(tree.Where(gems)):
            cond = tree.Compare(clause.gems, "=", gems)
        case tree.To(tree.Reached(_, tree.Where(gems))):
            cond = tree.Compare(clause.gems, "=", gems)
        case tree.To(tree.Points(points)):
            cond = tree.Count(clause.gems, "=", len(points))
        case tree.Fill(points):
            cond = tree.Count(clause.gems, "<=", len(points))
        case _:
            return ()
    if clause.gems.owner != "me" and clause.gems.at is not None:
        return ()
    mended = replace(spell, require=(*spell.require, cond))
    try:
        repair = _add(Spell((), (cond,)), teacher)
    except Unsayable:
        return ()
    return (repair,) if _settles(mended, "E-COUNT", index) else ()


def _anew(spell: Spell, index: int, clause: Clause, code: str, teacher: Teacher) -> str:
    """The sentence of a clause that is mended, if it settles the matter and can be said."""
    clauses = (*spell.clauses[:index], clause, *spell.clauses[index + 1 :])
    try:
        sentence = typeset(writer(teacher.language).spell(Spell((clause,)))[0], teacher.language)
    except Unsayable:
        return ""
    return sentence if _settles(replace(spell, clauses=clauses), code, index) else ""


def _from_one_point(spell: Spell, index: int, teacher: Teacher) -> tuple[Repair, ...]:
    """Gems of one point that go to one point: there is one at most, and a table moves it if it is there."""
    clause = spell.clauses[index]
    start = points_of(clause.gems.at) or frozenset()
    match clause.move:
        case tree.To(tree.Points((end,))) if len(start) == 1:
            table = tree.By(tree.table([(min(start), end)]))
            moved = replace(clause, gems=replace(clause.gems, at=None), move=table)
            sentence = _anew(spell, index, moved, "E-COUNT", teacher)
            said = teacher.say("repair-anew", sentence=sentence)
            return (Repair(said, sentence, sentence, anew=True),) if sentence else ()
    return ()


def _excluded(spell: Spell, index: int, teacher: Teacher) -> Repair:
    """Leaves out the zone from which the movement does not exist, if it has a name."""
    clause = spell.clauses[index]
    assert isinstance(clause.move, tree.By)
    lost = frozenset(point for point in POINTS if image(clause.move.map, point) is None)
    for name, points in ZONES.items():
        if points == lost:
            outside = tree.Outside(tree.Zone(name))
            said = teacher.say("repair-E-UNDEF", zone=writer(teacher.language).place(outside))
            mended = replace(clause, gems=replace(clause.gems, at=both(clause.gems.at, outside)))
            sentence = _anew(spell, index, mended, "E-UNDEF", teacher)
            return Repair(said, sentence, sentence, anew=True)
    return Repair(teacher.say("repair-E-UNDEF-some"))


def _settles(spell: Spell, code: str, clause: int | None = None) -> bool:
    """Is this no longer found? In a spell of very many sentences nothing is tried."""
    if len(spell.clauses) > MOST_CLAUSES:
        return False
    prover = Prover(spell)
    try:
        return not any(one.code in (code, "E-DEAD") and one.clause in (clause, None) for one in prover.errors())
    except TooHard:
        return False
    finally:
        prover.close()
