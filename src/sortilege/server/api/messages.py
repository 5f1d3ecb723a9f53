"""What programs and the table say to each other over HTTP: typed both ways; the OpenAPI document is made from these."""

from typing import Annotated

from msgspec import Meta, Struct

from sortilege.search.counsel import Counsel
from sortilege.server.play.clock import ClockRule

GameKey = Annotated[str, Meta(max_length=32)]
Place = Annotated[str, Meta(max_length=16)]  # open, or a bot's level


class Problem(Struct, frozen=True):
    """Why it was refused: the kind of error, and a sentence that says what was expected."""

    error: str
    message: str


class GameInfo(Struct, frozen=True):
    """A game: what it takes, and what it is called."""

    game: str
    rules: int  # the version
    title: str
    blurb: str
    seats: list[int]  # how many can play
    options: dict[str, list[str]]  # each option and the values it takes; none listed for free text


class Games(Struct, frozen=True):
    """All games of this server, and the bots that play them."""

    games: list[GameInfo]
    bots: list[str]  # from the weakest to the strongest


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened. Each seat is `open` or a bot's level; seats that are not named are open."""

    game: GameKey
    options: dict[Annotated[str, Meta(max_length=40)], str | int | bool] = {}
    seats: Annotated[list[Place], Meta(max_length=8)] = []
    clock: ClockRule = ClockRule()
    listed: bool = False
    record: Annotated[str, Meta(max_length=250_000)] = ""  # to play on from; then the options are the record's


class SeatKey(Struct, frozen=True):
    """A seat and the token that plays it; bots have none."""

    seat: int
    token: str


class TableKeys(Struct, frozen=True):
    """A table that was opened, with all its tokens: hand them on with care."""

    table: str
    seats: list[SeatKey]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down at the seat of the token."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class MoveDone(Struct, frozen=True, forbid_unknown_fields=True):
    """A move in the game's notation. With `rev`, it is refused if the table has gone on meanwhile."""

    move: Annotated[str, Meta(max_length=400)]
    rev: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None = None


class SeatState(Struct, frozen=True):
    """Who sits where."""

    seat: int
    role: str
    name: str
    kind: str  # open, guest or bot
    points: int


class MatchState(Struct, frozen=True):
    """How a match of several rounds stands."""

    wins: int  # that end it
    won: list[int]  # by seat
    winner: int  # -1 while it goes on


class TableState(Struct, frozen=True):
    """A table as everybody sees it; nothing is hidden."""

    table: str
    game: str
    rules: int
    rev: int  # goes up with every change of the game
    ply: int
    turn: int
    seat: int  # who is asked; -2 when the game is over
    ready: bool  # every seat is taken
    over: bool
    scores: list[float]  # from 0 to 1, when the game is over
    position: str
    ask: str
    seats: list[SeatState]
    next: str  # the table where the match goes on
    match: MatchState | None = None  # of several rounds


class MoveInfo(Struct, frozen=True):
    """A legal move: its text, what it is called, and the touches that make it."""

    move: str
    label: str
    gesture: list[str | list[str]]


class CardInfo(Struct, frozen=True):
    """A thing explained: what it is, what it costs and says, how it stands now, and the rule about it."""

    title: str
    text: str
    kind: str
    cost: str
    now: str
    rule: str


class CardList(Struct, frozen=True):
    """Cards of one kind."""

    title: str
    cards: list[CardInfo]


class GameCards(Struct, frozen=True):
    """All cards of a game."""

    groups: list[CardList]


class AdviceGiven(Struct, frozen=True):
    """The best moves of the seat that is asked, the best first: each with its text, and as people are told it."""

    rev: int
    moves: list[str]
    advice: list[Counsel]


class Moves(Struct, frozen=True):
    """The legal moves of the seat that is asked, at one revision of the table."""

    rev: int
    seat: int
    moves: list[MoveInfo]
