"""The checker: everything that is wrong with a book, in one run, and its certificate if nothing is."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from random import Random
from typing import Any

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.book import CAPACITY, COLLECTION, Book, same_name
from sortilege.games.grimoire.language.diagnostic import Diagnostic, Severity, Site
from sortilege.games.grimoire.language.gems import CLASSES, Board, board_of, board_text
from sortilege.games.grimoire.language.meaning.certificate import Certificate
from sortilege.games.grimoire.language.meaning.circuit import TooHard
from sortilege.games.grimoire.language.meaning.illustrate import counterexample
from sortilege.games.grimoire.language.meaning.prove import Finding, always, difference, effect
from sortilege.games.grimoire.language.meaning.remembered import findings, shortest_first
from sortilege.games.grimoire.language.meaning.repair import Repair, repairs
from sortilege.games.grimoire.language.meaning.static import flaws, nodes
from sortilege.games.grimoire.language.print import writer
from sortilege.games.grimoire.language.text.read_book import MOST_ERRORS, Draft, Reading, read
from sortilege.games.grimoire.language.text.teach import Teacher
from sortilege.games.grimoire.language.tree import (
    Both,
    Either,
    Outside,
    Place,
    Points,
    Spell,
    To,
    canonical,
)
from sortilege.games.grimoire.language.wide.conversation import Question, Reply
from sortilege.games.grimoire.language.wide.known import leaves_choice, points_of

NOTES = ("W-OWN", "W-EMPRISE", "W-NOOP")  # true of most good spells: no warnings
MOST_REPAIRED = 4  # findings of one spell for which repairs are sought
Progress = Callable[[int, int, str], None]  # done, of, the spell at work


@dataclass(frozen=True, slots=True)
class Report:
    """The book as far as it was understood, what was found, and the certificate of a book without errors."""

    book: Book
    diagnostics: tuple[Diagnostic, ...]
    certificate: Certificate | None
    notes: tuple[Diagnostic, ...] = ()  # what belongs on a sound spell's card: it may cost own gems, or change nothing

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        return tuple(one for one in self.diagnostics if one.severity == "error")


def check(book: str | Reading, letter: bool = False, progress: Progress | None = None, choices: bool = False) -> Report:
    """Checks a book, its text or how that was read. letter: only the booklet's rules, without those of the house;
    choices: an order to one place or another means all of them, as it did before that was asked about.
    """
    return _Check(read(book) if isinstance(book, str) else book, letter, progress, choices).report()


class _Check:
    def __init__(self, reading: Reading, letter: bool, progress: Progress | None, choices: bool) -> None:
        self.reading = reading
        self.letter, self.choices = letter, choices
        self.progress = progress or (lambda *_: None)
        self.teacher = Teacher(reading.language)
        self.diagnostics = list(reading.diagnostics)
        self.warnings: list[Diagnostic] = []
        self.notes: list[Diagnostic] = []
        self.sound: list[tuple[Draft, Spell]] = []
        self.samples: list[Board] = []

    def report(self) -> Report:
        self._capacity()
        self._names()
        drafts = self.reading.drafts[: COLLECTION if self.reading.collection else CAPACITY]
        for done, place in enumerate(shortest_first(draft.spell() for draft in drafts)):
            self.progress(done, len(drafts), drafts[place].name)
            self._spell(drafts[place])
        self.sound.sort(key=lambda pair: pair[0].site.line)
        self.progress(len(drafts), len(drafts), "")
        if not self.letter:
            self._doubles()
        sound = not any(one.severity == "error" for one in self.diagnostics)
        diagnostics = self.diagnostics + [one for one in self.warnings if sound or one.code == "W-EMPTY"]
        diagnostics.sort(key=lambda one: (one.site.line, one.site.column, one.severity, one.code))
        book = self.reading.book()
        certificate = Certificate.of(book, self.letter) if sound else None
        return Report(book, tuple(diagnostics), certificate, tuple(self.notes))

    def _error(self, code: str, site: Site, spell: str, message: str, *said: str, **arguments: str | int) -> None:
        if len(self.diagnostics) < MOST_ERRORS:
            sentence = self.teacher.say(message, **arguments)
            self.diagnostics.append(self.teacher.error(code, site, spell, sentence, *said))

    def _capacity(self) -> None:
        """Refuses more spells than a grimoire holds (G2.2)."""
        count, collection = len(self.reading.drafts), self.reading.collection
        most = COLLECTION if collection else CAPACITY
        if count > most:
            repair = self.teacher.say("repair-E-CAP", over=count - most)
            site, kind = self.reading.drafts[most].site, "collection" if collection else "grimoire"
            self._error("E-CAP", site, "", "error-E-CAP", repair, count=count, most=most, kind=kind)

    def _names(self) -> None:
        """Refuses spells without a name of their own, and mystiques of unknown ones (G2.2)."""
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
        asked = not self.choices and self._asks(draft)
        if draft.whole and len(draft.clash_sites) < 2 and not asked and not any(flaw.blocks for flaw in seen):
            self._prove(draft, spell)

    def _asks(self, draft: Draft) -> bool:
        """Asks about orders to one place or another: to all of them, or is it a choice? (G4.8)."""
        chosen = [number for number, clause in enumerate(draft.clauses) if leaves_choice(clause)]
        for number in chosen:
            clause, place = draft.clauses[number], draft.told[0][0].place
            points = points_of(clause.move.place) if isinstance(clause.move, To) else None
            span = self._statement(draft, number)
            answers: list[Reply] = []
            if span is not None and points and isinstance(clause.move, To) and _numbered(clause.move.place):
                every = replace(clause, move=To(tree.points(sorted(points))))
                answers.append(Reply("readings", "", tuple(writer(self.reading.language).spell(Spell((every,))))))
            question = Question(place, "choice", tuple(answers))
            site = draft.clause_sites[number]
            self.diagnostics.append(self.teacher.asked(question, site, span or (0, 0), draft.name))
        return bool(chosen)

    def _prove(self, draft: Draft, spell: Spell) -> None:
        proof = findings(spell)
        errors = [one for one in proof.errors if not (self.letter and one.code == "E-FUNNEL")]
        for number, found in enumerate(errors):
            finding = counterexample(spell, found) if number < MOST_REPAIRED else found
            mends: tuple[Repair, ...] = repairs(spell, finding, self.teacher.language) if number < MOST_REPAIRED else ()
            self.diagnostics.append(self._shown(draft, finding, mends))
        if any(one.code == "E-DEAD" for one in errors):
            self._warned(draft, [("W-EMPTY", site) for site in _nowhere(draft)])
        if proof.hard:
            self._error("E-LIMIT", draft.site, draft.name, "error-E-LIMIT", self.teacher.say("repair-E-LIMIT"))
        elif not errors:
            self.sound.append((draft, spell))
            self.samples += proof.samples
            nowhere = {place for place, site in enumerate(draft.clause_sites) if site in _nowhere(draft)}
            for finding in proof.warnings:
                if finding.code == "W-IDLE" and finding.clause in nowhere:
                    continue  # that its place has no point says more
                (self.notes if finding.code in NOTES else self.warnings).append(self._shown(draft, finding, ()))
            self._idle_words(draft)
            self.warnings += [self._old(draft, site, spell) for site in draft.old_sites]

    def _idle_words(self, draft: Draft) -> None:
        """Conditions that always hold, places without a point, and sentences that were said before."""
        conds = [
            *zip(draft.require, draft.require_sites, strict=True),
            *((one.when, site) for one, site in zip(draft.clauses, draft.clause_sites, strict=True) if one.when),
        ]
        found = [("W-ALWAYS", site) for cond, site in conds if always(cond)]
        found += [("W-EMPTY", site) for site in _nowhere(draft)]
        said: dict[Any, Site] = {}
        parts = [
            *zip(draft.require, draft.require_sites, strict=True),
            *zip(draft.clauses, draft.clause_sites, strict=True),
        ]
        for part, site in parts:
            first = said.setdefault(canonical(part), site)
            found += [("W-AGAIN", site)] if first != site else []
        self._warned(draft, found)

    def _warned(self, draft: Draft, found: list[tuple[str, Site]]) -> None:
        say = self.teacher.say
        for code, site in dict.fromkeys(found):
            told = Diagnostic(code, "warning", site, say(f"warning-{code}"), draft.name, say(f"clause-{code}"))
            self.warnings.append(told)

    def _old(self, draft: Draft, site: Site, spell: Spell) -> Diagnostic:
        say = self.teacher.say
        repair = say("repair-add", sentence=writer(self.reading.language).spell(Spell((), (), spell.clash))[0])
        return Diagnostic(
            "W-WORD", "warning", site, say("warning-W-WORD"), draft.name, say("clause-W-WORD"), "", (repair,)
        )

    def _shown(self, draft: Draft, finding: Finding, mends: tuple[Repair, ...]) -> Diagnostic:
        error = finding.code.startswith("E")
        message = self.teacher.say(f"{'error' if error else 'warning'}-{finding.code}")
        example = "" if finding.board is None else board_text(finding.board)
        if finding.board is not None:
            message += " " + in_words(finding.board, self.teacher)
        site = draft.site if finding.clause is None else draft.clause_sites[finding.clause]
        site = draft.clash_sites[0] if finding.code == "W-CALM" else site
        clause = self.teacher.say(f"clause-{finding.code}")
        said = tuple(one.said for one in mends)
        anew = [(one.label, one.sentence) for one in mends if one.anew and one.sentence]
        answers = anew or [(one.label, "\n" + one.sentence) for one in mends if one.sentence]
        span = self._statement(draft, finding.clause) if anew else self._end(draft)
        severity: Severity = "error" if error else "warning"
        return Diagnostic(
            finding.code,
            severity,
            site,
            message,
            draft.name,
            clause,
            example,
            said,
            tuple(answers) if span is not None else (),
            span or (0, 0),
        )

    def _end(self, draft: Draft) -> tuple[int, int]:
        """Where a sentence is added to a spell."""
        end = max((self.reading.spans[part.place][1] for part, _ in draft.told), default=0)
        return end, end

    def _statement(self, draft: Draft, clause: int | None) -> tuple[int, int] | None:
        """The stretch of the source that says this clause and nothing else."""
        first = 0
        for part, _ in draft.told:
            if clause is not None and first <= clause < first + len(part.clauses):
                alone = len(part.clauses) == 1 and not part.require and part.clash is None
                shared = sum(other.place == part.place for other, _ in draft.told) > 1
                return self.reading.spans[part.place] if alone and not shared else None
            first += len(part.clauses)
        return None

    def _doubles(self) -> None:
        """Refuses spells with the same effect: samples tell most apart, the prover is asked about the rest (G8.1)."""
        samples = [*_random_boards(40), *self.samples]
        groups: dict[tuple[Board | None, ...], list[tuple[Draft, Spell]]] = {}
        for draft, spell in self.sound:
            alike = groups.setdefault(tuple(effect(spell, board) for board in samples), [])
            twin = next((other for other, known in alike if _same(spell, known)), None)
            if twin is None:
                alike.append((draft, spell))
            else:
                self._error("W-DUP", draft.site, draft.name, "error-W-DUP", other=twin.name)


def _nowhere(draft: Draft) -> list[Site]:
    """The sentences that name a place without any point."""
    parts = [
        *zip(draft.require, draft.require_sites, strict=True),
        *zip(draft.clauses, draft.clause_sites, strict=True),
    ]
    return [
        site
        for part, site in parts
        if any(isinstance(one, Both | Either | Outside) and points_of(one) == frozenset() for one in nodes(part))
    ]


def _numbered(place: Place) -> bool:
    """Are these points by number?"""
    return isinstance(place, Either) and all(isinstance(one, Points) for one in place.parts)


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
