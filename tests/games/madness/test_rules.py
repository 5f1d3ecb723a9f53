"""One test for each numbered paragraph of RULES.md."""

import json
from collections.abc import Callable
from typing import Any

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import texts
from sortilege.games.madness.invariants import invariants
from sortilege.kernel.position import CHANCE

Make = Callable[..., Any]


def started(**options: Any) -> Any:
    names = ["fire-a", "water-a", "earth-a", "air-a", "earth-b"][: options.get("seats", 2)]
    return GAME.start(GAME.make_options({"magicians": ",".join(names), **options}))


def to_first_turn(**options: Any) -> Any:
    position = started(**options)
    while position.phase < c.BEGIN or position.round == 0:
        position.play(position.moves()[0])
    return position


def test_B1_1_magicians_decks_and_first_hands() -> None:
    position = GAME.start(GAME.make_options({"magicians": "fire-a,air-b"}))
    assert [position.size(seat, c.DECK) for seat in range(2)] == [12, 12]
    assert position.count(0, c.DECK, 1) == 1  # one fire of value 2
    assert [position.count(0, c.DECK, kind) for kind in (0, 3, 6, 9)] == [4, 2, 2, 3]
    while position.phase < c.BEGIN and position.round == 0:
        position.play(position.moves()[0])
    assert [position.size(seat, c.HAND) for seat in range(2)] == [6, 6]
    assert [position.spells(seat) for seat in range(2)] == [15, 15]
    assert position.active == 0


def test_B1_1_random_magicians_are_different() -> None:
    position = GAME.start(GAME.make_options({"seats": 2}))
    assert position.seat == CHANCE
    assert len(position.moves()) == 8
    position.play(position.moves()[3])
    assert len(position.moves()) == 7
    assert "magician water-b" not in [GAME.write_move(position, move) for move in position.moves()]


def test_B1_2_supply() -> None:
    position = GAME.start(GAME.make_options({"magicians": "fire-a,fire-b"}))
    assert [position.supply(kind) for kind in range(12)] == [0, 8, 6, 0, 10, 6, 0, 10, 6, 0, 10, 6]


def test_B1_3_madness_pile() -> None:
    for seats, pile, expected in ((2, "2n", 14), (5, "2n", 20), (2, "5n", 20), (5, "5n", 35)):
        position = GAME.start(GAME.make_options({"seats": seats, "madness": pile}))
        assert position.madness == expected
        assert position.boxed(c.MAD) == 35 - expected


def test_B1_4_the_book(table: Make) -> None:
    position = started()
    while position.question != c.C_PAGE:
        position.play(position.moves()[0])
    assert len(position.moves()) == 4  # a cover
    position.play(position.moves()[0])
    assert len(position.moves()) == 12  # the interior page on the right
    closed = table("fire-a; hand f1 f1", "earth-a; hand e1", phase=c.BEGIN, space=5, monster="cover-2", right="in-04")
    while closed.position.question != c.C_PAGE:
        closed.play(closed.texts()[0])
    assert closed.position.round == 2
    closed.play("page in-03")
    pages = [page.id for page in position.cards.texts.pages]
    assert pages[closed.position.monster] == "pg_in_04"
    assert pages[closed.position.right_page] == "pg_in_03"


def test_B1_5_the_library() -> None:
    position = started()
    for element in c.ELEMENTS:
        texts = [GAME.write_move(position, move) for move in position.moves()]
        assert texts == [f"reveal {element}-1{letter}" for letter in "abc"]
        position.play(position.moves()[1])


def test_B2_1_concentration(table: Make) -> None:
    done = table(
        "fire-a; hand e1; spells growth- ice- telepathy", "earth-a; hand e1; spells growth-", phase=c.BEGIN, space=1
    )
    assert done.spells(0) == "growth ice telepathy"
    assert done.spells(1) == "growth-"


def test_B2_2_curses_strike_when_the_marker_arrives(table: Make) -> None:
    struck = table(
        "fire-a; hand e1 f1; deck a1 a1 a1 w1 w1 w1",
        "earth-a; hand e1 e1; deck f1 f1 f1 w1",
        track="air-5 air-2 earth-3 - -",
        phase=c.BEGIN,
        space=2,
    )
    assert struck.position.marker == 3
    struck.luck()
    assert struck.position.deck_size(0) == 1  # two by the left curse, three by the right one
    assert struck.track() == "air-5 air-2 earth-3 - -"


def test_B2_3_closing_a_round(table: Make) -> None:
    closed = table("fire-a; hand e1 f1", "earth-a; hand e1", track="fire-1+f water-1 - - -", right="in-02",
                   phase=c.BEGIN, space=5, forbidden=2, shield=1)  # fmt: skip
    assert closed.position.madness == 12  # two cards of the pile back in the box
    assert closed.track() == "- - - - -"
    assert [closed.position.under(pile) for pile in range(5)] == [1, 1, 0, 0, 0]
    assert closed.position.tokens(0) == 4
    assert (closed.position.forbidden, closed.position.shield) == (0, 0)


def test_B2_3_bonus_without_curses(table: Make) -> None:
    closed = table("fire-a; hand m", "earth-a; hand m", right="in-02", phase=c.BEGIN, space=5)
    assert closed.texts() == ["none", "heal m"]
    closed.play("heal m", "heal m")
    assert closed.position.madness == 16


def test_B2_4_a_new_page(table: Make) -> None:
    page = table(
        "fire-a; hand e1 f1; deck a1", "earth-a; hand e1; deck a1", right="in-12", phase=c.BEGIN, space=5, round=2
    )
    assert page.texts()[0] == "player p1"  # nothing was left of Latchmaw: the bonus of the Archivist
    page.play("player p1", "gain f3").luck()
    assert page.position.marker == 1
    assert page.position.round == 3
    slots = [page.position.cards.pile[page.position.curse(slot)] for slot in range(4)]
    assert slots == [c.MULTI, 2, 3, 1]  # easy, round 3: one Multi-Element, then earth, air, water
    assert page.position.curse(4) == c.NONE
    assert page.position.burden(3, 1) == 1  # the token after the curses


def test_B2_5_multi_element_curses_by_round(table: Make) -> None:
    expected = {0: [0, 0, 1, 1, 1, 2], 1: [0, 1, 1, 1, 2, 2], 2: [1, 1, 1, 2, 2, 2]}
    for difficulty, counts in expected.items():
        for before, count in enumerate(counts[1:], start=1):
            seats = ("fire-a; hand e1 f1; deck a1 a1 a1", "earth-a; hand e1 e1; deck a1 a1 a1")
            page = table(*seats, right="in-04", phase=c.BEGIN, space=5, round=before, difficulty=difficulty)
            page.luck()
            while page.position.phase < c.ACT:
                page.play(page.texts()[0])
            piles = [
                page.position.cards.pile[page.position.curse(slot)]
                for slot in range(5)
                if page.position.curse(slot) != c.NONE
            ]
            assert piles.count(c.MULTI) == count


def test_B2_6_any_number_of_actions(table: Make) -> None:
    acting = table("fire-a; hand f1 f1 e1 e1 e1 e1; deck a1 a2", "earth-a; hand e1")
    acting.play("acquire f2", "acquire e2", "acquire e2")
    assert acting.luck().seat == 1  # nothing left to do: the next player is asked
    acting = table("fire-a; hand f1 f1 f1 f1 w1 w1; deck a1 a2", "earth-a; hand e1")
    acting.play("acquire f2", "end")
    assert acting.chance
    assert acting.cards(0, "hand") == "f1 f1 w1 w1"


def test_B2_7_recuperation(table: Make) -> None:
    drawing = table("fire-a; hand f1 f1; top a1 a1 a1 a1 a1", "earth-a; hand e1 e1").play("end")
    assert drawing.cards(0, "hand") == "f1 f1 a1 a1 a1 a1"
    assert drawing.position.active == 1
    assert drawing.position.turn == 1
    full = table("fire-a; hand f1 f1 f1 f1 f1 w1 w1 m", "earth-a; hand e1 e1").play("end")
    assert "discard f1 w1" in full.texts()
    assert not any("m" in text.split() for text in full.texts())
    full.play("discard f1 w1")
    assert full.cards(0, "hand") == "f1 f1 f1 f1 w1 m"


def test_B3_1_payment(table: Make) -> None:
    paying = table("fire-a; hand f1 f1 f3", "earth-a; support f2 m")
    paying.play("acquire f3")
    assert paying.texts() == ["pay f3", "pay s2:f2 f1"]  # f1 f1 alone is too little, f3 f1 has a card too many
    paying.play("pay s2:f2 f1")
    assert paying.cards(0, "discard") == "f1 f3"
    assert paying.cards(1, "discard") == "f2"
    assert paying.cards(1, "support") == "m"


def test_B3_2_activating(table: Make) -> None:
    cast = table("fire-a; hand w1 f1 a1; spells ice combustion-", "earth-a; hand e1; spells ice growth")
    assert not cast.can("cast combustion")
    cast.play("cast ice", "keep f1")
    assert cast.spells(0) == "ice- combustion-"
    assert cast.cards(0, "support") == "f1"
    empty = table("fire-a; hand w1 f1 f1; support m m m; spells ice", "earth-a; hand e1; spells growth")
    move = GAME.read_move(empty.position, "cast ice")
    assert GAME.gesture(empty.position, move)[-1] == "confirm"


def test_B3_3_several_times(table: Make) -> None:
    cast = table("fire-a; hand w1 w1 f1 f1 a1; deck e1", "earth-a; hand e1")
    assert cast.can("cast ice", "cast ice x2")
    cast.play("cast ice x2", "keep f1", "keep a1")
    assert cast.cards(0, "support") == "f1 a1"
    every = table("fire-a; hand f2 f2 f2; spells fire-1c", "earth-a; hand e1", track="fire-1")
    assert every.can("cast fire-1c", "cast fire-1c x2")  # each Spell of ours
    cards = json.loads((GAME.folder / "cards.json").read_text(encoding="utf-8"))
    next(spell for spell in cards["spells"] if spell["id"] == "sp_base_ice")["repeatable"] = False
    start = GAME.start(GAME.make_options({"magicians": "fire-a,earth-a", "cards": json.dumps(cards)}))
    spells = [spell.short for spell in texts(start.cards).spells]
    assert [int(start.cards.repeats[spells.index(name)]) for name in ("ice", "growth")] == [0, 1]


def test_B3_4_learning(table: Make) -> None:
    learning = table("fire-a; hand f1 f1 e1 e1; deck a1", "earth-a; hand e1", library="fire-1a earth-2b")
    learning.play("learn fire-1a")
    assert learning.texts() == ["reveal fire-2a", "reveal fire-2b", "reveal fire-2c"]
    learning.play("reveal fire-2c")
    assert learning.spells(0).endswith("telepathy fire-1a")
    assert not learning.can("learn earth-2b")
    assert learning.can("learn earth-2b for fire-1a", "learn earth-2b for growth")
    learning.play("learn earth-2b for growth")
    assert "growth" not in learning.spells(0)


def test_B3_5_acquiring(table: Make) -> None:
    acting = table("fire-a; hand f1 f2 w1 w1", "earth-a; hand e1")
    assert acting.can("acquire f2", "acquire f3", "acquire w2")
    assert not acting.can("acquire w3")
    acting.play("acquire f3")
    assert acting.cards(0, "discard") == "f1 f2 f3"
    assert acting.position.supply(2) == 5


def test_B3_6_destroying_a_curse(table: Make) -> None:
    acting = table("earth-b; hand f1 f3 w1 e1 a2; deck e1", "earth-a; hand e1", track="fire-1 multi-05 water-1+w")
    assert acting.can("destroy fire-1", "destroy multi-05")
    assert not acting.can("destroy water-1")
    acting.play("destroy fire-1")
    assert acting.texts() == ["gain f2", "gain w2", "gain e2", "gain a2"]
    acting.play("gain a2")
    assert acting.track() == "- multi-05 water-1 - -"
    assert acting.cards(0, "discard") == "f1 f3 a2"


def test_B3_7_curing(table: Make) -> None:
    acting = table("fire-a; hand f1 f1 w1 m", "earth-a; hand e1 m; support m")
    assert acting.can("cure p1 hand", "cure p2 support")
    assert not acting.can("cure p2 hand")
    acting.play("cure p2 support")
    assert acting.position.madness == 15
    assert acting.cards(1, "support") == ""


def test_B3_8_granted_actions(table: Make) -> None:
    acting = table("fire-a; hand a1 f1 f1", "earth-b; hand e1 e1; spells growth- ice", library="earth-1a")
    acting.play("cast telepathy")
    assert acting.seat == 1
    assert acting.can("stop", "learn earth-1a", "acquire e2")
    assert not acting.can("end")
    acting.play("acquire e2")
    assert acting.seat == 0
    assert acting.cards(1, "discard") == "e1 e1 e2"


def test_B3_9_powers(table: Make) -> None:
    acting = table("air-b; hand a1 f1 f1", "earth-a; hand e1 e1")
    assert acting.can("power")
    acting.play("power")
    assert acting.cards(1, "hand") == "e1 e1 m"  # her draw pile was empty: what she draws is the Madness of the shuffle
    assert not acting.can("power")  # once in a turn
    granted = table("fire-a; hand a1 f1 f1", "earth-a; hand e1 e1").play("cast telepathy")
    assert granted.seat == 1
    assert not granted.can("power")  # the cycle of Briar is for her own Action phase


def test_B4_1_support(table: Make) -> None:
    full = table("fire-a; hand w1 w1 f1; support m m f1", "earth-a; hand e1")
    assert full.position.size(0, c.SUPPORT) == 3
    full.play("cast ice")
    assert full.cards(0, "hand") == "f1 w1"
    assert not table("fire-a; hand f1; support m m m", "earth-a; hand e1 e1").can("acquire f2")


def test_B4_2_reshuffling(table: Make) -> None:
    empty = table("fire-a; hand e1 f1 f1; spells growth", "earth-a; hand e1").play("cast growth")
    assert empty.position.madness == 13
    assert empty.texts() == ["draw e1", "draw m"]
    assert empty.position.odds() == [(empty.position.moves()[0], 1), (empty.position.moves()[1], 1)]


def test_B4_3_madness(table: Make) -> None:
    burning = table("fire-a; hand f1 m m w1 w1; spells combustion", "earth-a; hand e1")
    burning.play("cast combustion", "burn m")
    assert burning.position.madness == 14
    assert burning.position.boxed(c.MAD) == 35 - 14 + 1


def test_B5_1_order_and_partial_effects(table: Make) -> None:
    hit = table(
        "fire-a; hand f1 w1 e1", "air-a; hand m", "air-b; hand e1 a1 a1", track="earth-1", phase=c.BEGIN, space=1
    )
    assert hit.seat == 0
    hit.play("discard f1 w1")
    assert hit.cards(1, "discard") == "m"  # all there is, without a question
    assert hit.seat == 2


def test_B5_2_options(table: Make) -> None:
    hit = table("fire-a; hand f1 w1 w1", "air-a; hand w1 a1 a1", track="fire-8", phase=c.BEGIN, space=1)
    assert hit.seat == 0
    assert hit.texts() == ["option 1", "option 2"]
    hit.play("option 1")
    assert hit.cards(0, "discard") == "f1"
    assert hit.cards(1, "discard") == "m"  # no fire card: only the Madness could be carried out


def test_B5_3_restrictions_shields_discounts(table: Make) -> None:
    forbidden = table("fire-a; hand f1 f1 w1 w1 m", "earth-a; hand e1", forbidden=c.NO_ACQUIRE | c.NO_HEAL)
    assert not any(text.startswith(("acquire", "cure")) for text in forbidden.texts())
    shielded = table("fire-a; hand e1 e1", "earth-a; hand e1 e1", track="fire-1", phase=c.BEGIN, space=1, shield=2)
    assert shielded.position.shield == 1
    assert shielded.cards(0, "hand") == "e1 e1"
    cheap = table("earth-b; hand f1 f2 e1; spells fire-1c", "earth-a; hand e1", track="fire-1")
    cheap.play("cast fire-1c")
    assert cheap.can("destroy fire-1 less 3")
    cheap.play("destroy fire-1 less 3")
    assert cheap.cards(0, "discard") == "f1 f2"


def test_B5_4_tokens(table: Make) -> None:
    token = table("fire-a; hand e1 e1", "earth-a; hand e1 e1", track="multi-01 fire-1 multi-05", phase=c.BEGIN, space=1)
    assert token.texts() == ["token fire", "token water", "token earth", "token air"]
    token.play("token air")
    assert [token.position.burden(1, e) for e in range(4)] == [1, 0, 0, 0]
    assert [token.position.burden(2, e) for e in range(4)] == [0, 0, 0, 1]
    assert [token.position.burden(0, e) for e in range(4)] == [0, 0, 0, 0]
    assert [token.position.tokens(e) for e in range(4)] == [3, 4, 4, 3]


def test_B6_1_elimination(table: Make) -> None:
    mad = table("fire-a; hand m m m m f1 f1; support m; top m m", "earth-a; hand e1 e1").play("acquire f2")
    assert mad.position.alive(0) is False
    assert mad.cards(0, "discard") == ""
    assert mad.spells(0) == ""
    assert mad.position.active == 1


def test_B6_2_losing(table: Make) -> None:
    lost = table("fire-a; hand e1 e1", "earth-a; hand e1 e1", track="multi-02", phase=c.BEGIN, space=1, madness=1)
    assert lost.over
    assert lost.position.result == c.MAD_END
    assert lost.cards(0, "hand") == "e1 e1 m"  # the first one was there
    last = table("fire-a; hand e1", "earth-a; hand e1", track="fire-1", right="end", phase=c.BEGIN, space=5, round=6)
    assert last.position.result == c.MONSTER_END
    assert last.position.score(1) == 0.0
    alone = table("fire-a; hand m m m m m f1 f1; top m m", "earth-a; hand m", madness=9)
    alone.position.eliminate(1)
    alone.play("acquire f2")
    assert alone.position.result == c.ALL_OUT


def test_B6_3_winning(table: Make) -> None:
    won = table("fire-a; hand e1", "earth-a; hand e1", right="end", phase=c.BEGIN, space=5, round=6)
    assert won.position.result == c.WON
    assert [won.position.score(seat) for seat in range(2)] == [1.0, 1.0]


def test_B6_4_resting(table: Make) -> None:
    resting = table("fire-a; hand e1 e1; top a1 a1 a1 a1", "earth-a; hand e1 e1; top a1 a1 a1 a1", right="end", round=6)
    assert resting.can("rest")
    resting.play("rest")
    while not resting.over:
        resting.luck()
    assert resting.position.result == c.WON
    assert resting.cards(0, "hand") == "e1 e1 a1 a1 a1 a1"
    assert not table("fire-a; hand e1 e1", "earth-a; hand e1", right="end", round=6, track="fire-1").can("rest")


def test_setup_is_sound() -> None:
    assert not list(invariants(to_first_turn(seats=5)))
