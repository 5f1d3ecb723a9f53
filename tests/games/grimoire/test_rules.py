"""One test for each numbered paragraph of RULES.md, up to the end of a confrontation."""

from collections.abc import Callable

import pytest

from sortilege.games.grimoire import GAME
from sortilege.games.grimoire.compile import compile_books
from sortilege.games.grimoire.language.points import ZONES, seen_by_opponent
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import NamedSpell, alternatives
from sortilege.kernel.errors import BadNotation, BadOption, IllegalMove
from sortilege.kernel.match import Match
from sortilege.kernel.position import CHANCE, OVER

Drawn = Callable[..., Confrontation]
Play = Callable[..., Confrontation]
Texts = Callable[[Confrontation], set[str]]
Row = Callable[[Confrontation], str]


def start(**options: object) -> Confrontation:
    return GAME.start(GAME.make_options({"study": False, "first": "0"} | options))


def moves_from(texts: Texts, position: Confrontation, point: int) -> set[int]:
    return {int(text.split()[2]) for text in texts(position) if text.startswith(f"move {point} ")}


def test_G1_1_points_and_lines(drawn: Drawn, texts: Texts) -> None:
    lines = {point: moves_from(texts, drawn(f"{point}=F {point % 24 + 1}=f"), point) for point in range(1, 25)}
    assert sum(map(len, lines.values())) == 2 * 32
    assert all(a in lines[b] for a in lines for b in lines[a])
    assert lines[1] == {2, 8}
    assert lines[2] == {1, 3, 10}
    assert lines[10] == {2, 9, 11, 18}
    assert lines[24] == {16, 17, 23}
    assert lines[9] == {10, 16}


def test_G1_2_each_master_numbers_from_his_side(drawn: Drawn, play: Play, row: Row) -> None:
    assert [seen_by_opponent(point) for point in (1, 2, 4, 9, 17, 24)] == [5, 6, 8, 13, 21, 20]
    # Thor's Hammer and the Rockslide: earth goes to 2 as the caster counts, which is 6 for the other.
    assert row(play(drawn("4=E 8=f", book0="first40"), "cast 14"))[1] == "E"
    assert row(play(drawn("4=e 8=F", master=1, book1="first40"), "cast 14"))[5] == "e"


def test_G1_3_zones_are_the_casters(drawn: Drawn, play: Play, row: Row) -> None:
    assert ZONES["front"] == {1, 2, 3, 9, 10, 11, 17, 18, 19}
    assert ZONES["crossroads"] == {10, 12, 14, 16}
    assert len(ZONES["guard"]) == 9
    assert len(ZONES["river"]) == 6
    assert len(ZONES["left"]) == len(ZONES["right"]) == 9
    # The Oppressive Breath flips air of the caster's guard to his front: nothing for seat 1, whose front that is.
    assert row(play(drawn("5=A 4=f", book0="first40"), "cast 6"))[2] == "A"
    with pytest.raises(IllegalMove):
        play(drawn("5=A 4=f", master=1, book1="first40"), "cast 6")


def test_G2_1_twelve_gems(texts: Texts, play: Play) -> None:
    position = start()
    assert GAME.write(position).split()[3] == "3333/3333"
    play(position, "place F 1", "and 2", "and 3")
    assert GAME.write(position).split()[3] == "0333/3333"
    play(position, "place W 24")
    assert not any(text.startswith("place F") for text in texts(position))


def test_G2_2_books_of_at_most_forty_spells() -> None:
    spells = "\n".join(
        f'Spell "Step {n}" : The fire gems of the caster move {n} points clockwise.' for n in range(1, 42)
    )
    with pytest.raises(BadOption, match="E-CAP"):
        GAME.make_options({"book0": "own", "text0": spells, "funnel": False, "unverified": True})
    twice = 'Spell "A" : The fire gems of the caster move 1 point clockwise.\n' * 2
    with pytest.raises(BadOption, match="E-NAME"):
        GAME.make_options({"book0": "own", "text0": twice, "unverified": True})
    assert GAME.start(GAME.make_options({"book0": "none"})).book(0) == ()


def test_G2_3_study_until_both_are_ready(texts: Texts, play: Play) -> None:
    position = GAME.start(GAME.make_options({}))
    assert (position.seat, texts(position)) == (0, {"ready"})
    play(position, "ready")
    assert (position.seat, texts(position)) == (1, {"ready"})
    play(position, "ready")
    assert position.seat == CHANCE


def test_G2_4_the_coin(texts: Texts, play: Play) -> None:
    position = GAME.start(GAME.make_options({"study": False}))
    assert position.odds() == [(move, 1) for move in position.moves()]
    assert texts(position) == {"first 0", "first 1"}
    play(position, "first 1")
    assert position.seat == 1
    assert GAME.write(position) == "........................ 1 play 3333/3333 cc - - 1 0 -"
    assert {Match(GAME, seed=seed, study=False).history[0].text for seed in range(20)} == {"first 0", "first 1"}


def test_G3_1_one_action_and_no_pass(texts: Texts, play: Play) -> None:
    position = start()
    kinds = {text.split()[0] for text in texts(position)}
    assert kinds == {"place"}
    play(position, "place F 24")
    assert position.seat == 1
    play(position, "place A 1", "stop")
    assert position.seat == 0
    assert {text.split()[0] for text in texts(position)} == {"place", "move"}


def test_G3_2_placing_in_small_steps(texts: Texts, play: Play) -> None:
    position = start()
    assert len(texts(position)) == 96
    play(position, "place F 20")
    assert texts(position) == {"stop", "and 21", "and 22", "and 23", "and 24"}
    play(position, "and 23", "and 24")
    assert position.seat == 1
    assert "place F 20" not in texts(position)
    play(position, "place E 22")  # no empty point above it: the turn ends by itself
    assert position.seat == 0


def test_G3_2_every_placement_is_reached_once() -> None:
    """9,296 ways to begin: 4 elements, on 1, 2 or 3 of 24 points."""
    found: set[str] = set()
    count = 0
    stack = [start()]
    while stack:
        position = stack.pop()
        if position.turn:
            found.add(GAME.write(position))
            count += 1
            continue
        for move in position.moves():
            after = position.copy()
            after.play(move)
            stack.append(after)
    assert count == len(found) == 4 * (24 + 276 + 2024)


def test_G3_3_moving_along_lines(drawn: Drawn, play: Play, texts: Texts, row: Row) -> None:
    position = drawn(
        """
        F-----------f-----------.
        |   .-------.-------.   |
        |   |   .---.---.   |   |
        A---.---.       .---.---.
        |   |   .---.---.   |   |
        |   .-------.-------.   |
        .-----------.-----------.""",
        opened="cc",
    )
    assert texts(position) == {"move 1 2", "move 8 7", "move 8 16"}
    play(position, "move 1 2")
    assert row(position)[:2] == ".F"
    assert position.points(0) == 12
    assert position.seat == OVER


def test_G3_4_opening_with_six_gems(drawn: Drawn, play: Play, texts: Texts) -> None:
    five = drawn("1=F 2=F 3=A 4=W 5=E 20=f", opened="cc")
    assert "open" not in texts(five)
    six = drawn("1=F 2=F 3=A 4=W 5=E 6=E 7=f", opened="cc")
    play(six, "open")
    assert six.open_of(0)
    assert six.seat == 1
    play(six, "move 7 6", "move 1 8")
    assert six.open_of(0)
    assert "open" not in texts(six)


def test_G3_5_each_spell_once_from_an_open_book(drawn: Drawn, play: Play, texts: Texts) -> None:
    assert "cast 1" not in texts(drawn("1=F 20=f", opened="cc"))
    position = drawn("1=F 20=f")
    assert "cast 1" in texts(position)
    play(position, "cast 1", "move 20 21")
    assert "cast 1" not in texts(position)
    assert "cast 2" in texts(position)


def test_G3_6_appropriating(drawn: Drawn, play: Play, texts: Texts, row: Row) -> None:
    ready = {"casts": "/45", "master": 0}
    assert "take 45" in texts(drawn("5=F 20=f", **ready))
    assert "take 45" not in texts(drawn("5=F 20=f", master=0))  # its master has not cast it
    assert "take 45" not in texts(drawn("5=F 20=f", casts="+45/45"))  # already taken
    assert "take 45" not in texts(drawn("5=F 20=f", hands="0100/0000", **ready))
    assert "take 45" not in texts(drawn("5=F 20=f", hands="0000/0001", **ready))
    assert "take 45" not in texts(drawn("5=F 20=f", opened="co", **ready))
    position = play(drawn("5=F 20=f", **ready), "take 45")
    assert row(position)[12] == "F"
    assert position.took_of(0)
    assert not position.cast_of(0)


def test_G3_7_the_same_spell_in_both_books(drawn: Drawn, play: Play, texts: Texts) -> None:
    same = {"book0": "first40", "book1": "odd"}
    position = play(drawn("5=F 20=f", **same), "cast 1")
    assert position.took_of(0) == 1
    play(position, "cast 1")
    assert "take 1" not in texts(position)
    assert "cast 1" not in texts(position)
    other = play(drawn("5=F 20=f", **same, casts="/1+1", master=0), "take 1", "move 20 21")
    assert "cast 1" not in texts(other)
    with pytest.raises(BadNotation, match="cast in both"):  # play cannot come to that
        drawn("5=F 20=f", **same, casts="/1")


STEPS = (
    'Spell "Step" : The fire gems of the caster move 1 point clockwise.',
    'Spell "Long way" : The fire gems of the caster move 7 points counterclockwise.',
)


def test_G3_7_twins_by_effect(drawn: Drawn, play: Play, texts: Texts) -> None:
    books = {"book0": "own", "text0": STEPS[0], "book1": "own", "text1": STEPS[1]}
    position = play(drawn("5=F 20=f", **books), "cast 1")
    assert (position.cast_of(0), position.took_of(0)) == (1, 1)
    play(position, "cast 1")
    assert "take 1" not in texts(position)


def test_G3_7_twins_of_one_book_are_one_spell(drawn: Drawn, play: Play, texts: Texts) -> None:
    letter = {"book0": "own", "text0": "\n".join(STEPS), "funnel": False}
    position = play(drawn("5=F 20=f", **letter), "cast 2", "move 20 19")
    assert not {"cast 1", "cast 2"} & texts(position)


def test_G3_7_unverified_spells_with_the_same_words(drawn: Drawn, play: Play, texts: Texts) -> None:
    whims = {"book0": "own", "text0": 'Spell "Whim" : The gems  dance.', "unverified": True,
             "book1": "own", "text1": 'Spell "Fancy" : the gems dance.'}  # fmt: skip
    position = drawn("1=F 20=f", **whims)
    shown = play(position.copy(), "cast 1", "show 1", "to 2", "done")
    assert play(shown.copy(), "accept").took_of(0) == 1
    yielded = play(shown, "contest", "yield")
    assert (yielded.banned(0), yielded.banned(1)) == (1, 1)
    unlike = play(
        drawn("1=F 20=f", **(whims | {"text1": 'Spell "Fancy" : The gems sing.'})), "cast 1", "show 1", "to 2"
    )
    assert play(unlike, "done", "accept").took_of(0) == 0


def test_G4_1_conditions(drawn: Drawn, play: Play, texts: Texts) -> None:
    assert "cast 53" not in texts(drawn("1=A 3=A 20=f", book0="last40", book1="first40"))
    position = drawn("1=A 3=A 7=A 20=f", book0="last40", book1="first40")
    assert "cast 53" in texts(position)
    play(position, "move 7 6", "move 20 19")
    assert "cast 53" in texts(position)


def test_G4_2_all_leave_at_once(drawn: Drawn, play: Play, row: Row) -> None:
    # The Fire Tornado: 1 enters 2 while 2 leaves; the water on 4 stands and is taken, though it is the caster's.
    position = play(drawn("1=F 2=F 3=F 4=W 20=f"), "cast 1")
    assert row(position) == ".FFF...............f...."
    assert position.points(1) == 12 - 3


def test_G4_3_only_positions_change(drawn: Drawn, random_rows: Callable[[int, int], list[str]], row: Row) -> None:
    for text in random_rows(30, 5):
        if not any(c.isupper() for c in text) or not any(c.islower() for c in text):
            continue
        position = drawn(text, hands="0000/0000")
        for move in position.moves():
            after = position.copy()
            after.play(move)
            assert list(GAME.invariants(after)) == []
            assert all(row(after).count(letter) <= text.count(letter) for letter in "FAWEfawe")


def test_G4_4_clashes(drawn: Drawn, play: Play, row: Row, texts: Texts) -> None:
    # The Gregorian names the caster as winner; of two alike gems one remains.
    assert row(play(drawn("1=a 7=A 20=f"), "cast 33"))[7] == "A"
    same = play(drawn("1=A 7=A 20=f"), "cast 33")
    assert row(same).count("A") == 1
    # A text that leaves a clash open is not proved, and where the clash comes it cannot be cast.
    silent = [NamedSpell(1, (("en", "Silent"),), one.tree, proved=False) for one in alternatives()[33]]
    position = Confrontation(compile_books((tuple(silent), ())))
    position.assign(drawn("1=a 7=A 20=f", book0="novice", book1="none"))
    position.books = compile_books((tuple(silent), ()))
    assert "cast 1" not in texts(position)
    # Pyrophobia: what is pushed from both sides stays.
    fear = play(drawn("5=F 7=F 6=a 20=f", book0="last40", book1="first40"), "cast 77")
    assert row(fear)[5] == "a"
    assert "cast 77" in texts(drawn("5=F 7=F 6=a 20=f", book0="last40", book1="first40"))


def test_G4_5_a_spell_that_orders_nothing(drawn: Drawn, texts: Texts) -> None:
    assert "cast 14" not in texts(drawn("1=F 20=f"))
    assert "cast 14" in texts(drawn("1=F 20=f", empty_casts=True))
    assert "cast 14" in texts(drawn("2=E 20=f"))  # it stays where it is, and that is an order


def test_G4_6_the_casters_numbers_also_when_appropriated(drawn: Drawn, play: Play, row: Row) -> None:
    # The Left Lance: 1, 8 and 7 of who casts it.
    position = drawn("2=A 10=A 18=A 20=f", casts="/56")
    assert _where(row(play(position, "take 56")), "A") == {1, 7, 8}
    other = drawn("2=a 10=a 18=a 20=F", master=1, casts="56/", book0="last40", book1="first40")
    assert _where(row(play(other, "take 56")), "a") == {3, 4, 5}


def _where(row: str, letter: str) -> set[int]:
    return {point for point, there in enumerate(row, 1) if there == letter}


def test_G4_7_taken_gems_never_come_back(drawn: Drawn, play: Play) -> None:
    position = play(drawn("1=F 2=f 20=a", hands="0000/0000"), "move 1 2")
    assert GAME.write(position).split()[3] == "0000/0000"
    assert [position.points(seat) for seat in (0, 1)] == [11, 11]


def test_G5_1_annihilation(drawn: Drawn, play: Play) -> None:
    won = play(drawn("1=F 2=f", opened="cc"), "move 1 2")
    assert [won.score(seat) for seat in (0, 1)] == [1.0, 0.0]
    assert GAME.write(won).split()[2] == "over-0"
    held = play(drawn("1=F 2=f", opened="cc", hands="0000/0001"), "move 1 2")
    assert held.seat == 1
    # Self-captures count: the caster's last gem is taken by an opposing one that his own spell moves.
    lost = play(drawn("13=F 5=f", book0="last40", book1="first40"), "cast 45")
    assert lost.score(1) == 1.0


def test_G5_2_emprise(drawn: Drawn, play: Play) -> None:
    position = drawn("13=F 5=f", hands="0111/0000", book0="last40", book1="first40")
    play(position, "cast 45")
    assert position.seat == OVER
    assert position.score(1) == 1.0


def test_G5_3_an_emptied_board_with_gems_in_hand(drawn: Drawn, play: Play, texts: Texts) -> None:
    position = play(drawn("1=F 2=f", opened="oo", hands="0000/0001"), "move 1 2")
    assert position.seat == 1
    # A cast would end his turn without a gem: only placing keeps him alive, and his spells need gems anyway.
    alive = [move for move in position.moves() if _after(position, move).seat != OVER]
    assert {GAME.write_move(position, move).split()[0] for move in alive} == {"place"}
    assert len(position.moves()) > len(alive)  # his spells may be cast, and would lose


def _after(position: Confrontation, move: int) -> Confrontation:
    after = position.copy()
    after.play(move)
    return after


def test_G5_4_threefold_repetition(drawn: Drawn, play: Play) -> None:
    position = drawn("1=F 20=f", opened="cc")
    there_and_back = ["move 1 2", "move 20 19", "move 2 1", "move 19 20"]
    play(position, *there_and_back, *there_and_back[:3])
    assert position.seat == 1
    play(position, there_and_back[3])
    assert position.seat == OVER
    assert position.score(0) == position.score(1) == 0.5
    endless = drawn("1=F 20=f", opened="cc", draws=False)
    assert play(endless, *there_and_back * 4).seat == 0


def test_G5_5_a_hundred_sterile_turns(drawn: Drawn, play: Play) -> None:
    """Two gems wander without meeting or repeating a position three times."""
    position = drawn("1=F 21=f 17=e", opened="cc")
    path = _sterile_walk(position.copy(), 100)
    for text in path:
        assert position.seat != OVER
        play(position, text)
    assert position.seat == OVER
    assert position.score(0) == 0.5
    assert GAME.write(position).split()[2] == "over-draw"


def _sterile_walk(position: Confrontation, length: int) -> list[str]:
    """Moves that take nothing and lead to a new position each time."""
    seen: set[str] = set()
    path: list[str] = []
    while len(path) < length:
        steps = {move: _after(position, move) for move in position.moves()}
        states = {move: " ".join(GAME.write(after).split()[:2]) for move, after in steps.items()}
        move = next(m for m, after in steps.items() if after.sterile == position.sterile + 1 and states[m] not in seen)
        seen.add(states[move])
        path.append(GAME.write_move(position, move))
        position = steps[move]
    return path
