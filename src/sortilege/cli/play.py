"""`sortilege play GAME`: a game in the terminal, against a bot or at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.prompt import Prompt

from sortilege.cli.common import GameKey, Language, OptionList, read_options
from sortilege.kernel.errors import IllegalMove, SortilegeError
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE
from sortilege.kernel.words import Words
from sortilege.search.analysis import THINKER
from sortilege.search.bots import Bot, bot

_WORDS = Words(Path(__file__).parent)


def play(
    key: GameKey,
    opponent: Annotated[
        str, typer.Option("--bot", help="'level 1' to 'level 6', greedy, 'uct 400', none.")
    ] = "level 4",
    seat: Annotated[int, typer.Option(min=0, help="Your seat against the bot.")] = 0,
    seed: Annotated[str | None, typer.Option(help="The seed of the dice; by default one that nobody knows.")] = None,
    record: Annotated[Path | None, typer.Option(help="Keep the record of the game in this file.")] = None,
    option: OptionList = None,
    language: Language = "en",
) -> None:
    """Play in the terminal. `?` lists the moves, `hint`, `undo`, `why TARGET`, `resign` and `quit` do what they say."""
    match = Match(key, seed=seed, **read_options(option))
    bots = {} if opponent == "none" else {one: bot(opponent, one) for one in range(match.seats) if one != seat}
    _Terminal(match, bots, language, record).run()


class _Terminal:
    """Shows the board, asks, tells; every command is a method."""

    def __init__(self, match: Match, bots: dict[int, Bot], language: str, record: Path | None) -> None:
        self.match = match
        self.bots = bots
        self.language = language
        self.record = record
        self.console = Console(highlight=False)
        self.told = 0

    def say(self, message: str, **arguments: str | int) -> None:
        self.console.print(_WORDS(self.language, message, **arguments), markup=False)

    def run(self) -> None:
        match = self.match
        while not match.over:
            self.tell()
            if match.seat in self.bots:
                match.play(self.bots[match.seat].choose(match))
            elif not self.ask():
                break
        self.tell()
        self.console.print(match.game.board(match.position, self.language), markup=False)
        if match.over:
            self.say("result", scores=" ".join(f"{score:.3g}" for score in match.scores))
        if self.record:
            self.record.write_text(match.record(), encoding="utf-8")

    def tell(self) -> None:
        """What happened since the last time."""
        game = self.match.game
        for number, (position, ply) in enumerate(self.match.walk()):
            if number >= self.told:
                who = "*" if ply.seat == CHANCE else game.seat_name(position, ply.seat, self.language)
                self.console.print(f"{who}: {game.say(position, ply.move, self.language)}", markup=False, style="dim")
        self.told = self.match.ply

    def ask(self) -> bool:
        """Asks for one line and does what it says; False to leave."""
        match = self.match
        self.console.print(f"\n{match.game.board(match.position, self.language)}", markup=False)
        name = match.game.seat_name(match.position, match.seat, self.language)
        self.console.print(f"{name}: {match.game.ask(match.position, self.language)}", style="bold", markup=False)
        try:
            line = Prompt.ask(">", console=self.console).strip()
        except (EOFError, KeyboardInterrupt):
            return False
        try:
            return self.obey(line)
        except SortilegeError as error:
            self.console.print(str(error), style="red", markup=False, soft_wrap=True)
            return True

    def obey(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        match word:
            case "quit":
                return False
            case "" | "?" | "help":
                self.list_moves()
            case "hint":
                self.say("hint", move=bot(THINKER).choose(self.match))
            case "why":
                reason = self.match.game.why_not(self.match.position, rest, self.language)
                self.console.print(f"{reason.text} ({reason.rule})", markup=False)
            case "undo":
                self.undo()
            case "resign":
                self.match.resign(self.match.seat)
            case _:
                self.match.play(line)
        return True

    def list_moves(self) -> None:
        self.console.print(", ".join(self.match.moves()), markup=False)
        self.say("commands")

    def undo(self) -> None:
        """Takes back moves up to and with the last one made at this keyboard."""
        own = [ply for ply in self.match.history if ply.seat >= 0 and ply.seat not in self.bots]
        if not own:
            raise IllegalMove(_WORDS(self.language, "nothing-to-undo"))
        while any(ply is own[-1] for ply in self.match.history):
            self.match.undo()
        self.told = self.match.ply
