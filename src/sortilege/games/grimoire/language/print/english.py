"""Controlled English as it is printed."""

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.print.writer import Writer
from sortilege.games.grimoire.language.tree import Gems, Place


class English(Writer):
    """The words and their order."""

    language = "en"
    condition = "condition: {}"
    if_so = "if {}, "
    then = ", then "
    priority = ", in order of priority,"
    meeting = "if two moved gems arrive at the same point, "
    two_orders = "if a gem receives two different orders, or "
    stay = "the gems concerned stay in place"
    forbid = "the spell cannot be cast"
    win, failing = "the {} prevail", ", failing that the "
    among = "among points {}"
    where = "where the {} are"
    reached = "on the points reached from the {} by going {}"
    neighbours = "on the neighbouring points on the same arc as the {}"
    adjacent = "on the points adjacent to the {}"

    def there(self, cond: tree.Count | tree.Compare, no: bool = False) -> str:
        verb = "there is" if isinstance(cond, tree.Count) and cond.number == 1 else "there are"
        return f"{verb} not {self.amount_of(cond)}" if no else f"{verb} {self.amount_of(cond)}"

    def none(self, gems: Gems) -> str:
        return f"there are no {self.gems(gems, counted=True)}"

    def amount_of(self, cond: tree.Count | tree.Compare) -> str:
        if isinstance(cond, tree.Count):
            return self.counted(cond, one=cond.number == 1)
        how, than = {"=": ("as many", "as"), ">": ("more", "than"), "<": ("fewer", "than")}[cond.sign]
        return f"{how} {self.gems(cond.left, counted=True)} {than} {self.gems(cond.right, counted=True)}"

    def named(self, gems: str, elements: str) -> tuple[str, str]:
        return elements, gems

    def spots(self, points: tuple[int, ...]) -> str:
        return f"to point{'s' if len(points) > 1 else ''} {self.numbers(points)}"

    def destination(self, place: Place) -> str:
        if isinstance(place, tree.Points):
            return self.spots(place.points)
        if isinstance(place, tree.Reached) or self.pattern(place) is not None:
            return "to" + self.zone(place).removeprefix("on")
        return self.place(place)

    def at_points(self, points: tuple[int, ...]) -> str:
        return f"at point{'s' if len(points) > 1 else ''} {self.numbers(points)}"

    def outside(self, zone: str) -> str:
        return f"anywhere but {zone}"

    def neither(self, zones: list[str]) -> str:
        return "neither " + " nor ".join(zones)
