"""What a statement that is not understood may mean: other words for some of its own, to be asked about."""

from collections.abc import Iterator
from functools import lru_cache

from sortilege.games.grimoire.language.wide.all_parses import Readings, wide_grammar, words_of
from sortilege.games.grimoire.language.wide.sayings import build

Guess = tuple[str, str]  # a statement, and the words that it leaves out or replaces
_FARTHEST = 12  # words of an ornament
_LEFT_OUT = 3  # words in a row that may be left out where the reader is lost
_VERBS = {"fr": ("se déplacent", "déplacées"), "en": ("move", "moved")}  # an unknown word may be one of these
_ORDERS = {"fr": "déplacez", "en": "move"}  # instead of an unknown subject and verb
_ARTICLES = {"fr": {"les", "toutes", "chaque", "toute", "la", "ses"}, "en": {"the", "all", "every", "each", "any"}}
_CONTENT = ("zone", "arc", "element", "gem", "spin", "line", "master", "owner", "side", "number", "swaps", "own", "det")

_WEIGHING = ("binding", "whenever", "excepting", "numbered", "speaker")


@lru_cache(4)
def _opening(language: str) -> frozenset[str]:
    """Words that begin what may not be left out: conditions and exceptions."""
    return frozenset(words_of(wide_grammar(language).rules["opening"]))


@lru_cache(4)
def _weighty(language: str) -> frozenset[str]:
    """Words that name who moves, where or how, or that bind: a sentence without them is another sentence."""
    rules = wide_grammar(language).rules
    content = frozenset(word for name in _CONTENT for word in words_of(rules[name]))
    return (content - words_of(rules["small"])) | words_of(rules["binding"]) | _opening(language) | set(",;:.")


@lru_cache(4)
def _counting(language: str) -> frozenset[str]:
    """Words of amounts and elements, which no ornament has."""
    rules = wide_grammar(language).rules
    words = frozenset(word for name in ("amount", "arcs", "figures", "element") for word in words_of(rules[name]))
    return words - words_of(rules["small"]) - words_of(rules["around"]) - words_of(rules["at"])


@lru_cache(4)
def _placing(language: str) -> frozenset[str]:
    """Words of places, ways and masters."""
    rules = wide_grammar(language).rules
    names = ("zone", "line", "spin", "master", "element", "side", "toward", "radial")
    return frozenset(word for name in names for word in words_of(rules[name])) - words_of(rules["small"])


def guesses(language: str, words: list[str], lost: int) -> Iterator[Guess]:
    """Statements to try instead of one that is understood up to a word; the likeliest first."""
    yield from _without_ornament(language, words)
    if not 0 <= lost < len(words):
        return
    if words[lost] not in wide_grammar(language).words() and words[lost].isalpha():
        for instead in (*_VERBS[language], ""):
            first = lost - (instead.startswith("se ") and words[lost - 1] in ("se", "s'"))
            yield _joined([*words[:first], *instead.split(), *words[lost + 1 :]]), words[lost]
    yield from _retold(language, words)
    yield from _shortened(language, words, lost)


def unadorned(language: str, words: list[str]) -> Iterator[str]:
    """The statement without what only adorns it: "the tide goes out: ...", "..., like the hand of a clock"."""
    if ":" in words and adorns(language, words[: words.index(":")]):
        yield _joined(words[words.index(":") + 1 :])
    likes = words_of(wide_grammar(language).rules["like"])
    for place, word in enumerate(words):
        if word != "," and place:
            continue
        start = place + (word == ",")
        end = next((n for n in range(start, len(words)) if words[n] in ",.;:"), len(words))
        if words[start : start + 1] and words[start] in likes and adorns(language, words[start:end], likened=True):
            rest = words[end + 1 :] if not place and words[end : end + 1] == [","] else words[end:]
            yield _joined([*words[:place], *rest])


def adorns(language: str, words: list[str], likened: bool = False) -> bool:
    """Do the words name no gems and no numbers, bind nothing, and hold one that no rule knows? What gems are likened to
    may be in words that are known, but names no place.
    """
    grammar = wide_grammar(language)
    weighing = words_of([one for name in _WEIGHING for one in grammar.rules[name]]) - words_of(grammar.rules["small"])
    return (
        0 < len(words) <= _FARTHEST
        and (_placing(language).isdisjoint(words) if likened else not grammar.words().issuperset(words))
        and not any(word.isdigit() or word.startswith("gem") or word in ",;:." for word in words)
        and weighing.isdisjoint(words)
        and weighing.isdisjoint(grammar.plain(words)[0])
        and not any(Readings(grammar, _joined(words), build).rule("forbidden", at) for at in range(len(words)))
    )


def _without_ornament(language: str, words: list[str]) -> Iterator[Guess]:
    """Beginnings that may be left out ("like a wheel, ...") or taken for who moves gems ("a gale blows ...").

    They hold a word that is not known, and none that names gems or numbers.
    """
    known = wide_grammar(language).words()
    if words[0] in _opening(language):
        return
    for place, word in enumerate(words[:_FARTHEST]):
        if word.isdigit() or word.startswith(("gem", ".", ";")):
            return
        if all(one in known for one in words[: place + 1]):
            continue
        if not _counting(language).isdisjoint(words[: place + 1]):
            return
        left_out = _quoted(words[: place + 1])
        if word in ",:":
            yield _joined(words[place + 1 :]), left_out
        elif place + 1 < len(words) and words[place + 1] in _ARTICLES[language]:
            yield _joined([_ORDERS[language], *words[place + 1 :]]), left_out


def _retold(language: str, words: list[str]) -> Iterator[Guess]:
    """What gems do, told again after a colon: "they skip a point: they move ..."."""
    if ":" not in words[1:] or words[0] in _opening(language):
        return
    colon = words.index(":", 1)
    for place in range(colon - 1, max(0, colon - _FARTHEST), -1):
        if _weighty(language).isdisjoint(words[place:colon]):
            told = [*words[:place], _VERBS[language][0], *words[colon:]]
            yield _joined(told), _quoted(words[place:colon])


def _shortened(language: str, words: list[str], lost: int) -> Iterator[Guess]:
    """Some words less where the reader is lost, but none that another meaning hangs on."""
    for length in range(1, _LEFT_OUT + 1):
        for place in range(lost, max(-1, lost - length), -1):
            left_out = words[place : place + length]
            if (
                len(left_out) == length
                and _weighty(language).isdisjoint(left_out)
                and not any(map(str.isdigit, left_out))
            ):
                yield _joined([*words[:place], *words[place + length :]]), _quoted(left_out)


def typed(text: str) -> str:
    """An even sentence as a person types it."""
    neat = _quoted(text.split())
    return neat[:1].upper() + neat[1:]


def _quoted(words: list[str]) -> str:
    return " ".join(words).replace("' ", "'").replace(" ,", ",").replace(" .", ".")


def _joined(words: list[str]) -> str:
    return " ".join(words) + " "
