"""Books of the masters' own at a table: what is offered and what a cast leaves, beside the reference evaluator."""

from collections.abc import Callable, Iterable

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.gems import Board, board_text
from sortilege.games.grimoire.language.meaning.evaluate import evaluate
from sortilege.games.grimoire.language.points import seen_by_opponent
from sortilege.games.grimoire.language.random_spells import random_book
from sortilege.games.grimoire.language.text.read_book import read
from sortilege.games.grimoire.notation import entry_of
from sortilege.games.grimoire.options import option_sets
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Rows = Callable[[int, int], list[str]]
Sees = Callable[[str, int], Board]
FORBIDS_ITSELF = """Spell "Flood":
The gems of both masters move from point 1 to point 15 and from point 6 to point 15.
If a gem receives two different orders, or if two moved gems arrive at the same point, the spell cannot be cast.
"""


def own(text: str) -> dict[str, object]:
    return {"book0": "own", "text0": text, "book1": "none", "first": "0", "study": False}


def test_G4_4_a_spell_is_not_offered_where_it_forbids_itself() -> None:
    board = "AE...f.EFFW..W.........."
    position = GAME.read(f"{board} 0 play 1211/2333 oc - - 0 20 -", GAME.make_options(own(FORBIDS_ITSELF)))
    assert "cast 1" not in {GAME.write_move(position, move) for move in position.moves()}


def test_G4_4_the_same_spell_is_cast_where_nothing_clashes() -> None:
    board = "AE....fEFFW..W.........."
    position = GAME.read(f"{board} 0 play 1211/2333 oc - - 0 20 -", GAME.make_options(own(FORBIDS_ITSELF)))
    position.play(GAME.read_move(position, "cast 1"))
    assert GAME.write(position).split()[0] == ".E....fEFFW..WA........."


def compare_casts(position: Confrontation, sees: Sees) -> int:
    """Holds every cast that the table offers, and every one it does not, against the evaluator; how many it offers."""
    if not position.own_open or GAME.write(position).split()[2] != "play":
        return 0
    master, row = int(position.master), GAME.write(position).split()[0]
    offered = {int(move) for move in position.moves() if mv.CAST <= move < mv.TAKE}
    for place, entry in enumerate(position.book(master)):
        move = mv.CAST + place
        if position.own_cast >> place & 1:
            continue
        assert entry.tree is not None
        wanted = evaluate(entry.tree, sees(row, master))
        assert wanted.verdict != "undetermined", (entry.text, row)
        castable = wanted.verdict == "done" and bool(wanted.ordered)
        assert (move in offered) == castable, (entry.text, row, master)
    for move in offered:
        entry = entry_of(position, move)
        assert entry.tree is not None
        after = position.copy()
        after.play(move)
        text = board_text(evaluate(entry.tree, sees(row, master)).board)
        seen = text if master == 0 else "".join(text[seen_by_opponent(p) - 1] for p in range(1, 25)).swapcase()
        assert GAME.write(after).split()[0] == seen, (entry.text, row, master)
        assert list(GAME.invariants(after)) == []
    return len(offered)


def test_G7_1_random_books_at_a_table_agree_with_the_evaluator(sees: Sees, bulk: Callable[[int], int]) -> None:
    offered = games = 0
    for seed in range(max(bulk(12), 2)):
        texts = random_book(100 + seed % 4, "en", 10), random_book(200 + seed % 4, "fr", 10)
        options = {"book0": "own", "text0": texts[0], "book1": "own", "text1": texts[1], "study": False}
        position, rng = GAME.start(GAME.make_options(options)), Rng(seed)
        games += 1
        while position.seat != OVER:
            offered += compare_casts(position, sees)
            position.play(position.pick(rng))
            assert list(GAME.invariants(position)) == []
    assert offered > 20 * games


def goes_on(row: str) -> bool:
    """Tells whether both masters have gems on a board, so that nobody has won (G5.1)."""
    return any(letter.isupper() for letter in row) and any(letter.islower() for letter in row)


def spells_at_a_table(pairs: Iterable[tuple[str, str]], boards: int, random_rows: Rows, sees: Sees) -> int:
    """Holds both books of each pair against the evaluator on random boards, for both masters; how many casts were."""
    offered = 0
    for number, (first, second) in enumerate(pairs):
        options = GAME.make_options({"book0": "own", "text0": first, "book1": "own", "text1": second})
        for row in filter(goes_on, random_rows(boards, number)):
            for master in (0, 1):
                text = f"{row} {master} play 0000/0000 oo - - {master} 120 -"
                offered += compare_casts(GAME.read(text, options), sees)
    return offered


def test_G7_1_sixty_random_spells_at_a_table_agree_with_the_evaluator(random_rows: Rows, sees: Sees) -> None:
    pairs = [(random_book(100 + seed, "en", 10), random_book(200 + seed, "fr", 10)) for seed in range(3)]
    assert spells_at_a_table(pairs, 12, random_rows, sees) > 100


@pytest.mark.deep
def test_G7_1_two_thousand_spells_at_a_table_agree_with_the_evaluator(random_rows: Rows, sees: Sees) -> None:
    pairs = ((random_book(1000 + seed, "en", 10), random_book(2000 + seed, "fr", 10)) for seed in range(100))
    assert spells_at_a_table(pairs, 20, random_rows, sees) > 10_000


def test_random_books_have_every_clause() -> None:
    """The sets that laws and random games go through say everything the language can say about a clash, and moves."""
    books = [read(str(values[key])).book() for values in option_sets() for key in ("text0", "text1") if key in values]
    spells = [entry.spell for book in books for entry in book.entries]
    assert {type(spell.clash) for spell in spells} == {tree.Stay, tree.Forbid, tree.Win, type(None)}
    clauses = [clause for spell in spells for clause in spell.clauses]
    assert {type(clause.move) for clause in clauses} == {tree.By, tree.To, tree.Fill}
    assert any(clause.when for clause in clauses)
    assert any(spell.require for spell in spells)
