"""One table: its match, its seats, its log. All that happens is an event; the same events give the same table."""

from dataclasses import dataclass, field

from msgspec import Struct

from sortilege.kernel.errors import GameOver, ViewOnly, WrongSeat
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.words import LANGUAGES
from sortilege.table import events as ev
from sortilege.table.clock import Clock, ClockRule
from sortilege.table.pieces import Pieces
from sortilege.table.wording import WORDS, player_name

RECENT = 12  # positions kept to show what happened in between


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the host has chosen besides the game's own options."""

    clock: ClockRule = ClockRule()
    listed: bool = False  # may be found and watched by everybody
    round: int = 1


@dataclass
class Seat:
    """Who plays: a guest, a bot of a level, or nobody yet. A guest's seat with a level is lent to a bot."""

    kind: str
    name: str
    level: str
    token: str
    host: bool = False

    @property
    def bot(self) -> bool:
        return bool(self.level)


@dataclass
class Entry:
    """A line of the log, in each language."""

    texts: dict[str, str]
    seat: int = -1
    who: str = ""
    turn: int = 0
    ply: int = -1
    chat: bool = False


@dataclass
class Offer:
    """A wish that needs the consent of the others; it ends with the next thing that happens."""

    kind: str  # takeback or draw
    seat: int
    waits_for: set[int]


@dataclass
class Table:
    """The state of a table. `check_*` refuses, `enter` changes; whoever keeps the log calls them in that order."""

    id: str
    match: Match
    seats: list[Seat]
    settings: Settings
    rev: int = 0
    number: int = 0  # of the next event
    log: list[Entry] = field(default_factory=list)
    offer: Offer | None = None
    next: str = ""  # the table of the next round or rematch
    trouble: str = ""  # why it can only be looked at

    def __post_init__(self) -> None:
        self.clock = Clock(self.settings.clock, self.match.seats)
        self._track = [Pieces()]
        self._shown: Position = self.match.at(0)
        self._recent: dict[int, Position] = {}
        for seat, sitting in enumerate(self.seats):
            self.match.players[seat] = sitting.name or player_name(sitting, "en")
        self._catch_up()

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def asked(self) -> int:
        return self.match.seat

    @property
    def position(self) -> Position:
        """The position now, to look at: whoever wants to play on it takes a copy."""
        return self._shown

    @property
    def view_only(self) -> str:
        return self.trouble or self.match.view_only

    @property
    def bots_turn(self) -> bool:
        return self.asked >= 0 and self.seats[self.asked].bot and not self.view_only

    def check_move(self, seat: int, text: str) -> None:
        """Refuses what is not a legal move of this seat now."""
        self.require_open()
        if seat != self.asked:
            raise WrongSeat(f"seat {self.asked} is asked, not seat {seat}")
        self.match.read_move(text.strip())

    def enter(self, event: ev.Event) -> None:
        """Makes an event happen that has been checked and written down."""
        self.number += 1
        self.clock.enter(event)
        match event:
            case ev.Played(seat=seat, move=move):
                self.match.play(move, seat=seat)
            case ev.Undone(seat=seat, count=count):
                self._undo(seat, count)
            case ev.Resigned(seat=seat):
                self.match.resign(seat)
                self._note("log-resign", seat)
            case ev.TimedOut(seat=seat):
                self.match.time_out(seat)
                self._note("log-timeout", seat)
            case ev.Drawn():
                self.match.agree_draw()
                self._note("log-draw")
            case ev.Continued(table=table):
                self.next = table
                return
            case _:
                self._enter_people(event)
                return
        self.rev += 1
        self.offer = None
        self._catch_up()

    def _enter_people(self, event: ev.Event) -> None:
        match event:
            case ev.Sat(seat=seat, name=name):
                self.seats[seat].kind, self.seats[seat].name, self.seats[seat].level = "guest", name, ""
                self.match.players[seat] = name
                self._note("log-sat", seat)
            case ev.Lent(seat=seat, level=level):
                self._note("log-lent" if level else "log-back", seat)
                self.seats[seat].level = level
                if not self.match.over and not self.view_only:
                    self.match.take_over(seat, f"bot {level}" if level else self.seats[seat].name or "guest")
            case ev.Offered(seat=seat, kind=kind, asked=asked):
                self.offer = Offer(kind, seat, set(asked))
            case ev.Answered(seats=seats, yes=yes):
                self.offer = self.offer if yes else None
                if self.offer:
                    self.offer.waits_for -= set(seats)
            case ev.Stumbled(seat=seat):
                self._note("log-stumble", seat)
            case ev.Hurried(seat=seat):
                self._note("log-hurry", seat)
            case ev.Said(name=name, text=text, seat=seat):
                self.log.append(Entry(dict.fromkeys(LANGUAGES, text), seat, name, chat=True))

    def undo_count(self, seat: int) -> int:
        """How many choices must be taken back to take back the last one of this seat; 0 if there is none."""
        choices = 0
        for ply in reversed(() if self.match.over else self.match.history):
            choices += ply.seat != CHANCE
            if ply.seat == seat:
                return choices
        return 0

    def _undo(self, seat: int, count: int) -> None:
        free = count == 1 and self.match.free_undo(seat)
        for _ in range(count):
            self.match.undo()
        ply = self.match.ply
        self.log = [entry for entry in self.log if entry.ply < ply]
        self._track = self._track[: ply + 1]
        self._shown = self.match.at(ply)
        self._recent = {}
        if not free:
            self._note("log-takeback", seat)

    def _note(self, message: str, seat: int = -1) -> None:
        """A line of the log about what is outside the rules."""
        texts = {language: WORDS(language, message) for language in LANGUAGES}
        self.log.append(Entry(texts, seat, turn=self.match.turn + 1))

    def _catch_up(self) -> None:
        """Follows the match: pieces keep their ids, the log tells each ply."""
        position, game = self._shown, self.game
        for number in range(len(self._track) - 1, self.match.ply):
            ply = self.match.history[number]
            texts = {language: game.say(position, ply.move, language) for language in LANGUAGES}
            self.log.append(Entry(texts, ply.seat, turn=ply.turn + 1, ply=number))
            before = self.match.history[number - 1] if number else None
            goes_on = before is not None and (ply.seat in (before.seat, CHANCE) and ply.turn == before.turn)
            self._track.append(self._track[-1].after(game.motions(position, ply.move), number, goes_on))
            position.play(ply.move)
            self._recent[number + 1] = position.copy()
            self._recent.pop(number + 1 - RECENT, None)

    # what is drawn

    def scene(self, ply: int, seat: int, language: str, narrow: bool = False) -> str:
        """The drawing before the ply with this number, as this seat sees it."""
        pieces = self._track[ply]
        position = self._recent.get(ply) or self.match.at(ply)
        return self.game.scene(position, View(seat, language, pieces.ids, pieces.trail, narrow))

    def moved(self, ply: int) -> bool:
        """Whether something glides in the drawing before this ply."""
        return ply > 0 and self._track[ply].ids is not self._track[ply - 1].ids

    def sequel(self) -> bool:
        """Whether a further round of the match is to be played."""
        return self.asked == OVER and self.game.sequel(self.match.options, self.match.position) is not None

    def require_open(self) -> None:
        """Refuses a change to a table that is over or can only be looked at."""
        if self.view_only:
            raise ViewOnly(self.view_only)
        if self.match.over:
            raise GameOver("the game is over")
