"""How leads at the beginning of a turn of SPELL turn out; `python -m sortilege.games.spell.solver.leads` prints them.

Players that take the best end of a turn as the fast search sees it, one time in four one of the best four, play each
other and the script. For each turn the log-odds of winning are fitted as a + b * lead.
"""

from collections import defaultdict
from math import exp

from sortilege.games.spell import GAME
from sortilege.games.spell.evaluation import lead_of_mover
from sortilege.games.spell.options import LAYOUTS
from sortilege.games.spell.solver.reach import TurnSearch, fresh
from sortilege.kernel.options import Value
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Row = tuple[float, float]  # a lead, and the score in the end

STEADY = 3.0  # holds b near 0 where few games say anything
SEED = 7_000_021


def play(options: dict[str, Value], seed: int, rows: dict[int, list[Row]]) -> None:
    """Plays one game and enters the leads at the beginnings of its turns."""
    position = GAME.start(GAME.make_options(options))
    rng = Rng(seed)
    leads: list[tuple[int, int, float]] = []
    while position.seat != OVER:
        if not fresh(position):
            position.play(position.pick(rng))
            continue
        leads.append((int(position.turn), int(position.seat), lead_of_mover(position)))
        search = TurnSearch(position)
        careless = rng.below(100) < 25
        for move in search.moves(search.codes[rng.below(min(4, len(search.codes))) if careless else 0]):
            position.play(move)
    for turn, seat, lead in leads:
        rows[turn].append((lead, position.score(seat)))


def fitted(rows: list[Row]) -> tuple[float, float]:
    """The a and b under which these results are likeliest, by Newton's method in small steps."""
    middle = sum(lead for lead, _ in rows) / len(rows)
    a = b = 0.0
    for _ in range(200):
        da, db, aa, ab, bb = 0.0, -STEADY * b, 1e-3, 0.0, 1e-3
        for lead, score in rows:
            x = lead - middle
            p = 1 / (1 + exp(-a - b * x))
            da, db = da + score - p, db + (score - p) * x
            weight = p * (1 - p)
            aa, ab, bb = aa + weight, ab + weight * x, bb + weight * x * x
        scale = aa * bb - ab * ab
        a += max(-0.3, min(0.3, (bb * da - ab * db) / scale))
        b += max(-0.3, min(0.3, (aa * db - ab * da) / scale))
    return round(a - b * middle, 3), round(b, 3)


def table(every: list[dict[str, Value]], games: int) -> dict[int, tuple[float, float]]:
    """a and b of each turn, from so many games with each of these options."""
    rows: dict[int, list[Row]] = defaultdict(list)
    for options in every:
        for number in range(games):
            play(options, SEED + 5 + 13 * number, rows)
    return {turn: fitted(leads) for turn, leads in sorted(rows.items())}


def main() -> None:
    """Prints a table for each level of the solo mode, and one for duels."""
    for level in ("normal", "hard"):
        every: list[dict[str, Value]] = [{"mode": "solo", "layout": layout, "level": level} for layout in LAYOUTS]
        print(level, table(every, 400))
    print("duel", table([{"setup": "quick"}], 2500))


if __name__ == "__main__":
    main()
