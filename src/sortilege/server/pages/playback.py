"""A game ply by ply: any moment of it, also within variations, with the pieces' ids kept so that drawings glide.

A place in a game is written `12` (before ply 12) or `12-0-3`: there, into the first variation, three items further;
variations within variations go on in the same way.
"""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from sortilege.kernel.deeds import Deed
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.record import Item, Record, read_record, write_record
from sortilege.kernel.turning import TurningPoint
from sortilege.kernel.words import LANGUAGES
from sortilege.search.analysis import MoveVerdict
from sortilege.server.play.panel_html import panel_lines
from sortilege.server.play.piece_ids import Pieces

Place = tuple[int, ...]
STRIDE = 16  # plies between positions that are kept
_PLACE = re.compile(r"\d{1,6}(-\d{1,3}-\d{1,6}){0,20}")


def read_place(text: str) -> Place:
    """The place that a text names; BadNotation says what was expected."""
    if not _PLACE.fullmatch(text):
        raise BadNotation(f"{text[:40]!r} is no place in a game: expected a ply such as 12, or 12-0-3 in a variation")
    return tuple(int(number) for number in text.split("-"))


def write_place(place: Place) -> str:
    return "-".join(map(str, place))


@dataclass
class Snapshot:
    """The game at one place."""

    place: Place
    position: Position
    pieces: Pieces
    item: Item | None = None  # what led here
    seat: int = OVER  # who did that
    turn: int = 0


@dataclass
class ReplayLine:
    """What was played, as a list shows it: where it leads, who did it, and what could have been instead."""

    place: Place
    seat: int
    turn: int
    said: str
    comment: str = ""
    variations: list[list["ReplayLine"]] = field(default_factory=list)


@dataclass
class PlayedAction:
    """An action of the rulebook in a line of play, with what is noted at its plies; without moves, an event."""

    before: Position
    befores: list[Snapshot] = field(default_factory=list)  # each of its items
    items: list[Item] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    end: Place = ()

    def add(self, before: Snapshot, item: Item, move: int | None, end: Place) -> None:
        """Goes on by one item."""
        self.befores.append(before)
        self.items.append(item)
        self.moves += [] if move is None else [move]
        self.end = end


class Playback:
    """A match as it is now; what is played later does not change it."""

    def __init__(self, match: Match, names: dict[str, dict[int, str]] | None = None) -> None:
        self.game = match.game
        self.record = match.record()
        self.over = match.over
        self.ply = match.ply
        self.names = names or {
            language: dict(match.players) for language in LANGUAGES
        }  # of the players, in each language
        self.scores = match.scores if match.over else []
        self.ending = match.ending
        self.view_only = match.view_only
        self.seats = match.seats
        self.comment = match.comment
        self.verdicts: list[MoveVerdict] | None = None  # of an analysis, once it is known
        self._history = match.history[:]
        self._finished = match if match.over else None
        self._kept: dict[int, Snapshot] = {0: Snapshot((0,), match.at(0), Pieces())}

    @cached_property
    def items(self) -> list[Item]:
        """The choices and outcomes of the main line."""
        return [Item(ply.text, "*" if ply.seat == CHANCE else "", 0, 0, ply.comment, ply.variations)
                for ply in self._history]  # fmt: skip

    def at(self, place: Place) -> Snapshot:
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

    def _main(self, ply: int) -> Snapshot:
        if ply > self.ply:
            raise BadNotation(f"the game has {self.ply} plies, not {ply}")
        here = self._kept[max(kept for kept in self._kept if kept <= ply)]
        for number in range(here.place[0], ply):
            here = self._after(here, self.items[number], (number + 1,))
            if (number + 1) % STRIDE == 0:
                self._kept[number + 1] = here
        return here

    def _after(self, before: Snapshot, item: Item, place: Place) -> Snapshot:
        """One item further. An event outside the rules changes no position."""
        position = before.position.copy()
        if item.mark == "!":
            return Snapshot(place, position, before.pieces, item, before.seat, before.turn)
        seat, turn = int(position.seat), int(position.turn)
        move = self.game.read_move(position, item.text)
        goes_on = before.item is not None and self.game.joins(position, move)
        pieces = (before.pieces if goes_on else before.pieces.begin(seat)).after(
            self.game.motions(position, move), place[-1]
        )
        position.play(move)
        return Snapshot(place, position, pieces, item, seat, turn)

    def scene(self, here: Snapshot, seat: int, language: str, narrow: bool = False) -> str:
        pieces = here.pieces
        view = View(seat, language, pieces.ids, pieces.trail, narrow, mover=pieces.mover)
        return self.game.scene(here.position, view)

    def panels(self, here: Snapshot, seat: int, language: str) -> list[str]:
        """What is read beside the drawing, as lines of HTML."""
        return panel_lines(self.game.panels(here.position, View(seat, language)), language)

    # actions of the rulebook

    def lines(self, view: View) -> list[ReplayLine]:
        """All that was played, a line for each action, with its variations."""
        return self._lines(self._main_line, view)

    def _lines(self, played: Iterable[PlayedAction], view: View) -> list[ReplayLine]:
        return [line for action in played for line in self._told(action, view)]

    def _told(self, action: PlayedAction, view: View) -> list[ReplayLine]:
        """The lines of an action; what is said of one of its plies, or was instead, stands at the last."""
        comment = " ".join(item.comment for item in action.items if item.comment)
        others = [self._lines(self._played(line, before, (*before.place, number)), view)
                  for before, item in zip(action.befores, action.items, strict=True)
                  for number, line in enumerate(item.variations)]  # fmt: skip
        turn = int(action.before.turn) + 1
        if not action.moves:
            return [ReplayLine(action.end, OVER, turn, action.items[0].text, comment, others)]
        *most, last = self.game.told(action.before, action.moves, view).all
        lines = [ReplayLine(action.end, deed.seat, turn, deed.text) for deed in most]
        return [*lines, ReplayLine(action.end, last.seat, turn, last.text, comment, others)]

    @cached_property
    def _main_line(self) -> list[PlayedAction]:
        return list(self._played(self.items, self._kept[0], ()))

    def _played(self, items: Sequence[Item], before: Snapshot, prefix: Place) -> Iterator[PlayedAction]:
        """Goes through the actions of a line; an event outside the rules stands by itself."""
        action: PlayedAction | None = None
        for number, item in enumerate(items, 1):
            after = self._after(before, item, (*prefix, number))
            move = None if item.mark == "!" else self.game.read_move(before.position, item.text)
            if action is None or move is None or not action.moves or not self.game.joins(before.position, move):
                if action is not None:
                    yield action
                action = PlayedAction(before.position)
            action.add(before, item, move, after.place)
            before = after
        if action is not None:
            yield action

    def told(self, here: Snapshot, view: View) -> list[Deed]:
        """What led here: the whole action as far as it has been played, and what came with it."""
        if here.item is None or here.item.mark == "!":
            return [Deed(here.item.text)] if here.item else []
        first = self.before(here.place)
        if len(here.place) == 1:
            first = (self.deeds[bisect_left(self.deeds, here.place[0]) - 1],)
        began = self.at(first)
        there = began.position.copy()
        moves = []
        for item in [*self.items[first[0] : here.place[0] - 1], here.item] if len(here.place) == 1 else [here.item]:
            moves.append(self.game.read_move(there, item.text))
            there.play(moves[-1])
        return self.game.told(began.position, moves, view).all

    @cached_property
    def deeds(self) -> list[int]:
        """The plies at which an action of the rulebook has been played, and the start."""
        return [0, *(action.end[0] for action in self._main_line)]

    @cached_property
    def turns(self) -> list[int]:
        """The plies at which a turn of the rulebook has been played, the start and the end."""
        line = self._main_line
        ends = [one.end[0] for one, later in pairwise(line) if int(one.before.turn) != int(later.before.turn)]
        return [0, *ends, *([self.ply] if line else [])]

    @cached_property
    def turning(self) -> list[TurningPoint]:
        """The actions that changed most of what decides the game, once it is over."""
        return self._finished.turning_points() if self._finished else []

    # ways through it

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

    def bare(self) -> str:
        """The moves alone: what an analysis is about, whoever played them and whatever was said."""
        items = [replace(item, variations=[], comment="", turn=0, line=0) for item in self.items]
        return self._record_of(items)

    def branch(self, place: Place) -> str:
        """A record of the game up to this place, to be played on with new dice."""
        if self.at(place).position.seat == OVER:
            raise BadNotation("the game is over here")
        path = [replace(item, variations=[], turn=0, line=0) for item in self._path(place) if item.mark != "!"]
        return self._record_of(path)

    def _record_of(self, items: list[Item]) -> str:
        """A record of the same game with these items."""
        record = read_record(self.record)
        return write_record(Record(record.game, self.game.version, record.options, start=record.start, items=items))

    def _path(self, place: Place) -> list[Item]:
        items, at = self.items, place[0]
        path = items[:at]
        for variation, count in zip(place[1::2], place[2::2], strict=True):
            items = items[at].variations[variation]
            path, at = path + items[:count], count
        return path
