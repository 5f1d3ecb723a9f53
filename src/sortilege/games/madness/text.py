"""Positions as text, both ways: one line of name=value, everything in it, pending effects and questions too."""

import re

from sortilege.games.madness import board as b
from sortilege.games.madness.cards import info, short
from sortilege.games.madness.checks import invariants, top_cards
from sortilege.games.madness.notation import curse_text, kind_text, magician_text, page_text, spell_text
from sortilege.games.madness.rules import Madness
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

SIMPLE = {
    "round": b.ROUND, "space": b.MARKER, "active": b.ACTIVE, "phase": b.PHASE, "stage": b.STAGE, "madness": b.MADNESS,
    "forbid": b.FORBID, "shield": b.SHIELD, "rest": b.REST, "result": b.RESULT, "once": b.ONCE, "wild": b.WILD,
    "reveal": b.REVEAL,
}  # fmt: skip
LISTS = {
    "tokens": (b.TOKENS, 4),
    "discounts": (b.DISCOUNT, 8),
    "supply": (b.SUPPLY, 12),
    "box": (b.BOX, 13),
    "ask": (b.ASK, 8),
}
KIND_TEXTS = [kind_text(kind) for kind in range(b.KINDS)]
_COUNTED = re.compile(r"([1-9]\d*)?([fwea][123]|m)")


def write(p: Madness) -> str:
    """The position as one line."""
    parts = {"seat": str(int(p.seat)), "turn": str(int(p.turn))}
    parts |= {name: str(int(p.s[at])) for name, at in SIMPLE.items()}
    parts |= {name: ".".join(str(int(p.s[at + i])) for i in range(n)) for name, (at, n) in LISTS.items()}
    parts["monster"] = page_text(p, p.s[b.MONSTER] - 1) if p.s[b.MONSTER] else "-"
    parts["right"] = page_text(p, p.s[b.RIGHT] - 1) if p.s[b.RIGHT] else "-"
    seen = (p.cards.covers | p.cards.interiors) & ~p.s[b.PAGES]
    parts["seen"] = ",".join(page_text(p, page) for page in range(p.cards.pages) if seen >> page & 1) or "-"
    shelves = [p.s[b.LIBRARY + e] for e in range(4)]
    parts["library"] = ",".join(spell_text(p, spell - 1) if spell else "-" for spell in shelves)
    parts["track"] = ",".join(_slot(p, slot) for slot in range(b.SLOTS))
    parts["under"] = "/".join(_under(p, pile) for pile in range(5))
    parts |= {f"p{seat + 1}": _seat(p, seat) for seat in range(p.seats)}
    parts["stack"] = "/".join(_frame(p, i) for i in range(p.s[b.DEPTH])) or "-"
    return " ".join(f"{name}={value}" for name, value in parts.items())


def _slot(p: Madness, slot: int) -> str:
    if not p.s[b.SLOT + slot]:
        return "-"
    tokens = "".join("+" + "fwea"[e] * p.s[b.ON + slot * 4 + e] for e in range(4) if p.s[b.ON + slot * 4 + e])
    return curse_text(p, p.s[b.SLOT + slot] - 1) + tokens


def _under(p: Madness, pile: int) -> str:
    first = b.UNDER + p.cards.first[pile]
    return ",".join(curse_text(p, p.s[first + i]) for i in range(p.s[b.UNDER_N + pile])) or "-"


def _seat(p: Madness, seat: int) -> str:
    """Magician, hand, support, discard, looked at, draw pile, known top, spells (- after an exhausted one)."""
    here = p.at(seat)
    if not p.s[here + b.MAGE]:
        return "-"
    zones = [_cards(p, seat, zone) for zone in range(5)]
    top = ",".join(kind_text(kind) for kind in top_cards(p, seat)) or "-"
    owned = [spell for spell in range(p.cards.spells) if p.s[here + b.SPELLS] >> spell & 1]
    spells = ",".join(spell_text(p, one) + "-" * int(p.s[here + b.SPENT] >> one & 1) for one in owned) or "-"
    alive = "" if p.s[here + b.ALIVE] else "out:"
    return "|".join([alive + magician_text(p, p.mage(seat)), *zones, top, spells])


def _cards(p: Madness, seat: int, zone: int) -> str:
    counts = [(int(p.count(seat, zone, kind)), KIND_TEXTS[kind]) for kind in range(b.KINDS)]
    return ",".join(f"{n if n > 1 else ''}{text}" for n, text in counts if n) or "-"


def _frame(p: Madness, i: int) -> str:
    numbers = [int(p.s[p.frames + i * b.FRAME + j]) for j in range(b.FRAME)]
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers.pop()
    return ".".join(map(str, numbers))


class Reader:
    """Reads the text of a position, and refuses what cannot be."""

    def __init__(self, text: str, p: Madness) -> None:
        self.p = p
        self.parts: dict[str, str] = {}
        for part in text.split(" "):
            name, equals, value = part.partition("=")
            if not equals or not value or name in self.parts:
                raise BadNotation(f"{part!r}: expected name=value, each name once")
            self.parts[name] = value
        wanted = [
            *["seat", "turn"],
            *SIMPLE,
            *LISTS,
            *["monster", "right", "seen", "library", "track", "under", "stack"],
        ]
        wanted += [f"p{seat + 1}" for seat in range(p.seats)]
        if sorted(self.parts) != sorted(wanted):
            odd = sorted(set(self.parts) ^ set(wanted))
            raise BadNotation(f"expected the parts {' '.join(wanted)}; missing or unknown: {' '.join(odd)}")

    def read(self) -> Madness:
        p = self.p
        faces = info(p.cards)
        for name, at in SIMPLE.items():
            p.s[at] = self.number(self.parts[name], name)
        for name, (at, n) in LISTS.items():
            numbers = self.parts[name].split(".")
            if len(numbers) != n:
                raise BadNotation(f"{name}={self.parts[name]}: expected {n} numbers with points between")
            for i, one in enumerate(numbers):
                p.s[at + i] = self.number(one, name)
        pages = {short(page.id): i for i, page in enumerate(faces.pages)}
        p.s[b.MONSTER] = 1 + self.one("monster", self.parts["monster"], pages)
        p.s[b.RIGHT] = 1 + self.one("right", self.parts["right"], pages)
        p.s[b.PAGES] = p.cards.covers | p.cards.interiors
        for page in self.listed("seen", self.parts["seen"]):
            p.s[b.PAGES] &= ~(1 << self.one("seen", page, pages))
        self.spells = {short(spell.id): i for i, spell in enumerate(faces.spells)}
        self.shelves()
        self.curses({short(curse.id): i for i, curse in enumerate(faces.curses)})
        mages = {short(one.id): i for i, one in enumerate(faces.magicians)}
        for seat in range(p.seats):
            if self.parts[f"p{seat + 1}"] != "-":
                self.seat(seat, mages)
        self.stack()
        p.turn = self.number(self.parts["turn"], "turn")
        p.seat = self.number(self.parts["seat"], "seat")
        self.check()
        return p

    def number(self, text: str, name: str) -> int:
        if not re.fullmatch(r"-?(0|[1-9]\d{0,17})", text) or abs(int(text)) >= 1 << 60 or text == "-0":
            raise BadNotation(f"{name}: {text!r} is no number of at most sixty bits")
        return int(text)

    def one(self, name: str, text: str, known: dict[str, int]) -> int:
        if text != "-" and text not in known:
            raise BadNotation(f"{name}: there is no {text!r}")
        return known.get(text, -1)

    def listed(self, name: str, text: str) -> list[str]:
        found = [] if text == "-" else text.split(",")
        if "-" in found or "" in found:
            raise BadNotation(f"{name}={text}: expected names with commas between, or -")
        return found

    def shelves(self) -> None:
        shelves = self.parts["library"].split(",")
        if len(shelves) != 4:
            raise BadNotation("library: expected four spells or -")
        for e, text in enumerate(shelves):
            spell = self.one("library", text, self.spells)
            if spell >= 0 and (self.p.cards.school[spell] != e or self.p.cards.level[spell] == 0):
                raise BadNotation(f"library: {text} does not belong on the shelf of {b.ELEMENTS[e]}")
            self.p.s[b.LIBRARY + e] = spell + 1

    def curses(self, known: dict[str, int]) -> None:
        p = self.p
        p.s[b.CURSES] = (1 << p.cards.curses) - 1
        slots, piles = self.parts["track"].split(","), self.parts["under"].split("/")
        if len(slots) != b.SLOTS or len(piles) != 5:
            raise BadNotation("track: expected five curses or -; under: five lists with / between")
        for slot, text in enumerate(slots):
            name, *tokens = text.split("+")
            curse = self.one("track", name, known)
            p.s[b.SLOT + slot] = curse + 1
            if curse >= 0:
                p.s[b.CURSES] &= ~(1 << curse)
            for run in tokens:
                if not run or run[0] not in "fwea" or set(run) != {run[0]}:
                    raise BadNotation(f"track: {text!r}: expected tokens such as +ff")
                p.s[b.ON + slot * 4 + "fwea".index(run[0])] = len(run)
        for pile, text in enumerate(piles):
            for i, name in enumerate(self.listed("under", text)):
                curse = self.one("under", name, known)
                if p.cards.pile[curse] != pile or not p.s[b.CURSES] >> curse & 1:
                    raise BadNotation(f"under: {name} is not there")
                p.s[b.CURSES] &= ~(1 << curse)
                p.s[b.UNDER + p.cards.first[pile] + i] = curse
                p.s[b.UNDER_N + pile] = i + 1

    def seat(self, seat: int, mages: dict[str, int]) -> None:
        p, name = self.p, f"p{seat + 1}"
        fields = self.parts[name].split("|")
        if len(fields) != 8:
            raise BadNotation(f"{name}: expected magician|hand|support|discard|looked at|draw pile|top|spells")
        here = p.at(seat)
        p.s[here + b.MAGE] = 1 + self.one(name, fields[0].removeprefix("out:"), mages)
        p.s[here + b.ALIVE] = int(not fields[0].startswith("out:"))
        if not p.s[here + b.MAGE]:
            raise BadNotation(f"{name}: expected a magician")
        for zone in range(5):
            for card in self.listed(name, fields[1 + zone]):
                found = _COUNTED.fullmatch(card)
                if not found:
                    raise BadNotation(f"{name}: {card!r}: expected a card such as f1, 2w2 or m")
                p.change(seat, zone, KIND_TEXTS.index(found[2]), min(int(found[1] or 1), 99))
        for card in reversed(self.listed(name, fields[6])):
            if card not in KIND_TEXTS:
                raise BadNotation(f"{name}: {card!r}: expected a card such as f1 or m")
            p.put_on_top(seat, KIND_TEXTS.index(card))
        for spell in self.listed(name, fields[7]):
            which = self.one(name, spell.removesuffix("-"), self.spells)
            p.s[here + b.SPELLS] |= 1 << which
            p.s[here + b.SPENT] |= spell.endswith("-") << which

    def stack(self) -> None:
        p = self.p
        frames = [] if self.parts["stack"] == "-" else self.parts["stack"].split("/")
        for text in frames:
            numbers = [self.number(one, "stack") for one in text.split(".")]
            if not 1 <= len(numbers) <= b.FRAME or not 0 <= numbers[0] <= 2:
                raise BadNotation(f"stack: {text!r}: expected at most {b.FRAME} numbers, the first 0 to 2")
            f = p.push(numbers[0], 0)
            for j, one in enumerate(numbers + [0] * (b.FRAME - len(numbers))):
                p.s[f + j] = one
            if not 0 <= p.s[f + b.ACTOR] < p.seats or not p.alive(p.s[f + b.ACTOR]):
                raise BadNotation(f"stack: {text!r}: there is no such player")
            if numbers[0] == b.PROGRAM:
                self.program(f, text)

    def program(self, f: int, text: str) -> None:
        s = self.p.s
        steps = len(self.p.cards.code) // b.WIDTH
        most = {b.REPS: 60, b.SPELL: self.p.cards.spells, b.OTHER: self.p.seats, b.WHO: self.p.seats, b.CHOSEN: 5}
        most |= {b.DESTROYED: 13, b.GAINED: 4, b.CURSE: 5, b.DEFAULT: self.p.seats - 1, b.SHARED: 5, b.AT: 5}
        fine = all(0 <= s[f + field] <= high for field, high in most.items()) and -2 <= s[f + b.LEFT] <= b.ALL
        if not fine or not 0 <= s[f + b.START] <= s[f + b.PC] < s[f + b.END] <= steps:
            raise BadNotation(f"stack: {text!r}: no running effect looks like this")

    def check(self) -> None:
        """Refuses a position that cannot be: cards too many or too few, or a question nobody could answer."""
        p = self.p
        wrong = next(iter(invariants(p)), "")
        ask, of = int(p.s[b.ASK]), int(p.s[b.OF])
        asked = b.MENU <= ask <= b.ORDER if p.seat >= 0 else b.C_CARD <= ask <= b.C_PILE
        if p.seat == OVER:
            asked = ask == b.NOTHING and 1 <= p.s[b.RESULT] <= 4
        elif p.s[b.RESULT]:
            asked = False
        if wrong or not asked or not OVER <= p.seat < p.seats or (p.seat >= 0 and not p.alive(p.seat)):
            raise BadNotation(f"this position cannot be: {wrong or 'nobody could be asked this'}")
        seated = ask not in (b.C_SPELL, b.C_PAGE, b.C_CURSE, b.C_PILE) and p.seat != OVER
        if (seated and not 0 <= of < p.seats) or (ask == b.C_CURSE and not 0 <= of < 5):
            raise BadNotation(f"ask: {of} is no player or pile")
        ranges = {b.ACTIVE: p.seats - 1, b.PHASE: b.RECOVER, b.FORBID: 15, b.REST: 1, b.ONCE: 1, b.WILD: 1}
        if any(not 0 <= p.s[at] <= high for at, high in ranges.items()):
            raise BadNotation("active, phase, forbid, rest, once or wild is out of its range")
        try:
            possible = p.seat == OVER or len(p.moves()) > (0 if p.seat == CHANCE else 1)
        except (IndexError, ValueError, OverflowError):
            possible = False
        if not possible:
            raise BadNotation("ask: this question has no answers here")
