"""What the browser and the table say to each other: typed both ways, one JSON object each."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, json

from sortilege.kernel.panels import Sign
from sortilege.search.counsel import Counsel

Text = Annotated[str, Meta(max_length=400)]
Short = Annotated[str, Meta(max_length=40)]
Target = Annotated[str, Meta(max_length=80)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=64)]


class Request(Struct, tag_field="do", forbid_unknown_fields=True):
    """From the browser."""


class RequestNow(Request):
    """What answers a revision of the table, and is refused at a later one."""

    rev: Count


class Move(RequestNow, tag="move"):
    """A whole gesture was made. With `ask`, a move that could not be taken back freely is to be confirmed first."""

    move: Text
    ask: bool = False


class Undo(RequestNow, tag="undo"):
    """Take back: at once where that is free, else by consent."""


class Why(RequestNow, tag="why"):
    """This was touched and cannot be: what is it, and why not?"""

    target: Target


class Ask(RequestNow, tag="ask"):
    """What is asked of a hand that has touched these?"""

    touched: Annotated[list[Target], Meta(max_length=80)]


class Explain(Request, tag="card"):
    """What is this? Nothing is touched; anybody may ask."""

    target: Target


class Hint(RequestNow, tag="hint"):
    """What would a good player do?"""


class Resign(RequestNow, tag="resign"):
    """Gives up; of several own seats the one that is asked, else the first."""


class Draw(RequestNow, tag="draw"):
    """Offers a draw."""


class Answer(RequestNow, tag="answer"):
    """Agrees to what another seat offers, or not."""

    yes: bool


class Chat(Request, tag="chat"):
    """A short message."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Name(Request, tag="name"):
    """A guest's new name; of several at one screen, that of one seat."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    seat: Annotated[int, Meta(ge=-1, le=64)] = -1


class Lend(Request, tag="lend"):
    """The host gives an absent seat to a bot; without a level, back to its guest."""

    seat: SeatNumber
    level: Short


class Revoke(Request, tag="revoke"):
    """The seat gets a new link; whoever held it by the old one, except the asker, holds it no more: he is put out."""

    seat: SeatNumber


class Gallery(Request, tag="gallery"):
    """The host lets spectators chat, or not."""

    open: bool


class Again(Request, tag="again"):
    """A rematch, or the next round of a match; with a level, a rematch against bots of that level."""

    next: bool
    level: Short = ""


class TextBoard(Request, tag="text"):
    """Whether the board is wanted as text too."""

    on: bool


class Width(Request, tag="width"):
    """Whether the window is as narrow as a phone; one says so by the socket's address first."""

    narrow: bool


class TurnBoard(Request, tag="turning"):
    """Whether the board turns to whoever is asked at one screen."""

    on: bool


class Staging(Request, tag="staging"):
    """Whether what others do is to be staged; one says so by the socket's address first."""

    on: bool


class Retell(Request, tag="retell"):
    """Shows the last turn of the others again, or all that happened while one was away."""

    missed: bool = False


class LookBack(Request, tag="look"):
    """Shows the game as it was before this ply, without changing it; -1 is now."""

    ply: Annotated[int, Meta(ge=-1, le=1_000_000)]


AnyRequest = (
    Move | Undo | Why | Ask | Explain | Hint | Resign | Draw | Answer | Chat | Name | Lend | Revoke | Again
    | Gallery | TextBoard | Width | TurnBoard | Staging | Retell | LookBack
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
    bot: str = ""  # the name of its level, where the seat's own name is a person's
    clock: float | None = None  # seconds left
    score: float | None = None  # when the game is over
    link: str = ""  # for who may hand it on
    lendable: bool = False
    host: bool = False  # arranges the table now
    removable: bool = False  # this viewer may put out who sits here


class LogLine(Struct, frozen=True, omit_defaults=True):
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
    cause: str = ""  # what brought the question about
    panels: Lines = []  # what is read beside it, as panel_html.py writes it
    moves: Raw = Raw(b"[]")  # [text, label, step...] of each
    kinds: list[str] = []  # of each move the kind of action, where there are two or more
    names: Raw = Raw(b"{}")  # what the targets that are not drawn are called
    motion: bool = False
    text: str = ""


class EndingRow(Struct, frozen=True, omit_defaults=True):
    """A seat at the end, with its numbers."""

    name: str
    role: str
    cells: list[str] = []
    mine: bool = False
    won: bool = False


class Turning(Struct, frozen=True, omit_defaults=True):
    """A turning point: what was done in which turn, how it stood then, and the ply at which that can be looked at."""

    turn: int
    ply: int
    who: str
    text: str
    stands: str
    seat: int = -1


class EndingView(Struct, frozen=True, omit_defaults=True):
    """Why it is over, by which rule, the numbers of each seat, what turned it; bots a little weaker or stronger."""

    why: str = ""
    rule: str = ""
    columns: list[str] = []
    rows: list[EndingRow] = []
    turning: list[Turning] = []
    easier: str = ""
    easier_name: str = ""
    harder: str = ""
    harder_name: str = ""
    again: str = ""  # with whom the same again is played


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
    log: list[LogLine] = []
    can: list[str] = []
    offer: str = ""  # the kind of what is offered, and an answer is waited for from this viewer
    waiting: str = ""  # the kind of what this viewer has offered
    offered: str = ""  # who has offered what, in words
    result: str = ""
    ending: EndingView | None = None
    told: bool = False  # whether there is a last turn of others to show again
    counted: str = ""  # what the points of the seats are; they are shown only if that is said
    next: str = ""  # where the match goes on
    running: bool = False  # the clock of the seat that is asked runs
    watchers: int = 0
    wishes: list[str] = []  # what seats have chosen in advance
    twice: bool = False  # another window plays for the same seat
    host: bool = False  # this viewer arranges the table
    hushed: bool = False  # spectators cannot chat
    turns: bool = False  # the board turns to whoever is asked at one screen
    view_only: str = ""


class DeedView(Struct, frozen=True, omit_defaults=True):
    """One action of the rulebook, as it is staged: who acts, the card of what acts, what happens to whom."""

    text: str
    who: str = ""
    seat: int = -1
    title: str = ""  # of the card, with its kind, text and rule
    kind: str = ""
    card: str = ""
    rule: str = ""
    sign: Sign | None = None
    results: list[str] = []
    takes: bool = False  # something leaves the board
    place: str = ""  # the target of what acts


class Film(Struct, tag="film", frozen=True, omit_defaults=True):
    """A deed that was not shown yet, and the board after it; a frame follows. What one did oneself has no deed.

    The drawings are in the order in which their lines are counted.
    """

    before: Lines = []  # the board before it, where that is not what was shown last
    before_panels: Lines = []
    staged: Lines = []  # the board before it, with arrows and crosses
    html: Lines = []
    panels: Lines = []
    deed: DeedView | None = None


class Told(Struct, tag="told", frozen=True):
    """The last turn of the others, deed by deed."""

    films: list[Film]


class Back(Struct, tag="back", frozen=True):
    """Greets who comes back, and tells what happened meanwhile; with `show` that can be seen."""

    text: str
    show: bool


class Past(Struct, tag="past", frozen=True):
    """The board as it was before a ply."""

    ply: int
    html: str
    text: str
    panels: list[str]


class Note(Struct, tag="note", frozen=True, omit_defaults=True):
    """A sentence for this viewer alone; with the rule's paragraph where there is one."""

    text: str
    rule: str = ""
    target: str = ""
    resync: bool = False


class Asked(Struct, tag="asked", frozen=True, omit_defaults=True):
    """The question to a hand that has touched something: the sentence, what that is, what would happen."""

    touched: list[str]
    ask: str
    title: str = ""  # of the card of what was touched last
    text: str = ""
    cost: str = ""
    sign: Sign | None = None
    lines: list[str] = []
    ways: dict[str, str] = {}  # what each thing that can be touched next would do: a button for it


class Explained(Struct, tag="card", frozen=True, omit_defaults=True):
    """The card of a thing, as in kernel/details.py; with why it cannot be touched now, if that was asked."""

    target: str
    title: str
    text: str
    kind: str = ""
    cost: str = ""
    now: str = ""
    rule: str = ""
    sign: Sign | None = None
    picture: Sign | None = None
    told: str = ""
    why: str = ""
    why_rule: str = ""


class Confirm(Struct, tag="confirm", frozen=True):
    """This move cannot be taken back freely: play it?"""

    move: str
    text: str
    rev: int


class Hinted(Struct, tag="hinted", frozen=True):
    """The best moves, the best first, each with the touches that make it."""

    rev: int
    best: list[Counsel]


Reply = Frame | Film | Told | Back | Past | Note | Asked | Explained | Confirm | Hinted

_encoder = json.Encoder()
_decoder: "json.Decoder[AnyRequest]" = json.Decoder(AnyRequest)


def write(reply: Reply) -> str:
    return _encoder.encode(reply).decode()


def read(text: str | bytes) -> AnyRequest:
    """The request in a message; msgspec.ValidationError or DecodeError says what was expected."""
    return _decoder.decode(text)
