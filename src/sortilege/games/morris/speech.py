"""What is asked and said in morris, on its buttons, and the names of its points."""

from collections.abc import Sequence

from sortilege.games.morris import notation
from sortilege.games.morris.board import POINTS
from sortilege.games.morris.rules import Morris, closes
from sortilege.kernel.speech import Speech, listed, yes


class MorrisSpeech(Speech[Morris]):
    """Speaks of one position; a move is placing, moving or taking, and its messages end with that word."""

    def ask(self, touched: Sequence[str] = ()) -> str:
        if touched:
            return self("ask-where", point=touched[0])
        if self.position.take:
            return self("ask-take")
        if self.position.own_hand:
            return self("ask-place")
        return self("ask-fly" if self.position.flying() else "ask-move")

    def asked_of(self, who: str) -> str:
        if self.position.take:
            return self("asked-take", who=who)
        return self("asked-place" if self.position.own_hand else "asked-move", who=who)

    def foresee(self, touched: Sequence[str]) -> Sequence[str]:
        """Names the points where the man that is touched would close a mill."""
        moves = [move for move in self.position.moves() if [_start(move)] == list(touched)]
        men = self.position.own & ~(1 << POINTS.index(touched[0])) if moves else 0
        mills = [POINTS[notation.move_to(move)] for move in moves if closes(men, notation.move_to(move))]
        return [self("foresee-mill", points=listed(mills, self("card-or")))] if mills else []

    def counted(self) -> str:
        return self("end-men")

    def say(self, move: int) -> str:
        return self._tell("say", move)

    def label(self, move: int) -> str:
        return self._tell("label", move)

    def _tell(self, how: str, move: int) -> str:
        start, end = notation.move_from(move), notation.move_to(move)
        if self.position.take:
            return self(f"{how}-take", to=POINTS[end])
        if start < 0:
            return self(f"{how}-place", to=POINTS[end], mill=yes(closes(self.position.own, end)))
        mill = closes(self.position.own & ~(1 << start), end)
        return self(f"{how}-move", to=POINTS[end], **{"from": POINTS[start]}, mill=yes(mill))

    def name(self, target: str) -> str:
        man = notation.man_at(self.position, notation.point(target))
        return self(f"point-{man}" if man >= 0 else "point-free", point=target)

    def hands(self) -> str:
        """The men in hand, in a sentence."""
        return self("hands", white=int(self.position.hand_of(0)), black=int(self.position.hand_of(1)))

    def describe(self) -> str:
        """The whole position, for those who do not see the drawing."""
        return " ".join([*map(self._men, (0, 1)), self.hands()])

    def _men(self, seat: int) -> str:
        """The points where a seat's men stand, in a sentence."""
        men = int(self.position.men_of(seat))
        points = ", ".join([name for p, name in enumerate(POINTS) if men >> p & 1])
        return self(f"men-{seat}", points=points) if points else self(f"no-men-{seat}")


def _start(move: int) -> str:
    """The point that a man moves from, or nothing."""
    start = notation.move_from(move)
    return POINTS[start] if start >= 0 else ""
