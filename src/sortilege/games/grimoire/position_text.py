"""Positions as text, both ways: one line of ten parts, its points numbered as seat 0 sees them.

    F...........f........... 0 play 2333/3233 cc - - 0 2 -

* 24 characters for points 1 to 24: F A W E are gems of seat 0, f a w e of seat 1
* whose turn it is, and what is asked: `play`; `play-41.44` (spells whose reading was refused in this turn);
  `place-F-12` (fire is being placed, last on 12); `study-1` (seat 1 is asked); `coin`; `show`, `land`, `judge` and
  `answer` with the unverified spell and what was shown of it (`show-c3-5>6,7x6`: both go to 6, and 7 is taken there;
  `land-t3-5>6-7`); `answer-d1-3` (seat 1 is asked to give up its spell 3); `over-0`, `over-1`, `over-draw`
* the hands, fire, air, water and earth of each seat; which books are open (`o`) or closed (`c`)
* what each seat has cast: own spells, then after `+` appropriated ones: `3.12+44/41`, or `-`
* the inhibited spells of each book, or `-`
* who began (`-` before the coin), the turns finished, and the sterile turns in a row as `5-6.12-11`, or `-`
"""

import re

from sortilege.games.grimoire import moves as mv
from sortilege.games.grimoire import state
from sortilege.games.grimoire.board import around
from sortilege.games.grimoire.casting import counts
from sortilege.games.grimoire.invariants import invariants
from sortilege.games.grimoire.language.tree import ELEMENTS
from sortilege.games.grimoire.notation import entry_of
from sortilege.games.grimoire.options import GrimoireOptions
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import Book, numbered, numbers
from sortilege.games.grimoire.state import GrimoireState
from sortilege.kernel.bits import each
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

EXAMPLE = "F...........f........... 0 play 2333/3233 cc - - 0 2 -"
_PHASES = ("play", "place", "study", "coin", "show", "land", "judge", "answer")
_PARTS = re.compile(
    r"(?P<row>[FAWEfawe.]{24}) (?P<master>[01]) (?P<asked>[a-z]+(?:-[^ ]+)?) (?P<hands>[0-3]{4}/[0-3]{4}) "
    r"(?P<open>[oc]{2}) (?P<casts>[0-9.+/]+|-) (?P<banned>[0-9./]+|-) (?P<first>[01-]) "
    r"(?P<turn>0|[1-9][0-9]{0,5}) (?P<sterile>[0-9.-]+)",
    re.ASCII,
)
_STEP = re.compile(r"([1-9]|1[0-9]|2[0-4])-([1-9]|1[0-9]|2[0-4])", re.ASCII)


# writing


def write(position: GrimoireState) -> str:
    casts = "/".join(_casts(position, seat) for seat in (0, 1))
    banned = "/".join(numbers(position.book(book), int(position.banned(book))) for book in (0, 1))
    opened = "".join("o" if position.open_of(seat) else "c" for seat in (0, 1))
    hands = "/".join("".join(map(str, position.in_hand(seat))) for seat in (0, 1))
    first = position.first if position.first >= 0 else "-"
    return (
        f"{row(position)} {position.master} {_asked(position)} {hands} {opened} {casts if casts != '/' else '-'} "
        f"{banned if banned != '/' else '-'} {first} {position.turn} {_sterile(position)}"
    )


def row(position: GrimoireState) -> str:
    """The 24 points."""
    gems = (position.gem_at(point) for point in range(24))
    return "".join("." if gem is None else letter(*gem) for gem in gems)


def letter(seat: int, element: int) -> str:
    return ELEMENTS[element].lower() if seat else ELEMENTS[element]


def _casts(position: GrimoireState, seat: int) -> str:
    own = numbers(position.book(seat), int(position.cast_of(seat)))
    took = numbers(position.book(1 - seat), int(position.took_of(seat)))
    return f"{own}+{took}" if took else own


def _sterile(position: GrimoireState) -> str:
    steps = [int(position.history[i]) & 1023 for i in range(1, int(position.sterile) + 1)]
    return ".".join(f"{(step >> 5) + 1}-{(step & 31) + 1}" for step in steps) or "-"


def _asked(position: GrimoireState) -> str:
    if position.seat == OVER:
        return f"over-{position.winner}" if position.winner != state.DRAWN else "over-draw"
    return "-".join(part for part in (_PHASES[position.phase], *_details(position)) if part)


def _details(position: GrimoireState) -> list[str]:
    """What is asked, beyond its name."""
    if position.phase == state.PLAY:
        return [numbers(position.book(1 - position.master), int(position.barred))]
    if position.phase == state.PLACING:
        return [ELEMENTS[position.element], str(position.last + 1)]
    if position.phase in (state.STUDY, state.COIN):
        return [str(position.seat)] if position.phase == state.STUDY else []
    if position.spell >= mv.DISPUTE:
        return [f"d{position.seat}", str(position.book(position.seat)[mv.index_of(position.spell)].number)]
    kind = "c" if position.spell < mv.TAKE else "t"
    signs = {point: "x" if position.fallen >> point & 1 else ">" for point in each(int(position.moved))}
    pairs = [f"{point + 1}{sign}{position.shown[point] + 1}" for point, sign in signs.items()]
    lifted = [str(position.lifted + 1)] if position.phase == state.LANDING else []
    return [f"{kind}{entry_of(position, int(position.spell)).number}", ",".join(pairs) or "0", *lifted]


# reading


def read(text: str, options: GrimoireOptions) -> Confrontation:
    """The position of a text; BadNotation if it is none, if it does not fit the options, or if no play leads there."""
    parts = _PARTS.fullmatch(text)
    if not parts:
        raise BadNotation(f"{text!r} is no position of grimoire; positions are written like {EXAMPLE!r}")
    try:
        return _PositionReader(options).read(parts)
    except BadNotation as error:
        raise BadNotation(f"{text!r}: {error}") from None


def _expect(true: object, expected: str) -> None:
    if not true:
        raise BadNotation(expected)


class _PositionReader:
    """Puts a position together part by part; what is being shown is played as it was."""

    def __init__(self, options: GrimoireOptions) -> None:
        self.options = options
        self.position = Confrontation(options.compiled())
        self.position.options = options
        self.position.draws = options.draws and not options.letter
        self.plies: list[tuple[int, str]] = []  # moves to play from there, each with the word against it

    def read(self, parts: "re.Match[str]") -> Confrontation:
        position = self.position
        position.master = position.seat = int(parts["master"])
        position.first = -1 if parts["first"] == "-" else int(parts["first"])
        position.turn = int(parts["turn"])
        self.gems(parts["row"], parts["hands"])
        self.spells(parts["open"], parts["casts"], parts["banned"])
        self.asked(*parts["asked"].split("-"))
        self.history(parts["sterile"])
        wrong = next(invariants(position), "")
        _expect(not wrong, wrong)
        self.options_agree()
        for move, problem in self.plies:
            _expect(move in position.moves(), problem)
            position.play(move)
        return position

    def gems(self, row: str, hands: str) -> None:
        position = self.position
        sides = [sum(1 << p for p, c in enumerate(row) if c.isalpha() and c.islower() == bool(seat)) for seat in (0, 1)]
        position.own, position.opp = sides[position.master], sides[1 - position.master]
        kinds = {p: ELEMENTS.index(c.upper()) for p, c in enumerate(row) if c != "."}
        position.lo = sum((kind & 1) << p for p, kind in kinds.items())
        position.hi = sum((kind >> 1) << p for p, kind in kinds.items())
        packed = [sum(int(d) << 2 * e for e, d in enumerate(digits)) for digits in hands.split("/")]
        position.own_hand, position.opp_hand = packed[position.master], packed[1 - position.master]
        position.own_count = counts(position.own, position.lo, position.hi)
        position.opp_count = counts(position.opp, position.lo, position.hi)

    def spells(self, opened: str, casts: str, banned: str) -> None:
        position, own, other = self.position, int(self.position.master), 1 - int(self.position.master)
        marks = [self.marks(part, seat) for seat, part in enumerate(_halves(casts))]
        position.own_cast, position.own_took = marks[own]
        position.opp_cast, position.opp_took = marks[other]
        position.own_open, position.opp_open = (int(opened[seat] == "o") for seat in (own, other))
        position.banned0, position.banned1 = (_set(position.book(b), part) for b, part in enumerate(_halves(banned)))

    def marks(self, part: str, seat: int) -> tuple[int, int]:
        own, _, took = part.partition("+")
        return _set(self.position.book(seat), own), _set(self.position.book(1 - seat), took)

    def options_agree(self) -> None:
        """What must be true under these options, besides the facts of every position."""
        position, options = self.position, self.options
        first = "-" if position.first < 0 else str(position.first)
        _expect(options.beginner in ("coin", first), f"the options say who begins, not {first}")
        if position.phase in (state.STUDY, state.COIN):
            _expect(position.phase == state.COIN or options.studied, "there is no study phase under these options")
            _expect(first == "-" or options.beginner != "coin", "the coin has not yet said who begins")
            _expect(position.phase == state.STUDY or first == "-", "the options say who begins, not the coin")
        for book in (0, 1):
            before, now = options.banned(book), int(position.banned(book))
            _expect(not before & ~now, "spells inhibited before stay so")
            sure = ~position.books.doubtful[book]
            _expect(not now & ~before & sure, "only spells that may be contested can be inhibited")

    # what is asked

    def asked(self, word: str, *parts: str) -> None:
        position = self.position
        _expect(word in (*_PHASES, "over"), f"expected one of {', '.join(_PHASES)}, over, got {word!r}")
        if word == "play":
            _expect(len(parts) <= 1, "expected play, or play-41 with spells of the other book")
            position.barred = _set(position.book(1 - position.master), "".join(parts))
        elif word == "place":
            _expect(len(parts) == 2 and parts[0] in tuple(ELEMENTS), "expected place-F-12: an element and a point")
            position.phase, position.element, position.last = state.PLACING, ELEMENTS.index(parts[0]), _point(parts[1])
        elif word == "study":
            _expect(parts in (("0",), ("1",)), "expected study-0 or study-1")
            position.phase, position.seat = state.STUDY, int(parts[0])
        elif word == "coin":
            _expect(not parts, "expected coin alone")
            position.phase, position.seat = state.COIN, CHANCE
        elif word == "over":
            _expect(parts in (("0",), ("1",), ("draw",)), "expected over-0, over-1 or over-draw")
            position.winner, position.seat = state.DRAWN if parts == ("draw",) else int(parts[0]), OVER
        elif parts[:1] in (("d0",), ("d1",)):
            self.disputed(word, *parts)
        else:
            self.shown(word, *parts)

    def disputed(self, word: str, author: str, number: str = "", *more: str) -> None:
        _expect(word == "answer" and number and not more, "expected answer-d1-3: a seat and its spell")
        seat = int(author[1])
        self.position.phase, self.position.seat = state.STUDY, 1 - seat
        self.plies = [(mv.DISPUTE + self.doubtful(seat, number), "that spell cannot be disputed")]

    def shown(self, word: str, spell: str = "", pairs: str = "", *lifted: str) -> None:
        """The cast of an unverified spell, the gems that were shown to move, and what came after."""
        _expect(pairs and len(lifted) == (word == "land"), "expected what was shown of a spell, as in show-c3-5>6,7>8")
        _expect(spell[:1] in ("c", "t"), "expected c or t and the number of a spell")
        master = int(self.position.master)
        book, cast = (master, mv.CAST) if spell[0] == "c" else (1 - master, mv.TAKE)
        self.plies = [(cast + self.doubtful(book, spell[1:]), "that spell cannot be cast now")]
        if not self.position.books.free[book] >> mv.index_of(self.plies[0][0]) & 1:
            _expect(word in ("judge", "answer") and pairs == "0", "a proved spell is not shown")
        else:
            self.ways(pairs)
            if word == "land":
                self.plies.append((mv.LIFT + _point(lifted[0]), "each gem is shown once"))
            elif word != "show":
                self.plies.append((mv.DONE, "something must be shown"))
        if word == "answer":
            _expect(cast == mv.CAST, "only a first cast is contested")
            self.plies.append((mv.CONTEST, "only what was shown is contested"))

    def ways(self, pairs: str) -> None:
        """The gems that were shown to move; who stays where two meet was there first."""
        ways = [pair.replace("x", ">x").partition(">") for pair in pairs.split(",")] if pairs != "0" else []
        for start, _, end in sorted(ways, key=lambda way: way[2].startswith("x")):
            self.plies.append((mv.LIFT + _point(start), "each gem is shown once"))
            kind = mv.FALL if end.startswith("x") else mv.LAND
            self.plies.append((kind + _point(end.removeprefix("x")), "that gem cannot go there"))

    def doubtful(self, book: int, number: str) -> int:
        entries = enumerate(self.position.book(book))
        doubtful = self.position.books.doubtful[book]
        found = [place for place, entry in entries if str(entry.number) == number and doubtful >> place & 1]
        _expect(found, f"{number!r} is no spell of that book that may be contested")
        return found[0]

    # what came before

    def history(self, text: str) -> None:
        """Takes the sterile turns back, last first, and plays them again."""
        steps = [_STEP.fullmatch(step) for step in text.split(".")] if text != "-" else []
        moves = [(int(step[1]) - 1, int(step[2]) - 1) for step in steps if step]
        _expect(len(moves) == len(steps), "expected sterile turns as in 5-6.12-11, or -")
        _expect(len(moves) <= state.STERILE, f"there are at most {state.STERILE} sterile turns")
        planes = [int(self.position.lo), int(self.position.hi)]
        self.take_back(moves, planes)
        self.play_again(moves, planes)

    def take_back(self, moves: list[tuple[int, int]], planes: list[int]) -> None:
        sides = [int(self.position.opp), int(self.position.own)]  # the other master moved last
        for n, (start, end) in enumerate(reversed(moves)):
            there = sides[n % 2] >> end & 1 and not (sides[0] | sides[1]) >> start & 1
            _expect(there, f"nobody moved {start + 1}-{end + 1}")
            _expect(around(1 << start) >> end & 1, f"no line joins {start + 1} and {end + 1}")
            sides[n % 2] ^= 1 << start | 1 << end
            _shift(planes, end, start)

    def play_again(self, moves: list[tuple[int, int]], planes: list[int]) -> None:
        position = self.position
        for n, (start, end) in enumerate(moves, 1):
            _expect(n == 1 or not position.tied(), "a draw came before")
            seat = int(position.master) ^ (len(moves) - n + 1) & 1
            kind = (seat * 4 + (planes[0] >> start & 1) + 2 * (planes[1] >> start & 1)) * 24
            position.trail ^= state.GEM_WORDS[kind + start] ^ state.GEM_WORDS[kind + end]
            position.history[n] = position.trail << 10 | start << 5 | end
            position.sterile = n
            _shift(planes, start, end)


def _shift(planes: list[int], start: int, end: int) -> None:
    """Moves the element of a gem to the empty point where it goes."""
    for plane in (0, 1):
        if planes[plane] >> start & 1:
            planes[plane] ^= 1 << start | 1 << end


def _set(book: Book, text: str) -> int:
    spells = numbered(book, text)
    if spells is None:
        raise BadNotation(f"expected numbers of spells in the book, in order, as in 3.12, got {text!r}")
    return spells


def _point(text: str) -> int:
    _expect(text in [str(n) for n in range(1, 25)], f"expected a point from 1 to 24, got {text!r}")
    return int(text) - 1


def _halves(text: str) -> list[str]:
    if text == "-":
        return ["", ""]
    halves = text.split("/")
    _expect(len(halves) == 2 and any(halves), f"expected spells of seat 0, /, spells of seat 1, or -, got {text!r}")
    return halves
