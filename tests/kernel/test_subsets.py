"""Numbers of sets and of two sides' men, up to the symmetries of the board."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from sortilege.games.grimoire.endgame import board_symmetries as agrica
from sortilege.games.morris.endgame import board_symmetries as morris_board
from sortilege.kernel.bits import popcount
from sortilege.kernel.subsets import Symmetries, TwoSets, TwoSides, choose, rank, rank_within, unrank, unrank_within


def images(symmetries: Symmetries) -> list[list[int]]:
    """Each symmetry as the image of every point."""
    return [
        [int(symmetries.image(g, 1 << point)).bit_length() - 1 for point in range(24)]
        for g in range(int(symmetries.count))
    ]


def classes(symmetries: list[list[int]], first: int, second: int) -> int:
    """How many classes of two sets there are, by Burnside's lemma: how many stay where they are, on average."""
    fixed = 0
    for image in symmetries:
        ways = Counter({(0, 0): 1})
        for length in cycles(image):
            further: Counter[tuple[int, int]] = Counter()
            for (a, b), count in ways.items():
                for ends in ((a, b), (a + length, b), (a, b + length)):
                    further[ends] += count
            ways = further
        fixed += ways[first, second]
    return fixed // len(symmetries)


def cycles(image: list[int]) -> list[int]:
    """The lengths of the cycles of a permutation."""
    lengths, seen = [], set()
    for start in range(24):
        length, point = 0, start
        while point not in seen:
            seen.add(point)
            point, length = image[point], length + 1
        lengths += [length] if length else []
    return lengths


def test_every_set_has_a_number_of_its_own() -> None:
    for k in (0, 1, 2, 3):
        assert [int(rank(unrank(k, number))) for number in range(int(choose(24, k)))] == list(range(int(choose(24, k))))
    assert popcount(unrank(12, 2704155)) == 12


def test_a_set_is_numbered_within_what_room_there_is() -> None:
    room = 0b1011_0110_1110_0011_1010_0101
    for number in range(int(choose(popcount(room), 3))):
        points = unrank_within(3, number, room)
        assert not points & ~room
        assert rank_within(points, room) == number


@pytest.mark.parametrize("symmetries", [morris_board(), agrica()], ids=["morris", "grimoire"])
def test_what_is_alike_has_one_number(symmetries: Symmetries, bulk: Callable[[int], int]) -> None:
    random, sides = Random(3), TwoSides(symmetries)
    assert len({tuple(image) for image in images(symmetries)}) == 16
    for _ in range(bulk(5000)):
        points = random.sample(range(24), 7)
        own, opp = sum(1 << p for p in points[:3]), sum(1 << p for p in points[3:])
        numbers = {
            int(sides.number(symmetries.image(g, own), symmetries.image(g, opp))) for g in range(int(symmetries.count))
        }
        assert len(numbers) == 1
        assert sides.set_up(sides.table(3, 4), numbers.pop())
        assert sides.number(sides.own, sides.opp) == sides.number(own, opp)
        assert (popcount(sides.own), popcount(sides.opp)) == (3, 4)


@pytest.mark.parametrize(("first", "second"), [(1, 1), (2, 1), (1, 3), (2, 2)])
def test_there_are_as_many_numbers_as_classes(first: int, second: int) -> None:
    pair = TwoSets(morris_board(), first, second)
    real = sum(bool(pair.set_up(number)) for number in range(int(pair.size)))
    assert real == classes(images(morris_board()), first, second)


def test_three_against_three_are_as_many_as_were_published() -> None:
    """R. Gasser, Solving Nine Men's Morris (1996), has 56,922: where all men fly the three squares are alike too."""
    rings = [[0, 1, 2, 9, 14, 21, 22, 23], [3, 4, 5, 10, 13, 18, 19, 20], [6, 7, 8, 11, 12, 15, 16, 17]]
    turned = [image for image in images(morris_board()) if {image[p] for p in rings[1]} == set(rings[1])][:8]
    every = []
    for order in permutations(range(3)):
        moved = {p: rings[order[ring]][place] for ring in range(3) for place, p in enumerate(rings[ring])}
        every += [[moved[image[p]] for p in range(24)] for image in turned]
    assert len({tuple(image) for image in every}) == 48
    pair = TwoSets(Symmetries(sorted(every)), 3, 3)
    assert sum(bool(pair.set_up(number)) for number in range(int(pair.size))) == classes(every, 3, 3) == 56_922
    assert classes(images(morris_board()), 3, 3) == 169_626
