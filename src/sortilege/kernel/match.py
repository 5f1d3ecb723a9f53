"""A game being played: the one place that checks legality for outsiders, keeps the history and rolls the dice."""

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from itertools import accumulate, pairwise
from typing import Any, Final

from sortilege.kernel.errors import (
    BadNotation,
    GameOver,
    IllegalMove,
    NotOver,
    StaleMove,
    ViewOnly,
    WrongSeat,
)
from sortilege.kernel.fair_dice import Dice, fresh_seed
from sortilege.kernel.game import AnyGame
from sortilege.kernel.options import Options, changed, write_value
from sortilege.kernel.plies import Event, Ply
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.record import Item, Record, read_record, write_record
from sortilege.kernel.registry import game as find_game
from sortilege.kernel.turning import TurningPoint, greatest

# How a match shows itself in a notebook, "svg" and "markdown". The kernel renders nothing: the package enters them.
DISPLAYS: Final[dict[str, Callable[["Match"], str | None]]] = {}


class Match:
    """A match of one game: `Match("morris", seed=7)`. Moves are texts; chance is rolled by itself.

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
        chosen: AnyGame = find_game(game) if isinstance(game, str) else game
        self._set_up(chosen, chosen.make_options(options), start, players or {})
        self._dice.append(Dice(fresh_seed() if seed is None else str(seed)))
        self._commitment = self._dice[0].commitment
        self._roll()

    def _set_up(self, game: AnyGame, options: Options, start: str, players: dict[int, str]) -> None:
        """Makes the match before the first roll, without dice."""
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
        """The hash of the seed that the dice are rolled from now."""
        return self._dice[-1].commitment if self._dice else self._commitment

    @property
    def seeds(self) -> list[str]:
        """The seeds of the dice, where they are known; none before the game is over."""
        return [dice.seed for dice in self._dice] if self.over else []

    def moves(self) -> list[str]:
        """Lists the texts of the legal moves; none when the game is over."""
        return [] if self.over else list(self.legal)

    @property
    def legal(self) -> dict[str, int]:
        """The moves that the rules allow in this position, by their texts."""
        if self._legal is None:
            write, position = self.game.write_move, self._position
            self._legal = {write(position, move): move for move in position.moves()}
        return self._legal

    @property
    def playable(self) -> dict[str, int]:
        """The legal moves, and those that people may make in another order; by their texts."""
        write, position = self.game.write_move, self._position
        return self.legal | {write(position, move): move for move in self.game.loose(position)}

    def read_move(self, text: str) -> int:
        """Finds the legal move that this text names; an error says what was expected."""
        move = self.legal.get(text)
        if move is None and (move := self.playable.get(text)) is None:
            return self.game.read_move(self._position, text)
        return move

    def __repr__(self) -> str:
        """Writes Python that makes a match at the same position; history and dice are the record's business."""
        given: dict[str, object] = {"start": self.game.write(self._position)} if self.ply or self._start else {}
        given.update(changed(self.options))
        text = ", ".join([repr(self.game.key), *(f"{name}={value!r}" for name, value in given.items())])
        stopped = self.view_only or self._ending
        return f"<Match({text}): {stopped}>" if stopped else f"Match({text})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._dice == other._dice and self.record() == other.record()

    def __hash__(self) -> int:
        return hash((self.game.key, self.options, self._start, self._commitment))  # the same while it is played

    def __copy__(self) -> "Match":
        return deepcopy(self)

    def _repr_svg_(self) -> str | None:
        return DISPLAYS["svg"](self) if "svg" in DISPLAYS else None

    def _repr_markdown_(self) -> str | None:
        return DISPLAYS["markdown"](self) if "markdown" in DISPLAYS else None

    def walk(self) -> Iterator[tuple[Position, Ply]]:
        """Goes through all plies, each with the position before it, which is the walk's own: copy it to keep it."""
        position = self._first.copy()
        for ply in self.history:
            yield position, ply
            position.play(ply.move)

    def actions(self) -> Iterator[tuple[Position, list[Ply]]]:
        """Goes through the rulebook's actions: the plies of each, as `joins` tells, with the position before them."""
        begun, plies = self._first, list[Ply]()
        for position, ply in self.walk():
            if plies and not self.game.joins(position, ply.move):
                yield begun, plies
                plies = []
            if not plies:
                begun = position.copy()
            plies.append(ply)
        if plies:
            yield begun, plies

    def turning_points(self) -> list[TurningPoint]:
        """Finds the actions that changed most of what decides the game."""
        actions = list(self.actions())
        stood = [*(before for before, _ in actions), self.position]
        swings = [self.game.swing(before, after) for before, after in pairwise(stood)]
        ends = list(accumulate(len(plies) for _, plies in actions))
        return [
            TurningPoint(stood[number], [ply.move for ply in actions[number][1]], stood[number + 1], ends[number])
            for number in greatest(swings)
        ]

    def at(self, ply: int) -> Position:
        """Gives the position before the ply with this number."""
        position = self._first.copy()
        for played in self.history[:ply]:
            position.play(played.move)
        return position

    # what can be done

    def play(self, text: str, *, seat: int | None = None, ply: int | None = None) -> None:
        """Plays a move, then rolls what chance decides. `seat` and `ply`, if given, must be the ones asked."""
        self._check(seat, ply)
        move = self.read_move(text.strip())
        if move in self.legal.values():
            self._enter(move)
        else:
            self._make_anew(move)
        self._roll()

    def ends_with(self, text: str) -> bool:
        """Tells whether the game is over after this move and what chance then rolls; nothing is played."""
        position, ply, moves = self.position, self.ply, [self.read_move(text.strip())]
        if moves[0] not in self.legal.values():
            ply = self.action_begins()
            moves = list(self.game.made_anew([played.move for played in self.history[ply:]], moves[0]))
            position = self.at(ply)
        while moves:
            for move in moves:
                position.play(move)
            ply += len(moves)
            odds = position.odds() if position.seat == CHANCE else []
            rolled = self._next_dice().roll([weight for _, weight in odds], ply, self.takebacks) if odds else 0
            moves = [odds[rolled][0]] if odds else []
        return int(position.seat) == OVER

    def _make_anew(self, loose: int) -> None:
        """Makes the action under way anew, with one more move, in the order that the rules give."""
        first = self.action_begins()
        moves = self.game.made_anew([ply.move for ply in self.history[first:]], loose)
        del self.history[first:]
        self._position = self.at(first)
        for move in moves:
            self._enter(move)

    def action_begins(self) -> int:
        """Finds the first ply of the rulebook's action that was done last, or is under way."""
        first = max(self.ply - 1, 0)
        while first and self.game.joins(self.at(first), self.history[first].move):
            first -= 1
        return first

    def undo(self) -> None:
        """Takes back the last choice and the rolls after it. Whether that needs consent is told by free_undo."""
        self._check(None, None)
        last = max((index for index, ply in enumerate(self.history) if ply.seat != CHANCE), default=-1)
        if last < 0:
            raise IllegalMove("there is nothing to take back")
        free = self.free_undo(self.history[last].seat)
        del self.history[last:]
        # take-backs stay in the record: each changes the rolls that follow it
        self.events = [Event(min(event.ply, last), event.text) for event in self.events]
        if not free:
            self.events.append(Event(last, "takeback"))
        self._position = self.at(last)
        self._legal = None

    def free_undo(self, seat: int) -> bool:
        """Tells whether this seat may take back its choice without asking: it still chooses, no chance came between."""
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
        """Lets somebody else sit down at this seat."""
        self._check(None, None)
        if not player.isprintable() or any(mark in player for mark in ";{}()"):
            raise BadNotation(f"a player's name has no ; {{ }} ( ), got {player!r}")
        self.events.append(Event(self.ply, f"takeover {self._known(seat)} {player}"))

    # the record

    def record(self) -> str:
        """Writes the match as text; it replays without the seed, which is shown once the game is over."""
        record = Record(self.game.key, self.game.version)
        record.options = {name: write_value(value) for name, value in changed(self.options).items()}
        record.seats = self.players
        record.dice = self._commitment
        record.seeds = self.seeds
        record.start = self._start
        record.comment = self.comment
        record.items = self._items()
        record.result = self._result()
        return write_record(record)

    @classmethod
    def from_record(cls, text: str, game: AnyGame | None = None) -> "Match":
        """Replays a record. A match that is not over can be played on; its dice are then new and say so.

        `game` is for a game that is not installed; else the record's own line tells which it is.
        """
        from sortilege.kernel.match_from_record import Replay  # it makes matches itself

        return Replay(read_record(text), game).match

    @classmethod
    def of_moves(cls, game: AnyGame, moves: Iterable[int], **options: Any) -> "Match":
        """Makes a match of these moves and outcomes, in the engine's own numbers; it has no dice."""
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
        """Rolls until somebody is asked or the game is over."""
        while self._position.seat == CHANCE:
            odds = self._position.odds()
            outcome = self._next_dice().roll([weight for _, weight in odds], self.ply, self.takebacks)
            self._enter(odds[outcome][0])

    @property
    def takebacks(self) -> int:
        """How many take-backs there were so far; each changes the rolls after it."""
        return sum(event.text == "takeback" for event in self.events)

    def _next_dice(self) -> Dice:
        """Gives the dice; for a match played on from a record without its seed, new ones, announced there."""
        if not self._dice:
            self._dice.append(Dice(fresh_seed()))
            self.events.append(Event(self.ply, f"dice {self._dice[0].commitment}"))
        return self._dice[-1]
