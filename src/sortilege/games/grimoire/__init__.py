"""Zero's Spellbook Master (Le Maître des Grimoires): gems on a morris board, and spells that the masters write."""

from collections.abc import Iterable
from dataclasses import replace

from sortilege.games.grimoire import notation, reading, scene, touches
from sortilege.games.grimoire.bot import GrimoireJudge
from sortilege.games.grimoire.casting import counts
from sortilege.games.grimoire.options import VARIETIES, GrimoireOptions, begin, for_people_only
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.sentences import Speaker
from sortilege.games.grimoire.setting import GrimoireSetting
from sortilege.games.grimoire.spellbooks import examples, numbers
from sortilege.games.grimoire.state import DRAWN
from sortilege.kernel.game import Game, Reason
from sortilege.kernel.gesture import Gesture, Motion, View
from sortilege.kernel.options import Value


class Grimoire(Game[Confrontation, GrimoireOptions]):
    """The grimoire game for two masters."""

    key = "grimoire"
    seats = (2,)
    minutes = 30
    notation = notation.MOVE
    options = GrimoireOptions
    position = Confrontation

    def varieties(self) -> list[dict[str, Value]]:
        return [dict(one) for one in VARIETIES]

    def start(self, options: GrimoireOptions) -> Confrontation:
        return begin(options)

    def sequel(self, options: GrimoireOptions, position: Confrontation) -> GrimoireOptions | None:
        """The next round, unless the match is won; a single confrontation that is drawn stays so."""
        won = [options.won0, options.won1]
        if position.winner != DRAWN:
            won[int(position.winner)] += 1
        if options.wins == 1 or max(won) == options.wins:
            return None
        books = position.shelf.books
        return replace(
            options,
            first=str(1 - int(position.first)) if position.first >= 0 else options.first,
            study=False,
            won0=won[0],
            won1=won[1],
            banned0=numbers(books[0], int(position.banned(0))),
            banned1=numbers(books[1], int(position.banned(1))),
        )

    def for_people_only(self, options: GrimoireOptions) -> bool:
        return for_people_only(options)

    def judge(self) -> GrimoireJudge:
        return GrimoireJudge()

    def invariants(self, position: Confrontation) -> Iterable[str]:
        everything = position.own | position.opp
        if position.own & position.opp or everything >> 24 or (position.lo | position.hi) & ~everything:
            yield "two gems on one point, or an element without a gem"
        for seat in (0, 1):
            if position.count_of(seat) != counts(position.gems_of(seat), position.lo, position.hi):
                yield f"the gems of seat {seat} are miscounted"
            if min(notation.lost(position, seat)) < 0:
                yield f"seat {seat} has more than three gems of an element"
            if position.cast_of(seat) and not position.open_of(seat):
                yield f"seat {seat} has cast from a closed book"

    # text

    def write(self, position: Confrontation) -> str:
        return notation.write(position)

    def read(self, text: str, options: GrimoireOptions) -> Confrontation:
        return reading.read(text, options)

    def write_move(self, position: Confrontation, move: int) -> str:
        return notation.write_move(position, move)

    def read_move(self, position: Confrontation, text: str) -> int:
        return super().read_move(position, notation.plain_text(position, text))

    def kinds(self, position: Confrontation, move: int) -> list[str]:
        """The verb; for a cast also the spell, so that statistics tell which spells are used."""
        verb = notation.write_move(position, move).split()[0]
        return [verb, notation.entry_of(position, move).name("fr")] if verb in ("cast", "take") else [verb]

    def every_kind(self) -> list[str]:
        verbs = "place and stop move open cast take ready dispute show to done accept contest yield insist first"
        return [*verbs.split(), *(entry.name("fr") for entry in examples().values())]

    def board(self, position: Confrontation, language: str = "en") -> str:
        return f"{notation.board(position)}\n{Speaker(self.words, position, language).board_notes()}"

    # words

    def ask(self, position: Confrontation, language: str) -> str:
        return Speaker(self.words, position, language).ask()

    def say(self, position: Confrontation, move: int, language: str) -> str:
        return Speaker(self.words, position, language).say(move)

    def label(self, position: Confrontation, move: int, language: str) -> str:
        return Speaker(self.words, position, language).label(move)

    def name(self, position: Confrontation, target: str, language: str) -> str:
        return Speaker(self.words, position, language).name(target)

    def why_not(self, position: Confrontation, target: str, language: str) -> Reason:
        return Speaker(self.words, position, language).why_not(target)

    # drawing and touching

    def gesture(self, position: Confrontation, move: int) -> Gesture:
        return touches.gesture(position, move)

    def scene(self, position: Confrontation, view: View) -> str:
        return scene.draw(Speaker(self.words, position, view.language), view)

    def motions(self, position: Confrontation, move: int) -> list[Motion]:
        return touches.motions(position, move)

    def setting(self) -> GrimoireSetting:
        return GrimoireSetting(self)


GAME = Grimoire()
