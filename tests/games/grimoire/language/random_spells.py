"""Random spells and positions for the tests: every form of the tree, most of them sayable, many of them unsound."""

from random import Random

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.board import CLASSES, Board, board_of
from sortilege.games.grimoire.language.points import STEPS, ZONES
from sortilege.games.grimoire.language.trees import adjacent, neighbours

ZONE_NAMES = sorted(ZONES)
STEP_NAMES = sorted(name for name in STEPS if not name.startswith("line"))


def random_board(rng: Random) -> Board:
    """A position with anything from a few gems to all of them."""
    most = rng.choice((1, 2, 3, 3))
    gems = [gem for gem in CLASSES for _ in range(rng.randint(0, most))]
    rng.shuffle(gems)
    if rng.random() < 0.3:
        gems = gems[: rng.randint(0, 8)]
    return board_of(zip(rng.sample(range(1, 25), len(gems)), gems, strict=True))


def random_elements(rng: Random) -> str:
    return tree.elements("".join(rng.sample("FAWE", rng.choice((1, 1, 1, 2, 3, 4)))))


def random_gems(rng: Random, owner: str = "", depth: int = 2) -> tree.Gems:
    at = random_place(rng, depth - 1) if depth and rng.random() < 0.5 else None
    return tree.Gems(owner or rng.choice(("me", "opp", "any")), random_elements(rng), at)  # type: ignore[arg-type]


def random_points(rng: Random, most: int = 4) -> tree.Points:
    return tree.points(rng.sample(range(1, 25), rng.randint(1, most)))


def random_simple(rng: Random) -> tree.Place:
    if rng.random() < 0.1:
        first, second = rng.sample(
            [name for name in ZONE_NAMES if name not in ("angles", "intersections", "crossroads")], 2
        )
        return tree.Both((tree.Zone(first), tree.Zone(second)))
    return tree.Zone(rng.choice(ZONE_NAMES)) if rng.random() < 0.6 else random_points(rng, 6)


def anchor(rng: Random) -> tree.Gems:
    """The caster's gems, as a place may name them."""
    at = random_simple(rng) if rng.random() < 0.4 else None
    if at is not None and rng.random() < 0.3:
        at = tree.Outside(at)
    return tree.Gems("me", rng.choice(("F", "A", "W", "E", "FA", "FAWE")), at)


def random_zone(rng: Random) -> tree.Place:
    match rng.randrange(8):
        case 0:
            return tree.Where(anchor(rng))
        case 1:
            return tree.Reached(random_path(rng), tree.Where(anchor(rng)))
        case 2:
            return neighbours(anchor(rng))
        case 3:
            return adjacent(anchor(rng))
        case _:
            return random_simple(rng)


def random_place(rng: Random, depth: int = 1) -> tree.Place:
    if not depth:
        return random_simple(rng)
    match rng.randrange(8):
        case 0:
            return tree.Either(tuple(random_zone(rng) for _ in range(rng.randint(2, 3))))
        case 1:
            return tree.Both((random_zone(rng), random_zone(rng)))
        case 2:
            return tree.Both((random_zone(rng), tree.Outside(random_zone(rng))))
        case 3:
            return tree.Outside(random_zone(rng))
        case 4:
            return tree.Outside(tree.Either((random_zone(rng), random_zone(rng))))
        case _:
            return random_zone(rng)


def random_path(rng: Random) -> tree.Path:
    steps = [rng.choice(STEP_NAMES)] * rng.choice((1, 1, 1, 2))
    if rng.random() < 0.2:
        steps.append(rng.choice(STEP_NAMES))
    return tree.Path(tuple(steps))


def random_map(rng: Random) -> tree.Map:
    if rng.random() < 0.3:
        starts = rng.sample(range(1, 25), rng.randint(1, 5))
        ends = rng.sample(range(1, 25), rng.choice((1, 2, 4)))
        return tree.table([(start, rng.choice(ends)) for start in starts])
    return random_path(rng)


def random_atom(rng: Random) -> tree.Cond:
    if rng.random() < 0.3:
        return tree.Compare(random_gems(rng, "me"), rng.choice(("=", ">", "<")), random_gems(rng, "me"))
    owner = rng.choice(("me", "me", "opp", "any"))
    gems = random_gems(rng, owner, 2 if owner == "me" else 0)
    count = tree.Count(gems, rng.choice(("=", ">=", "<=")), rng.choice((0, 1, 1, 2, 2, 3, 3, 5, 6, 13)))
    return tree.No(count) if rng.random() < 0.1 else count


def random_cond(rng: Random) -> tree.Cond:
    kind = rng.random()
    if kind < 0.75:
        return random_atom(rng)
    parts = tuple(random_atom(rng) for _ in range(2))
    return tree.All(parts) if kind < 0.9 else tree.Some(parts)


def random_group(rng: Random) -> tree.Gems:
    """Gems to be sent to a set of points: mostly of one class."""
    at = random_place(rng) if rng.random() < 0.2 else None
    owner = rng.choice(("me", "me", "opp", "opp", "any"))
    return tree.Gems(owner, rng.choice(("F", "A", "W", "E", "F", "A", "W", "E", "AE")), at)  # type: ignore[arg-type]


def random_clause(rng: Random) -> tree.Clause:
    when = random_cond(rng) if rng.random() < 0.3 else None
    kind = rng.random()
    if kind < 0.6:
        return tree.Clause(random_gems(rng), tree.By(random_map(rng)), when)
    gems = random_group(rng)
    if kind < 0.75:
        return tree.Clause(gems, tree.Fill(tuple(rng.sample(range(1, 25), rng.randint(1, 3)))), when)
    if rng.random() < 0.5:
        points = random_points(rng, 3)
        guard = tree.Count(gems, "=", len(points.points))
        return tree.Clause(gems, tree.To(points), guard)
    return tree.Clause(gems, tree.To(random_place(rng)), when)


def random_clash(rng: Random) -> tree.Clash:
    kind = rng.random()
    if kind < 0.5:
        return None
    if kind < 0.7:
        return tree.Win(tuple(random_gems(rng, depth=0) for _ in range(rng.randint(1, 2))))
    double = rng.random() < 0.7
    return tree.Stay(double) if kind < 0.85 else tree.Forbid(double)


def random_spell(rng: Random) -> tree.Spell:
    """Any spell that the language can say."""
    require = tuple(random_cond(rng) for _ in range(rng.choice((0, 0, 0, 1, 1, 2))))
    clauses = tuple(random_clause(rng) for _ in range(rng.choice((1, 1, 2, 2, 3))))
    return tree.Spell(clauses, require, random_clash(rng))
