"""Following a game: one line for each deed, renewed as it grows; names that tell people apart."""

import pytest

from sortilege.search.manners import Decision
from sortilege.server.play.company import NAMES
from tests.server.people import House, Person, Window, couple, forget, room_of, seated
from tests.server.play.test_question import from_position

MILL = ("a7", "b6", "d7", "b4", "g7", "x b4")


def played(host: Window, guest: Window, *moves: str) -> None:
    """Plays these moves, each by whose turn it is."""
    for move in moves:
        window = host if host.frame["seat"] == 0 else guest
        window.until("mine")
        window.play(move)
        for other in (host, guest):
            other.until(f"rev >= {window.frame['rev']}")


def texts(window: Window) -> list[str]:
    return [line["text"] for line in window.log if line.get("ply", -1) >= 0]


def test_a_deed_is_one_line_that_is_renewed_as_it_grows(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        played(host, guest, *MILL[:5])
        assert texts(guest)[-1] == "places a man on g7 and closes a mill"
        guest.send("chat", text="Oh no")
        guest.until("log[-1].get('chat')")
        played(host, guest, MILL[5])
        for window in (host, guest):
            window.until("any(line.get('ply') == 5 for line in log)")
            assert len(texts(window)) == 5
            assert texts(window)[-1] == "places a man on g7, closes a mill and takes the man on b4"
            assert window.log[-1].get("chat")  # what was said meanwhile stays where it was


def test_taking_back_within_a_deed_tells_the_shorter_one(house: House) -> None:
    person = house.person()
    table = person.open(**{"seat-1": "me"})
    with person.at(table) as window:
        for move in MILL:
            window.play(move)
        assert len(texts(window)) == 5
        window.ask("undo")
        window.until("ply == 5")
        assert texts(window)[-1] == "places a man on g7 and closes a mill"
        window.play("x b6")
        assert texts(window)[-1] == "places a man on g7, closes a mill and takes the man on b6"
        window.ask("undo")
        window.until("ply == 5")
        window.ask("undo")
        window.until("ply == 4")
        assert len(texts(window)) == 4


def test_a_line_leads_to_after_its_last_ply(house: House) -> None:
    person = house.person()
    with person.at(person.open(**{"seat-1": "me"})) as window:
        for move in (*MILL, "g4"):
            window.play(move)
        ply = window.log[4]["ply"]
        window.send("look", ply=ply + 1)
        assert window.next("past")["ply"] == 6


def test_a_restart_tells_the_same(house: House) -> None:
    person = house.person()
    table = person.open(**{"seat-1": "me"})
    with person.at(table) as window:
        for move in MILL:
            window.play(move)
        before = texts(window)
    forget(house, table)
    with person.at(table) as window:
        assert texts(window) == before


def test_set_up_by_chance_is_one_line(house: House) -> None:
    person = house.person()
    with person.at(person.open("archimage")) as window:
        set_up = [line for line in window.log if line.get("turn") == 1]
        assert len(set_up) == 1
        assert "who" not in set_up[0]


def _names(person: Person, table: str) -> list[str]:
    with person.at(table) as window:
        return [seat["name"] for seat in window.frame["seats"]]


def test_bots_of_one_level_have_names_and_a_persons_seats_are_named_by_role(house: House) -> None:
    person = house.person()
    bots = {f"seat-{seat}": "jester" for seat in (1, 2, 3)}
    table = person.open("archimage", **{"option-seats": "4"}, **bots)
    assert len({"Ada", *_names(person, table)}) == 4
    assert set(_names(person, table)[1:]) <= set(NAMES)
    assert _names(person, person.open(**{"seat-1": "me"})) == ["Ada (White)", "Ada (Black)"]


def test_numbers_beside_names_say_what_they_count(house: House) -> None:
    table, ada, _ = couple(house)
    with ada.at(table) as host:
        assert host.frame["counted"] == "men left"
    assert room_of(house, table).table.match.points == [9, 9]


def test_a_deed_of_another_seat_is_staged_with_its_card_arrows_and_results(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table, "?staged=1") as host, bo.at(table, "?staged=1") as guest:
        played(host, guest, *MILL)
        guest.until("mine")
        assert [film["deed"]["text"] for film in guest.films[-2:]] == [
            "places a man on g7 and closes a mill",
            "takes the man on b4",  # what is left of the deed: the first half was staged when it was played
        ]
        mill, take = guest.films[-2:]
        assert (mill["deed"]["who"], mill["deed"]["title"], mill["deed"]["rule"]) == ("Ada", "A mill", "M3.1")
        assert take["deed"]["results"] == ["Black loses the man on b4 and has 8 men left."]
        assert take["deed"]["takes"]
        assert all('class="staged"' in film["staged"] for film in (mill, take))
        assert 'class="staged"' not in take["html"]
        assert take["html"] == guest.board["html"]
        assert [film["deed"]["who"] for film in host.films] == ["Bo"] * 2  # one's own moves are not staged


def test_who_wants_all_at_once_gets_no_films(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        played(host, guest, *MILL)
        assert host.films == guest.films == []
        guest.send("staging", on=True)
        guest.next("frame")
        played(host, guest, "g4", "a4")
        guest.until("mine")
        assert [film["deed"]["text"] for film in guest.films] == ["places a man on a4"]


def test_a_slow_window_misses_no_deed(house: House) -> None:
    """Whatever happens while a window reads nothing is filmed deed by deed, own moves without a deed."""
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest, house.person().at(table, "?staged=1") as watcher:
        room = room_of(house, table)
        viewer = next(one for one in room.viewers if not one.seats)
        played(host, guest, "a7", "b6")
        watcher.until("ply == 2")
        viewer.rev, viewer.ply = 0, 0  # as if it had been sent nothing since
        watcher.films.clear()
        played(host, guest, "d7")
        watcher.until("ply == 3")
        assert [film["deed"]["text"] for film in watcher.films] == [
            "places a man on a7", "places a man on b6", "places a man on d7",
        ]  # fmt: skip


class Scripted:
    """A bot that plays what it is told."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)

    async def choose(self, *_: object) -> Decision:
        return Decision(self.moves.pop(0))


def test_a_bots_deed_is_held_back_until_it_is_whole(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mill that a bot closes is shown together with the man it takes, in one film and one line of the log."""
    person = house.person()
    table = person.open()
    monkeypatch.setattr(room_of(house, table).keeper, "_bots", Scripted("b6", "d6", "f6", "x a7"))
    with person.at(table, "?staged=1") as window:
        for move in ("a7", "d7", "a1"):
            window.until("mine")
            window.play(move)
            assert "ply" not in window.log[-1] or "closes a mill" not in window.log[-1]["text"]
        window.until("mine")
        text = "places a man on f6, closes a mill and takes the man on a7"
        assert [film["deed"]["text"] for film in window.films] == ["places a man on b6", "places a man on d6", text]
        assert texts(window)[-1] == text


def test_the_last_turn_is_told_again(house: House) -> None:
    table, ada, bo = seated(house)
    with ada.at(table) as host, bo.at(table) as guest:
        assert "told" not in host.frame
        played(host, guest, *MILL)
        assert guest.frame["told"]
        guest.send("retell")
        (film,) = guest.next("told")["films"]
        assert film["deed"]["text"] == "places a man on g7, closes a mill and takes the man on b4"
        assert film["before"] != film["html"]
        host.send("retell")  # who has just moved sees what the other did before that
        (film,) = host.next("told")["films"]
        assert film["deed"]["text"] == "places a man on b4"
    with house.person().at(table) as watcher:
        watcher.send("retell")
        (film,) = watcher.next("told")["films"]
        assert film["deed"]["who"] == "Ada"


TWO_CURSES = (
    "seat=1 turn=1 round=1 space=2 active=1 phase=10 stage=0 madness=12 forbid=0 shield=0 rest=0 result=0 once=0 "
    "wild=0 reveal=0 tokens=4.4.4.4 discounts=0.0.0.0.0.0.0.0 supply=0.9.6.0.10.6.0.9.6.0.10.6 "
    "box=0.0.0.0.0.0.0.0.0.0.0.0.21 ask=1.1.0.0.0.0.0.0 monster=cover-4 right=in-07 seen=cover-4,in-07 "
    "library=fire-1a,water-1b,earth-1c,air-1b track=air-9,fire-6,earth-1,-,- under=-/-/-/-/- "
    "p1=fire-b|f1,f2,w1,e1,2a1|-|m|-|3f1,w1,2e1|-|growth-,ice,combustion,telepathy "
    "p2=earth-b|2f1,2w1,e1,e2|-|m|-|f1,3e1,2a1|-|growth,ice,combustion,telepathy stack=-"
)


def test_what_the_game_does_in_ones_own_ply_is_staged_each_deed_by_itself(house: House) -> None:
    """A turn ends, and two Curses strike without a question between: three lines, two films."""
    person = house.person()
    with person.at(from_position(person, "madness", TWO_CURSES), "?staged=1") as window:
        window.play("end")
        assert texts(window) == [
            "ends the Action phase",
            "Hungry Flame strikes: Torvald destroys fire 2; Gorm destroys earth 2",
            "Leaden Limbs strikes",
        ]
        first, second = window.films
        assert [film["deed"]["title"] for film in (first, second)] == ["Hungry Flame", "Leaden Limbs"]
        assert [film["deed"]["place"] for film in (first, second)] == ["curse-2", "curse-3"]  # what acts is marked
        assert first["html"] != second["html"]  # only the last shows the board after them
        window.ask("undo")
        window.until("ply == 0")
        assert texts(window) == []
