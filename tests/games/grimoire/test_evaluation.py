"""The values and priors of the evaluation."""

from collections.abc import Callable

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation

Drawn = Callable[..., Confrontation]
EVALUATION = GAME.evaluation()


def prior(position: Confrontation, text: str) -> float:
    return EVALUATION.prior(position, GAME.read_move(position, text))


def test_values_are_those_of_the_seat(drawn: Drawn) -> None:
    ahead = drawn("1=F 2=A 3=W 20=f")
    assert EVALUATION.value(ahead, 0) > 0.5 > EVALUATION.value(ahead, 1)
    assert abs(EVALUATION.value(ahead, 0) + EVALUATION.value(ahead, 1) - 1) < 1e-9
    even = GAME.start(GAME.make_options({"study": False, "first": "0"}))
    assert EVALUATION.value(even, 0) == 0.5
    won = drawn("1=F 2=f", opened="cc")
    won.play(GAME.read_move(won, "move 1 2"))
    assert [EVALUATION.value(won, seat) for seat in (0, 1)] == [1.0, 0.0]


def test_an_open_book_and_gems_in_hand_are_worth_something(drawn: Drawn) -> None:
    assert EVALUATION.value(drawn("1=F 20=f", opened="oc"), 0) > EVALUATION.value(drawn("1=F 20=f", opened="cc"), 0)
    assert EVALUATION.value(drawn("1=F 20=f", hands="0100/0000"), 0) > EVALUATION.value(drawn("1=F 20=f"), 0)


def test_captures_and_good_spells_first(drawn: Drawn) -> None:
    position = drawn("1=F 2=w 20=f", book0="first40")
    assert prior(position, "move 1 2") > prior(position, "move 1 8")
    assert prior(position, "cast 1") > prior(position, "cast 2")  # the Tornado takes the water on 2
    losing = drawn("13=F 5=f", book0="last40", book1="first40")
    assert prior(losing, "cast 45") == 0.0
    winning = drawn("1=F 2=f", book0="first40")
    assert prior(winning, "cast 1") == 1.0
    exposed = drawn("1=F 20=f", hands="1000/0000")
    assert prior(exposed, "place F 19") < prior(exposed, "place F 5")
