"""A tree as sentences of either language: the canonical wording, which the grammar reads back as the same tree."""

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.grammar import grammar
from sortilege.games.grimoire.language.tree import Cond, Gems, Map, Place, Spell
from sortilege.games.grimoire.language.trees import adjacent, neighbours

_RADIAL = ("in", "out")
_ALONG = ("next", "prev")
_FIXED = ("mirror", "flip", "half")


class Unsayable(ValueError):
    """A tree for which the language has no sentence (an "or" inside an "and", an image of a zone ...)."""


class Writer:
    """What both languages share; the two classes below have the words and their order."""

    language = ""

    def word(self, terminal: str, meaning: str) -> str:
        words = grammar(self.language).vocabulary.get(terminal, {})
        if meaning not in words:
            raise Unsayable(f"no word for {meaning}")
        return words[meaning][0]

    def spell(self, spell: Spell) -> list[str]:
        """The sentences of a spell: conditions, orders, clash."""
        sentences = [self.require(one) for one in spell.require]
        for clause in spell.clauses:
            order = self.order(clause)
            sentences.append(order if clause.when is None else self.guard(clause.when) + order)
        if spell.clash is not None:
            sentences.append(self.clash(spell.clash))
        return [_capital(one) + "." for one in sentences]

    def order(self, clause: tree.Clause) -> str:
        subject = f"{self.the()} {self.gems(clause.gems)}"
        match clause.move:
            case tree.By(route):
                return f"{subject} {self.word('_MOVE', 'move')} {self.route(route)}"
            case tree.To(place):
                return f"{subject} {self.word('_GO', 'go')} {self.destination(place)}"
            case tree.Fill(points):
                return f"{subject} {self.word('_GO', 'go')}{self.priority()} {self.spots(points)}"

    def require(self, cond: Cond) -> str:
        raise NotImplementedError

    def guard(self, cond: Cond) -> str:
        raise NotImplementedError

    def cond(self, cond: Cond) -> str:
        match cond:
            case tree.All(parts) if len(parts) > 1:
                return f" {self.word('_AND', 'and')} ".join(self.atom(one) for one in parts)
            case tree.Some(parts) if len(parts) > 1:
                return f" {self.word('_OR', 'or')} ".join(self.atom(one) for one in parts)
            case _:
                return self.atom(cond)

    def atom(self, cond: Cond) -> str:
        raise NotImplementedError

    def clash(self, clash: tree.Clash) -> str:
        raise NotImplementedError

    def the(self) -> str:
        return self.word("_THE", "the")

    def gems(self, gems: Gems, one: bool = False, counted: bool = False, nested: bool = False) -> str:
        raise NotImplementedError

    def priority(self) -> str:
        raise NotImplementedError

    def spots(self, points: tuple[int, ...]) -> str:
        raise NotImplementedError

    def destination(self, place: Place) -> str:
        return self.place(place)

    def route(self, route: Map) -> str:
        if isinstance(route, tree.Table):
            if not route.pairs:
                raise Unsayable("an empty table")
            pairs = [f"{self.word('_FROM', 'from')} {a} {self.word('_INTO', 'into')} {b}" for a, b in route.pairs]
            return self.listed(pairs)
        if not route.steps:
            raise Unsayable("a path without steps")
        return self.then().join(self.step(step, count) for step, count in _runs(route.steps))

    def then(self) -> str:
        raise NotImplementedError

    def step(self, step: str, count: int) -> str:
        if step in _FIXED:
            return self.then().join([self.word("FIXED", step)] * count)
        unit, kind = (
            ("_ARCW", "RADIAL") if step in _RADIAL else ("_NUMW", "ALONG") if step in _ALONG else ("_POINTW", "DIR")
        )
        return f"{self.amount(count)} {self.word(unit, 'one' if count == 1 else 'many')} {self.word(kind, step)}"

    def amount(self, count: int) -> str:
        return str(count)

    def listed(self, parts: list[str], last: str = "") -> str:
        """a, b and c."""
        conjunction = last or self.word("_AND", "and")
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"

    def numbers(self, points: tuple[int, ...]) -> str:
        if not points:
            raise Unsayable("no point at all")
        return self.listed([str(one) for one in points])

    def place(self, place: Place) -> str:
        """A place as it may stand in a clause: one zone, a list of zones, or a complement."""
        match place:
            case tree.Outside(tree.Either() as inside) if self.pattern(inside) is None:
                return self.neither([self.zone(one) for one in inside.parts])
            case tree.Outside(part):
                return self.outside(self.zone(part))
            case tree.Either(parts) if self.pattern(place) is None:
                return f" {self.word('_OR', 'or')} ".join(self.zone(one) for one in _several(parts))
            case tree.Both(parts):
                return self.both(_several(parts))
            case _:
                return self.zone(place)

    def both(self, parts: tuple[Place, ...]) -> str:
        """Zones first, complements last."""
        said: list[str] = []
        for index, part in enumerate(parts):
            outside = isinstance(part, tree.Outside)
            if (not outside and index and isinstance(parts[index - 1], tree.Outside)) or (outside and index == 0):
                raise Unsayable("a complement before another place")
            said.append(self.outside(self.zone(part.part)) if isinstance(part, tree.Outside) else self.zone(part))
        return f"{self.word('_BOTH', 'both')} " + f" {self.word('_AND', 'and')} ".join(said)

    def zone(self, place: Place) -> str:
        """A place that may be one member of a list."""
        match place:
            case tree.Where(gems):
                return self.where(self.gems(gems, nested=True))
            case tree.Reached(tree.Path() as path, tree.Where(gems)):
                return self.reached(self.gems(gems, nested=True), self.route(path))
            case tree.Either() if (pattern := self.pattern(place)) is not None:
                return pattern
            case _:
                return self.simple(place)

    def pattern(self, place: Place) -> str | None:
        """The phrase for the neighbours of gems, if the place is just that."""
        match place:
            case tree.Either((tree.Reached(_, tree.Where(gems)), *_)):
                if place == neighbours(gems):
                    return self.neighbours(self.gems(gems, nested=True))
                if place == adjacent(gems):
                    return self.adjacent(self.gems(gems, nested=True))
        return None

    def simple(self, place: Place) -> str:
        match place:
            case tree.Zone(name):
                return self.word("ZONE", name)
            case tree.Both((tree.Zone(name), tree.Zone(inside))):
                return f"{self.word('ZONE', name)} {self.word('OF_ZONE', inside)}"
            case tree.Points(points):
                return self.at_points(points)
            case _:
                raise Unsayable("a place inside a place")

    def nested_place(self, place: Place) -> str:
        return self.outside(self.simple(place.part)) if isinstance(place, tree.Outside) else self.simple(place)

    def at_points(self, points: tuple[int, ...]) -> str:
        raise NotImplementedError

    def outside(self, zone: str) -> str:
        raise NotImplementedError

    def neither(self, zones: list[str]) -> str:
        raise NotImplementedError

    def where(self, gems: str) -> str:
        raise NotImplementedError

    def reached(self, gems: str, path: str) -> str:
        raise NotImplementedError

    def neighbours(self, gems: str) -> str:
        raise NotImplementedError

    def adjacent(self, gems: str) -> str:
        raise NotImplementedError

    def situated(self, gems: Gems, one: bool, counted: bool, nested: bool) -> str:
        """The place of a group of gems, with the word that opens it."""
        if gems.at is None:
            return ""
        word = self.word("_SITUATED", "one" if one and self.language == "fr" else "many")
        if nested:
            return f" {word} {self.nested_place(gems.at)}"
        if counted and isinstance(gems.at, tree.Points) and len(gems.at.points) > 1:
            return f" {word} {self.among(gems.at.points)}"
        return f" {word} {self.place(gems.at)}"

    def among(self, points: tuple[int, ...]) -> str:
        raise NotImplementedError

    def elements(self, letters: str) -> str:
        if not letters:
            raise Unsayable("gems of no element")
        return "" if letters == tree.ELEMENTS else self.listed([self.word("ELEM", one) for one in letters])


def _several(parts: tuple[Place, ...]) -> tuple[Place, ...]:
    if len(parts) < 2:
        raise Unsayable("a list of one place")
    return parts


def _runs(steps: tuple[str, ...]) -> list[tuple[str, int]]:
    """The steps with equal neighbours counted together."""
    runs: list[tuple[str, int]] = []
    for step in steps:
        if runs and runs[-1][0] == step:
            runs[-1] = step, runs[-1][1] + 1
        else:
            runs.append((step, 1))
    return runs


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
