"""What every game says alike. A game's own speech is a subclass in its `speech.py`; the words are in its .ftl files."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Generic, TypeVar

from sortilege.kernel.errors import PROBLEMS
from sortilege.kernel.position import Position
from sortilege.kernel.rulebook import after_lead, paragraphs
from sortilege.kernel.words import Argument, Words

PositionT = TypeVar("PositionT", bound=Position)


class Speech(Generic[PositionT]):
    """Speaks of one position in one language. What raises NotImplementedError is required of every game."""

    advises = False  # what to do is told to who is asked, by the messages `do-...`, where the log has `say-...`

    def __init__(self, words: Words, position: PositionT, language: str) -> None:
        self.words = words
        self.position = position
        self.language = language

    def __call__(self, message: str, **arguments: Argument) -> str:
        said = self.addressed(message) if self.advises else message
        return self.words.say(self.language, said, tuple(arguments.items()))

    def addressed(self, message: str) -> str:
        """Gives the message for who is asked in the place of the log's, where there is one."""
        if not message.startswith("say"):
            return message
        order = f"do{message.removeprefix('say')}"
        return order if order in self.words else message

    def ask(self, touched: Sequence[str] = ()) -> str:
        """Says what is asked now, in a sentence to who is asked; the hand has touched these targets so far."""
        return self("ask")

    def asked_of(self, who: str) -> str:
        """Says what somebody else is asked, in the third person: "Hugo discards a card"."""
        return PROBLEMS(self.language, "asked-of", who=who)

    def cause(self) -> str:
        """Says what brought this question about, before it is asked: "Landslide strikes"; by default nothing."""
        return ""

    def foresee(self, touched: Sequence[str]) -> Sequence[str]:
        """Says what will happen if the hand goes on so, a line for each thing; by default nothing."""
        return ()

    def ways(self, touched: Sequence[str]) -> Mapping[str, str]:
        """Says what each thing that may be touched next would do, by target, where its place alone does not tell."""
        return {}

    def action(self, move: int) -> str:
        """Names the rulebook's action that a move belongs to, where several kinds are open at once: "Break a seal"."""
        return ""

    def counted(self) -> str:
        """Names what `points` counts, beside the number of each seat: "men left"; without a word none is shown."""
        return ""

    def gains(self, moves: Sequence[int], after: PositionT) -> Sequence[str]:
        """Says what these moves of who is asked bring, for advice, in sentences to him; by default nothing."""
        return ()

    def say(self, move: int) -> str:
        """Says what this move does, for the log; the player's name stands before it."""
        raise NotImplementedError

    def label(self, move: int) -> str:
        """Gives the move's short name, on a button or in a list."""
        return head(self.say(move))

    def advise(self, move: int) -> str:
        """Tells who is asked to make this move, in a sentence: "Take the man on d6."."""
        adviser = copy(self)
        adviser.advises = True
        return f"{head(adviser.say(move)).removesuffix('.')}."

    def name(self, target: str) -> str:
        """Gives the accessible name of a target."""
        raise NotImplementedError

    def seat(self, seat: int) -> str:
        """Gives the rulebook's name of this seat."""
        return self(f"seat-{seat}")

    def rule(self, *numbers: str) -> str:
        """Quotes these paragraphs of the rulebook, each without the words that say what it is about."""
        book = paragraphs(self.words.folder, self.language)
        return " ".join(after_lead(book[number]) for number in numbers)


AnySpeech = Speech[Any]


def head(sentence: str) -> str:
    """Puts a capital at the head of a sentence."""
    return sentence[:1].upper() + sentence[1:]


def yes(fact: object) -> str:
    """Writes a fact as messages select by it: `yes` or `no`."""
    return "yes" if fact else "no"


def listed(names: Iterable[str], last: str) -> str:
    """Lists several things, the word `last` before the last of them: a, b or c."""
    *most, end = names
    return f"{', '.join(most)} {last} {end}" if most else end
