"""The invariants find what is planted: one damage each, and the sentence that names it."""

from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.moves import LAYING
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.scrolls import EVOLUTION, FIRE, LINK_BIT, REBIRTH, scroll_of
from sortilege.kernel.position import OVER

Tower = Callable[..., Any]
Damage = Callable[[Archimage], None]


@pytest.fixture
def sound(tower: Tower) -> Callable[[int], Archimage]:
    """Two seats in a circle; the first has an active and a used scroll, and its familiar is out."""

    def position(circle: int) -> Archimage:
        hand = "rebirth-air ~evolution-fire" + (" absorption-fire" if circle == 2 else "")
        hands = (hand, "rebirth-fire")
        made = tower(2, circle, open="G0 B0p", hands=hands, wizards="S0 G0", familiars="B0p -")
        found: Archimage = made.p
        return found

    return position


def _set(name: str, index: int, value: int) -> Damage:
    def damage(p: Archimage) -> None:
        getattr(p, name)[index] = value

    return damage


def _over(p: Archimage) -> None:
    p.seat = OVER


def _laying(p: Archimage) -> None:
    p.phase = LAYING


def _laid(p: Archimage) -> None:
    p.laid &= p.laid - 1


def _up(seat: int, word: int) -> Damage:
    def damage(p: Archimage) -> None:
        p.up[seat] ^= word

    return damage


def _swap(kind: str, other: str) -> Damage:
    """What lies on two spaces changes places, so that every count stays right."""

    def damage(p: Archimage) -> None:
        a, b = p.board.index[kind], p.board.index[other]
        p.cell[a], p.cell[b] = p.cell[b], p.cell[a]

    return damage


def _put(name: str, seat: int, space: str) -> Damage:
    def damage(p: Archimage) -> None:
        getattr(p, name)[seat] = p.board.index[space]

    return damage


def _done(p: Archimage) -> None:
    p.done = 1


PLANTED: list[tuple[int, Damage, str]] = [
    (1, _set("reserve", 0, 3), "colour 0: 3 dice in reserve"),
    (1, _set("reserve", 3, -1), "colour 3: -1 dice in reserve"),
    (1, _set("dice", 0, 0), "seat 0 has 0 dice rolled"),
    (1, _set("wait", 1, 1), "seat 1 has 1 dice rolled and 1 waiting"),
    (1, _put("wizard", 0, "A0r"), "the wizard of seat 0 stands on a seal"),
    (1, _put("wizard", 0, "S1"), "the wizard of seat 0 is on another's start place"),
    (1, _put("wizard", 0, "G0"), "two figures on one space"),
    (1, _put("familiar", 0, "A0s"), "the familiar of seat 0 is on a scroll"),
    (1, _put("familiar", 0, "A0r"), "the familiar of seat 0 is on a token without Mission"),
    (1, _put("familiar", 1, "G0"), "wizard and familiar of seat 1 are on one space"),
    (1, _done, "the familiar of seat 0, whose round is over, is not home"),
    (4, _put("guardian", 0, "A0r"), "the guardian of colour 0 is not on a scroll"),
    (1, _set("tokens", 2, 0), "the tokens on the board are miscounted"),
    (1, _swap("A0r", "A0s"), "a token or a scroll is on a space of another kind"),
    (2, _set("stored", 1, 11), "a token is stored on an Absorption of colour 1"),
    (2, _set("stored", 0, 11), "a token is stored on an Absorption of colour 0"),
    (1, _laid, "the scrolls on the board are miscounted"),
    (2, _up(1, 1 << scroll_of(EVOLUTION, FIRE)), "2 scrolls of 2 in colour 0"),
    (2, _up(1, 1 << scroll_of(REBIRTH, FIRE)), "not those that were laid out"),
    (1, _up(0, LINK_BIT), "a Binding is missing or double"),
    (1, _laying, "scrolls in hands before the set-up is over"),
    (1, _over, "over, and not ended"),
]


@pytest.mark.parametrize(("circle", "damage", "sentence"), PLANTED)
def test_the_invariants_find(sound: Callable[[int], Archimage], circle: int, damage: Damage, sentence: str) -> None:
    p = sound(circle)
    damage(p)
    found = list(GAME.invariants(p))
    assert any(sentence in problem for problem in found), found


def test_the_invariants_count_the_supply(sound: Callable[[int], Archimage]) -> None:
    p = sound(1)
    seals = [space for space in list(p.board.spaces)[: p.board.seals] if p.cell[space]]
    for space in seals[:11]:
        p.put_token(space, 2)
    assert any("tokens of colour 0 and power 2" in problem for problem in GAME.invariants(p))


def test_a_stored_token_that_fits_is_fine(sound: Callable[[int], Archimage]) -> None:
    p = sound(2)
    p.stored[0] = 3
    assert list(GAME.invariants(p)) == []
