"""A game being played: the one place that checks legality for outsiders, keeps the history and rolls the dice."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from sortilege.kernel.dice import Dice, fresh_seed
from sortilege.kernel.errors import (
    BadNotation,
    BadOption,
    BadRecord,
    GameOver,
    IllegalMove,
    NotOver,
    SortilegeError,
    StaleMove,
    UnknownGame,
    ViewOnly,
    WrongSeat,
)
from sortilege.kernel.game import AnyGame
from sortilege.kernel.options import Options, changed, write_value
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.record import Item, Record, read_record, write_record
from sortilege.kernel.registry import game as find_game

# How a match shows itself in a notebook, "svg" and "markdown". The kernel draws nothing: the package enters them.
DISPLAYS: Final[dict[str, Callable[["Match"], str]]] = {}


@dataclass
class Ply:
    """One choice or outcome that was played."""

    move: int
    text: str
    seat: int  # CHANCE for an outcome
    turn: int  # turns finished before it
    comment: str = ""
    variations: list[list[Item]] = field(default_factory=list)


@dataclass(frozen=True)
class Event:
    """Something outside the rules, before the ply with this number: `resign 1`, `takeback`, `takeover 1 Ann`, ..."""

    ply: int
    text: str


class Match:
    """A match of one game: `Match("morris", seed=7)`. Moves are texts; chance is drawn by itself.

    The seed's hash, the commitment, is in the record from the start; the seed itself only when the game is over.
    """

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seed: int | str | None = None,
        start: str = "",
        players: dict[int, str] | None = None,
        **options: Any,
    ) -> None:
        found: AnyGame = find_game(game) if isinstance(game, str) else game
        self._set_up(found, found.make_options(options), start, players or {})
        self._dice.append(Dice(fresh_seed() if seed is None else str(seed)))
        self._commitment = self._dice[0].commitment
        self._roll()

    def _set_up(self, game: AnyGame, options: Options, start: str, players: dict[int, str]) -> None:
        """The match before the first draw, without dice."""
        self.game = game
        self.options = options
        self.players = dict(players)
        self.comment = ""
        self.view_only = ""  # why this match can only be looked at; empty if it can be played
        self.history: list[Ply] = []
        self.events: list[Event] = []
        self._start = start
        self._first: Position = game.read(start, options) if start else game.start(options)
        self._position: Position = self._first.copy()
        self._legal: dict[str, int] | None = None  # of this position, once somebody has asked
        self._dice: list[Dice] = []  # those whose seed is known here
        self._commitment = ""
        self._ending = ""  # the event that ended the match, if one did

    # what is to be seen

    @property
    def position(self) -> Position:
        """The position now, a copy: playing on it does not change the match."""
        return self._position.copy()

    @property
    def seat(self) -> int:
        """Who is asked: 0, 1, ... or OVER."""
        return OVER if self._ending else int(self._position.seat)

    @property
    def seats(self) -> int:
        return int(self._position.seats)

    @property
    def turn(self) -> int:
        """Turns of the rulebook finished so far."""
        return int(self._position.turn)

    @property
    def ply(self) -> int:
        """Choices and outcomes so far; an answer may name the ply it answers."""
        return len(self.history)

    @property
    def over(self) -> bool:
        return self.seat == OVER

    @property
    def scores(self) -> list[float]:
        """The result of each seat, from 0 to 1."""
        if not self.over:
            raise NotOver("the game is not over; match.points tells what the rulebook counts so far")
        if not self._ending:
            return [float(self._position.score(seat)) for seat in range(self.seats)]
        kind, *who = self._ending.split()
        if kind == "draw":
            return [1 / self.seats] * self.seats
        return self.game.forfeit(self._position, int(who[0]))

    @property
    def points(self) -> list[int]:
        """What the rulebook counts for each seat."""
        return [int(self._position.points(seat)) for seat in range(self.seats)]

    @property
    def ending(self) -> str:
        """The event that ended the match outside the rules (`resign 1`), or nothing."""
        return self._ending

    @property
    def commitment(self) -> str:
        """The hash of the seed that the dice are drawn from now."""
        return self._dice[-1].commitment if self._dice else self._commitment

    def moves(self) -> list[str]:
        """The texts of the legal moves; none when the game is over."""
        return [] if self.over else list(self.legal)

    @property
    def legal(self) -> dict[str, int]:
        """The moves that the rules allow in this position, by their texts."""
        if self._legal is None:
            write, position = self.game.write_move, self._position
            self._legal = {write(position, move): move for move in position.moves()}
        return self._legal

    def read_move(self, text: str) -> int:
        """The legal move that this text names; an error says what was expected."""
        move = self.legal.get(text)
        return self.game.read_move(self._position, text) if move is None else move

    def _repr_svg_(self) -> str | None:
        return DISPLAYS["svg"](self) if "svg" in DISPLAYS else None

    def _repr_markdown_(self) -> str | None:
        return DISPLAYS["markdown"](self) if "markdown" in DISPLAYS else None

    def walk(self) -> Iterator[tuple[Position, Ply]]:
        """Each ply with the position before it. The position is the walk's own: copy it to keep it."""
        position = self._first.copy()
        for ply in self.history:
            yield position, ply
            position.play(ply.move)

    def at(self, ply: int) -> Position:
        """The position before the ply with this number."""
        position = self._first.copy()
        for one in self.history[:ply]:
            position.play(one.move)
        return position

    # what can be done

    def play(self, text: str, *, seat: int | None = None, ply: int | None = None) -> None:
        """Plays a move, then draws what chance decides. `seat` and `ply`, if given, must be the ones asked."""
        self._check(seat, ply)
        self._enter(self.read_move(text.strip()))
        self._roll()

    def undo(self) -> None:
        """Takes back the last choice and the draws after it. Whether that needs consent is told by free_undo."""
        self._check(None, None)
        last = max((index for index, ply in enumerate(self.history) if ply.seat != CHANCE), default=-1)
        if last < 0:
            raise IllegalMove("there is nothing to take back")
        free = self.free_undo(self.history[last].seat)
        del self.history[last:]
        # take-backs stay in the record: each changes the draws that follow it
        self.events = [Event(min(event.ply, last), event.text) for event in self.events]
        if not free:
            self.events.append(Event(last, "takeback"))
        self._position = self.at(last)
        self._legal = None

    def free_undo(self, seat: int) -> bool:
        """Whether this seat may take back its choice without asking: it still chooses, no chance came between."""
        return bool(self.history) and self.history[-1].seat == seat == self._position.seat and not self._ending

    def resign(self, seat: int) -> None:
        self._end(f"resign {self._known(seat)}")

    def time_out(self, seat: int) -> None:
        self._end(f"timeout {self._known(seat)}")

    def agree_draw(self) -> None:
        if self.game.cooperative:
            raise IllegalMove("a cooperative game is won or lost, never drawn")
        self._end("draw")

    def take_over(self, seat: int, player: str) -> None:
        """Somebody else sits down at this seat."""
        self._check(None, None)
        if not player.isprintable() or any(mark in player for mark in ";{}()"):
            raise BadNotation(f"a player's name has no ; {{ }} ( ), got {player!r}")
        self.events.append(Event(self.ply, f"takeover {self._known(seat)} {player}"))

    # the record

    def record(self) -> str:
        """The match as text; it replays without the seed, which is shown once the game is over."""
        record = Record(self.game.key, self.game.version)
        record.options = {name: write_value(value) for name, value in changed(self.options).items()}
        record.seats = self.players
        record.dice = self._commitment
        record.seeds = [dice.seed for dice in self._dice] if self.over else []
        record.start = self._start
        record.comment = self.comment
        record.items = self._items()
        record.result = self._result()
        return write_record(record)

    @classmethod
    def from_record(cls, text: str, game: AnyGame | None = None) -> "Match":
        """The match that a record tells. One that is not over can be played on; its dice are then new and say so.

        `game` is for a game that is not installed; else the record's own line tells which it is.
        """
        return _Replay(read_record(text), game).match

    @classmethod
    def of_moves(cls, game: AnyGame, moves: Iterable[int], **options: Any) -> "Match":
        """A match in which these moves and outcomes were played, in the engine's own numbers; it has no dice."""
        match = cls.__new__(cls)
        match._set_up(game, game.make_options(options), "", {})
        for move in moves:
            match._enter(move)
        return match

    def _items(self) -> list[Item]:
        items: list[Item] = []
        events = sorted(self.events, key=lambda event: event.ply)
        turn = -1
        for index in range(self.ply + 1):
            items += [Item(event.text, "!") for event in events if event.ply == index]
            if index < self.ply:
                ply = self.history[index]
                number = ply.turn + 1 if ply.turn != turn else 0
                turn = ply.turn
                mark = "*" if ply.seat == CHANCE else ""
                items.append(Item(ply.text, mark, number, 0, ply.comment, ply.variations))
        return items

    # inside

    def _result(self) -> str:
        return " ".join(f"{score:.6g}" for score in self.scores) if self.over else ""

    def _check(self, seat: int | None, ply: int | None) -> None:
        if self.view_only:
            raise ViewOnly(self.view_only)
        if self.over:
            raise GameOver("the game is over")
        if ply is not None and ply != self.ply:
            raise StaleMove(f"this answers ply {ply}, and the game is at ply {self.ply}")
        if seat is not None and seat != self.seat:
            raise WrongSeat(f"seat {self.seat} is asked, not seat {seat}")

    def _known(self, seat: int) -> int:
        if not 0 <= seat < self.seats:
            raise WrongSeat(f"there is no seat {seat}; seats: 0 to {self.seats - 1}")
        return seat

    def _end(self, event: str) -> None:
        self._check(None, None)
        self.events.append(Event(self.ply, event))
        self._ending = event

    def _enter(self, move: int) -> None:
        before = self._position
        text = self.game.write_move(before, move)
        self.history.append(Ply(move, text, int(before.seat), int(before.turn)))
        before.play(move)
        self._legal = None

    def _roll(self) -> None:
        """Draws until somebody is asked or the game is over."""
        while self._position.seat == CHANCE:
            odds = self._position.odds()
            drawn = self._next_dice().draw([weight for _, weight in odds], self.ply, self.takebacks)
            self._enter(odds[drawn][0])

    @property
    def takebacks(self) -> int:
        """How many take-backs there were so far; each changes the draws after it."""
        return sum(event.text == "takeback" for event in self.events)

    def _next_dice(self) -> Dice:
        """The dice; for a match played on from a record without its seed, new ones, announced in the record."""
        if not self._dice:
            self._dice.append(Dice(fresh_seed()))
            self.events.append(Event(self.ply, f"dice {self._dice[0].commitment}"))
        return self._dice[-1]


class _Replay:
    """Plays a record again, and says where it is damaged."""

    def __init__(self, record: Record, game: AnyGame | None) -> None:
        self.record = record
        self.match = self._open(game)
        problem = self._play() or self._compare_result()
        if record.rules != self.match.game.version:
            self._show_only(problem)
        elif problem is not None:
            raise problem
        else:
            self.match._roll()

    def _open(self, game: AnyGame | None) -> Match:
        record = self.record
        match = Match.__new__(Match)
        try:
            game = game if game and game.key == record.game else find_game(record.game)
            match._set_up(game, game.make_options(dict(record.options)), record.start, record.seats)
        except SortilegeError as error:
            raise BadRecord(self._line_of(error), error.texts) from error
        if any(seat >= match.seats for seat in record.seats):
            raise BadRecord.at(record.lines[f"Seat {max(record.seats)}"], "seats", seats=match.seats)
        match.comment = record.comment
        match._commitment = record.dice
        match._dice = [Dice(seed) for seed in record.seeds]
        return match

    def _line_of(self, error: SortilegeError) -> int:
        """The header line that an error while setting up comes from."""
        lines = self.record.lines
        if isinstance(error, UnknownGame):
            return lines["Game"]
        if isinstance(error, BadOption):
            named = [line for name, line in lines.items() if name.startswith("Option") and name[7:] in str(error)]
            return named[0] if named else lines["Game"]
        return lines.get("Start", lines["Game"])

    def _play(self) -> BadRecord | None:
        for item in self.record.items:
            try:
                _enter(self.match, item)
            except BadRecord as error:
                return error
            except SortilegeError as error:
                return BadRecord(item.line, error.texts)
        return None

    def _compare_result(self) -> BadRecord | None:
        match, told = self.match, self.record.result
        last = self.record.items[-1].line if self.record.items else self.record.lines["Game"]
        if told and not match.over:
            return BadRecord.at(last + 1, "not-over", told=repr(told))
        if told and told != match._result():
            return BadRecord.at(last + 1, "result", result=repr(match._result()), told=repr(told))
        return None

    def _show_only(self, problem: BadRecord | None) -> None:
        """A record of other rules is shown as far as it replays."""
        theirs, ours = self.record.rules, self.match.game.version
        versions = f"this record follows version {theirs} of the rules, this program version {ours}"
        self.match.view_only = f"{versions}; it can only be looked at" + (f", up to {problem}" if problem else "")


def _enter(match: Match, item: Item) -> None:
    """Enters one item of a record into the match."""
    if item.turn and item.turn != match.turn + 1:
        raise BadRecord.at(item.line, "turn", wanted=str(match.turn + 1), got=str(item.turn))
    if item.mark == "!":
        _enter_event(match, item)
        return
    if match.over:
        raise BadRecord.at(item.line, "over", got=repr(item.text))
    chance = match._position.seat == CHANCE
    if (item.mark == "*") != chance:
        raise BadRecord.at(item.line, "chance" if chance else "choice", got=repr(item.mark + item.text))
    for variation in item.variations:
        _enter_variation(match, variation)
    match._enter(match.game.read_move(match._position, item.text))
    match.history[-1].comment = item.comment
    match.history[-1].variations = item.variations


def _enter_event(match: Match, item: Item) -> None:
    kind, *rest = item.text.split() or [""]
    seat = int(rest[0]) if rest and rest[0].isdecimal() and len(rest[0]) < 4 else -1
    if kind in ("resign", "timeout") and len(rest) == 1 and seat >= 0:
        match._end(f"{kind} {match._known(seat)}")
    elif item.text == "draw":
        match.agree_draw()
    elif kind == "takeover" and len(rest) >= 2 and seat >= 0:
        match.take_over(seat, " ".join(rest[1:]))
    elif item.text == "takeback" or (kind == "dice" and len(rest) == 1):
        match.events.append(Event(match.ply, item.text))
    else:
        raise BadRecord.at(item.line, "event", got=repr(item.text))


def _enter_variation(match: Match, variation: list[Item]) -> None:
    """Checks that a variation can be played from here."""
    branch = Match.__new__(Match)
    branch._set_up(match.game, match.options, match._start, {})
    branch._position = match.position
    for item in variation:
        try:
            _enter(branch, item)
        except BadRecord:
            raise
        except SortilegeError as error:
            raise BadRecord.at(item.line, "in-variation", problem=error.texts) from error
