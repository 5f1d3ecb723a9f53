"""The workshop: reading, proving in a worker, trying, keeping, playing; whatever is sent, nothing breaks."""

import pytest

from sortilege import build
from sortilege.games.grimoire.extras.pages import GALLERY, LARGEST
from sortilege.games.grimoire.language.library import shipped
from tests.server.people import House

SPARK = "Spell “Spark”:\nThe fire gems of the caster move 1 point clockwise.\n"
VAGUE = "Spell “Crowd”:\nThe fire gems of the caster go to point 5.\n"


def ask(house: House, what: str, **more: object) -> dict[str, object]:
    found: dict[str, object] = house.client.post(f"/workshop/ask/{what}", json={"text": SPARK} | more).json()
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_gallery_opens_every_book(house: House, language: str) -> None:
    person = house.person(language)
    front = person.get("/workshop").text
    for name in (*GALLERY, "blank"):
        assert f'href="/workshop/{name}"' in front
        assert person.get(f"/workshop/{name}").status_code == 200
    assert person.get("/workshop/nothing").status_code == 404


def test_reading_tells_the_other_language_and_the_next_words(house: House) -> None:
    found = ask(house, "read", cursor=len(SPARK), other="fr")
    spell = found["spells"][0]  # type: ignore[index]
    assert (spell["name"], spell["whole"], len(spell["sentences"])) == ("Spark", True, 1)
    assert "feu" in str(found["printed"])
    assert found["next"]
    assert ask(house, "read", text="Spell “Spark”:\nThe gems dance.")["diagnostics"]


def test_reading_tells_the_mystiques(house: House) -> None:
    assert ask(house, "read")["mystiques"] == []
    grouped = ask(house, "read", text=SPARK + "Mystique “Alone”: “Spark”.\n")
    assert grouped["mystiques"] == [{"name": "Alone", "spells": ["Spark"]}]


def test_proving_certifies_or_says_why(house: House) -> None:
    good = ask(house, "check")
    assert good["certified"]
    assert "certified" in str(good["certificate"])
    bad = ask(house, "check", text=VAGUE)
    assert not bad["certified"]
    first = bad["diagnostics"][0]  # type: ignore[index]
    assert first["repairs"]
    assert first["answers"][0]["sentence"].startswith("\n")
    assert len(first["example"]) == 24
    assert not ask(house, "check", text="")["certified"]


def test_a_spell_is_tried_step_by_step(house: House) -> None:
    found = ask(house, "cast", spell="Spark", board="F" + "." * 23)
    assert found["after"] == ".F" + "." * 22
    assert len(found["story"]) >= 2  # type: ignore[arg-type]
    assert str(found["before"]).startswith("<svg")
    assert "error" in ask(house, "cast", spell="None", board="." * 24)
    assert "error" in ask(house, "cast", spell="Spark", board="FFFF")


def test_a_card_and_a_report_are_made_of_a_spell(house: House) -> None:
    card = ask(house, "card", spell="Spark")
    assert 'class="spellcard"' in str(card["html"])
    assert len(str(card["board"])) == 24
    novelty = ask(house, "report", spell="Spark", stage="novelty")
    assert novelty["same"] == "The Fire Tornado"
    worth = ask(house, "report", spell="Spark", stage="worth")
    assert 0 < worth["castable"]["value"] < 1  # type: ignore[index]
    assert worth["castable"]["more"] > 0  # type: ignore[index]
    assert "error" in ask(house, "card", spell="None")


def test_a_spell_is_compared_with_those_that_others_show(house: House) -> None:
    ada, eve = house.person(), house.person()
    fresh = "The fire gems of the caster standing in the guard move 3 points clockwise."
    sent = ada.post("/workshop/save", {"text": f"Grimoire “Embers”.\nSpell “Ash”:\n{fresh}\n"})
    asked = {"text": f"Spell “Mine”:\n{fresh}\n", "spell": "Mine", "stage": "novelty"}
    before = eve.client.post("/workshop/ask/report", json=asked, headers=eve.headers).json()
    assert before["same"] == ""
    book = str(sent.headers["location"]).rsplit("/", 1)[1]
    ada.post(f"/books/{book}/share", {"seen": "public"})
    after = eve.client.post("/workshop/ask/report", json=asked, headers=eve.headers).json()
    assert (after["same"], after["of"]) == ("Ash (Embers)", before["of"] + 1)


def test_a_duel_is_played_in_the_worker(house: House) -> None:
    found = ask(house, "report", spell="Spark", stage="duel", pairs=[0.5, 1.0])
    assert found["games"] == 2 * len(found["pairs"]) > 4  # type: ignore[arg-type]
    assert found["pairs"][:2] == [0.5, 1.0]  # type: ignore[index]
    assert 0 <= float(str(found["low"])) < float(str(found["high"])) <= 1
    assert "error" in ask(house, "report", spell="Spark", stage="duel", pairs=[2.0])


def test_the_last_gems_are_solved_in_the_worker(house: House) -> None:
    found = ask(house, "report", spell="Spark", stage="endings")
    assert (int(str(found["positions"])) > 0) == build.compiled
    assert "error" in ask(house, "report", spell="Nobody", stage="endings")


def test_blocks_are_written_in_either_language(house: House) -> None:
    block = {"kind": "order", "el": "F", "who": "me", "where": "guard", "how": "up", "many": 2}
    found = [ask(house, "write", blocks=[block], other=language)["sentences"] for language in ("en", "fr")]
    assert found[0] == ["The fire gems of the caster standing in the guard move 2 points toward the opponent."]
    assert "de feu" in str(found[1])
    assert "error" in ask(house, "write", blocks=[block | {"where": "nowhere"}])
    assert "error" in ask(house, "write", blocks=[block | {"el": "X"}])


def test_what_is_refused(house: House) -> None:
    post = house.client.post
    assert post("/workshop/ask/check", content=b"{").status_code == 422
    assert post("/workshop/ask/check", json={"text": "x" * (LARGEST + 1)}).status_code == 422
    assert post("/workshop/ask/check", content=b"x" * (7 * LARGEST)).status_code == 413
    assert post("/workshop/ask/other", json={"text": ""}).status_code == 404


def test_a_book_is_kept_as_it_is(house: House) -> None:
    text = shipped("guard", "fr").read_text(encoding="utf-8")
    person = house.person()
    address = person.post("/workshop/save", {"text": text + "\n# <b>mine</b>"}).headers["location"]
    page = house.person("fr").get(address).text
    assert "&lt;b&gt;mine" in page
    assert len(address.rsplit("/", 1)[1]) == 24


def test_a_certified_book_is_played_at_once(house: House) -> None:
    person = house.person()
    refused = person.post("/workshop/play", {"text": VAGUE, "other": "novice", "against": "jester"})
    assert refused.status_code == 422
    assert "go to point 5" in refused.text, "the text is not lost"
    response = person.post("/workshop/play", {"text": SPARK, "other": "own", "against": "jester"})
    assert response.status_code == 303
    with person.at(response.headers["location"].rsplit("/", 1)[1]) as window:
        assert window.frame["mine"]
        window.play()


def test_a_table_opens_where_the_spell_can_be_cast_and_nothing_is_proved_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("proved again")

    assert ask(house, "check")["certified"]
    monkeypatch.setattr(house.client.app.state.hall.studies, "run", refuse)  # type: ignore[attr-defined]
    person = house.person()
    response = person.post("/workshop/play", {"text": SPARK, "other": "novice", "against": "jester", "spell": "Spark"})
    assert response.status_code == 303
    with person.at(response.headers["location"].rsplit("/", 1)[1]) as window:
        assert any(move.startswith("cast") for move, *_ in window.board["moves"])
