"""The workshop: reading, proving in a worker, trying, keeping, playing; whatever is sent, nothing breaks."""

import pytest

from sortilege.games.grimoire.language.library import shipped
from sortilege.table.workshop import GALLERY, LARGEST

from .people import House

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
    assert found["spells"] == ["Spark"]
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
    assert len(first["example"]) == 24
    assert not ask(house, "check", text="")["certified"]


def test_a_spell_is_tried_step_by_step(house: House) -> None:
    found = ask(house, "cast", spell="Spark", board="F" + "." * 23)
    assert found["after"] == ".F" + "." * 22
    assert len(found["story"]) >= 2  # type: ignore[arg-type]
    assert str(found["before"]).startswith("<svg")
    assert "error" in ask(house, "cast", spell="None", board="." * 24)
    assert "error" in ask(house, "cast", spell="Spark", board="FFFF")


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
