"""The JSON API: typed, refusing with a sentence, a whole game by the example's client, and no request gives a 500."""

import importlib.util
import json
from pathlib import Path

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.registry import game, games
from tests.server.people import House

EXAMPLE = Path(__file__).parents[3] / "examples" / "api_client.py"


def opened(house: House, **body: object) -> tuple[str, list[str]]:
    response = house.client.post("/api/tables", json={"game": "morris"} | body)
    assert response.status_code == 201, response.text
    found = response.json()
    return found["table"], [one["token"] for one in found["seats"]]


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_example_plays_a_whole_game(address: str) -> None:
    spec = importlib.util.spec_from_file_location("api_client", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    client = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(client)
    final = client.play_game(address, "morris", "open", seed=4)
    assert final["over"]
    assert sum(final["scores"]) == pytest.approx(1)
    record = client.Client(address).record(final["table"])
    assert Match.from_record(record).scores == final["scores"]


def test_seats_and_tokens(house: House) -> None:
    table, (ann, bob) = opened(house)
    post = house.client.post
    play = f"/api/tables/{table}/plays"
    assert post(play, json={"move": "a1"}).status_code == 401
    assert post(play, json={"move": "a1"}, headers=bearer("x")).status_code == 401
    other, (stranger, _) = opened(house)
    assert other != table
    assert post(play, json={"move": "a1"}, headers=bearer(stranger)).status_code == 403
    assert post(play, json={"move": "a1"}, headers=bearer(ann)).json()["error"] == "illegal-move", "a seat is free"
    for token, name in ((ann, "Ann"), (bob, "Bob")):
        state = post(f"/api/tables/{table}/seat", json={"name": name}, headers=bearer(token)).json()
    assert [one["name"] for one in state["seats"]] == ["Ann", "Bob"]
    assert post(play, json={"move": "a1"}, headers=bearer(bob)).json()["error"] == "wrong-seat"
    assert post(play, json={"move": "z9"}, headers=bearer(ann)).status_code == 422
    assert post(play, json={"move": "a1", "rev": 7}, headers=bearer(ann)).json()["error"] == "stale-move"
    state = post(play, json={"move": "a1", "rev": 0}, headers=bearer(ann)).json()
    assert (state["ply"], state["seat"]) == (1, 1)
    assert post(play, json={"move": "a1"}, headers=bearer(bob)).status_code == 409
    moves = house.client.get(f"/api/tables/{table}/moves?lang=fr").json()
    assert "a1" not in [one["move"] for one in moves["moves"]]
    state = post(f"/api/tables/{table}/resignation", headers=bearer(bob)).json()
    assert state["scores"] == [1, 0]
    assert post(f"/api/tables/{table}/resignation", headers=bearer(bob)).json()["error"] == "game-over"


def test_advice_is_told_in_the_words_of_the_table(house: House) -> None:
    table, (token,) = opened(house, seats=["open", "jester"])
    house.client.post(f"/api/tables/{table}/seat", json={"name": "A"}, headers=bearer(token))
    assert house.client.post(f"/api/tables/{table}/advice").status_code == 401
    found = house.client.post(f"/api/tables/{table}/advice?lang=fr", headers=bearer(token)).json()
    for move, told in zip(found["moves"], found["advice"], strict=True):
        assert told["text"] == f"Posez un pion en {move}."
        assert told["promise"].startswith("Vos chances")
        assert told["steps"] == [[move]]


def test_advice_among_people_needs_their_consent(house: House) -> None:
    table, (ann, bob) = opened(house, seats=["open", "open"])
    for token in (ann, bob):
        house.client.post(f"/api/tables/{table}/seat", json={"name": token[:3]}, headers=bearer(token))
    assert house.client.post(f"/api/tables/{table}/advice", headers=bearer(bob)).json()["error"] == "wrong-seat"
    assert house.client.post(f"/api/tables/{table}/advice", headers=bearer(ann)).json()["error"] == "illegal-move"


def test_events_end_with_the_game(house: House) -> None:
    table, (token,) = opened(house, seats=["open", "jester"])
    house.client.post(f"/api/tables/{table}/seat", json={"name": "A"}, headers=bearer(token))
    assert house.client.get(f"/api/tables/{table}?after=0&wait=1").json()["rev"] == 0, "nobody moved"
    house.client.post(f"/api/tables/{table}/resignation", headers=bearer(token))
    text = house.client.get(f"/api/tables/{table}/events").text
    assert text.startswith("event: state\nid: 1\n")
    assert json.loads(text.split("data: ")[1])["over"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"\xff", 400),
        (b"{}", 422),
        (b'{"game": "chess"}', 422),
        (b'{"game": "morris", "x": 1}', 422),
        (b'{"game": "morris", "options": {"x": 1}}', 422),
        (b'{"game": "morris", "seats": ["king"]}', 422),
        (b'{"game": "morris", "clock": {"kind": "total", "seconds": 60.0, "increment": 0.5}}', 422),
        (b'{"game": "morris", "options": ' + b"[" * 100_000, 400),
        (b'{"game": "morris", "options": {"difficulty": "easy"}}', 409),
        (b'{"game": "morris", "record": "rubbish"}', 409),
        (b'{"game": "' + b"x" * 400_000 + b'"}', 413),
    ],
)
def test_bodies_that_are_refused(house: House, body: bytes, status: int) -> None:
    response = house.client.post("/api/tables", content=body)
    assert response.status_code == status, response.text
    assert response.json()["message"]


def test_what_is_not_there(house: House) -> None:
    assert house.client.get("/api/tables/nothing").json()["error"] == "http-404"
    assert house.client.get("/api/nothing").json()["error"] == "http-404"
    wrong = house.client.delete("/api/games")
    assert wrong.status_code == 405
    assert "GET" in wrong.headers["allow"]
    assert [one["game"] for one in house.client.get("/api/games").json()["games"]] == games()
    assert house.client.get("/api/games?lang=xx").status_code == 422
    assert house.client.post("/api/tables?lang=xx", json={"game": "morris"}).status_code == 422


@pytest.mark.parametrize("key", games())
def test_all_cards_of_a_game(house: House, key: str) -> None:
    for language in ("en", "fr"):
        groups = house.client.get(f"/api/games/{key}/cards?lang={language}").json()["groups"]
        told = [(group["title"], [card["text"] for card in group["cards"]]) for group in groups]
        assert told == [(group.title, [card.text for card in group.cards]) for group in game(key).cards(language)]
    assert house.client.get(f"/api/games/{key}/cards?lang=de").status_code == 422
    assert house.client.get("/api/games/chess/cards").status_code == 404


def test_the_card_of_a_thing_at_a_table(house: House) -> None:
    table, _ = opened(house)
    card = house.client.get(f"/api/tables/{table}/cards/a1?lang=fr").json()
    assert (card["title"], card["kind"], card["rule"]) == ("a1, libre", "Point", "M2.1")
    assert card["now"] == "Aucun pion ne s’y trouve."
    for address in (f"/api/tables/{table}/cards/z9", f"/api/tables/{table}/cards/{'a' * 99}", "/api/tables/x/cards/a1"):
        assert house.client.get(address).status_code == 404
