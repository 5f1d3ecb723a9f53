"""The rulings on what the rulebook leaves open, the first twenty-five."""

from collections.abc import Callable
from typing import Any

from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c

Make = Callable[..., Any]


def test_ruling_1_ten_and_two_for_each_player_unless_the_option_says_five() -> None:
    piles = [GAME.start(GAME.make_options({"seats": n})).madness for n in (2, 3, 4, 5)]
    assert piles == [14, 16, 18, 20]
    piles = [GAME.start(GAME.make_options({"seats": n, "madness": "5n"})).madness for n in (2, 3, 4, 5)]
    assert piles == [20, 25, 30, 35]


def test_ruling_2_the_next_player_closes_the_round_after_concentrating(table: Make) -> None:
    closed = table(
        "fire-a; hand f1 f1; top a1 a1 a1 a1",
        "earth-a; hand e1; spells growth-",
        "air-a; hand a1",
        track="fire-1",
        right="in-01",
        space=5,
    ).play("end")
    assert closed.position.active == 1
    assert closed.spells(1) == "growth"
    assert [closed.cards(seat, "discard") for seat in range(3)] == ["", "m", "m"]  # the active and the next player


def test_ruling_3_curses_left_mean_failure_none_mean_bonus(table: Make) -> None:
    seats = ("fire-a; hand f1; deck e1 w1", "earth-a; hand e1; deck f1 w1")
    failed = table(*seats, track="fire-1", right="in-02", phase=c.BEGIN, space=5)
    assert failed.position.madness == 12
    beaten = table(*seats, right="in-04", phase=c.BEGIN, space=5)
    assert beaten.chance  # each player draws one card
    assert beaten.texts() == ["draw w1", "draw e1"]


def test_ruling_4_restrictions_end_first_and_curses_leave_last(table: Make) -> None:
    seats = ("fire-a; hand m f1 w1 e1", "earth-a; hand e1 e1")
    healing = table(*seats, right="in-02", phase=c.BEGIN, space=5, forbidden=c.NO_HEAL)
    assert healing.can("heal m")
    failing = table(*seats, track="fire-1 water-1", right="in-05", phase=c.BEGIN, space=5)
    assert failing.can("option 1")
    assert failing.track() == "fire-1 water-1 - - -"


def test_ruling_5_appearance_comes_before_the_curses_unless_it_speaks_of_them(table: Make) -> None:
    seats = ("fire-a; hand f1 w1 a1 m", "earth-a; hand e1 f1 m")
    page = table(*seats, right="in-08", phase=c.BEGIN, space=5).luck()
    while page.texts()[0].startswith("page"):
        page.play("page in-10")
    page.luck()
    assert page.texts()[0].startswith("discard")
    assert page.track() == "- - - - -"
    later = table(*seats, right="in-10", phase=c.BEGIN, space=5, round=1)
    while not later.texts()[0].startswith("pile"):
        later.play(later.texts()[0])
    assert [later.position.curse(slot) != c.NONE for slot in range(5)] == [True, True, True, False, False]


def test_ruling_6_a_curse_stays_and_strikes_once(table: Make) -> None:
    seats = ("fire-a; hand f1 w1; deck e1", "earth-a; hand e1; deck f1")
    struck = table(*seats, track="fire-7 multi-06", phase=c.BEGIN, space=2)
    struck.play("pile water", "curse water-9")  # it would put two Madness back in the box
    assert struck.track() == "fire-7 multi-06 water-9 - -"
    assert struck.position.madness == 14
    assert struck.seat == 0
    assert struck.position.phase == c.ACT


def test_ruling_7_destroyed_curses_go_under_their_pile(table: Make) -> None:
    acting = table("fire-a; hand f3 f1 w1", "earth-a; hand e1", track="fire-4")
    acting.play("destroy fire-4", "gain f2")
    assert acting.position.under(0) == 1
    assert acting.position.cards.texts.curses[acting.position.under_curse(0, 0)].id == "cu_fire_4"


def test_ruling_8_the_reward_goes_to_the_own_discard_pile_or_there_is_none(table: Make) -> None:
    acting = table("earth-b; hand f3 f1 w1", "earth-a; hand e1", track="fire-4")
    for kind in range(1, 12, 3):
        acting.position.add_supply(kind, -acting.position.supply(kind))
    acting.play("destroy fire-4")
    assert acting.seat == 0
    assert acting.cards(0, "discard") == "f1 f3"


def test_ruling_9_the_round_goes_on_without_curses_and_the_group_may_rest_at_the_end(table: Make) -> None:
    early = table("fire-a; hand f1 f1", "earth-a; hand e1 e1", round=5)
    assert not early.can("rest")
    late = table("fire-a; hand f1 f1; top m m m m", "earth-a; hand e1 e1", round=6, right="end", madness=0)
    late.play("rest")  # the next player must draw from nothing
    assert late.position.result == c.MAD_END


def test_ruling_10_turn_order_from_the_active_player_and_nothing_to_do_is_skipped(table: Make) -> None:
    seats = ("fire-a; hand f1 w1 m", "earth-a; hand e1 f1 m", "air-a; hand a1 w1 m")
    struck = table(*seats, track="earth-1", phase=c.BEGIN, space=1, active=1)
    order = []
    while struck.texts()[0].startswith("discard"):
        order.append(struck.seat)
        struck.play(struck.texts()[0])
    assert order == [1, 2, 0]
    nothing = table(*seats, track="water-2", phase=c.BEGIN, space=1)  # no support to discard
    assert nothing.position.phase == c.ACT


def test_ruling_11_the_affected_player_the_acting_player_and_the_active_player_choose(table: Make) -> None:
    seats = ("fire-a; hand f1 f1 e1", "earth-a; hand e1 f1", "air-a; hand a1 w1")
    own = table(*seats, track="earth-9", phase=c.BEGIN, space=1)
    assert own.seat == 0
    assert own.texts() == ["discard f1", "discard e1"]
    target = table("fire-a; hand f1 e1 e1; spells earth-1c", *seats[1:]).play("cast earth-1c")
    assert target.seat == 0
    assert target.texts() == ["player p2", "player p3"]
    group = table(*seats, track="fire-9", phase=c.BEGIN, space=1, active=2)
    assert group.seat == 2
    assert group.can("burn p1:growth", "burn p2:ice", "burn p3:telepathy")


def test_ruling_12_an_option_must_be_carried_out_in_full(table: Make) -> None:
    seats = ("fire-a; hand f1 w1", "earth-a; hand e1")
    empty = table(*seats, track="fire-8", phase=c.BEGIN, space=1, madness=1)
    assert empty.texts() == ["option 1", "option 2"]
    empty.play("option 2")
    assert empty.position.result == c.MAD_END  # the second player could do neither: the last option applies
    forced = table(*seats, track="fire-8", phase=c.BEGIN, space=1, madness=0)
    assert forced.cards(0, "discard") == "f1"
    either = table("fire-a; hand f1 w1; support m", "earth-a; hand e1", track="fire-7", phase=c.BEGIN, space=1)
    assert either.texts() == ["option 1", "option 2"]


def test_ruling_13_effects_may_discard_madness_recuperation_and_payment_may_not(table: Make) -> None:
    struck = table("fire-a; hand f1 m m", "earth-a; hand e1", track="earth-1", phase=c.BEGIN, space=1)
    assert struck.texts() == ["discard f1 m", "discard m m"]
    trimmed = table("fire-a; hand f1 w1 m m m m m m", "earth-a; hand e1 e1").play("end")
    assert trimmed.position.alive(0) is False
    assert not table("fire-a; hand f1 m m m", "earth-a; hand e1 e1").can("acquire f2")


def test_ruling_14_destroyed_madness_leaves_and_cured_madness_returns(table: Make) -> None:
    acting = table("fire-a; hand f1 w1 w1 m m e1 e1; spells combustion", "earth-a; hand e1")
    acting.play("cast combustion", "burn m")
    assert acting.position.madness == 14
    acting.play("cure p1 hand", "pay w1 w1")
    assert acting.position.madness == 15  # more than at the start


def test_ruling_15_reshuffling_only_when_a_card_must_be_taken(table: Make) -> None:
    empty = table("fire-a; hand e1 f1 f1; discard w1; deck a1; spells growth", "earth-a; hand e1")
    empty.play("cast growth")
    assert empty.position.madness == 14  # the pile is empty now, and nothing was needed since
    looking = table("fire-a; hand a1 f1 f1; discard w1; deck w1 e1; spells air-1c", "earth-a; hand e1")
    looking.play("cast air-1c").luck()
    assert looking.position.madness == 14  # two cards looked at, not three
    bare = table("fire-a; hand e1 e1 f1; spells growth", "earth-a; hand e1")
    bare.play("cast growth x2")
    assert bare.position.madness == 13


def test_ruling_16_removing_madness_never_loses(table: Make) -> None:
    removed = table("fire-a; hand f1 f1", "earth-a; hand e1", track="water-9", phase=c.BEGIN, space=1, madness=1)
    assert removed.position.madness == 0
    assert not removed.over


def test_ruling_17_no_hand_limit_outside_the_own_turn(table: Make) -> None:
    seats = ("fire-a; hand e1 e1 f1 f1; spells earth-1c", "earth-a; hand e1 e1 e1 w1 w1 w1; top f1 f1 a1 a1")
    fed = table(*seats).play("cast earth-1c x2")
    assert fed.position.size(1, c.HAND) == 10
    fed.play("end")
    fed.luck()
    assert fed.position.size(1, c.HAND) == 10


def test_ruling_18_elimination_takes_everything_and_the_token_passes_over(table: Make) -> None:
    mad = table(
        "fire-a; hand m m m m m f1 f1; support m; discard w1; top m", "earth-a; hand e1 e1", "air-a; hand a1 a1"
    ).play("acquire f2")
    assert not mad.position.alive(0)
    assert [mad.cards(0, zone) for zone in ("hand", "support", "discard", "deck", "top")] == [""] * 5
    assert mad.position.boxed(c.MAD) == 35 - 14 + 7
    mad.play("end").luck()
    assert mad.position.active == 2
    mad.play("end").luck()
    assert mad.position.active == 1


def test_ruling_19_support_holds_three_or_five_of_any_cards(table: Make) -> None:
    three = table("fire-a; hand w2 w2 m f1; support f1 f1; deck e1", "earth-a; hand e1")
    assert three.can("cast ice")
    three.play("cast ice", "keep m")
    assert three.cards(0, "support") == "f1 f1 m"
    five = table("water-a; hand w2 f1 a1; support f1 f1 f1 m; deck e1", "earth-a; hand e1")
    five.play("cast ice", "keep a1")
    assert five.position.size(0, c.SUPPORT) == 5


def test_ruling_20_a_granted_action_is_one_action_and_optional(table: Make) -> None:
    seats = ("fire-a; hand a1 a1 w1 w1", "air-b; hand w1 w1 f1 e1 e1 a1")
    granted = table(*seats).play("cast telepathy")
    assert granted.can("stop", "cast ice x2", "cast telepathy")
    assert not granted.can("power")
    granted.play("cast ice x2", "keep f1", "keep a1")
    assert granted.seat == 0
    back = table(*seats).play("cast telepathy", "cast telepathy")
    assert back.seat == 0  # the receiver grants an action in turn
    assert back.can("stop")


def test_ruling_21_any_number_of_times(table: Make) -> None:
    rich = table("fire-a; hand e3 e3 e2 f1; top f1 f1 f1 f1 f1 f1 f1 f1 f1", "earth-a; hand e1")
    assert rich.can(*(f"cast growth x{k}" for k in range(2, 9)))
    assert not rich.can("cast growth x9")
    last = table("fire-a; hand a3 a3; deck e1; spells air-3b growth-", "earth-a; hand e1")
    assert last.can("cast air-3b", "cast air-3b x2", "cast air-3b x3")


def test_ruling_22_learning_reveals_at_once_and_makes_room_only_if_needed(table: Make) -> None:
    learning = table("fire-a; hand f1 f1 f1 w1; deck e1", "earth-a; hand e1", library="fire-1a")
    assert not any(" for " in text for text in learning.texts())
    learning.play("learn fire-1a")
    assert learning.chance
    learning.play("reveal fire-2a")
    assert learning.can("cast fire-1a")


def test_ruling_23_never_a_card_paid_for_the_same_activation(table: Make) -> None:
    taking = table("fire-a; hand e1 e1 f1; discard e1; deck w1 a1; spells earth-2b", "earth-a; hand e1")
    taking.play("cast earth-2b")
    assert taking.chance  # the one earth card that was there came back without a question; now a card is drawn
    assert taking.cards(0, "hand") == "f1 e1"
    none = table("fire-a; hand e1 e1 f1; deck w1 a1; spells earth-2b", "earth-a; hand e1").play("cast earth-2b")
    assert none.cards(0, "hand") == "f1"
    assert none.cards(0, "discard") == "e1 e1"


def test_ruling_24_at_most_one_discount_and_never_below_one(table: Make) -> None:
    seats = ("fire-b; hand f1 f2 f2 f3 w1; spells fire-1c fire-3b", "earth-a; hand e1")
    acting = table(*seats, track="fire-1 water-1").play("cast fire-1c", "pay f2", "cast fire-3b", "pay f2")
    fires = sorted(text for text in acting.texts() if text.startswith("destroy fire-1"))
    assert fires == ["destroy fire-1", "destroy fire-1 less 2", "destroy fire-1 less 3", "destroy fire-1 power"]
    assert acting.can("destroy water-1 less 3")
    acting.play("destroy water-1 less 3", "gain f2")
    assert [acting.position.discounts(kind) for kind in range(2)] == [0, 2]
    acting.play("destroy fire-1 power")
    assert acting.cards(0, "hand") == "f1"  # the three of fire alone, not more
    assert acting.position.power_used


def test_ruling_24_discounts_end_with_the_turn(table: Make) -> None:
    acting = table("fire-a; hand f2 f1 f1; spells fire-1c; top e1 e1 e1 e1 e1", "earth-a; hand e1 e1", track="fire-1")
    acting.play("cast fire-1c", "pay f2", "end")
    assert acting.position.discounts(0) == 0


def test_ruling_25_no_token_left_no_effect(table: Make) -> None:
    seats = ("fire-a; hand f1 f1", "earth-a; hand e1")
    token = table(*seats, track="earth-7 - fire-1+f+f+f+f", phase=c.BEGIN, space=1)
    assert token.position.burden(2, 0) == 4
    token = table(*seats, track="earth-7 - fire-1+f", phase=c.BEGIN, space=1)
    assert token.position.burden(2, 0) == 2
    assert token.position.tokens(0) == 2
