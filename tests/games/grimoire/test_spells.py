"""Compiled spells against the reference evaluator, and the readings of the examples that the rulings chose."""

from collections.abc import Callable

import pytest

from sortilege.games.grimoire.casting import Caster, counts
from sortilege.games.grimoire.compile import compile_books
from sortilege.games.grimoire.compiled_books import CompiledBooks
from sortilege.games.grimoire.language.gems import Board, board_text
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.language.tree import Spell
from sortilege.games.grimoire.one_cast import SingleCast
from sortilege.games.grimoire.spellbooks import Book, NamedSpell, alternatives, examples, selections

Sees = Callable[[str, int], Board]
Rows = Callable[[int, int], list[str]]
EXAMPLES = tuple(examples().values())
TREES = [one.tree for found in alternatives().values() for one in found]
OTHERS = tuple(
    NamedSpell(number, (("en", f"Reading {number}"),), tree, proved=False) for number, tree in enumerate(TREES, 1)
)


def doubted(book: Book) -> Book:
    """The same spells without the checker's word, so that every cast is worked out gem by gem."""
    return tuple(NamedSpell(entry.number, entry.names, entry.tree, proved=False) for entry in book)


def planes(row: str, caster: int) -> tuple[int, int, int, int]:
    own = sum(1 << p for p, c in enumerate(row) if c != "." and c.islower() == bool(caster))
    opp = sum(1 << p for p, c in enumerate(row) if c != "." and c.islower() != bool(caster))
    kinds = ["FAWE".index(c.upper()) if c != "." else 0 for c in row]
    return own, opp, sum((k & 1) << p for p, k in enumerate(kinds)), sum((k >> 1) << p for p, k in enumerate(kinds))


def turned(board: Board, caster: int) -> str:
    """A caster's board as seat 0 sees it."""
    text = board_text(board)
    return text if caster == 0 else "".join(text[seen_by_opponent(p) - 1] for p in range(1, 25)).swapcase()


def agree(compiled: CompiledBooks, row: str, caster: int, sees: Sees) -> int:
    """Compares both books in one position; how many casts were possible."""
    worker, done = Caster(), 0
    own, opp, lo, hi = planes(row, caster)
    for book in (0, 1):
        worker.see(own, opp, lo, hi)
        mine, theirs = counts(own, lo, hi), counts(opp, lo, hi)
        able = compiled.castable(worker, caster * 2 + book, compiled.full[book], mine, theirs)
        for place, entry in enumerate(compiled.pair[book]):
            assert entry.tree is not None
            wanted = evaluate(entry.tree, sees(row, caster))
            allowed = wanted.verdict == "done" and (compiled.empty or bool(wanted.ordered))
            assert bool(able >> place & 1) == allowed, f"{entry.number} on {row} by {caster}"
            if allowed:
                worker.see(own, opp, lo, hi)
                worker.cast(compiled.code, compiled.maps, compiled.program[(caster * 2 + book) * 64 + place])
                after = planes(turned(wanted.board, caster), caster)
                assert (worker.own, worker.opp, worker.lo, worker.hi) == after, f"{entry.number} on {row} by {caster}"
                done += 1
    return done


@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("books", ["proved", "doubted", "others"])
def test_compiled_spells_agree_with_the_evaluator(
    books: str, empty: bool, random_rows: Rows, sees: Sees, bulk: Callable[[int], int]
) -> None:
    pair = {
        "proved": (EXAMPLES[:40], EXAMPLES[40:]),
        "doubted": (doubted(EXAMPLES[:40]), doubted(EXAMPLES[40:])),
        "others": (OTHERS, EXAMPLES[20:60]),
    }[books]
    compiled = compile_books(pair, empty)
    count = max(bulk(250), 20)
    done = sum(agree(compiled, row, caster, sees) for row in random_rows(count, 11) for caster in (0, 1))
    assert done > count * 40


def test_there_are_80_examples_and_16_alternatives_with_reasons() -> None:
    assert [entry.number for entry in EXAMPLES] == list(range(1, 81))
    assert sorted(alternatives()) == [3, 4, 8, 9, 32, 33, 36, 44, 77, 78, 79, 80]
    assert sum(len(found) for found in alternatives().values()) == 16
    assert all(one.reason for found in alternatives().values() for one in found)
    for language in ("fr", "en"):
        assert len({entry.name(language) for entry in EXAMPLES}) == 80


def test_selections_fit_into_a_book() -> None:
    assert all(len(numbers) <= 40 and len(set(numbers)) == len(numbers) for numbers in selections().values())
    assert set(selections()["first40"]) | set(selections()["last40"]) == set(range(1, 81))
    assert set(selections()["odd"]) | set(selections()["even"]) == set(range(1, 81))


def cast(number: int, board: str, caster: int = 0) -> str:
    gems = dict(pair.split("=") for pair in board.split())
    row = "".join(gems.get(str(point), ".") for point in range(1, 25))
    return SingleCast(examples()[number], caster).answer(row)


def gems(answer: str) -> str:
    """A board as pairs."""
    return " ".join(f"{point}={letter}" for point, letter in enumerate(answer.split()[0], 1) if letter != ".")


READINGS = [
    # (spell, board, board after): one line for each ruling of the errata
    (1, "3=F 12=F 24=F", "4=F 13=F 17=F"),  # rotation on the gem's own arc
    (2, "1=F 9=F", "8=F 16=F"),
    (3, "1=E 9=E 17=E", "9=E 17=E"),  # angles go to n + 8 although no line joins them, and take the caster's own gem
    (4, "17=E 9=E", "9=E 1=E"),
    (5, "1=W 2=w 12=W", "2=w 3=W 16=W"),  # across the axis; on the axis it stays
    (8, "9=F 1=e 17=E", "8=e 10=F 24=E"),  # one point
    (9, "9=F 1=e 17=E", "2=e 16=F 18=E"),
    (11, "12=F 13=a 15=W 16=e", "9=e 11=F 12=a 16=W"),  # simultaneous
    (14, "7=E 8=E", "2=E 10=E"),
    (17, "24=F 1=a", "1=F 2=a"),  # numbers are cyclic
    (18, "18=A 1=w", "8=w 22=A"),  # the column of the axis jumps the centre
    (19, "22=F 7=a", "8=a 18=F"),
    (24, "1=A 4=W 2=a", "2=a 5=A 8=W"),
    (25, "9=A 10=w", "17=w 24=A"),
    (30, "9=A", "2=A"),
    (32, "9=A", "8=A"),  # the printed pairs, counterclockwise
    (33, "1=A 7=a", "8=A"),  # the caster's air prevails
    (33, "3=A 5=A", "4=A"),  # alike: one remains
    (33, "1=a 8=A", "8=a"),  # a gem that stands there is not protected
    (34, "20=E", "5=E"),
    (36, "1=E 2=E 3=E", "14=E 21=E 23=E"),  # as printed
    (37, "24=F 23=f 22=f", "1=f 2=F 3=f"),
    (39, "1=F 10=F 12=F 8=w", "1=F 2=F 8=F"),
    (43, "1=F 3=F 5=F 14=E 20=E 24=E", "5=E 7=E 13=F 14=E 15=F 22=F"),
    (44, "1=W 2=W 3=W 13=E 20=E", "5=W 6=W 7=W 13=E 14=E"),
    (51, "1=F 2=F 3=F 5=f 6=f 7=f", "4=F 8=f 12=F 16=f 20=F 24=f"),  # west is only a name
    (59, "1=W 2=W 9=F 10=F", "1=F 2=F 9=W 10=W"),
    (65, "1=A 2=A 3=A 5=E 6=E 7=E 4=F 17=w", "17=A 18=A 19=A 20=F 21=E 22=E 23=E"),
    (66, "3=A 10=A 12=A", "3=A 11=A 19=A"),
    (67, "1=F 3=F 5=W", "10=F 18=F 22=W"),
    (68, "9=A 17=a 1=w", "1=A 9=a"),
    (71, "24=W 20=F", "1=F 24=W"),
    (72, "1=W 20=F", "1=W 24=F"),
    (73, "2=F 9=F 11=F", "1=F 2=F 3=F"),
    (77, "1=F 2=a", "1=F 3=a"),
    (77, "5=F 7=F 6=a", "5=F 6=a 7=F"),  # pushed from both sides: it stays
    (77, "1=F 5=F 2=a 4=f", "1=F 2=a 4=f 5=F"),  # both would meet on 3: they stay
    (77, "1=F 2=a 3=W", "1=F 3=a"),  # a pushed gem takes what stands there
]


@pytest.mark.parametrize(("number", "before", "after"), READINGS)
def test_ruling_4_readings_of_the_examples(number: int, before: str, after: str) -> None:
    assert gems(cast(number, before)) == " ".join(sorted(after.split(), key=lambda pair: int(pair.split("=")[0])))


@pytest.mark.parametrize(("number", "before", "after"), READINGS)
def test_the_other_caster_sees_half_a_turn(number: int, before: str, after: str) -> None:
    def other(board: str) -> str:
        pairs = [pair.split("=") for pair in board.split()]
        turned = [(seen_by_opponent(int(point)), letter.swapcase()) for point, letter in pairs]
        return " ".join(f"{point}={letter}" for point, letter in sorted(turned))

    assert gems(cast(number, other(before), 1)) == other(after)


def test_what_is_answered_when_a_spell_cannot_be_cast() -> None:
    assert cast(53, "1=A").startswith("no: a condition")
    assert cast(14, "1=F").startswith("no: the spell gives no gem an order")
    printed = SingleCast(NamedSpell(1, (("en", "x"),), alternatives()[77][0].tree, proved=False), 0)
    assert printed.answer("....FaF.................").startswith("no: the spell does not settle")
    assert cast(1, "1=F 2=W 20=f").split()[1] == "W"


def test_who_can_take_the_casters_own_gems(random_rows: Rows, bulk: Callable[[int], int]) -> None:
    """Ten spells never take the caster's own gems, all others can."""
    never = {17, 34, *range(59, 65), 67, 69}
    takes_own = set()
    for entry in EXAMPLES:
        single = SingleCast(entry, 0)
        answers = [single.answer(row) for row in random_rows(max(bulk(800), 60), 3)]
        if any(letter.isupper() for answer in answers if answer[:2] != "no" for letter in answer.split()[1]):
            takes_own.add(entry.number)
    assert not takes_own & never
    assert len(takes_own) >= (70 if bulk(50) == 50 else 50)


def test_a_spell_is_known_by_its_meaning() -> None:
    one, other = examples()[1], examples()[2]
    renamed = NamedSpell(9, (("en", "Whirl"),), one.tree)
    compiled = compile_books(((one, other), (renamed,)))
    same = [[int(compiled.alike[part * 64 + spell]) for spell in range(2)] for part in range(4)]
    assert same == [[1, 2], [1, 0], [1, 0], [1, 0]]
    assert isinstance(one.tree, Spell)
