"""A game: its options, its start, and how its positions and moves are written, said, drawn and touched."""

import inspect
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar, cast

from sortilege.kernel.copies import OwnCopy
from sortilege.kernel.deeds import NOBODY, Deed, Ending, MatchTally, composed
from sortilege.kernel.details import Card, CardGroup, Reason
from sortilege.kernel.editor import Editor
from sortilege.kernel.encoder import Encoder
from sortilege.kernel.endgame import Endgame
from sortilege.kernel.errors import PROBLEMS, BadNotation, IllegalMove
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.gesture import Gesture, Motion, View, motions
from sortilege.kernel.nearest import nearest
from sortilege.kernel.options import Gentle, Options, Value, changed, explained, make, option_sets
from sortilege.kernel.panels import Panel, panel_targets
from sortilege.kernel.position import CHANCE, TEXTS, Position, PositionTexts
from sortilege.kernel.rulebook import rulebook
from sortilege.kernel.speech import AnySpeech, Speech
from sortilege.kernel.turning import swing
from sortilege.kernel.words import Words

PositionT = TypeVar("PositionT", bound=Position)
OptionsT = TypeVar("OptionsT", bound=Options)

_DRAWN = re.compile(r'data-target="([^"]+)"')


class Game(Generic[PositionT, OptionsT]):
    """One object GAME of a subclass stands in each folder under games/. What raises NotImplementedError is required."""

    key: ClassVar[str]  # the name in commands, records and addresses
    version: ClassVar[int] = 1  # of the rules: a record of another version is opened view-only
    seats: ClassVar[tuple[int, ...]] = (2,)  # the numbers of seats it can be played with
    rank: ClassVar[int] = 1  # how much there is to learn, from 1 to 4: the easiest is offered first
    minutes: ClassVar[int] = 15  # how long a game lasts among people, roughly
    gentle: ClassVar[Gentle] = Gentle()  # what "Play now" opens
    cooperative: ClassVar[bool] = False  # all win or lose together
    sided: ClassVar[bool] = False  # the seats number the board from their own sides: each is told deeds in its numbers
    notation: ClassVar[str] = r".+"  # a regular expression that every well-written move matches
    buttons: ClassVar[str] = ""  # one that the targets match whose name says all: they have no card
    options: type[OptionsT]
    position: type[PositionT]
    speech: type[AnySpeech] = Speech

    def __init__(self) -> None:
        self.folder = Path(inspect.getfile(type(self))).parent
        self.words = Words(self.folder)
        TEXTS[self.position] = PositionTexts(
            self,
            cast(Callable[[Position], str], self.board),
            cast(Callable[[Position], str], self.write),
            lambda text, options: self.read(text, cast(OptionsT, options or self.options())),
            cast(Callable[[Position], str], self._call),
        )

    def __repr__(self) -> str:
        return f"game({self.key!r})"

    def __deepcopy__(self, memo: object) -> "Game[PositionT, OptionsT]":
        return self

    def __reduce__(self) -> tuple[Callable[[type], object], tuple[type]]:
        """Is pickled by its class of positions: there is one object of each game."""
        return game_of_kind, (self.position,)

    def at(self, text: str, **values: Any) -> PositionT:
        """Reads a position: `game("morris").at(".../... w 9/9 0")`; options by their names."""
        return self.read(text, self.make_options(values))

    def _call(self, position: PositionT) -> str:
        """Writes the Python that makes an equal position."""
        given = changed(position.options) if isinstance(position.options, Options) else {}
        return f"{self!r}.at({', '.join([repr(self.write(position)), *(f'{k}={v!r}' for k, v in given.items())])})"

    def make_options(self, values: dict[str, Any]) -> OptionsT:
        """Makes the options from names and values (or their texts); BadOption says what was expected."""
        return make(self.options, values)

    def option_sets(self) -> list[dict[str, Value]]:
        """Lists the sets of options that laws and random games go through."""
        return option_sets(self.options)

    def fresh(self, seed: int, language: str) -> Mapping[str, str]:
        """Makes options with rules from a seed that nobody can have seen before; none where players write no rules."""
        return {}

    def option_cards(self, name: str, language: str) -> dict[str, Card]:
        """Explains the values of an option, by their texts; a game adds pictures, or the values of a free text."""
        return explained(self.options, self.words, name, language)

    def expectation(self, options: OptionsT, language: str) -> str:
        """Tells what to expect of a game with these options, in a sentence or two."""
        return ""

    def recommended(self, seats: int) -> Mapping[str, str]:
        """Names the values of options that suit so many players: the form of a new table begins with them."""
        return {}

    def start(self, options: OptionsT) -> PositionT:
        """Lays out the position before the first choice or roll."""
        raise NotImplementedError

    def next_round(self, options: OptionsT, position: PositionT, scores: Sequence[float]) -> OptionsT | None:
        """Gives the options of a match's next round after this one, which ended so; None when there is none.

        A round may end outside the rules, so only the scores tell who has won it.
        """
        return None

    def tally(self, options: OptionsT, scores: Sequence[float] = ()) -> MatchTally | None:
        """Tells how the match stands, with these scores of the round once it is over; None if there is one round."""
        return None

    def rematch(self, options: OptionsT) -> OptionsT:
        """Gives the options of a fresh match: who sat at seat 1 sits at 0 now, and so on, with all that is his."""
        return options

    def for_people_only(self, options: OptionsT) -> bool:
        """Tells whether no bot may sit at a table with these options."""
        return False

    def evaluation(self) -> Evaluation:
        """Gives what search should know of this game."""
        return Evaluation()

    def encoder(self, options: OptionsT) -> Encoder | None:
        """Gives the encoding for players that learn, with its own scratch; None if the game has none."""
        return None

    def net_encoder(self, options: OptionsT) -> Encoder | None:
        """Gives the encoding that nets of this game see: the same numbers, and it may show more."""
        return self.encoder(options)

    def endgame(self, position: PositionT) -> Endgame | None:
        """Numbers the endings that a position may come to, for the exact solver; None if it has none."""
        return None

    def is_slow(self, values: Mapping[str, Any]) -> bool:
        """Tells whether options of these values take long to make: a server lets a worker `study` them first."""
        return False

    def study(self, values: Mapping[str, Any]) -> Any:
        """Finds out what is slow about these values, in a form that travels to another process."""
        return None

    def granted(self, values: Mapping[str, Any]) -> Any:
        """Gives what `study` finds out about values that are known to be good: for processes that are handed them."""
        return None

    def learn(self, studied: Any) -> None:
        """Takes in what `study` found out: options of the same values are then made at once."""

    def write_study(self, studied: Any) -> str:
        """Writes what `study` found out as JSON: what another machine says is read, never run."""
        return ""

    def read_study(self, text: str) -> Any:
        """Reads that again; MsgspecError if it is not of its shape."""
        return None

    def invariants(self, position: PositionT) -> Iterable[str]:
        """Tells what is wrong with a position that play has reached: nothing, if the rules are right."""
        return ()

    def drafts(self, position: PositionT) -> bool:
        """Tells whether the seats choose in turn, before all else, each one thing that nobody else has.

        Such a choice is one touch of something that has a card, and can be made in advance.
        """
        return False

    def timeout_move(self, position: PositionT) -> int | None:
        """Gives the rulebook's move for a seat that runs out of time; None where it names none."""
        return None

    def draw_count(self, position: PositionT) -> tuple[int, int] | None:
        """Counts towards a draw, so many of so many; None where no count leads to one."""
        return None

    # text: ASCII, never translated, both ways

    def write(self, position: PositionT) -> str:
        """Writes the position as one short line."""
        raise NotImplementedError

    def read(self, text: str, options: OptionsT) -> PositionT:
        """Reads the position that write wrote; BadNotation says what was expected."""
        raise NotImplementedError

    def write_move(self, position: PositionT, move: int) -> str:
        """Writes a legal move or outcome, unlike all others of the position; without ; { } ( ) # * !"""
        raise NotImplementedError

    def read_move(self, position: PositionT, text: str) -> int:
        """Finds the legal move that this text names."""
        texts: list[str] = []
        for move in position.moves():
            texts.append(self.write_move(position, move))
            if texts[-1] == text:
                return move
        if re.fullmatch(self.notation, text):
            raise IllegalMove.said(PROBLEMS, "not-now", move=repr(text), near=nearest(text, texts))
        example = texts[0] if texts else "none"
        raise BadNotation.said(PROBLEMS, "no-move", move=repr(text), game=self.key, example=repr(example))

    def ruled_anew(self, position: PositionT, text: str) -> Reason | None:
        """Tells by which rule a move is refused that this program allowed before that rule was mended in it."""
        return None

    def kinds(self, position: PositionT, move: int) -> list[str]:
        """Names what this move shows at work, for statistics: by default the first word of its text."""
        return self.write_move(position, move).split()[:1]

    def every_kind(self) -> list[str]:
        """Lists the kinds that random games should show: a spell never cast is then reported with 0."""
        return []

    def board(self, position: PositionT, language: str = "en", reader: int = 0) -> str:
        """Writes a readable board of several lines, for terminals, screen readers and tests.

        Where places have other names for each seat, it has those of the reader; those of seat 0 stand in records.
        """
        raise NotImplementedError

    def loose(self, position: PositionT) -> Sequence[int]:
        """Lists moves that people may make besides: `fill` has them in another order, so that no result comes twice."""
        return ()

    def made_anew(self, moves: Sequence[int], loose: int) -> Sequence[int]:
        """Puts the moves of an action and a loose one into the order that `fill` has."""
        return [*moves, loose]

    # words, in the language asked for

    def title(self, language: str) -> str:
        return self.words(language, "title")

    def spoken(self, position: PositionT, language: str) -> AnySpeech:
        """Makes this game's speech about a position."""
        return self.speech(self.words, position, language)

    def ask(self, position: PositionT, language: str, touched: Sequence[str] = ()) -> str:
        """Says what is asked now, in a sentence, of a hand that has touched these targets so far."""
        return self.spoken(position, language).ask(touched)

    def say(self, position: PositionT, move: int, language: str) -> str:
        """Says what this move does, for the log; the player's name stands before it."""
        return self.spoken(position, language).say(move)

    def advise(self, position: PositionT, move: int, language: str) -> str:
        """Tells the seat that is asked to make this move, in a sentence."""
        return self.spoken(position, language).advise(move)

    def label(self, position: PositionT, move: int, language: str) -> str:
        """Gives the move's short name, on a button or in a list."""
        return self.spoken(position, language).label(move)

    def name(self, position: PositionT, target: str, language: str) -> str:
        """Gives the accessible name of a target, on the board or on a button."""
        return self.spoken(position, language).name(target)

    def why_not(self, position: PositionT, target: str, language: str) -> Reason:
        """Tells why this target cannot be touched now."""
        raise NotImplementedError

    def seat_name(self, position: PositionT, seat: int, language: str) -> str:
        """Gives the rulebook's name of this seat (White, violet, ...)."""
        return self.spoken(position, language).seat(seat)

    def rules(self, language: str) -> str:
        """Reads the rulebook in our words, as Markdown with numbered paragraphs."""
        return rulebook(self.folder, language)

    # cards: the words about one thing

    def card(self, position: PositionT, target: str, language: str) -> Card | None:
        """Explains what a target stands for; None if it is a plain button, or nothing of this game."""
        return None

    def cards(self, language: str) -> list[CardGroup]:
        """Lists all that has a text in this game, whatever the position, for its rules page and for terminals."""
        return []

    # deeds: what the log tells and the table stages

    def joins(self, position: PositionT, move: int) -> bool:
        """Tells whether this ply goes on with the rulebook's action that the plies before it began."""
        return int(position.seat) == CHANCE

    def deed(self, position: PositionT, moves: Sequence[int], language: str) -> Deed:
        """Tells the action that these plies make together, from the position before the first of them."""
        if int(position.seat) == CHANCE and len(moves) > 1:
            return Deed(PROBLEMS(language, "set-up"))
        there = cast(PositionT, position.copy())
        said, moved = [], []
        for move in moves:
            said.append(self.say(there, move, language))
            moved.append(self.motions(there, move))
            there.play(move)
        return Deed("; ".join(said), max(int(position.seat), NOBODY), motions=composed(moved))

    def told(self, position: PositionT, moves: Sequence[int], view: View) -> Deed:
        """Tells this action as a viewer reads it, where the game is sided; by default alike to all."""
        return self.deed(position, moves, view.language)

    def ending(self, position: PositionT, language: str) -> Ending | None:
        """Tells why this position is over, or that by the rules it is not, and the numbers that decide; else None."""
        return None

    def swing(self, before: PositionT, after: PositionT) -> int:
        """Weighs what an action has changed of what decides the game, for its turning points; 0 is nothing."""
        return swing(*([int(position.points(seat)) for seat in range(position.seats)] for position in (before, after)))

    def stands(self, position: PositionT, language: str) -> str:
        """Says how the game stands, in the numbers that decide it: "White 7, Black 5 men left"."""
        speech = self.spoken(position, language)
        seats = [f"{speech.seat(seat)} {position.points(seat)}" for seat in range(position.seats)]
        return f"{', '.join(seats)} {speech.counted()}".strip()

    # drawing and touching

    def panels(self, position: PositionT, view: View) -> list[Panel]:
        """Gives what is read beside the drawing."""
        return []

    def gesture(self, position: PositionT, move: int) -> Gesture:
        """Gives the touches that make this move. Among the legal moves no gesture begins another."""
        raise NotImplementedError

    def scene(self, position: PositionT, view: View) -> str:
        """Renders the position, as an SVG document."""
        raise NotImplementedError

    def targets(self, position: PositionT, view: View) -> list[str]:
        """Lists all that stands on the table to be touched, drawn or in a panel, each once."""
        read = (target for target, _ in panel_targets(self.panels(position, view)))
        return list(dict.fromkeys([*_DRAWN.findall(self.scene(position, view)), *read]))

    def pieces(self, position: PositionT) -> dict[str, str]:
        """Maps the place of every piece to what it is."""
        return {}

    def motions(self, position: PositionT, move: int) -> list[Motion]:
        """Lists which pieces this move carries from place to place, or away: by default, how `pieces` differ."""
        after = cast(PositionT, position.copy())
        after.play(move)
        return motions(self.pieces(position), self.pieces(after))

    def editor(self) -> Editor[PositionT] | None:
        """Gives the way positions are set up by touch; without one, by their text alone."""
        return None

    def own_copy(self) -> OwnCopy | None:
        """Gives the way owners enter their own deck, cards or board, and have it held against ours."""
        return None

    # results outside the rules

    def forfeit(self, position: PositionT, seat: int) -> list[float]:
        """Gives the scores when this seat resigns or runs out of time."""
        if self.cooperative:
            return [0.0] * position.seats
        seats = int(position.seats)
        return [0.0 if other == seat else 1 / (seats - 1) for other in range(seats)]


AnyGame = Game[Any, Any]


def game_of_kind(kind: type) -> object:
    """Finds the game whose positions are of this class."""
    return TEXTS[kind].game
