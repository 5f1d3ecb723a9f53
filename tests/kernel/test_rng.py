"""The random numbers of search: seeded, in range, even."""

from collections import Counter

from sortilege.kernel.rng import Rng


def test_equal_seeds_give_equal_numbers_and_unequal_ones_do_not() -> None:
    def first(seed: int) -> list[int]:
        rng = Rng(seed)
        return [rng.below(1000) for _ in range(20)]

    assert first(5) == first(5)
    assert len({tuple(first(seed)) for seed in range(500)}) == 500


def test_all_numbers_below_n_come_about_equally_often() -> None:
    rng = Rng(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    # five degrees of freedom: above 20.5 once in a thousand seeds
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 20.5


def test_seed_zero_is_no_trap() -> None:
    rng = Rng(0)
    assert len({rng.below(1 << 30) for _ in range(100)}) == 100
