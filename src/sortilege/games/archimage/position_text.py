"""Positions as one line of text, both ways.

The parts, separated by spaces: the circle; what lies on the spaces, in the order of the set-up (`f2` a fire token of
power 2, `Ba` a Rebirth of air, a number that many free spaces); wizards; familiars; guardians; dice of each seat
(`f13w?`: fire 1 and 3, a water die not rolled); scrolls of each seat (`~` before one that is used, `=w3`
after an Absorption that stores a token); the round; and what is asked, with what was chosen so far.
"""

import re
from typing import NoReturn

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import TowerBoard
from sortilege.games.archimage.dice import pack, values
from sortilege.games.archimage.invariants import problems
from sortilege.games.archimage.names import CODES, LETTERS, PHASES
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells.spell import answerer
from sortilege.games.archimage.state import HOME, NOBODY
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

_CELL = re.compile(r"([fwae][2-6])|([A-T][fwaes])|([1-9][0-9]{0,2})")
_HELD = re.compile(r"(~?)([A-T@])([fwaes])(?:=([fwae][2-6]))?")
_THINGS = r"(?P<cells>\S+) (?P<wizards>\S+) (?P<familiars>\S+) (?P<guardians>\S+) (?P<dice>\S+) (?P<scrolls>\S+)"
_SEATS = "(?P<first>[0-4]) (?P<active>[0-4]) (?P<done>-|[0-4]{1,5})"
_COUNTERS = "(?P<counters>[0-9]{1,4} [0-9]{1,5} [0-2] (?:[0-9]|10) [01] [01])"
_CHOSEN = r"(?P<colour>[0-3])\.(?P<into>[0-3])\.(?P<foe>-|[0-4])\.(?P<chosen>[0-9]{1,3})"
_ASK = rf"(?P<phase>[a-z]+)(?::(?P<drafter>[0-4]))?(?::(?P<spell>[A-T@])(?P<tint>[fwaes])\.{_CHOSEN})?"
_TEXT = re.compile(f"(?P<circle>[0-4]) {_THINGS} {_SEATS} {_COUNTERS} {_ASK}", re.ASCII)


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


def _space(board: TowerBoard, at: int) -> str:
    return "-" if at == HOME else board.ids[at]


def _token(code: int) -> str:
    return f"{LETTERS[code >> 3]}{code & 7}"


def _scroll(p: Archimage, scroll: int) -> str:
    return CODES[sc.spell_of(scroll, p.circle)] + LETTERS[sc.COLOUR_OF[sc.SCROLL + scroll]]


def _write_cells(p: Archimage) -> str:
    text, free = "", 0
    for space in p.board.spaces:
        code = int(p.cell[space])
        if not code:
            free += 1
            continue
        text += (str(free) if free else "") + (_token(code) if code < sc.SCROLL else _scroll(p, code - sc.SCROLL))
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
    kinds = [sc.LINK, *range(25 if p.circle == 1 else 50)]
    text = ""
    for mark, word in (("", p.up[seat]), ("~", p.down[seat])):
        for scroll in kinds:
            stored = p.stored[scroll % 5] if sc.spell_of(scroll, max(1, p.circle)) == sc.ABSORPTION else 0
            text += (mark + _scroll(p, scroll) + (f"={_token(stored)}" if stored else "")) * sc.how_many(
                word, scroll, p.circle
            )
    return text


def _write_ask(p: Archimage) -> str:
    text = PHASES[p.phase]
    if p.phase in (mv.OPENING, mv.DRAFTING):
        text += f":{p.seat}"
    if p.phase >= mv.COLOUR and p.phase != mv.ENDED:
        foe = "-" if p.foe < 0 else str(p.foe)
        text += f":{CODES[p.spell]}{LETTERS[p.tint]}.{p.colour}.{p.into}.{foe}.{p.chosen or p.token}"
    return text


# reading


def _bad(expected: str) -> NoReturn:
    raise BadNotation(f"this is no position of archimage: {expected}")


def read(text: str, board: TowerBoard) -> Archimage:
    """The position that write wrote, for this board."""
    parts = _TEXT.fullmatch(text)
    if not parts or parts["phase"] not in PHASES:
        _bad("expected circle, spaces, wizards, familiars, guardians, dice, scrolls, nine numbers, what is asked")
    p = Archimage(board, int(parts["circle"]))
    _read_cells(p, parts["cells"])
    _read_figures(p, parts["wizards"], parts["familiars"], parts["guardians"])
    _read_dice(p, parts["dice"])
    _read_scrolls(p, parts["scrolls"])
    _read_round(p, parts)
    _read_ask(p, parts)
    for problem in problems(p):
        _bad(problem)
    if p.seat != OVER and not p.moves():
        _bad("nobody could answer what is asked")
    return p


def _read_cells(p: Archimage, text: str) -> None:
    spaces = list(p.board.spaces)
    index = at = 0
    while index < len(text):
        thing = _CELL.match(text, index)
        if not thing:
            _bad(f"expected tokens, scrolls and numbers of free spaces, not {text[index : index + 6]!r}")
        index = thing.end()
        if at >= len(spaces):
            _bad(f"there are {len(spaces)} spaces for seals and scrolls")
        if thing[3]:
            at += int(thing[3])
            continue
        if thing[1]:
            p.put_token(spaces[at], _read_token(thing[1]))
        else:
            p.put_scroll(spaces[at], _read_scroll(p, thing[2][0], thing[2][1]))
        at += 1
    if at != len(spaces):
        _bad(f"expected {len(spaces)} spaces, not {at}")


def _read_token(text: str) -> int:
    return LETTERS.index(text[0]) * 8 + int(text[1])


def _read_scroll(p: Archimage, code: str, letter: str) -> int:
    spell = CODES.index(code)
    scroll = int(sc.scroll_of(spell, LETTERS.index(letter)))
    if sc.spell_of(scroll, p.circle) != spell or (spell < 20 and p.circle == 0):
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
    if sc.how_many(p.owned(seat), scroll, p.circle) >= (2 if p.circle == 1 and scroll < 25 else 1):
        _bad(f"too many of {part[0]!r}")
    hand[seat] = sc.add_one(hand[seat], scroll, p.circle)
    if part[4] and sc.spell_of(scroll, p.circle) != sc.ABSORPTION:
        _bad("only an Absorption stores a token")
    if part[4]:
        p.stored[scroll % 5] = _read_token(part[4])


def _read_round(p: Archimage, parts: re.Match[str]) -> None:
    p.first, p.active = int(parts["first"]), int(parts["active"])
    done = [] if parts["done"] == "-" else [int(seat) for seat in parts["done"]]
    if max(p.first, p.active, *done, 0) >= p.seats or sorted(set(done)) != done:
        _bad(f"seats are numbered from 0 to {p.seats - 1}")
    p.done = sum(1 << seat for seat in done)
    p.round, p.turn, p.idle, p.dry, p.lively, p.broken = map(int, parts["counters"].split(" "))


def _read_ask(p: Archimage, parts: re.Match[str]) -> None:
    p.phase = PHASES.index(parts["phase"])
    if (parts["drafter"] is not None) != (p.phase in (mv.OPENING, mv.DRAFTING)):
        _bad("expected who drafts after opening or drafting, and only there")
    if (parts["spell"] is not None) != (p.phase >= mv.COLOUR and p.phase != mv.ENDED):
        _bad("expected the spell under way after a choice inside one, and only there")
    if parts["spell"]:
        p.spell, p.tint = CODES.index(parts["spell"]), LETTERS.index(parts["tint"])
        p.colour, p.into = int(parts["colour"]), int(parts["into"])
        p.foe = NOBODY if parts["foe"] == "-" else int(parts["foe"])
        chosen = int(parts["chosen"])
        p.chosen, p.token = (0, chosen) if p.phase == mv.STORING else (chosen, 0)
    if p.phase <= mv.MARKING or p.phase in (mv.ROLLING, mv.REROLLING):
        p.seat = CHANCE
    elif p.phase == mv.ENDED:
        p.seat = OVER
    else:
        p.seat = int(parts["drafter"]) if parts["drafter"] else answerer(p)
    if p.phase in (mv.SEALING, mv.LAYING):
        p.placed = sum(bool(p.cell[space]) for space in p.board.spaces)
