"""Boolean circuits for the prover: gates are shared and folded, clauses are made as they grow, a SAT solver answers."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from pysat.solvers import Glucose4

from sortilege.games.grimoire.language.gems import CLASSES, MOST, Board
from sortilege.games.grimoire.language.points import POINTS

TRUE, FALSE = 1, -1
PATIENCE = 60_000  # conflicts of the solver before a circuit's questions are given up


class TooHard(Exception):
    """A question the solver did not answer within its patience."""


class Circuit:
    """All legal positions: variable stands(point, class), at most one gem a point and three of a class."""

    def __init__(self) -> None:
        self.clauses: list[list[int]] = [[TRUE]]
        self.top = 1
        self.gates: dict[tuple[int, ...], int] = {}
        self.counters: dict[tuple[int, ...], list[int]] = {}
        self.solver: Any = None
        self.sent = 0  # clauses the solver has
        self.stands = {(point, gem): self.variable() for point in POINTS for gem in CLASSES}
        for point in POINTS:
            for one, other in combinations(CLASSES, 2):
                self.clauses.append([-self.stands[point, one], -self.stands[point, other]])
        for gem in CLASSES:
            self.clauses.append([-self.count([self.stands[point, gem] for point in POINTS], MOST + 1)[MOST]])

    def copy(self) -> "Circuit":
        """The same circuit, free to grow on its own, with a solver of its own."""
        other = Circuit.__new__(Circuit)
        other.clauses, other.gates, other.counters = self.clauses.copy(), self.gates.copy(), self.counters.copy()
        other.stands, other.top, other.solver, other.sent = self.stands, self.top, None, 0
        return other

    def variable(self) -> int:
        self.top += 1
        return self.top

    def both(self, a: int, b: int) -> int:
        """a and b."""
        if a == FALSE or b == FALSE or a == -b:
            return FALSE
        if a in (TRUE, b):
            return b
        if b == TRUE:
            return a
        key = (a, b) if a < b else (b, a)
        gate = self.gates.get(key)
        if gate is None:
            gate = self.gates[key] = self.variable()
            self.clauses += ([-gate, a], [-gate, b], [gate, -a, -b])
        return gate

    def either(self, a: int, b: int) -> int:
        """a or b."""
        return -self.both(-a, -b)

    def all(self, parts: Iterable[int]) -> int:
        """Every part; a gate of its own, so that long lists stay flat."""
        wanted = sorted(set(parts) - {TRUE})
        if FALSE in wanted or any(-one in wanted for one in wanted if one > 0):
            return FALSE
        if len(wanted) < 3:
            return self.both(wanted[0], wanted[1]) if len(wanted) == 2 else wanted[0] if wanted else TRUE
        key = tuple(wanted)
        gate = self.gates.get(key)
        if gate is None:
            gate = self.gates[key] = self.variable()
            self.clauses += [[-gate, one] for one in wanted]
            self.clauses.append([gate, *(-one for one in wanted)])
        return gate

    def any(self, parts: Iterable[int]) -> int:
        return -self.all(-one for one in parts)

    def differ(self, a: int, b: int) -> int:
        """a or b but not both."""
        return self.either(self.both(a, -b), self.both(-a, b))

    def count(self, parts: Sequence[int], most: int) -> list[int]:
        """For k = 1 .. most, a gate that says: at least k of the parts."""
        key = (most, *parts)
        if key not in self.counters:
            outputs = [FALSE] * most
            for part in parts:
                if part != FALSE:
                    for k in range(most - 1, 0, -1):
                        outputs[k] = self.either(outputs[k], self.both(part, outputs[k - 1]))
                    outputs[0] = self.either(outputs[0], part)
            self.counters[key] = outputs
        return self.counters[key]

    def sum(self, counts: Sequence[list[int]]) -> list[int]:
        """For k = 1 .. the total length: at least k in all, where each list says so of one part."""
        total: list[int] = []
        for part in counts:
            left, right = [TRUE, *total], [TRUE, *part]
            sums: list[list[int]] = [[] for _ in range(len(left) + len(right) - 1)]
            for i, a in enumerate(left):
                for j, b in enumerate(right):
                    sums[i + j].append(self.both(a, b))
            total = [self.any(one) for one in sums[1:]]
        return total

    def several(self, parts: Sequence[int]) -> int:
        """At least two of the parts."""
        return self.count(parts, 2)[1]

    def solve(self, *wanted: int, patience: int = PATIENCE) -> Board | None:
        """A position in which all of this holds, or None if there is none; TooHard when patience is at an end.

        patience bounds this question; all questions to one circuit share PATIENCE.
        """
        if FALSE in wanted:
            return None
        if self.solver is None:
            self.solver = Glucose4()
        for clause in self.clauses[self.sent :]:
            self.solver.add_clause(clause)
        self.sent = len(self.clauses)
        spent = self.solver.accum_stats()["conflicts"]
        self.solver.conf_budget(max(1, min(patience, PATIENCE - spent)))
        answer = self.solver.solve_limited(assumptions=list(wanted))
        if answer is None:
            raise TooHard(f"no answer after {min(patience, PATIENCE - spent)} conflicts")
        if not answer:
            return None
        true = {one for one in self.solver.get_model() if one > 0}
        return tuple(next((gem for gem in CLASSES if self.stands[point, gem] in true), None) for point in POINTS)

    def close(self) -> None:
        """Gives the solver's memory back."""
        if self.solver is not None:
            self.solver.delete()
            self.solver = None


@cache
def _positions() -> Circuit:
    return Circuit()


def circuit() -> Circuit:
    """A circuit of its own with all legal positions and nothing else."""
    return _positions().copy()
