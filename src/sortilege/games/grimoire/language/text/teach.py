"""Syntax errors that teach: what was expected, in the writer's language, and how to mend what is commonly mistaken."""

from collections.abc import Callable
from difflib import SequenceMatcher

from sortilege.games.grimoire.language.diagnostic import WORDS, Diagnostic, Site
from sortilege.games.grimoire.language.print import typeset
from sortilege.games.grimoire.language.text.grammar import Grammar, SyntaxFault, grammar
from sortilege.games.grimoire.language.wide.conversation import Question, Reply, forbidden, nearest

_PRONOUNS = {
    "fr": {
        "elle",
        "elles",
        "il",
        "ils",
        "celle",
        "celles",
        "celui",
        "ceux",
        "ses",
        "sa",
        "leur",
        "leurs",
        "cette",
        "ces",
    },
    "en": {"it", "they", "them", "those", "these", "his", "her", "its", "their", "that", "this"},
}
OPENERS = {"fr": {"les", "toutes", "la", "condition", "s'", "si", "en"}, "en": {"the", "all", "condition", "if", "on"}}
_MARKS = ".:,;"
Locate = Callable[[int, int], Site]  # the site of a stretch of the statement
_SHOWN = 6  # alternatives listed in a message
_NEAR = 0.75  # likeness of a mistyped phrase


def spoken(words: str) -> str:
    """An even phrase as it is written."""
    return words.strip().replace("' ", "'").replace(" ,", ",")


class Teacher:
    """The voice of the checker in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **arguments: str | int) -> str:
        return WORDS(self.language, key, **arguments)

    def error(self, code: str, site: Site, spell: str, message: str, *repairs: str) -> Diagnostic:
        return Diagnostic(code, "error", site, message, spell, self.say(f"clause-{code}"), repairs=repairs)

    def odd(self, character: str, site: Site) -> Diagnostic:
        return self.error("E-CHAR", site, "", self.say("odd-character", code=f"U+{ord(character):04X}"))

    def foreign(self, site: Site, spell: str) -> Diagnostic:
        return self.error("E-LANG", site, spell, self.say("error-E-LANG"))

    def unknown_language(self, site: Site) -> Diagnostic:
        return self.error("E-LANG", site, "", self.say("error-E-LANG-unknown"))

    def too_long(self, site: Site, spell: str) -> Diagnostic:
        return self.error("E-SIZE", site, spell, self.say("error-E-SIZE"))

    def homeless(self, site: Site) -> Diagnostic:
        return self.error("E-SYNTAX", site, "", self.say("syntax-homeless"), self.say("repair-heading"))

    def asked(self, question: Question, site: Site, span: tuple[int, int], spell: str) -> Diagnostic:
        """A sentence that can be meant in several ways: one question, and what each answer writes."""
        answers = tuple(
            (self._label(answer), typeset(" ".join(answer.sentences), self.language)) for answer in question.answers
        )
        message, clause = self.say(f"ask-{question.key}", word=question.word), self.say("clause-E-ASK")
        return Diagnostic("E-ASK", "error", site, message, spell, clause, answers=answers, span=span)

    def _label(self, answer: Reply) -> str:
        if answer.key == "readings":
            return typeset(" ".join(answer.sentences), self.language)
        return self.say(f"answer-{answer.key}", value=answer.value)

    def contradicted(self, site: Site, spell: str) -> Diagnostic:
        return self.error("E-GLOSS", site, spell, self.say("error-E-GLOSS"), self.say("repair-E-GLOSS"))

    def misread(
        self, text: str, rule: str, fault: SyntaxFault, locate: Locate, spell: str, lost: int = 0
    ) -> Diagnostic:
        """The diagnostic of a statement that could not be read; `lost` is how many words the wide reader understood."""
        if rule == "sentence" and (asked := forbidden(self.language, text)):
            kind, *place = asked
            start, end = (offset(text, one) for one in place)
            clause = self.say(f"clause-forbid-{kind}")
            return Diagnostic("E-RULE", "error", locate(start, end), self.say(f"forbid-{kind}"), spell, clause)
        lesson = _Lesson(self, grammar(self.language), text, rule, fault, lost)
        message, *repairs = lesson.best()
        return self.error("E-SYNTAX", locate(lesson.start, lesson.end), spell, message, *repairs)


def offset(text: str, words: int) -> int:
    """Where a word of an even text begins, by its number."""
    return len(" ".join(text.split()[:words])) + bool(words)


class _Lesson:
    """One syntax error, looked at from the sides from which it may be understood."""

    def __init__(
        self, teacher: Teacher, language: Grammar, text: str, rule: str, fault: SyntaxFault, lost: int
    ) -> None:
        self.say = teacher.say
        self.grammar = language
        self.text = text
        self.rule = rule
        self.fault = fault
        self.lost = lost
        self.rest = text[fault.start :]
        self.word = self.rest.split(" ", 1)[0]
        self.start, self.end = fault.start, fault.end  # of the words to underline

    def best(self) -> list[str]:
        """A message and its repairs."""
        lessons = (
            self.pronoun,
            self.name,
            self.mixed,
            self.singular,
            self.full_stop,
            self.nearest,
            self.puzzled,
            self.expected,
        )
        return next(words for lesson in lessons if (words := lesson()))

    def wants(self, *terminals: str) -> bool:
        return any(one in self.fault.expected for one in terminals)

    def sees(self, *terminals: str) -> str:
        """The phrase of one of these terminals that stands at the place, if one does."""
        for terminal in terminals:
            for phrase in self.grammar.phrases.get(terminal, ()):
                if self.rest.startswith(phrase.words):
                    self.end = self.fault.start + len(phrase.words)
                    return spoken(phrase.words)
        return ""

    def wants_words(self, words: str) -> bool:
        return any(phrase.words == words for one in self.fault.expected for phrase in self.grammar.phrases.get(one, ()))

    def pronoun(self) -> list[str]:
        if self.rule != "sentence" or self.word not in _PRONOUNS[self.grammar.language]:
            return []
        if offset(self.text, self.lost) > self.fault.start and not self._all_known():
            return []  # not the pronoun is the trouble
        return [self.say("syntax-pronoun", word=self.word), self.say("repair-pronoun")]

    def name(self) -> list[str]:
        return [self.say("syntax-name"), self.say("repair-name")] if self.wants("NAME") else []

    def mixed(self) -> list[str]:
        """Both "and" and "or" in one list, or a complement inside a list."""
        joining = ("_AND", "_OR", "_AND_THERE", "_OR_THERE", "_AND_NOT", "_OR_NOT", "_AND_NONE", "_OR_NONE")
        if self.wants(*joining) and self.sees(*joining):
            return [self.say("syntax-mixed"), self.say("repair-mixed")]
        listed = "_OR" in self.fault.before or "_BOTH" in self.fault.before
        if listed and self.wants("ZONE") and self.sees("_EXCEPT", "_BOTH"):
            return [self.say("syntax-complement"), self.say("repair-complement")]
        return []

    def singular(self) -> list[str]:
        one = {"fr": ("se déplace ", "tourne "), "en": ("moves ", "turns ")}[self.grammar.language]
        if not (self.rest.startswith(one) and self.wants_words({"fr": "va ", "en": "goes "}[self.grammar.language])):
            return []
        return [self.say("syntax-singular"), self.say("repair-singular")]

    def full_stop(self) -> list[str]:
        ends = not self.word or self.word in OPENERS[self.grammar.language]
        return [self.say("syntax-stop"), self.say("repair-stop")] if ends and self.wants_words(". ") else []

    def nearest(self) -> list[str]:
        """A mistyped word: one with which the sentence would be understood; in headings, one that is like it."""
        if self.rule != "sentence":
            return self.near_phrase()
        found = nearest(self.grammar.language, self.text, self.lost)
        if found is None:
            return []
        self._at_lost()
        typed, known = (spoken(word) for word in found)
        return [self.say("syntax-nearest", found=typed), self.say("repair-replace", found=typed, phrase=known)]

    def near_phrase(self) -> list[str]:
        for terminal in self.fault.expected:
            for phrase in self.grammar.phrases.get(terminal, ()):
                ratio = SequenceMatcher(None, phrase.words, self.word + " ", autojunk=False).ratio()
                if ratio > _NEAR and phrase.words[0].isalpha():
                    said = {"found": self._clip(self.word), "phrase": spoken(phrase.words)}
                    return [self.say("syntax-nearest", **said), self.say("repair-replace", **said)]
        return []

    def puzzled(self) -> list[str]:
        """Where even the wide reader does not know how to go on."""
        if self.rule != "sentence" or offset(self.text, self.lost) < self.fault.start:
            return []
        if self._all_known():
            if self.word in _MARKS:
                return []
            self.start, self.end = 0, len(self.text)
            return [self.say("syntax-unclear"), self.say("repair-unclear")]
        word = self.text.split()[self.lost]
        if word in _MARKS:
            return []
        self._at_lost()
        return [self.say("syntax-puzzled", found=self._clip(word)), self.say("repair-puzzled")]

    def _all_known(self) -> bool:
        """Does the wide reader know all words up to the full stop?"""
        words = self.text.split()
        return self.lost >= len(words) - (words[-1:] == ["."])

    def _at_lost(self) -> None:
        """Underlines the word that the wide reader does not understand."""
        self.start = offset(self.text, self.lost)
        self.end = self.start + len(self.text.split()[self.lost])

    def expected(self) -> list[str]:
        if not self.word:
            return [self.say("syntax-end", expected=self._listed())]
        if self.word in _MARKS:
            return [self.say("syntax-mark", mark=self.word, expected=self._listed())]
        if self.rule == "sentence" and self.fault.start == 0:  # a list of all openings would help nobody
            return [self.say("syntax-puzzled", found=self._clip(self.word)), self.say("repair-puzzled")]
        return [self.say("syntax-expected", found=self._clip(self.word), expected=self._listed())]

    def _clip(self, word: str) -> str:
        return word if len(word) <= 30 else word[:30] + "…"

    def _listed(self, terminals: frozenset[str] | None = None) -> str:
        shown = choices(self.grammar, terminals or self.fault.expected, self.say("a-number"), self.say("a-name"))
        quoted = [one if bare else self.say("quoted", words=one.replace("'", "\u2019")) for one, bare in shown]
        return ", ".join(quoted[:_SHOWN])


def choices(language: Grammar, terminals: frozenset[str], number: str, name: str) -> list[tuple[str, bool]]:
    """What these terminals look like: printed phrases, or (True) the description of a number or a name."""
    shown: list[tuple[str, bool]] = []
    for terminal in sorted(terminals, key=likely):
        if terminal in ("INT", "COMMA_INT", "AND_INT", "NUMBER"):
            shown.append((number, True))
        elif terminal == "NAME":
            shown.append((name, True))
        elif terminal != "$END":
            shown += [(spoken(one.words), False) for one in language.listed[terminal] if one.printed]
    return list(dict.fromkeys(shown))


_LONG = ("_ANY_CLASH", "_MEETING")


def likely(terminal: str) -> tuple[int, str]:
    """What a master most likely wants comes first, joining words and marks last."""
    order = ("OWNER", "ELEM", "CMP", "_THE", "_MOVE", "_GO", "_SITUATED", "ZONE", "DIR", "RADIAL", "ALONG", "INT")
    late = terminal in _LONG or "ANON" in terminal
    return order.index(terminal) if terminal in order else 50 if late else 40, terminal
