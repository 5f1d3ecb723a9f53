"""Check my copy: from a file or rows to a page under a link, to a table; what is wrong, and what is too large."""

import re
from collections.abc import Iterator

import pytest
from httpx2 import Response

from sortilege.kernel.registry import game
from tests.server.people import House, Person

KEYS = ("archimage", "madness", "spell")


def ours(key: str, which: str = "") -> str:
    own = game(key).own_copy()
    assert own is not None
    texts = own.ours()
    return texts[which or next(iter(texts))]


def send(person: Person, address: str, text: str = "", **fields: str) -> Response:
    """Sends a file, or fields as the rows of the page."""
    parts = {"file": ("copy.txt", text.encode())} if text else {name: (None, value) for name, value in fields.items()}
    return person.client.post(address, files=parts, headers=person.headers, follow_redirects=False)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_the_page_is_linked_from_rules_and_form_and_shows_our_rows(house: House, key: str, language: str) -> None:
    person = house.person(language)
    for page in (f"/rules/{key}", f"/new/{key}"):
        assert f'href="/copy/{key}"' in person.get(page).text
    page = person.get(f"/copy/{key}").text
    own = game(key).own_copy()
    assert own is not None
    for section in own.read(ours(key), language).sections:
        assert page.count(f'name="{section.key}/') == (len(section.rows) + 2 * section.grows) * len(section.columns)


def test_a_game_that_takes_no_copy_has_no_such_page(house: House) -> None:
    person = house.person()
    assert person.get("/copy/morris").status_code == 404
    assert person.get("/copy/spell/nothing").status_code == 404
    assert person.get("/kept/nothing").status_code == 404
    assert "/copy/" not in person.get("/rules/morris").text + person.get("/new/morris").text


@pytest.mark.parametrize("key", KEYS)
def test_a_file_is_kept_compared_saved_and_played(house: House, key: str) -> None:
    person = house.person()
    sent = send(person, f"/copy/{key}/{next(iter(game(key).own_copy().ours()))}", ours(key))  # type: ignore[union-attr]
    assert sent.status_code == 303
    link = sent.headers["location"]
    assert re.fullmatch(r"/kept/[A-Za-z0-9]{24}", link)
    stranger = house.person("fr")
    assert "Rien ne diffère" in stranger.get(link).text
    assert stranger.get(f"{link}/file").text == ours(key)
    assert stranger.get(f"{link}/picture.svg").text.startswith("<svg")
    assert stranger.get(f"{link}/rows").status_code == 200
    form = stranger.get(f"{link}/play").text
    assert f'action="/new/{key}"' in form


def test_rows_become_a_deck_that_a_table_plays_with(house: House) -> None:
    person = house.person()
    own = game("spell").own_copy()
    assert own is not None
    rows = [dict(row) for row in own.read(ours("spell"), "en").sections[0].rows]
    rows[7] |= {"shape": "X.X/.X./X.X", "name": "Star", "french": "Étoile"}
    fields = {f"runes/{i}/{key}": value for i, row in enumerate(rows) for key, value in row.items()}
    fields |= {"runes/40/level": "", "runes/40/shape": "", "runes/x/level": "1", "runes/9999/level": "1"}
    link = send(person, "/copy/spell/basic", **fields).headers["location"]
    page = person.get(link).text
    assert "1 is only in yours" in page
    assert "1 is only in ours" in page
    assert "Star" in page
    form = person.get(f"{link}/play").text
    assert 'value="own" checked' in form
    assert "X.X/.X./X.X Star | Étoile" in form
    table = person.open("spell", **{"option-deck": "own", "option-cards": person.get(f"{link}/file").text})
    assert person.get(f"/table/{table}").status_code == 200


def test_what_is_wrong_stands_in_its_row_and_nothing_is_kept(house: House) -> None:
    person = house.person("fr")
    answer = send(person, "/copy/spell/basic", "1 XX/XX Carré\n2 XXX Trois\n")
    assert answer.status_code == 422
    assert "ligne 2" in answer.text
    assert '<li id="runes-1" class="wrong">' in answer.text
    assert "3 tuiles" in answer.text
    assert 'value="Trois"' in answer.text


def test_a_text_without_rows_comes_back_to_be_mended(house: House) -> None:
    answer = send(house.person(), "/copy/madness/ours", "{ no json <b>")
    assert answer.status_code == 422
    assert "is no JSON" in answer.text
    assert "{ no json &lt;b&gt;</textarea>" in answer.text


def test_a_board_is_held_against_ours_for_as_many_players(house: House) -> None:
    person = house.person()
    link = send(person, "/copy/archimage/2", ours("archimage", "5")).headers["location"]
    assert "The tower for 5" in person.get(link).text


def test_what_is_too_large_is_refused(house: House) -> None:
    person = house.person()
    assert send(person, "/copy/spell/basic", "#" * 100_001).status_code == 413
    assert send(person, "/copy/spell/basic", **{f"runes/{i}/name": "x" * 5000 for i in range(350)}).status_code == 413

    def unmeasured() -> Iterator[bytes]:
        yield b"--x\r\n"

    headers = person.headers | {"content-type": "multipart/form-data; boundary=x"}
    assert person.client.post("/copy/spell/basic", content=unmeasured(), headers=headers).status_code == 413
