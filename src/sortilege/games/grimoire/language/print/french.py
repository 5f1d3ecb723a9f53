"""Controlled French as it is printed."""

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.print.writer import Writer
from sortilege.games.grimoire.language.tree import Gems


class French(Writer):
    """The words and their order."""

    language = "fr"
    condition = "condition : {}"
    if_so = "s'{}, "
    then = ", puis "
    priority = ", par ordre de priorité,"
    meeting = "si deux gemmes déplacées arrivent au même point, "
    two_orders = "si une gemme reçoit deux ordres différents, ou "
    stay = "les gemmes concernées restent sur place"
    forbid = "le sortilège ne peut pas être lancé"
    win, failing = "les {} l'emportent", ", à défaut les "
    among = "parmi les points {}"
    where = "là où se trouvent les {}"
    reached = "sur les points atteints depuis les {} en allant {}"
    neighbours = "sur les points voisins sur le même arc des {}"
    adjacent = "sur les points adjacents aux {}"

    def there(self, cond: tree.Count | tree.Compare, no: bool = False) -> str:
        return f"il n'y a pas {self.amount_of(cond)}" if no else f"il y a {self.amount_of(cond)}"

    def none(self, gems: Gems) -> str:
        return f"il n'y a aucune {self.gems(gems, one=True, counted=True)}"

    def amount_of(self, cond: tree.Count | tree.Compare) -> str:
        if isinstance(cond, tree.Count):
            return self.counted(cond, one=cond.number < 2)
        how = {"=": "autant de", ">": "plus de", "<": "moins de"}[cond.sign]
        return f"{how} {self.gems(cond.left, counted=True)} que de {self.gems(cond.right, counted=True)}"

    def named(self, gems: str, elements: str) -> tuple[str, str]:
        return gems, elements

    def spots(self, points: tuple[int, ...]) -> str:
        return self.at_points(points)

    def amount(self, count: int) -> str:
        return f"de {count}"

    def at_points(self, points: tuple[int, ...]) -> str:
        return f"au{'x' if len(points) > 1 else ''} point{'s' if len(points) > 1 else ''} {self.numbers(points)}"

    def outside(self, zone: str) -> str:
        return f"ailleurs qu'{zone}" if zone[0] in "aà" else f"ailleurs que {zone}"

    def neither(self, zones: list[str]) -> str:
        return " ".join(f"ni {zone}" for zone in zones)
