"""From what sentences say to trees: movements of gems, and what has to be asked about them."""

from dataclasses import dataclass, replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.points import ZONES
from sortilege.games.grimoire.language.text.build_tree import neighbours
from sortilege.games.grimoire.language.tree import Clause, Cond, Gems
from sortilege.games.grimoire.language.wide import known, said
from sortilege.games.grimoire.language.wide.referents import Referents
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Steps, ToPlace, ToPoints
from sortilege.games.grimoire.language.wide.told_spell import Choosing, Contradiction, Nonsense, ToldPart

_AS_MANY = said.Rider("when", (said.SameAmount(),))


@dataclass
class Resolver(Referents):
    """One statement being understood: its orders."""

    spin: str = ""
    amount: int = 0  # of a turn for which none is said
    missing: bool = False

    def clauses(self, order: Any, when: tuple[Cond, ...] = ()) -> list[Clause]:
        self.when = when
        if isinstance(order, said.Taking):
            return self._taking(order, when)
        if self.told.clauses and any(rider.kind == "first" for rider in order.riders):
            raise Nonsense  # "then" after an order would be a second movement
        self.there = self.told.where
        self.aim = order.move.points if isinstance(order.move, ToPoints) else ()
        subjects: list[Gems] = []
        for named in order.gems:
            subjects.append(self.gems(named))
            self.told = self.told.naming(subjects[-1:])  # "and those of ..." are of the gems before them
        conds = list(when)
        for named, gems in zip(order.gems, subjects, strict=True):
            if named.how == "a" and not self._alone(gems) and self.choose("any", ("every", "one")) == "one":
                conds.append(tree.Count(gems, "=", 1))
        names, named_first = order.gems, list(subjects)
        for rider in order.riders:
            if rider == _AS_MANY and (landmark := _landmark(order.move)) is not None:
                self.told = self.told.naming([*subjects, self.gems(landmark)])
            if rider.kind == "but_gems":
                names, subjects = self._without(rider.value, names, subjects, order.move)
            subjects, conds = self._ridden(rider, names, subjects, conds)
        guard = None if not conds else conds[0] if len(conds) == 1 else tree.All(tuple(conds))
        made: list[Clause] = []
        for named, gems in zip(names, subjects, strict=True):
            made += self._moved(named, gems, order.move, guard)
        if any(tree.Count(gems, "=", 1) not in (*conds, *self._required()) for gems in self.alone):
            raise Nonsense
        self.alone.clear()
        self._claims(order, made)
        fronted = any(rider.kind == "in" for rider in order.riders)
        self.told = self.told.naming(named_first if fronted else subjects)
        return made

    def _without(
        self, other: Named, names: tuple[Named, ...], subjects: list[Gems], move: Any
    ) -> tuple[tuple[Named, ...], list[Gems]]:
        """All but these gems of one master; a group that falls apart cannot share points."""
        excepted = self.gems(other)
        parts = [
            (named, rest)
            for named, gems in zip(names, subjects, strict=True)
            for rest in _rest(gems, excepted)
            if known.points_of(rest.at) != frozenset()
        ]
        if not parts or (len(parts) > len(subjects) and not isinstance(move, Steps | said.Pairs)):
            raise Nonsense
        if [rest for _, rest in parts] == subjects:
            raise Nonsense  # none of them was meant anyway
        return tuple(named for named, _ in parts), [rest for _, rest in parts]

    def _ridden(
        self, rider: said.Rider, named: tuple[Named, ...], subjects: list[Gems], conds: list[Cond]
    ) -> tuple[list[Gems], list[Cond]]:
        if rider.kind == "elsewhere":
            places = tuple(gems.at for gems in (*self.told.stays, *self.stayed) if gems.at is not None)
            if not places:
                raise Nonsense
            rider = said.Rider("but", places[0] if len(places) == 1 else tree.Either(places))
        if rider.kind in ("if", "in", "but"):
            place = self.place_of(rider.value)
            place = tree.Outside(place) if rider.kind == "but" else place
            return [replace(gems, at=known.both(gems.at, place)) for gems in subjects], conds
        if rider.kind in ("made_of", "not_made_of"):
            inside = rider.kind == "made_of"
            kept = ["".join(e for e in gems.elements if (e in rider.value) == inside) for gems in subjects]
            if not all(kept):
                raise Nonsense
            return [replace(gems, elements=e) for gems, e in zip(subjects, kept, strict=True)], conds
        if rider.kind == "owned":
            if any(gems.owner not in ("any", rider.value) for gems in subjects) or rider.value not in ("me", "opp"):
                raise Nonsense
            return [replace(gems, owner=rider.value) for gems in subjects], conds
        if rider.kind == "whatever" and rider.value == "owner" and any(gems.owner != "any" for gems in subjects):
            raise Nonsense
        if rider.kind == "present":
            number = rider.value or named[0].number
            if len(subjects) != 1 or not number:
                raise Nonsense
            if any(isinstance(one, tree.Count) and one.gems == subjects[0] and one.sign == "=" for one in conds):
                raise Nonsense  # their number was said already
            return subjects, [*conds, tree.Count(subjects[0], "=", number)]
        if rider.kind == "when":
            if rider != _AS_MANY or len(self.told.last) != 2:
                self.told = self.told.naming(subjects)
            return subjects, conds + list(self.conds(rider.value))
        return subjects, conds

    def _taking(self, order: said.Taking, when: tuple[Cond, ...]) -> list[Clause]:
        one = self.gems(order.gems)
        if order.gems.how != "former":
            self.told = self.told.naming([one])
        other = self.gems(order.other)
        conds = list(when)
        for rider in order.riders:
            if rider.kind != "when" or rider.value != (said.SameAmount(),):
                raise Nonsense
            self.told = replace(
                self.told, parts=(*self.told.parts, ToldPart(self.place, (tree.Compare(one, "=", other),)))
            )
        guard = None if not conds else conds[0] if len(conds) == 1 else tree.All(tuple(conds))
        self.told = self.told.naming([one, other])
        made = [Clause(one, tree.To(tree.Where(other)), guard)]
        return [*made, Clause(other, tree.To(tree.Where(one)), guard)] if order.both else made

    def _moved(self, named: Named, gems: Gems, move: Any, when: Cond | None) -> list[Clause]:
        match move:
            case Steps():
                parts = _by_arcs(move, gems)
                return [Clause(part, tree.By(self._path(move, part)), when) for part in parts]
            case said.TwiceTold(words, pairs, True):
                return self._begun(gems, words, pairs, when)
            case said.TwiceTold(words, pairs):
                return [Clause(*self._told_twice(gems, words, pairs), when)]
            case said.Pairs(pairs):
                return [Clause(self._from(gems, pairs), tree.By(tree.table(pairs)), when)]
            case ToPoints(points, "order") if isinstance(named.at, said.Listed):
                return self._each(named, gems, points, when)
            case ToPoints(points, "order"):
                return self._moved(named, gems, ToPoints(points, "priority"), when)
            case ToPoints(points, "each"):
                return self._each(named, gems, points, when)
            case ToPoints(points, how):
                how = "set" if how == "bare" else how
                if len(set(points)) < len(points):
                    raise Nonsense
                return self._to_points(named, gems, points, how, when)
            case ToPlace(said.There()):
                there = known.points_of(self.there) or frozenset()
                if len(there) != 1:
                    raise Nonsense
                return self._to_points(named, gems, tuple(there), "set", when)
            case ToPlace(said.OneOrAnother()):
                raise Choosing
            case ToPlace(place):
                return [Clause(gems, tree.To(self.place_of(place)), when)]
            case said.Away(amount, anchor):
                return self._away(gems, amount, anchor, when)
        raise Nonsense

    def _to_points(
        self, named: Named, gems: Gems, points: tuple[int, ...], how: str, when: Cond | None
    ) -> list[Clause]:
        """To points; what is said to stand on given points goes from there to one by a table, if it is there."""
        start = known.points_of(gems.at) or frozenset()
        there = when == tree.Count(gems, ">=", 1)
        given = len(start) == 1 or (isinstance(named.at, said.Listed) and when != tree.Count(gems, "=", 1))
        if given and len(points) == 1 and how != "priority" and (len(start) == 1 or self._all_go()):
            table = tree.table([(one, points[0]) for one in sorted(start)])
            return [Clause(replace(gems, at=None), tree.By(table), None if there else when)]
        target = tree.Fill(points) if how == "priority" else tree.To(tree.points(points))
        return [Clause(gems, target, when)]

    def _all_go(self) -> bool:
        """Do all gems of several points go to one, or must there be one gem?"""
        return self.told.clash is not None or self.choose("each", ("all", "one")) == "all"

    def _from(self, gems: Gems, pairs: tuple[tuple[int, int], ...]) -> Gems:
        """A table says itself where its gems stand; a place that agrees need not be said again."""
        points = known.points_of(gems.at)
        inside = points is not None and points.issuperset(start for start, _ in pairs)
        return replace(gems, at=None) if inside else gems

    def _each(self, named: Named, gems: Gems, points: tuple[int, ...], when: Cond | None) -> list[Clause]:
        if not isinstance(named.at, said.Listed) or len(named.at.points) != len(points):
            raise Nonsense
        if gems.at != self.place_of(named.at):
            raise Nonsense  # some of the points are excepted
        table = tree.table(list(zip(named.at.points, points, strict=True)))
        return [Clause(replace(gems, at=None), tree.By(table), when)]

    def _path(self, move: Steps, gems: Gems, amount: int = 0) -> tree.Path:
        steps: list[str] = []
        for name, said_number in move.steps:
            step, number = name, said_number
            if isinstance(step, said.ToArc):
                steps += self._to_arc(step, number, gems)
                continue
            if isinstance(step, said.NextKind):
                step, number = self._next_kind(step, gems)
            if step == "him" and (gems.owner == "me" or self.told.speaker):
                step = "up" if self.told.speaker else "down"
            if step == "owner":
                step = {"me": "down", "opp": "up"}.get(gems.owner, "")
            if not step:
                raise Nonsense  # each master's gems would go another way
            if step in ("ahead", "him"):
                step = str(self.choose("ahead", ("up", "down")))
            if step == "way":
                step = str(self.choose("way", ("cw", "ccw", "in", "out", "up", "down", "left", "right")))
            if step == "round":
                step = "cw" if number == 4 else str(self.choose("spin", ("cw", "ccw")))  # half an arc is both
            if step == "same":
                step = self.spin
                if not step:
                    raise Nonsense
            if step == "back":
                if self.spin not in ("cw", "ccw"):
                    raise Nonsense
                step = {"cw": "ccw", "ccw": "cw"}[self.spin]
            if step == "some":
                step = self._symmetry()
            if step in ("cw", "ccw"):
                self.spin = step
            if not number:
                number = amount or self.amount or 1
                self.missing = self.missing or not amount
            steps += [step] * number
        if len(steps) > 23:
            raise Nonsense
        return tree.Path(tuple(steps))

    def _to_arc(self, step: said.ToArc, number: int, gems: Gems) -> tuple[str, ...]:
        """The way to another arc, which must be as it is said to be."""
        way = known.toward_arc(step.arc, gems.at)
        if way is None or number not in (0, len(way)) or step.radial not in ("", way[0]):
            raise Nonsense
        if step.kind != "points" and not known.inside(gems.at, step.kind):
            raise Nonsense
        return way

    def _next_kind(self, step: said.NextKind, gems: Gems) -> tuple[str, int]:
        """Angles and intersections take turns on an arc: the next one is one point ahead, or two."""
        if step.kind == "points":
            raise Nonsense
        if step.kind == "crossroads" and not known.inside(gems.at, "crossroads"):
            raise Nonsense
        if known.inside(gems.at, step.kind):
            return step.spin, 2
        if known.inside(gems.at, {"angles": "intersections", "intersections": "angles"}[step.kind]):
            return step.spin, 1
        raise Nonsense

    def _lands_next(self, kind: str, clause: Clause) -> bool:
        """Does the movement lead along the arc to the next angle or intersection?"""
        match clause.move:
            case tree.By(tree.Path((("cw" | "ccw") as spin, *_) as steps)):
                return set(steps) == {spin} and self._next_kind(said.NextKind(kind, spin), clause.gems)[1] == len(steps)
        return False

    def _symmetry(self) -> str:
        """The symmetry that was named before."""
        for clause in self.told.clauses[::-1]:
            match clause.move:
                case tree.By(tree.Path((("mirror" | "flip" | "half") as step, *_))):
                    return step
        return str(self.choose("symmetry", ("mirror", "flip", "half")))

    def _told_twice(self, gems: Gems, words: Any, pairs: tuple[tuple[int, int], ...]) -> tuple[Gems, tree.Move]:
        """Words and pairs that agree for one amount are that path; else one of them is a mistake."""
        table = Clause(self._from(gems, pairs), tree.By(tree.table(pairs)))
        wanted = known.orders_of([table])
        for amount in range(1, 5):  # nobody calls the long way round clockwise
            path = tree.By(self._path(words, gems, amount))
            if known.orders_of([Clause(gems, path)]) == wanted:
                return gems, path
        if self.choose("told", ("pairs", "words")) == "pairs":
            return table.gems, table.move
        return gems, tree.By(self._path(words, gems, 1))

    def _begun(self, gems: Gems, words: Any, pairs: tuple[tuple[int, int], ...], when: Cond | None) -> list[Clause]:
        """Words, and pairs with "and so on", which must follow from them."""
        made = Clause(gems, tree.By(self._path(words, gems)))
        if not known.said_before([Clause(gems, tree.By(tree.table(pairs)))], [made]) or self.missing:
            raise Contradiction
        return [replace(made, when=when)]

    def _away(self, gems: Gems, amount: int, anchor: Named, when: Cond | None) -> list[Clause]:
        """Away from gems beside which they stand, on the same arc: to each side."""
        place = gems.at
        if not isinstance(place, tree.Either) or not isinstance(place.parts[0], tree.Reached):
            raise Nonsense
        source = place.parts[0].place
        assert isinstance(source, tree.Where)
        if place != neighbours(source.gems) or anchor.elements not in ("", source.gems.elements):
            raise Nonsense
        self.told = replace(self.told, pushed=self.place)
        return [
            Clause(replace(gems, at=part), tree.By(tree.Path((step,) * amount)), when)
            for part, step in zip(place.parts, ("cw", "ccw"), strict=True)
        ]

    def _claims(self, order: Ordered, made: list[Clause]) -> None:
        """What an order adds in other words must be true of it."""
        made = [replace(clause, when=None) for clause in made]
        for rider in order.riders:
            if rider.kind == "landing":
                place = known.points_of(self.place_of(rider.value))
                ends = set((known.orders_of(made) or {}).values()) or {end for one in made for end in known.aims(one)}
                if place is None or not ends or not place.issuperset(ends):
                    raise Nonsense
            if rider.kind == "mirrored":
                first, second = (known.points_of(clause.gems.at) for clause in made)
                arrive = set((known.orders_of(made[:1]) or {}).values())
                if first is None or second is None or first & second or arrive != second:
                    raise Nonsense
            if rider.kind == "next_kind" and not all(self._lands_next(rider.value, clause) for clause in made):
                raise Nonsense
            if rider.kind == "matching" and not _radial(known.orders_of(made)):
                raise Nonsense
            if rider.kind == "opposite" and not _across(known.orders_of(made)):
                raise Nonsense
            if rider.kind == "wraps" and not all(known.by_number(clause) for clause in made):
                raise Nonsense
            if rider.kind == "same" and not isinstance(rider.value, Steps):
                raise Nonsense
            if rider.kind == "same":
                again = [Clause(clause.gems, tree.By(self._path(rider.value, clause.gems))) for clause in made]
                if known.orders_of(again) != known.orders_of(made):
                    raise Contradiction


def _landmark(move: Any) -> Any:
    """The gems where others go, or near which."""
    match move:
        case ToPlace(tree.Where(gems)) | ToPlace(tree.Reached(_, tree.Where(gems))):
            return gems
    return None


def _by_arcs(move: Steps, gems: Gems) -> list[Gems]:
    """Gems on two arcs that go to the third: each arc has a way of its own."""
    match move.steps, known.points_of(gems.at):
        case ((said.ToArc(arc), _),), frozenset() as points if not points & ZONES[arc]:
            arcs = [tree.Zone(one) for one in ("outer", "middle", "inner") if points & ZONES[one]]
            return [replace(gems, at=known.both(gems.at, one)) for one in arcs] if len(arcs) > 1 else [gems]
    return [gems]


def _rest(gems: Gems, excepted: Gems) -> list[Gems]:
    """The gems without those excepted: other masters' gems, other elements, other places."""
    owners: tuple[tree.Owner, ...] = ("me", "opp") if gems.owner == "any" else (gems.owner,)
    touched = [one for one in owners if excepted.owner in ("any", one)]
    rest = [replace(gems, owner=one) for one in owners if one not in touched]
    for owner in touched:
        own = replace(gems, owner=owner)
        others = "".join(one for one in gems.elements if one not in excepted.elements)
        same = "".join(one for one in gems.elements if one in excepted.elements)
        rest += [replace(own, elements=others)] if others else []
        if same and excepted.at is not None:
            rest.append(replace(own, elements=same, at=known.both(gems.at, tree.Outside(excepted.at))))
    return rest


def _across(orders: known.Orders | None) -> bool:
    """Do the movements lead to the opposite point of the arc?"""
    return {abs(end - start) for (_, _, start), end in (orders or {}).items()} == {4}


def _radial(orders: known.Orders | None) -> bool:
    """Do the movements lead straight to another arc?"""
    return {end - start for (_, _, start), end in (orders or {}).items()} in ({8}, {-8}, {16}, {-16})
