"""Random spells and books for laws and tests: every form of the tree, most spells sayable, many of them unsound."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache, lru_cache
from random import Random

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.gems import CLASSES, Board, board_of
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.meaning.prove import difference, effect
from sortilege.games.grimoire.language.meaning.remembered import findings
from sortilege.games.grimoire.language.meaning.static import flaws
from sortilege.games.grimoire.language.points import STEPS, ZONES
from sortilege.games.grimoire.language.print import Unsayable
from sortilege.games.grimoire.language.print.book_text import heading, spell_lines
from sortilege.games.grimoire.language.text.build_tree import adjacent, neighbours

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
        if (first, second) not in (("left", "axis"), ("right", "axis")):  # the left of the axis is the left
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


_CLASHES: tuple[Callable[[Random], tree.Clash], ...] = (
    lambda _: None,
    lambda rng: tree.Forbid(rng.random() < 0.7),
    lambda rng: tree.Win(tuple(random_gems(rng, depth=0) for _ in range(rng.randint(1, 2)))),
    lambda rng: tree.Stay(rng.random() < 0.7),
)


def random_clash(rng: Random) -> tree.Clash:
    return rng.choices(_CLASHES, (10, 3, 4, 3))[0](rng)


def random_spell(rng: Random) -> tree.Spell:
    """Any spell that the language can say."""
    require = tuple(random_cond(rng) for _ in range(rng.choice((0, 0, 0, 1, 1, 2))))
    clauses = tuple(random_clause(rng) for _ in range(rng.choice((1, 1, 2, 2, 3))))
    return tree.Spell(clauses, require, random_clash(rng))


@lru_cache(64)
def random_book(seed: int, language: str, spells: int = 8) -> str:
    """The text of a book that the checker certifies, in turn with each way to settle a clash."""
    rng, kept, lines = Random(seed), list[tree.Spell](), list[str]()
    while len(kept) < spells:
        spell = replace(random_spell(rng), clash=_CLASHES[len(kept) % 4](rng))
        if _sound(spell) and all(_differ(spell, other) for other in kept):
            with suppress(Unsayable):
                lines += [heading(f"{seed}.{len(kept) + 1}", language), *spell_lines(spell, language)]
                kept.append(spell)
    return "\n".join(lines) + "\n"


@cache
def _boards() -> tuple[Board, ...]:
    """Positions that show most unsound spells as such, and tell most others apart, before anything is proved."""
    rng = Random(24)
    return tuple(random_board(rng) for _ in range(60))


def _sound(spell: tree.Spell) -> bool:
    """Is a spell proved sound? One that is doubtful in some position needs no proof."""
    if flaws(spell) or any(evaluate(spell, board).verdict == "undetermined" for board in _boards()):
        return False
    proof = findings(spell)
    return not proof.errors and not proof.hard


def _differ(one: tree.Spell, other: tree.Spell) -> bool:
    """Do two spells differ in some position?"""
    seen = any(effect(one, board) != effect(other, board) for board in _boards())
    return seen or difference(one, other) is not None
