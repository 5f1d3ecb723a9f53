"""The pages: both languages, safe headers, cookies, forms."""

import re
from html import unescape

import pytest

from sortilege.kernel.registry import game as find_game
from sortilege.kernel.registry import games
from sortilege.server.limits import Bucket, Buckets
from sortilege.server.play.clock import ClockRule
from sortilege.server.words import WEB, WORDS, choose_language
from tests.server.people import House, room_of, table_of


def test_every_page_carries_safe_headers(house: House) -> None:
    person = house.person()
    table = person.open()
    for path in (
        "/",
        "/new/morris",
        "/rules/morris",
        f"/table/{table}",
        "/x",
        "/palette.css",
        "/type/SourceSansPro-Regular.ttf",
        "/picture/morris.svg",
    ):
        headers = person.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_cookies_are_out_of_reach_of_scripts(house: House) -> None:
    set_cookie = house.person().get("/").headers["set-cookie"]
    assert "HttpOnly" in set_cookie
    assert "SameSite=Lax" in set_cookie


def test_another_site_may_not_post_nor_connect(house: House) -> None:
    person = house.person()
    assert person.post("/play", {"game": "morris"}, origin="https://evil.example").status_code == 403
    table = person.open()
    with pytest.raises(Exception), person.at(table, origin="https://evil.example"):  # noqa: B017, PT011
        pass
    with person.at(table, origin="http://testserver") as window:
        assert window.frame["mine"]


@pytest.mark.parametrize("path", ["/table/x", "/table/x/record", "/seat/x", "/rules/chess", "/new/chess", "/x"])
def test_what_does_not_exist_says_so_in_both_languages(house: House, path: str) -> None:
    english, french = house.person().get(path), house.person("fr").get(path)
    assert english.status_code == french.status_code == 404
    assert "Nothing here" in english.text
    assert "Il n’y a rien ici" in french.text


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("de,en;q=0.5,fr;q=0.7", "fr"),
        ("de", "en"),
        ("fr;q=x,en", "en"),
    ],
)
def test_the_browser_chooses_the_language(accepted: str, language: str) -> None:
    assert choose_language(accepted) == language


def test_the_language_is_remembered(house: House) -> None:
    person = house.person()
    assert '<html lang="fr">' in person.get("/?lang=fr").text
    assert '<html lang="fr">' in person.get("/").text
    assert '<html lang="en">' in person.get("/?lang=en").text
    assert '<html lang="en">' in person.get("/?lang=xx").text


def test_templates_hold_no_words_of_their_own() -> None:
    for path in sorted((WEB / "templates").glob("*.html")):
        source = re.sub(r"\{% block kind %\}.*?\{% endblock %\}|(?s:\{#.*?#\})", "", path.read_text(encoding="utf-8"))
        text = re.sub(r"\{[{%].*?[%}]\}|<[^<>]*>", " ", re.sub(r"\{\{.*?\}\}", " ", source))
        assert re.findall(r"[^\W\d_]{2,}", text) == [], path.name


def test_every_message_in_the_templates_exists() -> None:
    used = {
        name
        for path in (WEB / "templates").glob("*.html")
        for name in re.findall(r'\bt\("([a-z-]+)"[,)]', path.read_text(encoding="utf-8"))
    }
    assert used
    assert used <= set(WORDS.ids("en"))


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_game_has_its_pages(house: House, key: str, language: str) -> None:
    person = house.person(language)
    assert f'action="/play"><input type="hidden" name="game" value="{key}">' in person.get("/").text
    form = person.get(f"/new/{key}")
    assert form.status_code == 200
    rules = person.get(f"/rules/{key}").text
    assert len(re.findall(r'<p id="[A-Z]+[\d.]+">', rules)) > 5
    assert person.get(f"/picture/{key}.svg").text.startswith("<svg")
    assert "var(--" not in person.get(f"/picture/{key}.svg?theme=dark").text
    table = table_of(person.post("/play", {"game": key}))
    game, match = find_game(key), room_of(house, table).table.match
    assert match.options == game.make_options(dict(game.gentle.options))


def test_a_bad_option_is_told(house: House) -> None:
    response = house.person().post("/new/morris", {"seat-0": "me", "clock": "sometimes"})
    assert response.status_code == 422
    assert "cannot be opened" in response.text
    assert "Expected `" not in response.text


def test_what_is_wrong_is_told_in_the_language_of_who_asks(house: House) -> None:
    solo = {"seat-0": "me", "option-mode": "solo", "option-tournament": "yes"}
    assert "a solo game has no tournament set-up" in house.person().post("/new/spell", solo).text
    assert "n’a pas de mise en place de tournoi" in house.person("fr").post("/new/spell", solo).text
    nobody = {"seat-0": "me", "option-magicians": "fire-z"}
    assert "vouliez-vous dire" in house.person("fr").post("/new/madness", nobody).text


@pytest.mark.parametrize(
    ("fields", "rule"),
    [
        ({"clock": "quick"}, ClockRule("total", 300, 10)),
        ({"clock": "week", "penalty": "lose"}, ClockRule("move", 604_800, 0, "lose")),
        ({"clock": "own", "pace": "move", "minutes": "2,5", "increment": "3"}, ClockRule("move", 150, 3)),
    ],
)
def test_clocks_are_chosen_by_name_or_in_minutes(house: House, fields: dict[str, str], rule: ClockRule) -> None:
    table = house.person().open(**fields)
    assert room_of(house, table).table.settings.clock == rule


def test_a_clock_beyond_all_bounds_is_refused(house: House) -> None:
    fields = {"seat-0": "me", "clock": "own", "minutes": "99999999"}
    assert house.person().post("/new/morris", fields).status_code == 422


@pytest.mark.parametrize("typed", [{"minutes": "abc"}, {"minutes": "0"}, {"increment": "9999"}, {"minutes": "-3"}])
def test_what_is_no_clock_is_told_in_words_beside_its_field(house: House, typed: dict[str, str]) -> None:
    sent = {"seat-0": "me", "clock": "own", "minutes": "5", "increment": "0"} | typed
    english, french = (house.person(language).post("/new/morris", sent) for language in ("en", "fr"))
    assert english.status_code == french.status_code == 422
    assert "give minutes from 0.02 to 10080" in english.text
    assert "donnez des minutes de 0,02 à 10080" in french.text
    assert 'class="inline wrong"' in english.text
    assert all(f'value="{value}"' in english.text for value in typed.values())


def test_who_begins_is_asked_by_role(house: House) -> None:
    form = house.person().get("/new/madness").text
    asked = form[form.index('id="option-first"') : form.index('id="n-expects"')]
    names = ["First magician", "Second magician", "Third magician", "Fourth magician", "Fifth magician"]
    assert re.findall(r"<b>([^<]+)</b>", asked) == names
    assert re.findall(r'name="option-first" value="(\d)"', asked) == list("12345")


def test_what_to_expect_is_told_as_the_form_changes(house: House) -> None:
    person = house.person("fr")
    told = person.get("/new/madness/expect?option-seats=5").text
    assert "Cinq magiciens" in told
    assert "<span>Compagnon</span> <b>" in told, "what levels win alone"
    assert person.get("/new/madness/expect?option-seats=99").text.strip() == ""
    assert "Master" not in house.person().get("/new/spell/expect").text, "nobody plays a duel alone"
    assert "Master" in house.person().get("/new/spell/expect?option-mode=solo").text
    assert person.get("/new/nogame/expect").status_code == 404


def test_a_form_asks_only_what_concerns_the_person(house: House) -> None:
    person = house.person()
    grimoire = person.get("/new/grimoire").text
    assert "option-wins" in grimoire
    assert not any(f"option-{name}" in grimoire for name in ("won0", "won1", "banned0", "banned1"))
    assert 'data-when="book0" data-value="own"' in grimoire
    spell = unescape(person.get("/new/spell").text)
    assert 'data-seats="mode" data-counts="{"asymmetric": 2, "solo": 1, "symmetric": 2}"' in spell
    assert 'data-when="mode" data-value="solo"' in spell
    archimage = unescape(person.get("/new/archimage").text)
    assert 'data-seats="seats"' in archimage


def test_no_bot_sits_where_only_people_can_judge(house: House) -> None:
    doubtful = 'Spell "Whim" : The gems dance as their master pleases.'
    options = {"book0": "own", "text0": doubtful, "book1": "none", "unverified": "yes", "funnel": "yes"}
    fields = {f"option-{name}": value for name, value in options.items()} | {"seat-0": "me"}
    refused = house.person().post("/new/grimoire", fields | {"seat-1": "jester"})
    assert refused.status_code == 422
    assert "no bot can sit" in refused.text
    assert house.person().post("/new/grimoire", fields | {"seat-1": "open"}).status_code == 303


def test_my_tables_and_tables_to_watch(house: House) -> None:
    person, other = house.person(), house.person()
    secret, listed = person.open(), person.open(comers="public")
    mine, theirs = person.get("/").text, other.get("/").text
    assert f"/table/{secret}" in mine
    assert f"/table/{listed}" in mine
    assert f"/table/{secret}" not in theirs
    assert f"/table/{listed}" in theirs


def test_pages_weigh_little(house: House) -> None:
    """What a page needs besides pictures, as it is sent: its text, styles and scripts."""
    person = house.person()

    def weight(path: str) -> int:
        return int(person.get(path).headers["content-length"])

    for _ in range(6):
        person.open(**{"seat-1": "open"})
    waits = person.open("madness", **{"option-seats": "5", "option-choose": "yes", "seat-1": "open"})
    for path in ("/", "/new/madness", f"/table/{person.open(**{'seat-1': 'open'})}", f"/table/{waits}"):
        html = person.get(path).text
        parts = set(re.findall(r'(?:href|src)="(/static/[^"]+\.(?:css|js)|/palette\.css[^"]*)"', html))
        assert len(parts) > 3
        sent = weight(path) + sum(map(weight, parts))
        assert 5_000 < sent < 20_000, f"{path}: {sent}"


def test_names_are_escaped(house: House) -> None:
    person = house.person()
    person.open(name="<b>Eve", comers="public")
    shown = house.person().get("/").text
    assert "<b>Eve" not in shown
    assert "&lt;b&gt;Eve" in shown


def test_health_and_metrics(house: House) -> None:
    person = house.person()
    assert person.get("/health").text == "ok\n"
    person.open()
    assert "sortilege_commits_total 1" in person.get("/metrics").text


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(2, 1)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_addresses_are_limited_one_by_one_and_forgotten() -> None:
    buckets = Buckets(1, 0, most=2)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    buckets.take("c")
    assert buckets.take("a"), "the quietest address was forgotten"
