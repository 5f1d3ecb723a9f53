"""Reads positions that notation.py wrote, and refuses those that no confrontation comes to."""

import re
from collections.abc import Callable

from sortilege.games.grimoire import board as codes
from sortilege.games.grimoire.casting import counts
from sortilege.games.grimoire.notation import ELEMENTS
from sortilege.games.grimoire.options import GrimoireOptions
from sortilege.games.grimoire.rules import Confrontation
from sortilege.games.grimoire.spellbooks import Book, numbered
from sortilege.games.grimoire.state import (
    ANSWERING,
    COIN,
    DRAWN,
    JUDGING,
    LANDING,
    PLACING,
    PLAY,
    SHOWING,
    STERILE,
    STUDY,
)
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

EXAMPLE = "F...........f........... 0 play 2333/3233 cc - - 0 2 -"
_PARTS = re.compile(
    r"(?P<row>[FAWEfawe.]{24}) (?P<master>[01]) (?P<asked>[a-z]+(?:-[^ ]+)?) (?P<hands>[0-3]{4}/[0-3]{4}) "
    r"(?P<open>[oc]{2}) (?P<casts>[0-9.+/]+|-) (?P<banned>[0-9./]+|-) (?P<first>[01-]) "
    r"(?P<turn>0|[1-9][0-9]{0,5}) (?P<sterile>[0-9.-]+)",
    re.ASCII,
)
_STEP = re.compile(r"([1-9]|1[0-9]|2[0-4])-([1-9]|1[0-9]|2[0-4])", re.ASCII)


def read(text: str, options: GrimoireOptions) -> Confrontation:
    parts = _PARTS.fullmatch(text)
    if not parts:
        raise BadNotation(f"{text!r} is no position of grimoire; positions are written like {EXAMPLE!r}")
    try:
        return _Reader(parts, options).position
    except BadNotation as error:
        raise BadNotation(f"{text!r}: {error}") from None


def expect(true: bool, expected: str) -> None:
    if not true:
        raise BadNotation(expected)


class _Reader:
    """Puts a position together part by part."""

    def __init__(self, parts: "re.Match[str]", options: GrimoireOptions) -> None:
        self.options = options
        self.books = (options.book(0), options.book(1))
        self.position = Confrontation(options.shelf())
        self.position.draws = options.draws
        self.position.master = self.position.seat = int(parts["master"])
        self.position.turn = int(parts["turn"])
        self.gems(parts["row"], parts["hands"])
        self.spells(parts["open"], parts["casts"], parts["banned"])
        self.beginning(parts["first"])
        self.asked(parts["asked"])
        self.history(parts["sterile"])
        self.end(parts["asked"])

    def gems(self, row: str, hands: str) -> None:
        position = self.position
        sides = [sum(1 << p for p, c in enumerate(row) if c.isalpha() and c.islower() == bool(seat)) for seat in (0, 1)]
        position.own, position.opp = sides[position.master], sides[1 - position.master]
        kinds = {p: ELEMENTS.index(c.upper()) for p, c in enumerate(row) if c != "."}
        position.lo = sum((kind & 1) << p for p, kind in kinds.items())
        position.hi = sum((kind >> 1) << p for p, kind in kinds.items())
        for seat, digits in enumerate(hands.split("/")):
            for element, digit in enumerate(digits):
                there = sum(1 for p, kind in kinds.items() if kind == element and sides[seat] >> p & 1)
                expect(there + int(digit) <= 3, "a master has three gems of each element, on the board and in hand")
        packed = [sum(int(d) << 2 * e for e, d in enumerate(digits)) for digits in hands.split("/")]
        position.own_hand, position.opp_hand = packed[position.master], packed[1 - position.master]
        position.own_count = counts(position.own, position.lo, position.hi)
        position.opp_count = counts(position.opp, position.lo, position.hi)

    def spells(self, opened: str, casts: str, banned: str) -> None:
        position, master = self.position, int(self.position.master)
        marks = [self.marks(part, seat) for seat, part in enumerate(_halves(casts))]
        (position.own_cast, position.own_took), (position.opp_cast, position.opp_took) = (
            marks[master],
            marks[1 - master],
        )
        position.own_open, position.opp_open = (int(opened[seat] == "o") for seat in (master, 1 - master))
        position.banned0, position.banned1 = (self.set(self.books[b], part) for b, part in enumerate(_halves(banned)))
        before = (self.options.banned(0), self.options.banned(1))
        expect(not (before[0] & ~position.banned0 or before[1] & ~position.banned1), "spells inhibited before stay so")
        for book in (0, 1):
            fresh = int(position.banned(book)) & ~before[book]
            expect(not fresh & ~int(position.shelf.free[book]), "only unverified spells can be inhibited")

    def marks(self, part: str, seat: int) -> tuple[int, int]:
        own, _, took = part.partition("+")
        return self.set(self.books[seat], own), self.set(self.books[1 - seat], took)

    def set(self, book: Book, text: str) -> int:
        found = numbered(book, text)
        if found is None:
            raise BadNotation(f"expected numbers of spells in the book, in order, as in 3.12, got {text!r}")
        return found

    def beginning(self, first: str) -> None:
        position = self.position
        position.first = -1 if first == "-" else int(first)
        expect(first == self.options.first or self.options.first == "coin", f"the options say who begins, not {first}")
        if position.first >= 0:
            expect(position.master == position.first ^ position.turn & 1 or not position.turn, "the masters take turns")
        else:
            expect(position.turn == 0, "nobody acts before the coin has said who begins")

    # what is asked

    def asked(self, asked: str) -> None:
        word, *parts = asked.split("-")
        readers: dict[str, Callable[[list[str]], None]] = {
            "play": self.play,
            "place": self.place,
            "study": self.study,
            "coin": self.coin,
            "over": self.over,
            "show": self.show,
            "land": self.land,
            "judge": self.judge,
            "answer": self.answer,
        }
        expect(word in readers, f"expected one of {', '.join(readers)}, got {word!r}")
        readers[word](parts)

    def play(self, parts: list[str]) -> None:
        expect(len(parts) <= 1, "expected play, or play-41 with spells of the other book")
        self.position.barred = self.set(self.books[1 - int(self.position.master)], parts[0] if parts else "")
        refusable = (
            self.position.opp_cast & self.position.shelf.free[1 - self.position.master] & ~self.position.own_took
        )
        expect(not self.position.barred & ~refusable, "only appropriated unverified spells are refused by their author")
        self.begun()

    def begun(self) -> None:
        expect(self.position.first >= 0, "nobody acts before it is known who begins")
        expect(self.position.master == self.position.first ^ self.position.turn & 1, "the masters take turns")

    def place(self, parts: list[str]) -> None:
        position = self.position
        expect(len(parts) == 2 and parts[0] in list(ELEMENTS), "expected place-F-12: an element and a point")
        position.phase, position.element, position.last = PLACING, ELEMENTS.index(parts[0]), self.point(parts[1])
        kind = position.lo >> position.last & 1 | (position.hi >> position.last & 1) << 1
        stands = position.own >> position.last & 1 and kind == position.element
        expect(bool(stands), "the gem that was placed last does not stand there")
        more = position.own_hand >> 2 * position.element & 3 and position.free_points()
        expect(bool(more), "no gem of that element can be added")
        self.begun()

    def point(self, text: str) -> int:
        expect(text in [str(n) for n in range(1, 25)], f"expected a point from 1 to 24, got {text!r}")
        return int(text) - 1

    def study(self, parts: list[str]) -> None:
        expect(parts in (["0"], ["1"]), "expected study-0 or study-1")
        expect(self.options.study, "there is no study phase under these options")
        self.position.phase, self.position.seat = STUDY, int(parts[0])
        self.before()

    def coin(self, parts: list[str]) -> None:
        expect(not parts and self.options.first == "coin", "expected coin, where the options leave it to the coin")
        self.position.phase, self.position.seat = COIN, CHANCE
        self.before()

    def before(self) -> None:
        """Nothing has happened yet."""
        position = self.position
        expect(position.turn == 0 and position.master == 0, "study and coin come before the first turn, written as 0's")
        expect(position.first == (-1 if self.options.first == "coin" else int(self.options.first)), "who begins?")

    def over(self, parts: list[str]) -> None:
        expect(parts in (["0"], ["1"], ["draw"]), "expected over-0, over-1 or over-draw")
        self.position.winner = DRAWN if parts == ["draw"] else int(parts[0])
        if self.position.first < 0:
            expect(self.position.master == 0, "before the coin the turn is written as 0's")
        else:
            self.begun()

    def show(self, parts: list[str]) -> None:
        self.shown(parts, SHOWING, 2)

    def judge(self, parts: list[str]) -> None:
        self.shown(parts, JUDGING, 2)
        expect(self.position.moved != 0 or self.options.empty_casts, "something must be shown")
        self.position.seat = 1 - self.position.master

    def land(self, parts: list[str]) -> None:
        self.shown(parts, LANDING, 3)
        self.position.lifted = self.point(parts[2])
        expect(bool(self.position.liftable() >> self.position.lifted & 1), "gems are shown in rising order")

    def answer(self, parts: list[str]) -> None:
        position = self.position
        if parts and parts[0] in ("d0", "d1"):
            expect(len(parts) == 2 and self.options.study, "expected answer-d1-3: a seat and its spell")
            position.phase, position.seat = ANSWERING, int(parts[0][1])
            position.spell = codes.DISPUTE + self.unverified(int(position.seat), parts[1])
            self.before()
            return
        self.shown(parts, ANSWERING, 2)
        expect(
            parts[0][:1] == "c" and (position.moved != 0 or self.options.empty_casts), "only a first cast is contested"
        )

    def shown(self, parts: list[str], phase: int, length: int) -> None:
        """The spell that is being cast and the gems that were shown to move."""
        position = self.position
        expect(len(parts) == length, "expected a spell and what was shown of it, as in show-c3-5>6,7>8")
        expect(parts[0][:1] in ("c", "t"), "expected c or t and the number of a spell")
        own = parts[0][0] == "c"
        book = int(position.master) if own else 1 - int(position.master)
        place = self.unverified(book, parts[0][1:])
        position.spell = (codes.CAST if own else codes.TAKE) + place
        self.begun()
        expect(self.castable(own, place), "that spell cannot be cast now")
        for pair in parts[1].split(",") if parts[1] != "0" else []:
            start, _, end = pair.partition(">")
            p, q = self.point(start), self.point(end)
            expect(bool(position.liftable() >> p & 1), "gems are shown in rising order")
            expect(p != q and not position.landed >> q & 1, "each gem goes to a point of its own")
            position.shown[p] = q
            position.moved |= 1 << p
            position.landed |= 1 << q
        position.phase = phase

    def castable(self, own: bool, place: int) -> bool:
        position = self.position
        return bool((position.castable() if own else position.takeable()) >> place & 1)

    def unverified(self, book: int, number: str) -> int:
        free = [place for place, one in enumerate(self.books[book]) if str(one.number) == number and one.tree is None]
        expect(bool(free), f"{number!r} is no unverified spell of that book")
        place = free[0]
        expect(not self.position.banned(book) >> place & 1, "that spell is inhibited")
        return place

    # what came before

    def history(self, text: str) -> None:
        """Takes the sterile turns back, last first, and plays them again."""
        position = self.position
        steps = [_STEP.fullmatch(step) for step in text.split(".")] if text != "-" else []
        moves = [(int(step[1]) - 1, int(step[2]) - 1) for step in steps if step]
        expect(len(moves) == len(steps), "expected sterile turns as in 5-6.12-11, or -")
        expect(
            not moves or (self.options.draws and position.phase in (PLAY, SHOWING, LANDING, JUDGING, ANSWERING)),
            "no sterile turns are counted here",
        )
        expect(len(moves) <= min(position.turn, STERILE), f"there are at most {STERILE} sterile turns")
        sides = [int(position.opp), int(position.own)]  # the other master moved last
        planes = [int(position.lo), int(position.hi)]
        for n, (start, end) in enumerate(reversed(moves)):
            side = n % 2
            expect(
                bool(sides[side] >> end & 1) and not (sides[0] | sides[1]) >> start & 1,
                f"nobody moved {start + 1}-{end + 1}",
            )
            expect(bool(neighbours(1 << start) >> end & 1), f"no line joins {start + 1} and {end + 1}")
            sides[side] ^= 1 << start | 1 << end
            for plane in (0, 1):
                if planes[plane] >> end & 1:
                    planes[plane] ^= 1 << start | 1 << end
        for n, (start, end) in enumerate(moves, 1):
            seat = int(position.master) ^ (len(moves) - n + 1) & 1
            kind = (seat * 4 + (planes[0] >> start & 1) + 2 * (planes[1] >> start & 1)) * 24
            position.trail ^= codes.ZOBRIST[kind + start] ^ codes.ZOBRIST[kind + end]
            position.history[n] = position.trail << 10 | start << 5 | end
            position.sterile = n
            expect(n == len(moves) or (n < STERILE and not (n >= 8 and position.repeated())), "a draw came before")
            for plane in (0, 1):
                if planes[plane] >> start & 1:
                    planes[plane] ^= 1 << start | 1 << end

    # what must be true of the whole

    def end(self, asked: str) -> None:
        position = self.position
        self.actions()
        drawn = position.sterile == STERILE or (position.sterile >= 8 and position.repeated())
        won = -1
        if position.turn and not position.own | position.own_hand:
            won = 1 - int(position.master)
        elif position.turn and not position.opp:
            won = int(position.master)
        if position.winner == DRAWN:
            expect(bool(drawn), "nothing makes this a draw")
        elif position.winner >= 0:
            given_up = bool(position.shelf.free[1 - position.winner])
            expect(position.winner == won or (won < 0 and given_up), "nothing makes this a win")
        else:
            expect(won < 0 and not drawn, f"this confrontation is over, not at {asked!r}")
        if position.winner >= 0:
            position.seat = OVER

    def actions(self) -> None:
        """Each master has had as many turns as what he has done takes."""
        position = self.position
        if position.turn == 0:
            expect(not position.own_open | position.opp_open | position.opp, "nobody has acted yet")
            expect(not position.own or position.phase == PLACING, "nobody has acted yet")
            expect(position.opp_hand == 255, "nobody has acted yet")
        for seat in (0, 1):
            turns = (int(position.turn) + (position.first == seat)) // 2 + (
                position.master == seat and position.phase == PLACING
            )
            hand, took = int(position.hand_of(seat)), int(position.took_of(seat))
            expect(
                bool(position.open_of(seat)) or not position.cast_of(seat) | took, "a book is open before it is used"
            )
            alone = any(took >> i & 1 and position.shelf.twin[(1 - seat) * 64 + i] < 0 for i in range(64))
            expect(not alone or not position.hand_of(0) | position.hand_of(1), "appropriation needs all gems placed")
            placings = sum(1 for element in range(4) if hand >> 2 * element & 3 < 3)
            casts = popcount(position.cast_of(seat)) + popcount(took) - self.shared(seat)
            expect(turns >= placings + casts + position.open_of(seat), f"seat {seat} has had {turns} turns only")
            expect(
                not position.open_of(seat) or sum(hand >> 2 * e & 3 for e in range(4)) <= 6,
                "a book opens with six gems",
            )

    def shared(self, seat: int) -> int:
        """How many spells a seat's two sets have in common, because they stand in both books."""
        cast, took = int(self.position.cast_of(seat)), int(self.position.took_of(seat))
        twins = [int(self.position.shelf.twin[seat * 64 + i]) for i in range(64) if cast >> i & 1]
        return sum(1 for twin in twins if twin >= 0 and took >> twin & 1)


def neighbours(points: int) -> int:
    """The points that lines join to these."""
    return int(codes.clockwise(points) | codes.counterclockwise(points) | codes.inward(points) | codes.outward(points))


def _halves(text: str) -> list[str]:
    if text == "-":
        return ["", ""]
    halves = text.split("/")
    expect(len(halves) == 2 and any(halves), f"expected spells of seat 0, /, spells of seat 1, or -, got {text!r}")
    return halves
