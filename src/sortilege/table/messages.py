"""What the browser and the table say to each other: typed both ways, one JSON object each."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, json

from sortilege.table.counsel import Best

LARGEST = 4096  # bytes of a message from a browser
Text = Annotated[str, Meta(max_length=400)]
Short = Annotated[str, Meta(max_length=40)]
Target = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=64)]


class Ask(Struct, tag_field="do", forbid_unknown_fields=True):
    """From the browser. What changes the game names the revision of the table that it answers."""


class Move(Ask, tag="move"):
    """A whole gesture was made. With `ask`, a move that could not be taken back freely is to be confirmed first."""

    move: Text
    rev: Count
    ask: bool = False


class Undo(Ask, tag="undo"):
    """Take back: at once where that is free, else by consent."""

    rev: Count


class Why(Ask, tag="why"):
    """This was touched and cannot be: why not?"""

    target: Target
    rev: Count


class Hint(Ask, tag="hint"):
    """What would a good player do?"""

    rev: Count


class Resign(Ask, tag="resign"):
    """Gives up; of several own seats the one that is asked, else the first."""

    rev: Count


class Draw(Ask, tag="draw"):
    """Offers a draw."""

    rev: Count


class Answer(Ask, tag="answer"):
    """Agrees to what another seat offers, or not."""

    yes: bool
    rev: Count


class Chat(Ask, tag="chat"):
    """A short message."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Name(Ask, tag="name"):
    """A guest's new name."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Lend(Ask, tag="lend"):
    """The host gives an absent seat to a bot; without a level, back to its guest."""

    seat: SeatNumber
    level: Short


class Revoke(Ask, tag="revoke"):
    """The seat gets a new link; whoever held it by the old one, except the asker, holds it no more."""

    seat: SeatNumber


class Again(Ask, tag="again"):
    """A rematch, or the next round of a match."""

    next: bool


class Board(Ask, tag="text"):
    """Whether the board is wanted as text too."""

    on: bool


class Width(Ask, tag="width"):
    """Whether the window is as narrow as a phone; one says so by the socket's address first."""

    narrow: bool


class Look(Ask, tag="look"):
    """Shows the game as it was before this ply, without changing it; -1 is now."""

    ply: Annotated[int, Meta(ge=-1, le=1_000_000)]


Request = (
    Move | Undo | Why | Hint | Resign | Draw | Answer | Chat | Name | Lend | Revoke | Again | Board | Width | Look
)  # fmt: skip


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as one viewer sees it."""

    name: str
    role: str  # what the rulebook calls it
    kind: Literal["guest", "open", "bot"]
    points: int = 0
    mine: bool = False
    here: bool = False
    thinks: bool = False
    level: str = ""
    clock: float | None = None  # seconds left
    score: float | None = None  # when the game is over
    link: str = ""  # for who may hand it on
    lendable: bool = False


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the log."""

    text: str
    who: str = ""
    seat: int = -1
    turn: int = 0
    ply: int = -1
    chat: bool = False


Lines = list[str | int]  # of a drawing; a number stands for a line that was sent before, counted from 0
MOST_LINES = 2000  # that both sides remember; with more, a drawing begins a new count


class Drawing(Struct, frozen=True, omit_defaults=True):
    """The board at one revision."""

    html: Lines
    ask: str
    moves: Raw = Raw(b"[]")  # [text, label, step...] of each
    names: Raw = Raw(b"{}")  # what the targets that are not drawn are called
    motion: bool = False
    text: str = ""


class Frame(Struct, tag="frame", frozen=True, omit_defaults=True):
    """All that a viewer sees. Without a board, the board is as it was."""

    rev: int
    seat: int  # who is asked; -2 when the game is over
    turn: int
    ply: int
    mine: bool  # whether this viewer is asked
    seats: list[SeatView]
    board: Drawing | None = None
    log_from: int = 0  # lines before this one are as they were
    log: list[Line] = []
    can: list[str] = []
    offer: str = ""  # what is offered, and an answer is waited for from this viewer
    waiting: str = ""  # what this viewer has offered
    result: str = ""
    next: str = ""  # where the match goes on
    running: bool = False  # the clock of the seat that is asked runs
    watchers: int = 0
    view_only: str = ""


class Film(Struct, tag="film", frozen=True):
    """The board at a ply that was not shown yet; a frame follows."""

    html: Lines


class Past(Struct, tag="past", frozen=True):
    """The board as it was before a ply."""

    ply: int
    html: str
    text: str


class Note(Struct, tag="note", frozen=True, omit_defaults=True):
    """A sentence for this viewer alone; with the rule's paragraph where there is one."""

    text: str
    rule: str = ""
    target: str = ""
    resync: bool = False


class Confirm(Struct, tag="confirm", frozen=True):
    """This move cannot be taken back freely: play it?"""

    move: str
    text: str
    rev: int


class Hinted(Struct, tag="hinted", frozen=True):
    """The best moves, the best first, and the touches that make that one."""

    rev: int
    targets: list[str]
    best: list[Best]


Reply = Frame | Film | Past | Note | Confirm | Hinted

_encoder = json.Encoder()
_decoder: "json.Decoder[Request]" = json.Decoder(Request)


def write(reply: Reply) -> str:
    return _encoder.encode(reply).decode()


def read(text: str | bytes) -> Request:
    """The request in a message; msgspec.ValidationError or DecodeError says what was expected."""
    return _decoder.decode(text)
