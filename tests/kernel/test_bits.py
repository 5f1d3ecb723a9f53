"""Bit helpers are right for words of 60 bits."""

from hypothesis import given
from hypothesis import strategies as st

from sortilege.kernel.bits import bit, bit_index, each, nth_bit, popcount, zobrist, zobrist_words

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


@given(WORDS)
def test_each_names_the_bits_set(word: int) -> None:
    assert sum(1 << i for i in each(word)) == word
    assert each(word) == sorted(each(word))


def test_zobrist_words_are_sixty_bits_and_differ() -> None:
    words = zobrist_words(4096, 7) + [zobrist(slot, value) for slot in range(64) for value in range(64)]
    assert len(set(words)) == len(words)
    assert max(words) < 2**60
    assert all(0.4 < sum(word >> i & 1 for word in words) / len(words) < 0.6 for i in range(60))
