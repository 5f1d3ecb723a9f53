"""Sentences about other sentences of a spell: other words, which points come first, a second gem, clashes."""

from dataclasses import replace

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.tree import Clause, Gems
from sortilege.games.grimoire.language.wide import known, said
from sortilege.games.grimoire.language.wide.resolve import Resolver
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Spoken, Steps, ToPoints
from sortilege.games.grimoire.language.wide.told_spell import Contradiction, Nonsense, ToldPart, ToldSpell, added


def gloss(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    """Other words for all movements so far."""
    told = resolver.told
    for _, orders in spoken.guards:
        for order in orders:
            if not isinstance(order, Ordered) or order.riders or len(order.gems) != 1:
                raise Nonsense
            if order.gems[0].how not in ("these", "it"):
                made = resolver.clauses(order)
                if not known.said_before(made, told.clauses):
                    raise Contradiction
                continue
            moved = [clause for clause in told.clauses if isinstance(clause.move, tree.By)]
            if not isinstance(order.move, Steps):
                raise Nonsense
            for clause in moved:
                again = [Clause(clause.gems, tree.By(resolver._path(order.move, clause.gems)))]
                if known.orders_of(again) != known.orders_of([clause]):
                    raise Contradiction
            if not moved:
                raise Nonsense
    return added(told, ToldPart(resolver.place, note="again"))


def priority(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    """Points that were sets become lists, in the order of these zones."""
    zones = list(spoken.value)
    if any(zone == tree.Zone("outer_axis") for zone in zones):
        resolver.choose("axis", ("outer",))
        zones = [tree.Zone("outer") if zone == tree.Zone("outer_axis") else zone for zone in zones]
    sets = [known.points_of(resolver.place_of(zone)) or frozenset() for zone in zones]
    parts, changed = [], False
    for part in resolver.told.parts:
        clauses = tuple(_ranked(one, sets) for one in part.clauses)
        changed = changed or clauses != part.clauses
        parts.append(replace(part, clauses=clauses))
    if not changed:
        raise Nonsense
    return replace(resolver.told, parts=(*parts, ToldPart(resolver.place, note="order")))


def fills(resolver: Resolver, first: tuple[int, ...], master: str, number: int) -> ToldSpell:
    """The points of the last order become a list, in this order; one that is not named comes last."""
    *parts, last = resolver.told.parts or (ToldPart(0),)
    match last.clauses:
        case (Clause(gems, tree.To(tree.Points(points)), None),):
            rest = [point for point in points if point not in first]
            theirs = master in ("", gems.owner) and number in (0, len(points))
            if not theirs or len(rest) > 1 or sorted((*first, *rest)) != sorted(points):
                raise Nonsense
            filled = replace(last, clauses=(Clause(gems, tree.Fill((*first, *rest))),))
            return replace(resolver.told, parts=(*parts, filled, ToldPart(resolver.place, note="order")))
    raise Nonsense


def _ranked(clause: Clause, zones: list[frozenset[int]]) -> Clause:
    """An order to go to points, as one to take them zone by zone; each zone has one of them."""
    match clause:
        case Clause(gems, tree.To(tree.Points(points)), None):
            ranked = [[point for point in points if point in zone] for zone in zones]
            first = [here[0] for here in ranked if len(here) == 1]
            rest = [point for point in points if point not in first]
            if len(first) != len(zones) or len(rest) > 1:
                raise Nonsense
            return Clause(gems, tree.Fill((*first, *rest)))
    return clause


def nth_of(spoken: Spoken) -> said.Nth | None:
    match spoken.guards:
        case (((said.Nth() as nth,), (Ordered(),)),):
            return nth
    return None


def nth(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    """A second and a third gem: a list of points for those that are not singled out."""
    nth = nth_of(spoken)
    assert nth is not None
    order = spoken.guards[0][1][0]
    single, told = resolver.told.single, resolver.told
    gems = resolver.gems(nth.gems)
    if not isinstance(order.move, ToPoints) or len(order.move.points) != 1 or order.riders or order.gems[0].how != "it":
        raise Nonsense
    first = 1
    if single is not None and (single.owner, single.elements) == (gems.owner, gems.elements) and single.at is not None:
        gems, first = replace(gems, at=tree.Outside(single.at)), 2
    point = order.move.points[0]
    if nth.number == first:
        return added(told.naming([gems]), ToldPart(resolver.place, (), (Clause(gems, tree.Fill((point,))),)))
    for index, part in enumerate(told.parts):
        match part.clauses:
            case (Clause(other, tree.Fill(points), None),) if other == gems and len(points) == nth.number - first:
                longer = replace(part, clauses=(Clause(gems, tree.Fill((*points, point))),))
                parts = (*told.parts[:index], longer, *told.parts[index + 1 :], ToldPart(resolver.place, note="order"))
                return replace(told, parts=parts)
    raise Nonsense


def clash(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    meeting, (settled, names) = spoken.value
    double = meeting == "double"
    clash: tree.Clash
    match settled:
        case "stay":
            clash = tree.Stay(double)
        case "forbid":
            clash = tree.Forbid(double)
        case "win":
            clash = tree.Win((_kind(names[0]),))
        case _:
            loser = _kind(names[0])
            if loser.owner == "any":
                raise Nonsense
            clash = tree.Win((Gems("me" if loser.owner == "opp" else "opp"),))
    if resolver.told.clash is not None:
        raise Nonsense
    return added(resolver.told, ToldPart(resolver.place, clash=clash))


def _kind(named: Named) -> Gems:
    """The gems that prevail, or are taken: of one master, wherever they come from."""
    if named.at is not None or (named.owner not in ("me", "opp") and not named.elements):
        raise Nonsense
    owner = named.owner if named.owner in ("me", "opp") else "any"
    return Gems(owner, named.elements or tree.ELEMENTS)  # type: ignore[arg-type]
