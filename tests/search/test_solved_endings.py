"""Exact endings: every value follows from the moves, rules about draws are kept, and who plays by them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from ending_checks import PLAIN, SMALL, confirm, counted_out, ends, plain_tables, solved
from librt.vecs import vec
from mypy_extensions import i64

from sortilege import Match, build
from sortilege.games.grimoire import GAME as GRIMOIRE
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.morris import GAME as MORRIS
from sortilege.games.morris.rules import LAST_TURN, Morris
from sortilege.kernel.endgame import NO_TABLE, VOID, Endgame, closure
from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import OVER, Position
from sortilege.search import perfect, solving
from sortilege.search.bots import bot
from sortilege.search.judge import Judge
from sortilege.search.manners import Outlook, outlook
from sortilege.search.perfect import make_little, perfect_line, proved_moves
from sortilege.search.solving import count, path_of
from sortilege.search.table_files import TableFile

EMBER = 'Spell "Ember Step" : The fire gems of the caster move 1 point clockwise.'
GALE = 'Spell "Gale" : The opposing gems move 1 point counterclockwise.'
TINY: dict[str, Any] = {"book0": "own", "text0": EMBER, "book1": "own", "text1": GALE, "study": False, "first": "0"}
# Each master has one gem left, the books are open, nothing is cast.
DUEL = "F...........f........... 0 play 0000/0000 oo - - 0 60 -"


@pytest.fixture(scope="module", autouse=True)
def _no_files_stay_open() -> Iterator[None]:
    yield
    perfect._files.clear()
    perfect._closed.clear()


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> tuple[Endgame, Path]:
    return plain_tables(tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def duel(tmp_path_factory: pytest.TempPathFactory) -> tuple[Endgame, Path, list[int]]:
    """All that one gem against one can come to with two tiny books."""
    folder = tmp_path_factory.mktemp("duel")
    position = GRIMOIRE.read(DUEL, GRIMOIRE.make_options(dict(TINY)))
    endgame = GRIMOIRE.endgame(position)
    assert endgame is not None
    order = closure(endgame, [int(endgame.locate(position))])
    solved(GRIMOIRE, endgame, folder, order)
    return endgame, folder, order


@pytest.fixture(scope="module")
def flying(tmp_path_factory: pytest.TempPathFactory) -> tuple[Endgame, Path]:
    """The table of three against three men."""
    if not build.compiled:
        pytest.skip("three against three men take minutes on the plain build")
    folder = tmp_path_factory.mktemp("flying")
    endgame = MORRIS.endgame(Morris())
    solved(MORRIS, endgame, folder, [0x33])
    return endgame, folder


def test_every_value_of_the_plain_tables_follows_from_the_moves(plain: tuple[Endgame, Path]) -> None:
    endgame, folder = plain
    for table in SMALL:
        everything = list(range(int(endgame.size(table))))
        assert confirm(GRIMOIRE, endgame, table, everything, folder) > 40
        assert confirm(GRIMOIRE, endgame, table, everything[::5], folder, turns=2) > 5


def test_every_value_of_two_tiny_books_follows_from_the_moves(
    duel: tuple[Endgame, Path, list[int]], bulk: Callable[[int], int]
) -> None:
    endgame, folder, order = duel
    names = {endgame.name(table) for table in order}
    assert "plain/1-1" in names
    assert len(order) > 8, "spells cast by none, one or both, and appropriated"
    random = Random(4)
    for table in order:
        numbers = random.choices(range(int(endgame.size(table))), k=50 + bulk(3000))
        assert confirm(GRIMOIRE, endgame, table, numbers, folder) > 50
        assert confirm(GRIMOIRE, endgame, table, numbers[: 2 + bulk(300)], folder, turns=2)


@pytest.mark.parametrize(
    ("text", "least"),
    [
        ("FA..........f........... 0 play 0000/0000 oo - - 0 60 -", 20),  # gems are taken while spells are left
        ("F...........f........... 1 play 0000/0100 oc - - 0 61 -", 8),  # one may still be placed
        ("F...........f........... 0 play 0000/0000 oo - - 0 60 -", 8),  # both books hold one spell, under two names
    ],
)
def test_layers_follow_from_each_other(text: str, least: int, tmp_path: Path) -> None:
    if not build.compiled:
        pytest.skip("this takes minutes on the plain build")
    twins = {"text1": f"{GALE}\n{EMBER.replace('Ember Step', 'Copy')}"} if least == 8 else {}
    position = GRIMOIRE.read(text, GRIMOIRE.make_options(TINY | twins))
    endgame = GRIMOIRE.endgame(position)
    assert endgame is not None
    order = closure(endgame, [int(endgame.locate(position))])
    assert len(order) > least
    solved(GRIMOIRE, endgame, tmp_path, order)
    random = Random(6)
    for table in order:
        assert confirm(GRIMOIRE, endgame, table, random.choices(range(int(endgame.size(table))), k=60), tmp_path) > 9
    assert proved_moves(GRIMOIRE, position, tmp_path)


def test_morris_of_three_against_three_follows_from_the_moves(flying: tuple[Endgame, Path]) -> None:
    endgame, folder = flying
    numbers = Random(1).choices(range(int(endgame.size(0x33))), k=1300)
    assert confirm(MORRIS, endgame, 0x33, numbers, folder) > 1000
    assert confirm(MORRIS, endgame, 0x33, numbers[:1300], folder, turns=1) > 1000
    assert confirm(MORRIS, endgame, 0x33, numbers[:60], folder, turns=2) > 40
    values = TableFile(path_of(folder, MORRIS, endgame, 0x33), {}).content()
    assert count(values) == (140_621, 269, 28_736, 26)
    assert len(values) - values.count(VOID) == 169_626


@pytest.mark.deep
@pytest.mark.parametrize("table", [0x33, 0x43, 0x44, 0x53, 0x54, 0x55])
def test_a_thousand_positions_of_each_small_table(table: int, tmp_path_factory: pytest.TempPathFactory) -> None:
    if not build.compiled:
        pytest.skip("this takes hours on the plain build")
    folder = tmp_path_factory.getbasetemp() / "small"
    endgame = MORRIS.endgame(Morris())
    solved(MORRIS, endgame, folder, [table])
    numbers = Random(table).choices(range(int(endgame.size(table))), k=1300)
    assert confirm(MORRIS, endgame, table, numbers, folder) > 1000
    flies = table & 15 == 3
    assert confirm(MORRIS, endgame, table, numbers, folder, turns=2 if flies else 4) > 1000


@pytest.mark.parametrize("game", [MORRIS, GRIMOIRE], ids=["morris", "grimoire"])
def test_turns_that_are_undone_are_the_turns_that_stay(game: AnyGame, bulk: Callable[[int], int]) -> None:
    """What leads to a position backwards leads to it forwards, and nothing else does."""
    endgame = game.endgame(game.start(game.make_options({})))
    assert endgame is not None
    out, random, told = vec[i64]([0] * 1024), Random(5), 0
    table = 0x43 if game is MORRIS else 0x32
    for _ in range(10 + bulk(600)):
        number = random.randrange(int(endgame.size(table)))
        if not endgame.set_up(table, number) or endgame.position.seat == OVER:
            continue
        position = endgame.position.copy()
        for there in ends(position):
            if endgame.find(there) and endgame.table == table:
                after = int(endgame.number)
                endgame.set_up(table, after)
                before = {int(out[i]) for i in range(int(endgame.fill_back(out)))}
                assert number in before
                told += 1
        endgame.set_up(table, number)
        for before_it in {int(out[i]) for i in range(int(endgame.fill_back(out)))}:
            if endgame.set_up(table, before_it):
                reached = {_number(endgame, there) for there in ends(endgame.position.copy()) if there.seat != OVER}
                assert (table, number) in reached
    assert told > 40


def _number(endgame: Endgame, position: Position) -> tuple[int, int]:
    assert endgame.find(position)
    return int(endgame.table), int(endgame.number)


# what the draw rules make of it


def test_M4_3_a_win_that_comes_too_late_is_a_draw(flying: tuple[Endgame, Path]) -> None:
    endgame, folder = flying
    values = TableFile(path_of(folder, MORRIS, endgame, 0x33), {}).content()
    for value, score in ((3, 0.0), (4, 1.0)):
        number = next(n for n in range(len(values) // 2, len(values)) if values[n] == value and endgame.set_up(0x33, n))
        endgame.set_up(0x33, number)
        for late in (0, 1):
            position = endgame.position.copy()
            position.turn = LAST_TURN - (value - 1) + late
            position.seat = position.turn & 1
            best, exact = proved_moves(MORRIS, position, folder)[0], counted_out(position, 2)
            if late:
                assert (best.score, best.turns, exact) == (0.5, 0, 0)
            else:
                assert (best.score, best.turns) == (score, value - 1)
                assert exact == (value if value == 3 else 0), "two turns are not enough to see a win in three"


def test_G5_4_a_win_is_not_proved_where_a_position_stood_twice(plain: tuple[Endgame, Path]) -> None:
    endgame, folder = plain
    number = TableFile(path_of(folder, GRIMOIRE, endgame, 0x21), {}).content().index(4)
    endgame.set_up(0x21, number)
    position = endgame.position.copy()
    assert isinstance(position, Confrontation)
    assert proved_moves(GRIMOIRE, position, folder)[0].turns == 3
    assert endgame.ruled(position, 4) == 4
    position.draws = True
    position.sterile = 97
    for i in range(98):
        position.history[i] = i << 10
    assert endgame.ruled(position, 4) == 4
    position.sterile = 98
    position.history[98] = 98 << 10
    assert endgame.ruled(position, 4) == -1, "the hundredth sterile turn would come first (G5.5)"
    position.sterile = 20
    position.history[20] = position.history[18]
    assert endgame.ruled(position, 4) == -1
    position.history[20] = position.history[17]
    assert endgame.ruled(position, 4) == 4, "the other master was to act there"
    assert endgame.ruled(position, 0) == 0, "no rule makes more of a draw"


# who uses them


def test_a_strong_level_wins_as_fast_as_can_be(plain: tuple[Endgame, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    endgame, folder = plain
    monkeypatch.setenv(perfect.FOLDER, str(folder))
    endgame.set_up(0x21, TableFile(path_of(folder, GRIMOIRE, endgame, 0x21), {}).content().index(4))
    text = _as_played(endgame.position)
    match = Match("grimoire", start=text, **PLAIN)
    best = proved_moves(GRIMOIRE, match.position)[0]
    assert (best.score, best.turns) == (1.0, 3)
    strong = [bot("level 8", seed=2), bot("level 8", seed=3)]
    end = match.turn + 3
    while not match.over and match.turn < end:
        player = strong[match.seat]
        text = player.choose(match)
        assert player.expects == (1.0 - match.seat, True)
        match.play(text)
    assert match.over
    assert match.scores == [1, 0]


def test_the_judge_says_what_is_proved(duel: tuple[Endgame, Path, list[int]], monkeypatch: pytest.MonkeyPatch) -> None:
    _, folder, _ = duel
    monkeypatch.setenv(perfect.FOLDER, str(folder))
    position = GRIMOIRE.read(DUEL, GRIMOIRE.make_options(dict(TINY)))
    choice = Judge(GRIMOIRE, "guided 10").choice(position)
    best = choice.advice[0]
    assert best.proved
    assert best.tried == 0
    assert best.line[0] == best.move
    line = perfect_line(GRIMOIRE, position, proved_moves(GRIMOIRE, position)[0].move, 12)
    assert GRIMOIRE.write_move(position, line[0]) == best.move
    assert [row.expected for row in choice.advice] == sorted((row.expected for row in choice.advice), reverse=True)


def test_nothing_is_said_where_there_is_no_table(tmp_path: Path) -> None:
    assert proved_moves(MORRIS, Morris(), tmp_path) == []
    position = GRIMOIRE.read(DUEL, GRIMOIRE.make_options(dict(TINY)))
    (tmp_path / "grimoire").mkdir()
    assert proved_moves(GRIMOIRE, position, tmp_path) == []
    endgame = GRIMOIRE.endgame(GRIMOIRE.start(GRIMOIRE.make_options({})))
    assert endgame is not None
    assert endgame.locate(GRIMOIRE.start(GRIMOIRE.make_options({}))) == NO_TABLE


# made when they are needed

TWO_TO_ONE = "F..........F......f..... 0 play 0000/0000 cc - - 0 90 -"  # a draw
# The same after 26 turns in which nothing happened.
LATER = (
    "............FF...f...... 0 play 0000/0000 cc - - 0 116 12-13.19-20.1-8.20-19.8-16.19-20.16-24.20-21.24-23.21-20."
    "23-24.20-21.24-23.21-20.13-12.20-21.12-11.21-20.23-22.20-19.11-12.19-18.22-14.18-10.12-13.10-18"
)


def test_little_tables_are_made_when_they_are_needed(tmp_path: Path) -> None:
    position = GRIMOIRE.read(TWO_TO_ONE, GRIMOIRE.make_options(dict(PLAIN)))
    assert make_little(GRIMOIRE, position, 1763, tmp_path) == [], "2-1 and 1-1 have 1,764 numbers"
    assert make_little(GRIMOIRE, position, 1764, tmp_path) == ["plain/1-1", "plain/2-1"]
    assert {row.score for row in proved_moves(GRIMOIRE, position, tmp_path)} <= {0.0, 0.5}
    assert make_little(GRIMOIRE, position, 1764, tmp_path) == [], "they are there"
    assert make_little(GRIMOIRE, GRIMOIRE.start(GRIMOIRE.make_options({})), 1764, tmp_path) == [], "no ending"


def test_a_bot_makes_them_a_moment_at_each_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = GRIMOIRE.read(TWO_TO_ONE, GRIMOIRE.make_options(dict(PLAIN)))
    monkeypatch.setattr(solving, "PORTION", 50)
    made, moves = list[str](), 0
    while "plain/2-1" not in made and moves < 200:
        assert proved_moves(GRIMOIRE, position, tmp_path) == [], "nothing is said before they are done"
        made += make_little(GRIMOIRE, position, 1764, tmp_path, seconds=0.001)
        moves += 1
    assert made == ["plain/1-1", "plain/2-1"]
    assert moves > 1, "what one move left goes on at the next"
    assert proved_moves(GRIMOIRE, position, tmp_path)


def test_little_tables_keep_to_their_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = GRIMOIRE.read(TWO_TO_ONE, GRIMOIRE.make_options(dict(PLAIN)))
    (tmp_path / "large.table").write_bytes(bytes(1000))
    monkeypatch.setattr(perfect, "ROOM", 999)
    monkeypatch.setattr(perfect, "_closed", set())
    assert make_little(GRIMOIRE, position, 1764, tmp_path) == []
    monkeypatch.setattr(perfect, "ROOM", 1000)
    assert make_little(GRIMOIRE, position, 1764, tmp_path / "large.table") == [], "nothing can be kept there"
    assert perfect._closed == {tmp_path / "large.table"}, "so nothing is solved there again"
    assert make_little(GRIMOIRE, position, 1764, tmp_path) == ["plain/1-1", "plain/2-1"]


@pytest.mark.parametrize("level", [1, 8])
def test_a_draw_that_is_proved_is_known_to_be_one(level: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once to the strongest, to the others once nothing has happened for a while."""
    monkeypatch.setenv(perfect.FOLDER, str(tmp_path))
    match = Match("grimoire", start=TWO_TO_ONE, **PLAIN)
    make_little(GRIMOIRE, match.position, 1764)
    player = bot(f"level {level}", 1)
    player.choose(match)
    assert outlook(player, match, match.seat).proved == (level == 8)
    later = Match("grimoire", start=LATER, **PLAIN)
    assert outlook(player, later, later.seat) == Outlook(0.5, True)


def _as_played(position: Position) -> str:
    """The text of a position of the plain tables, as it may come up in a game without spells."""
    assert isinstance(position, Confrontation)
    board = GRIMOIRE.write(position).split()[0]
    return f"{board} 0 play 0000/0000 cc - - 0 60 -"
