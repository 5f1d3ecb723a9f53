"""The rulings on points that the booklet leaves open, in the order of the rules notes on play."""

from collections.abc import Callable

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import examples
from sortilege.kernel.errors import IllegalMove
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
Texts = Callable[[Confrontation], set[str]]
Row = Callable[[Confrontation], str]
Rows = Callable[[int, int], list[str]]


def test_ruling_1_nobody_passes(drawn: Drawn, play: Play) -> None:
    with pytest.raises(IllegalMove):
        play(drawn("1=F 20=f"), "stop")


def test_ruling_2_there_is_always_an_action(drawn: Drawn, random_rows: Rows) -> None:
    for row in random_rows(200, 8):
        if any(c.isupper() for c in row) and any(c.islower() for c in row):
            assert drawn(row, opened="cc").moves()
    crowded = "FFFAAAWWWEEE" + "fffaaawwweee"
    assert drawn(crowded, opened="cc").moves()


def test_ruling_3_both_have_a_gem_after_their_first_turn(play: Play) -> None:
    for seed in range(20):
        position = GAME.start(GAME.make_options({"study": False, "first": "0"}))
        rng = Rng(seed)
        while position.turn < 2:
            position.play(position.pick(rng))
        assert position.own
        assert position.opp or position.opp_hand  # the second master may already have been taken


def test_ruling_4_a_cast_instead_of_placing_loses(drawn: Drawn, play: Play) -> None:
    position = play(drawn("1=F 2=f", hands="0000/0001"), "move 1 2")
    assert position.seat == 1
    assert play(position, "cast 69").score(0) == 1.0  # his Cycle of Ages turns the other's gem: he has none


def test_ruling_5_never_both_at_once(drawn: Drawn, random_rows: Rows) -> None:
    """Whatever is cast, somebody's gem is left: a capture leaves the gem that took."""
    for row in random_rows(60, 21):
        if any(c.isupper() for c in row) and any(c.islower() for c in row):
            position = drawn(row)
            for move in position.moves():
                after = position.copy()
                after.play(move)
                assert after.own | after.opp


def test_ruling_6_who_destroyed_does_not_matter(drawn: Drawn, play: Play) -> None:
    position = drawn("13=F 5=f", book0="last40", book1="first40")
    assert play(position, "cast 45").score(1) == 1.0


def test_ruling_7_fewer_than_six_after_opening(drawn: Drawn, texts: Texts) -> None:
    assert "cast 1" in texts(drawn("1=F 20=f", opened="oc"))


def test_ruling_8_seven_gems_lost_and_closed_for_good(drawn: Drawn, texts: Texts) -> None:
    assert "open" not in texts(drawn("1=F 2=F 3=F 4=A 5=A 20=f", opened="cc"))


def test_ruling_9_earliest_times(play: Play, texts: Texts) -> None:
    position = GAME.start(GAME.make_options({"study": False, "first": "0"}))
    play(position, "place F 1", "and 2", "and 3", "place F 5", "and 6", "and 7")
    assert "open" not in texts(position)
    play(position, "place A 9", "and 10", "and 11", "place A 13", "and 14", "and 15")
    assert (position.turn, "open" in texts(position)) == (4, True)  # on his third turn
    play(position, "open", "open")
    assert any(text.startswith("cast") for text in texts(position))  # on his fourth, the seventh turn of all
    play(position, "place W 17", "and 18", "and 19", "place W 21", "and 22", "and 23")
    play(position, "place E 4", "and 8", "and 12", "place E 16", "and 20", "and 24")
    assert not any(text.startswith("take") for text in texts(position))
    play(position, "cast 17")
    assert position.turn == 11
    assert "take 17" in texts(position)  # the twelfth turn


def test_ruling_10_a_copied_spell_is_the_same_spell(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = play(drawn("1=F 20=f", book0="first40", book1="first40"), "cast 1", "cast 1")
    assert not {"cast 1", "take 1"} & texts(position)


def test_ruling_11_appropriated_spells_are_seen_by_their_caster(drawn: Drawn, play: Play, row: Row) -> None:
    assert row(play(drawn("4=E 8=f", casts="/15+15", book1="odd"), "take 15"))[5] == "E"


def test_ruling_12_and_13_inhibition(drawn: Drawn, texts: Texts) -> None:
    text = 'Spell "Whim" : The gems dance as they please.'
    options = {"book0": "own", "text0": text, "unverified": True}
    assert "cast 1" in texts(drawn("1=F 20=f", **options))
    assert "cast 1" not in texts(drawn("1=F 20=f", **options, banned="1/"))
    assert "take 1" not in texts(drawn("20=F 1=f", **options, master=1, banned="1/"))


def test_ruling_14_the_result_of_a_cast_stands(drawn: Drawn, play: Play, texts: Texts) -> None:
    text = 'Spell "Whim" : The gems dance as they please.'
    position = drawn("1=F 20=f", book0="own", text0=text, unverified=True)
    play(position, "cast 1", "show 1", "to 2", "done", "accept")
    assert not {"contest", "dispute 1"} & texts(position)


def test_ruling_15_an_illegal_cast_is_refused(drawn: Drawn) -> None:
    match = Match(GAME, start=GAME.write(drawn("1=A 20=f")), book0="first40")
    with pytest.raises(IllegalMove):
        match.play("cast 1")


def test_ruling_16_a_certified_spell_cannot_be_disputed(texts: Texts) -> None:
    assert texts(GAME.start(GAME.make_options({}))) == {"ready"}


def test_ruling_17_names_in_the_readers_language() -> None:
    assert examples()[1].name("fr") == "La Tornade de Feu"
    assert examples()[1].name("en") == "The Fire Tornado"
    position = GAME.start(GAME.make_options({}))
    assert "Tornade" in GAME.name(position, "spell-0-1", "fr")
    assert "Tornado" in GAME.name(position, "spell-0-1", "en")


def test_ruling_18_used_spells_are_new_in_each_round(drawn: Drawn, play: Play) -> None:
    options = GAME.make_options({"wins": 3})
    over = play(drawn("1=F 2=f", casts="3.12/"), "move 1 2")
    following = GAME.next_round(options, over, [1.0, 0.0])
    assert following is not None
    assert GAME.start(following).cast_of(0) == 0


def test_ruling_19_casting_placing_and_taking_break_repetition(drawn: Drawn, play: Play) -> None:
    position = drawn("1=F 20=f", hands="1000/0000")
    there = ["move 1 2", "move 20 19", "move 2 1", "move 19 20"]
    play(position, *there, "place F 13")
    assert position.sterile == 0
    back = ["move 20 19", "move 1 2", "move 19 20", "move 2 1"]
    play(position, *back, *back[:3])
    assert (position.sterile, position.seat) == (7, 0)
    assert play(position.copy(), back[3]).seat == OVER
    assert play(position, "cast 17").sterile == 0


def test_decision_1_the_corpus_has_the_recommended_readings(drawn: Drawn, play: Play, row: Row) -> None:
    assert row(play(drawn("9=A 20=f"), "cast 32"))[7] == "A"


def test_section_6_9_the_name_is_announced_with_the_cast(drawn: Drawn) -> None:
    position = drawn("1=F 20=f")
    said = GAME.say(position, GAME.read_move(position, "cast 1"), "fr")
    assert "La Tornade de Feu" in said
    match = Match(GAME, start=GAME.write(position))
    match.agree_draw()
    assert match.scores == [0.5, 0.5]
