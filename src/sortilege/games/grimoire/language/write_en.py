"""Controlled English as it is printed."""

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Cond, Gems, Place
from sortilege.games.grimoire.language.writer import Unsayable, Writer

_MEETING = "if two moved gems arrive at the same point, "
_ANY_CLASH = "if a gem receives two different orders, or " + _MEETING
_STAY = "the gems concerned stay in place"
_FORBID = "the spell cannot be cast"


class English(Writer):
    """The words and their order."""

    language = "en"

    def require(self, cond: Cond) -> str:
        return f"condition: {self.cond(cond)}"

    def guard(self, cond: Cond) -> str:
        return f"if {self.cond(cond)}, "

    def atom(self, cond: Cond) -> str:
        match cond:
            case tree.No(tree.Count() | tree.Compare() as part):
                return f"{self.there(part)} not {self.amount_of(part)}"
            case tree.Count(gems, "=", 0):
                return f"there are no {self.gems(gems, counted=True)}"
            case tree.Count() | tree.Compare():
                return f"{self.there(cond)} {self.amount_of(cond)}"
            case _:
                raise Unsayable("a condition inside a condition")

    def there(self, cond: tree.Count | tree.Compare) -> str:
        return "there is" if isinstance(cond, tree.Count) and cond.number == 1 else "there are"

    def amount_of(self, cond: tree.Count | tree.Compare) -> str:
        if isinstance(cond, tree.Count):
            gems = self.gems(cond.gems, one=cond.number == 1, counted=True)
            return f"{self.word('CMP', cond.sign)} {cond.number} {gems}"
        how, than = {"=": ("as many", "as"), ">": ("more", "than"), "<": ("fewer", "than")}[cond.sign]
        return f"{how} {self.gems(cond.left, counted=True)} {than} {self.gems(cond.right, counted=True)}"

    def gems(self, gems: Gems, one: bool = False, counted: bool = False, nested: bool = False) -> str:
        parts = [
            self.elements(gems.elements),
            self.word("_GEMS", "one" if one else "many"),
            self.word("OWNER", gems.owner),
        ]
        return " ".join(filter(None, parts)) + self.situated(gems, one, counted, nested)

    def clash(self, clash: tree.Clash) -> str:
        match clash:
            case tree.Stay(double):
                return (_ANY_CLASH if double else _MEETING) + _STAY
            case tree.Forbid(double):
                return (_ANY_CLASH if double else _MEETING) + _FORBID
            case tree.Win(groups) if groups and all(one.at is None for one in groups):
                return f"{_MEETING}the {', failing that the '.join(self.gems(one) for one in groups)} prevail"
            case _:
                raise Unsayable("winners chosen by place")

    def priority(self) -> str:
        return ", in order of priority,"

    def spots(self, points: tuple[int, ...]) -> str:
        return f"to point{'s' if len(points) > 1 else ''} {self.numbers(points)}"

    def destination(self, place: Place) -> str:
        if isinstance(place, tree.Points):
            return self.spots(place.points)
        if isinstance(place, tree.Reached) or self.pattern(place) is not None:
            return "to" + self.zone(place).removeprefix("on")
        return self.place(place)

    def then(self) -> str:
        return ", then "

    def at_points(self, points: tuple[int, ...]) -> str:
        return f"at point{'s' if len(points) > 1 else ''} {self.numbers(points)}"

    def among(self, points: tuple[int, ...]) -> str:
        return f"among points {self.numbers(points)}"

    def outside(self, zone: str) -> str:
        return f"anywhere but {zone}"

    def neither(self, zones: list[str]) -> str:
        return "neither " + " nor ".join(zones)

    def where(self, gems: str) -> str:
        return f"where the {gems} are"

    def reached(self, gems: str, path: str) -> str:
        return f"on the points reached from the {gems} by going {path}"

    def neighbours(self, gems: str) -> str:
        return f"on the neighbouring points on the same arc as the {gems}"

    def adjacent(self, gems: str) -> str:
        return f"on the points adjacent to the {gems}"
