"""Several plies as one action: what they say and move together."""

from sortilege import game
from sortilege.kernel.deeds import composed
from sortilege.kernel.game import Game


def test_what_goes_on_from_where_it_came_is_one_motion() -> None:
    assert composed([[("a", "b")], [("b", "c"), ("d", None)]]) == [("a", "c"), ("d", None)]


def test_what_comes_back_has_not_moved() -> None:
    assert composed([[("a", "b")], [("b", "a")]]) == []


def test_what_is_taken_after_it_moved_is_taken_where_it_began() -> None:
    assert composed([[("a", "b")], [("b", None)]]) == [("a", None)]


def test_a_deed_of_two_plies_tells_both_and_has_one_actor() -> None:
    morris = game("morris")
    before = morris.read("ww./bb./.../....../.../.../... w 7/7 4", morris.make_options({}))
    place = morris.read_move(before, "g7")
    after = before.copy()
    after.play(place)
    take = morris.read_move(after, "x b6")
    deed = Game.deed(morris, before, [place, take], "en")  # as every game has it that says nothing else
    assert deed.seat == 0
    assert morris.say(before, place, "en") in deed.text
    assert morris.say(after, take, "en") in deed.text
    assert dict(deed.motions)["b6"] == "taken-1-0"
