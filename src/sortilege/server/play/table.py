"""One table: its match, its seats, its log. All that happens is an event; the same events give the same table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from msgspec import Meta, Struct

from sortilege.kernel.deeds import MatchTally
from sortilege.kernel.errors import GameOver, IllegalMove, StaleMove, ViewOnly, WrongSeat
from sortilege.kernel.game import AnyGame
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.words import LANGUAGES
from sortilege.server.play import events as ev
from sortilege.server.play.clock import Clock, ClockRule
from sortilege.server.play.log_entry import LogEntry, TableLog
from sortilege.server.play.story import Story
from sortilege.server.words import WORDS


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """What the host has chosen besides the game's own options."""

    clock: ClockRule = ClockRule()
    listed: bool = False  # may be found and watched by everybody
    round: int = 1
    joinable: bool = False  # who opens the table's address may take a free seat; else an invitation is needed
    invitation: str = ""  # the secret of the invitation for all free seats
    found: bool = False  # opened for people who asked to be put together
    hints: bool = False  # people who play each other may ask for hints; who sits down agrees
    fill: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds after which bots take the free seats; 0 is never
    consent: Literal["all", "majority"] = "all"  # who must agree to a take-back or a draw
    patience: Annotated[int, Meta(ge=1, le=1440)] = 2  # minutes that somebody may be away before others act for him
    gallery: bool = True  # spectators may chat
    games: int = 0  # that the same people have played before this one,
    before: tuple[float, ...] = ()  # and what each seat has scored in them


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

    def player_name(self, language: str) -> str:
        """What everybody calls who sits here; bots of earlier versions have the name of their level."""
        if self.plays_itself:
            return self.name or WORDS(language, f"bot-{self.level}")
        return WORDS(language, "seat-free") if self.kind == "open" else self.name

    @property
    def plays_itself(self) -> bool:
        """Whether a bot plays here that stands in for nobody."""
        return self.kind == "bot" or (self.kind == "open" and self.bot)

    def introduced(self, language: str) -> str:
        """The name, and of a bot the level beside it."""
        name = self.player_name(language)
        return f"{name} ({WORDS(language, f'bot-{self.level}')})" if self.plays_itself and self.name else name


@dataclass
class Offer:
    """A wish that needs the consent of others; it ends with the next thing that happens."""

    kind: str  # takeback, draw or giveup
    seat: int
    waits_for: set[int]
    needed: int  # of those who are asked
    agreed: set[int] = field(default_factory=set)

    def enter(self, answer: ev.Answered) -> bool:
        """Counts an answer; tells whether enough may still agree."""
        self.waits_for -= set(answer.seats)
        self.agreed |= set(answer.seats) if answer.yes else set()
        return len(self.agreed) + len(self.waits_for) >= self.needed


@dataclass
class Table:
    """The state of a table. `check_*` refuses, `enter` changes; whoever keeps the log calls them in that order."""

    id: str
    match: Match
    seats: list[Seat]
    settings: TableSettings
    rev: int = 0
    number: int = 0  # of the next event
    offer: Offer | None = None
    wishes: dict[int, str] = field(default_factory=dict)  # the first move of a seat, chosen in advance
    next: str = ""  # the table of the next round or rematch
    trouble: str = ""  # why it can only be looked at
    foreign: str = ""  # what will be the trouble, while its log is entered: it was played by other rules
    created: float = 0.0
    since: float = 0.0  # when something last happened here

    def __post_init__(self) -> None:
        self.clock = Clock(self.settings.clock, self.match.seats)
        self.story = Story(self.match)
        self.log = TableLog(self.story)
        for seat, sitting in enumerate(self.seats):
            self.match.players[seat] = sitting.introduced("en")
        self.follow()

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def asked(self) -> int:
        return self.match.seat

    @property
    def position(self) -> Position:
        """The position now, to look at: whoever wants to play on it takes a copy."""
        return self.story.now

    @property
    def view_only(self) -> str:
        return self.trouble or self.match.view_only

    @property
    def bots_turn(self) -> bool:
        return self.asked >= 0 and self.seats[self.asked].bot and not self.view_only

    @property
    def ready(self) -> bool:
        """Whether everybody is there: nobody plays before."""
        return all(seat.kind != "open" or seat.bot for seat in self.seats)

    @property
    def clock_runs(self) -> bool:
        """Whether the seat that is asked uses its time: not before the first choice, nor while a bot plays."""
        started = any(ply.seat != CHANCE for ply in reversed(self.match.history))  # mostly the last
        return self.asked >= 0 and not self.bots_turn and not self.view_only and self.ready and started

    @property
    def drafts(self) -> bool:
        """Whether the seats choose one after the other what they play with: that can be done in advance."""
        return self.asked >= 0 and not self.view_only and self.game.drafts(self.position)

    def check_move(self, seat: int, text: str) -> None:
        """Refuses what is not a legal move of this seat now."""
        self.require_open()
        if seat != self.asked:
            raise WrongSeat(f"seat {self.asked} is asked, not seat {seat}")
        self.match.read_move(text.strip())

    def check(self, event: ev.Event) -> None:
        """Refuses an event that `enter` would not take: nothing is written down that cannot happen."""
        match event:
            case ev.Played(seat=seat, move=move):
                self.check_move(seat, move)
            case ev.Undone(count=count):
                self.require_open()
                if not 1 <= count <= sum(ply.seat != CHANCE for ply in self.match.history):
                    raise IllegalMove("there is nothing to take back")
            case ev.Offered(kind="draw") | ev.Drawn():
                self.require_open()
                if self.game.cooperative:
                    raise IllegalMove("a cooperative game is won or lost, never drawn")
            case ev.Resigned() | ev.TimedOut() | ev.Waited() | ev.Offered():
                self.require_open()
            case ev.Lent(seat=seat, level=level):
                if self.seats[seat].level == level:
                    raise IllegalMove("the seat is played so already")
            case ev.Wished(seat=seat, move=move):
                self.require_open()
                taken = {wish for other, wish in self.wishes.items() if other != seat}
                if not self.drafts or move in taken or move not in self.match.legal:
                    raise IllegalMove("this cannot be chosen in advance")
            case ev.Continued():
                if self.next:
                    raise StaleMove("the next game has begun already")

    def timeout_move(self) -> str | None:
        """The move that the rulebook makes for the seat that is asked, if it names one."""
        position = self.match.position
        move = self.game.timeout_move(position)
        return None if move is None else self.game.write_move(position, move)

    def ends(self, event: ev.Event) -> bool:
        """Tells whether the game is over after this event, which has been checked."""
        if isinstance(event, ev.Played):
            return self.match.ends_with(event.move)
        return isinstance(event, ev.Resigned | ev.TimedOut | ev.Drawn)

    def enter(self, event: ev.Event, at: float) -> None:
        """Makes an event happen that has been checked and written down, at this time."""
        self.number += 1
        self.clock.enter(event)
        try:
            self._happen(event)
        finally:
            self.clock.run(self.clock_runs, at)

    def _happen(self, event: ev.Event) -> None:
        match event:
            case ev.Played(seat=seat, move=move, why=why):
                if why:
                    self._note_failure(seat, why)
                if move.strip() not in self.match.legal:  # the action is made anew, in another order
                    self.story.cut(self.match.action_begins())
                self.match.play(move, seat=seat)
                self.wishes.pop(seat, None)
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
        self.follow()

    def _enter_people(self, event: ev.Event) -> None:
        match event:
            case ev.Sat(seat=seat, name=name):
                self.seats[seat].kind, self.seats[seat].name, self.seats[seat].level = "guest", name, ""
                self.match.players[seat] = name
                self._note("log-sat", seat)
            case ev.Freed(seat=seat):
                self._note("log-freed", who=self.seats[seat].name)
                self.wishes.pop(seat, None)
                self.seats[seat].kind, self.seats[seat].name, self.seats[seat].level = "open", "", ""
            case ev.Lent(seat=seat, level=level, name=name):
                self._lend(seat, level, name)
            case ev.Offered(seat=seat, kind=kind, asked=asked):
                self.offer = Offer(kind, seat, set(asked), self._needed(kind, len(asked)))
                self._note(f"log-asks-{kind}", seat)
            case ev.Answered(seats=seats, yes=yes):
                for seat in seats:
                    self._note("log-agrees" if yes else "log-declines", seat)
                self.offer = self.offer if self.offer and self.offer.enter(event) else None
            case ev.Wished(seat=seat, move=move):
                self.wishes[seat] = move
            case ev.Stumbled(seat=seat):
                self._note_failure(seat, "stumbled")
            case ev.Advised(seat=seat):
                self._note("log-hint", seat)
            case ev.Hurried(seat=seat):
                self._note_failure(seat, "hurried")
            case ev.Said(name=name, text=text, seat=seat):
                self.log.add(LogEntry(dict.fromkeys(LANGUAGES, text), seat=seat, who=name, chat=True))

    def _note_failure(self, seat: int, why: str) -> None:
        """Tells that a seat's move is another's: its time ran out, or its bot failed."""
        if why == "stumbled":
            self._note("log-stumble", seat)
        else:
            self._note("log-default" if self.timeout_move() else "log-hurry", seat)

    def _needed(self, kind: str, asked: int) -> int:
        """How many of the others must agree: all, or with who asks a majority. Giving up for all needs all."""
        return asked if self.settings.consent == "all" or kind == "giveup" else (asked + 1) // 2

    def _lend(self, seat: int, level: str, name: str) -> None:
        """Lets a bot play a seat, under its own name where nobody sits; or gives the seat back."""
        sitting = self.seats[seat]
        if name:
            sitting.name, sitting.level = name, level
            self._note("log-sat", seat)
        else:
            self._note("log-lent" if level else "log-back", seat)
            sitting.level = level
        if not self.match.over and not self.view_only:
            player = f"{name}, bot {level}" if name else f"bot {level}" if level else sitting.name or "guest"
            self.match.take_over(seat, player)

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
        choices = [number for number, ply in enumerate(self.match.history) if ply.seat != CHANCE]
        first, gone = choices[-count], None
        if not free:
            lines = self.log.read(first=first)
            gone = next((entry for entry in lines if entry.first >= first and entry.seat == seat), None)
        texts = {language: gone.text(language) for language in LANGUAGES} if gone else {}
        for _ in range(count):
            self.match.undo()
        self.story.cut(self.match.ply)
        self.log.cut(self.match.ply)
        if self.story.begins:
            self.log.tell(len(self.story.begins) - 1)
        if not free:
            self._note("log-takeback", seat, texts)

    def _note(self, message: str, seat: int = -1, of: Mapping[str, str] | None = None, who: str = "") -> None:
        """A line of the log about what is outside the rules, naming a deed by its text where it is about one."""
        if of:
            texts = {language: WORDS(language, f"{message}-of", what=of[language]) for language in LANGUAGES}
        else:
            texts = {language: WORDS(language, message) for language in LANGUAGES}
        self.log.add(LogEntry(texts, seat=seat, who=who, turn=self.match.turn + 1))

    def follow(self) -> None:
        """Follows the match: the log has each deed, and anew one that has grown."""
        for number in range(self.story.catch_up(), len(self.story.begins)):
            self.log.tell(number)

    # what is shown

    def name(self, seat: int, language: str) -> str:
        """What everybody calls who sits here."""
        return self.names(language)[seat]

    def names(self, language: str) -> list[str]:
        """What everybody calls who sits at each seat; of one name, bots are counted and people told apart by role."""
        names = [sitting.player_name(language) for sitting in self.seats]
        if len(set(names)) == len(names):
            return names
        return [self._told_apart(seat, names, language) for seat in range(len(names))]

    def _told_apart(self, seat: int, names: Sequence[str], language: str) -> str:
        """The name of a seat, with what tells it from others of that name."""
        alike, sitting = [other for other, name in enumerate(names) if name == names[seat]], self.seats[seat]
        if len(alike) == 1 or (sitting.kind == "open" and not sitting.bot):
            return names[seat]
        if sitting.plays_itself:
            return f"{names[seat]} {alike.index(seat) + 1}"
        return f"{names[seat]} ({self.game.seat_name(self.position, seat, language)})"

    def distinct(self, name: str, seat: int) -> str:
        """A name for this seat unlike those of the others: the second Ada is Ada 2."""
        taken = {other.name.casefold() for number, other in enumerate(self.seats) if other.name and number != seat}
        tried, number = name, 2
        while tried.casefold() in taken:
            tried, number = f"{name[:21]} {number}", number + 1
        return tried

    def person(self, seat: int, language: str) -> str:
        """Who sits here, with the rulebook's name of the seat."""
        name, role = self.name(seat, language), self.game.seat_name(self.position, seat, language)
        return name if name.endswith(f"({role})") else f"{name} ({role})"

    def next_round(self) -> bool:
        """Whether a further round of the match is to be played."""
        if self.asked != OVER:
            return False
        return self.game.next_round(self.match.options, self.match.position, self.match.scores) is not None

    def tally(self) -> MatchTally | None:
        """How the match stands, if it has several rounds."""
        return self.game.tally(self.match.options, self.match.scores if self.match.over else ())

    def require_open(self) -> None:
        """Refuses a change to a table that is over or can only be looked at."""
        if self.view_only:
            raise ViewOnly(self.view_only)
        if self.match.over:
            raise GameOver("the game is over")
