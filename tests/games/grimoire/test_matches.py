"""One test for each numbered paragraph of RULES.md on matches, unverified spells and house rules."""

from collections.abc import Callable
from dataclasses import replace
from typing import cast

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.options import GrimoireOptions, for_people_only
from sortilege.games.grimoire.rules import Confrontation
from sortilege.kernel.deeds import MatchTally
from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
Texts = Callable[[Confrontation], set[str]]
Row = Callable[[Confrontation], str]

WHIMS = """
Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.
Spell "Whim" : The gems dance as their master pleases.
"""
DOUBTFUL = {"book0": "own", "text0": WHIMS, "book1": "own", "text1": WHIMS, "unverified": True}
FUNNEL = """
Spell "Abyss" : The gems of the opponent move from point 1 to point 8, from point 7 to point 8
and from point 16 to point 8. If two moved gems arrive at the same point, the fire gems of both masters,
failing that the air gems of both masters, failing that the water gems of both masters prevail.
"""


def test_G6_1_matches_alternate_the_first_master(drawn: Drawn, play: Play) -> None:
    options = GAME.make_options({"wins": 2, "first": "0"})
    won = play(drawn("1=F 2=f", opened="cc", turn=100, first="0"), "move 1 2")
    second = GAME.next_round(options, won, [1.0, 0.0])
    assert second is not None
    assert (second.beginner, second.won, second.studied) == ("1", (1, 0), False)
    assert GAME.start(second).seat == 1
    last = play(drawn("1=F 2=f", opened="cc", turn=101), "move 1 2")
    assert last.first == 1
    assert GAME.next_round(second, last, [1.0, 0.0]) is None
    drawn_round = play(drawn("1=F 20=f", opened="cc"), *["move 1 2", "move 20 19", "move 2 1", "move 19 20"] * 2)
    again = GAME.next_round(second, drawn_round, [0.5, 0.5])
    assert again is not None
    assert again.won == (1, 0)
    assert again.begins == str(1 - drawn_round.first)
    assert GAME.next_round(GAME.make_options({}), drawn_round, [0.5, 0.5]) is None


def win(match: Match) -> None:
    match.play("move 1 2")


@pytest.mark.parametrize(
    ("end", "won"),
    [
        (win, (1, 0)),
        (lambda match: match.resign(0), (0, 1)),
        (lambda match: match.resign(1), (1, 0)),
        (lambda match: match.time_out(0), (0, 1)),
        (lambda match: match.agree_draw(), (0, 0)),
    ],
)
def test_G6_1_whatever_ends_a_round_it_is_booked_for_its_winner(
    end: Callable[[Match], None], won: tuple[int, int]
) -> None:
    start = "Ff...................... 0 play 0000/0000 cc - - 0 120 -"
    match = Match("grimoire", start=start, wins=2, study=False, first="0")
    assert GAME.tally(cast(GrimoireOptions, match.options)) == MatchTally(2, [0, 0])
    end(match)
    following = match.game.next_round(match.options, match.position, match.scores)
    assert following is not None
    assert following.won == won
    assert match.game.tally(match.options, match.scores) == MatchTally(2, list(won))
    assert match.game.start(following).seat == 1  # the other master begins


def test_G6_1_who_has_won_the_match_is_known() -> None:
    options = GAME.make_options({"wins": 2, "won0": 1, "won1": 1})
    stands = GAME.tally(options, [0.0, 1.0])
    assert stands
    assert (stands.winner, stands.won) == (1, [1, 2])
    assert GAME.tally(GAME.make_options({})) is None


def test_G6_1_a_rematch_takes_each_book_to_the_other_side_and_begins_afresh() -> None:
    played = GAME.make_options(
        DOUBTFUL | {"text1": WHIMS.replace("Ember", "Amber"), "wins": 2, "won0": 1, "banned1": "2"}
    )
    played = replace(played, begins="1")
    assert not played.studied
    fresh = GAME.rematch(played)
    assert (fresh.text0, fresh.text1) == (played.text1, played.text0)
    assert (fresh.won, fresh.banned0, fresh.banned1) == ((0, 0), "", "")
    assert (fresh.beginner, fresh.studied) == ("coin", True)
    assert GAME.rematch(GAME.make_options({})).book0 == "last40"


def test_G6_2_books_and_inhibitions_last_for_the_match(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = drawn("1=F 2=f", **DOUBTFUL, banned="2/")
    options = GAME.make_options(DOUBTFUL | {"wins": 3})
    assert "cast 2" not in texts(position)
    play(position, "move 1 2")
    following = GAME.next_round(options, position, [1.0, 0.0])
    assert following is not None
    assert (following.banned0, following.banned1, following.text0) == ("2", "", WHIMS)
    begun = GAME.start(following)
    assert (begun.banned(0), begun.cast_of(0)) == (2, 0)
    with pytest.raises(BadOption, match="banned0"):
        GAME.make_options({"banned0": "99"})


def test_G7_1_unverified_spells_are_for_people() -> None:
    assert for_people_only(GAME.make_options(DOUBTFUL))
    assert not for_people_only(GrimoireOptions())
    with pytest.raises(BadOption, match="Whim"):
        GAME.make_options(DOUBTFUL | {"unverified": False})
    begun = GAME.start(GAME.make_options(DOUBTFUL))
    assert [entry.tree is None for entry in begun.book(0)] == [False, True]


def test_G7_2_showing_gem_by_gem_in_any_order(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = play(drawn("1=F 5=A 20=f", **DOUBTFUL), "cast 2")
    assert position.seat == 0
    assert texts(position) == {"show 1", "show 5", "show 20"}
    play(position, "show 5")
    assert texts(position) == {f"to {point}" for point in range(1, 25) if point != 5}
    play(position, "to 1")  # onto a gem that has not moved: it would be taken
    assert texts(position) == {"show 1", "show 20", "done"}
    play(position, "show 1", "to 24", "show 20")
    play(position, "to 21", "done")
    assert position.seat == 1
    assert texts(position) == {"accept", "contest"}


def test_G7_2_where_two_gems_meet_the_caster_shows_who_stays(drawn: Drawn, play: Play, texts: Texts, row: Row) -> None:
    position = play(drawn("1=F 5=A 20=f", **DOUBTFUL), "cast 2", "show 5", "to 12", "show 1")
    assert {"to 12", "fall 12"} <= texts(position)
    gestures = {GAME.write_move(position, move): GAME.gesture(position, move) for move in position.moves()}
    assert (gestures["to 12"], gestures["fall 12"], gestures["to 3"]) == (("p12", "stays"), ("p12", "falls"), ("p3",))
    for choice, left in (("to 12", "F"), ("fall 12", "A")):
        shown = play(position.copy(), choice)
        again = GAME.read(GAME.write(shown), GAME.make_options(DOUBTFUL))
        for one in (shown, again):
            after = play(one, "done", "accept")
            assert row(after) == f"...........{left}.......f...."
            assert sum(after.lost(0)) == 11


def test_G7_3_accepting_and_contesting(drawn: Drawn, play: Play, texts: Texts, row: Row) -> None:
    shown = play(drawn("1=F 5=A 20=f", **DOUBTFUL), "cast 2", "show 5", "to 1", "show 20", "to 5", "done")
    accepted = play(shown.copy(), "accept")
    assert row(accepted) == "A...f..................."
    assert accepted.cast_of(0) == 2
    assert accepted.seat == 1
    contested = play(shown.copy(), "contest")
    assert contested.seat == 0
    assert texts(contested) == {"yield", "insist"}
    yielded = play(contested.copy(), "yield")
    assert yielded.seat == 0
    assert row(yielded) == "F...A..............f...."
    assert "cast 2" not in texts(yielded)
    assert "move 1 2" in texts(yielded)
    insisted = play(contested.copy(), "insist")
    assert insisted.seat == OVER
    assert insisted.score(1) == 1.0


def test_G7_4_the_authors_reading_binds(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = drawn("1=F 20=f", **(DOUBTFUL | {"text1": WHIMS.replace("Whim", "Other Whim")}), casts="/2")
    play(position, "take 2", "show 1", "to 2", "done")
    assert position.seat == 1
    refused = play(position.copy(), "contest")
    assert refused.seat == 0
    assert "take 2" not in texts(refused)
    assert not refused.banned(1)
    play(refused, "move 1 2", "move 20 21")
    assert "take 2" in texts(refused)
    taken = play(position.copy(), "accept")
    assert taken.took_of(0) == 2


def test_G7_5_disputes_during_study(play: Play, texts: Texts) -> None:
    position = GAME.start(GAME.make_options(DOUBTFUL))
    assert texts(position) == {"ready", "dispute 2"}
    play(position, "dispute 2")
    assert (position.seat, texts(position)) == (1, {"yield", "insist"})
    yielded = play(position.copy(), "yield")
    assert (yielded.seat, texts(yielded)) == (0, {"ready"})
    assert yielded.banned(1) == 2
    assert play(position.copy(), "insist").score(0) == 1.0


def test_G8_1_funnels_and_twins() -> None:
    with pytest.raises(BadOption, match="E-FUNNEL"):
        GAME.make_options({"book0": "own", "text0": FUNNEL})
    twins = "".join(f'Spell "{name}" : The fire gems of the caster move 1 point clockwise.\n' for name in ("A", "B"))
    with pytest.raises(BadOption, match="W-DUP"):
        GAME.make_options({"book0": "own", "text0": twins})
    letter = GAME.make_options({"book0": "own", "text0": twins, "funnel": False})
    assert len(letter.book(0)) == 2


def test_G5_6_affair(drawn: Drawn, play: Play) -> None:
    lost = play(drawn("1=F 13=f", asked="answer-c2-1>2", **DOUBTFUL), "insist")
    assert (lost.seat, lost.score(1)) == (OVER, 1.0)


def test_G8_2_to_the_letter(drawn: Drawn, play: Play, texts: Texts, row: Row) -> None:
    letter = {"book0": "novice", "book1": "novice", "letter": True}
    assert for_people_only(GAME.make_options(letter))
    study = GAME.start(GAME.make_options(letter))
    assert "dispute 3" in texts(study)
    position = drawn("1=F 20=f", **letter)
    assert "cast 3" in texts(position)  # it orders no gem
    shuttled = play(position.copy(), *["move 1 2", "move 20 19", "move 2 1", "move 19 20"] * 3)
    assert shuttled.seat == 0  # no draw
    cast = play(position.copy(), "cast 1")
    assert (cast.seat, texts(cast)) == (1, {"accept", "contest"})
    assert "proved" in GAME.spoken(cast, "en").cause()
    assert GAME.read(GAME.write(cast), GAME.make_options(letter)).seat == 1
    assert row(cast)[0] == "F"
    accepted = play(cast.copy(), "accept")
    assert (row(accepted)[1], accepted.cast_of(0), accepted.seat) == ("F", 1, 1)
    assert GAME.motions(cast, GAME.read_move(cast, "accept")) == [("p1", "p2")]
    yielded = play(cast.copy(), "contest", "yield")
    assert (yielded.seat, yielded.banned(0), yielded.banned(1)) == (0, 1, 1)
    assert play(cast, "contest", "insist").score(1) == 1.0


def test_options_that_do_not_fit() -> None:
    with pytest.raises(BadOption, match="text0"):
        GAME.make_options({"text0": "something"})
    with pytest.raises(BadOption, match="text1"):
        GAME.make_options({"book1": "own"})
    with pytest.raises(BadOption, match="won0"):
        GAME.make_options({"won0": 1})
    with pytest.raises(BadOption, match="collection"):
        GAME.make_options(
            {"book0": "own", "text0": 'Collection "Many". Spell "A" : ' + WHIMS.split(":")[1].split("\n")[0]}
        )
    assert replace(GrimoireOptions(), wins=2).wins == 2
