"""Boards from data: our own are sound, and an owner's is checked for supply, connections and fairness."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.plan import own_boards, plan, problems
from sortilege.kernel.errors import BadOption
from sortilege.kernel.match import Match
from sortilege.kernel.position import OVER
from sortilege.kernel.rng import Rng


def board(seats: int = 2) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(own_boards()[str(seats)]))
    return found


def refused(spoil: Callable[[dict[str, Any]], None], said: str | None = None) -> BadOption:
    """The error that a spoilt board is refused with."""
    data = board()
    spoil(data)
    with pytest.raises(BadOption, match=said) as caught:
        GAME.make_options({"board": json.dumps(data)})
    return caught.value


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_own_boards_are_sound(seats: int) -> None:
    assert problems(board(seats), seats) == []
    assert plan(seats).board.seals == 12 * (seats + 4)
    assert plan(seats).board.alcoves == 5 * (seats + 4)


def node(data: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in data["nodes"] if one["id"] == name)
    return found


def too_many_seals(data: dict[str, Any]) -> None:
    for one in data["nodes"]:
        if one["kind"] == "seal":
            one["power"] = 3


def too_many_growths(data: dict[str, Any]) -> None:
    for name in ("A0s", "A1s", "A2s"):
        node(data, name)["power"] = 5


def too_few_sixes(data: dict[str, Any]) -> None:
    for name in ("V0s", "V1s", "V2s"):
        node(data, name)["power"] = 2


def cut_off(data: dict[str, Any]) -> None:
    data["edges"] = [edge for edge in data["edges"] if "A0s" not in edge]


def unfair(data: dict[str, Any]) -> None:
    data["edges"].append(["S1", "G0"])


def no_start(data: dict[str, Any]) -> None:
    node(data, "S1")["kind"] = "floor"


def twice(data: dict[str, Any]) -> None:
    node(data, "S1")["id"] = "s0"


def bad_kind(data: dict[str, Any]) -> None:
    node(data, "G0")["kind"] = "trap"


def bad_edge(data: dict[str, Any]) -> None:
    data["edges"].append(["G0", "nowhere"])


def bad_power(data: dict[str, Any]) -> None:
    node(data, "G0")["power"] = 7


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (too_many_seals, "there are 20"),
        (too_many_growths, "a draft could find too few dice"),
        (too_few_sixes, "at least 4 are needed"),
        (cut_off, "no way leads to A0s"),
        (unfair, "does not open into the same spaces"),
        (no_start, "1 start places for 2 players"),
        (twice, "two nodes are called s0"),
        (bad_kind, "kind is one of"),
        (bad_edge, "does not join two different nodes"),
        (bad_power, "a power from 2 to 6"),
    ],
)
def test_a_bad_board_is_refused(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    refused(spoil, said)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (too_many_seals, "72 emplacements pour un sceau de puissance 3\u202f; il n’y en a que 20"),
        (cut_off, "aucun chemin ne mène à A0s"),
        (bad_power, "G0\u00a0: un emplacement seal a une puissance (power) de 2 à 6, pas 7"),
    ],
)
def test_a_bad_board_is_refused_in_french_too(spoil: Callable[[dict[str, Any]], None], said: str) -> None:
    assert refused(spoil).texts["fr"] == f"option board\u00a0: {said}"


@pytest.mark.parametrize("text", ["{", "[]", "3", '{"players": 2}', '{"players": 3, "nodes": [], "edges": []}'])
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        GAME.make_options({"board": text})


def test_an_owners_board_is_played() -> None:
    data = board()
    del data["rooms"], data["passages"], data["reserves"]
    text = json.dumps(data)
    p = GAME.start(GAME.make_options({"board": text}))
    while p.seat != OVER:
        p.play(p.pick(Rng(int(p.turn) + 1)))
    match = Match(GAME, seed=3, board=text)
    assert Match.from_record(match.record()).record() == match.record()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_hall_can_never_be_sealed(seats: int) -> None:
    board = plan(seats).board
    gates = [i for i in range(board.size) if board.ids[i].startswith("G")]
    assert len(gates) > 2 * (seats - 1)
