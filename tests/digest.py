"""Prints a digest of random games of one game, and of what its judge and a search say of them: `digest.py GAME GAMES`.

Both builds must print the same.
"""

import sys
from hashlib import sha256

from sortilege import build, game
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng
from sortilege.search.uct import Uct


def digest(key: str, games: int) -> str:
    found = game(key)
    evaluation = found.evaluation()
    every = found.option_sets()
    lines: list[str] = []
    for number in range(games):
        position = found.start(found.make_options(every[number * len(every) // games]))
        rng = Rng(number)
        while position.seat != OVER:
            odds = position.odds() if position.seat == CHANCE else []
            values = [round(evaluation.value(position, seat), 9) for seat in range(position.seats)]
            lines.append(f"{position.seat} {position.turn} {position.key()} {position.moves()} {odds} {values}")
            position.play(position.pick(rng))
        scores = [float(position.score(seat)) for seat in range(position.seats)]
        lines.append(f"{found.write(position)} {scores}")
    search = Uct(found.start(found.make_options(every[0])), Rng(games))
    search.run(8)
    lines.append(str(search.table()))
    return sha256("\n".join(lines).encode()).hexdigest()


if __name__ == "__main__":
    print("compiled" if build.compiled else "plain", digest(sys.argv[1], int(sys.argv[2])))
