"""What a spell does in one position: the reference, written to be read beside the rules.

Everything reads the position before the cast. Conditions, then orders, then clashes; then all ordered gems leave at
once, whatever stands on a destination is taken, and the arrivals land. The story tells each step, for `explain`.
"""

from dataclasses import dataclass, field
from typing import Literal

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.gems import Board, Gem
from sortilege.games.grimoire.language.points import POINTS, ZONES, walk
from sortilege.games.grimoire.language.tree import Clause, Cond, Gems, Map, Place, Spell

Verdict = Literal["done", "unmet", "forbidden", "undetermined"]


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the text does not settle this position: the checker's code, the clause at fault if one is, and points.

    E-UNDEF, E-COUNT and E-MIXED concern one clause and the points its gems stand on; E-TWICE the point of the gem that
    has two orders; E-CLASH the point where unlike gems meet.
    """

    code: str
    clause: int | None
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CastEvent:
    """A step of the story.

    kind is one of: unmet (condition `index`), skipped (clause `index`: its guard does not hold), idle (clause `index`
    names no gem), ordered (`gem` on `point` is sent to `to` by clause `index`), stays (`gem` on `point`: its order is
    void because of a double order, to = None, or of a meeting at `to`), merges (identical gems arrive at `to`, this one
    is taken), beaten (arrives at `to`, where another prevails), taken (stood on `point`; a gem from `to` arrives).
    """

    kind: str
    index: int = 0
    point: int = 0
    gem: Gem | None = None
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a cast.

    verdict: done; unmet (a condition does not hold); forbidden (a clash, and the text says it prevents the cast);
    undetermined (`faults` say why). Unless it is done, `board` is the position before and nothing moves.
    moves: (from, to) of every gem that obeys, those that keep their point and those taken on arrival included.
    taken: (the point it stood on before the cast, gem) of every gem that leaves the board.
    ordered: the points of all gems that received an order, also those that stay because of a clash.
    crowd: the greatest number of gems arriving at one point.
    """

    verdict: Verdict
    board: Board
    moves: tuple[tuple[int, int], ...] = ()
    taken: tuple[tuple[int, Gem], ...] = ()
    ordered: tuple[int, ...] = ()
    crowd: int = 0
    faults: tuple[Fault, ...] = ()
    story: tuple[CastEvent, ...] = ()


@dataclass(slots=True)
class _Cast:
    """The orders of one cast while they are being worked out."""

    spell: Spell
    board: Board
    # point -> (to, clause, is it certain?)
    orders: dict[int, list[tuple[int, int, bool]]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    story: list[CastEvent] = field(default_factory=list)
    taken: list[tuple[int, Gem]] = field(default_factory=list)

    def gem(self, point: int) -> Gem:
        gem = self.board[point - 1]
        assert gem is not None
        return gem

    def tell(self, kind: str, index: int = 0, point: int = 0, to: int | None = None) -> None:
        self.story.append(CastEvent(kind, index, point, self.gem(point) if point else None, to))


def evaluate(spell: Spell, board: Board) -> Outcome:
    """What the spell does in this position, seen by its caster, in the order of the rulebook."""
    cast = _Cast(spell, board)
    for index, cond in enumerate(spell.require):
        if not holds(cond, board):
            cast.tell("unmet", index)
    if cast.story:
        return Outcome("unmet", board, story=tuple(cast.story))
    for index, clause in enumerate(spell.clauses):
        _collect(cast, index, clause)
    if cast.faults:
        return Outcome("undetermined", board, faults=tuple(cast.faults), story=tuple(cast.story))
    return _settle(cast)


def selected(gems: Gems, board: Board) -> list[int]:
    """The points where the gems of a selector stand."""
    at = frozenset(POINTS) if gems.at is None else place_points(gems.at, board)
    return [point for point in POINTS if point in at and matches(gems, board[point - 1])]


def matches(gems: Gems, gem: Gem | None) -> bool:
    """Is this a gem of the owner and of one of the elements?"""
    return gem is not None and gems.owner in (gem.owner, "any") and gem.element in gems.elements


def place_points(place: Place, board: Board) -> frozenset[int]:
    """The points of a place in this position."""
    match place:
        case tree.Points(points):
            return frozenset(points)
        case tree.Zone(name):
            return ZONES[name]
        case tree.Both(parts):
            return frozenset(POINTS).intersection(*(place_points(part, board) for part in parts))
        case tree.Either(parts):
            return frozenset().union(*(place_points(part, board) for part in parts))
        case tree.Outside(part):
            return frozenset(POINTS) - place_points(part, board)
        case tree.Where(gems):
            return frozenset(selected(gems, board))
        case tree.Reached(map, start):
            reached = (image(map, point) for point in place_points(start, board))
            return frozenset(point for point in reached if point is not None)


def image(route: Map, point: int) -> int | None:
    """Where a map leads from a point, if it leads anywhere."""
    return walk(route.steps, point) if isinstance(route, tree.Path) else dict(route.pairs).get(point)


def holds(cond: Cond, board: Board) -> bool:
    """Is the condition true in the position before the cast (G4.1)?"""
    match cond:
        case tree.Count(gems, sign, number):
            count = len(selected(gems, board))
            return count == number if sign == "=" else count >= number if sign == ">=" else count <= number
        case tree.Compare(left, sign, right):
            difference = len(selected(left, board)) - len(selected(right, board))
            return difference == 0 if sign == "=" else difference > 0 if sign == ">" else difference < 0
        case tree.All(parts):
            return all(holds(part, board) for part in parts)
        case tree.Some(parts):
            return any(holds(part, board) for part in parts)
        case tree.No(part):
            return not holds(part, board)


def _collect(cast: _Cast, index: int, clause: Clause) -> None:
    """The orders of one clause."""
    if clause.when is not None and not holds(clause.when, cast.board):
        cast.tell("skipped", index)
        return
    points = selected(clause.gems, cast.board)
    if isinstance(clause.move, tree.By):
        orders = _collect_by(cast, index, clause.move.map, points)
    else:
        orders = _collect_group(cast, index, clause.move, points)
    if not orders:
        cast.tell("idle", index)
    for point, to in orders:
        cast.orders.setdefault(point, []).append((to, index, isinstance(clause.move, tree.By) or len(points) == 1))
        cast.tell("ordered", index, point, to)


def _collect_by(cast: _Cast, index: int, route: Map, points: list[int]) -> list[tuple[int, int]]:
    """Each gem goes to the image of its point; a table concerns the gems on its own starting points only."""
    if not isinstance(route, tree.Path):
        return [(a, b) for a, b in route.pairs if a in points]
    ends = {point: walk(route.steps, point) for point in points}
    lost = tuple(point for point, to in ends.items() if to is None)
    if lost:
        cast.faults.append(Fault("E-UNDEF", index, lost))
    return [(point, to) for point, to in ends.items() if to is not None]


def _collect_group(cast: _Cast, index: int, move: tree.To | tree.Fill, points: list[int]) -> list[tuple[int, int]]:
    """The k gems of one class go one each to k points; who goes where is not seen, so a gem already there stays."""
    if isinstance(move, tree.Fill):
        targets = list(move.points[: len(points)])
    else:
        targets = sorted(place_points(move.place, cast.board))
    mixed = len({cast.gem(point) for point in points}) > 1
    miscounted = len(targets) != len(points) or len(set(targets)) != len(targets)
    cast.faults += [Fault("E-MIXED", index, tuple(points))] if mixed else []
    cast.faults += [Fault("E-COUNT", index, tuple(points))] if miscounted else []
    if mixed or miscounted:
        return []
    staying = [point for point in points if point in targets]
    leaving = [point for point in points if point not in targets]
    free = [point for point in targets if point not in points]
    return sorted([(point, point) for point in staying] + list(zip(leaving, free, strict=True)))


def _settle(cast: _Cast) -> Outcome:
    """Settles clashes as the text says (G4.4), then moves all at once."""
    clash = cast.spell.clash
    doubles = [point for point, orders in cast.orders.items() if _is_double(orders)]
    if doubles and not (isinstance(clash, tree.Stay | tree.Forbid) and clash.double):
        cast.faults += [Fault("E-TWICE", None, (point,)) for point in doubles]
        return Outcome("undetermined", cast.board, faults=tuple(cast.faults), story=tuple(cast.story))

    arrivals: dict[int, list[int]] = {}
    for point in sorted(set(cast.orders) - set(doubles)):
        arrivals.setdefault(cast.orders[point][0][0], []).append(point)
    crowd = max(map(len, arrivals.values()), default=0)
    unlike = [to for to, points in arrivals.items() if _winners(cast, points) is None]

    if isinstance(clash, tree.Stay):
        _hold_back(cast, doubles, arrivals)
    elif isinstance(clash, tree.Forbid) and (doubles or unlike):
        ordered = tuple(sorted(cast.orders))
        return Outcome("forbidden", cast.board, ordered=ordered, crowd=crowd, story=tuple(cast.story))
    elif unlike:
        faults = tuple(Fault("E-CLASH", None, (to,)) for to in unlike)
        return Outcome("undetermined", cast.board, crowd=crowd, faults=faults, story=tuple(cast.story))
    return _move(cast, arrivals, crowd)


def _is_double(orders: list[tuple[int, int, bool]]) -> bool:
    """Two different orders; in a group nobody can say which gem goes where, so any second order differs."""
    return len(orders) > 1 and (len({to for to, _, _ in orders}) > 1 or not all(certain for _, _, certain in orders))


def _winners(cast: _Cast, points: list[int]) -> list[int] | None:
    """The gems that may stay where these arrive, all of one class; None if the text does not settle it."""
    if isinstance(cast.spell.clash, tree.Win):
        for group in cast.spell.clash.groups:
            listed = [point for point in points if matches(group, cast.gem(point))]
            if listed:
                points = listed
                break
    return points if len({cast.gem(point) for point in points}) == 1 else None


def _hold_back(cast: _Cast, doubles: list[int], arrivals: dict[int, list[int]]) -> None:
    """Under `stay`: the gems with two orders, and all gems that would meet, even identical ones, keep their points."""
    for point in doubles:
        cast.tell("stays", point=point)
    for to in [to for to, points in arrivals.items() if len(points) > 1]:
        for point in arrivals.pop(to):
            cast.tell("stays", point=point, to=to)


def _move(cast: _Cast, arrivals: dict[int, list[int]], crowd: int) -> Outcome:
    """Moves all ordered gems at once; what still stands on a destination is taken; the arrivals land (G4.2, G4.3)."""
    moves = sorted((point, to) for to, points in arrivals.items() for point in points)
    after = list(cast.board)
    for point, _ in moves:
        after[point - 1] = None
    for to, points in sorted(arrivals.items()):
        winners = _winners(cast, points)
        assert winners is not None
        _take(cast, after[to - 1], to, winners[0])
        for point in points:
            if point != winners[0]:
                cast.tell("merges" if cast.gem(point) == cast.gem(winners[0]) else "beaten", point=point, to=to)
                cast.taken.append((point, cast.gem(point)))
        after[to - 1] = cast.gem(winners[0])
    taken = tuple(sorted(cast.taken))
    ordered = tuple(sorted(cast.orders))
    return Outcome("done", tuple(after), tuple(moves), taken, ordered, crowd, story=tuple(cast.story))


def _take(cast: _Cast, standing: Gem | None, to: int, by: int) -> None:
    if standing is not None:
        cast.tell("taken", point=to, to=by)
        cast.taken.append((to, standing))
