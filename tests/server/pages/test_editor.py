"""The position editor: every game by text, errors shown, played from and kept."""

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game, games
from tests.server.people import House


def position(key: str) -> str:
    match = Match(key, seed=2)
    for number in range(8):
        match.play(match.moves()[number % len(match.moves())])
    return match.game.write(match.position)


@pytest.mark.parametrize("key", games())
def test_every_game_is_edited_by_text(house: House, key: str) -> None:
    person = house.person("fr")
    text = position(key)
    assert person.get(f"/editor/{key}").status_code == 200
    drawn = house.client.post(f"/editor/{key}/draw", json={"text": text}).json()
    assert drawn["html"].startswith("<svg")
    assert drawn["canonical"] == text
    assert house.client.post(f"/editor/{key}/draw", json={"text": "rubbish"}).json()["error"]
    kept = person.post(f"/editor/{key}", {"text": text, "do": "save", **usual(key)})
    assert kept.status_code == 303, kept.text[:2000]
    assert Match.from_record(person.get(kept.headers["location"] + "/record").text).game.key == key


def usual(key: str) -> dict[str, str]:
    """What a browser sends for the boxes that are ticked from the start."""
    options = vars(game(key).make_options({}))
    return {f"option-{name}": "yes" for name, value in options.items() if value is True}


def test_a_position_is_played_from(house: House) -> None:
    person = house.person()
    text = position("morris")
    response = person.post("/editor/morris", {"text": text, "against": "jester"})
    with person.at(response.headers["location"].rsplit("/", 1)[1]) as window:
        window.until("mine")
        window.play()
    wrong = person.post("/editor/morris", {"text": text + " <i>", "against": "jester"})
    assert wrong.status_code == 422
    assert "&lt;i&gt;" in wrong.text


def test_what_is_refused(house: House) -> None:
    assert house.client.post("/editor/chess/draw", json={"text": ""}).status_code == 404
    assert house.client.post("/editor/morris/draw", content=b"x" * 500_000).status_code == 413
    assert "error" in house.client.post("/editor/morris/draw", content=b"\xff").json()
    assert "error" in house.client.post("/editor/morris/draw", json={"text": "x" * 9000}).json()
    assert "unknown field" in house.client.post("/editor/morris/draw", json={"x" * 9000: ""}).json()["error"]
