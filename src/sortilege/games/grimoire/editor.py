"""Setting up a position by touch: gems come from the hand and go back to it, or are lost."""

from collections.abc import Iterator, Sequence
from typing import Any

from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.position_text import letter, row
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.state import PLAY
from sortilege.games.grimoire.touch import BOOK, NAMES, POINT
from sortilege.kernel.editor import Brush, CannotBe, Dial, Editor, Tray


class GrimoireEditor(Editor[Confrontation]):
    """Gems, the books, and whose turn it is."""

    parts = ("points", "master", "asked", "hands", "open", "casts", "banned", "first", "turn", "sterile")

    def ready(self, position: Confrontation) -> bool:
        return position.seat >= 0 and position.phase == PLAY

    def tray(self, position: Confrontation, language: str) -> Tray:
        words, seats = self.game.words, [self.game.seat_name(position, seat, language) for seat in (0, 1)]
        brushes = [
            Brush(letter(seat, element), words(language, f"set-{name}"), seats[seat], "points")
            for seat in (0, 1) for element, name in enumerate(NAMES)
        ]  # fmt: skip
        other = words(language, "set-other")
        brushes.append(Brush("free", words(language, "set-free"), other, "points"))
        brushes.append(Brush("lose", words(language, "set-lose"), other, "points"))
        dials = [
            Dial("master", words(language, "set-master"), str(position.master), list(zip("01", seats, strict=True)))
        ]
        states = [(state, words(language, f"set-book-{state}")) for state in "co"]
        for seat in (0, 1):
            now = "o" if position.open_of(seat) else "c"
            dials.append(Dial(BOOK(seat), words(language, "set-book", seat=seats[seat]), now, states))
        points = {POINT(p): self.game.name(position, POINT(p), language) for p in range(24)}
        return Tray(brushes, dials, {"points": points})

    def put(self, position: Confrontation, options: Any, brush: str, targets: Sequence[str]) -> Confrontation:
        (point,) = POINT.read(targets[0]) or (0,)
        hands = [position.in_hand(seat) for seat in (0, 1)]
        there = position.gem_at(point)
        if there and brush != "lose":
            hands[there[0]][there[1]] += 1
        gems = list(row(position))
        gems[point] = "."
        if brush in ELEMENTS + ELEMENTS.lower():
            seat, element = int(brush.islower()), ELEMENTS.index(brush.upper())
            if not hands[seat][element] and not position.lost(seat)[element]:
                raise CannotBe("set-three")
            hands[seat][element] = max(0, hands[seat][element] - 1)
            gems[point] = brush
        return self._fit(position, options, points="".join(gems), hands=_hands(hands))

    def turn(self, position: Confrontation, options: Any, dial: str, value: str) -> Confrontation:
        if dial == "master":
            return self._fit(position, options, master=value)
        books = ["o" if position.open_of(seat) else "c" for seat in (0, 1)]
        (seat,) = BOOK.read(dial) or (0,)
        books[seat] = value
        return self._fit(position, options, "set-cannot-book", open="".join(books))

    def _fit(
        self, position: Confrontation, options: Any, reason: str = "set-impossible", **changed: str
    ) -> Confrontation:
        fields = self.fields(position) | {"asked": "play", "sterile": "-"} | changed
        masters = [fields["master"]] if "master" in changed else [fields["master"], str(1 - int(fields["master"]))]
        return self.first(self._texts(fields, masters), options, reason)

    def _texts(self, fields: dict[str, str], masters: list[str]) -> Iterator[str]:
        """The same with more turns finished, with the one or the other who began, and who is to play."""
        turn = int(fields["turn"])
        for master in masters:
            for first in (fields["first"], "0", "1"):
                for turns in range(turn, turn + 4):
                    yield self.text(fields | {"master": master, "first": first, "turn": str(turns)})


def _hands(hands: list[list[int]]) -> str:
    return "/".join("".join(map(str, hand)) for hand in hands)
