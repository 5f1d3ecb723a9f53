"""Setting up by touch: whatever is touched, a possible position comes of it, or a sentence in both languages."""

import random
from typing import Any

import pytest

from sortilege.kernel.editor import CannotBe
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import OVER, Position
from sortilege.kernel.registry import game, games
from sortilege.kernel.rng import Rng
from sortilege.kernel.words import LANGUAGES
from tests.server.people import House


def begun(key: str, options: dict[str, Any], seed: int) -> tuple[AnyGame, Any, Position]:
    """A position of a game somewhere in the middle that can be set up."""
    one = game(key)
    given = one.make_options(options)
    editor = one.editor()
    assert editor is not None
    position, rng = one.start(given), Rng(seed)
    late = position.copy()
    for _ in range(40 * seed + 200):
        if position.seat == OVER:
            break
        if editor.ready(position):
            late = position.copy()
        position.play(position.pick(rng))
    return one, given, late


@pytest.mark.parametrize("key", games())
def test_every_touch_leads_to_a_position_or_to_a_sentence(key: str) -> None:
    dice = random.Random(key)
    done: dict[str, int] = {}
    refused: list[tuple[str, dict[str, Any]]] = []
    for options in game(key).option_sets()[:6]:
        one, given, position = begun(key, options, dice.randrange(1, 6))
        editor = one.editor()
        assert editor is not None
        if not editor.ready(position):
            continue
        for _ in range(60):
            tray = editor.tray(position, dice.choice(LANGUAGES))
            brush, dial = dice.choice(tray.brushes), dice.choice(tray.dials)
            places = list(tray.places[brush.places])
            try:
                if dice.random() < 0.3:
                    what, found = dial.id, editor.turn(position, given, dial.id, dice.choice(dial.choices)[0])
                elif len(places) < brush.taps:
                    continue
                else:
                    what, found = brush.id, editor.put(position, given, brush.id, dice.sample(places, brush.taps))
            except CannotBe as error:
                refused.append((error.reason, error.arguments))
                continue
            assert one.write(one.read(one.write(found), given)) == one.write(found)
            assert not list(one.invariants(found))
            done[what] = done.get(what, 0) + 1
            position = found
    for reason, arguments in refused:
        assert all(game(key).words(language, reason, **arguments) for language in LANGUAGES)
    missing = {one.id for one in tray.brushes} | {one.id for one in tray.dials}
    assert len(done) >= 0.6 * len(missing), sorted(missing - set(done))


@pytest.mark.parametrize("key", games())
def test_the_editor_draws_and_refuses(house: House, key: str) -> None:
    person = house.person("fr")
    page = person.get(f"/editor/{key}").text
    text = page.split('id="e-text"')[1].split(">\n", 1)[1].split("</textarea>")[0]
    drawn = ask(house, key, text=text)
    tray = drawn["tray"]
    assert tray["brushes"]
    assert tray["dials"]
    for brush in tray["brushes"]:
        assert brush["name"]
        assert brush["places"] in tray["places"]
    wrong = ask(house, key, text=text, brush=tray["brushes"][0]["id"], targets=["nowhere"])
    assert wrong["refused"]
    assert wrong["canonical"] == drawn["canonical"]
    assert ask(house, key, text=text, dial="nothing", value="1")["refused"]


def ask(house: House, key: str, **fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = house.client.post(f"/editor/{key}/draw", json=fields).json()
    return found


def test_men_come_from_the_hand_and_the_turns_fit(house: House) -> None:
    text = ".../.../.../....../.../.../... w 9/9 0"
    for point, brush in (("a7", "man-0"), ("d7", "man-1"), ("g7", "man-0")):
        drawn = ask(house, "morris", text=text, brush=brush, targets=[point])
        assert not drawn["refused"]
        text = drawn["canonical"]
    assert text == "wbw/.../.../....../.../.../... b 7/8 3"
    fuller = ask(house, "morris", text=text, dial="hand", value="9")
    assert "No game comes to that" in fuller["refused"]


def test_a_spell_card_is_won_and_given_back(house: House) -> None:
    text = "turn 0 v --/- bvvv/bbbv/VNBb/bvv_ a3 c3 - 11 - - b1-5+b1-6/b2-3+b2-6/b3-6+b3-4/b4-2+b4-3 - -"
    won = ask(house, "spell", text=text, brush="win-0", targets=["rune-b1-5"])["canonical"]
    assert won.split()[-2] == "b1-5+"
    assert won.split()[1] == "2", "a round later, since nothing is won before the first turn"
    back = ask(house, "spell", text=won, brush="back", targets=["won-b1-5"])["canonical"]
    assert back.split()[-2] == "-"
    swapped = ask(house, "spell", text=text, brush="swap", targets=["a3", "d4"])["canonical"]
    assert swapped.split()[4:6] == ["bvvv/bbbv/_NBb/bvvV", "d4"], "who stands on a tile rides along"
    assert ask(house, "spell", text=text, brush="black", targets=["d4"])["refused"]


def test_dice_and_scrolls_of_archimage(house: House) -> None:
    page = house.person().get("/editor/archimage").text
    text = page.split('id="e-text"')[1].split(">\n", 1)[1].split("</textarea>")[0]
    drawn = ask(house, "archimage", text=text)
    die = next(iter(drawn["tray"]["places"]["dice"]))
    turned = ask(house, "archimage", text=text, brush="turn", targets=[die])
    assert turned["canonical"].split()[5] != text.split()[5]
    given = ask(house, "archimage", text=text, brush="give-1", targets=["n-a0s"])
    assert given["canonical"].split()[6].split("/")[1] != "@s"
    scroll = next(one for one in given["tray"]["places"]["scrolls"] if one.startswith("s1") and "binding" not in one)
    assert ask(house, "archimage", text=given["canonical"], brush="back", targets=[scroll])["canonical"] == text
    assert ask(house, "archimage", text=text, brush="clear", targets=["n-g0"])["canonical"] != text


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("old", ["I", "II", "III", "IV"])
@pytest.mark.parametrize("new", ["I", "II", "III", "IV", "random"])
def test_another_circle_keeps_the_tower_of_archimage(old: str, new: str, seed: int) -> None:
    one, _, position = begun("archimage", {"circle": old}, seed)
    editor, options = one.editor(), one.make_options({"circle": new})
    assert editor is not None
    mended = editor.mend(position, options)
    assert not list(one.invariants(mended))
    assert one.write(mended).split()[0] == str({"I": 1, "II": 2, "III": 3, "IV": 4}.get(new, int(position.circle)))  # type: ignore[attr-defined]
    assert [mended.points(seat) for seat in range(2)] == [position.points(seat) for seat in range(2)] or "I" in (
        old,
        new,
    )
    if new in (old, "random"):
        assert one.write(mended) == one.write(position)


def test_changed_options_change_the_position(house: House) -> None:
    page = house.person().get("/editor/archimage").text
    text = page.split('id="e-text"')[1].split(">\n", 1)[1].split("</textarea>")[0]
    third = ask(house, "archimage", text=text, options={"circle": "III"}, changed=True)
    assert third["canonical"].startswith("3 ")
    assert ask(house, "archimage", text=text, options={"circle": "III"})["canonical"] == text
    five = ask(house, "archimage", text=text, options={"seats": "5"}, changed=True)
    assert five["canonical"].count("/") == 8
    assert "error" in ask(house, "archimage", text=text, options={"seats": "5"})


def test_cards_and_curses_of_madness(house: House) -> None:
    page = house.person().get("/editor/madness").text
    text = page.split('id="e-text"')[1].split(">\n", 1)[1].split("</textarea>")[0]
    drawn = ask(house, "madness", text=text, brush="card-m", targets=["player-1"])
    assert drawn["canonical"].split("p1=")[1].split("|")[1].endswith("m")
    curse = next(one for one in drawn["tray"]["dials"] if one["id"] == "curse-4")
    changed = ask(house, "madness", text=text, dial="curse-4", value=curse["choices"][1][0])
    assert not changed["refused"]
    token = ask(house, "madness", text=changed["canonical"], brush="token-f", targets=["curse-5"])
    assert "+f" in token["canonical"]
    gone = ask(house, "madness", text=token["canonical"], brush="token-", targets=["curse-5"])
    assert gone["canonical"] == changed["canonical"]
