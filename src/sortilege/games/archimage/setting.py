"""Setting up a position by touch: seals, scrolls, figures, dice, and whose turn it is.

The set-up is that of a turn; scrolls are those that were laid out, so they change places and hands, and are never new.
"""

from collections.abc import Sequence
from typing import Any

from sortilege.games.archimage.board import ALCOVE, FLOOR, SEAL, START
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.moves import MAIN
from sortilege.games.archimage.names import COLOURS, LETTERS
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import LINK, POWER_OF, SCROLL, add_one, drop_one, how_many
from sortilege.games.archimage.text import write
from sortilege.games.archimage.touching import die_target, scroll_target, space_target
from sortilege.games.archimage.tower import HOME
from sortilege.kernel.setting import Brush, CannotBe, Dial, Setting, Tray

_DICE = 5  # the place of the dice among the parts of a text
_FIRST, _ACTIVE, _DONE, _ROUND, _TURN = 7, 8, 9, 10, 11


class ArchimageSetting(Setting[Archimage]):
    """What lies and stands in the tower, and what is before the players."""

    def ready(self, position: Archimage) -> bool:
        return position.phase == MAIN

    def tray(self, position: Archimage, language: str) -> Tray:
        if not self.ready(position):
            return Tray()
        return Tray(
            _brushes(self.game, position, language), self._dials(position, language), self._places(position, language)
        )

    def _places(self, p: Archimage, language: str) -> dict[str, dict[str, str]]:
        kinds = {"seals": (SEAL,), "alcoves": (ALCOVE,), "spaces": (START, SEAL, ALCOVE)}
        found = {
            name: [space_target(p, i) for i in range(p.board.size) if p.board.kind[i] in kind]
            for name, kind in kinds.items()
        }
        found["dice"] = [
            die_target(seat, colour, value) for seat in range(p.seats) for colour in range(4)
            for value in values(p.dice[4 * seat + colour])
        ]  # fmt: skip
        found["players"] = [f"p-{seat}" for seat in range(p.seats)]
        found["scrolls"] = list(_held(p))
        return {name: {one: self.game.name(p, one, language) for one in targets} for name, targets in found.items()}

    def _dials(self, p: Archimage, language: str) -> list[Dial]:
        words, seats = self.game.words, [(str(i), self.game.seat_name(p, i, language)) for i in range(p.seats)]
        rounds = [(str(n), str(n)) for n in range(1, max(31, int(p.round) + 1))]
        return [
            Dial("active", words(language, "set-active"), str(p.active), seats),
            Dial("first", words(language, "set-first"), str(p.first), seats),
            Dial("round", words(language, "set-round"), str(p.round), rounds),
        ]

    # touches

    def put(self, position: Archimage, options: Any, brush: str, targets: Sequence[str]) -> Archimage:
        kind, _, which = brush.partition("-")
        if kind in ("die", "turn", "drop"):
            return self._dice(position, options, brush, targets[0])
        p = position.copy()
        assert isinstance(p, Archimage)
        if kind in ("token", "clear"):
            space = _space(p, targets[0])
            code = LETTERS.index(which[0]) * 8 + int(which[1]) if which else 0
            if code and p.who[space]:
                raise CannotBe("set-cannot-stand")
            p.put_token(space, code)
        elif kind in ("wizard", "familiar", "guardian"):
            _figure(p, kind, int(which), _space(p, targets[0]))
        elif kind == "swap":
            _swap(p, *(_space(p, one) for one in targets))
        elif kind == "give":
            _give(p, int(which), _space(p, targets[0]))
        else:
            _scroll(p, targets[0], back=kind == "back")
        reason = f"set-cannot-{kind}"
        return self.first([write(p)], options, reason if reason in self.game.words else "set-impossible")

    def _dice(self, p: Archimage, options: Any, brush: str, target: str) -> Archimage:
        """A die more before a player, or one turned to its next side, or one put back into the reserve."""
        kind, _, letter = brush.partition("-")
        seat = int(target[2:]) if kind == "die" else int(target[1])
        dice = {one: [str(v) for v in values(p.dice[4 * seat + i])] for i, one in enumerate(LETTERS[:4])}
        if kind == "die":
            dice[letter].append("1")
        else:
            _, colour, value = target.split("-")
            own = dice[LETTERS[COLOURS.index(colour)]]
            own.remove(value)
            if kind == "turn":
                own.append(str(int(value) % 6 + 1))
        parts = write(p).split(" ")
        hands = parts[_DICE].split("/")
        hands[seat] = "".join(one + "".join(sorted(dice[one], reverse=True)) for one in dice if dice[one]) or "-"
        parts[_DICE] = "/".join(hands)
        return self.first([" ".join(parts)], options, f"set-cannot-{kind}")

    def turn(self, position: Archimage, options: Any, dial: str, value: str) -> Archimage:
        parts = write(position).split(" ")
        parts[{"active": _ACTIVE, "first": _FIRST, "round": _ROUND}[dial]] = value
        return self.first([" ".join(parts)], options, "set-cannot-turn")


def _brushes(game: Any, p: Archimage, language: str) -> list[Brush]:
    words = game.words
    colours = [words(language, f"colour-{one}") for one in COLOURS]
    seats = [game.seat_name(p, seat, language) for seat in range(p.seats)]
    group = {one: words(language, f"set-group-{one}") for one in ("seals", "scrolls", "figures", "dice")}
    found = [
        Brush(f"token-{LETTERS[c]}{power}", f"{colours[c]} {power}", group["seals"], "seals")
        for c in range(4) for power in range(2, 7)
    ]  # fmt: skip
    found.append(Brush("clear", words(language, "set-clear"), group["seals"], "seals"))
    found.append(Brush("swap", words(language, "set-swap"), group["scrolls"], "alcoves", 2))
    found += [
        Brush(f"give-{i}", words(language, "set-give", who=one), group["scrolls"], "alcoves")
        for i, one in enumerate(seats)
    ]
    found += [Brush(one, words(language, f"set-{one}"), group["scrolls"], "scrolls") for one in ("use", "back")]
    for kind in ("wizard", "familiar"):
        found += [
            Brush(f"{kind}-{i}", words(language, f"set-{kind}", who=one), group["figures"], "spaces")
            for i, one in enumerate(seats)
        ]
    if p.circle == 4:
        found += [
            Brush(f"guardian-{c}", words(language, "set-guardian", colour=colours[c]), group["figures"], "alcoves")
            for c in range(5)
        ]
    found += [
        Brush(f"die-{LETTERS[c]}", words(language, "set-die", colour=colours[c]), group["dice"], "players")
        for c in range(4)
    ]
    return found + [Brush(one, words(language, f"set-{one}"), group["dice"], "dice") for one in ("turn", "drop")]


def _space(p: Archimage, target: str) -> int:
    return next(i for i in range(p.board.size) if p.board.kind[i] != FLOOR and space_target(p, i) == target)


def _held(p: Archimage) -> dict[str, tuple[int, int]]:
    """The scrolls before players by their targets: the seat, and which."""
    found = {}
    for seat in range(p.seats):
        for scroll in [LINK, *range(25 if p.circle == 1 else 50)]:
            if how_many(p.up[seat], scroll, p.circle) or how_many(p.down[seat], scroll, p.circle):
                found[scroll_target(p, seat, scroll)] = seat, scroll
    return found


def _figure(p: Archimage, kind: str, which: int, space: int) -> None:
    """A figure comes here; a familiar or guardian that is touched goes home."""
    if kind == "wizard":
        p.put_wizard(which, space)
    elif kind == "familiar":
        p.put_familiar(which, HOME if p.familiar[which] == space else space)
    else:
        p.put_guardian(which, HOME if p.guardian[which] == space else space)


def _swap(p: Archimage, one: int, other: int) -> None:
    """Two scrolls change places, or one goes to a free place."""
    p.cell[one], p.cell[other] = p.cell[other], p.cell[one]


def _give(p: Archimage, seat: int, space: int) -> None:
    """A scroll comes before a player, ready to be cast."""
    if not p.cell[space]:
        raise CannotBe("set-cannot-give")
    scroll = int(p.cell[space]) - SCROLL
    p.cell[space] = 0
    p.laid = drop_one(p.laid, scroll, p.circle)
    p.up[seat] = add_one(p.up[seat], scroll, p.circle)


def _scroll(p: Archimage, target: str, back: bool) -> None:
    """A scroll before a player is used, or may be used again, or goes back to a free place of its power."""
    seat, scroll = _held(p)[target]
    hand, other = (p.up, p.down) if how_many(p.up[seat], scroll, p.circle) else (p.down, p.up)
    if not back:
        hand[seat] = drop_one(hand[seat], scroll, p.circle)
        other[seat] = add_one(other[seat], scroll, p.circle)
        return
    power = POWER_OF[SCROLL + scroll] if scroll != LINK else 0
    free = [
        i for i in range(p.board.size)
        if p.board.kind[i] == ALCOVE and p.board.power[i] == power and not p.cell[i] and not p.who[i]
    ]  # fmt: skip
    if not free:
        raise CannotBe("set-cannot-back")
    hand[seat] = drop_one(hand[seat], scroll, p.circle)
    p.put_scroll(free[0], scroll)
