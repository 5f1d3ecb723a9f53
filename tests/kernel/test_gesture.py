"""Gestures: following touches, and finding moves that cannot be told apart."""

from sortilege.kernel.gesture import Gesture, clashes, follow, motions

MOVES: dict[str, Gesture] = {
    "place a": ("a",),
    "b to c": ("b", "c"),
    "b to d": ("b", "d"),
    "pay": ("castle", ("coin", "coin", "gem")),
}


def test_touches_narrow_the_moves_down() -> None:
    alive = follow(MOVES, ["b"])
    assert set(alive) == {"b to c", "b to d"}
    assert {target for touch in alive.values() for target in touch.open} == {"c", "d"}
    assert follow(MOVES, ["b", "d"])["b to d"].open == ()
    assert follow(MOVES, ["c"]) == {}


def test_a_set_is_touched_in_any_order_alike_things_as_often_as_they_stand_in_it() -> None:
    for order in (["coin", "coin", "gem"], ["gem", "coin", "coin"], ["coin", "gem", "coin"]):
        assert follow(MOVES, ["castle", *order])["pay"].open == ()
    assert follow(MOVES, ["castle", "coin"])["pay"].open == ("coin", "gem")
    assert follow(MOVES, ["castle", "gem", "gem"]) == {}


def test_clashes() -> None:
    assert clashes(MOVES) == []
    assert clashes({"one": ("a",), "two": ("a", "b")}) == [("one", "two")]
    assert clashes({"one": ("a", "b"), "two": (("a", "b"),)}) == [("one", "two"), ("two", "one")]
    assert clashes({"one": (("a", "b"),), "two": (("a", "c"),)}) == []
    assert clashes({"one": (("a", "b"),), "two": ("b", "a", "c")}) == [("one", "two")]


def test_motions_are_the_difference_of_the_pieces() -> None:
    before = {"a": "man", "b": "king", "c": "man"}
    assert motions(before, before) == []
    assert motions(before, {"a": "man", "d": "king"}) == [("b", "d"), ("c", None)]
    assert motions(before, {"a": "king", "c": "man", "e": "man"}) == [("a", "e"), ("b", "a")]
