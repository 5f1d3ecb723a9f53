"""Four strangers at a public table, with a restart of the server after every step: nothing is lost on the way."""

import re

import pytest

from sortilege.server.play import presence
from tests.server.people import House, forget, hall_of, room_of


def test_four_strangers_across_restarts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [house.person("fr" if number == 2 else "en") for number in range(4)]
    free = {f"seat-{seat}": "open" for seat in range(1, 4)}
    fields = {"option-seats": "4", "option-choose": "yes", "comers": "public", "name": "P0"} | free
    table = people[0].open("madness", **fields)

    def restart() -> None:
        if table in hall_of(house).rooms:
            forget(house, table)

    for number, person in enumerate(people):
        assert (f"table-{table}" in person.get("/").text) is True
        page = person.get(f"/table/{table}").text
        wish = re.findall(r'value="(choose [^"]+)" form="[\w-]+">', page)[0]
        way, sent = ("wish", {"wish": wish}) if not number else ("sit", {"seat": str(number), "wish": wish})
        person.post(f"/table/{table}/{way}", sent | {"name": f"P{number}"})
        if number < 3:
            restart()
    with people[3].at(table) as window:
        window.until("ply >= 4")
    chosen = [ply.text for ply in room_of(house, table).table.match.history[:4]]
    assert len(set(chosen)) == 4
    assert all(text.startswith("choose ") for text in chosen)
    restart()

    monkeypatch.setattr(presence, "MINUTE", 0.01)
    with people[1].at(table) as heir, people[2].at(table) as other, people[3].at(table) as third:
        heir.until("frame.get('host')")
        assert "host" not in other.frame
        heir.send("lend", seat=0, level="jester")
        heir.until("seats[0].get('level') == 'jester' and seat > 0")  # who begins is played by the bot
        heir.ask("resign")
        for window in (other, third):
            window.until("offer == 'giveup'")
    restart()
    with people[2].at(table) as other, people[3].at(table) as third:
        assert other.frame["offered"].startswith("P1 voudrait abandonner la partie pour tous")
        other.ask("answer", yes=True)
        third.until("log[-1]['text'] == 'agrees.'")
        third.ask("answer", yes=True)
        third.until("seat == -2")
        assert third.frame["ending"]["again"] == "Same again with P0, P1 and P2"
        third.send("again", next=False)
        third.until("next")
        following = third.frame["next"]
    restart()
    with people[0].at(table) as host:
        assert host.frame["next"] == following
    with people[0].at(following) as host:
        assert "0 of 1 won together" in " ".join(host.board["panels"])
        assert sorted(seat["name"] for seat in host.frame["seats"]) == ["P0", "P1", "P2", "P3"]
