"""Positions as one line of text, both ways.

The parts, separated by spaces: the circle; what lies on the spaces, in the order of the set-up (`f2` a fire token of
power 2, `Ba` a Rebirth of air, a number that many free spaces); wizards; familiars; guardians; dice of each seat
(`f13w?`: fire 1 and 3, a water die not rolled); scrolls of each seat (`~` before one that is used, `=w3`
after an Absorption that stores a token); the round; and what is asked, with what was chosen so far.
"""

import re
from typing import NoReturn

from sortilege.games.archimage.board import Board
from sortilege.games.archimage.dice import how_many_dice, pack, values
from sortilege.games.archimage.invariants import problems
from sortilege.games.archimage.moves import (
    CIRCLE,
    COLOUR,
    DRAFTING,
    ENDED,
    LAYING,
    MARKING,
    OPENING,
    REROLLING,
    ROLLING,
    SEALING,
    VICTIM,
)
from sortilege.games.archimage.names import CODES, LETTERS, PHASES
from sortilege.games.archimage.pending import spell_problem
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import ABSORPTION, LINK, SCROLL, add_one, how_many, scroll_of, spell_of
from sortilege.games.archimage.tower import HOME
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

_CELL = re.compile(r"([fwae][2-6])|([A-T][fwaes])|([1-9][0-9]{0,2})")
_HELD = re.compile(r"(~?)([A-T@])([fwaes])(?:=([fwae][2-6]))?")
_ROUND = "([0-4]) ([0-4]) (-|[0-4]{1,5}) ([0-9]{1,4}) ([0-9]{1,5}) ([0-2]) ([0-9]|10) ([01]) ([01])"
_ASK = r"([a-z]+)(?::([0-4]))?(?::([A-T@])([fwaes])\.([0-3])\.([0-3])\.(-|[0-4])\.([0-9]{1,3}))?"
_TEXT = re.compile(rf"([0-4]) (\S+) (\S+) (\S+) (\S+) (\S+) (\S+) {_ROUND} {_ASK}", re.ASCII)


# writing


def write(p: Archimage) -> str:
    seats = range(p.seats)
    ids = p.board.ids
    done = "".join(str(seat) for seat in seats if not p.in_round(seat)) or "-"
    return " ".join(
        [
            str(p.circle),
            _write_cells(p),
            ",".join(ids[p.wizard[seat]] for seat in seats),
            ",".join(_space(p.board, p.familiar[seat]) for seat in seats),
            ",".join(_space(p.board, at) for at in p.guardian),
            "/".join(_write_dice(p, seat) for seat in seats),
            "/".join(_write_scrolls(p, seat) for seat in seats),
            f"{p.first} {p.active} {done} {p.round} {p.turn} {p.idle} {p.dry} {p.lively} {p.broken}",
            _write_ask(p),
        ]
    )


def _space(board: Board, at: int) -> str:
    return "-" if at == HOME else board.ids[at]


def _token(code: int) -> str:
    return f"{LETTERS[code >> 3]}{code & 7}"


def _scroll(p: Archimage, scroll: int) -> str:
    return CODES[spell_of(scroll, p.circle)] + ("s" if scroll == LINK else LETTERS[scroll % 5])


def _write_cells(p: Archimage) -> str:
    text, free = "", 0
    for space in p.board.spaces:
        code = int(p.cell[space])
        if not code:
            free += 1
            continue
        text += (str(free) if free else "") + (_token(code) if code < SCROLL else _scroll(p, code - SCROLL))
        free = 0
    return text + (str(free) if free else "")


def _write_dice(p: Archimage, seat: int) -> str:
    text = ""
    for colour in range(4):
        shown = "".join(str(value) for value in values(p.dice[4 * seat + colour]))
        shown += "?" * (p.wait[seat] >> 4 * colour & 15)
        text += LETTERS[colour] + shown if shown else ""
    return text or "-"


def _write_scrolls(p: Archimage, seat: int) -> str:
    kinds = [LINK, *range(25 if p.circle == 1 else 50)]
    text = ""
    for mark, word in (("", p.up[seat]), ("~", p.down[seat])):
        for scroll in kinds:
            stored = p.stored[scroll % 5] if spell_of(scroll, max(1, p.circle)) == ABSORPTION else 0
            text += (mark + _scroll(p, scroll) + (f"={_token(stored)}" if stored else "")) * how_many(
                word, scroll, p.circle
            )
    return text


def _write_ask(p: Archimage) -> str:
    text = PHASES[p.phase]
    if p.phase in (OPENING, DRAFTING):
        text += f":{p.seat}"
    if p.phase >= COLOUR and p.phase != ENDED:
        foe = "-" if p.foe < 0 else str(p.foe)
        text += f":{CODES[p.spell]}{LETTERS[p.tint]}.{p.colour}.{p.into}.{foe}.{p.held}"
    return text


# reading


def _bad(expected: str) -> NoReturn:
    raise BadNotation(f"this is no position of archimage: {expected}")


def read(text: str, board: Board) -> Archimage:
    """The position that write wrote, for this board."""
    found = _TEXT.fullmatch(text)
    if not found or found[17] not in PHASES:
        _bad("expected circle, spaces, wizards, familiars, guardians, dice, scrolls, nine numbers, what is asked")
    p = Archimage(board, int(found[1]))
    _read_cells(p, found[2])
    _read_figures(p, found[3], found[4], found[5])
    _read_dice(p, found[6])
    _read_scrolls(p, found[7])
    _read_round(p, [found[i] for i in range(8, 17)])
    _read_ask(p, found)
    for problem in (*_order_problems(p), *problems(p)):
        _bad(problem)
    if p.seat != OVER and not p.moves():
        _bad("nobody could answer what is asked")
    return p


def _read_cells(p: Archimage, text: str) -> None:
    spaces = list(p.board.spaces)
    index = at = 0
    while index < len(text):
        found = _CELL.match(text, index)
        if not found:
            _bad(f"expected tokens, scrolls and numbers of free spaces, not {text[index : index + 6]!r}")
        index = found.end()
        if at >= len(spaces):
            _bad(f"there are {len(spaces)} spaces for seals and scrolls")
        if found[3]:
            at += int(found[3])
            continue
        if found[1]:
            p.put_token(spaces[at], LETTERS.index(found[1][0]) * 8 + int(found[1][1]))
        else:
            p.put_scroll(spaces[at], _read_scroll(p, found[2][0], found[2][1]))
        at += 1
    if at != len(spaces):
        _bad(f"expected {len(spaces)} spaces, not {at}")


def _read_scroll(p: Archimage, code: str, letter: str) -> int:
    spell = CODES.index(code)
    scroll = int(scroll_of(spell, LETTERS.index(letter)))
    if spell_of(scroll, p.circle) != spell or (spell < 20 and p.circle == 0):
        _bad(f"the spell {code} is not in circle {p.circle}")
    return scroll


def _read_space(p: Archimage, name: str, home: bool) -> int:
    if home and name == "-":
        return HOME
    if name not in p.board.index:
        _bad(f"{name!r} is no space of this board")
    return p.board.index[name]


def _read_figures(p: Archimage, wizards: str, familiars: str, guardians: str) -> None:
    at = [_read_space(p, name, False) for name in wizards.split(",")]
    pets = [_read_space(p, name, True) for name in familiars.split(",")]
    stones = [_read_space(p, name, True) for name in guardians.split(",")]
    if len(at) != p.seats or len(pets) != p.seats or len(stones) != 5:
        _bad(f"expected {p.seats} wizards, {p.seats} familiars and 5 guardians")
    for seat in range(p.seats):
        p.put_wizard(seat, at[seat])
    for seat in range(p.seats):
        p.put_familiar(seat, pets[seat])
    for colour in range(5):
        p.put_guardian(colour, stones[colour])


def _read_dice(p: Archimage, text: str) -> None:
    hands = text.split("/")
    if len(hands) != p.seats:
        _bad(f"expected the dice of {p.seats} seats")
    for seat, hand in enumerate(hands):
        parts = re.findall(r"([fwae])([1-6]*)(\?*)", hand)
        if hand != "-" and "".join(a + b + c for a, b, c in parts) != hand:
            _bad(f"expected dice like 'f31w?', not {hand!r}")
        for letter, shown, waiting in parts:
            colour = LETTERS.index(letter)
            if len(shown) + len(waiting) > p.reserve[colour]:
                _bad(f"there are {p.seats + 1} dice of each colour")
            p.reserve[colour] -= len(shown) + len(waiting)
            p.dice[4 * seat + colour] += pack(tuple(int(value) for value in shown))
            p.wait[seat] += len(waiting) << 4 * colour


def _read_scrolls(p: Archimage, text: str) -> None:
    hands = text.split("/")
    if len(hands) != p.seats:
        _bad(f"expected the scrolls of {p.seats} seats")
    for seat, hand in enumerate(hands):
        parts = list(_HELD.finditer(hand))
        if "".join(part[0] for part in parts) != hand:
            _bad(f"expected scrolls like '@sBa~Cf', not {hand!r}")
        p.up[seat] = 0
        for part in parts:
            _read_held(p, seat, part)


def _read_held(p: Archimage, seat: int, part: re.Match[str]) -> None:
    if part[2] == "@" and part[3] != "s":
        _bad("Binding is violet: '@s'")
    scroll = _read_scroll(p, part[2], part[3])
    hand = p.down if part[1] else p.up
    if how_many(p.owned(seat), scroll, p.circle) >= (2 if p.circle == 1 and scroll < 25 else 1):
        _bad(f"too many of {part[0]!r}")
    hand[seat] = add_one(hand[seat], scroll, p.circle)
    if part[4] and spell_of(scroll, p.circle) != ABSORPTION:
        _bad("only an Absorption stores a token")
    if part[4]:
        p.stored[scroll % 5] = LETTERS.index(part[4][0]) * 8 + int(part[4][1])


def _read_round(p: Archimage, parts: list[str]) -> None:
    p.first, p.active = int(parts[0]), int(parts[1])
    done = [] if parts[2] == "-" else [int(seat) for seat in parts[2]]
    if max(p.first, p.active, *done, 0) >= p.seats or sorted(set(done)) != done:
        _bad(f"seats are numbered from 0 to {p.seats - 1}")
    p.done = sum(1 << seat for seat in done)
    p.round, p.turn, p.idle, p.dry, p.lively, p.broken = (int(part) for part in parts[3:])


def _read_ask(p: Archimage, found: re.Match[str]) -> None:
    p.phase = PHASES.index(found[17])
    if (found[18] is not None) != (p.phase in (OPENING, DRAFTING)):
        _bad("expected who drafts after opening or drafting, and only there")
    if (found[19] is not None) != (p.phase >= COLOUR and p.phase != ENDED):
        _bad("expected the spell under way after a choice inside one, and only there")
    if found[19]:
        p.spell, p.tint = CODES.index(found[19]), LETTERS.index(found[20])
        p.colour, p.into, p.held = int(found[21]), int(found[22]), int(found[24])
        p.foe = -1 if found[23] == "-" else int(found[23])
    if p.phase <= MARKING or p.phase in (ROLLING, REROLLING):
        p.seat = CHANCE
    elif found[18]:
        p.seat = int(found[18])
    else:
        p.seat = OVER if p.phase == ENDED else p.foe if p.phase == VICTIM else p.active
    filled = [bool(p.cell[space]) for space in p.board.spaces]
    if p.phase in (SEALING, LAYING):
        p.held = sum(filled)


def _order_problems(p: Archimage) -> list[str]:
    """What is asked must fit the rest: set-up in order, dice to roll, a spell that asks this."""
    filled = [bool(p.cell[space]) for space in p.board.spaces]
    count = sum(filled)
    if (p.circle == 0) != (p.phase == CIRCLE):
        return ["the circle is drawn first, and once"]
    if p.phase <= LAYING and (filled != sorted(filled, reverse=True) or count == len(filled)):
        return ["the set-up fills the spaces in order"]
    if (p.phase == SEALING and count >= p.board.seals) or (p.phase == LAYING and count < p.board.seals):
        return ["tokens are laid before scrolls"]
    if p.phase == CIRCLE and count:
        return ["the circle is drawn first"]
    if p.phase in (MARKING, OPENING) and count < len(filled):
        return ["the set-up is not over"]
    if p.phase <= OPENING and (p.done or p.turn or p.round or p.idle or p.dry or p.lively or p.broken):
        return ["nothing is played before the first roll"]
    if p.phase <= MARKING and (p.first or p.active):
        return ["there is no first player yet"]
    if p.seat >= p.seats:
        return [f"seats are numbered from 0 to {p.seats - 1}"]
    waits = [how_many_dice(p.wait[seat]) for seat in range(p.seats)]
    if (p.phase == ROLLING and not any(waits)) or (p.phase == REROLLING and not waits[p.active]):
        return ["there is no die to roll"]
    return _turn_problems(p, waits) or ([problem] if (problem := spell_problem(p)) else [])


def _turn_problems(p: Archimage, waits: list[int]) -> list[str]:
    everybody = (1 << p.seats) - 1
    if p.phase == OPENING and p.active != p.first:
        return ["the first player is the one to play"]
    if p.phase == ROLLING:
        order = [waits[(p.first + i) % p.seats] for i in range(p.seats)]
        begun = [i for i, n in enumerate(order) if n]
        if (
            p.done
            or p.active != p.first
            or any(order[i] != 3 for i in begun[1:])
            or begun != list(range(begun[0], p.seats))
        ):
            return ["dice are rolled from the first player on, before anybody plays"]
    if p.phase > ROLLING and p.phase not in (DRAFTING, ENDED) and p.done >> p.active & 1:
        return ["the active seat has finished its round"]
    if p.phase == DRAFTING and (
        p.in_round(p.seat) or (p.seat != p.active and (p.circle != 3 or p.done >> p.active & 1))
    ):
        return ["only who finishes a round drafts"]
    if p.phase == ENDED and (p.done != everybody or not _over(p)):
        return ["the game is not over yet"]
    if p.phase != ENDED and (p.idle > 1 or p.dry > 9 or (p.phase > OPENING and p.round < 1)):
        return ["the game would be over, or has not begun"]
    if p.phase == DRAFTING and p.done == everybody and (_over(p) or p.seat != p.active):
        return ["the game is over"]
    return []


def _over(p: Archimage) -> bool:
    return bool(p.sixes() < p.board.enough or p.idle >= 2 or p.dry >= 10)
