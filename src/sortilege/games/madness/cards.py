"""Reads a set of cards (JSON), checks it with errors that teach, and compiles it to tables."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from librt.vecs import append

from sortilege.games.madness import board as b
from sortilege.kernel.errors import BadOption
from sortilege.kernel.nearest import nearest
from sortilege.kernel.words import Words

WORDS = Words(Path(__file__).parent)
Where = tuple[str | int, ...]  # the way to a place in the set: names as they stand there, the numbers of steps

ZONES = {"hand": b.HAND, "support": b.SUPPORT, "discard": b.DISCARD}
FLAGS = {"may": b.MAY, "random": b.AT_RANDOM, "distribute": b.DISTRIBUTE, "distinct": b.DISTINCT}

# The parameters of each step; a star marks one that must be given.
PARAMETERS = {
    "draw": "n* who distribute",
    "discard": "n down_to filter who random",
    "mill": "n* who",
    "gain_madness": "n* to* who",
    "lose_madness": "n*",
    "heal": "n* from* scope* who may",
    "destroy_card": "n* from* filter who may",
    "destroy_spell": "n* who from else",
    "exhaust": "n* who",
    "refresh": "n* who other",
    "gain_element": "value* element* to* who distinct",
    "support": "n* from* who may filter",
    "unsupport": "n* who",
    "recover": "n* filter to* who",
    "give": "n* to* who",
    "scry": "n* who",
    "act": "n* who* distribute",
    "add_curse": "pile* when else",
    "token": "n* on* when",
    "destroy_curse": "on* reward",
    "learn": "free* who*",
    "discount": "what* n* uses* until* only owner_only",
    "shield": "uses* until*",
    "forbid": "what* until*",
    "choose": "options* who",
    "end_game": "result*",
}
VALUES: dict[str, tuple[Any, ...]] = {
    "who": b.WHOS[1:],
    "filter": b.FILTERS[:8],
    "scope": ("own", "any"),
    "element": ("choice", "same"),
    "pile": ("random_element", "multi"),
    "on": ("last", "last_other", "every_other", "choice"),
    "when": ("after_curses",),
    "only": ("single",),
    "until": ("turn_end", "round_end"),
    "result": ("win", "lose"),
    "value": (2, 3, "+1"),
    **dict.fromkeys(("may", "random", "distribute", "distinct", "other", "free", "owner_only"), (True, False)),
    "reward": (False,),
}
TARGETS = {
    "gain_madness": ("discard", "hand", "deck_top"),
    "gain_element": ("discard", "hand"),
    "recover": ("hand", "deck_top"),
    "give": ("next", "other"),
}
PASSIVES = ("reward_value", "support_limit", "heal_cost", "heal_scope", "spell_limit", "learn_cost")


@dataclass(frozen=True)
class Card:
    """What people see of a card."""

    id: str
    name: dict[str, str]
    effect: dict[str, str]
    element: str = ""
    parts: tuple[dict[str, str], ...] = ()  # a page: appearance, failure, bonus


@dataclass(frozen=True)
class Info:
    """The names and texts of a set, in the order of its tables."""

    magicians: tuple[Card, ...]
    spells: tuple[Card, ...]
    curses: tuple[Card, ...]
    pages: tuple[Card, ...]


@cache
def read_cards(text: str) -> b.Cards:
    """The set in this text, or our own for `ours`; BadOption says what is wrong and where."""
    if text == "ours":
        text = (Path(__file__).parent / "cards.json").read_text(encoding="utf-8")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _wrong((), "cards-json", error=str(error)) from None
    return _Compiler(_table(data, ())).cards()


def info(cards: b.Cards) -> Info:
    """The names and texts of this set."""
    assert isinstance(cards.info, Info)
    return cards.info


def short(card_id: str) -> str:
    """The id in moves and targets: `sp_base_growth` is `growth`, `cu_fire_3` is `fire-3`."""
    return card_id.split("_", 1)[-1].removeprefix("base_").replace("_", "-")


def _wrong(where: Where, message: str, **arguments: str | Mapping[str, str]) -> BadOption:
    problem = WORDS.every(message, **arguments)
    for part in reversed(where):
        problem = WORDS.every("cards-step" if isinstance(part, int) else "cards-at", place=str(part), problem=problem)
    return BadOption.said(WORDS, "bad-cards" if where else "bad-set", problem=problem)


def _table(value: Any, where: Where) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(where, "cards-object")
    return value


class _Compiler:
    """Turns one set into tables; `where` in every method is the place named in an error."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.code: list[int] = []
        self.lists: list[int] = []
        self.discounts: list[int] = []

    def cards(self) -> b.Cards:
        found = [self.rows(name) for name in ("magicians", "spells", "curses", "pages")]
        cards = b.Cards(Info(*(tuple(self.face(row, where) for row, where in rows) for rows in found)))
        self.rules(cards)
        self.magicians(cards, found[0])
        self.spells(cards, found[1])
        self.curses(cards, found[2])
        self.pages(cards, found[3])
        cards.code, cards.lists, cards.discounts = (
            b.numbers(self.code),
            b.numbers(self.lists),
            b.numbers(self.discounts),
        )
        return cards

    def rows(self, name: str) -> list[tuple[dict[str, Any], Where]]:
        listed = self.data.get(name)
        if not isinstance(listed, list) or not listed:
            raise _wrong((name,), "cards-list")
        rows = [_table(row, (f"{name}[{i}]",)) for i, row in enumerate(listed)]
        named: list[tuple[dict[str, Any], Where]] = [
            (row, (f"{name}[{i}] ({row.get('id')})",)) for i, row in enumerate(rows)
        ]
        ids = [str(row.get("id")) for row, _ in named]
        for (_, where), one in zip(named, ids, strict=True):
            if ids.count(one) > 1 or "_" not in one or not one.replace("_", "").isalnum() or not one.isascii():
                raise _wrong(where, "cards-id")
        return named

    def face(self, row: dict[str, Any], where: Where) -> Card:
        for key in ("name_en", "name_fr"):
            if not isinstance(row.get(key), str) or not row[key]:
                raise _wrong(where, "cards-text", key=key)
        parts = tuple(self.texts(_table(row.get(part) or {}, where)) for part in ("appearance", "fail", "bonus"))
        name = {"en": row["name_en"], "fr": row["name_fr"]}
        return Card(row["id"], name, self.texts(row), str(row.get("element") or ""), parts)

    def texts(self, row: dict[str, Any]) -> dict[str, str]:
        return {"en": str(row.get("effect_en", "")), "fr": str(row.get("effect_fr", ""))}

    def rules(self, cards: b.Cards) -> None:
        rules = _table(self.data.get("rules"), ("rules",))
        supply = _table(rules.get("supply"), ("rules.supply",))
        for element in range(4):
            for value in (2, 3):
                cards.supply[element * 3 + value - 1] = self.number(supply, str(value), ("rules.supply",), 0, 40)
        cards.tokens = self.number(rules, "tokens", ("rules",), 0, 20)
        cards.box = self.number(rules, "madness", ("rules",), 1, 99)
        track = rules.get("round_track")
        if not isinstance(track, list) or len(track) != 8 or any(n not in (0, 1, 2) for n in track):
            raise _wrong(("rules.round_track",), "cards-track")
        cards.track = b.numbers(track)

    def number(self, row: dict[str, Any], key: str, where: Where, low: int, high: int) -> int:
        value = row.get(key)
        if type(value) is not int or not low <= value <= high:
            raise _wrong(where, "cards-number", key=key, value=repr(value), low=str(low), high=str(high))
        return value

    def element(self, row: dict[str, Any], where: Where, extra: tuple[str, ...] = ()) -> int:
        return self.one_of(row.get("element"), (*b.ELEMENTS, *extra), "element", where)

    def one_of(self, value: Any, known: tuple[Any, ...], key: str, where: Where) -> int:
        if value not in known or isinstance(value, bool) != isinstance(known[known.index(value)], bool):
            listed = ", ".join(str(one) for one in known)
            near = nearest(str(value), [str(one) for one in known])
            raise _wrong(where, "cards-unknown", key=key, value=repr(value), near=near, known=listed)
        return known.index(value)

    # the cards

    def magicians(self, cards: b.Cards, rows: list[tuple[dict[str, Any], Where]]) -> None:
        if not 5 <= len(rows) <= 60:
            raise _wrong(("magicians",), "cards-between", count=str(len(rows)), low="5", high="60")
        cards.magicians = len(rows)
        for row, where in rows:
            self.element(row, where)
            deck = _table(row.get("deck"), (*where, "deck"))
            for element in b.ELEMENTS:
                for value in (1, 2, 3):
                    counts = {element: 0, **_table(deck.get(f"value{value}", {}), (*where, "deck"))}
                    cards.decks = append(cards.decks, self.number(counts, element, (*where, "deck"), 0, 15))
            self.powers(cards, row, where)

    def powers(self, cards: b.Cards, row: dict[str, Any], where: Where) -> None:
        numbers = {"reward_value": 2, "support_limit": 3, "heal_cost": 2, "spell_limit": 5, "learn_cost": 2}
        hands = wild = less = 0
        start = end = 0
        for i, step in enumerate(self.steps_of(row, where)):
            place = (*where, f"primitives[{i}]")
            op = step.get("op")
            if op == "passive" and step.get("what") == "heal_scope":
                hands = 1
            elif op == "passive":
                self.one_of(step.get("what"), PASSIVES, "what", place)
                numbers[step["what"]] = self.number(step, "value", place, 1, 12)
            elif op == "once_per_own_turn":
                done = step.get("do")
                if not isinstance(done, list) or not done:
                    raise _wrong(place, "cards-do")
                first = _table(done[0], place)
                if first.get("op") == "discount":
                    less = self.number(first, "n", place, 1, 9)
                elif first.get("op") == "passive" and first.get("what") == "wild_card":
                    wild = 1
                else:
                    start, end = self.steps(done, (*place, "do"))
            else:
                raise _wrong(place, "cards-power", op=repr(op))
        cards.reward = append(cards.reward, numbers["reward_value"])
        cards.support_limit = append(cards.support_limit, numbers["support_limit"])
        cards.cure_cost = append(cards.cure_cost, numbers["heal_cost"])
        cards.cure_hands = append(cards.cure_hands, hands)
        cards.spell_limit = append(cards.spell_limit, min(numbers["spell_limit"], 8))
        cards.learn_cost = append(cards.learn_cost, numbers["learn_cost"])
        cards.power = append(append(cards.power, start), end)
        cards.power_discount = append(cards.power_discount, less)
        cards.power_wild = append(cards.power_wild, wild)

    def spells(self, cards: b.Cards, rows: list[tuple[dict[str, Any], Where]]) -> None:
        if len(rows) > 60:
            raise _wrong(("spells",), "cards-most", count=str(len(rows)), most="60")
        cards.spells = len(rows)
        for i, (row, where) in enumerate(rows):
            level = self.number(row, "level", where, 0, 3)
            if level == 0:
                cards.base |= 1 << i
            cost = _table(row.get("cost"), (*where, "cost"))
            if not cost or any(key not in b.ELEMENTS for key in cost):
                raise _wrong(where, "cards-cost", elements=", ".join(b.ELEMENTS))
            for element in b.ELEMENTS:
                cards.cost = append(cards.cost, self.number({element: 0, **cost}, element, (*where, "cost"), 0, 9))
            cards.school = append(cards.school, self.element(row, where))
            cards.level = append(cards.level, level)
            cards.repeats = append(
                cards.repeats, self.one_of(row.get("repeatable"), (False, True), "repeatable", where)
            )
            start, end = self.steps(self.steps_of(row, where), where)
            cards.effect = append(append(cards.effect, start), end)
            cards.minds_paid = append(
                cards.minds_paid, int("recover" in str(row["primitives"]) or self.from_discard(row))
            )
        if not 1 <= int(cards.base).bit_count() <= 5:
            raise _wrong(("spells",), "cards-base")
        for element in b.ELEMENTS:
            if not any(row["element"] == element and row["level"] == 1 for row, _ in rows):
                raise _wrong(("spells",), "cards-first", element=element)

    def from_discard(self, row: dict[str, Any]) -> bool:
        return any(step["op"] == "support" and "discard" in step["from"] for step in row["primitives"])

    def curses(self, cards: b.Cards, rows: list[tuple[dict[str, Any], Where]]) -> None:
        if len(rows) > b.MOST_CURSES:
            raise _wrong(("curses",), "cards-most", count=str(len(rows)), most=str(b.MOST_CURSES))
        cards.curses = len(rows)
        piles: list[list[int]] = [[], [], [], [], []]
        for i, (row, where) in enumerate(rows):
            pile = self.element(row, where, ("multi",))
            piles[pile].append(i)
            cards.pile = append(cards.pile, pile)
            cards.severity = append(cards.severity, self.number(row, "severity", where, 1, 3))
            start, end = self.steps(self.steps_of(row, where), where)
            cards.harm = append(append(cards.harm, start), end)
        if any(len(pile) < 5 for pile in piles):
            raise _wrong(("curses",), "cards-piles")
        cards.first = b.numbers([sum(len(pile) for pile in piles[:i]) for i in range(5)])
        cards.pile_bits = b.numbers([sum(1 << i for i in pile) for pile in piles])

    def pages(self, cards: b.Cards, rows: list[tuple[dict[str, Any], Where]]) -> None:
        if len(rows) > 60:
            raise _wrong(("pages",), "cards-most", count=str(len(rows)), most="60")
        cards.pages = len(rows)
        ends: list[int] = []
        for i, (row, where) in enumerate(rows):
            kind = self.one_of(row.get("kind"), ("cover", "interior", "end"), "kind", where)
            cards.covers |= (kind == 0) << i
            cards.interiors |= (kind == 1) << i
            ends += [i] if kind == 2 else []
            symbols = row.get("symbols", ["fire"] * 3 if kind == 2 else None)
            if not isinstance(symbols, list) or len(symbols) != 3:
                raise _wrong(where, "cards-symbols")
            for symbol in symbols:
                cards.symbols = append(cards.symbols, self.one_of(symbol, b.ELEMENTS, "symbol", where))
            self.page_effects(cards, row, where, kind)
        if int(cards.covers).bit_count() < 1 or int(cards.interiors).bit_count() < 5 or len(ends) != 1:
            raise _wrong(("pages",), "cards-book")
        cards.end_page = ends[0]

    def page_effects(self, cards: b.Cards, row: dict[str, Any], where: Where, kind: int) -> None:
        lists = []
        for part, needed in (("appearance", kind < 2), ("fail", kind > 0), ("bonus", kind > 0)):
            found = row.get(part)
            if needed and not found:
                raise _wrong(where, "cards-part", part=part)
            lists.append(self.steps_of(_table(found or {"primitives": []}, where), (*where, part)))
        early = [step for step in lists[0] if step.get("when") != "after_curses"]
        late = [step for step in lists[0] if step.get("when") == "after_curses"]
        spans = [self.steps(steps, where) for steps in (early, late, *lists[1:])]
        cards.appear = append(append(cards.appear, spans[0][0]), spans[0][1])
        cards.late = append(append(cards.late, spans[1][0]), spans[1][1])
        cards.fail = append(append(cards.fail, spans[2][0]), spans[2][1])
        cards.bonus = append(append(cards.bonus, spans[3][0]), spans[3][1])

    # the steps

    def steps_of(self, row: dict[str, Any], where: Where) -> list[dict[str, Any]]:
        steps = row.get("primitives")
        if not isinstance(steps, list):
            raise _wrong(where, "cards-primitives")
        return [_table(step, (*where, f"primitives[{i}]")) for i, step in enumerate(steps)]

    def steps(self, steps: Any, where: Where) -> tuple[int, int]:
        """Compiles a list of steps; the lists inside it come first, so that its own steps lie together."""
        if not isinstance(steps, list):
            raise _wrong(where, "cards-steps")
        rows = [self.step(_table(step, where), (*where, i + 1)) for i, step in enumerate(steps)]
        start = len(self.code) // b.WIDTH
        for row in rows:
            self.code += row
        return start, start + len(rows)

    def step(self, step: dict[str, Any], where: Where) -> list[int]:
        op = self.one_of(step.get("op"), b.OPS, "op", where)
        self.check(step, b.OPS[op], where)
        row = [0] * b.WIDTH
        row[b.OP] = op
        row[b.BY] = b.WHOS.index(step.get("who", "default"))
        row[b.FILTER] = b.FILTERS.index(step.get("filter", "any"))
        row[b.FLAGS] = sum(bit for name, bit in FLAGS.items() if step.get(name))
        row[b.N] = self.count(step, where)
        if "down_to" in step:
            row[b.FLAGS] |= b.DOWN_TO
        self.places(step, row, where)
        self.specials(step, row, where)
        lists = step.get("options") or ([step["else"]] if step.get("else") else [])
        spans = [self.steps(one, where) for one in lists]
        row[b.SUB], row[b.SUBS] = len(self.lists) // 2, len(spans)
        for span in spans:
            self.lists += span
        return row

    def check(self, step: dict[str, Any], op: str, where: Where) -> None:
        known = [name.rstrip("*") for name in PARAMETERS[op].split()]
        for name in step:
            if name != "op" and name not in known:
                near, listed = nearest(name, known), ", ".join(known)
                raise _wrong(where, "cards-takes", op=op, name=repr(name), near=near, known=listed)
        for name in PARAMETERS[op].split():
            if name.endswith("*") and name[:-1] not in step:
                raise _wrong(where, "cards-needs", op=op, name=repr(name[:-1]))
        for name, value in step.items():
            if name in VALUES and not (op == "heal" and name == "who" and value == "self"):
                self.one_of(value, VALUES[name], name, where)
        if op == "choose" and not (isinstance(step["options"], list) and len(step["options"]) > 1):
            raise _wrong(where, "cards-options")
        if op == "discard" and ("n" in step) == ("down_to" in step):
            raise _wrong(where, "cards-discard")

    def count(self, step: dict[str, Any], where: Where) -> int:
        for name in ("n", "down_to", "uses"):
            if step.get(name) in ("all", "any"):
                return b.ALL
            if name in step:
                return self.number(step, name, where, 0, 20)
        return 1

    def places(self, step: dict[str, Any], row: list[int], where: Where) -> None:
        op = step["op"]
        if op in TARGETS:
            row[b.TO] = self.one_of(step["to"], TARGETS[op], "to", where)
        if op == "heal" and step["scope"] == "any":
            row[b.FLAGS] |= b.ANYBODY
        zones = step.get("from", [])
        if zones == "library" and op == "destroy_spell":
            row[b.FLAGS] |= b.FROM_LIBRARY
        elif not isinstance(zones, list) or not all(isinstance(zone, str) for zone in zones):
            raise _wrong(where, "cards-from", known=", ".join(ZONES))
        elif op == "heal" and sorted(zones) == ["any_support", "own_hand"]:
            row[b.FLAGS] |= b.OWN_HAND_ANY_SUPPORT
        else:
            for zone in zones:
                row[b.FROM] |= 1 << ZONES[tuple(ZONES)[self.one_of(zone, tuple(ZONES), "from", where)]]

    def specials(self, step: dict[str, Any], row: list[int], where: Where) -> None:
        op = step["op"]
        if op == "gain_element":
            row[b.N] = 0 if step["value"] == "+1" else step["value"]
            if (step["value"] == "+1") != (step["element"] == "same"):
                raise _wrong(where, "cards-same")
        elif op == "forbid":
            row[b.EXTRA] = 1 << self.one_of(step["what"], b.FORBIDS, "what", where)
        elif op == "token":
            row[b.FLAGS] |= b.NOT_SELF * step["on"].endswith("other") | b.EVERY * step["on"].startswith("every")
        elif op == "add_curse":
            row[b.EXTRA] = int(step["pile"] == "multi")
        elif op == "end_game":
            row[b.EXTRA] = b.WON if step["result"] == "win" else b.MONSTER_END
        elif op == "discount":
            if step.get("owner_only"):
                raise _wrong(where, "cards-owner")
            kind = [self.number(step, "n", where, 1, 9), int("only" in step)]
            pairs = [self.discounts[i : i + 2] for i in range(0, len(self.discounts), 2)]
            if kind not in pairs:
                self.discounts += kind
            row[b.EXTRA] = pairs.index(kind) if kind in pairs else len(pairs)
            row[b.N] = self.number(step, "uses", where, 1, 9)
            if len(self.discounts) > 16:
                raise _wrong(where, "cards-discounts")
