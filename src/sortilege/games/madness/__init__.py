"""The Big Book of Madness: up to five magicians against one book, all winning or losing together."""

from collections.abc import Iterable
from dataclasses import dataclass

from sortilege.games.madness import board as b
from sortilege.games.madness import checks, notation, scene, speech, text, timeout, touch
from sortilege.games.madness.bot import MadnessJudge
from sortilege.games.madness.cards import WORDS, info, read_cards, short
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.setting import MadnessSetting
from sortilege.kernel.errors import BadOption
from sortilege.kernel.game import Game, Reason
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.judge import Judge
from sortilege.kernel.nearest import nearest
from sortilege.kernel.options import Options, Value, option

DIFFICULTIES = ("easy", "normal", "hard")


@dataclass(frozen=True)
class MadnessOptions(Options):
    """How many play, how hard, and with which magicians and cards."""

    seats: int = option(2, low=2, high=5)
    difficulty: str = option("normal", choices=DIFFICULTIES)
    madness: str = option("2n", choices=("2n", "5n"))  # the Madness pile: 10 and so many for each of n players
    magicians: str = option("random")  # or names in seat order: fire-a,water-b; - is drawn at random
    cards: str = option("ours")  # or a set of cards as JSON

    def check(self) -> None:
        named = self.named()
        if len(named) > self.seats or len({one for one in named if one >= 0}) < len([one for one in named if one >= 0]):
            raise BadOption.said(WORDS, "bad-magicians", given=repr(self.magicians), seats=self.seats)

    def named(self) -> list[int]:
        """The magician of each seat that has a named one; -1 for a random one."""
        known = [short(one.id) for one in info(read_cards(self.cards)).magicians]
        named = [] if self.magicians == "random" else self.magicians.split(",")
        for one in named:
            if one not in (*known, "-"):
                listed = ", ".join(known)
                raise BadOption.said(WORDS, "no-magician", name=repr(one), near=nearest(one, known), known=listed)
        return [known.index(one) if one != "-" else -1 for one in named]


class MadnessGame(Game[Madness, MadnessOptions]):
    """What the table needs of this game."""

    key = "madness"
    seats = (2, 3, 4, 5)
    minutes = 75
    cooperative = True
    notation = notation.NOTATION
    options = MadnessOptions
    position = Madness

    def varieties(self) -> list[dict[str, Value]]:
        """Every number of seats with every difficulty, the two piles in turn."""
        pairs = [(seats, difficulty) for seats in self.seats for difficulty in DIFFICULTIES]
        piles = ("2n", "5n")
        return [
            {"seats": seats, "difficulty": difficulty, "madness": piles[(i + i // 3) % 2]}
            for i, (seats, difficulty) in enumerate(pairs)
        ]

    def start(self, options: MadnessOptions) -> Madness:
        position = self._table(options)
        for seat, magician in enumerate(options.named()):
            if magician >= 0:
                position.seat_magician(seat, magician)
        position.settle()
        return position

    def _table(self, options: MadnessOptions) -> Madness:
        cards = read_cards(options.cards)
        pile = 10 + int(options.madness[0]) * options.seats
        return Madness(options.seats, cards, DIFFICULTIES.index(options.difficulty), min(pile, int(cards.box)))

    def judge(self) -> Judge:
        return MadnessJudge()

    def default(self, position: Madness) -> int:
        return timeout.answer(position)

    def invariants(self, position: Madness) -> Iterable[str]:
        return checks.invariants(position)

    def write(self, position: Madness) -> str:
        return text.write(position)

    def read(self, text_: str, options: MadnessOptions) -> Madness:
        return text.Reader(text_, self._table(options)).read()

    def write_move(self, position: Madness, move: int) -> str:
        return notation.write_move(position, move)

    def kinds(self, position: Madness, move: int) -> list[str]:
        return touch.kinds(position, move)

    def every_kind(self) -> list[str]:
        return touch.every_kind()

    def board(self, position: Madness, language: str = "en") -> str:
        return speech.board(self.words, position, language)

    def ask(self, position: Madness, language: str) -> str:
        return speech.ask(self.words, position, language)

    def say(self, position: Madness, move: int, language: str) -> str:
        return speech.say(self.words, position, move, language)

    def label(self, position: Madness, move: int, language: str) -> str:
        return speech.label(self.words, position, move, language)

    def name(self, position: Madness, target: str, language: str) -> str:
        return speech.name(self.words, position, target, language)

    def why_not(self, position: Madness, target: str, language: str) -> Reason:
        return speech.why_not(self.words, position, target, language)

    def seat_name(self, position: Madness, seat: int, language: str) -> str:
        mage = position.s[position.at(seat) + b.MAGE]
        if mage:
            return info(position.cards).magicians[mage - 1].name[language]
        return self.words(language, f"seat-{seat}")

    def gesture(self, position: Madness, move: int) -> Gesture:
        return touch.gesture(position, move)

    def scene(self, position: Madness, view: View) -> str:
        return scene.draw(self.words, position, view)

    def motions(self, position: Madness, move: int) -> list[Motion]:
        return touch.motions(position, move)

    def setting(self) -> MadnessSetting:
        return MadnessSetting(self)


GAME = MadnessGame()
