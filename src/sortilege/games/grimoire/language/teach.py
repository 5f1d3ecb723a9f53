"""Syntax errors that teach: what was expected, in the writer's language, and how to mend what is commonly mistaken."""

from collections.abc import Callable
from difflib import SequenceMatcher

from sortilege.games.grimoire.language.diagnostic import WORDS, Diagnostic, Site
from sortilege.games.grimoire.language.grammar import Grammar, SyntaxFault, grammar

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

    def misread(self, text: str, rule: str, fault: SyntaxFault, locate: Locate, spell: str) -> Diagnostic:
        """The diagnostic of a statement that could not be read: the first lesson that fits, else what was expected."""
        lesson = _Lesson(self, grammar(self.language), text, rule, fault)
        message, *repairs = lesson.best()
        return self.error("E-SYNTAX", locate(fault.start, lesson.end), spell, message, *repairs)


class _Lesson:
    """One syntax error, looked at from the sides from which it may be understood."""

    def __init__(self, teacher: Teacher, language: Grammar, text: str, rule: str, fault: SyntaxFault) -> None:
        self.say = teacher.say
        self.grammar = language
        self.text = text
        self.rule = rule
        self.fault = fault
        self.rest = text[fault.start :]
        self.word = self.rest.split(" ", 1)[0]
        self.end = fault.end  # of the words to underline

    def best(self) -> list[str]:
        """A message and its repairs."""
        lessons = (
            self.pronoun,
            self.name,
            self.amount,
            self.unit,
            self.comparator,
            self.among,
            self.mixed,
            self.singular,
            self.full_stop,
            self.nearest,
            self.owner,
            self.expected,
        )
        return next(found for lesson in lessons if (found := lesson()))

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
        return [self.say("syntax-pronoun", word=self.word), self.say("repair-pronoun")]

    def name(self) -> list[str]:
        return [self.say("syntax-name"), self.say("repair-name")] if self.wants("NAME") else []

    def amount(self) -> list[str]:
        """A direction where the number of points should stand first."""
        seen = self.sees("DIR", "RADIAL", "ALONG") if self.wants("FIXED") else ""
        return [self.say("syntax-amount"), self.say("repair-amount", direction=seen)] if seen else []

    def unit(self) -> list[str]:
        """Points where arcs are meant, and the other way round."""
        if self.wants("DIR") and (seen := self.sees("RADIAL")):
            return [self.say("syntax-arc"), self.say("repair-arc", direction=seen)]
        if self.wants("RADIAL", "ALONG") and (seen := self.sees("DIR")):
            return [self.say("syntax-point"), self.say("repair-amount", direction=seen)]
        return []

    def comparator(self) -> list[str]:
        number = "" if not self.wants("CMP") else self.word if self.word.isdigit() else self.sees("NUMBER")
        if not number:
            return []
        return [self.say("syntax-comparator"), self.say("repair-comparator", number=number)]

    def among(self) -> list[str]:
        words = {"fr": "parmi les points ", "en": "among points "}[self.grammar.language]
        return [self.say("syntax-among"), self.say("repair-among")] if self.rest.startswith(words) else []

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
        """A mistyped phrase: the expected one that is most like the words found."""
        words = self.rest.split(" ")
        best, likeness = "", _NEAR
        for terminal in self.fault.expected:
            for phrase in self.grammar.phrases.get(terminal, ()):
                length = phrase.words.count(" ")
                found = " ".join(words[:length]) + " "
                ratio = SequenceMatcher(None, phrase.words, found, autojunk=False).ratio() if len(found) < 99 else 0.0
                if ratio > likeness and phrase.words[0].isalpha():
                    best, likeness = phrase.words, ratio
        if not best:
            return []
        found = spoken(" ".join(words[: best.count(" ")]))
        self.end = self.fault.start + len(" ".join(words[: best.count(" ")]))
        return [self.say("syntax-nearest", found=found), self.say("repair-replace", found=found, phrase=spoken(best))]

    def owner(self) -> list[str]:
        if not self.wants("OWNER"):
            return []
        expected = self._listed(frozenset(["OWNER"]))
        return [self.say("syntax-owner", expected=expected), self.say("repair-owner")]

    def expected(self) -> list[str]:
        if not self.word:
            return [self.say("syntax-end", expected=self._listed())]
        if self.word in _MARKS:
            return [self.say("syntax-mark", mark=self.word, expected=self._listed())]
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
    for terminal in sorted(terminals, key=_rank):
        if terminal in ("INT", "COMMA_INT", "AND_INT", "NUMBER"):
            shown.append((number, True))
        elif terminal == "NAME":
            shown.append((name, True))
        elif terminal != "$END":
            shown += [(spoken(one.words), False) for one in language.listed[terminal] if one.printed]
    return list(dict.fromkeys(shown))


_LONG = ("_ANY_CLASH", "_MEETING")


def _rank(terminal: str) -> tuple[int, str]:
    """What a master most likely wants comes first, joining words and marks last."""
    order = ("OWNER", "ELEM", "CMP", "_THE", "_MOVE", "_GO", "DIR", "RADIAL", "ALONG", "INT")
    late = terminal in _LONG or "ANON" in terminal
    return order.index(terminal) if terminal in order else 50 if late else 40, terminal
