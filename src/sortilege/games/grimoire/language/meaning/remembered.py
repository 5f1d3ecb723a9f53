"""Proofs that were made, remembered by what a spell says: who changes one word of a book has one spell proved again."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from sortilege.games.grimoire.language.gems import Board
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.prove import Finding, Prover
from sortilege.games.grimoire.language.tree import Spell, canonical

REMEMBERED = 4096  # spells; a hundred full books


@dataclass(frozen=True, slots=True)
class Proof:
    """What the prover found: errors; or, of a sound spell, warnings and positions in which it does something."""

    errors: tuple[Finding, ...] = ()
    warnings: tuple[Finding, ...] = ()
    samples: tuple[Board, ...] = ()
    hard: bool = False  # the prover gave up


def findings(spell: Spell) -> Proof:
    """The proof of a spell that passed the static checks; its clauses are numbered as the spell has them."""
    proof = _prove(canonical(spell))
    if not any(one.clause is not None for one in (*proof.errors, *proof.warnings)):
        return proof
    order = sorted(range(len(spell.clauses)), key=lambda place: repr(canonical(spell.clauses[place])))
    errors, warnings = (tuple(_placed(one, order) for one in some) for some in (proof.errors, proof.warnings))
    return replace(proof, errors=errors, warnings=warnings)


def _placed(finding: Finding, order: list[int]) -> Finding:
    """A finding about a clause of the canonical tree, as one about the clause of the spell that says it."""
    return finding if finding.clause is None else replace(finding, clause=order[finding.clause])


@lru_cache(REMEMBERED)
def _prove(spell: Spell) -> Proof:
    prover = Prover(spell)
    try:
        errors = tuple(prover.errors())
        if all(one.code == "E-FUNNEL" for one in errors):  # a house rule: by the letter the spell is sound
            return Proof(errors, (*prover.warnings(), *prover.vacuous()), tuple(prover.samples()))
        return Proof(errors)
    except TooHard:
        return Proof(hard=True)
    finally:
        prover.close()


def shortest_first(spells: Iterable[Spell]) -> list[int]:
    """The places of these spells, those first that are likely to be proved soon."""
    return [place for _, place in sorted((len(repr(spell)), place) for place, spell in enumerate(spells))]
