"""An owner's rune cards: what differs from ours, and what is wrong, card by card."""

from sortilege.games.spell.own_copy import OwnRunes

OURS = OwnRunes().ours()["basic"]


def with_line(number: int, line: str) -> str:
    lines = OURS.splitlines()
    lines[number] = line
    return "\n".join(lines)


def test_a_card_is_the_same_however_it_is_turned() -> None:
    turned = with_line(2, "1 X./XX/X. Tee | Té")
    assert OwnRunes().compare(turned, "basic", "en").differences == []


def test_a_mirrored_card_is_another_one() -> None:
    lines = [line for line in OURS.splitlines() if "Ell" not in line and "Jay" not in line]
    found = OwnRunes().compare("\n".join([*lines, "1 XX/X./X. Bent"]), "basic", "en").differences
    assert [(one.kind, one.name) for one in found] == [("changed", "Bent"), ("missing", "Ell")]


def test_another_name_is_told_and_no_name_is_nobodys_duty() -> None:
    (found,) = OwnRunes().compare(with_line(0, "1 XXXX Line | Trait"), "basic", "fr").differences
    assert (found.kind, found.name) == ("changed", "Trait")
    assert [(change.title, change.ours, change.own) for change in found.changes] == [
        ("Nom anglais", "Straight", "Line")
    ]
    assert OwnRunes().compare(with_line(0, "1 XXXX"), "basic", "fr").differences == []


def test_every_wrong_card_is_told_in_its_row() -> None:
    found = OwnRunes().flaws("1 XX/XX A\n2 XXX\nhello\n5 XXXX", "basic")
    assert [(flaw.section, flaw.row) for flaw in found] == [("runes", 1), ("runes", 2), ("runes", 3)]
    assert found[0].texts["en"] == "3 tiles; a card of level 2 has 5"
    assert found[0].texts["fr"] == "3 tuiles\u202f; une carte de niveau 2 en a 5"


def test_the_deck_as_a_whole_is_checked_when_each_card_is_right() -> None:
    found = OwnRunes().flaws("\n".join([*OURS.splitlines(), "1 XX/XX Box"]), "basic")
    assert [(flaw.row, flaw.texts["en"]) for flaw in found] == [(-1, "Box is Square turned; each shape stands once")]


def test_a_grid_is_filled_in_anywhere_and_names_cannot_break_the_text() -> None:
    row = {"level": "1", "shape": "..../.xx./.xx./....", "name": "A, b # c", "french": "d | e"}
    text = OwnRunes().write({"runes": [row, {"name": "Nothing"}]}, "", "basic")
    assert text.splitlines() == ["1 XX/XX A b c | d e", "? ? Nothing"]
    assert [dict(row) for row in OwnRunes().read(text, "en").sections[0].rows][1] == {
        "level": "", "shape": "", "name": "Nothing", "french": "",
    }  # fmt: skip
