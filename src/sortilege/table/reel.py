"""A game ply by ply: any moment of it, also within variations, with the pieces' ids kept so that drawings glide.

A place in a game is written `12` (before ply 12) or `12-0-3`: there, into the first variation, three items further;
variations within variations go on in the same way.
"""

import re
from dataclasses import dataclass, field, replace
from functools import cached_property

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.record import Item, Record, read_record, write_record
from sortilege.kernel.words import LANGUAGES
from sortilege.search.analysis import Verdict
from sortilege.table.pieces import Pieces

Place = tuple[int, ...]
STRIDE = 16  # plies between positions that are kept
_PLACE = re.compile(r"\d{1,6}(-\d{1,3}-\d{1,6}){0,20}")


def read_place(text: str) -> Place:
    if not _PLACE.fullmatch(text):
        raise BadNotation(f"{text[:40]!r} is no place in a game: expected a ply such as 12, or 12-0-3 in a variation")
    return tuple(int(number) for number in text.split("-"))


def write_place(place: Place) -> str:
    return "-".join(map(str, place))


@dataclass
class Moment:
    """The game at one place."""

    place: Place
    position: Position
    pieces: Pieces
    item: Item | None = None  # what led here
    seat: int = OVER  # who did that
    turn: int = 0


@dataclass
class Line:
    """What was played, as a list shows it: where it leads, who did it, and what could have been instead."""

    place: Place
    seat: int
    turn: int
    said: str
    comment: str = ""
    variations: list[list["Line"]] = field(default_factory=list)


class Reel:
    """A match as it is now; what is played later does not change the reel."""

    def __init__(self, match: Match, names: dict[str, dict[int, str]] | None = None) -> None:
        self.game = match.game
        self.record = match.record()
        self.over = match.over
        self.ply = match.ply
        self.names = names or {one: dict(match.players) for one in LANGUAGES}  # of the players, in each language
        self.scores = match.scores if match.over else []
        self.view_only = match.view_only
        self.seats = match.seats
        self.comment = match.comment
        self.verdicts: list[Verdict] | None = None  # of an analysis, once it is known
        self._history = match.history[:]
        self._kept: dict[int, Moment] = {0: Moment((0,), match.at(0), Pieces())}

    @cached_property
    def items(self) -> list[Item]:
        """The choices and outcomes of the main line."""
        return [Item(one.text, "*" if one.seat == CHANCE else "", 0, 0, one.comment, one.variations)
                for one in self._history]  # fmt: skip

    def moment(self, place: Place) -> Moment:
        """The game at this place; BadNotation if the game has no such place."""
        here = self._main(place[0])
        items, at = self.items, place[0]
        for variation, count in zip(place[1::2], place[2::2], strict=True):
            if at >= len(items) or variation >= len(items[at].variations):
                raise BadNotation(f"there is no variation {variation} at {write_place(here.place)}")
            prefix, items, at = (*here.place, variation), items[at].variations[variation], count
            if count > len(items):
                raise BadNotation(f"this variation has {len(items)} items, not {count}")
            for number, item in enumerate(items[:count], 1):
                here = self._after(here, item, (*prefix, number))
        return here

    def _main(self, ply: int) -> Moment:
        if ply > self.ply:
            raise BadNotation(f"the game has {self.ply} plies, not {ply}")
        here = self._kept[max(one for one in self._kept if one <= ply)]
        for number in range(here.place[0], ply):
            here = self._after(here, self.items[number], (number + 1,))
            if (number + 1) % STRIDE == 0:
                self._kept[number + 1] = here
        return here

    def _after(self, before: Moment, item: Item, place: Place) -> Moment:
        """One item further. An event outside the rules changes no position."""
        position = before.position.copy()
        if item.mark == "!":
            return Moment(place, position, before.pieces, item, before.seat, before.turn)
        seat, turn = int(position.seat), int(position.turn)
        move = self.game.read_move(position, item.text)
        goes_on = before.item is not None and seat in (before.seat, CHANCE) and turn == before.turn
        pieces = before.pieces.after(self.game.motions(position, move), place[-1], goes_on)
        position.play(move)
        return Moment(place, position, pieces, item, seat, turn)

    def scene(self, moment: Moment, seat: int, language: str, narrow: bool = False) -> str:
        return self.game.scene(moment.position, View(seat, language, moment.pieces.ids, moment.pieces.trail, narrow))

    # the list

    def lines(self, language: str) -> list[Line]:
        """All that was played, with its variations."""
        return self._lines(self.items, self._kept[0], (), language)

    def _lines(self, items: list[Item], before: Moment, prefix: Place, language: str) -> list[Line]:
        found = []
        for number, item in enumerate(items, 1):
            after = self._after(before, item, (*prefix, number))
            others = [
                self._lines(one, before, (*before.place, index), language) for index, one in enumerate(item.variations)
            ]
            found.append(
                Line(after.place, after.seat, after.turn + 1, self.said(before, item, language), item.comment, others)
            )
            before = after
        return found

    def said(self, before: Moment, item: Item, language: str) -> str:
        if item.mark == "!":
            return item.text
        return self.game.say(before.position, self.game.read_move(before.position, item.text), language)

    # where one can go

    def before(self, place: Place) -> Place:
        """One step back; from the first step of a variation, to where it leaves."""
        if place[-1] > (0 if len(place) == 1 else 1):
            return (*place[:-1], place[-1] - 1)
        return place[:-2] if len(place) > 1 else place

    def after(self, place: Place) -> Place:
        """One step on, along the same line; the same place at its end."""
        items = self.items
        for at, variation in zip(place[0::2], place[1::2], strict=False):
            items = items[at].variations[variation]
        return (*place[:-1], min(place[-1] + 1, len(items)))

    def branch(self, place: Place) -> str:
        """A record of the game up to this place, to be played on with new dice."""
        moment = self.moment(place)
        if moment.position.seat == OVER:
            raise BadNotation("the game is over here")
        record = read_record(self.record)
        kept = [replace(one, variations=[], turn=0, line=0) for one in self._path(place) if one.mark != "!"]
        return write_record(Record(record.game, self.game.version, record.options, start=record.start, items=kept))

    def _path(self, place: Place) -> list[Item]:
        items, path = self.items, self.items[: place[0]]
        at = place[0]
        for variation, count in zip(place[1::2], place[2::2], strict=True):
            items = items[at].variations[variation]
            path, at = path + items[:count], count
        return path
