"""Signs, pieces, cards and dice: each says what it must without its colour."""

import re
from xml.etree import ElementTree as ET

import pytest

from sortilege.ink import ELEMENTS, card, die, entry, gem, man, pawn, pile, rim, seal, sign, token, track, wizard
from sortilege.ink.svg import Ink


def shape(drawing: Ink) -> str:
    """The drawing with every colour taken out."""
    return re.sub(r'(fill|stroke)="[^"]*"', "", drawing)


def test_the_five_signs_differ_in_shape() -> None:
    assert len({shape(sign(element, 0, 0, 10)) for element in ELEMENTS}) == 5


def test_an_unknown_element_is_refused() -> None:
    with pytest.raises(ValueError, match="no element 'ether'"):
        sign("ether", 0, 0, 10)


@pytest.mark.parametrize("draw", [rim, man, pawn, wizard])
def test_seats_differ_in_shape_from_the_third_on(draw: object) -> None:
    assert callable(draw)
    shapes = {shape(draw(seat)) for seat in range(5)}
    assert len(shapes) == 5


@pytest.mark.parametrize(
    "drawing",
    [
        *(gem(seat, element) for seat in range(5) for element in ELEMENTS),
        *(wizard(seat, element=element) for seat, element in enumerate(ELEMENTS)),
        *(seal(element, spent=True) for element in ELEMENTS),
        card("A & B", element="fire", cost=["air"] * 7, body="<many> words " * 30, value="3"),
        pile(card(), 0),
        pile(card(), 130),
        token("12"),
        track(0, 0, ["1", "2"], 1),
        entry(0, 0, 100, "A very long name of a spell", "fire", spent=True),
    ],
)
def test_drawings_are_sound(drawing: Ink) -> None:
    ET.fromstring(f"<svg>{drawing}</svg>")


def test_dice_show_their_value() -> None:
    assert [die(n).count("<circle") for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert ">8</text>" in die(8)
    assert ">2</text>" in die(2, element="fire", numeral=True)


def test_card_text_stays_inside() -> None:
    drawing = card("T", element="fire", cost=["air"], body="words " * 80)
    lowest = max(float(y) for y in re.findall(r'<text x="-?[\d.]+" y="(-?[\d.]+)"', drawing))
    assert lowest < 154 / 2 - 110 * 0.16
