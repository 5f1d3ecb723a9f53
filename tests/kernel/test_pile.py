"""A pile: known top, unknown middle, known bottom."""

from librt.vecs import vec
from mypy_extensions import i64
from raiders.pile import Pile


def offers(pile: Pile) -> dict[int, int]:
    kinds, weights = vec[i64]([0] * 8), vec[i64]([0] * 8)
    n = pile.fill(kinds)
    total = pile.weights(weights)
    found = {int(kinds[j]): int(weights[j]) for j in range(n)}
    assert sum(found.values()) == total
    return found


def pile_of(*counts: int) -> Pile:
    pile = Pile(len(counts))
    for kind, n in enumerate(counts):
        pile.mix_in(kind, n)
    return pile


def test_the_middle_is_drawn_by_its_odds() -> None:
    pile = pile_of(3, 0, 2)
    assert offers(pile) == {0: 3, 2: 2}
    pile.draw(0)
    assert offers(pile) == {0: 2, 2: 2}
    assert pile.size() == 4


def test_a_known_top_comes_first_the_last_laid_on_top() -> None:
    pile = pile_of(1, 1)
    pile.put_on_top(0)
    pile.put_on_top(1)
    drawn = []
    while pile.next() >= 0:
        drawn.append(int(pile.next()))
        pile.draw(pile.next())
    assert drawn == [1, 0]
    assert offers(pile) == {0: 1, 1: 1}


def test_a_known_bottom_comes_last_the_first_laid_under_first() -> None:
    pile = pile_of(1, 0, 0)
    pile.put_under(1)
    pile.put_under(2)
    for kind in (0, 1, 2):
        assert offers(pile) == {kind: 1}
        pile.draw(kind)
    assert pile.size() == 0
    assert pile.next() == -1
    assert offers(pile) == {}


def test_shuffling_forgets_the_order_and_no_card() -> None:
    pile = pile_of(1, 1)
    pile.put_on_top(1)
    pile.put_under(0)
    pile.shuffle()
    assert offers(pile) == {0: 2, 1: 2}
    assert [pile.count(kind) for kind in (0, 1)] == [2, 2]


def test_copies_share_nothing() -> None:
    pile = pile_of(2, 2)
    pile.put_on_top(1)
    copy = pile.copy()
    copy.draw(1)
    copy.draw(0)
    copy.put_under(1)
    assert pile.next() == 1
    assert pile.size() == 5
    assert [pile.count(kind) for kind in (0, 1)] == [2, 3]
