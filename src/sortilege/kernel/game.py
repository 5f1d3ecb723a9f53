"""A game: its options, its start, and how its positions and moves are written, said, drawn and touched."""

import inspect
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from sortilege.kernel.errors import PROBLEMS, BadNotation, IllegalMove
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.judge import Judge
from sortilege.kernel.nearest import nearest
from sortilege.kernel.options import Options, Value, make, varieties
from sortilege.kernel.position import PRINTERS, Position
from sortilege.kernel.setting import Setting
from sortilege.kernel.words import LANGUAGES, Words

PositionT = TypeVar("PositionT", bound=Position)
OptionsT = TypeVar("OptionsT", bound=Options)


@dataclass(frozen=True)
class Reason:
    """Why something cannot be done: the number of the rule in RULES.md, and a sentence."""

    rule: str
    text: str


class Game(Generic[PositionT, OptionsT]):
    """One object GAME of a subclass stands in each folder under games/. What raises NotImplementedError is required."""

    key: ClassVar[str]  # the name in commands, records and addresses
    version: ClassVar[int] = 1  # of the rules: a record of another version is opened view-only
    seats: ClassVar[tuple[int, ...]] = (2,)  # the numbers of seats it can be played with
    minutes: ClassVar[int] = 15  # how long a game lasts among people, roughly
    cooperative: ClassVar[bool] = False  # all win or lose together
    notation: ClassVar[str] = r".+"  # a regular expression that every well-written move matches
    options: type[OptionsT]
    position: type[PositionT]

    def __init__(self) -> None:
        self.folder = Path(inspect.getfile(type(self))).parent
        self.words = Words(self.folder)
        PRINTERS[self.position] = cast(Callable[[Position], str], self.board)

    def make_options(self, values: dict[str, Any]) -> OptionsT:
        """The options from names and values (or their texts); BadOption says what was expected."""
        return make(self.options, values)

    def varieties(self) -> list[dict[str, Value]]:
        """The sets of options that laws and random games go through."""
        return varieties(self.options)

    def start(self, options: OptionsT) -> PositionT:
        """The position before the first choice or draw."""
        raise NotImplementedError

    def sequel(self, options: OptionsT, position: PositionT) -> OptionsT | None:
        """The options of the next round of a match after this finished one; None when there is none."""
        return None

    def for_people_only(self, options: OptionsT) -> bool:
        """Whether no bot may sit at a table with these options."""
        return False

    def judge(self) -> Judge:
        """What search should know of this game."""
        return Judge()

    def invariants(self, position: PositionT) -> Iterable[str]:
        """What is wrong with a position that play has reached: nothing, if the rules are right."""
        return ()

    def default(self, position: PositionT) -> int | None:
        """The move that the rulebook makes for a seat that runs out of time; None where it names none."""
        return None

    # text: ASCII, never translated, both ways

    def write(self, position: PositionT) -> str:
        """The position as one short line."""
        raise NotImplementedError

    def read(self, text: str, options: OptionsT) -> PositionT:
        """The position that write wrote; BadNotation says what was expected."""
        raise NotImplementedError

    def write_move(self, position: PositionT, move: int) -> str:
        """A legal move or outcome as text. No two of a position have the same; none of ; { } ( ) # * ! may occur."""
        raise NotImplementedError

    def read_move(self, position: PositionT, text: str) -> int:
        """The legal move that this text names."""
        texts: list[str] = []
        for move in position.moves():
            texts.append(self.write_move(position, move))
            if texts[-1] == text:
                return move
        if re.fullmatch(self.notation, text):
            raise IllegalMove.said(PROBLEMS, "not-now", move=repr(text), near=nearest(text, texts))
        example = texts[0] if texts else "none"
        raise BadNotation.said(PROBLEMS, "no-move", move=repr(text), game=self.key, example=repr(example))

    def kinds(self, position: PositionT, move: int) -> list[str]:
        """What this move shows at work, for statistics: by default the first word of its text."""
        return self.write_move(position, move).split()[:1]

    def every_kind(self) -> list[str]:
        """The kinds that random games should show: a spell never cast is then reported with 0."""
        return []

    def board(self, position: PositionT, language: str = "en") -> str:
        """A readable board of several lines, for terminals, screen readers and tests."""
        raise NotImplementedError

    # words, in the language asked for

    def title(self, language: str) -> str:
        return self.words(language, "title")

    def ask(self, position: PositionT, language: str) -> str:
        """What is asked now, in a sentence."""
        raise NotImplementedError

    def say(self, position: PositionT, move: int, language: str) -> str:
        """What this move does, for the log; the player's name stands before it."""
        raise NotImplementedError

    def label(self, position: PositionT, move: int, language: str) -> str:
        """The move's short name, on a button or in a list."""
        return self.say(position, move, language)

    def name(self, position: PositionT, target: str, language: str) -> str:
        """The accessible name of a target, on the board or on a button."""
        raise NotImplementedError

    def why_not(self, position: PositionT, target: str, language: str) -> Reason:
        """Why this target cannot be touched now."""
        raise NotImplementedError

    def seat_name(self, position: PositionT, seat: int, language: str) -> str:
        """What the rulebook calls this seat (White, violet, ...)."""
        return self.words(language, f"seat-{seat}")

    def rules(self, language: str) -> str:
        """The rulebook in our words, as Markdown with numbered paragraphs."""
        name = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
        return (self.folder / name).read_text(encoding="utf-8")

    # drawing and touching

    def gesture(self, position: PositionT, move: int) -> Gesture:
        """The touches that make this move. Among the legal moves no gesture begins another."""
        raise NotImplementedError

    def scene(self, position: PositionT, view: View) -> str:
        """The drawing of the position, an SVG document."""
        raise NotImplementedError

    def motions(self, position: PositionT, move: int) -> list[Motion]:
        """Which pieces this move carries from place to place, or off the drawing."""
        return []

    def setting(self) -> Setting[PositionT] | None:
        """How positions are set up by touch; without one, by their text alone."""
        return None

    # results outside the rules

    def forfeit(self, position: PositionT, seat: int) -> list[float]:
        """The scores when this seat resigns or runs out of time."""
        if self.cooperative:
            return [0.0] * position.seats
        seats = int(position.seats)
        return [0.0 if one == seat else 1 / (seats - 1) for one in range(seats)]


AnyGame = Game[Any, Any]
