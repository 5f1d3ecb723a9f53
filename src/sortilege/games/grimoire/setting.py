"""Setting up a position by touch: gems come from the hand and go back to it, or are lost."""

from collections.abc import Iterator, Sequence
from typing import Any

from sortilege.games.grimoire.notation import ELEMENTS, gem_at, in_hand, letter, lost, row
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.state import PLAY
from sortilege.kernel.setting import Brush, CannotBe, Dial, Setting, Tray

_NAMES = ("fire", "air", "water", "earth")
_PARTS = ("points", "master", "asked", "hands", "open", "casts", "banned", "first", "turn", "sterile")


class GrimoireSetting(Setting[Confrontation]):
    """Gems, the books, and whose turn it is."""

    def ready(self, position: Confrontation) -> bool:
        return position.seat >= 0 and position.phase == PLAY

    def tray(self, position: Confrontation, language: str) -> Tray:
        words, seats = self.game.words, [self.game.seat_name(position, seat, language) for seat in (0, 1)]
        brushes = [
            Brush(letter(seat, one), words(language, f"set-{_NAMES[one]}"), seats[seat], "points")
            for seat in (0, 1) for one in range(4)
        ]  # fmt: skip
        other = words(language, "set-other")
        brushes.append(Brush("free", words(language, "set-free"), other, "points"))
        brushes.append(Brush("lose", words(language, "set-lose"), other, "points"))
        dials = [
            Dial("master", words(language, "set-master"), str(position.master), list(zip("01", seats, strict=True)))
        ]
        states = [(one, words(language, f"set-book-{one}")) for one in "co"]
        for seat in (0, 1):
            now = "o" if position.open_of(seat) else "c"
            dials.append(Dial(f"book-{seat}", words(language, "set-book", seat=seats[seat]), now, states))
        points = {f"p{n}": self.game.name(position, f"p{n}", language) for n in range(1, 25)}
        return Tray(brushes, dials, {"points": points})

    def put(self, position: Confrontation, options: Any, brush: str, targets: Sequence[str]) -> Confrontation:
        point = int(targets[0][1:]) - 1
        hands = [in_hand(position, seat) for seat in (0, 1)]
        there = gem_at(position, point)
        if there and brush != "lose":
            hands[there[0]][there[1]] += 1
        gems = list(row(position))
        gems[point] = "."
        if brush in ELEMENTS + ELEMENTS.lower():
            seat, element = int(brush.islower()), ELEMENTS.index(brush.upper())
            if not hands[seat][element] and not lost(position, seat)[element]:
                raise CannotBe("set-three")
            hands[seat][element] = max(0, hands[seat][element] - 1)
            gems[point] = brush
        return self._fit(position, options, points="".join(gems), hands=_hands(hands))

    def turn(self, position: Confrontation, options: Any, dial: str, value: str) -> Confrontation:
        if dial == "master":
            return self._fit(position, options, master=value)
        books = ["o" if position.open_of(seat) else "c" for seat in (0, 1)]
        books[int(dial[5:])] = value
        return self._fit(position, options, "set-cannot-book", open="".join(books))

    def _fit(
        self, position: Confrontation, options: Any, reason: str = "set-impossible", **changed: str
    ) -> Confrontation:
        parts = dict(zip(_PARTS, self.game.write(position).split(" "), strict=True))
        parts |= {"asked": "play", "sterile": "-"} | changed
        masters = [parts["master"]] if "master" in changed else [parts["master"], str(1 - int(parts["master"]))]
        return self.first(_texts(parts, masters), options, reason)


def _hands(hands: list[list[int]]) -> str:
    return "/".join("".join(map(str, one)) for one in hands)


def _texts(parts: dict[str, str], masters: list[str]) -> Iterator[str]:
    """The same with more turns finished, with the one or the other who began, and who is to play."""
    turn = int(parts["turn"])
    for master in masters:
        for first in (parts["first"], "0", "1"):
            for turns in range(turn, turn + 4):
                yield " ".join((parts | {"master": master, "first": first, "turn": str(turns)}).values())
