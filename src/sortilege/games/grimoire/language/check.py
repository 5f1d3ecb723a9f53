"""The checker: everything that is wrong with a book, in one run, and its certificate if nothing is."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from random import Random

from sortilege.games.grimoire.language.board import CLASSES, Board, board_of, board_text
from sortilege.games.grimoire.language.book import CAPACITY, COLLECTION, Book, same_name
from sortilege.games.grimoire.language.certificate import Certificate
from sortilege.games.grimoire.language.circuit import TooHard
from sortilege.games.grimoire.language.diagnostic import Diagnostic, Site
from sortilege.games.grimoire.language.prove import Finding, Prover, difference, effect
from sortilege.games.grimoire.language.read import MOST_ERRORS, Draft, Reading, read
from sortilege.games.grimoire.language.repair import repairs
from sortilege.games.grimoire.language.static import flaws
from sortilege.games.grimoire.language.teach import Teacher
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.language.write import writer

MOST_REPAIRED = 4  # findings of one spell for which repairs are sought
Progress = Callable[[int, int, str], None]  # done, of, the spell at work


@dataclass(frozen=True, slots=True)
class Report:
    """The book as far as it was understood, what was found, and the certificate of a book without errors."""

    book: Book
    diagnostics: tuple[Diagnostic, ...]
    certificate: Certificate | None

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(one for one in self.diagnostics if one.severity == "error")


def check(text: str, letter: bool = False, progress: Progress | None = None) -> Report:
    """Checks the text of a book. letter: only the booklet's rules, without the house rules on funnels and doubles."""
    return _Check(read(text), letter, progress).report()


class _Check:
    def __init__(self, reading: Reading, letter: bool, progress: Progress | None) -> None:
        self.reading = reading
        self.letter = letter
        self.progress = progress or (lambda *_: None)
        self.teacher = Teacher(reading.language)
        self.found = list(reading.diagnostics)
        self.warnings: list[Diagnostic] = []
        self.sound: list[tuple[Draft, Spell]] = []
        self.samples: list[Board] = []

    def report(self) -> Report:
        self._capacity()
        self._names()
        drafts = self.reading.drafts[: COLLECTION if self.reading.collection else CAPACITY]
        for done, draft in enumerate(drafts):
            self.progress(done, len(drafts), draft.name)
            self._spell(draft)
        self.progress(len(drafts), len(drafts), "")
        if not self.letter:
            self._doubles()
        found = self.found if any(one.severity == "error" for one in self.found) else self.found + self.warnings
        found.sort(key=lambda one: (one.site.line, one.site.column, one.severity, one.code))
        book = self.reading.book()
        sound = not any(one.severity == "error" for one in found)
        return Report(book, tuple(found), Certificate.of(book, self.letter) if sound else None)

    def _error(self, code: str, site: Site, spell: str, message: str, *said: str, **arguments: str | int) -> None:
        if len(self.found) < MOST_ERRORS:
            self.found.append(self.teacher.error(code, site, spell, self.teacher.say(message, **arguments), *said))

    def _capacity(self) -> None:
        count, collection = len(self.reading.drafts), self.reading.collection
        most = COLLECTION if collection else CAPACITY
        if count > most:
            repair = self.teacher.say("repair-E-CAP", over=count - most)
            site, kind = self.reading.drafts[most].site, "collection" if collection else "grimoire"
            self._error("E-CAP", site, "", "error-E-CAP", repair, count=count, most=most, kind=kind)

    def _names(self) -> None:
        seen: dict[str, str] = {}
        for draft in self.reading.drafts:
            key = same_name(draft.name)
            if not key and draft.whole:
                self._error("E-NAME", draft.site, "", "error-E-NAME-empty")
            elif key in seen:
                self._error("E-NAME", draft.site, draft.name, "error-E-NAME-twice", name=draft.name)
            seen.setdefault(key, draft.name)
        for mystique, site in self.reading.mystiques:
            for name in mystique.spells:
                if same_name(name) not in seen:
                    near = get_close_matches(name, [one for one in seen.values() if one], 1)
                    repair = [self.teacher.say("repair-E-NAME-near", name=near[0])] if near else []
                    self._error("E-NAME", site, "", "error-E-NAME-unknown", *repair, name=name)

    def _spell(self, draft: Draft) -> None:
        """The static checks of what was understood; the prover only if every sentence was."""
        spell = draft.spell()
        if len(draft.clash_sites) > 1:
            repair = self.teacher.say("repair-E-CLASH-two")
            self._error("E-CLASH", draft.clash_sites[1], draft.name, "error-E-CLASH-two", repair)
        seen = flaws(spell)
        for flaw in seen:
            sites = {"require": draft.require_sites, "clause": draft.clause_sites, "clash": draft.clash_sites}[
                flaw.part
            ]
            said = [self.teacher.say(one) for one in flaw.repairs]
            self._error(flaw.code, sites[flaw.index], draft.name, flaw.message, *said, number=flaw.number)
        if draft.whole and len(draft.clash_sites) < 2 and not any(flaw.blocks for flaw in seen):
            self._prove(draft, spell)

    def _prove(self, draft: Draft, spell: Spell) -> None:
        prover = Prover(spell)
        try:
            errors = [one for one in prover.errors() if not (self.letter and one.code == "E-FUNNEL")]
            for number, finding in enumerate(errors):
                mends = repairs(spell, finding, self.teacher) if number < MOST_REPAIRED else ()
                self.found.append(self._shown(draft, finding, mends))
            if not errors:
                self.sound.append((draft, spell))
                self.samples += prover.samples()
                self.warnings += [self._shown(draft, finding, ()) for finding in prover.warnings()]
                self.warnings += [self._old(draft, site, spell) for site in draft.old_sites]
        except TooHard:
            self._error("E-LIMIT", draft.site, draft.name, "error-E-LIMIT", self.teacher.say("repair-E-LIMIT"))
        finally:
            prover.close()

    def _old(self, draft: Draft, site: Site, spell: Spell) -> Diagnostic:
        say = self.teacher.say
        repair = say("repair-add", sentence=writer(self.reading.language).spell(Spell((), (), spell.clash))[0])
        return Diagnostic(
            "W-WORD", "warning", site, say("warning-W-WORD"), draft.name, say("clause-W-WORD"), "", (repair,)
        )

    def _shown(self, draft: Draft, finding: Finding, mends: tuple[str, ...]) -> Diagnostic:
        error = finding.code.startswith("E")
        message = self.teacher.say(f"{'error' if error else 'warning'}-{finding.code}")
        example = "" if finding.board is None else board_text(finding.board)
        if finding.board is not None:
            message += " " + in_words(finding.board, self.teacher)
        site = draft.site if finding.clause is None else draft.clause_sites[finding.clause]
        clause = self.teacher.say(f"clause-{finding.code}")
        return Diagnostic(
            finding.code, "error" if error else "warning", site, message, draft.name, clause, example, mends
        )

    def _doubles(self) -> None:
        """Spells with the same effect: told apart by sample positions first, proved equal only if those do not."""
        samples = [*_random_boards(40), *self.samples]
        groups: dict[tuple[Board | None, ...], list[tuple[Draft, Spell]]] = {}
        for draft, spell in self.sound:
            alike = groups.setdefault(tuple(effect(spell, board) for board in samples), [])
            twin = next((other for other, known in alike if _same(spell, known)), None)
            if twin is None:
                alike.append((draft, spell))
            else:
                self._error("W-DUP", draft.site, draft.name, "error-W-DUP", other=twin.name)


def _same(one: Spell, other: Spell) -> bool:
    try:
        return one == other or difference(one, other) is None
    except TooHard:
        return False


def _random_boards(count: int) -> list[Board]:
    """The same well-filled positions in every run."""
    rng = Random(24)
    boards = []
    for _ in range(count):
        gems = [gem for gem in CLASSES for _ in range(rng.choice((0, 1, 2, 3, 3)))]
        boards.append(board_of(zip(rng.sample(range(1, 25), len(gems)), gems, strict=True)))
    return boards


def in_words(board: Board, teacher: Teacher) -> str:
    """A position in a sentence."""
    gems = [
        teacher.say(
            "example-gem",
            point=point,
            element=teacher.say(f"element-{gem.element}"),
            owner=teacher.say(f"owner-{gem.owner}"),
        )
        for point, gem in enumerate(board, 1)
        if gem is not None
    ]
    return teacher.say("example", gems=", ".join(gems)) if gems else teacher.say("example-empty")
