"""The card format: our own set, an owner's set, and errors that say what is wrong and where."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sortilege.games import madness
from sortilege.games.madness import GAME
from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import read_cards, texts
from sortilege.games.madness.rules import Madness
from sortilege.kernel.errors import BadOption
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def ours() -> dict[str, Any]:
    text = (Path(madness.__file__).parent / "cards.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def test_our_set_is_complete() -> None:
    cards = read_cards("ours")
    faces = texts(cards)
    assert [len(faces.magicians), len(faces.spells), len(faces.curses), len(faces.pages)] == [8, 40, 48, 17]
    assert [list(cards.pile).count(pile) for pile in range(5)] == [9, 9, 9, 9, 12]
    decks = [[int(cards.decks[m * 12 + k]) for k in range(12)] for m in range(8)]
    assert all(sum(deck) == 12 and sum(deck[0::3]) == 11 for deck in decks)
    used = {c.OPS[step.op] for step in cards.steps}
    assert used == set(c.OPS)  # each of the twenty-six steps stands on some card
    for face in (*faces.magicians, *faces.spells, *faces.curses, *faces.pages):
        assert face.name["en"]
        assert face.name["fr"]


def test_an_owner_can_enter_another_set() -> None:
    data = ours()
    data["spells"][0]["primitives"][0]["n"] = 2
    data["spells"][0]["name_en"] = "Overgrowth"
    options = GAME.make_options({"cards": json.dumps(data), "magicians": "fire-a,air-b"})
    position = GAME.start(options)
    assert texts(position.cards).spells[0].name["en"] == "Overgrowth"
    position.rollout(Rng(4))
    assert position.seat == OVER


def test_a_player_can_destroy_their_own_spells() -> None:
    data = ours()
    data["spells"][0]["primitives"] = [{"op": "destroy_spell", "n": 1, "who": "self"}]
    position, rng = GAME.start(GAME.make_options({"cards": json.dumps(data), "magicians": "fire-a,air-b"})), Rng(1)
    while position.seat != 0 or position.question != c.MENU or "cast growth" not in written(position):
        position.play(position.pick(rng))
    position.play(GAME.read_move(position, "cast growth"))
    while position.question == c.PAY:
        position.play(position.moves()[0])
    before = position.spells(0)
    position.play(GAME.read_move(position, "burn ice"))
    assert before & ~position.spells(0) == 1 << 1


def written(position: Madness) -> list[str]:
    return [GAME.write_move(position, move) for move in position.moves()]


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def apply(data: dict[str, Any]) -> None:
        *parts, last = path.split(".")
        place: Any = data
        for part in parts:
            place = place[int(part) if part.isdigit() else part]
        place[int(last) if last.isdigit() else last] = value

    return apply


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("spells.4.primitives.0.op", "drw", r"spells\[4\] \(sp_fire_1a\): step 1: op 'drw' is unknown.*'draw'"),
        ("spells.4.primitives.0.from", ["hnd"], r"from 'hnd' is unknown \(did you mean 'hand'"),
        ("spells.4.primitives.0", {"op": "draw"}, "draw needs 'n'"),
        ("spells.4.primitives.1.whom", "self", r"draw takes no 'whom' \(did you mean 'who'"),
        ("spells.4.cost", {"fyre": 1}, "cost: expected numbers of fire, water, earth, air"),
        ("spells.4.level", 7, "level = 7: expected a number from 0 to 3"),
        ("spells.4.id", "sp_fire_1b", "expected an id of its own"),
        ("curses.0.element", "metal", "element 'metal' is unknown"),
        ("curses", [], "curses: expected a list of cards"),
        ("pages.16.kind", "cover", "symbols|exactly one end page"),
        ("pages.4.symbols", ["fire"], "symbols: expected three elements"),
        ("magicians.0.deck.value1.fire", "4", "fire = '4': expected a number"),
        ("magicians.0.primitives.0.what", "luck", "what 'luck' is unknown"),
        ("rules.round_track", [0, 1], "expected eight numbers"),
        ("spells.6.primitives.0.owner_only", True, "owner_only is for the power of a magician"),
        ("curses.2.primitives.0.options", [[]], "at least two lists"),
        ("curses.2.primitives.0.options", [[], 3], "step 1: expected a list of steps"),
        ("spells.4.primitives.0.from", 3, "from: expected a list of hand"),
        ("spells.4.primitives.0.from", ["hand", 3], "from: expected a list of hand"),
    ],
)
def test_errors_say_what_is_wrong_and_where(path: str, value: Any, message: str) -> None:
    data = ours()
    change(path, value)(data)
    with pytest.raises(BadOption, match=message):
        read_cards(json.dumps(data))


def test_errors_are_told_in_french_too() -> None:
    data = ours()
    change("spells.4.primitives.0.op", "drw")(data)
    with pytest.raises(BadOption) as caught:
        read_cards(json.dumps(data))
    start, end = caught.value.texts["fr"].split("\u202f; ")
    assert start == (
        "option cards\u00a0: spells[4] (sp_fire_1a)\u00a0: étape 1\u00a0: "
        "op 'drw' est inconnu (vouliez-vous dire 'draw'\u202f?)"
    )
    assert end.startswith("une de ces valeurs est attendue\u00a0: draw, discard")
    with pytest.raises(BadOption) as caught:
        read_cards("[]")
    assert caught.value.texts["fr"] == "option cards\u00a0: le jeu de cartes\u00a0: un objet { ... } est attendu"


def test_no_json_and_no_object() -> None:
    with pytest.raises(BadOption, match="is no JSON"):
        GAME.make_options({"cards": "{"})
    with pytest.raises(BadOption, match="is no JSON"):
        GAME.make_options({"cards": "[" * 50_000})
    with pytest.raises(BadOption, match="expected an object"):
        GAME.make_options({"cards": "[]"})


def test_magicians_must_exist() -> None:
    with pytest.raises(BadOption, match="did you mean 'fire-"):
        GAME.make_options({"magicians": "fire-c"})


def test_a_rematch_takes_each_magician_to_the_next_seat() -> None:
    options = GAME.make_options({"seats": 3, "magicians": "fire-a,water-b"})
    assert GAME.rematch(options).magicians == "water-b,-,fire-a"
    assert GAME.rematch(GAME.make_options({})).magicians == "random"
