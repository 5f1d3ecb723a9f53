"""Setting up a position by touch: men come from the hand and go back to it, and the turns are counted to fit."""

from collections.abc import Iterator, Sequence
from typing import Any

from sortilege.games.morris.board import POINTS
from sortilege.games.morris.notation import man_at, write_men
from sortilege.games.morris.rules import MEN, Morris
from sortilege.kernel.editor import Brush, Dial, Editor, Tray
from sortilege.kernel.speech import yes


class MorrisEditor(Editor[Morris]):
    """Men, whose turn it is, how many wait in hand, and whether one is to be taken."""

    def tray(self, position: Morris, language: str) -> Tray:
        words, name = self.game.words, self.game.seat_name
        sides = [name(position, seat, language) for seat in (0, 1)]
        brushes = [Brush(f"man-{seat}", words(language, "set-man", side=sides[seat]), "", "points") for seat in (0, 1)]
        brushes.append(Brush("free", words(language, "set-free"), "", "points"))
        answers = [(answer, words(language, f"set-{answer}")) for answer in ("no", "yes")]
        counts = [(str(n), str(n)) for n in range(MEN + 1)]
        dials = [
            Dial("mover", words(language, "set-mover"), str(position.mover()), [(str(i), sides[i]) for i in (0, 1)]),
            Dial("hand", words(language, "set-hand"), str(position.hand_of(0)), counts),
            Dial("take", words(language, "set-take"), yes(position.take), answers),
        ]
        points = {point: self.game.name(position, point, language) for point in POINTS}
        return Tray(brushes, dials, {"points": points})

    def put(self, position: Morris, options: Any, brush: str, targets: Sequence[str]) -> Morris:
        men = [man_at(position, p) for p in range(24)]
        men[POINTS.index(targets[0])] = -1 if brush == "free" else int(brush[4:])
        return self._fit(men, options, position)

    def turn(self, position: Morris, options: Any, dial: str, value: str) -> Morris:
        men = [man_at(position, p) for p in range(24)]
        return self._fit(men, options, position, **{dial: value})

    def _fit(self, men: list[int], options: Any, position: Morris, **wanted: str) -> Morris:
        """The position with these men that differs least in what was not asked for."""
        mover = int(wanted.get("mover", position.mover()))
        hand = int(wanted.get("hand", position.hand_of(0)))
        take = wanted.get("take", yes(position.take)) == "yes"
        movers = [mover] if "mover" in wanted else [mover, 1 - mover]
        hands = [hand] if "hand" in wanted else range(hand, -1, -1)
        takes = [take] if "take" in wanted else [take, False]
        cases = [(m, h, t) for t in takes for m in movers for h in hands]
        return self.first((text for case in cases for text in _texts(men, *case)), options, "set-impossible")


def _texts(men: list[int], mover: int, hand: int, take: bool) -> Iterator[str]:
    """With so many men in White's hand: the texts that may be meant, the likeliest first."""
    board, mark = write_men(men), " x" if take else ""
    for other in (hand, hand + 1):
        turns = 2 * MEN - hand - other - take
        if not hand and not other:
            turns += (turns + mover) % 2
        yield f"{board} {'wb'[mover]} {hand}/{other} {turns}{mark}"
