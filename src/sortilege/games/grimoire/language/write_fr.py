"""Controlled French as it is printed."""

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Cond, Gems
from sortilege.games.grimoire.language.writer import Unsayable, Writer

_MEETING = "si deux gemmes déplacées arrivent au même point, "
_ANY_CLASH = "si une gemme reçoit deux ordres différents, ou " + _MEETING
_STAY = "les gemmes concernées restent sur place"
_FORBID = "le sortilège ne peut pas être lancé"


class French(Writer):
    """The words and their order."""

    language = "fr"

    def require(self, cond: Cond) -> str:
        return f"condition : {self.cond(cond)}"

    def guard(self, cond: Cond) -> str:
        return f"s'{self.cond(cond)}, "

    def atom(self, cond: Cond) -> str:
        match cond:
            case tree.No(tree.Count() | tree.Compare() as part):
                return f"il n'y a pas {self.amount_of(part)}"
            case tree.Count(gems, "=", 0):
                return f"il n'y a aucune {self.gems(gems, one=True, counted=True)}"
            case tree.Count() | tree.Compare():
                return f"il y a {self.amount_of(cond)}"
            case _:
                raise Unsayable("a condition inside a condition")

    def amount_of(self, cond: tree.Count | tree.Compare) -> str:
        if isinstance(cond, tree.Count):
            gems = self.gems(cond.gems, one=cond.number < 2, counted=True)
            return f"{self.word('CMP', cond.sign)} {cond.number} {gems}"
        how = {"=": "autant de", ">": "plus de", "<": "moins de"}[cond.sign]
        return f"{how} {self.gems(cond.left, counted=True)} que de {self.gems(cond.right, counted=True)}"

    def gems(self, gems: Gems, one: bool = False, counted: bool = False, nested: bool = False) -> str:
        parts = [
            self.word("_GEMS", "one" if one else "many"),
            self.elements(gems.elements),
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
                return f"{_MEETING}les {', à défaut les '.join(self.gems(one) for one in groups)} l'emportent"
            case _:
                raise Unsayable("winners chosen by place")

    def priority(self) -> str:
        return ", par ordre de priorité,"

    def spots(self, points: tuple[int, ...]) -> str:
        return self.at_points(points)

    def then(self) -> str:
        return ", puis "

    def amount(self, count: int) -> str:
        return f"de {count}"

    def at_points(self, points: tuple[int, ...]) -> str:
        return f"au{'x' if len(points) > 1 else ''} point{'s' if len(points) > 1 else ''} {self.numbers(points)}"

    def among(self, points: tuple[int, ...]) -> str:
        return f"parmi les points {self.numbers(points)}"

    def outside(self, zone: str) -> str:
        return f"ailleurs qu'{zone}" if zone[0] in "aà" else f"ailleurs que {zone}"

    def neither(self, zones: list[str]) -> str:
        return " ".join(f"ni {zone}" for zone in zones)

    def where(self, gems: str) -> str:
        return f"là où se trouvent les {gems}"

    def reached(self, gems: str, path: str) -> str:
        return f"sur les points atteints depuis les {gems} en allant {path}"

    def neighbours(self, gems: str) -> str:
        return f"sur les points voisins sur le même arc des {gems}"

    def adjacent(self, gems: str) -> str:
        return f"sur les points adjacents aux {gems}"
