"""The same again: the score over rematches, and choosing before the game begins."""

import pytest

from tests.server.people import House, Person, couple, forget, room_of


def score(panels: list[str]) -> str:
    lines = [line for line in panels if "Over all games" in line or "p-note" in line]
    return " ".join(lines)


def test_a_score_is_kept_over_rematches(house: House) -> None:
    table, ada, bo = couple(house)
    for loser, told in ((ada, "Bo 1, Ada 0"), (bo, "Ada 1, Bo 1")):
        with ada.at(table) as first, bo.at(table) as second:
            window = first if loser is ada else second
            window.ask("resign")
            window.until("seat == -2")
            window.send("again", next=False)
            window.until("next")
            table = window.frame["next"]
        forget(house, table) if table in house.client.app.state.hall.rooms else None  # type: ignore[attr-defined]
        with ada.at(table) as first:
            assert told in " ".join(first.board["panels"])
    settings = room_of(house, table).table.settings
    assert (settings.games, settings.before) == (2, (1.0, 1.0))


def test_a_draw_is_a_half_and_games_together_are_counted(house: House) -> None:
    table, ada, bo = couple(house)
    with ada.at(table) as first, bo.at(table) as second:
        first.ask("draw")
        second.until("offer == 'draw'")
        second.ask("answer", yes=True)
        second.until("seat == -2")
        second.send("again", next=False)
        second.until("next")
        table = second.frame["next"]
    with ada.at(table) as first:
        assert "½" in " ".join(first.board["panels"])
    host = house.person("fr")
    table = host.open("madness")
    with host.at(table) as window:
        window.ask("resign")
        window.until("seat == -2")
        window.send("again", next=False)
        window.until("next")
        table = window.frame["next"]
    with host.at(table) as window:
        assert "0 sur 1 gagnées ensemble" in " ".join(window.board["panels"])


def test_the_same_again_names_the_others(house: House) -> None:
    people = [house.person() for _ in range(3)]
    table = people[0].open("archimage", **{"option-seats": "3", "seat-1": "open", "seat-2": "open", "name": "P0"})
    for number in (1, 2):
        people[number].post(f"/table/{table}/sit", {"seat": str(number), "name": f"P{number}"})
    with people[1].at(table) as window:
        window.ask("resign")
        window.until("seat == -2")
        assert window.frame["ending"]["again"] == "Same again with P0 and P2"


# choosing in advance


def waiting(house: House) -> tuple[str, list[Person]]:
    """Three people at a table of Madness for four where magicians are chosen."""
    people = [house.person() for _ in range(3)]
    fields = {"option-seats": "4", "option-choose": "yes", "seat-1": "open", "seat-2": "open", "seat-3": "open"}
    return people[0].open("madness", **fields, name="P0"), people


@pytest.mark.parametrize("restart", [False, True])
def test_magicians_are_chosen_while_people_wait(house: House, restart: bool) -> None:
    table, people = waiting(house)
    page = people[0].get(f"/table/{table}").text
    moves = [part.split('"')[0] for part in page.split('name="wish" value="')[1:]]
    assert len(moves) >= 5
    assert page.count('<svg viewBox="-') > len(moves)
    people[0].post(f"/table/{table}/wish", {"wish": moves[3]})
    people[1].post(f"/table/{table}/sit", {"seat": "1", "name": "P1", "wish": moves[3]})
    assert room_of(house, table).table.wishes == {0: moves[3]}
    people[1].post(f"/table/{table}/wish", {"wish": moves[1]})
    people[2].post(f"/table/{table}/sit", {"seat": "2", "name": "P2", "wish": moves[0]})
    if restart:
        forget(house, table)
    last = house.person()
    assert "P2" in last.get(f"/table/{table}").text.split("wishes")[1]
    last.post(f"/table/{table}/sit", {"seat": "3", "name": "P3"})
    with last.at(table) as window:
        window.until("mine")
        assert [ply.text for ply in room_of(house, table).table.match.history] == [moves[3], moves[1], moves[0]]
        assert moves[1] not in [move[0] for move in window.board["moves"]]
        window.play()


def test_only_who_sits_here_chooses_and_only_what_there_is(house: House) -> None:
    table, people = waiting(house)
    people[1].post(f"/table/{table}/wish", {"wish": "choose fire-a"})
    people[0].post(f"/table/{table}/wish", {"wish": "choose nobody"})
    assert room_of(house, table).table.wishes == {}
    morris = people[0].open(**{"seat-1": "open"})
    people[0].post(f"/table/{morris}/wish", {"wish": "d2"})
    assert room_of(house, morris).table.wishes == {}
    assert "wishes" not in people[0].get(f"/table/{morris}").text
    page = people[0].post(f"/table/{table}/wish", {"wish": "choose fire-a"}, origin="http://elsewhere")
    assert page.status_code == 403


def test_a_bot_leaves_what_others_have_chosen(house: House) -> None:
    host = house.person()
    fields = {"option-seats": "2", "option-choose": "yes", "seat-0": "jester", "seat-1": "open"}
    table = host.open("madness", **fields)
    moves = list(room_of(house, table).table.match.legal)
    host.post(f"/table/{table}/sit", {"seat": "1", "name": "P1", "wish": moves[0]})
    room = room_of(house, table)
    room.table.wishes[1] = moves[0]
    assert room.keeper._unwished(moves[0]) != moves[0]
    assert room.keeper._unwished(moves[2]) == moves[2]
