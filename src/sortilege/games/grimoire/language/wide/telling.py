"""A spell told sentence by sentence: orders, conditions, and sentences about other sentences of the same spell."""

from dataclasses import replace
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.meaning.evaluate import image
from sortilege.games.grimoire.language.tree import Clause, Gems
from sortilege.games.grimoire.language.wide import known, said
from sortilege.games.grimoire.language.wide.amending import clash, fills, gloss, nth, nth_of, priority
from sortilege.games.grimoire.language.wide.referents import opposite
from sortilege.games.grimoire.language.wide.resolve import Resolver
from sortilege.games.grimoire.language.wide.said import Named, Ordered, Spoken, ToPoints
from sortilege.games.grimoire.language.wide.told_spell import Contradiction, Nonsense, ToldPart, ToldSpell, added


def tell(told: ToldSpell, place: int, spoken: Spoken, decisions: dict[str, Any]) -> ToldSpell:
    """The spell with one more sentence; Nonsense, Undecided or Contradiction if it cannot be taken so."""
    amount = decisions.get("amount", 0)
    resolver = Resolver(told, place, dict(decisions), amount=amount)
    match spoken.kind:
        case "must":
            after = _must(resolver, spoken)
        case "several":
            return _several(told, place, spoken, decisions)
        case "orders" | "examples" if nth_of(spoken) is not None:
            after = nth(resolver, spoken)
        case "lead":
            after = _lead(resolver, spoken)
        case "orders":
            after = _orders(resolver, spoken)
        case "examples":
            after = _examples(resolver, spoken)
        case "gloss":
            after = gloss(resolver, spoken)
        case "retold":
            resolver.told = _orders(resolver, spoken)
            gloss(resolver, Spoken("gloss", ((None, spoken.value),)))
            after = resolver.told
        case "otherwise":
            after = _otherwise(resolver, spoken.value)
        case "nothing":
            if not told.parts:
                raise Nonsense
            after = added(told, ToldPart(place, note="order"))
        case "fills":
            after = fills(resolver, *spoken.value)
        case "amount" | "drift":
            return _amount(told, place, spoken)
        case "also":
            after = _also(resolver, spoken)
        case "same_arc":
            if not known.keeps_arc(told.clauses):
                raise Contradiction
            after = added(told, ToldPart(place, note="again"))
        case "look":
            after = added(told.naming([resolver.gems(spoken.value)]), ToldPart(place, note="order"))
        case "whoever":
            anybody = all(clause.gems.owner == "any" for clause in told.clauses)
            if not told.clauses or (spoken.value == "owner" and not anybody):
                raise Nonsense
            after = added(told, ToldPart(place, note="again"))
        case "priority":
            after = priority(resolver, spoken)
        case _:
            after = clash(resolver, spoken)
    if resolver.alone:
        raise Nonsense
    pending = (told, spoken, place) if resolver.missing and not amount else None
    return replace(after, pending=pending, order=_lone_order(spoken), guards=_guards(told, resolver, spoken))


def _guards(told: ToldSpell, resolver: Resolver, spoken: Spoken) -> tuple[tree.Cond, ...]:
    """The conditions of sentences in a row, each of which had one: "otherwise" is when none of them holds."""
    match spoken:
        case Spoken("orders", ((facts, _),), ()) if facts is not None and resolver.when:
            when = resolver.when[0] if len(resolver.when) == 1 else tree.All(resolver.when)
            return (*told.guards, when)
    return ()


def _otherwise(resolver: Resolver, orders: tuple[Any, ...]) -> ToldSpell:
    """What happens where no condition of the sentences before holds."""
    when = tuple(opposite((one,)) for one in resolver.told.guards)
    if not when or any(isinstance(one, Ordered) and one.move is None for one in orders):
        raise Nonsense
    clauses = [clause for order in orders for clause in resolver.clauses(order, when)]
    return added(resolver.told, ToldPart(resolver.place, (), tuple(clauses)))


def _several(told: ToldSpell, place: int, spoken: Spoken, decisions: dict[str, Any]) -> ToldSpell:
    """Sentences within a sentence, one after another."""
    for one in spoken.value:
        told = tell(told, place, one, decisions)
        if told.pending is not None:
            raise Nonsense  # a turn without an amount
    return told


def _lone_order(spoken: Spoken) -> Ordered | None:
    """The one order of a sentence, which others may be said to follow too."""
    match spoken:
        case Spoken("orders", ((None, (Ordered(_, move, ()) as order,)),), ()) if move is not None:
            return order
    return None


def _also(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    """Other gems do what was just ordered."""
    if resolver.told.order is None:
        raise Nonsense
    return _orders(resolver, Spoken("orders", ((None, (replace(resolver.told.order, gems=spoken.value),)),)))


def _must(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    conds = resolver.conds(spoken.must)
    groups = [gems for cond in conds for gems in _groups(cond)]
    return added(resolver.told.naming(groups), ToldPart(resolver.place, conds))


def _groups(cond: tree.Cond) -> list[Gems]:
    match cond:
        case tree.Count(gems):
            return [gems]
        case tree.Compare(left, _, right) if replace(left, owner=right.owner) == right:
            return [left]  # "more than the opponent": whoever is spoken of has the first ones
        case tree.Compare(left, _, right):
            return [left, right]
    return []


def _orders(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    clauses: list[Clause] = []
    stays: list[Ordered] = []
    for facts, orders in spoken.guards:
        when = () if facts is None else resolver.conds(facts, orders)
        for order in orders:
            if isinstance(order, Ordered) and order.move is None:
                stays.append(order)
                if order.gems[0].how not in ("others", "it", "these"):
                    resolver.stayed.append(resolver.gems(order.gems[0]))
                    resolver.told = resolver.told.naming(resolver.stayed[-1:])
            elif clauses and any(rider.kind == "first" for rider in order.riders):
                raise Nonsense  # "then" would be a second movement
            else:
                clauses += resolver.clauses(order, when)
        if facts is not None and any(
            not _all_others(resolver, one) and not _idle(resolver, one, when) for one in stays
        ):
            raise Nonsense
        if facts is not None and stays and not clauses and not _all_others(resolver, stays[0]):
            return added(resolver.told, ToldPart(resolver.place, note="order"))
        if spoken.otherwise:
            other = (opposite(when),)
            clauses += [clause for order in spoken.otherwise for clause in resolver.clauses(order, other)]
    clauses = [one for number, one in enumerate(clauses) if not known.said_before([one], clauses[:number])]
    told = resolver.told
    if any(not known.apart(clause.gems, gems) for clause in clauses for gems in told.stays):
        raise Nonsense
    if clauses and all(clause.when is None for clause in clauses) and known.said_before(clauses, told.clauses):
        told = added(told, ToldPart(resolver.place, note="again"))
    elif clauses:
        told = added(_without_heading(told, clauses), ToldPart(resolver.place, (), tuple(clauses)))
    for stay in stays:
        resolver.told = told
        told = _stay(resolver, stay)
    return told


def _idle(resolver: Resolver, stay: Ordered, when: tuple[tree.Cond, ...]) -> bool:
    """Do gems stay in a case for which nothing was ordered: so many of them, where other numbers have their orders?"""
    match when:
        case (tree.Count(gems, "=", number),) if resolver.gems(stay.gems[0]) == gems:
            theirs = [one.when for one in resolver.told.clauses if not known.apart(one.gems, gems)]
            counts = [
                one.number for one in theirs if isinstance(one, tree.Count) and (one.gems, one.sign) == (gems, "=")
            ]
            return len(counts) == len(theirs) > 0 and number not in counts
    return False


def _all_others(resolver: Resolver, stay: Ordered) -> bool:
    """Are those that stay whichever no order names?"""
    return stay.gems[0].how == "others" and not stay.gems[0].number and resolver.told.single is None


def _stay(resolver: Resolver, stay: Ordered) -> ToldSpell:
    """Gems that stay: all that were not named, or some that are taken out of the orders given so far."""
    if not _all_others(resolver, stay):
        if not resolver.told.clauses:
            gems = resolver.gems(stay.gems[0])
            told = replace(resolver.told.naming([gems]), stays=(*resolver.told.stays, gems))
            return added(told, ToldPart(resolver.place, note="order"))
        return _except(resolver, stay)
    if not resolver.told.clauses:
        raise Nonsense
    return added(resolver.told, ToldPart(resolver.place, note="order"))


def _lead(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    """Gems are named first, perhaps with the arc that all of them come to, and all orders are theirs."""
    orders = spoken.guards[0][1]
    named, arc = spoken.value
    if named.how == "kind" and all(
        isinstance(one, Ordered) and one.gems[0].elements == named.elements for one in orders
    ):
        return _orders(resolver, spoken)  # "water flows: all water gems ..."
    if not all(isinstance(one, Ordered) and all(who.how in ("it", "those") for who in one.gems) for one in orders):
        raise Nonsense
    before = resolver.told.clauses
    resolver.told = resolver.told.naming([resolver.gems(named)])
    told = _orders(resolver, spoken)
    ends = set((known.orders_of(told.clauses[len(before) :]) or {}).values())
    if arc and not (ends and ends <= (known.points_of(tree.Zone(arc)) or set())):
        raise Nonsense
    return told


def _without_heading(told: ToldSpell, clauses: list[Clause]) -> ToldSpell:
    """A sentence that only says where all of it leads is no order, once there is one for one, two and three gems."""

    def leads(heading: Clause) -> bool:
        if heading.when is not None or not isinstance(heading.move, tree.To):
            return False
        place = known.points_of(heading.move.place)
        if place is None or isinstance(heading.move.place, tree.Points):
            return False
        numbers = {
            one.when.number
            for one in (*told.clauses, *clauses)
            if isinstance(one.when, tree.Count)
            and (one.gems, one.when.gems, one.when.sign) == (heading.gems, heading.gems, "=")
            and isinstance(one.move, tree.To)
            and place.issuperset(known.points_of(one.move.place) or known.EVERYWHERE)
        }
        return numbers == {1, 2, 3} and len(known.kinds(heading.gems)) == 1

    parts = []
    for part in told.parts:
        kept = tuple(one for one in part.clauses if not leads(one))
        parts.append(replace(part, clauses=kept, note="again" if not kept else "") if kept != part.clauses else part)
    return replace(told, parts=tuple(parts))


def _except(resolver: Resolver, order: Ordered) -> ToldSpell:
    """Gems that stay are taken out of the orders given so far."""
    gems = resolver.gems(order.gems[0])
    if gems.at is None:
        return _without_kind(resolver, gems)
    outside = tree.Outside(gems.at)
    changed, parts = False, []
    for part in resolver.told.parts:
        clauses = []
        for one in part.clauses:
            same = (one.gems.owner, one.gems.elements) == (gems.owner, gems.elements)
            changed = changed or same
            clauses.append(replace(one, gems=replace(one.gems, at=known.both(one.gems.at, outside))) if same else one)
        parts.append(replace(part, clauses=tuple(clauses)))
    if not changed:
        raise Nonsense
    return replace(resolver.told, parts=(*parts, ToldPart(resolver.place, note="order")))


def _without_kind(resolver: Resolver, gems: Gems) -> ToldSpell:
    """Gems of some elements stay: the orders given to their owner's gems are for the others."""
    parts = [
        replace(part, clauses=tuple(_for_others(one, gems) for one in part.clauses)) for part in resolver.told.parts
    ]
    if not resolver.told.clauses:
        raise Nonsense
    return replace(resolver.told, parts=(*parts, ToldPart(resolver.place, note="order")))


def _for_others(clause: Clause, gems: Gems) -> Clause:
    """An order without the elements that stay."""
    rest = "".join(one for one in clause.gems.elements if one not in gems.elements)
    if known.apart(clause.gems, gems):
        return clause
    if clause.gems.owner != gems.owner or not rest:
        raise Nonsense
    return replace(clause, gems=replace(clause.gems, elements=rest))


def _examples(resolver: Resolver, spoken: Spoken) -> ToldSpell:
    """Worked examples, perhaps with "etc.": they must follow from what was said; without "etc." they may be orders."""
    pairs = [_example(facts, orders) for facts, orders in spoken.guards]
    reached = [one for one in resolver.told.clauses if isinstance(one.move, tree.To)]
    places = [(one.gems, one.move.place) for one in reached if isinstance(one.move, tree.To)]
    if all(pairs) and any(isinstance(place, tree.Reached) for _, place in places):
        if not any(all(_follows(pair, gems, place) for pair in pairs) for gems, place in places):
            raise Contradiction
        return added(resolver.told, ToldPart(resolver.place, note="again"))
    before = resolver.told
    told = _orders(resolver, replace(spoken, kind="orders"))
    again = told.parts[-1].note == "again"
    if spoken.open_end and not again:
        raise Contradiction
    return told if not again else added(before, ToldPart(resolver.place, note="again"))


def _follows(pair: tuple[str, int, str, int] | None, gems: Gems, place: tree.Place) -> bool:
    """Is this an example of gems that go to the points reached from others?"""
    if pair is None or not isinstance(place, tree.Reached) or not isinstance(place.place, tree.Where):
        return False
    here, start, there, end = pair
    return (here, there) == (place.place.gems.elements, gems.elements) and image(place.map, start) == end


def _example(facts: Any, orders: Any) -> tuple[str, int, str, int] | None:
    """A gem of one element on a point, and where a gem of another then goes."""
    match facts, orders:
        case (
            (said.Counted(Named(elements=here, at=said.Listed((start,)))),),
            (Ordered((Named(how="a", elements=there),), ToPoints((end,))),),
        ) if here and there:
            return here, start, there, end
    return None


def _amount(told: ToldSpell, place: int, spoken: Spoken) -> ToldSpell:
    """The amount of a turn, said in the next sentence; perhaps with the way each side of the board goes."""
    if told.pending is None:
        raise Nonsense
    before, first, at = told.pending
    _, number, *claims = spoken.value
    after = tell(before, at, first, {"amount": number})
    if claims and not known.drifts(after.clauses, claims[0]):
        raise Contradiction
    return replace(added(after, ToldPart(place, note="order")), pending=None)
