"""Reachability against the words of the rulings, said with plain sets: the engine's walks must find the same."""

from collections.abc import Callable, Iterable

from sortilege.games.archimage import GAME
from sortilege.games.archimage.breaking import breaks
from sortilege.games.archimage.moves import MAIN, PLACE, SECOND, SHATTER, one_of
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.scrolls import COLOUR_OF, EXCHANGE, INVERSION, REORGANISATION, SCROLL, SPEED, SPIRIT
from sortilege.games.archimage.spells.traveller import behind_figures, behind_tokens
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def near(p: Archimage, v: int) -> list[int]:
    return [int(p.board.near[i]) for i in range(p.board.first[v], p.board.first[v + 1])]


def figures(p: Archimage, seats: Iterable[int]) -> set[int]:
    return {int(p.wizard[s]) for s in seats} | {int(p.familiar[s]) for s in seats if p.familiar[s] >= 0}


def reach(p: Archimage, start: int, opened: frozenset[int] = frozenset()) -> set[int]:
    """The targets of the active seat from a space, some spaces treated as empty, word for word as in the rules."""
    others = [s for s in range(p.seats) if s != p.active]
    blocked = figures(p, others) - opened
    sealed = {v for v in range(p.board.size) if p.cell[v]} - opened
    walked, todo, touched = {start}, [start], set()
    while todo:
        for u in near(p, todo.pop()):
            if u in sealed:
                touched.add(u)
            elif u not in blocked and u not in walked:
                walked.add(u)
                todo.append(u)
    protected = {int(p.familiar[s]) for s in others} | {int(at) for at in p.guardian}
    return touched - protected


def fitting(p: Archimage, tint: int, spaces: Iterable[int]) -> set[int]:
    return {v for v in spaces if tint in (SPIRIT, COLOUR_OF[int(p.cell[v])])}


def test_walks_find_what_the_rulings_say(bulk: Callable[[int], int]) -> None:
    seen = 0
    for number in range(bulk(50)):
        p = GAME.start(GAME.make_options({"seats": 2 + number % 4, "circle": "IV"}))
        rng = Rng(number + 1)
        while p.seat != OVER:
            p.play(p.pick(rng))
            if p.phase == MAIN and rng.below(12) == 0:
                compare(p, int(rng.below(5)), rng)
                seen += 1
    assert seen > 10


def compare(p: Archimage, tint: int, rng: Rng) -> None:
    start = int(p.wizard[p.active])
    ordinary = reach(p, start)
    p.flood(p.active)
    assert {int(p.goal[i]) for i in range(p.goals)} == ordinary
    passed = {v for v in fitting(p, tint, ordinary) if p.cell[v] < SCROLL}
    behind = {u for v in passed for u in reach(p, start, frozenset((v,)))} - ordinary - passed
    first = behind_tokens(p, tint)
    assert {int(p.goal[i]) for i in range(first, p.goals)} == behind
    others = figures(p, [s for s in range(p.seats) if s != p.active])
    crossed = [v for v in others if not p.cell[v]]
    behind = {u for v in crossed for u in reach(p, start, frozenset((v,)))} - ordinary
    first = behind_figures(p)
    assert {int(p.goal[i]) for i in range(first, p.goals)} == behind
    p.reached = -1
    p.flood(p.active)
    n = breaks(p, rng.moves, 0, 0, SPIRIT, False)
    firsts = {int(one_of(rng.moves[i])) for i in range(n)}
    wanted = {v for v in firsts if fitting(p, tint, reach(p, v, frozenset((v,))) - {v})}
    probe = p.copy()
    probe.phase, probe.spell, probe.tint = SHATTER, SPEED, tint
    assert {int(one_of(move)) for move in probe.moves()} == wanted


def test_pairs_are_those_with_a_second(bulk: Callable[[int], int]) -> None:
    """The first space of a swap is offered exactly where a second one completes it."""
    for number in range(bulk(40)):
        p = GAME.start(GAME.make_options({"circle": "II"}))
        rng = Rng(number + 1)
        while p.seat != OVER:
            p.play(p.pick(rng))
            if p.phase != MAIN or rng.below(20):
                continue
            probe = p.copy()
            probe.tint = rng.below(5)
            for spell in (INVERSION, EXCHANGE, REORGANISATION):
                probe.phase, probe.spell = PLACE, spell
                firsts = [int(one_of(move)) for move in probe.moves()]
                assert firsts == [v for v in map(int, p.board.spaces) if completes(probe, v)]


def completes(probe: Archimage, space: int) -> bool:
    code = int(probe.cell[space])
    token = 0 < code < SCROLL and probe.tint in (SPIRIT, code >> 3)
    probe.phase, probe.chosen = SECOND, space
    return (code >= SCROLL if probe.spell == REORGANISATION else token) and len(probe.moves()) > 0
