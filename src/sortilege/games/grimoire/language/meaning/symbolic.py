"""A spell as a circuit over all positions at once: the same steps as `evaluate`, gate by gate."""

from collections.abc import Sequence
from itertools import zip_longest

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.gems import CLASSES, MOST, Gem
from sortilege.games.grimoire.language.meaning.circuit import FALSE, TRUE, Circuit
from sortilege.games.grimoire.language.meaning.evaluate import image, matches
from sortilege.games.grimoire.language.points import POINTS, ZONES
from sortilege.games.grimoire.language.tree import Cond, Gems, Place, Spell

Row = list[int]  # a gate for each of the 24 points


class Meaning:
    """The gates of one spell; several spells may share one circuit.

    castable: the conditions hold. undefined, miscounted, mixed: a gate for each clause (E-UNDEF, E-COUNT, E-MIXED).
    twice: a gem has two orders and the text does not settle it. unlike: the same of unlike gems that meet.
    crowded: three gems arrive at one point. done: the cast goes through. after: what stands on each point afterwards.
    """

    def __init__(self, circuit: Circuit, spell: Spell) -> None:
        self.circuit = circuit
        self.spell = spell
        self.castable = circuit.all(self.cond(one) for one in spell.require)
        self.active = [TRUE if one.when is None else self.cond(one.when) for one in spell.clauses]
        self.chosen = [
            [circuit.both(active, gate) for gate in self.select(clause.gems)]
            for active, clause in zip(self.active, spell.clauses, strict=True)
        ]
        count = len(spell.clauses)
        self.undefined, self.miscounted, self.mixed = [FALSE] * count, [FALSE] * count, [FALSE] * count
        self.targets: dict[int, Row] = {}  # of the clauses that send a group to a set of points
        self.alone: dict[int, int] = {}  # their group is a single gem
        for index, clause in enumerate(spell.clauses):
            if isinstance(clause.move, tree.By):
                self._by(index)
            else:
                self._group(index)
        self.broken = circuit.any(self.undefined + self.miscounted + self.mixed)
        self._orders()
        self._arrivals()
        self._result()

    def select(self, gems: Gems) -> Row:
        at = [TRUE] * 24 if gems.at is None else self.place(gems.at)
        return [self.circuit.both(at[point - 1], self.kind(gems, point)) for point in POINTS]

    def kind(self, gems: Gems, point: int) -> int:
        return self.circuit.any(self.circuit.stands[point, gem] for gem in CLASSES if matches(gems, gem))

    def place(self, place: Place) -> Row:
        circuit = self.circuit
        match place:
            case tree.Points(points):
                return [TRUE if point in points else FALSE for point in POINTS]
            case tree.Zone(name):
                return [TRUE if point in ZONES[name] else FALSE for point in POINTS]
            case tree.Both(parts):
                rows = [self.place(one) for one in parts]
                return [circuit.all(row[i] for row in rows) for i in range(24)]
            case tree.Either(parts):
                rows = [self.place(one) for one in parts]
                return [circuit.any(row[i] for row in rows) for i in range(24)]
            case tree.Outside(part):
                return [-gate for gate in self.place(part)]
            case tree.Where(gems):
                return self.select(gems)
            case tree.Reached(route, start):
                row = self.place(start)
                ends = [image(route, point) for point in POINTS]
                return [circuit.any(row[i] for i in range(24) if ends[i] == point) for point in POINTS]

    def count(self, gems: Gems) -> Row:
        """For k = 1, 2 ...: at least k such gems; counted class by class, so that sums of classes are seen through."""
        at = [TRUE] * 24 if gems.at is None else self.place(gems.at)
        return self.circuit.sum([self.count_class(at, gem) for gem in CLASSES if matches(gems, gem)])

    def count_class(self, at: Row, gem: Gem) -> Row:
        here = [self.circuit.both(at[point - 1], self.circuit.stands[point, gem]) for point in POINTS]
        return self.circuit.count(here, MOST + 1)[:MOST]

    def cond(self, cond: Cond) -> int:
        match cond:
            case tree.Count(gems, sign, number):
                reach = [TRUE, *self.count(gems), FALSE]
                enough = reach[min(number, len(reach) - 1)]
                more = reach[min(number + 1, len(reach) - 1)]
                return {"=": self.circuit.both(enough, -more), ">=": enough, "<=": -more}[sign]
            case tree.Compare(left, sign, right):
                return self.compare(left, sign, right)
            case tree.All(parts):
                return self.circuit.all(self.cond(one) for one in parts)
            case tree.Some(parts):
                return self.circuit.any(self.cond(one) for one in parts)
            case tree.No(part):
                return -self.cond(part)

    def compare(self, left: Gems, sign: str, right: Gems) -> int:
        pairs = list(zip_longest(self.count(left), self.count(right), fillvalue=FALSE))
        more = self.circuit.any(self.circuit.both(a, -b) for a, b in pairs)
        fewer = self.circuit.any(self.circuit.both(-a, b) for a, b in pairs)
        return {"=": self.circuit.both(-more, -fewer), ">": more, "<": fewer}[sign]

    def _by(self, index: int) -> None:
        """A map of steps may lead nowhere from a point; a table concerns its own starting points only."""
        move = self.spell.clauses[index].move
        assert isinstance(move, tree.By)
        chosen = self.chosen[index]
        lost = [i for i, point in enumerate(POINTS) if image(move.map, point) is None]
        if not hasattr(move.map, "pairs"):
            self.undefined[index] = self.circuit.any(chosen[i] for i in lost)
        for i in lost:
            chosen[i] = FALSE

    def _group(self, index: int) -> None:
        """As many points as gems, and all gems of one class."""
        circuit, clause = self.circuit, self.spell.clauses[index]
        active = self.active[index]
        reach = [circuit.both(active, gate) for gate in self.count(clause.gems)]
        if isinstance(clause.move, tree.Fill):
            spots = list(enumerate(clause.move.points[: len(reach)]))
            target = [circuit.any(reach[k] for k, spot in spots if spot == point) for point in POINTS]
            self.miscounted[index] = reach[len(spots)] if len(spots) < len(reach) else FALSE
        else:
            assert isinstance(clause.move, tree.To)
            target = [circuit.both(active, gate) for gate in self.place(clause.move.place)]
            wanted = [circuit.both(active, gate) for gate in self.count_place(clause.move.place, len(reach) + 1)]
            pairs = zip_longest(reach, wanted, fillvalue=FALSE)
            self.miscounted[index] = circuit.any(circuit.differ(a, b) for a, b in pairs)
        self.mixed[index] = circuit.several(list(self.present(index).values()))
        self.targets[index] = target
        self.alone[index] = -reach[1]

    def count_place(self, place: Place, most: int) -> Row:
        """At least k points, for k = 1 .. most (or fewer, where the place cannot have more)."""
        if isinstance(place, tree.Where):
            return self.count(place.gems)
        if isinstance(place, tree.Outside) and isinstance(place.part, tree.Where):
            inside = [TRUE, *self.count(place.part.gems), *[FALSE] * 24]
            return [-inside[25 - k] for k in range(1, most + 1)]
        return self.circuit.count(self.place(place), most)

    def present(self, index: int) -> dict[Gem, int]:
        """For each class: a gem of it is among those the clause names."""
        gems = self.spell.clauses[index].gems
        at = [TRUE] * 24 if gems.at is None else self.place(gems.at)
        kinds = [gem for gem in CLASSES if matches(gems, gem)]
        return {gem: self.circuit.both(self.active[index], self.count_class(at, gem)[0]) for gem in kinds}

    def _orders(self) -> None:
        """double[p]: the gem on p has two orders that differ, or of which one does not say which point is its own."""
        count = len(self.spell.clauses)
        pairs = [(i, j) for i in range(count) for j in range(i + 1, count)]
        self.ordered = [self.circuit.any(self.chosen[i][p] for i in range(count)) for p in range(24)]
        self.double = [self.circuit.any(self._two(i, j, p) for i, j in pairs) for p in range(24)]
        clash = self.spell.clash
        settled = isinstance(clash, tree.Stay | tree.Forbid) and clash.double
        self.any_double = self.circuit.any(self.double)
        self.twice = FALSE if settled else self.any_double

    def _two(self, i: int, j: int, p: int) -> int:
        circuit = self.circuit
        named = circuit.both(self.chosen[i][p], self.chosen[j][p])
        if named == FALSE:
            return FALSE
        ends = self._end(i, p), self._end(j, p)
        if isinstance(ends[0], int) and isinstance(ends[1], int):
            return FALSE if ends[0] == ends[1] else named
        rows = [_only(end) if isinstance(end, int) else end for end in ends]
        meet = circuit.any(circuit.both(a, b) for a, b in zip(*rows, strict=True))
        certain = circuit.both(self.alone.get(i, TRUE), self.alone.get(j, TRUE))
        return circuit.both(named, -circuit.both(certain, meet))

    def _end(self, index: int, p: int) -> int | Row:
        move = self.spell.clauses[index].move
        if isinstance(move, tree.By):
            end = image(move.map, p + 1)
            assert end is not None
            return end
        return self.targets[index]

    def _arrivals(self) -> None:
        """arrivals[q]: (gate, gate of each class) of everything that may arrive at q; each gem arrives once."""
        circuit = self.circuit
        self.arrivals: list[list[tuple[int, dict[Gem, int]]]] = [[] for _ in POINTS]
        self.leaving: dict[tuple[int, int], int] = {}  # (p, q): the gem on p goes to q by a map
        for index, clause in enumerate(self.spell.clauses):
            if isinstance(clause.move, tree.By):
                for p, point in enumerate(POINTS):
                    if self.chosen[index][p] != FALSE:
                        pair = p, (image(clause.move.map, point) or 0) - 1
                        gate = circuit.both(self.chosen[index][p], -self.double[p])
                        self.leaving[pair] = circuit.either(self.leaving.get(pair, FALSE), gate)
        for (p, q), gate in self.leaving.items():
            kinds = {gem: circuit.both(gate, circuit.stands[p + 1, gem]) for gem in self._kinds(p)}
            self.arrivals[q].append((gate, kinds))
        for index in self.targets:
            self._group_arrivals(index)

    def _kinds(self, p: int) -> list[Gem]:
        """The classes that some clause may send away from a point by a map."""
        sent = [
            c.gems
            for i, c in enumerate(self.spell.clauses)
            if isinstance(c.move, tree.By) and self.chosen[i][p] != FALSE
        ]
        return [gem for gem in CLASSES if any(matches(gems, gem) for gems in sent)]

    def _group_arrivals(self, index: int) -> None:
        """A group arrives on its points, unless its single gem already arrives by another clause."""
        circuit, chosen = self.circuit, self.chosen[index]
        earlier = [i for i in range(len(self.chosen)) if i not in self.targets or i < index]
        again = circuit.any(circuit.both(chosen[p], self.chosen[i][p]) for i in earlier for p in range(24))
        present = self.present(index)
        for q, target in enumerate(self.targets[index]):
            gate = circuit.both(target, -again)
            if gate != FALSE:
                self.arrivals[q].append((gate, {gem: circuit.both(gate, present[gem]) for gem in present}))

    def _result(self) -> None:
        circuit, clash = self.circuit, self.spell.clash
        self.arrived = [circuit.any(gate for gate, _ in here) for here in self.arrivals]
        self.met = [circuit.several([gate for gate, _ in here]) for here in self.arrivals]
        self.third = [circuit.count([gate for gate, _ in here], 3)[2] for here in self.arrivals]
        self.kinds = [
            {gem: circuit.any(kinds.get(gem, FALSE) for _, kinds in here) for gem in CLASSES} for here in self.arrivals
        ]
        stay = isinstance(clash, tree.Stay)
        self.winners = [self._winning(here) for here in self.kinds]
        unlike = [circuit.several(list(here.values())) for here in self.winners]
        self.unlike = FALSE if stay else circuit.any(unlike)
        self.crowded = FALSE if stay else circuit.any(self.third)
        self.clean = circuit.all([self.castable, -self.broken, -self.twice])
        stopped = [self.unlike] + ([self.any_double] if isinstance(clash, tree.Forbid) else [])
        self.done = circuit.all([self.clean, *(-one for one in stopped)])
        self.lands = (
            [circuit.both(a, -m) for a, m in zip(self.arrived, self.met, strict=True)] if stay else self.arrived
        )
        leaves = [self._leaves(p) for p in range(24)]
        self.after = {
            (point, gem): circuit.either(
                circuit.both(self.lands[q], self.winners[q][gem]),
                circuit.all([circuit.stands[point, gem], -leaves[q], -self.lands[q]]),
            )
            for q, point in enumerate(POINTS)
            for gem in CLASSES
        }

    def _winning(self, here: dict[Gem, int]) -> dict[Gem, int]:
        """Which of the classes that arrive may stay: those of the first group of winners that is present, else all."""
        circuit = self.circuit
        if not isinstance(self.spell.clash, tree.Win):
            return here
        result = dict.fromkeys(CLASSES, FALSE)
        none_before = TRUE
        for group in [*self.spell.clash.groups, Gems("any")]:
            listed = [gem for gem in CLASSES if matches(group, gem)]
            for gem in listed:
                result[gem] = circuit.either(result[gem], circuit.both(none_before, here[gem]))
            none_before = circuit.both(none_before, -circuit.any(here[gem] for gem in listed))
        return result

    def _leaves(self, p: int) -> int:
        """The gem on p obeys an order; under `stay` the gems that would meet do not."""
        if isinstance(self.spell.clash, tree.Stay):
            obeys = (self.circuit.both(gate, -self.met[q]) for (a, q), gate in self.leaving.items() if a == p)
            return self.circuit.any(obeys)
        return self.ordered[p]

    @property
    def clashing(self) -> int:
        """A gem has two orders, or gems meet: under `stay` any gems, else unlike ones."""
        stay = isinstance(self.spell.clash, tree.Stay)
        unlike = [self.circuit.several(list(here.values())) for here in self.kinds]
        return self.circuit.any([self.any_double, *(self.met if stay else unlike)])

    @property
    def effective(self) -> int:
        """The cast goes through and orders at least one gem: what the rules of play call a cast."""
        return self.circuit.both(self.done, self.circuit.any(self.ordered))

    @property
    def changes(self) -> int:
        """Some point does not hold afterwards what it held before."""
        return self.circuit.any(self.circuit.differ(self.after[key], gate) for key, gate in self.circuit.stands.items())

    def gems_left(self, owner: str) -> tuple[int, int]:
        """The owner has a gem on the board before, and after."""
        before = self.circuit.any(gate for (_, gem), gate in self.circuit.stands.items() if gem.owner == owner)
        return before, self.circuit.any(gate for (_, gem), gate in self.after.items() if gem.owner == owner)

    def loses(self, owner: str) -> int:
        """A gem of the owner is taken."""
        circuit = self.circuit
        standing = [circuit.both(self._owned(point, owner), self._taken(point - 1)) for point in POINTS]
        return circuit.any([*standing, *(self._beaten(q, owner) for q in range(24))])

    def _owned(self, point: int, owner: str) -> int:
        return self.circuit.any(self.circuit.stands[point, gem] for gem in CLASSES if gem.owner == owner)

    def _taken(self, q: int) -> int:
        return self.circuit.both(self.lands[q], -self._leaves(q))

    def _beaten(self, q: int, owner: str) -> int:
        """An arriving gem of the owner is taken at q: two arrive, and not exactly the other side is hit."""
        circuit = self.circuit
        if isinstance(self.spell.clash, tree.Stay):
            return FALSE
        mine = [
            circuit.any(kinds.get(gem, FALSE) for gem in CLASSES if gem.owner == owner) for _, kinds in self.arrivals[q]
        ]
        wins = circuit.any(self.winners[q][gem] for gem in CLASSES if gem.owner == owner)
        return circuit.either(circuit.both(circuit.any(mine), -wins), circuit.several(mine))

    @property
    def merges(self) -> int:
        """Two identical gems arrive at one point and one of them remains; two that another beats do not count."""
        if isinstance(self.spell.clash, tree.Stay):
            return FALSE
        circuit = self.circuit
        return circuit.any(
            circuit.both(won[gem], circuit.several([kinds.get(gem, FALSE) for _, kinds in here]))
            for here, won in zip(self.arrivals, self.winners, strict=True)
            for gem in CLASSES
        )


def _only(point: int) -> Row:
    return [TRUE if one == point else FALSE for one in POINTS]


def differ(one: Meaning, other: Meaning) -> int:
    """The two spells, on one circuit, do not do the same: one can be cast and the other not, or the results differ."""
    circuit = one.circuit
    results: Sequence[int] = [circuit.differ(one.after[key], other.after[key]) for key in circuit.stands]
    castable = circuit.differ(one.effective, other.effective)
    return circuit.either(castable, circuit.all([one.effective, other.effective, circuit.any(results)]))
