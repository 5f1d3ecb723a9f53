"""Towers made in a line or two, for the tests of Archimage."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from sortilege.games.archimage import GAME
from sortilege.games.archimage.board import ALCOVE
from sortilege.games.archimage.dice import pack, values
from sortilege.games.archimage.moves import MAIN
from sortilege.games.archimage.names import COLOURS, LETTERS, SPELLS
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.scrolls import LINK_BIT, add_one, scroll_of
from sortilege.games.archimage.state import HOME
from sortilege.kernel.position import CHANCE


def scroll(name: str) -> int:
    spell, colour = name.split("-")
    return int(scroll_of(SPELLS.index(spell), COLOURS.index(colour)))


class Table:
    """A position that is played by the texts of moves."""

    def __init__(self, position: Archimage) -> None:
        self.p = position

    def moves(self) -> list[str]:
        return [GAME.write_move(self.p, move) for move in self.p.moves()]

    def starting(self, words: str) -> list[str]:
        return [text for text in self.moves() if text.startswith(words)]

    def play(self, *texts: str) -> "Table":
        for text in texts:
            self.p.play(GAME.read_move(self.p, text))
            assert list(GAME.invariants(self.p)) == []
        return self

    def dice(self, seat: int) -> str:
        """The dice of a seat: `f31 w?`."""
        found = []
        for colour in range(4):
            shown = "".join(str(value) for value in values(self.p.dice[4 * seat + colour]))
            shown += "?" * (self.p.wait[seat] >> 4 * colour & 15)
            found += [LETTERS[colour] + shown] if shown else []
        return " ".join(found)

    def up(self, seat: int, name: str) -> bool:
        return bool(self.p.up[seat] >> (50 if name == "binding" else scroll(name)) & 1)

    def down(self, seat: int, name: str) -> bool:
        return bool(self.p.down[seat] >> (50 if name == "binding" else scroll(name)) & 1)

    def at(self, space: str) -> int:
        return int(self.p.cell[self.p.board.index[space]])

    def wizard(self, seat: int) -> str:
        return str(self.p.board.ids[self.p.wizard[seat]])

    def familiar(self, seat: int) -> str:
        at = self.p.familiar[seat]
        return "home" if at == HOME else str(self.p.board.ids[at])

    def targets(self) -> set[str]:
        """What the active wizard can reach."""
        self.p.flood(self.p.active)
        return {self.p.board.ids[self.p.goal[i]] for i in range(self.p.goals)}

    def copy(self) -> "Table":
        return Table(self.p.copy())

    def read_again(self) -> "Table":
        """The same position through its text."""
        options = GAME.make_options({"seats": int(self.p.seats)})
        return Table(GAME.read(GAME.write(self.p), options))


def make(
    seats: int = 2,
    circle: int = 1,
    *,
    open: str = "",  # noqa: A002  spaces without token or scroll
    tokens: str = "",  # `G0=f2 A0r=w2`
    lying: str = "",  # `A0s=rebirth-air`
    hands: tuple[str, ...] = (),  # `rebirth-air ~evolution-fire`, ~ for a used one; Binding is there, `~binding` used
    dice: tuple[str, ...] = (),  # `f31 w2`
    wizards: str = "",  # `G0 B0p`
    familiars: str = "",  # `- A0r`
    active: int = 0,
    done: Iterable[int] = (),  # seats whose round is over; they have drafted fire, water, air
) -> Table:
    """A tower after the set-up, in the main choice of a turn. What is not said is laid out in a regular way."""
    p = GAME.start(GAME.make_options({"seats": seats, "circle": ("I", "II", "III", "IV")[circle - 1]}))
    held = [[one for one in hand.split() if one != "~binding"] for hand in (*hands, *[""] * seats)[:seats]]
    _lay_tokens(p, open.split(), dict(one.split("=") for one in tokens.split()))
    _lay_scrolls(
        p, open.split(), dict(one.split("=") for one in lying.split()), [one.lstrip("~") for h in held for one in h]
    )
    for seat in range(seats):
        _hand_out(p, seat, held[seat], "~binding" in (*hands, *[""] * seats)[seat])
        _roll(p, seat, (dice or ("f1",) * seats)[seat], seat in tuple(done))
    for seat, name in enumerate(wizards.split()):
        p.put_wizard(seat, p.board.index[name])
    for seat, name in enumerate(familiars.split()):
        p.put_familiar(seat, HOME if name == "-" else p.board.index[name])
    p.done = sum(1 << seat for seat in done)
    p.phase, p.active, p.seat, p.round = MAIN, active, active, 1
    assert list(GAME.invariants(p)) == []
    return Table(p)


def _lay_tokens(p: Archimage, free: list[str], given: dict[str, str]) -> None:
    """The tokens that are given; the others in turn fire, water, air, earth, as far as the supply goes."""
    index = p.board.index
    for name, token in given.items():
        p.put_token(index[name], LETTERS.index(token[0]) * 8 + int(token[1]))
    turn = 0
    for space in list(p.board.spaces)[: p.board.seals]:
        if p.cell[space] or p.board.ids[space] in free:
            continue
        power = int(p.board.power[space])
        while p.tokens[turn % 4 * 8 + power] >= (10 if power == 2 else 5):
            turn += 1
        p.put_token(space, turn % 4 * 8 + power)
        turn += 1


def _lay_scrolls(p: Archimage, free: list[str], given: dict[str, str], held: list[str]) -> None:
    """The scrolls that are given; the others in order. As many alcoves are empty as scrolls are in hands."""
    spaces = [space for space in p.board.spaces if p.board.kind[space] == ALCOVE]
    for name, one in given.items():
        p.put_scroll(p.board.index[name], scroll(one))
    gone = [scroll(one) for one in held]
    for power in range(2, 7):
        kinds = [5 * (power - 2) + c + half for half in (0, 25) for c in range(5)]
        kinds = [s % 25 if p.circle == 1 else s for s in kinds]
        for used in [*gone, *(scroll(one) for one in given.values())]:
            if used in kinds:
                kinds.remove(used)
        mine = [space for space in spaces if p.board.power[space] == power]
        empty = [space for space in mine if p.board.ids[space] in free]
        others = [space for space in mine if not p.cell[space] and space not in empty]
        lacking = sum(s // 5 % 5 == power - 2 for s in gone) - len(empty)
        assert lacking >= 0, f"more empty alcoves of power {power} than scrolls in hands"
        for space in others[: len(others) - lacking]:
            p.put_scroll(space, kinds.pop(0))


def _hand_out(p: Archimage, seat: int, held: list[str], bound: bool) -> None:
    for one in held:
        hand = p.down if one[0] == "~" else p.up
        hand[seat] = add_one(hand[seat], scroll(one.lstrip("~")), p.circle)
    if bound:
        p.up[seat] &= ~LINK_BIT
        p.down[seat] |= LINK_BIT


def _roll(p: Archimage, seat: int, text: str, done: bool) -> None:
    if done:
        p.wait[seat] = 0x111
        for colour in range(3):
            p.reserve[colour] -= 1
        return
    for letter, shown in re.findall(r"([fwae])([1-6]+)", text):
        colour = LETTERS.index(letter)
        p.dice[4 * seat + colour] = pack(tuple(int(value) for value in shown))
        p.reserve[colour] -= len(shown)


@pytest.fixture(scope="session")
def tower() -> Callable[..., Table]:
    return make


@pytest.fixture(scope="session")
def begun() -> Callable[..., Table]:
    """A game from its start, played at random by a seed until somebody chooses, or to a phase."""
    from sortilege.kernel.rng import Rng

    def start(seats: int = 2, circle: str = "I", seed: int = 1, phase: int = -1) -> Table:
        p = GAME.start(GAME.make_options({"seats": seats, "circle": circle}))
        rng: Any = Rng(seed)
        while p.seat == CHANCE if phase < 0 else p.phase != phase:
            p.play(p.pick(rng))
        return Table(p)

    return start
