"""What happens at a table, as it stands in the log: small typed records, written as JSON."""

from typing import Literal

from msgspec import Struct, json

Seat = int


class Played(Struct, tag="play", frozen=True, omit_defaults=True):
    """A move. What chance rolled after it follows from the seed, the ply and the take-backs."""

    seat: Seat
    move: str
    spent: float = 0.0  # seconds of the seat's clock
    why: Literal["", "hurried", "stumbled"] = ""  # time ran out, or a bot failed: the rulebook or a simpler bot played


class Undone(Struct, tag="undo", frozen=True, omit_defaults=True):
    """This many choices were taken back for this seat."""

    seat: Seat
    count: int = 1


class Resigned(Struct, tag="resign", frozen=True):
    """A seat gave up."""

    seat: Seat


class TimedOut(Struct, tag="timeout", frozen=True):
    """A seat's time ran out and that lost the game."""

    seat: Seat


class Drawn(Struct, tag="draw", frozen=True):
    """All agreed to a draw."""


class Offered(Struct, tag="offer", frozen=True):
    """A seat wishes to take back, to draw, or to give up for all, and these seats are asked."""

    seat: Seat
    kind: Literal["takeback", "draw", "giveup"]
    asked: tuple[Seat, ...]


class Answered(Struct, tag="answer", frozen=True):
    """Seats agree to what is offered while others are still asked, or one does not and the offer is over."""

    seats: tuple[Seat, ...]
    yes: bool


class Sat(Struct, tag="sit", frozen=True):
    """A guest sat down, or took another name."""

    seat: Seat
    name: str


class Freed(Struct, tag="free", frozen=True):
    """The host took a seat from who held it: it is free again, under another link."""

    seat: Seat


class Revoked(Struct, tag="revoke", frozen=True):
    """A seat has another link, and who held it by the old one holds it no more."""

    seat: Seat


class Arranged(Struct, tag="arrange", frozen=True):
    """The host has changed who may come or chat."""


class Waited(Struct, tag="wait", frozen=True):
    """Nobody ran the clocks for so many seconds: they are nobody's time."""

    seconds: float


class Lent(Struct, tag="lend", frozen=True, omit_defaults=True):
    """A bot of this level plays the seat of an absent guest; without a level the seat goes back to its guest."""

    seat: Seat
    level: str
    name: str = ""  # of the bot, at a free seat


class Stumbled(Struct, tag="stumble", frozen=True):
    """A bot failed; a simpler one plays its move. Now told by that move."""

    seat: Seat


class Advised(Struct, tag="hint", frozen=True):
    """A seat was given a hint at a table where people play each other."""

    seat: Seat


class Hurried(Struct, tag="hurry", frozen=True):
    """A seat's time for a move ran out; the rulebook or a bot makes this one move. Now told by that move."""

    seat: Seat


class Said(Struct, tag="chat", frozen=True):
    """A short message; a spectator has no seat."""

    name: str
    text: str
    seat: Seat = -1


class Wished(Struct, tag="wish", frozen=True):
    """A seat has chosen in advance: this is its move when it is first asked, if it then can be made."""

    seat: Seat
    move: str


class Continued(Struct, tag="next", frozen=True):
    """The next round or a rematch is played at another table."""

    table: str


Event = (
    Played | Undone | Resigned | TimedOut | Drawn | Offered | Answered
    | Sat | Freed | Revoked | Arranged | Waited | Lent | Stumbled | Advised | Hurried | Said | Wished | Continued
)  # fmt: skip

_encoder = json.Encoder()
_decoder: "json.Decoder[Event]" = json.Decoder(Event)


def write(event: Event) -> str:
    return _encoder.encode(event).decode()


def read(body: str) -> Event:
    return _decoder.decode(body)
