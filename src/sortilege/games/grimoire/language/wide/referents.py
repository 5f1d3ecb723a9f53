"""Whom a sentence speaks of: who "they" are, whose gems are meant, where they stand, and how many there must be."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.meaning.evaluate import image
from sortilege.games.grimoire.language.text.build_tree import adjacent, negated, neighbours
from sortilege.games.grimoire.language.tree import Cond, Gems, Sign
from sortilege.games.grimoire.language.wide import known, said
from sortilege.games.grimoire.language.wide.said import Named, Ordered, ToPoints
from sortilege.games.grimoire.language.wide.told_spell import Nonsense, ToldSpell, Undecided, counted

_THERE = ("there", "anywhere")
_SIGNS: dict[str, Sign] = {"=": "=", ">=": ">=", "<=": "<="}


@dataclass
class Referents:
    """One statement being understood, under decisions that its author has made or might make."""

    told: ToldSpell
    place: int
    decisions: dict[str, Any] = field(default_factory=dict)
    guarded: Gems | None = None  # the gem singled out by the condition of this sentence
    when: tuple[Cond, ...] = ()  # the conditions of this sentence
    aim: tuple[int, ...] = ()  # the points that the order leads to
    there: Any = None  # the place that was named before this order
    stayed: list[Gems] = field(default_factory=list)  # gems that this sentence says to stay
    alone: list[Gems] = field(default_factory=list)  # gems of which there must be but one, as is still to be said

    def choose(self, key: str, options: tuple[Any, ...]) -> Any:
        if key in self.decisions:
            return self.decisions[key]
        raise Undecided(key, options)

    # gems and places

    def gems(self, named: Named) -> Gems:
        if named.at is not None and named.owner in ("me", "opp"):
            self.told = replace(self.told, master=named.owner)  # whose places they may be: "next to his fire gems"
        place = None if named.at is None else self.place_of(named.at)
        if named.how == "it":
            gems = self._this() if named.number == 1 else self._one(self.told.last)
            return gems if place is None else replace(gems, at=known.both(gems.at, place))
        if named.how == "others":
            return self._others(named)
        if named.how in ("former", "latter"):
            if len(self.told.pair) != 2:
                raise Nonsense
            return self.told.pair[named.how == "latter"]
        if named.how == "ones":
            return self._ones(named.number)
        if named.how in ("these", "those", "that"):
            return self._these(named, place)
        elements = named.elements or tree.ELEMENTS
        gems = Gems(self.owner(named, elements), elements, place)  # type: ignore[arg-type]
        if named.how == "sole" and not self._alone(gems):
            self.alone.append(gems)
        return gems

    def _alone(self, gems: Gems) -> bool:
        """Is there but one such gem, by its place or by a condition?"""
        return len(known.points_of(gems.at) or ()) == 1 or tree.Count(gems, "=", 1) in self._required()

    def _required(self) -> list[Cond]:
        return [*self.when, *(cond for part in self.told.parts for cond in part.require)]

    def _ones(self, number: int) -> Gems:
        """Gems that are told one by one, of which there must be so many."""
        gems = self._one(self.told.last)
        if tree.Count(gems, "=", number) not in self._required():
            raise Nonsense
        return gems

    def _one(self, groups: tuple[Gems, ...]) -> Gems:
        whole = [gems for gems in groups if gems.at is None]
        if len(whole) == 1 and all(replace(gems, at=None) == whole[0] for gems in groups):
            return whole[0]  # the others are some of them
        if len(groups) != 1:
            raise Nonsense
        return groups[0]

    def _this(self) -> Gems:
        """The one gem that was singled out among others, or whoever was named last."""
        placed = [gems for gems in self.told.last if gems.at is not None]
        return placed[0] if len(placed) == 1 else self._one(self.told.last)

    def _others(self, named: Named) -> Gems:
        single = self.guarded or self.told.single
        staying = [*self.told.stays, *self.stayed]
        if single is None and staying and not self.told.clauses and not named.number:
            return self._but(staying, named)
        if single is None and named.at is None and not named.number:
            return self._rest(named)
        if single is None or named.at is not None or single.at is None:
            raise Nonsense
        if named.elements not in ("", single.elements) or named.owner not in ("", "his", single.owner):
            raise Nonsense
        return replace(single, at=tree.Outside(single.at))

    def _but(self, staying: list[Gems], named: Named) -> Gems:
        """All but those that stay: of their kind elsewhere, or of other elements."""
        kinds = {(gems.owner, gems.elements) for gems in staying}
        place = None if named.at is None else self.place_of(named.at)
        if len(kinds) != 1 or named.owner not in ("", "his", staying[0].owner):
            raise Nonsense
        owner, elements = kinds.pop()
        if all(gems.at is not None for gems in staying) and named.elements in ("", elements):
            places = tuple(gems.at for gems in staying if gems.at is not None)
            outside = tree.Outside(places[0] if len(places) == 1 else tree.Either(places))
            return Gems(owner, elements, known.both(place, outside))
        rest = "".join(one for one in tree.ELEMENTS if one not in elements)
        if any(gems.at is not None for gems in staying) or named.elements or (not rest and owner == "any"):
            raise Nonsense
        return Gems(owner, rest, place) if rest else Gems("opp" if owner == "me" else "me", elements, place)

    def _rest(self, named: Named) -> Gems:
        """The others of those named last: of other elements, or of the same ones elsewhere."""
        gems = self._one(self.told.last)
        if named.owner not in ("", "his", gems.owner) or (gems.owner != "any" and not (named.owner or named.elements)):
            raise Nonsense  # also the other master's?
        if gems.at is None:
            rest = "".join(one for one in tree.ELEMENTS if one not in gems.elements)
            if named.elements or not rest:
                raise Nonsense
            return replace(gems, elements=rest)
        if gems.elements != (named.elements or tree.ELEMENTS):
            raise Nonsense
        return replace(gems, at=tree.Outside(gems.at))

    def _these(self, named: Named, place: Any) -> Gems:
        fits = [gems for gems in self.told.last if set(named.elements) <= set(gems.elements)]
        if named.owner in ("me", "opp") and len({gems.owner for gems in fits}) > 1:
            fits = [gems for gems in fits if gems.owner == named.owner]
        if not fits and named.how != "these":  # "the fire gems ..., those of water ...": the same master's
            fits = [replace(gems, elements=named.elements) for gems in self.told.last]
        kinds = {(gems.owner, gems.elements) for gems in fits}
        if len(kinds) != 1:
            raise Nonsense
        owner, elements = kinds.pop()
        elements = named.elements or elements
        if named.owner == "his" and self.told.speaker:
            return Gems("opp", elements, place)
        if named.owner not in ("", owner, "his"):
            if owner != "any" and named.how == "these":
                raise Nonsense
            owner = named.owner  # type: ignore[assignment]
        if named.how == "these" and place is None and elements == fits[0].elements:
            return fits[0] if len(fits) == 1 else Gems(owner, elements)
        before = {gems.at for gems in fits}
        if place is None and len(before) == 1 and None not in before and self.choose("there", _THERE) == "there":
            place = before.pop()
        return Gems(owner, elements, place)

    def owner(self, named: Named, elements: str) -> str:
        """Whose gems: as said; his, of the master named last; and both masters' where nobody was named."""
        if named.owner in ("me", "opp", "any"):
            return named.owner
        if named.owner == "his" or named.how == "his":
            return "opp" if self.told.speaker else self.told.master or str(self.choose("whose", ("me", "opp")))
        before = {owner for letters, owner in self.told.owners if letters == elements and owner != "any"}
        if named.how in ("all", "every", "point") or len(before) != 1 or (named.at is not None and not named.elements):
            return "any"
        if named.number or named.how in ("a", ""):
            return before.pop()
        return str(self.choose("whose", ("me", "opp", "any")))

    def place_of(self, place: Any) -> Any:
        match place:
            case said.Listed(()):
                if len(self.aim) != 1:
                    raise Nonsense
                return tree.points(self.aim)
            case said.Listed(points):
                if len(set(points)) < len(points) or not known.EVERYWHERE.issuperset(points):
                    raise Nonsense
                return tree.points(points)
            case said.There():
                if self.there is None:
                    raise Nonsense
                return self.there
            case said.Exactly(inner) | said.Each(inner):
                return self.place_of(inner)
            case said.Beside(gems, arc):
                return self._beside(gems, arc)
            case said.OneOf(parts):
                return self._one_of([self.place_of(part) for part in parts])
            case tree.Zone(name) if name in ("top", "bottom", "outer_axis"):
                raise Nonsense
            case tree.Outside(part):
                return tree.Outside(self.place_of(part))
            case tree.Both(parts):
                if len(parts) == 2 and all(isinstance(part, tree.Zone) for part in parts):
                    return tree.Both(tuple(self.place_of(part) for part in parts))
                inside = None
                for part in parts:
                    inside = known.both(inside, self.place_of(part))
                return inside
            case tree.Either(parts):
                return tree.Either(tuple(self.place_of(part) for part in parts))
            case tree.Where(gems):
                return tree.Where(self.gems(gems))  # type: ignore[arg-type]
            case tree.Reached(route, part):
                return tree.Reached(route, self.place_of(part))
        return place

    def _beside(self, gems: Named | None, arc: bool) -> Any:
        if gems is not None and gems.how == "point" and isinstance(gems.at, said.Listed):
            steps = ("cw", "ccw") if arc else ("cw", "ccw", "in", "out")
            ends = {image(tree.Path((step,)), point) for step in steps for point in gems.at.points}
            return tree.points(sorted(one for one in ends if one is not None))
        single = self.guarded or self.told.single
        anchor = single if gems is None or (gems.how == "it" and single is not None) else self.gems(gems)
        if anchor is None:
            raise Nonsense
        return neighbours(anchor) if arc else adjacent(anchor)

    def _one_of(self, parts: list[Any]) -> Any:
        """Places joined by "and": no point is in places that are apart, so either is meant; else it is asked."""
        sets = [known.points_of(part) for part in parts]
        if all(one is not None for one in sets):
            shared = known.EVERYWHERE.intersection(*(one for one in sets if one is not None))
            if not shared:
                return tree.Either(tuple(parts))
        if self.choose("and", ("both", "either")) == "both":
            return known.both(parts[0], parts[1])
        return tree.Either(tuple(parts))

    # conditions

    def conds(self, facts: Iterable[Any], orders: tuple[Any, ...] = ()) -> tuple[Cond, ...]:
        """Conditions that hold together; "they" are then all gems that must be there."""
        made = tuple(self.cond(fact, orders) for fact in facts)
        if len(made) > 1:
            there = [gems for cond in made for gems in counted(cond) if not _absent(cond)]
            self.told = self.told.naming(there)
        return made

    def cond(self, fact: Any, orders: tuple[Any, ...] = ()) -> Cond:
        match fact:
            case said.Counted(Named(at=said.Each(place)) as named, sign, number):
                return self._on_each(replace(named, at=place), sign, number)
            case said.Counted(named, written, number):
                gems = self.gems(named)
                self.told = self.told.naming([replace(gems, at=None), gems] if fact.some else [gems])
                sign = _SIGNS.get(written) or self._sign(gems, number, named.at, orders)
                on_one_point = len(known.points_of(gems.at) or ()) == 1
                if number == 1 and gems.at is not None and (sign == "=" or (sign == ">=" and on_one_point)):
                    self.told = replace(self.told, single=gems)
                return tree.Count(gems, sign, number)
            case said.Compared(left, order, right):
                first = self.gems(left)
                if left.how == "former":
                    return tree.Compare(first, order, self.gems(right))
                self.told = self.told.naming([first])
                pair = first, self.gems(right)
                self.told = self.told.naming(pair)
                if replace(pair[0], owner=pair[1].owner) == pair[1]:
                    self.told = self.told.naming(pair[:1])  # "more than the opponent": they are the first ones
                return tree.Compare(pair[0], order, pair[1])
            case said.AllStand(named, place):
                return self._all_stand(named, self.place_of(place), orders)
            case said.SameAmount():
                return self._same_amount()
            case said.AnyOf(ways):
                made = [self.conds(way, orders) for way in ways]
                self.told = self.told.naming(gems for way in made for cond in way for gems in counted(cond))
                return tree.Some(tuple(way[0] if len(way) == 1 else tree.All(way) for way in made))
            case said.Not(facts):
                return opposite(self.conds(facts, orders))
            case said.ItIs(named, place):
                return self._it_is(named, self.place_of(place))
        raise Nonsense

    def _on_each(self, named: Named, sign: str, number: int) -> Cond:
        """At least one gem on every point of a zone."""
        gems = self.gems(named)
        points = known.points_of(gems.at)
        if (sign, number) not in ((">=", 1), ("?", 1)) or not points:
            raise Nonsense
        self.told = self.told.naming([gems])
        return tree.All(tuple(tree.Count(replace(gems, at=tree.points([one])), ">=", 1) for one in sorted(points)))

    def _same_amount(self) -> Cond:
        """As many of one as of the other: of two groups just named, or of two that take each other's places."""
        groups = self.told.last
        match self.told.clauses[-2:]:
            case (tree.Clause(one, tree.To(tree.Where(there))), tree.Clause(other, tree.To(tree.Where(here)))):
                if len(groups) != 2 and (one, other) == (here, there):
                    groups = one, other
            case (*_, tree.Clause(one, tree.To(tree.Reached(_, tree.Where(other))))):
                groups = (one, other) if len(groups) != 2 else groups
        if len(groups) != 2:
            raise Nonsense
        return tree.Compare(groups[0], "=", groups[1])

    def _sign(self, gems: Gems, number: int, place: Any, orders: tuple[Any, ...]) -> Sign:
        """Whether there may be more than so many: clear if there cannot be, or if they go to as many points."""
        if isinstance(place, said.Exactly):
            return "="
        classes = len(known.kinds(gems))
        where = known.points_of(gems.at)
        if number >= min(3 * classes, len(where) if where is not None else 24):
            return ">=" if number == 1 else "="
        counts = [len(one.move.points) for one in orders if isinstance(one, Ordered) and isinstance(one.move, ToPoints)]
        if counts and all(one == number for one in counts) and gems.at is None:
            return "="
        return "=" if self.choose("exact", ("exactly", "least")) == "exactly" else ">="

    def _all_stand(self, named: Named, place: Any, orders: tuple[Any, ...]) -> Cond:
        """All such gems stand there: so many, or (where the order is theirs, so that there are some) none elsewhere."""
        gems = self.gems(named)
        if gems.at is not None or named.how in ("it", "these", "a", "sole", "others"):
            raise Nonsense
        self.told = self.told.naming([replace(gems, at=place)])
        if named.number:
            return tree.Count(replace(gems, at=place), "=", named.number)
        theirs = all(isinstance(one, Ordered) and all(who.how == "it" for who in one.gems) for one in orders)
        if not theirs or not orders:
            raise Nonsense
        return tree.Count(replace(gems, at=tree.Outside(place)), "=", 0)

    def _it_is(self, named: Named, place: Any) -> Cond:
        """The gem singled out stands there."""
        single = self.told.single
        if (
            single is None
            or named.elements not in ("", single.elements)
            or named.how not in ("these", "his", "it", "the")
        ):
            raise Nonsense
        self.guarded = replace(single, at=known.both(single.at, place))
        self.told = self.told.naming([replace(single, at=None)])
        return tree.Count(self.guarded, "=", 1)


def _absent(cond: Cond) -> bool:
    """Does the condition say that there are no such gems?"""
    return isinstance(cond, tree.Count) and cond.number == 0


def opposite(conds: tuple[Cond, ...]) -> Cond:
    """What "otherwise" means after these conditions."""
    match conds:
        case (tree.Count(gems, ">=", 1),):
            return tree.Count(gems, "=", 0)
        case (tree.Count(gems, "=", 0),):
            return tree.Count(gems, ">=", 1)
    return negated(conds[0] if len(conds) == 1 else tree.All(conds))
