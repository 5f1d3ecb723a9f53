"""A match of several rounds at the table: what ends a round, how the match stands, a rematch with one's own book."""

import pytest

from tests.server.people import House, couple

MATCH = {"option-wins": "2", "option-study": "no", "option-first": "0", "option-book0": "novice"}


def api(house: House, table: str) -> dict[str, object]:
    state: dict[str, object] = house.person().get(f"/api/tables/{table}").json()
    return state


@pytest.mark.parametrize(("who", "won"), [(0, [0, 1]), (1, [1, 0])])
def test_a_resigned_round_is_booked_for_the_other(house: House, who: int, won: list[int]) -> None:
    table, ada, bo = couple(house, "grimoire", **MATCH)
    with ada.at(table) as host, bo.at(table) as guest:
        (host, guest)[who].ask("resign")
        host.until("seat == -2")
        guest.until("seat == -2")
        assert "next" in host.frame["can"]
        assert any("Match to 2 wins" in line for line in host.frame["board"]["panels"])
        host.send("again", next=True)
        guest.until("next")
        further = guest.frame["next"]
    assert api(house, table)["match"] == {"wins": 2, "won": won, "winner": -1}
    assert api(house, further)["match"] == {"wins": 2, "won": won, "winner": -1}
    assert api(house, further)["seat"] == 1  # the other master begins
    assert f"Option won{1 - who}: 1" in house.person().get(f"/table/{further}/record").text


def test_the_match_is_won_and_a_rematch_begins_afresh_with_ones_own_book(house: House) -> None:
    table, ada, bo = couple(house, "grimoire", **MATCH)
    for _ in range(2):
        with ada.at(table) as host, bo.at(table) as guest:
            guest.ask("resign")
            host.until("seat == -2")
            over = "next" not in host.frame["can"]
            result = host.frame["result"]
            host.send("again", next=not over)
            guest.until("next")
            before, table = table, guest.frame["next"]
    assert over
    assert result.endswith("has won the match with 2 wins.")
    assert api(house, before)["match"] == {"wins": 2, "won": [2, 0], "winner": 0}
    assert api(house, table)["match"] == {"wins": 2, "won": [0, 0], "winner": -1}
    record = house.person().get(f"/table/{table}/record").text
    assert "Option book1: novice" in record  # Ada has taken her twelve spells to the other side
    assert "Option won" not in record


def test_each_master_reads_the_log_by_his_own_numbers(house: House) -> None:
    table, ada, bo = couple(house, "grimoire", **MATCH)
    with ada.at(table) as host, bo.at(table) as guest:
        host.play("place F 1")
        host.play("stop")
        guest.until("mine and ply == 2")
        host.until("ply == 2")
        assert host.log[-1]["text"] == "places fire on 1"
        assert guest.log[-1]["text"] == "places fire on 5"


def test_gems_are_placed_in_any_order_at_the_table(house: House) -> None:
    table, ada, bo = couple(house, "grimoire", **MATCH)
    with ada.at(table) as host, bo.at(table) as guest:
        host.play("place F 12")
        host.play("and 5")
        host.play("and 20")
        guest.until("mine and ply == 3")
        host.until("ply == 3")
        assert host.log[-1]["text"] == "places fire on 5, 12 and 20"
        host.ask("undo")
        guest.until("offer == 'takeback'")
    record = house.person().get(f"/table/{table}/record").text
    assert "place F 5; and 12; and 20" in " ".join(record.split())
