"""Positions as text, both ways: one line of name=value, everything in it, pending effects and questions too.

`reveal`, `ask` and `stack` are numbers of a fixed order, in which an id is one more than in memory and 0 is none. Only
this module knows them.
"""

import re
from collections.abc import Iterable, Sequence

from sortilege.games.madness import codes as c
from sortilege.games.madness.card_set import CardText, texts
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.frames import CardEffect, Payment
from sortilege.games.madness.invariants import invariants, top_cards
from sortilege.games.madness.notation import KIND_TEXTS, LETTERS, curse_text, magician_text, page_text, spell_text
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import each
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

NUMBERS = {
    "round": "round", "space": "marker", "active": "active", "phase": "phase", "stage": "stage", "madness": "madness",
    "forbid": "forbidden", "shield": "shield", "rest": "resting", "result": "result", "once": "power_used",
    "wild": "wild",
}  # fmt: skip
FACTS = ("rest", "once", "wild")  # those of them that are 0 or 1
LISTS = {"tokens": 4, "discounts": 8, "supply": 12, "box": 13, "ask": 8}
NAMES = ("monster", "right", "seen", "library", "track", "under", "stack")

# The numbers of a frame after its kind: attributes, and 1 where the text holds the value plus one.
PROGRAM, GRANT, ACTION = 0, 1, 2
FRAME = 24
EFFECT_NUMBERS = {
    "step": 0, "end": 0, "start": 0, "repeats": 0, "actor": 0, "spell": 1, "other": 1, "turn": 0, "left": 0,
    "destroyed": 1, "gained": 1, "curse": 1, "default": 0, "share": 0, "served": 0,
}  # fmt: skip
PAYMENT_NUMBERS = ("deed", "reduce", "wild", "stage", "actor")
STEP_WIDTH = 10  # the step of an option is written as ten times its number
SPELL_FATES = (c.TO_BOX, c.TO_SPENT, c.TO_READY)
_COUNTED = re.compile(r"([1-9]\d*)?([fwea][123]|m)")


def write(p: Madness) -> str:
    """The position as one line."""
    parts = {"seat": str(int(p.seat)), "turn": str(int(p.turn))}
    parts |= {name: str(int(getattr(p, attribute))) for name, attribute in NUMBERS.items()}
    parts["reveal"] = str(int(p.reveal_level * 8 + p.reveal + 1) if p.reveal != NONE else 0)
    parts["tokens"] = _dotted(p.tokens(e) for e in range(4))
    parts["discounts"] = _dotted(p.discounts(which) for which in range(c.DISCOUNTS))
    parts["supply"] = _dotted(p.supply(kind) for kind in range(c.MAD))
    parts["box"] = _dotted(p.boxed(kind) for kind in range(c.KINDS))
    parts["ask"] = _dotted(_question_numbers(p))
    parts["monster"], parts["right"] = (
        page_text(p, page) if page != NONE else "-" for page in (p.monster, p.right_page)
    )
    parts["seen"] = _listed(page_text(p, page) for page in each((p.cards.covers | p.cards.interiors) & ~p.pages))
    parts["library"] = ",".join("-" if p.library(e) == NONE else spell_text(p, p.library(e)) for e in range(4))
    parts["track"] = ",".join(_slot(p, slot) for slot in range(c.SLOTS))
    parts["under"] = "/".join(
        _listed(curse_text(p, p.under_curse(pile, i)) for i in range(p.under(pile))) for pile in range(5)
    )
    parts |= {f"p{seat + 1}": _seat(p, seat) for seat in range(p.seats)}
    parts["stack"] = "/".join(_stack(p)) or "-"
    return " ".join(f"{name}={value}" for name, value in parts.items())


def _dotted(numbers: Iterable[int]) -> str:
    return ".".join(str(int(number)) for number in numbers)


def _listed(names: Iterable[str]) -> str:
    return ",".join(names) or "-"


def _slot(p: Madness, slot: int) -> str:
    if p.curse(slot) == NONE:
        return "-"
    tokens = "".join("+" + letter * p.burden(slot, e) for e, letter in enumerate(LETTERS) if p.burden(slot, e))
    return curse_text(p, p.curse(slot)) + tokens


def _seat(p: Madness, seat: int) -> str:
    """Magician, hand, support, discard, looked at, draw pile, known top, spells (- after an exhausted one)."""
    if p.mage(seat) == NONE:
        return "-"
    zones = [_cards([int(p.count(seat, zone, kind)) for kind in range(c.KINDS)]) for zone in range(c.ZONES)]
    top = _listed(KIND_TEXTS[kind] for kind in top_cards(p, seat))
    spells = _listed(spell_text(p, spell) + "-" * (p.spent(seat) >> spell & 1) for spell in each(p.spells(seat)))
    return "|".join([("" if p.alive(seat) else "out:") + magician_text(p, p.mage(seat)), *zones, top, spells])


def _cards(counts: Sequence[int]) -> str:
    """How many cards of each kind: `2f1,m`."""
    return _listed(f"{n if n > 1 else ''}{text}" for n, text in zip(counts, KIND_TEXTS, strict=True) if n)


# what is asked, and what is under way


def _question_numbers(p: Madness) -> list[int]:
    """The question, whose, low, high, zones or what else may be chosen, filter or spells or step, floor, fate."""
    of, where, what = p.whose, p.zones, p.wanted
    if not p.zones:
        what *= STEP_WIDTH
    if p.whose == NONE:
        of = p.among
    elif p.fate in SPELL_FATES:
        what |= p.among
    else:
        where |= p.among
    return [p.question, of, p.low, p.high, where, what, p.floor, p.fate]


def _ask(p: Madness, numbers: list[int]) -> None:
    """Asks what these numbers say; when the game is over, they are those of the last question."""
    p.question, p.whose, p.low, p.high, where, what, p.floor, p.fate = numbers
    p.zones = p.among = p.wanted = 0
    if p.question in (c.C_SPELL, c.C_PAGE):
        p.whose, p.among = NONE, numbers[1]
    elif p.question in (c.CARDS, c.HEALS) or (p.question == c.NOTHING and where):
        p.zones, p.wanted = where, what
    elif p.fate in SPELL_FATES:
        p.among = what
    else:
        p.among, p.wanted = where, what // STEP_WIDTH
    if [int(number) for number in _question_numbers(p)] != numbers:
        raise BadNotation(f"ask={_dotted(numbers)}: there is no such question")


def _stack(p: Madness) -> list[str]:
    """The running effects, and above them the payment; zeros at the end are left out."""
    frames = [_effect_numbers(effect) for effect in p.effects[: p.depth]]
    if p.payment.open:
        frames.append(_payment_numbers(p.payment))
    for numbers in frames:
        while len(numbers) > 1 and numbers[-1] == 0:
            numbers.pop()
    return [_dotted(numbers) for numbers in frames]


def _effect_numbers(effect: CardEffect) -> list[int]:
    if effect.grants:
        return [GRANT, 0, 0, 0, 0, effect.actor, 0, 0, 0, effect.left]
    single = [getattr(effect, name) + plus for name, plus in EFFECT_NUMBERS.items()]
    return [PROGRAM, *single, *effect.paid, effect.at + 1, effect.chosen + 1]


def _set_effect(effect: CardEffect, numbers: list[int]) -> None:
    if numbers[0] == GRANT:
        effect.grants, effect.left = True, numbers[9]
        return
    for (name, plus), number in zip(EFFECT_NUMBERS.items(), numbers[1:], strict=False):
        setattr(effect, name, number - plus)
    for seat, paid in enumerate(numbers[16:21]):
        effect.paid[seat] = paid
    effect.at, effect.chosen = numbers[21] - 1, numbers[22] - 1


def _payment_numbers(pay: Payment) -> list[int]:
    cap = (pay.capped + 1) << 7 | pay.cap
    single = [int(getattr(pay, name)) for name in PAYMENT_NUMBERS]
    return [ACTION, *single, 0, *pay.cost, pay.any, pay.least, cap, 0, 0, *pay.paid]


def _set_payment(pay: Payment, numbers: list[int]) -> None:
    pay.open, pay.wild = True, bool(numbers[3])
    pay.deed, pay.reduce, _, pay.stage, pay.actor = numbers[1:6]
    for e, cost in enumerate(numbers[7:11]):
        pay.cost[e] = cost
    pay.any, pay.least, pay.capped, pay.cap = numbers[11], numbers[12], (numbers[13] >> 7) - 1, numbers[13] & 127
    for seat, paid in enumerate(numbers[16:21]):
        pay.paid[seat] = paid


# reading


def read(text: str, p: Madness) -> Madness:
    """Makes a new position the one of this text; BadNotation says what was expected, or why it cannot be."""
    _Reader(text, p).read()
    wrong = next(iter(invariants(p)), "")
    if wrong:
        raise BadNotation(f"this position cannot be: {wrong}")
    try:
        possible = p.seat == OVER or len(p.moves()) > (0 if p.seat == CHANCE else 1)
    except (IndexError, ValueError, OverflowError):
        possible = False
    if not possible:
        raise BadNotation("ask: this question has no answers here")
    return p


class _Reader:
    """Reads the parts of a text into a position."""

    def __init__(self, text: str, p: Madness) -> None:
        self.p = p
        self.parts: dict[str, str] = {}
        for part in text.split(" "):
            name, equals, value = part.partition("=")
            if not equals or not value or name in self.parts:
                raise BadNotation(f"{part!r}: expected name=value, each name once")
            self.parts[name] = value
        wanted = ["seat", "turn", *NUMBERS, "reveal", *LISTS, *NAMES, *(f"p{seat + 1}" for seat in range(p.seats))]
        if sorted(self.parts) != sorted(wanted):
            odd = sorted(set(self.parts) ^ set(wanted))
            raise BadNotation(f"expected the parts {' '.join(wanted)}; missing or unknown: {' '.join(odd)}")
        cards = texts(p.cards)
        self.pages, self.spells, self.curses, self.mages = (
            _numbered(group) for group in (cards.pages, cards.spells, cards.curses, cards.magicians)
        )

    def read(self) -> None:
        p = self.p
        for name, attribute in NUMBERS.items():
            number = self.number(name, self.parts[name])
            if name in FACTS and number not in (0, 1):
                raise BadNotation(f"{name}={number}: expected 0 or 1")
            setattr(p, attribute, bool(number) if name in FACTS else number)
        reveal = self.number("reveal", self.parts["reveal"])
        p.reveal, p.reveal_level = ((reveal - 1) & 7, reveal - 1 >> 3) if reveal else (NONE, 0)
        p.monster, p.right_page = (self.id_or_none(name, self.parts[name], self.pages) for name in ("monster", "right"))
        p.pages = p.cards.covers | p.cards.interiors
        for page in self.listed("seen", self.parts["seen"]):
            p.pages &= ~(1 << self.id("seen", page, self.pages))
        self.shelves()
        self.track()
        self.lists()
        for seat in range(p.seats):
            if self.parts[f"p{seat + 1}"] != "-":
                self.seat(seat)
        self.stack()
        p.turn, p.seat = (self.number(name, self.parts[name]) for name in ("turn", "seat"))

    def number(self, name: str, text: str) -> int:
        if not re.fullmatch(r"-?(0|[1-9]\d{0,17})", text) or abs(int(text)) >= 1 << 60 or text == "-0":
            raise BadNotation(f"{name}: {text!r} is no number of at most sixty bits")
        return int(text)

    def id(self, name: str, text: str, known: dict[str, int]) -> int:
        if text not in known:
            raise BadNotation(f"{name}: there is no {text!r}")
        return known[text]

    def id_or_none(self, name: str, text: str, known: dict[str, int]) -> int:
        return NONE if text == "-" else self.id(name, text, known)

    def listed(self, name: str, text: str) -> list[str]:
        names = [] if text == "-" else text.split(",")
        if "-" in names or "" in names:
            raise BadNotation(f"{name}={text}: expected names with commas between, or -")
        return names

    def lists(self) -> None:
        p, lists = self.p, {}
        for name, n in LISTS.items():
            numbers = self.parts[name].split(".")
            if len(numbers) != n:
                raise BadNotation(f"{name}={self.parts[name]}: expected {n} numbers with points between")
            lists[name] = [self.number(name, number) for number in numbers]
        for e, n in enumerate(lists["tokens"]):
            p.set_tokens(e, n)
        for which, n in enumerate(lists["discounts"]):
            p.add_discount(which, n)
        for kind, n in enumerate(lists["supply"]):
            p.add_supply(kind, n - p.supply(kind))
        for kind, n in enumerate(lists["box"]):
            p.box(kind, n - p.boxed(kind))
        _ask(p, lists["ask"])

    def shelves(self) -> None:
        shelves = self.parts["library"].split(",")
        if len(shelves) != 4:
            raise BadNotation("library: expected four spells or -")
        for e, text in enumerate(shelves):
            spell = self.id_or_none("library", text, self.spells)
            if spell != NONE and (self.p.cards.school[spell] != e or self.p.cards.level[spell] == 0):
                raise BadNotation(f"library: {text} does not belong on the shelf of {c.ELEMENTS[e]}")
            self.p.show(e, spell)

    def track(self) -> None:
        p = self.p
        slots, piles = self.parts["track"].split(","), self.parts["under"].split("/")
        if len(slots) != c.SLOTS or len(piles) != 5:
            raise BadNotation("track: expected five curses or -; under: five lists with / between")
        for slot, text in enumerate(slots):
            name, *tokens = text.split("+")
            curse = self.id_or_none("track", name, self.curses)
            p.set_curse(slot, curse)
            p.curses &= ~(1 << curse if curse != NONE else 0)
            for run in tokens:
                if not run or run[0] not in LETTERS or set(run) != {run[0]}:
                    raise BadNotation(f"track: {text!r}: expected tokens such as +ff")
                e = LETTERS.index(run[0])
                p.put_token(slot, e, len(run) - p.burden(slot, e))
        for pile, text in enumerate(piles):
            for name in self.listed("under", text):
                curse = self.id("under", name, self.curses)
                if p.cards.pile[curse] != pile or not p.curses >> curse & 1:
                    raise BadNotation(f"under: {name} is not there")
                p.curses &= ~(1 << curse)
                p.put_under(curse)

    def seat(self, seat: int) -> None:
        p, name = self.p, f"p{seat + 1}"
        fields = self.parts[name].split("|")
        if len(fields) != 8:
            raise BadNotation(f"{name}: expected magician|hand|support|discard|looked at|draw pile|top|spells")
        mage = self.id(name, fields[0].removeprefix("out:"), self.mages)
        p.sit(seat, mage, not fields[0].startswith("out:"))
        for zone in range(c.ZONES):
            for card in self.listed(name, fields[1 + zone]):
                counted = _COUNTED.fullmatch(card)
                if not counted:
                    raise BadNotation(f"{name}: {card!r}: expected a card such as f1, 2w2 or m")
                p.change(seat, zone, KIND_TEXTS.index(counted[2]), min(int(counted[1] or 1), 99))
        for card in reversed(self.listed(name, fields[6])):
            if card not in KIND_TEXTS:
                raise BadNotation(f"{name}: {card!r}: expected a card such as f1 or m")
            p.put_on_top(seat, KIND_TEXTS.index(card))
        for text in self.listed(name, fields[7]):
            spell = 1 << self.id(name, text.removesuffix("-"), self.spells)
            p.set_spells(seat, p.spells(seat) | spell, p.spent(seat) | (spell if text.endswith("-") else 0))

    def stack(self) -> None:
        p = self.p
        frames = [] if self.parts["stack"] == "-" else self.parts["stack"].split("/")
        for text in frames:
            numbers = [self.number("stack", number) for number in text.split(".")]
            if not len(numbers) <= FRAME or not PROGRAM <= numbers[0] <= ACTION:
                raise BadNotation(f"stack: {text!r}: expected at most {FRAME} numbers, the first 0 to 2")
            numbers += [0] * (FRAME - len(numbers))
            if numbers[0] == ACTION:
                _set_payment(p.payment, numbers)
            else:
                _set_effect(p.push(numbers[5]), numbers)
        if _stack(p) != frames:
            raise BadNotation(f"stack={self.parts['stack']}: nothing that is under way looks like this")


def _numbered(cards: Sequence[CardText]) -> dict[str, int]:
    return {card.short: i for i, card in enumerate(cards)}
