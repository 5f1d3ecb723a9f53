"""The rules of writing, each with a text that breaks it: such a book is not brought to a table."""

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.spellbooks import sentences
from sortilege.kernel.errors import BadOption

TURN = 'Spell "Turn" : The fire gems of the caster move 1 point clockwise.'


def bring(text: str) -> None:
    GAME.make_options({"book0": "own", "text0": text})


def test_G9_1_no_reference_to_where_opposing_gems_stand() -> None:
    there = "the neighbouring points on the same arc as the fire gems of the opponent"
    with pytest.raises(BadOption, match=r"E-OPP-POS|E-COUNT"):
        bring(f'Spell "Hunt" : The fire gems of the caster go to {there}.')
    bring('Spell "Count" : Condition: there are exactly 3 fire gems of the opponent. ' + TURN.split(" : ")[1])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("The fire gems of the opponent are removed.", r"E-SYNTAX|E-RULE"),
        ("The fire gems of the caster become water gems.", r"E-SYNTAX|E-RULE"),
        (f"{TURN.split(' : ')[1]} The fire gems of the caster move 1 point counterclockwise.", "E-TWICE"),
    ],
)
def test_G9_2_spells_move_gems_once_and_do_nothing_else(text: str, code: str) -> None:
    with pytest.raises(BadOption, match=code):
        bring(f'Spell "More" : {text}')


@pytest.mark.parametrize("when", ["At the next turn", "Until the end of the confrontation", "After the third cast"])
def test_G9_3_spells_act_at_once(when: str) -> None:
    with pytest.raises(BadOption, match=r"E-SYNTAX|E-RULE"):
        bring(f'Spell "Later" : {when}, the fire gems of the caster move 1 point clockwise.')


def test_G9_4_one_language_and_each_reader_his_own() -> None:
    with pytest.raises(BadOption, match="E-LANG"):
        bring(f'{TURN}\nSortilège "Tour" : Les gemmes de feu se déplacent de 1 point dans le sens horaire.')
    (spell,) = GAME.make_options({"book0": "own", "text0": TURN}).book(0)
    assert sentences(spell, "fr").startswith("Les gemmes de feu de l’invocateur se déplacent")


def test_G9_5_mystiques_name_spells_of_the_book() -> None:
    bring(f'{TURN}\nMystique "Wheels" : "Turn".')
    with pytest.raises(BadOption, match="E-NAME"):
        bring(f'{TURN}\nMystique "Wheels" : "Turn", "Return".')
