"""`sortilege play GAME`: a game in the terminal, against a bot or at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.prompt import Prompt

from sortilege.cli.common import (
    WORDS,
    GameKey,
    Language,
    OptionList,
    card_lines,
    ending_lines,
    find_own_modules,
    named_card,
    read_options,
    tell,
)
from sortilege.kernel.errors import IllegalMove, SortilegeError
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.search.analysis import advise
from sortilege.search.bots import Bot, bot
from sortilege.search.counsel import counsel

HINTS = 3  # moves in a hint


def play(
    key: GameKey,
    opponent: Annotated[
        str, typer.Option("--bot", help="'level 1' to 'level 8', greedy, 'uct 400', none.")
    ] = "level 5",
    seat: Annotated[int, typer.Option(min=0, help="Your seat against the bot.")] = 0,
    seed: Annotated[str | None, typer.Option(help="The seed of the dice; by default one that nobody knows.")] = None,
    record: Annotated[Path | None, typer.Option(help="Keep the record of the game in this file.")] = None,
    option: OptionList = None,
    language: Language = "en",
) -> None:
    """Play in the terminal. `?` lists the moves.

    `hint`, `undo`, `why TARGET`, `card NAME`, `resign` and `quit` do what they say.
    """
    find_own_modules()
    match = Match(key, seed=seed, **read_options(option))
    bots = {} if opponent == "none" else {other: bot(opponent, other) for other in range(match.seats) if other != seat}
    _Terminal(match, bots, language, record).run()


class _Terminal:
    """Shows the board, asks, tells; every command is a method."""

    def __init__(self, match: Match, bots: dict[int, Bot], language: str, record: Path | None) -> None:
        self.match = match
        self.bots = bots
        self.language = language
        self.record = record
        self.console = Console(highlight=False)
        self.plies_told = 0

    def say(self, message: str, **arguments: str | int) -> None:
        self.console.print(WORDS(self.language, message, **arguments), markup=False)

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
            for line in ending_lines(match, self.language):
                self.console.print(line, markup=False)
        if self.record:
            self.record.write_text(match.record(), encoding="utf-8")

    def tell(self) -> None:
        """Tells what happened since the last time, each action in one line; what a bot is at only when it is whole."""
        match, number = self.match, 0
        actions = list(match.actions())
        for place, (position, plies) in enumerate(actions):
            begin, number = number, number + len(plies)
            if number <= self.plies_told or (place == len(actions) - 1 and self.unfinished()):
                continue
            seen = max(0, self.plies_told - begin)
            for ply in plies[:seen]:
                position.play(ply.move)
            for line in tell(match.game, position, [ply.move for ply in plies[seen:]], self.language):
                self.console.print(line, markup=False, style="dim")
            self.plies_told = number

    def unfinished(self) -> bool:
        """Whether a bot chooses now, and may go on with the last action."""
        match = self.match
        if match.over or match.seat not in self.bots:
            return False
        return any(match.game.joins(match.position, move) for move in match.legal.values())

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
        """Does what a line says, a command or a move; False to leave."""
        word, _, rest = line.partition(" ")
        match word:
            case "quit":
                return False
            case "" | "?" | "help":
                self.list_moves()
            case "hint":
                self.hint()
            case "why":
                reason = self.match.game.why_not(self.match.position, rest, self.language)
                self.console.print(f"{reason.text} ({reason.rule})", markup=False)
            case "card":
                self.card(rest)
            case "undo":
                self.undo()
            case "resign":
                self.match.resign(self.match.seat)
            case _:
                self.match.play(line)
        return True

    def hint(self) -> None:
        """Tells the best moves as at the table: what to do, how to write it, what it promises, how surely, and why."""
        match, language = self.match, self.language
        for advice in advise(match, most=HINTS):
            told = counsel(match.game, match.position, advice, language)
            self.console.print(f"{told.text}  [{advice.move}]", style="bold", markup=False)
            self.console.print("  ".join([f"  {told.promise} ({told.sure})", *told.reasons]), markup=False)

    def list_moves(self) -> None:
        self.console.print(", ".join(self.match.moves()), markup=False)
        self.say("commands")

    def card(self, name: str) -> None:
        """Shows the card of a thing by its target or its name: as it stands on the table, else as the game lists it."""
        game, position = self.match.game, self.match.position
        found = game.card(position, name, self.language)
        if found is None:
            view = View(max(0, self.match.seat), self.language)
            shown = game.targets(position, view)
            here = [card for target in shown if (card := game.card(position, target, self.language))]
            listed = [card for group in game.cards(self.language) for card in group.cards]
            found = named_card([*here, *listed], name, game.key)
        for line in card_lines(found):
            self.console.print(line, markup=False)

    def undo(self) -> None:
        """Takes back moves up to and with the last one made at this keyboard."""
        own = [ply for ply in self.match.history if ply.seat >= 0 and ply.seat not in self.bots]
        if not own:
            raise IllegalMove(WORDS(self.language, "nothing-to-undo"))
        while any(ply is own[-1] for ply in self.match.history):
            self.match.undo()
        self.plies_told = self.match.ply
