"""The prover: questions about a spell answered for every position at once, with a smallest position as evidence."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from sortilege.games.grimoire.language.gems import CLASSES, Board, board_text
from sortilege.games.grimoire.language.meaning.circuit import FALSE, Circuit, TooHard
from sortilege.games.grimoire.language.meaning.circuit import circuit as new_circuit
from sortilege.games.grimoire.language.meaning.evaluate import Fault, Outcome, evaluate
from sortilege.games.grimoire.language.meaning.symbolic import Meaning, differ
from sortilege.games.grimoire.language.points import POINTS
from sortilege.games.grimoire.language.tree import Cond, Forbid, Spell, Stay


@dataclass(frozen=True, slots=True)
class Finding:
    """A code, the clause concerned if one is, and a smallest position that shows it (none for E-DEAD)."""

    code: str
    clause: int | None = None
    board: Board | None = None
    points: tuple[int, ...] = ()


class Unconfirmed(AssertionError):
    """The prover and the evaluator disagree: a bug of the checker, never of the spell."""


class Prover:
    """The questions about one spell. The spell must have passed the static checks."""

    def __init__(self, spell: Spell) -> None:
        self.spell = spell
        self.circuit = new_circuit()
        self.meaning = Meaning(self.circuit, spell)

    def errors(self) -> list[Finding]:
        """Everything that makes the text doubtful in some position, or the spell useless in all of them."""
        meaning = self.meaning
        if self.circuit.solve(meaning.castable) is None:
            return [Finding("E-DEAD")]
        findings = [
            finding
            for code, gates in (
                ("E-UNDEF", meaning.undefined),
                ("E-COUNT", meaning.miscounted),
                ("E-MIXED", meaning.mixed),
            )
            for finding in self._clauses(code, gates)
        ]
        findings += self._whole("E-TWICE", meaning.castable, -meaning.broken, meaning.twice)
        if not isinstance(self.spell.clash, Forbid):
            findings += self._whole("E-CLASH", meaning.clean, meaning.unlike)
        findings += self._funnel()
        if not findings and self.circuit.solve(meaning.effective, meaning.changes) is None:
            findings = [Finding("E-DEAD")]
        return findings

    def _clauses(self, code: str, gates: list[int]) -> list[Finding]:
        return [
            Finding(code, index, board, _fault(evaluate(self.spell, board), code, index).points)
            for index, gate in enumerate(gates)
            if (board := self.smallest(lambda o, i=index: _has(o, code, i), self.meaning.castable, gate)) is not None  # type: ignore[misc]
        ]

    def _whole(self, code: str, *wanted: int) -> list[Finding]:
        board = self.smallest(lambda outcome: _has(outcome, code, None), *wanted)
        if board is None:
            return []
        return [Finding(code, None, board, _fault(evaluate(self.spell, board), code, None).points)]

    def _funnel(self) -> list[Finding]:
        """Finds three gems that arrive at one point; where the text forbids the cast they do not arrive (G8.1)."""
        meaning = self.meaning
        base = meaning.done if isinstance(self.spell.clash, Forbid) else meaning.clean
        board = self.smallest(_funnels(self.spell), base, meaning.crowded)
        return [] if board is None else [Finding("E-FUNNEL", None, board)]

    def warnings(self) -> list[Finding]:
        """What a master may have overlooked in a sound spell."""
        meaning = self.meaning
        mine_before, mine_after = meaning.gems_left("me")
        questions: list[tuple[str, Callable[[Outcome, Board], bool], int]] = [
            ("W-MERGE", lambda o, _: any(event.kind == "merges" for event in o.story), meaning.merges),
            ("W-OWN", lambda o, _: any(gem.owner == "me" for _, gem in o.taken), meaning.loses("me")),
            ("W-EMPRISE", _emprise, self.circuit.both(mine_before, -mine_after)),
            ("W-NOOP", lambda o, before: bool(o.ordered) and o.board == before, -meaning.changes),
        ]
        findings = []
        for code, shows, gate in questions:
            board = self.small_after(shows, meaning.effective, gate)
            if board is not None:
                findings.append(Finding(code, None, board))
        return findings

    def vacuous(self) -> list[Finding]:
        """Sentences of a sound spell that never do anything: a guard, an order, a clash that cannot be."""
        meaning, circuit = self.meaning, self.circuit
        found = []
        for index, (active, chosen) in enumerate(zip(meaning.active, meaning.chosen, strict=True)):
            if circuit.solve(meaning.castable, active) is None:
                found.append(Finding("W-GUARD", index))
            elif circuit.solve(meaning.castable, circuit.any(chosen)) is None:
                found.append(Finding("W-IDLE", index))
        if self.spell.clash is not None and circuit.solve(meaning.castable, meaning.clashing) is None:
            found.append(Finding("W-CALM"))
        return found

    def samples(self) -> list[Board]:
        """A few positions in which the spell does something, to tell it from others."""
        board = self.circuit.solve(self.meaning.effective, self.meaning.changes)
        return [] if board is None else [board]

    def small_after(self, shows: Callable[[Outcome, Board], bool], *wanted: int) -> Board | None:
        """A small position where the cast goes through and this is seen."""

        def shown(one: Board) -> bool:
            outcome = evaluate(self.spell, one)
            return outcome.verdict == "done" and shows(outcome, one)

        return smallest(self.circuit, shown, *wanted, patience=100)

    def smallest(self, shows: Callable[[Outcome], bool], *wanted: int) -> Board | None:
        return smallest(self.circuit, lambda board: shows(evaluate(self.spell, board)), *wanted)

    def smallest_of(self, shows: Callable[[Board], bool], *wanted: int) -> Board | None:
        """A small position where all of this holds, and the evaluator shows it."""
        return smallest(self.circuit, shows, *wanted, patience=200)

    def close(self) -> None:
        self.circuit.close()


def smallest(circuit: Circuit, shows: Callable[[Board], bool], *wanted: int, patience: int = 1000) -> Board | None:
    """A position with as few gems as possible in which all of this holds, confirmed by the evaluator."""
    best = circuit.solve(*wanted)
    while best is not None:
        if not shows(best):
            raise Unconfirmed(f"the evaluator does not confirm {board_text(best)}")
        best = shrunk(best, shows)
        occupied = [circuit.any(circuit.stands[point, gem] for gem in CLASSES) for point in POINTS]
        size = sum(gem is not None for gem in best)
        try:
            fewer = circuit.solve(*wanted, -circuit.count(occupied, size)[-1], patience=patience) if size else None
        except TooHard:
            fewer = None
        if fewer is None:
            return best
        best = fewer
    return None


def shrunk(board: Board, shows: Callable[[Board], bool]) -> Board:
    """The board without the gems that are not needed for it."""
    before: Board = ()
    while board != before:
        before = board
        for place in range(24):
            fewer = (*board[:place], None, *board[place + 1 :])
            if board[place] is not None and shows(fewer):
                board = fewer
    return board


def _has(outcome: Outcome, code: str, clause: int | None) -> bool:
    return any(fault.code == code and fault.clause == clause for fault in outcome.faults)


def _fault(outcome: Outcome, code: str, clause: int | None) -> Fault:
    return next(fault for fault in outcome.faults if fault.code == code and fault.clause == clause)


def _emprise(outcome: Outcome, before: Board) -> bool:
    had = any(gem is not None and gem.owner == "me" for gem in before)
    return had and not any(gem is not None and gem.owner == "me" for gem in outcome.board)


def _funnels(spell: Spell) -> Callable[[Outcome], bool]:
    if isinstance(spell.clash, Stay):
        return lambda _: False
    allowed = ("done",) if isinstance(spell.clash, Forbid) else ("done", "undetermined")
    return lambda outcome: outcome.verdict in allowed and outcome.crowd >= 3


def difference(one: Spell, other: Spell) -> Board | None:
    """A smallest position in which the two spells do not do the same; None if they are the same in all positions."""
    circuit = new_circuit()
    gate = differ(Meaning(circuit, one), Meaning(circuit, other))
    try:
        return (
            None if gate == FALSE else smallest(circuit, lambda board: effect(one, board) != effect(other, board), gate)
        )
    finally:
        circuit.close()


@lru_cache(1024)
def always(cond: Cond) -> bool:
    """Does a condition hold in every position?"""
    circuit = new_circuit()
    try:
        return circuit.solve(-Meaning(circuit, Spell((), (cond,))).castable) is None
    except TooHard:
        return False
    finally:
        circuit.close()


def effect(spell: Spell, board: Board) -> Board | None:
    """The position after a cast; None where it cannot be cast, also because it orders no gem (G4.5)."""
    outcome = evaluate(spell, board)
    return outcome.board if outcome.verdict == "done" and outcome.ordered else None
