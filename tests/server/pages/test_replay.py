"""Replays: any moment, variations, branches, dice, pictures; damaged records lose nothing."""

import re
from pathlib import Path
from random import Random

import pytest

from sortilege.kernel.errors import BadNotation
from sortilege.kernel.gesture import View
from sortilege.kernel.match import Match
from sortilege.kernel.record import Item
from sortilege.kernel.registry import games
from sortilege.server.pages.playback import Place, Playback, read_place, write_place
from sortilege.server.pages.replay_view import view
from tests.server.people import House

GOLDEN = Path(__file__).parents[2] / "games" / "morris" / "golden" / "two-men.record"
VARIED = """Sortilege record 1
Game: morris
Rules: 1
Seat 0: Ann

{A quiet start}
1. a7 {the corner} (d7; 2. g7 {fine} (a1; 3. b6); 3. a7)
2. d7
3. g7
"""


def places(playback: Playback) -> list[str]:
    """All places of the main line, forwards."""
    found = ["0"]
    place: Place = (0,)
    while (after := playback.after(place)) != place:
        place = after
        found.append(write_place(place))
    return found


def test_places_go_through_variations() -> None:
    playback = Playback(Match.from_record(VARIED))
    assert places(playback) == ["0", "1", "2", "3"]
    inner = read_place("0-0-1-0-2")
    assert [playback.before(inner), playback.before((0, 0, 1, 0, 1)), playback.before((0, 0, 1))] == [
        (0, 0, 1, 0, 1),
        (0, 0, 1),
        (0,),
    ]
    assert playback.after((0, 0, 1)) == (0, 0, 2)
    assert playback.after((0, 0, 3)) == (0, 0, 3)
    moment = playback.at(inner)
    assert moment.item is not None
    assert moment.item.text == "b6"
    branch = Match.from_record(playback.branch(inner))
    assert [ply.text for ply in branch.history] == ["d7", "a1", "b6"]
    assert playback.lines(View(0, "en"))[0].variations[0][1].variations[0][1].place == inner


@pytest.mark.parametrize("text", ["4", "0-1-1", "0-0-9", "1-0-1", "-1", "x", "0-0", "99999999", "0-0-3-0-1"])
def test_places_that_a_game_does_not_have(text: str) -> None:
    playback = Playback(Match.from_record(VARIED))
    with pytest.raises(BadNotation):
        playback.at(read_place(text))


@pytest.mark.parametrize("key", games())
def test_every_moment_is_the_game_as_it_was(key: str) -> None:
    match = Match(key, seed=3)
    for number in range(25):
        match.play(match.moves()[number % len(match.moves())])
    playback = Playback(match)
    for ply in (match.ply, 0, match.ply // 2, 17 % match.ply):
        assert match.game.write(playback.at((ply,)).position) == match.game.write(match.at(ply))
    again = Match.from_record(playback.branch((match.ply // 2,)))
    assert [one.text for one in again.history][: match.ply // 2] == [one.text for one in match.history][
        : match.ply // 2
    ]


def test_a_record_is_opened_and_shared(house: House) -> None:
    person = house.person()
    response = person.post("/replay", {"record": VARIED})
    assert response.status_code == 303
    address = response.headers["location"]
    page = house.person("fr").get(f"{address}?at=0-0-2")
    assert page.status_code == 200
    assert "Revoir" in page.text
    assert "A quiet start" not in page.text, "the comment of the start is shown at the start alone"
    assert "fine" in page.text
    assert person.get(f"{address}/record").text == VARIED
    for bad in ("9", "0-7-1", "x"):
        assert person.get(f"{address}?at={bad}").status_code == 404
    assert person.get("/replay/" + "x" * 24).status_code == 404
    assert person.get("/replay/nothing").status_code == 404


def test_pictures_and_texts_of_a_moment(house: House) -> None:
    person = house.person()
    address = person.post("/replay", {"record": GOLDEN.read_text()}).headers["location"]
    assert person.get(f"{address}/position.svg?at=5&theme=dark").text.startswith("<svg")
    picture = person.get(f"{address}/position.png?at=5&width=200").content
    assert picture[1:4] == b"PNG"
    assert int.from_bytes(picture[16:20], "big") == 200
    moment = person.get(f"{address}/moment?at=5").json()
    assert moment["after"] == "6"
    assert moment["position"] == Match.from_record(GOLDEN.read_text()).game.write(
        Match.from_record(GOLDEN.read_text()).at(5)
    )


def test_dice_are_verified(house: House) -> None:
    person = house.person()
    match = Match("spell", seed=5)
    while not match.over and match.ply < 60:
        match.play(match.moves()[0])
    if not match.over:
        match.resign(0)
    address = person.post("/replay", {"record": match.record()}).headers["location"]
    assert person.get(f"{address}/verify").text.startswith("Fair")
    false = match.record().replace("Seed: 5", "Seed: 6")
    address = person.post("/replay", {"record": false}).headers["location"]
    assert person.get(f"{address}/verify").text.startswith("Not as promised")
    table = person.open("spell")
    assert "when the game is over" in person.get(f"/replay/{table}/verify").text


def test_a_damaged_record_loses_nothing(house: House) -> None:
    person = house.person()
    damaged = VARIED.replace("2. d7", "2. d9 <b>")
    response = person.post("/replay", {"record": damaged})
    assert response.status_code == 422
    assert "line 8" in response.text
    assert "d9 &lt;b&gt;" in response.text
    assert "g7" in response.text
    partly = person.post("/replay", {"record": damaged, "upto": "8"})
    assert partly.status_code == 303
    assert "1. a7" in person.get(partly.headers["location"] + "/record").text
    assert person.post("/replay", {"record": "rubbish"}).status_code == 422
    assert person.post("/replay", {}).status_code == 422


def test_a_branch_is_a_new_table(house: House) -> None:
    person = house.person()
    address = person.post("/replay", {"record": VARIED}).headers["location"]
    response = person.post(f"{address}/branch", {"at": "0-0-2", "against": "jester"})
    assert response.status_code == 303
    with person.at(response.headers["location"].rsplit("/", 1)[1]) as window:
        window.until("mine")
        assert window.frame["ply"] >= 2
        window.play()
    over = person.post("/replay", {"record": GOLDEN.read_text()}).headers["location"]
    last = Match.from_record(GOLDEN.read_text()).ply
    assert person.post(f"{over}/branch", {"at": str(last)}).status_code == 404


def test_a_record_of_other_rules_is_looked_at_and_stays_what_it_is(house: House) -> None:
    person = house.person()
    old = VARIED.replace("Rules: 1", "Rules: 999")
    address = person.post("/replay", {"record": old}).headers["location"]
    assert "version 999" in person.get(address).text
    assert person.get(f"{address}/record").text == old


def test_a_replay_follows_its_table(house: House) -> None:
    person = house.person()
    table = person.open()
    state = re.search(r'data-running="([^"]+)"', person.get(f"/replay/{table}").text)
    assert state is not None
    assert person.get(f"/replay/{table}/news?state={state[1]}").status_code == 204
    with person.at(table) as window:
        window.play()
        window.until("mine")
    news = person.get(f"/replay/{table}/news?state={state[1]}").json()
    assert news["ply"] == 2
    assert news["html"].count("<li>") == 2
    assert not news["over"]


def test_advice_is_the_best_moves(house: House) -> None:
    person = house.person("fr")
    address = person.post("/replay", {"record": VARIED}).headers["location"]
    best = person.post(f"{address}/advice?at=2", {}).json()
    assert len(best) == 3
    assert all(one["text"] and one["expected"].endswith("%") for one in best)
    assert best[0]["line"][0].startswith("Noir")
    over = person.post("/replay", {"record": GOLDEN.read_text()}).headers["location"]
    assert person.post(f"{over}/advice", {}).status_code == 404


def test_comments_and_variations_are_added_and_kept(house: House) -> None:
    person = house.person()
    address = person.post("/replay", {"record": VARIED}).headers["location"]
    said = person.post(f"{address}/note", {"at": "2", "comment": "a {fine}\n place"}).headers["location"]
    assert said.endswith("?at=2&seat=0")
    first = said.split("?")[0]
    assert "2. d7 {a (fine) place}" in person.get(f"{first}/record").text
    assert person.get(f"{address}/record").text == VARIED, "what was kept never changes"
    varied = person.post(f"{first}/note", {"at": "1", "move": "g1"}).headers["location"]
    assert "?at=1-0-1" in varied
    second = varied.split("?")[0]
    on = person.post(f"{second}/note", {"at": "1-0-1", "move": "g4"}).headers["location"]
    assert "?at=1-0-2" in on
    third = on.split("?")[0]
    assert "2. d7 {a (fine) place} (g1; g4)" in person.get(f"{third}/record").text
    again = person.post(f"{third}/note", {"at": "1", "move": "g1"}).headers["location"]
    assert "?at=1-0-1" in again, "a variation that is there is gone into"
    main = person.post(f"{third}/note", {"at": "1", "move": "d7"}).headers["location"]
    assert "?at=2&" in main
    longer = person.post(f"{third}/note", {"at": "3", "move": "b6"}).headers["location"]
    assert person.get(longer.split("?")[0] + "/record").text.rstrip().endswith("b6")
    whole = person.post(f"{address}/note", {"at": "0", "comment": "All of it"}).headers["location"].split("?")[0]
    assert "{All of it}" in person.get(f"{whole}/record").text
    assert ["g1", "Place on g1"] in person.get(f"{address}/moves?at=1").json()
    for bad in ({"at": "1", "move": "a7"}, {"at": "9", "comment": "x"}, {"at": "x", "move": "g1"}, {}):
        assert person.post(f"{address}/note", bad).status_code == 404


def test_a_game_that_is_over_goes_on_in_variations_alone(house: House) -> None:
    person = house.person()
    match = Match("spell", seed=5)
    for _ in range(6):
        match.play(match.moves()[0])
    match.resign(0)
    address = person.post("/replay", {"record": match.record()}).headers["location"]
    last = str(match.ply)
    legal = person.get(f"{address}/moves?at={last}").json()[0][0]
    assert person.post(f"{address}/note", {"at": last, "move": legal}).status_code == 404
    noted = person.post(f"{address}/note", {"at": last, "comment": "gave up"}).headers["location"].split("?")[0]
    assert person.get(f"{noted}/verify").text.startswith("Fair"), "the dice can still be verified"


def test_the_list_has_a_line_for_each_action_and_one_can_step_by_them() -> None:
    start = "ww./bb./.../....../.../.../... w 7/7 4"
    match = Match("morris", start=start)
    for move in ("g7", "x b6", "a1", "f6"):
        match.play(move)
    playback = Playback(match)
    lines = playback.lines(View(0, "en"))
    assert [line.place for line in lines] == [(2,), (3,), (4,)]
    assert "b6" in lines[0].said
    assert lines[0].seat == 0
    assert playback.deeds == [0, 2, 3, 4]
    shown = [view(playback, playback.at((ply,)), 0, "en") for ply in range(5)]
    assert [moment.deeds for moment in shown] == [("0", "2"), ("0", "2"), ("0", "3"), ("2", "4"), ("3", "4")]
    assert "b6" not in shown[1].told
    assert "b6" in shown[2].told


def test_one_can_step_by_turns() -> None:
    """A turn of SPELL has several actions; the last one is reached even where it is not whole."""
    match = Match("spell", seed=3, setup="quick")
    dice = Random(3)
    while match.position.turn < 3:
        match.play(dice.choice(sorted(match.legal)))
    match.play(min(match.legal))
    playback = Playback(match)
    assert len(playback.turns) < len(playback.deeds)
    ends = [ply for ply in range(1, match.ply) if match.history[ply].turn != match.history[ply - 1].turn]
    assert playback.turns == [0, *ends, match.ply]
    first, second = playback.turns[1:3]
    assert view(playback, playback.at((first,)), 0, "en").turns == ("0", str(second))
    assert view(playback, playback.at((first + 1,)), 0, "en").turns == (str(first), str(second))
    assert view(playback, playback.at((match.ply,)), 0, "en").turns[1] == str(match.ply)


def test_comments_and_variations_stand_at_the_line_of_their_action() -> None:
    match = Match("morris", start="ww./bb./.../....../.../.../... w 7/7 4")
    match.play("g7")
    match.play("x b6")
    match.history[0].comment, match.history[1].comment = "A mill.", "And a man."
    match.history[1].variations = [[Item("x d6", "", 0, 0, "", [])]]
    (line,) = Playback(match).lines(View(0, "en"))
    assert line.comment == "A mill. And a man."
    assert [[item.place for item in other] for other in line.variations] == [[(1, 0, 1)]]


def test_panels_and_cards_are_read_in_a_replay(house: House) -> None:
    record = (Path(__file__).parents[2] / "games" / "madness" / "golden" / "win.record").read_text("utf-8")
    person = house.person()
    address = person.post("/replay", {"record": record}).headers["location"]
    moment = person.get(f"{address}/moment?at=60").json()
    assert any("data-target" in line for line in moment["panels"])
    target = next(line.split('data-target="')[1].split('"')[0] for line in moment["panels"] if "data-target" in line)
    card = person.get(f"{address}/card?at=60&target={target}").json()
    assert card["title"]
    assert card["text"]
    assert person.get(f"{address}/card?at=60&target=nothing").status_code == 404
