"""Bit helpers are right for words of 60 bits."""

from hypothesis import given
from hypothesis import strategies as st

from sortilege.kernel.bits import bit, bit_index, nth_bit, popcount

WORDS = st.integers(0, 2**60 - 1)


@given(WORDS)
def test_popcount(word: int) -> None:
    assert popcount(word) == word.bit_count()


def test_bit_index_of_each_bit() -> None:
    assert [bit_index(1 << i) for i in range(60)] == list(range(60))


@given(WORDS.filter(bool), st.data())
def test_nth_bit(word: int, data: st.DataObject) -> None:
    set_bits = [i for i in range(60) if word >> i & 1]
    n = data.draw(st.integers(0, len(set_bits) - 1))
    assert nth_bit(word, n) == set_bits[n]


def test_bit_sets_the_bit_it_names() -> None:
    assert [bit(n) for n in range(60)] == [1 << n for n in range(60)]
