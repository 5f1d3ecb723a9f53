"""Setting up a position by touch: seals, scrolls, figures, dice, and whose turn it is.

The set-up is that of a turn; scrolls are those that were laid out, so they change places and hands, and are never new.
"""

import re
from collections.abc import Sequence
from typing import Any

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import ALCOVE, SEAL, START
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.hands import dice_of_seat
from sortilege.games.archimage.names import CODES, COLOURS, LETTERS
from sortilege.games.archimage.options import CIRCLES
from sortilege.games.archimage.position_text import write
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.state import HOME
from sortilege.games.archimage.touch import DIE, PLAYER, scroll_target, space_of, space_target
from sortilege.kernel.editor import Brush, CannotBe, Dial, Editor, Tray
from sortilege.kernel.speech import AnySpeech

_SCROLL = re.compile("([A-T])([fwaes])(?:=[fwae][2-6])?")  # in a position's text, with the token it keeps
_THINGS = ("circle", "cells", "wizards", "familiars", "guardians", "dice", "scrolls")
_ROUND = ("first", "active", "done", "round", "turn", "idle", "dry", "lively", "broken")


class ArchimageEditor(Editor[Archimage]):
    """What lies and stands in the tower, and what is before the players."""

    parts = (*_THINGS, *_ROUND, "asked")

    def ready(self, position: Archimage) -> bool:
        return position.phase == mv.MAIN

    def tray(self, position: Archimage, language: str) -> Tray:
        if not self.ready(position):
            return Tray()
        speech = self.game.spoken(position, language)
        return Tray(_brushes(speech), _dials(speech), _places(speech))

    def mend(self, position: Archimage, options: Any) -> Archimage:
        """With another circle the scrolls of the one that joined circle 0 become those of the new one."""
        circle = CIRCLES.index(options.circle) + 1
        if circle in (position.circle, len(CIRCLES)):
            return position
        fields = self.fields(position)
        seen: set[str] = set()
        for part in ("cells", "scrolls"):
            fields[part] = _SCROLL.sub(lambda found: _renamed(found, circle, seen), fields[part])
        fields |= {"circle": str(circle), "guardians": ",".join("-" * 5), "familiars": ",".join("-" * position.seats)}
        return self.first([self.text(fields)], options, "set-impossible")

    # touches

    def put(self, position: Archimage, options: Any, brush: str, targets: Sequence[str]) -> Archimage:
        kind, _, which = brush.partition("-")
        if kind in ("die", "turn", "drop"):
            return self._dice(position, options, brush, targets[0])
        p = position.copy()
        if kind in ("token", "clear"):
            space = _touched(p, targets[0])
            code = LETTERS.index(which[0]) * 8 + int(which[1]) if which else 0
            if code and p.who[space]:
                raise CannotBe("set-cannot-stand")
            p.put_token(space, code)
        elif kind in ("wizard", "familiar", "guardian"):
            _figure(p, kind, int(which), _touched(p, targets[0]))
        elif kind == "swap":
            here, there = (_touched(p, target) for target in targets)
            p.cell[here], p.cell[there] = p.cell[there], p.cell[here]
        elif kind == "give":
            _give(p, int(which), _touched(p, targets[0]))
        else:
            _scroll(p, targets[0], back=kind == "back")
        reason = f"set-cannot-{kind}"
        return self.first([write(p)], options, reason if reason in self.game.words else "set-impossible")

    def _dice(self, p: Archimage, options: Any, brush: str, target: str) -> Archimage:
        """A die more before a player, or one turned to its next side, or one put back into the reserve."""
        kind, _, letter = brush.partition("-")
        seat, colour, value = DIE.read(target) or (*(PLAYER.read(target) or (0,)), LETTERS.index(letter), 0)
        dice = [values(p.dice[4 * seat + i]) for i in range(4)]
        if kind != "die":
            dice[colour].remove(value)
        if kind != "drop":
            dice[colour].append(value % 6 + 1)
        fields = self.fields(p)
        hands = fields["dice"].split("/")
        shown = ["".join(map(str, sorted(own, reverse=True))) for own in dice]
        hands[seat] = "".join(LETTERS[i] + own for i, own in enumerate(shown) if own) or "-"
        fields["dice"] = "/".join(hands)
        return self.first([self.text(fields)], options, f"set-cannot-{kind}")

    def turn(self, position: Archimage, options: Any, dial: str, value: str) -> Archimage:
        return self.first([self.text(self.fields(position) | {dial: value})], options, "set-cannot-turn")


def _renamed(found: re.Match[str], circle: int, seen: set[str]) -> str:
    """A scroll of the old circle as one of the new; of two alike ones, which circle I alone has, the second is new."""
    spell, colour = CODES.index(found[1]), found[2]
    second = spell >= 5 or found[1] + colour in seen
    seen.add(found[1] + colour)
    return CODES[5 * (circle - 1) + spell % 5 if second else spell] + colour


def _places(speech: AnySpeech) -> dict[str, dict[str, str]]:
    p: Archimage = speech.position
    kinds = {"seals": (SEAL,), "alcoves": (ALCOVE,), "spaces": (START, SEAL, ALCOVE)}
    places = {
        name: [space_target(p, i) for i in range(p.board.size) if p.board.kind[i] in kind]
        for name, kind in kinds.items()
    }
    dice = [(seat, colour, value) for seat in range(p.seats) for colour, value in dice_of_seat(p, seat)]
    places["dice"] = [DIE(*die) for die in dice if die[2]]
    places["players"] = [PLAYER(seat) for seat in range(p.seats)]
    places["scrolls"] = list(_held(p))
    return {name: {target: speech.name(target) for target in targets} for name, targets in places.items()}


def _dials(speech: AnySpeech) -> list[Dial]:
    p: Archimage = speech.position
    seats = [(str(seat), speech.seat(seat)) for seat in range(p.seats)]
    rounds = [(str(n), str(n)) for n in range(1, max(31, int(p.round) + 1))]
    return [
        Dial("active", speech("set-active"), str(p.active), seats),
        Dial("first", speech("set-first"), str(p.first), seats),
        Dial("round", speech("set-round"), str(p.round), rounds),
    ]


def _brushes(speech: AnySpeech) -> list[Brush]:
    p: Archimage = speech.position

    def brushes(group: str, places: str, labels: dict[str, str], touches: int = 1) -> list[Brush]:
        return [Brush(key, label, speech(f"set-group-{group}"), places, touches) for key, label in labels.items()]

    seats = [(seat, speech.seat(seat)) for seat in range(p.seats)]
    colours = [speech(f"colour-{name}") for name in COLOURS]
    tokens = {f"token-{LETTERS[c]}{power}": f"{colours[c]} {power}" for c in range(4) for power in range(2, 7)}
    gifts = {f"give-{seat}": speech("set-give", who=who) for seat, who in seats}
    figures = {f"{kind}-{i}": speech(f"set-{kind}", who=who) for kind in ("wizard", "familiar") for i, who in seats}
    guardians = {f"guardian-{c}": speech("set-guardian", colour=colours[c]) for c in range(5) if p.circle == 4}
    dice = {f"die-{LETTERS[c]}": speech("set-die", colour=colours[c]) for c in range(4)}
    return [
        *brushes("seals", "seals", tokens | {"clear": speech("set-clear")}),
        *brushes("scrolls", "alcoves", {"swap": speech("set-swap")}, 2),
        *brushes("scrolls", "alcoves", gifts),
        *brushes("scrolls", "scrolls", {key: speech(f"set-{key}") for key in ("use", "back")}),
        *brushes("figures", "spaces", figures),
        *brushes("figures", "alcoves", guardians),
        *brushes("dice", "players", dice),
        *brushes("dice", "dice", {key: speech(f"set-{key}") for key in ("turn", "drop")}),
    ]


def _touched(p: Archimage, target: str) -> int:
    """The space that was touched."""
    space = space_of(p, target)
    assert space is not None
    return space


def _held(p: Archimage) -> dict[str, tuple[int, int]]:
    """The scrolls before players by their targets: the seat, and which."""
    scrolls = [sc.LINK, *range(25 if p.circle == 1 else 50)]
    owned = [(seat, scroll) for seat in range(p.seats) for scroll in scrolls if p.owned(seat) >> scroll & 1]
    return {scroll_target(p, seat, scroll): (seat, scroll) for seat, scroll in owned}


def _figure(p: Archimage, kind: str, which: int, space: int) -> None:
    """A figure comes here; a familiar or guardian that is touched goes home."""
    if kind == "wizard":
        p.put_wizard(which, space)
    elif kind == "familiar":
        p.put_familiar(which, HOME if p.familiar[which] == space else space)
    else:
        p.put_guardian(which, HOME if p.guardian[which] == space else space)


def _give(p: Archimage, seat: int, space: int) -> None:
    """A scroll comes before a player, ready to be cast."""
    if not p.cell[space]:
        raise CannotBe("set-cannot-give")
    p.up[seat] = sc.add_one(p.up[seat], p.take_scroll(space), p.circle)


def _scroll(p: Archimage, target: str, back: bool) -> None:
    """A scroll before a player is used, or may be used again, or goes back to a free place of its power."""
    seat, scroll = _held(p)[target]
    hand, other = (p.up, p.down) if sc.how_many(p.up[seat], scroll, p.circle) else (p.down, p.up)
    if not back:
        hand[seat] = sc.drop_one(hand[seat], scroll, p.circle)
        other[seat] = sc.add_one(other[seat], scroll, p.circle)
        return
    power = sc.POWER_OF[sc.SCROLL + scroll]
    free = [
        i for i in range(p.board.size)
        if p.board.kind[i] == ALCOVE and p.board.power[i] == power and not p.cell[i] and not p.who[i]
    ]  # fmt: skip
    if not free:
        raise CannotBe("set-cannot-back")
    hand[seat] = sc.drop_one(hand[seat], scroll, p.circle)
    p.put_scroll(free[0], scroll)
