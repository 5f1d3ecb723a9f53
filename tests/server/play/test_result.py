"""The end of a game: who won and why, by the rule or outside the rules, the numbers, and what next."""

from sortilege.server.play.clock import Clock, ClockRule
from tests.server.people import House, Window, room_of, seated
from tests.server.play.test_question import from_position

# A position, the last moves, the headline, the reason and its rule, the men left of the winner and the loser.
ENDINGS = {
    "M4.1": ("ww./..w/.../..b.b./b../.../... w 0/0 40", ("f6 g7", "x c4"), "White", "Black has only 2 men left.", "32"),
    "M4.2": ("bbb/.w./.../bw..../.../.../w.w w 0/0 40", ("g1 g4",), "White", "Black cannot move any man.", "44"),
    "M4.3": ("w.w/.../.../bw..../.../.../bb. b 0/0 199", ("d1 g1",), "", "200 turns have been played", "33"),
}


def ended(window: Window) -> Window:
    window.until("seat == -2")
    return window


def test_each_ending_by_the_rules_says_why(house: House) -> None:
    for rule, (text, moves, winner, why, men) in ENDINGS.items():
        person = house.person()
        with person.at(from_position(person, "morris", text)) as window:
            for move in moves:
                window.play(move)
            frame = ended(window).frame
            assert (f"({winner}) wins." in frame["result"]) if winner else frame["result"] == "A draw."
            ending = frame["ending"]
            assert ending["rule"] == rule
            assert ending["why"].startswith(why)
            assert ending["columns"] == ["men left"]
            assert [row["cells"][0] for row in ending["rows"]] == list(men)
            assert [row["won"] for row in ending["rows"] if "won" in row] == ([True] if winner else [])


def test_turning_points_are_told_with_the_ply_that_shows_them(house: House) -> None:
    person = house.person()
    with person.at(from_position(person, "morris", ENDINGS["M4.1"][0])) as window:
        for move in ENDINGS["M4.1"][1]:
            window.play(move)
        (point,) = ended(window).frame["ending"]["turning"]
        assert point["text"] == "moves a man from f6 to g7, closes a mill and takes the man on c4"
        assert (point["turn"], point["ply"], point["stands"]) == (41, 2, "White 3, Black 2 men left")


def test_endings_outside_the_rules_have_their_own_sentence(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        guest.ask("resign")
        frame = ended(host).frame
        assert frame["result"] == "Ada (White) wins."
        assert frame["ending"]["why"].startswith("Bo (Black) gives up. By the rules it was not over")
        assert frame["ending"]["rule"] == "M4.1"
        assert [row["cells"] for row in frame["ending"]["rows"]] == [["9"], ["9"]]
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        host.ask("draw")
        guest.until("offer == 'draw'")
        guest.ask("answer", yes=True)
        why = ended(host).frame["ending"]["why"]
        assert why.startswith("The players have agreed to a draw. By the rules it was not over")


def test_the_clock_of_who_ran_out_shows_nothing_left(house: House) -> None:
    person = house.person()
    table = person.open(**{"seat-1": "me"})
    room = room_of(house, table)
    room.table.clock = Clock(ClockRule("total", 60, 0, "lose"), 2)
    with person.at(table) as window:
        window.play("a7")
        room.table.match.time_out(1)
        room.table.rev += 1
        room.publish()
        frame = ended(window).frame
        assert frame["seats"][1]["clock"] == 0
        assert frame["seats"][0]["clock"] > 50
        assert frame["ending"]["why"].startswith("Ada (Black) has run out of time. By the rules it was not over")


def test_the_next_level_is_one_click_away(house: House) -> None:
    person = house.person()
    with person.at(person.open(**{"seat-1": "adept"})) as window:
        window.ask("resign")
        ending = ended(window).frame["ending"]
        assert (ending["easier"], ending["harder"]) == ("companion", "mage")
        assert ending["harder_name"] == "Mage"
        assert "no such" not in window.refused("again", next=False, level="dragon")
        window.send("again", next=False, level="mage")
        window.until("next")
        following = window.frame["next"]
    with person.at(following) as window:
        assert [seat.get("level", "") for seat in window.frame["seats"]] == ["", "mage"]
        assert window.frame["mine"]


def test_who_plays_people_is_offered_no_level(house: House) -> None:
    table, ada, _ = seated(house)
    with ada.at(table) as host:
        host.ask("resign")
        assert not {"easier", "harder"} & ended(host).frame["ending"].keys()
