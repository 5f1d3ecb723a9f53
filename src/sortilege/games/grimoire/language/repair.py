"""Repairs for what the prover finds: sentences to add, each tried on the spell before it is offered."""

from dataclasses import replace

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.circuit import TooHard
from sortilege.games.grimoire.language.evaluate import image
from sortilege.games.grimoire.language.points import POINTS, ZONES
from sortilege.games.grimoire.language.prove import Finding, Prover
from sortilege.games.grimoire.language.teach import Teacher
from sortilege.games.grimoire.language.tree import Cond, Spell
from sortilege.games.grimoire.language.write import Unsayable, writer

MOST_CLAUSES = 16


def repairs(spell: Spell, finding: Finding, teacher: Teacher) -> tuple[str, ...]:
    """Ways to mend a finding, in the words of the book's language."""
    match finding.code:
        case "E-CLASH" | "E-TWICE":
            said = _policies(spell, finding.code, teacher)
            return (*said, teacher.say("repair-E-TWICE")) if finding.code == "E-TWICE" else said
        case "E-COUNT" if finding.clause is not None:
            return (*_conditions(spell, finding.clause, teacher), teacher.say("repair-E-COUNT-fill"))
        case "E-UNDEF" if finding.clause is not None:
            return (_excluded(spell, finding.clause, teacher),)
        case _:
            return (teacher.say(f"repair-{finding.code}"),)


def _policies(spell: Spell, code: str, teacher: Teacher) -> tuple[str, ...]:
    """The clash sentences that settle it."""
    said = writer(teacher.language)
    options: list[tree.Clash] = [tree.Forbid()]
    if all(isinstance(one.move, tree.By) for one in spell.clauses):
        options.insert(0, tree.Stay())
    if code == "E-CLASH":
        options.insert(0, tree.Win((tree.Gems("me"),)))
    return tuple(
        teacher.say("repair-add", sentence=said.spell(Spell((), (), option))[0])
        for option in options
        if option != spell.clash and _settles(replace(spell, clash=option), code)
    )


def _conditions(spell: Spell, index: int, teacher: Teacher) -> tuple[str, ...]:
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
        sentence = writer(teacher.language).spell(Spell((), (cond,)))[0]
    except Unsayable:
        return ()
    return (teacher.say("repair-add", sentence=sentence),) if _settles(mended, "E-COUNT", index) else ()


def _excluded(spell: Spell, index: int, teacher: Teacher) -> str:
    """The zone from which the movement does not exist, if it has a name."""
    move = spell.clauses[index].move
    assert isinstance(move, tree.By)
    lost = frozenset(point for point in POINTS if image(move.map, point) is None)
    for name, points in ZONES.items():
        if points == lost:
            said = writer(teacher.language)
            return teacher.say("repair-E-UNDEF", zone=said.place(tree.Outside(tree.Zone(name))))
    return teacher.say("repair-E-UNDEF-some")


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
