"""What happened, one line for each action of the rulebook, and why a game is over."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from sortilege import Match
from sortilege.games.spell import GAME
from sortilege.games.spell.rules import SpellPosition
from sortilege.kernel.deeds import NOBODY, Deed
from sortilege.kernel.position import CHANCE
from sortilege.kernel.rulebook import paragraphs

Arena = Callable[..., SpellPosition]
USUAL = "V V b b\nv N v B\n_ b b B\nv V v b"
SQUARE = "V V b b\nV V v B\n_ b b B\nv v N b"
SOLO = "v b b v\nb V v b\nv N V b\nv b b _"
SIXTEEN = "b1-3,b3-3,b3-4,b3-5,b3-6,b3-7"


def deeds(position: Any, texts: str, language: str = "en") -> list[Deed]:
    """The actions that these moves make."""
    there, begun, told = position.copy(), position.copy(), []
    plies: list[int] = []
    for text in texts.split("; "):
        move = GAME.read_move(there, text)
        if plies and not GAME.joins(there, move):
            told.append(GAME.deed(begun, plies, language))
            begun, plies = there.copy(), []
        plies.append(move)
        there.play(move)
    return [*told, GAME.deed(begun, plies, language)]


def lines(position: Any, texts: str, language: str = "en") -> list[str]:
    return [deed.text for deed in deeds(position, texts, language)]


def test_an_action_of_the_rulebook_is_a_line(arena: Arena) -> None:
    position = arena(USUAL, "a1", "d2", won=("b1-3+,b2-3+", "-"))
    played = "step a1 b2; lift d3 right; cast 1 with 1; summon c2; cast 2 with 2; fly b2 c1; end"
    assert lines(position, played) == [
        "moves the wizard from a1 to b2",
        "lifts d3; the row slides right",
        "casts Summoning: summons an elemental on c2",
        "casts Levitation: levitates from b2 to c1",
    ]
    assert lines(position, "flip a2; lift c3 up; end", "fr") == [
        "active a2",
        "déplace la tuile c3 ; la colonne glisse vers le haut",
    ]
    assert lines(position, "end") == ["ends the turn"]


def test_a_rune_is_taken_with_its_card_and_where_it_lies(arena: Arena) -> None:
    claim = deeds(arena(SQUARE, "a1", "d2"), "claim b1-2; end; reveal b1-5")[0]
    assert (claim.text, claim.seat) == ("takes Square: +1", 0)
    assert claim.card
    assert claim.card.title == "Square"
    assert [end for _, end in claim.motions] == ["fit-a1", "fit-b1", "fit-a2", "fit-b2"]
    assert claim.results == ["Its shape lies on a1, b1, a2 and b2.", "Turned up: Zed."]


def test_a_spell_shows_its_card_and_moves_nothing_else(arena: Arena) -> None:
    cast = deeds(arena(USUAL, "a1", "d2", won=("b3-3+", "-")), "cast 3 with 3; push d2 c1; end")[0]
    assert cast.card
    assert (cast.card.title, cast.card.rule) == ("Force field", "S6.4")
    assert cast.motions == [("wizard-d2", "wizard-c1")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_quick_set_up_is_one_line(language: str) -> None:
    match = Match("spell", seed=4, setup="quick")
    plies = [ply.move for ply in match.history]
    start = cast(SpellPosition, match.at(0))
    told = lines(start, "; ".join(ply.text for ply in match.history), language)
    assert len(plies) > 15
    assert len(told) == 1
    assert told[0].endswith(("Eight runes are turned up. Chance lays the arena.", "Le hasard pose l’arène."))
    assert GAME.deed(start, plies, language).seat == -1


def test_S8_1_dealt_amulets_are_told_with_their_owner() -> None:
    start = GAME.start(GAME.make_options({"mode": "asymmetric"}))
    assert lines(start, "gem violet; deal doppelganger; deal extralimitae; keep extralimitae") == [
        "The gem falls for Violet, who begins. Black is dealt Doppelgänger and Extralimitae Apertio.",
        "wears the amulet Extralimitae Apertio",
    ]


def test_S9_2_the_opponent_acts_by_itself_and_with_its_rule(arena: Arena) -> None:
    position = arena(SOLO, "b2", "b1", stage="script-wizard", turn=5, actions="00", mode="solo")
    first = GAME.write_move(position, position.moves()[0])
    wizard, shift = deeds(position, f"{first}; lift c3; slide left")
    assert wizard.seat == shift.seat == -1
    assert wizard.text.startswith("The opponent")
    assert wizard.card
    assert wizard.card.rule == "S9.2"
    assert shift.card
    assert shift.card.text.startswith("Then it lifts one of the four middle tiles")
    assert shift.text == "The opponent lifts c3. The gem points left: the row slides."
    assert shift.results[:2] == ["It takes Straight\u00a0(+1).", "It takes Flag right\u00a0(+2)."]
    assert ("slab-c3", "slab-d4") in shift.motions


def test_whole_games_are_told_in_both_languages() -> None:
    """Every action has a text, the game's own begin with a capital, and no code of a cell of the set-up is named."""
    for number in (0, 2, 9, 66):
        match = Match("spell", seed=number, **GAME.option_sets()[number])  # type: ignore[arg-type]
        while not match.over:
            match.play(match.moves()[match.ply % len(match.moves())])
        for language in ("en", "fr"):
            for position, plies in match.actions():
                deed = GAME.deed(cast(SpellPosition, position), [ply.move for ply in plies], language)
                assert deed.text
                if position.seat == CHANCE:
                    assert deed.text[0].isupper()


# endings


HINDERED = "turn 4 v --/- VVvV/bBB_/bbBv/vNbv a1 b2 - 11 - - b1-2+b1-4/b2-3+b2-7/b3-2+b3-6/b4-4+b4-1 - -"


@pytest.mark.parametrize(
    ("texts", "told"),
    [
        ("lift c1 right; step b1 c2; end", "Black can then make at most 3 points next turn; without this, 6."),
        ("end", ""),
    ],
)
def test_advice_tells_what_a_turn_leaves_to_the_rival(texts: str, told: str) -> None:
    position = GAME.read(HINDERED, GAME.make_options({}))
    after, moves = position.copy(), list[int]()
    for text in texts.split("; "):
        moves.append(GAME.read_move(after, text))
        after.play(moves[-1])
    assert list(GAME.spoken(position, "en").gains(moves, after)) == ([told] if told else [])


@pytest.mark.parametrize(
    ("turn", "gem", "won", "options", "rule", "words"),
    [
        (10, "v", (SIXTEEN, "b1-4"), {}, "S1.2", "Violet has 16 points in round 5; 16 end the game. Violet wins by 16"),
        (10, "v", (SIXTEEN, "b1-4"), {"end_at": 10}, "S1.2", "10 end the game. Violet wins by 16 to 1."),
        (
            12,
            "v",
            ("b1-3", "b2-4"),
            {},
            "S1.2",
            "The 6 rounds are over, and nobody has 16 points. Black wins by 2 to 1.",
        ),
        (12, "v", ("b1-3", "b1-4"), {}, "S1.3", "of equal scores the second player’s wins, so Black wins."),
        (12, "b", ("b1-3", "b1-4"), {}, "S1.3", "so Violet wins."),
        (12, "v", ("b1-3", "b1-4"), {"edition": "original"}, "S10.6", "Both have 1: the game is a draw."),
        (12, "v", ("b1-3", "b1-4"), {"tournament": True}, "S1.3", "so Black wins."),
        (12, "v", ("b1-3", "b2-4"), {"amulets": "db"}, "S1.2", "Black wins by 2 to 1."),
    ],
)
def test_every_way_to_end_has_its_reason(
    arena: Arena, turn: int, gem: str, won: tuple[str, str], options: dict[str, object], rule: str, words: str
) -> None:
    wizard = "a1,b1" if options.get("amulets") == "db" else "a1"
    position = arena(USUAL, wizard, "d2", stage="over", turn=turn, gem=gem, actions="00", won=won, **options)
    ending = GAME.ending(position, "en")
    assert ending
    assert (ending.reason.rule, words in ending.reason.text) == (rule, True), ending.reason.text
    assert ending.columns == ["Runes won", "Points"]
    assert [row[1] for row in ending.rows] == [str(position.points(seat)) for seat in (0, 1)]
    french = GAME.ending(position, "fr")
    assert french
    assert french.reason.rule in paragraphs(GAME.folder, "fr")


@pytest.mark.parametrize(
    ("won", "level", "turn", "words"),
    [
        (
            (SIXTEEN, "b1-4,b2-4"),
            "normal",
            10,
            "Violet has 16 points in round 5; 16 end the game. Violet wins by 16 to 3.",
        ),
        (
            ("b1-3", "b1-4,b2-4"),
            "hard",
            10,
            "The 5 rounds are over, and nobody has 16 points. The opponent wins by 3 to 1.",
        ),
        (("b1-3,b2-3", "b1-4,b2-4"), "normal", 12, "Both have 3: who is only equal has lost."),
    ],
)
def test_S9_6_a_game_alone_ends_with_both_scores(
    arena: Arena, won: tuple[str, str], level: str, turn: int, words: str
) -> None:
    position = arena(SOLO, "b2", "b1", stage="over", turn=turn, actions="00", won=won, mode="solo", level=level)
    ending = GAME.ending(position, "en")
    assert ending
    assert ending.reason.rule == "S9.6"
    assert words in ending.reason.text
    assert ending.columns == ["Opponent", "Points"]
    assert ending.rows == [[str(position.points(1)), str(position.points(0))]]


def test_S1_2_a_game_that_goes_on_tells_how_far_it_has_come(arena: Arena) -> None:
    ending = GAME.ending(arena(USUAL, "a1", "d2"), "en")
    assert ending.reason.rule == "S1.2"
    assert "it was round 3 of 6" in ending.reason.text
    assert ending.rows == [["0", "0"], ["0", "0"]]


@pytest.mark.parametrize(("edition", "tiles"), [("original", 14), ("symmetric", 12)])
def test_the_arena_that_players_lay_in_turn_is_one_line(edition: str, tiles: int) -> None:
    record = Path(__file__).parent / "golden" / f"{edition}.record"
    match = Match.from_record(record.read_text(encoding="utf-8"))
    told = [
        GAME.deed(cast(SpellPosition, before), [ply.move for ply in plies], "en") for before, plies in match.actions()
    ]
    laid = [deed for deed in told if "tile" in deed.text and deed.seat == NOBODY]
    assert [deed.text for deed in laid] == [f"The players lay the arena in turn: {tiles} tiles"]
    assert sum("puts a wizard" in deed.text for deed in told) <= 1
