"""The wide reader of one spell: each sentence is understood, or asked about, or left to the teacher."""

from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

from sortilege.games.grimoire.language.print import Unsayable, writer
from sortilege.games.grimoire.language.text.build_tree import Sentence
from sortilege.games.grimoire.language.tree import Clash, Forbid, Spell, Stay
from sortilege.games.grimoire.language.wide.all_parses import Readings, Tangled, wide_grammar, words_of
from sortilege.games.grimoire.language.wide.guess import guesses, typed, unadorned
from sortilege.games.grimoire.language.wide.known import crowded, effect_key, impossible, overfull
from sortilege.games.grimoire.language.wide.sayings import build
from sortilege.games.grimoire.language.wide.telling import tell
from sortilege.games.grimoire.language.wide.told_spell import (
    Choosing,
    Contradiction,
    Nonsense,
    ToldPart,
    ToldSpell,
    Undecided,
)

LONGEST = 160  # words of a sentence
Way = tuple[str, Any, ToldSpell]  # a question, an answer to it (both empty where none is asked), and the spell after it
AMOUNTS = (1, 2, 3)


@dataclass(frozen=True)
class Reply:
    """One answer to a question: what it means, for the label; and the sentences that it writes."""

    key: str
    value: str
    sentences: tuple[str, ...]


@dataclass(frozen=True)
class Question:
    """A sentence that can be meant in several ways."""

    place: int
    key: str
    answers: tuple[Reply, ...]
    word: str = ""  # one that is not known


class Conversation:
    """One spell, statement by statement; statements are known by their number."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.told = ToldSpell()
        self.questions: list[Question] = []
        self.contradictions: list[int] = []
        self.lost = 0  # how many words of the last statement were understood
        self.choosing = False  # may the last statement be heard as a choice?

    def heard(self, place: int, sentence: Sentence) -> None:
        """A sentence of the strict language."""
        self._settle()
        self.told = self.told.heard(place, sentence)

    def understand(self, place: int, text: str) -> bool:
        """Tries to understand a statement; false if the wide grammar does not know it either."""
        words = text.split()
        if len(words) > LONGEST:
            return False
        speakers = words_of(wide_grammar(self.language).rules["speaker"])
        if not self.told.speaker and not speakers.isdisjoint(words):
            self.told = replace(self.told, speaker=True)
        self.lost = 0
        heard = any(
            self._understood(place, text, commas, every_line)
            for every_line in (False, True)
            for commas in (True, False)
            if commas or "," in words
        )
        lost = self.lost
        if heard or any(self.understand(place, plain) for plain in unadorned(self.language, words)):
            return True
        self.lost = lost
        return False

    def _understood(self, place: int, text: str, commas: bool, every_line: bool) -> bool:
        """Tries to understand a statement; without regard to commas, and by every line of the grammar, only if nothing
        else is possible.
        """
        readings = Readings(wide_grammar(self.language), text, build, commas, every_line)
        try:
            spoken = readings.of("sentence")
        except Tangled:
            return False
        if commas and not every_line:
            self.lost = readings.origin[readings.after_idle(readings.furthest)]
        if all(one.kind not in ("amount", "drift") for one in spoken):
            self._settle()
        self.choosing = False
        ways = [way for one in spoken for way in self._ways(place, one) if not any(map(overfull, way[2].clauses))]
        if not any(self._sayable(told) for _, _, told in ways):
            return self._contradicted(place, spoken)
        self._take(place, text, ways)
        return True

    def suppose(self, place: int, text: str, most: int = 2) -> bool:
        """Tries other words for a statement that is not understood. What is read so is never taken, but asked about."""
        words, lost = text.split(), self.lost
        for mended, left_out in guesses(self.language, words, lost):
            if self._read_as(place, mended, left_out):
                return True
            if most > 1 and lost < self.lost and left_out == words[lost] and self.suppose(place, mended, most - 1):
                return True
        self.lost = lost
        return False

    def _read_as(self, place: int, text: str, unknown: str) -> bool:
        """Tries other words for a statement, and asks whether they are meant."""
        before = self.told, list(self.questions), list(self.contradictions)
        said = self.understand(place, text) and len(self.contradictions) == len(before[2])
        if said and not any(map(impossible, self.told.clauses)):
            if len(self.questions) == len(before[1]) and self.told.pending is None:
                sentences = self._sentences(self.told, place)
                self._ask(place, "word", [Reply("readings", "", sentences)] if sentences else [], unknown)
            return True
        self.told, self.questions, self.contradictions = before
        return False

    def _ways(self, place: int, spoken: Any, decisions: dict[str, Any] | None = None) -> list[Way]:
        """How a reading can be taken."""
        try:
            return [("", "", tell(self.told, place, spoken, decisions or {}))]
        except (Nonsense, Contradiction):
            return []
        except Choosing:
            self.choosing = True
            return []
        except Undecided as choice:
            made = []
            for option in choice.options:
                later = self._ways(place, spoken, {**(decisions or {}), choice.key: option})
                made += [(choice.key, option, one) for _, _, one in later[:1]]
            return made

    def _contradicted(self, place: int, spoken: list[Any]) -> bool:
        """A sentence in other words that does not say the same is told so."""
        for one in spoken:
            try:
                tell(self.told, place, one, {})
            except Contradiction:
                self.contradictions.append(place)
                self.told = replace(self.told, parts=(*self.told.parts, ToldPart(place, note="again")))
                return True
            except (Nonsense, Undecided, Choosing):
                continue
        return False

    def _take(self, place: int, text: str, ways: list[Way]) -> None:
        """Takes the one meaning there is, or asks; until it is answered the first one counts.

        A meaning that no canonical sentence has, or that leaves a choice, is no answer, but a doubt: it too may have
        been meant.
        """
        different: dict[Any, Way] = {}
        for way in sorted(ways, key=lambda one: not self._sayable(one[2])):
            different.setdefault(effect_key(way[2].spell()), way)
        unsayable = [key for key, way in different.items() if not self._sayable(way[2])]
        doubtful = bool(unsayable) or self.choosing
        for key in unsayable:
            del different[key]
        possible = {
            key: way
            for key, way in different.items()
            if not any(map(impossible, way[2].clauses)) and not crowded(way[2].clauses)
        }
        different = possible or different
        restated = [way for way in different.values() if way[2].parts[-1].note == "again"]
        if len(restated) == 1 and len(different) > 1 and not any(key for key, _, _ in different.values()):
            different = {None: restated[0]}
        chosen = list(different.values())
        keys = {key for key, _, _ in chosen}
        if len(chosen) > 1 or doubtful or chosen[0][0] == "axis":
            key = keys.pop() if len(keys) == 1 and "" not in keys else "readings"
            answers = [self._answer(place, text, key, value, told) for _, value, told in chosen]
            self._ask(place, key, [one for one in answers if one is not None])
        self.told = chosen[0][2]

    def _answer(self, place: int, text: str, key: str, value: Any, told: ToldSpell) -> Reply | None:
        if key == "axis":
            said = {"fr": ("axe", "arc"), "en": ("axis", "arc")}[self.language]
            corrected = text.replace(f"{said[0]} extérieur", f"{said[1]} extérieur").replace(
                f"outer {said[0]}", f"outer {said[1]}"
            )
            return Reply(key, str(value), (typed(corrected),))
        sentences = self._sentences(told, place)
        return None if not sentences else Reply(key, str(value), sentences)

    def _sayable(self, told: ToldSpell) -> bool:
        """Can the spell be said in canonical words?"""
        try:
            return bool(writer(self.language).spell(told.spell()) or told.parts)
        except Unsayable:
            return False

    def _sentences(self, told: ToldSpell, place: int) -> tuple[str, ...]:
        """What a statement says, in canonical words."""
        return tuple(
            sentence
            for part in told.parts
            if part.place == place
            for sentence in writer(self.language).spell(Spell(part.clauses, part.require, part.clash))
        )

    def _ask(self, place: int, key: str, answers: list[Reply], word: str = "") -> None:
        self.questions.append(Question(place, key, tuple(answers), word))

    def _settle(self) -> None:
        """A turn whose amount was not said by now is asked about."""
        if self.told.pending is None:
            return
        before, spoken, place = self.told.pending
        ways = [(amount, tell(before, place, spoken, {"amount": amount})) for amount in AMOUNTS]
        answers = [Reply("amount", str(amount), self._sentences(told, place)) for amount, told in ways]
        self._ask(place, "amount", answers)
        self.told = replace(self.told, pending=None)

    def finish(self) -> tuple[ToldPart, ...]:
        """The parts of the spell, after its last sentence."""
        self._settle()
        pushed = self.told.pushed
        if pushed >= 0 and self.told.clash is None:
            said = self._sentences(self.told, pushed)
            policies: dict[str, Clash] = {"stay": Stay(), "forbid": Forbid()}
            answers = [
                Reply("push", key, (*said, *writer(self.language).spell(Spell((), (), policy))))
                for key, policy in policies.items()
            ]
            self._ask(pushed, "push", answers)
        return self.told.parts


def following(language: str, text: str) -> list[str]:
    """The words that may come after the beginning of a sentence, those first that more ways to go on begin with."""
    readings = Readings(wide_grammar(language), text, build)
    if len(readings.words) > LONGEST:
        return []
    with suppress(Tangled):
        readings.of("sentence")
    return [word for word, count in readings.wanted.most_common() if count]


def forbidden(language: str, text: str) -> tuple[str, int, int] | None:
    """What a statement asks for that no spell may do, and its words' place among all words."""
    readings = Readings(wide_grammar(language), text, build)
    for at in range(min(len(readings.words), LONGEST)):
        for end, kind in readings.rule("forbidden", at):
            if kind != "which" or at == 0 or readings.words[at - 1] in ",;:":  # gems that something is said of
                return str(kind), readings.origin[at], readings.origin[end]
    return None


def nearest(language: str, text: str, lost: int) -> tuple[str, str] | None:
    """A word that is perhaps mistyped, and the one for which the whole statement would be understood."""
    words, grammar = text.split(), wide_grammar(language)
    if not 0 <= lost < min(len(words), LONGEST):
        return None
    near = get_close_matches(words[lost], sorted(grammar.words()), 4, 0.7)
    for known in (one for one in near if one[0] == words[lost][0] and abs(len(one) - len(words[lost])) < 2):
        mended = " ".join([*words[:lost], known, *words[lost + 1 :]]) + " "
        try:
            if known != words[lost] and Readings(grammar, mended, build).of("sentence"):
                return words[lost], known
        except Tangled:
            continue
    return None
