"""Live play: what is accepted, what is refused, and who sees what when."""

import re

from tests.server.people import House, Window, couple, seated, table_of, two_players

_NONSENSE = (
    "", "[]", "{", '{"do":"dance"}', '{"do":"move"}', '{"do":"move","move":"a1","rev":-1}',
    '{"do":"why","target":7,"rev":0}',
)  # fmt: skip


def test_a_game_against_a_bot(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        assert window.frame["mine"]
        assert [len(move) for move in window.board["moves"]] == [3] * 24
        move = window.play()
        window.until("mine and ply == 2")
        assert [line["who"] for line in window.log] == ["Ada", window.frame["seats"][1]["name"]]
        assert move in window.log[0]["text"]
        assert "undo" in window.frame["can"]


def test_a_stale_move_is_refused_and_the_table_sent_again(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        window.play()
        window.until("mine and ply == 2")
        assert "changed meanwhile" in window.refused("move", move="a1", rev=0)
        assert window.next("frame")["board"]["moves"]
        assert window.frame["ply"] == 2


def test_only_legal_moves_of_the_seat_that_is_asked(house: House) -> None:
    person, stranger = house.person(), house.person()
    table = person.open()
    with person.at(table) as window, stranger.at(table) as watcher:
        assert watcher.board.get("moves", []) == []
        assert "not your turn" in watcher.refused("move", move="a1", rev=0)
        assert "not possible" in window.refused("move", move="a1-a4", rev=0)
        assert "not possible" in window.refused("move", move="fly to the moon", rev=0)
        assert window.frame["ply"] == 0


def test_what_is_no_message_is_refused(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        for text in _NONSENSE:
            window.socket.send_text(text)
            assert "understood" in window.next("note")["text"]
        window.send("move", move="a1", rev=0, extra=1)
        assert "understood" in window.next("note")["text"]
        window.send("chat", text="x" * 301)
        assert "understood" in window.next("note")["text"]


def test_two_people_by_link(house: House) -> None:
    table, link, ada = two_players(house)
    friend = house.person("fr")
    page = friend.get(link)
    assert "Jeu du moulin" in page.text
    assert friend.post(link, {"name": "Zoé"}).status_code == 303
    with ada.at(table) as host, friend.at(table) as guest:
        assert guest.frame["seats"][1]["name"] == "Zoé"
        assert not guest.frame["mine"]
        assert guest.board["ask"] != host.board["ask"]
        host.play()
        guest.until("mine")
        guest.play()
        host.until("ply == 2")
        assert [line["who"] for line in host.log] == ["Zoé", "Ada", "Zoé"]


def test_nobody_plays_before_every_seat_is_taken(house: House) -> None:
    table, _, ada = two_players(house)
    with ada.at(table) as host:
        assert host.board.get("moves", []) == []
        assert "Waiting" in host.board["ask"]
        assert "not possible" in host.refused("move", move="a1", rev=0)


def test_take_back_by_consent(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        host.play()
        guest.until("mine")
        assert "takeback" in host.frame["can"]
        host.ask("undo")
        guest.until("offer == 'takeback'")
        guest.ask("answer", yes=False)
        host.next("frame")
        assert host.frame["ply"] == 1
        host.ask("undo")
        guest.until("offer == 'takeback'")
        guest.ask("answer", yes=True)
        host.until("ply == 0")
        assert host.log[-1]["text"].startswith("takes back: places a man on")


def test_an_offer_ends_with_the_next_move(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        host.play()
        host.ask("undo")
        guest.until("mine and offer == 'takeback'")
        guest.play()
        assert "changed" in guest.refused("answer", yes=True, rev=guest.frame["rev"])
        assert guest.frame["ply"] == 2


def test_a_draw_is_agreed(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        host.ask("draw")
        guest.until("offer == 'draw'")
        guest.ask("answer", yes=True)
        host.until("seat == -2")
        assert host.frame["result"] == "A draw."
        assert [seat["score"] for seat in host.frame["seats"]] == [0.5, 0.5]


def test_resigning_and_a_rematch(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        guest.ask("resign")
        host.until("seat == -2")
        assert host.frame["result"] == "Ada (White) wins."
        host.send("again", next=False)
        guest.until("next")
        further = guest.frame["next"]
    with bo.at(further) as guest, ada.at(further) as host:
        assert guest.frame["mine"], "who sat second begins the rematch"
        assert not host.frame["mine"]


def test_why_not_is_answered_with_the_rule(house: House) -> None:
    person = house.person("fr")
    with person.at(person.open()) as window:
        move = window.play()
        window.until("mine and ply == 2")
        window.ask("why", target=move)
        card = window.next("card")
        assert card["title"].startswith(move)
        assert "pions" in card["why"]
        assert re.fullmatch(r"M[\d.]+", card["why_rule"])
        assert f'id="{card["why_rule"]}"' in person.get("/rules/morris").text


def test_anybody_may_ask_for_a_card(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as other, house.person().at(table) as watcher:
        for window in (host, other, watcher):
            window.send("card", target="a1")
            card = window.next("card")
            assert (card["title"], card["now"], card["rule"]) == ("a1, free", "No man stands here.", "M2.1")
            assert "why" not in card
        for window, reason in ((other, "your turn"), (watcher, "watch")):
            window.ask("why", target="a1")
            assert reason in window.next("card")["why"]


def test_what_has_no_card_is_answered_by_the_reason_alone(house: House) -> None:
    person = house.person()
    with person.at(person.open("spell")) as window:
        window.send("card", target="end")
        window.ask("why", target="end")
        assert window.next("note")["target"] == "end"


def test_a_move_that_cannot_be_taken_back_is_confirmed_if_wished(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        window.ask("move", move="a1", ask=True)
        assert window.next("confirm")["move"] == "a1"
        window.next("frame")
        assert window.frame["ply"] == 0
        window.ask("move", move="a1", ask=False)
        window.until("ply == 2")


def test_the_host_lends_an_absent_seat_and_gives_it_back(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host:
        host.send("lend", seat=1, level="jester")
        host.until("seats[1].get('level') == 'jester'")
        host.play()
        host.until("mine and ply == 2")
        with bo.at(table) as guest:
            guest.send("lend", seat=1, level="")
            guest.until("not seats[1].get('level')")
            host.until("not seats[1].get('level')")
            host.play()
            guest.until("mine")
            guest.play()


def test_a_new_link_shuts_out_who_had_the_old_one(house: House) -> None:
    table, link, _ = two_players(house)
    friend, thief = house.person(), house.person()
    friend.post(link, {"name": "Bo"})
    thief.post(link, {"name": "Bo"})
    with friend.at(table) as guest, thief.at(table) as other:
        guest.send("revoke", seat=1)
        other.until("not seats[1].get('mine')")
        assert guest.frame["seats"][1]["mine"]
    assert thief.get(link).status_code == 410
    with thief.at(table) as other:
        assert not any(seat.get("mine") for seat in other.frame["seats"])


def test_only_the_host_arranges_seats(house: House) -> None:
    table, _, bo = seated(house)
    with bo.at(table) as guest:
        assert "not your turn" in guest.refused("lend", seat=0, level="jester")
        assert "not your turn" in guest.refused("revoke", seat=0)
        assert "link" not in guest.frame["seats"][0]


def test_chat_has_a_rate(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        for number in range(5):
            window.send("chat", text=f"hello {number}")
        window.until("len(log) == 5")
        assert "too fast" in window.refused("chat", text="hello again")


def test_too_many_messages_are_refused(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        for _ in range(60):
            window.send("look", ply=-1)
        note = window.next("note")
        assert "too fast" in note["text"]
        assert note["resync"]  # a move may have been among them


def test_a_hint(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        window.ask("hint")
        found = window.next("hinted")
        assert len(found["best"]) == 3
        for one in found["best"]:
            assert re.fullmatch(r"Place a man on \w\d\.", one["text"])
            assert re.fullmatch(r"Your chances: \d+%", one["promise"])
            assert re.fullmatch(r"±\s\d+%, tried \d+ times", one["sure"])
            assert one["steps"] == [[one["text"][-3:-1]]]
        shares = [int(one["expected"][:-1]) for one in found["best"]]
        assert shares == sorted(shares, reverse=True)
        assert found["best"][0]["line"][0].startswith("Black")
        assert window.log == [], "of a hint against bots nobody is told"


def test_hints_among_people_only_where_all_agreed_and_their_use_is_told(house: House) -> None:
    table, ada, _ = couple(house)
    with ada.at(table) as window:
        assert "hint" not in window.frame["can"]
        assert "not agreed" in window.refused("hint", rev=window.frame["rev"])
    table, ada, bo = couple(house, hints="yes")
    with ada.at(table) as window, bo.at(table) as other:
        assert "hint" in window.frame["can"]
        window.ask("hint")
        assert window.next("hinted")["best"]
        other.until("log[-1]['text'] == 'is given a hint.'")
        assert other.log[-1]["who"] == "Ada"


def test_looking_back(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        first = window.board["html"]
        window.play()
        window.until("mine and ply == 2")
        window.send("look", ply=0)
        assert window.next("past")["html"] == first


def test_the_board_as_text(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        assert "text" not in window.board
        window.send("text", on=True)
        window.until("board.get('text')")
        assert "White (O) has 9 in hand" in window.board["text"]


def test_a_narrow_window_gets_a_narrow_drawing(house: House) -> None:
    person = house.person()
    table = person.open("spell")
    with person.at(table) as wide, person.at(table, "?narrow=1") as slim:
        drawn = wide.board["html"], slim.board["html"]
        assert drawn[0] != drawn[1]
        wide.send("width", narrow=True)
        wide.until(f"board['html'] == {drawn[1]!r}")
        slim.send("width", narrow=False)
        slim.until(f"board['html'] == {drawn[0]!r}")


def test_a_new_name_is_cleaned(house: House) -> None:
    person = house.person()
    with person.at(person.open()) as window:
        window.send("name", name="  {Eve}; drop (tables) ")
        window.until("seats[0]['name'] == 'Eve drop tables'")


def finish(window: Window) -> None:
    window.ask("resign")
    window.until("seat == -2")


def test_the_seed_is_shown_when_the_game_is_over_and_not_before(house: House) -> None:
    person = house.person()
    table = person.open()
    with person.at(table) as window:
        window.play()
        assert "Seed:" not in person.get(f"/table/{table}/record").text
        finish(window)
    assert "Seed:" in person.get(f"/table/{table}/record").text


def test_a_record_is_opened_and_played_on(house: House) -> None:
    person = house.person()
    table = person.open()
    with person.at(table) as window:
        window.play()
        window.until("mine and ply == 2")
        record = person.get(f"/table/{table}/record").text
    again = table_of(person.upload(record))
    with person.at(again) as window:
        assert window.frame["ply"] == 2
        window.play()
        assert window.frame["ply"] == 3


def test_a_damaged_record_is_shown_with_its_line_and_mended(house: House) -> None:
    person = house.person()
    damaged = "Sortilege record 1\nGame: morris\nRules: 1\n\n1. a7\n2. nonsense <b>\n"
    response = person.upload(damaged)
    assert response.status_code == 422
    assert "line 6" in response.text
    assert "1. a7\n2. nonsense &lt;b&gt;\n</textarea>" in response.text, "nothing of the text is lost"
    assert "ligne 6\u00a0: " in (french := house.person("fr").upload(damaged).text)
    assert "n’est pas un coup de morris" in french
    assert 'action="/open"' in response.text
    assert 'name="upto" formaction="/replay" value="6"' in response.text, "what stands before it can be looked at"
    again = table_of(person.upload(damaged.replace("nonsense <b>", "d7")))
    with person.at(again) as window:
        assert window.frame["ply"] == 2


def test_nobody_is_asked_while_a_seat_is_free(house: House) -> None:
    person = house.person()
    with person.at(person.open(**{"seat-1": "open"})) as window:
        assert window.frame["seat"] == 0
        assert not window.frame["mine"]
        assert "Waiting for a player (Black)" in window.frame["board"]["ask"]
        window.send("lend", seat=1, level="jester")
        window.until("mine")
        assert len(window.board["moves"]) == 24
