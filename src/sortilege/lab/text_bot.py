"""A player behind a function from text to text, such as a language model; no model is called by us."""

from collections.abc import Callable
from dataclasses import dataclass, field

from sortilege.kernel.errors import GameOver
from sortilege.kernel.match import Match
from sortilege.lab.prompt import prompt, read_reply, refusal
from sortilege.search.bot import Bot

TRIES = 3
LONGEST_REPLY = 20_000  # characters that are read of a reply

Model = Callable[[str], str]


@dataclass
class Talk:
    """What was said about one choice."""

    ply: int
    replies: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    given_up: bool = False  # no reply was a move: one was picked at random

    def __str__(self) -> str:
        """One comment of the record; a record's comment has no braces."""
        said = [text for pair in zip(self.replies, [*self.refusals, ""], strict=False) for text in pair if text]
        text = " / ".join(" ".join(part.split()) for part in [*said, *(["(random)"] if self.given_up else [])])
        return text.translate({ord("{"): "(", ord("}"): ")"})


class TextBot(Bot):
    """A bot that asks a model. A reply that is no move is answered by the rule; after some tries a move is random."""

    def __init__(
        self, model: Model, seed: int = 0, *, language: str = "en", legal: bool = True, tries: int = TRIES
    ) -> None:
        super().__init__(seed)
        self.model = model
        self.language = language
        self.legal = legal
        self.tries = tries
        self.talks: list[Talk] = []

    @property
    def refused(self) -> int:
        """Replies that were no move."""
        return sum(len(talk.refusals) for talk in self.talks)

    @property
    def given_up(self) -> int:
        """Choices that were made at random in the end."""
        return sum(talk.given_up for talk in self.talks)

    def choose(self, match: Match) -> str:
        if match.over:
            raise GameOver("the game is over, there is nothing to choose")
        talk = Talk(match.ply)
        self.talks.append(talk)
        said = prompt(match, self.language, legal=self.legal)
        for _ in range(self.tries):
            reply = self.model(said)[:LONGEST_REPLY]
            talk.replies.append(reply)
            move = read_reply(match, reply, self.language)
            if move is not None:
                return move
            talk.refusals.append(refusal(match, reply, self.language))
            said = "\n\n".join([said, reply, talk.refusals[-1]])
        talk.given_up = True
        return match.game.write_move(match.position, match.position.pick(self.rng(match)))

    def annotate(self, match: Match) -> None:
        """Writes what was said into the match, as comments of the plies it was about."""
        for talk in self.talks:
            if talk.ply < match.ply:
                match.history[talk.ply].comment = str(talk)
