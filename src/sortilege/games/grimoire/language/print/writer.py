"""A tree as sentences of either language: the canonical wording, which the grammar reads back as the same tree."""

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.text.build_tree import adjacent, neighbours
from sortilege.games.grimoire.language.text.grammar import grammar
from sortilege.games.grimoire.language.tree import Cond, Gems, Map, Place, Spell
from sortilege.kernel.speech import head

_RADIAL = ("in", "out")
_ALONG = ("next", "prev")
_FIXED = ("mirror", "flip", "half")


class Unsayable(ValueError):
    """A tree for which the language has no sentence (an "or" inside an "and", an image of a zone ...)."""


class Writer:
    """What both languages share; `English` and `French` have the words and their order."""

    language: str
    condition: str  # sentences and phrases, {} where something goes in
    if_so: str
    then: str
    priority: str
    meeting: str
    two_orders: str
    stay: str
    forbid: str
    win: str
    failing: str
    among: str
    where: str
    reached: str
    neighbours: str
    adjacent: str

    def word(self, terminal: str, meaning: str) -> str:
        words = grammar(self.language).vocabulary.get(terminal, {})
        if meaning not in words:
            raise Unsayable(f"no word for {meaning}")
        return words[meaning][0]

    def spell(self, spell: Spell) -> list[str]:
        """The sentences of a spell: conditions, orders, clash."""
        sentences = [self.condition.format(self.cond(cond)) for cond in spell.require]
        for clause in spell.clauses:
            guard = "" if clause.when is None else self.if_so.format(self.cond(clause.when))
            sentences.append(guard + self.order(clause))
        if spell.clash is not None:
            sentences.append(self.clash(spell.clash))
        return [head(sentence) + "." for sentence in sentences]

    def order(self, clause: tree.Clause) -> str:
        subject = f"{self.word('_THE', 'the')} {self.gems(clause.gems)}"
        match clause.move:
            case tree.By(route):
                return f"{subject} {self.word('_MOVE', 'move')} {self.route(route)}"
            case tree.To(place):
                return f"{subject} {self.word('_GO', 'go')} {self.destination(place)}"
            case tree.Fill(points):
                return f"{subject} {self.word('_GO', 'go')}{self.priority} {self.spots(points)}"

    def cond(self, cond: Cond) -> str:
        match cond:
            case tree.All(parts) if len(parts) > 1:
                return f" {self.word('_AND', 'and')} ".join(self.atom(part) for part in parts)
            case tree.Some(parts) if len(parts) > 1:
                return f" {self.word('_OR', 'or')} ".join(self.atom(part) for part in parts)
            case _:
                return self.atom(cond)

    def atom(self, cond: Cond) -> str:
        match cond:
            case tree.No(tree.Count() | tree.Compare() as part):
                return self.there(part, no=True)
            case tree.Count(gems, "=", 0):
                return self.none(gems)
            case tree.Count() | tree.Compare():
                return self.there(cond)
            case _:
                raise Unsayable("a condition inside a condition")

    def there(self, cond: tree.Count | tree.Compare, no: bool = False) -> str:
        """There is so much on the board; or there is not."""
        raise NotImplementedError

    def none(self, gems: Gems) -> str:
        raise NotImplementedError

    def counted(self, cond: tree.Count, one: bool) -> str:
        return f"{self.word('CMP', cond.sign)} {cond.number} {self.gems(cond.gems, one=one, counted=True)}"

    def clash(self, clash: tree.Clash) -> str:
        match clash:
            case tree.Stay(double) | tree.Forbid(double):
                result = self.stay if isinstance(clash, tree.Stay) else self.forbid
                return (self.two_orders if double else "") + self.meeting + result
            case tree.Win(groups) if groups and all(gems.at is None for gems in groups):
                return self.meeting + self.win.format(self.failing.join(self.gems(gems) for gems in groups))
            case _:
                raise Unsayable("winners chosen by place")

    def gems(self, gems: Gems, one: bool = False, counted: bool = False, nested: bool = False) -> str:
        words = self.named(self.word("_GEMS", "one" if one else "many"), self.elements(gems.elements))
        said = " ".join(filter(None, (*words, self.word("OWNER", gems.owner))))
        return said + self.situated(gems, one, counted, nested)

    def named(self, gems: str, elements: str) -> tuple[str, str]:
        """The word for gems and that for their elements, in the order of the language."""
        raise NotImplementedError

    def spots(self, points: tuple[int, ...]) -> str:
        raise NotImplementedError

    def destination(self, place: Place) -> str:
        return self.place(place)

    def route(self, route: Map) -> str:
        if isinstance(route, tree.PointTable):
            if not route.pairs:
                raise Unsayable("an empty table")
            pairs = [f"{self.word('_FROM', 'from')} {a} {self.word('_INTO', 'into')} {b}" for a, b in route.pairs]
            return self.listed(pairs)
        if not route.steps:
            raise Unsayable("a path without steps")
        return self.then.join(self.step(step, count) for step, count in _runs(route.steps))

    def step(self, step: str, count: int) -> str:
        if step in _FIXED:
            return self.then.join([self.word("FIXED", step)] * count)
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
        return self.listed([str(point) for point in points])

    def place(self, place: Place) -> str:
        """A place as it may stand in a clause: one zone, a list of zones, or a complement."""
        match place:
            case tree.Outside(tree.Either() as inside) if self.pattern(inside) is None:
                return self.neither([self.zone(part) for part in inside.parts])
            case tree.Outside(part):
                return self.outside(self.zone(part))
            case tree.Either(parts) if self.pattern(place) is None:
                return f" {self.word('_OR', 'or')} ".join(self.zone(part) for part in _several(parts))
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
                return self.where.format(self.gems(gems, nested=True))
            case tree.Reached(tree.Path() as path, tree.Where(gems)):
                return self.reached.format(self.gems(gems, nested=True), self.route(path))
            case tree.Either() if (pattern := self.pattern(place)) is not None:
                return pattern
            case _:
                return self.simple(place)

    def pattern(self, place: Place) -> str | None:
        """The phrase for the neighbours of gems, if the place is just that."""
        match place:
            case tree.Either((tree.Reached(_, tree.Where(gems)), *_)):
                if place == neighbours(gems):
                    return self.neighbours.format(self.gems(gems, nested=True))
                if place == adjacent(gems):
                    return self.adjacent.format(self.gems(gems, nested=True))
        return None

    def simple(self, place: Place) -> str:
        match place:
            case tree.Zone(name):
                return self.word("ZONE", name)
            case tree.Both((tree.Zone("left" | "right"), tree.Zone("axis"))):
                raise Unsayable("the left of the axis is beside it")
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

    def situated(self, gems: Gems, one: bool, counted: bool, nested: bool) -> str:
        """The place of a group of gems, with the word that opens it."""
        if gems.at is None:
            return ""
        word = self.word("_SITUATED", "one" if one and self.language == "fr" else "many")
        if nested:
            return f" {word} {self.nested_place(gems.at)}"
        if counted and isinstance(gems.at, tree.Points) and len(gems.at.points) > 1:
            return f" {word} {self.among.format(self.numbers(gems.at.points))}"
        return f" {word} {self.place(gems.at)}"

    def elements(self, letters: str) -> str:
        if not letters:
            raise Unsayable("gems of no element")
        return "" if letters == tree.ELEMENTS else self.listed([self.word("ELEM", letter) for letter in letters])


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
