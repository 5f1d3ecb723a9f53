"""Reads a set of cards (JSON), checks it with errors that teach, and compiles it to tables."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from sortilege.games.madness import codes as c
from sortilege.games.madness.card_steps import StepCompiler, Where, number, one_of, steps_of, table, wrong
from sortilege.games.madness.cards import Cards, numbers
from sortilege.kernel.options import OWN_TEXTS

Row = tuple[dict[str, Any], Where]
PASSIVES = ("reward_value", "support_limit", "heal_cost", "heal_scope", "spell_limit", "learn_cost")
MOST = 60  # spells, curses and pages of a set, each


@dataclass(frozen=True)
class CardText:
    """What people see of a card."""

    id: str
    name: dict[str, str]
    effect: dict[str, str]
    element: str = ""
    parts: tuple[dict[str, str], ...] = ()  # a page: appearance, failure, bonus

    @property
    def short(self) -> str:
        """The id in moves and targets: `sp_base_growth` is `growth`, `cu_fire_3` is `fire-3`."""
        return self.id.split("_", 1)[-1].removeprefix("base_").replace("_", "-")


@dataclass(frozen=True)
class CardTexts:
    """The names and texts of a set, in the order of its tables."""

    magicians: tuple[CardText, ...]
    spells: tuple[CardText, ...]
    curses: tuple[CardText, ...]
    pages: tuple[CardText, ...]


@lru_cache(OWN_TEXTS)
def read_cards(text: str) -> Cards:
    """The set in this text, or our own for `ours`; BadOption says what is wrong and where."""
    return compiled(parsed(our_cards() if text == "ours" else text))


@cache
def our_cards() -> str:
    """The text of the set that comes with the game."""
    return (Path(__file__).parent / "cards.json").read_text(encoding="utf-8")


def parsed(text: str) -> dict[str, Any]:
    """The object that a text describes."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong((), "cards-json", error=str(error)) from None
    return table(data, ())


def compiled(data: dict[str, Any]) -> Cards:
    """The tables of a set; BadCards says what is wrong and where."""
    return _SetReader(data).cards


def texts(cards: Cards) -> CardTexts:
    """The names and texts of this set."""
    assert isinstance(cards.texts, CardTexts)
    return cards.texts


class _SetReader:
    """Fills the tables of one set; `where` in every method is the place named in an error."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.steps = StepCompiler()
        rows = [self._rows(name) for name in ("magicians", "spells", "curses", "pages")]
        self.cards = Cards(CardTexts(*(tuple(_text(*row) for row in group) for group in rows)))
        self._rules()
        self._magicians(rows[0])
        self._spells(rows[1])
        self._curses(rows[2])
        self._pages(rows[3])
        self.cards.steps = self.steps.steps
        self.cards.lists, self.cards.discounts = numbers(self.steps.lists), numbers(self.steps.discounts)

    def _rows(self, name: str) -> list[Row]:
        listed = self.data.get(name)
        if not isinstance(listed, list) or not listed:
            raise wrong((name,), "cards-list")
        rows = [table(row, (f"{name}[{i}]",)) for i, row in enumerate(listed)]
        ids = [str(row.get("id")) for row in rows]
        named: list[Row] = [(row, (f"{name}[{i}] ({ids[i]})",)) for i, row in enumerate(rows)]
        for (_, where), card_id in zip(named, ids, strict=True):
            plain = card_id.replace("_", "").isalnum() and card_id.isascii()
            if ids.count(card_id) > 1 or "_" not in card_id or not plain:
                raise wrong(where, "cards-id")
        return named

    def _rules(self) -> None:
        cards, rules = self.cards, table(self.data.get("rules"), ("rules",))
        supply = table(rules.get("supply"), ("rules.supply",))
        for element in range(4):
            for value in (2, 3):
                cards.supply[element * 3 + value - 1] = number(supply, str(value), ("rules.supply",), 0, 40)
        cards.tokens = number(rules, "tokens", ("rules",), 0, 20)
        cards.box = number(rules, "madness", ("rules",), 1, 99)
        track = rules.get("round_track")
        if not isinstance(track, list) or len(track) != 8 or any(n not in (0, 1, 2) for n in track):
            raise wrong(("rules.round_track",), "cards-track")
        cards.track = numbers(track)

    # magicians

    def _magicians(self, rows: list[Row]) -> None:
        if not 5 <= len(rows) <= MOST:
            raise wrong(("magicians",), "cards-between", count=str(len(rows)), low="5", high=str(MOST))
        cards = self.cards
        cards.magicians = len(rows)
        for row, where in rows:
            _element(row, where)
        cards.decks = numbers([n for row, where in rows for n in _deck(row, where)])
        powers = [self._powers(row, where) for row, where in rows]
        columns = {key: numbers([power[key] for power in powers]) for key in powers[0]}
        cards.reward, cards.support_limit = columns["reward_value"], columns["support_limit"]
        cards.cure_cost, cards.cure_hands = columns["heal_cost"], columns["hands"]
        cards.spell_limit, cards.learn_cost = columns["spell_limit"], columns["learn_cost"]
        cards.power_discount, cards.power_wild = columns["less"], columns["wild"]
        cards.power = numbers([power[key] for power in powers for key in ("start", "end")])

    def _powers(self, row: dict[str, Any], where: Where) -> dict[str, int]:
        """What a magician can do, by name: passive numbers, and what is done once in each own turn."""
        power = {"reward_value": 2, "support_limit": 3, "heal_cost": 2, "spell_limit": 5, "learn_cost": 2}
        power |= {"hands": 0, "wild": 0, "less": 0, "start": 0, "end": 0}
        for i, step in enumerate(steps_of(row, where)):
            place, op = (*where, f"primitives[{i}]"), step.get("op")
            if op == "passive" and step.get("what") == "heal_scope":
                power["hands"] = 1
            elif op == "passive":
                one_of(step.get("what"), PASSIVES, "what", place)
                power[step["what"]] = number(step, "value", place, 1, 12)
            elif op == "once_per_own_turn":
                power |= self._once(step.get("do"), place)
            else:
                raise wrong(place, "cards-power", op=repr(op))
        power["spell_limit"] = min(power["spell_limit"], 8)
        return power

    def _once(self, steps: Any, place: Where) -> dict[str, int]:
        if not isinstance(steps, list) or not steps:
            raise wrong(place, "cards-do")
        first = table(steps[0], place)
        if first.get("op") == "discount":
            return {"less": number(first, "n", place, 1, 9)}
        if first.get("op") == "passive" and first.get("what") == "wild_card":
            return {"wild": 1}
        start, end = self.steps.compile(steps, (*place, "do"))
        return {"start": start, "end": end}

    # spells

    def _spells(self, rows: list[Row]) -> None:
        cards = self.cards
        cards.spells = _at_most(MOST, "spells", rows)
        cards.level = numbers([number(row, "level", where, 0, 3) for row, where in rows])
        cards.base = sum(1 << i for i, (row, _) in enumerate(rows) if row["level"] == 0)
        cards.cost = numbers([n for row, where in rows for n in _cost(row, where)])
        cards.school = numbers([_element(row, where) for row, where in rows])
        cards.repeats = numbers([one_of(row.get("repeatable"), (False, True), "repeatable", at) for row, at in rows])
        cards.effect = self._spans(rows)
        cards.minds_paid = numbers([int(_minds_paid(row["primitives"])) for row, _ in rows])
        if not 1 <= int(cards.base).bit_count() <= 5:
            raise wrong(("spells",), "cards-base")
        for element in c.ELEMENTS:
            if not any(row["element"] == element and row["level"] == 1 for row, _ in rows):
                raise wrong(("spells",), "cards-first", element=element)

    def _spans(self, rows: list[Row]) -> Any:
        """The spans of the steps of these cards."""
        return numbers([n for row, where in rows for n in self.steps.compile(steps_of(row, where), where)])

    # curses and pages

    def _curses(self, rows: list[Row]) -> None:
        cards = self.cards
        cards.curses = _at_most(MOST, "curses", rows)
        piles = [_element(row, where, ("multi",)) for row, where in rows]
        cards.pile = numbers(piles)
        cards.severity = numbers([number(row, "severity", where, 1, 3) for row, where in rows])
        cards.harm = self._spans(rows)
        sizes = [piles.count(pile) for pile in range(5)]
        if min(sizes) < 5:
            raise wrong(("curses",), "cards-piles")
        cards.first = numbers([sum(sizes[:pile]) for pile in range(5)])
        cards.pile_bits = numbers([sum(1 << i for i, own in enumerate(piles) if own == pile) for pile in range(5)])

    def _pages(self, rows: list[Row]) -> None:
        cards = self.cards
        cards.pages = _at_most(MOST, "pages", rows)
        kinds = [one_of(row.get("kind"), ("cover", "interior", "end"), "kind", where) for row, where in rows]
        cards.covers, cards.interiors = (sum(1 << i for i, own in enumerate(kinds) if own == kind) for kind in (0, 1))
        cards.symbols = numbers(
            [n for (row, at), kind in zip(rows, kinds, strict=True) for n in _symbols(row, kind, at)]
        )
        spans = [self._page(row, kind, where) for (row, where), kind in zip(rows, kinds, strict=True)]
        cards.appear, cards.late, cards.fail, cards.bonus = (
            numbers([n for page in spans for n in page[part]]) for part in range(4)
        )
        if kinds.count(0) < 1 or kinds.count(1) < 5 or kinds.count(2) != 1:
            raise wrong(("pages",), "cards-book")
        cards.end_page = kinds.index(2)

    def _page(self, row: dict[str, Any], kind: int, where: Where) -> list[tuple[int, int]]:
        """The spans of a page: its appearance before and after the curses, its failure, its bonus."""
        lists = []
        for part, needed in (("appearance", kind < 2), ("fail", kind > 0), ("bonus", kind > 0)):
            if needed and not row.get(part):
                raise wrong(where, "cards-part", part=part)
            lists.append(steps_of(table(row.get(part) or {"primitives": []}, where), (*where, part)))
        early = [step for step in lists[0] if step.get("when") != "after_curses"]
        late = [step for step in lists[0] if step.get("when") == "after_curses"]
        return [self.steps.compile(steps, where) for steps in (early, late, *lists[1:])]


def _text(row: dict[str, Any], where: Where) -> CardText:
    for key in ("name_en", "name_fr"):
        if not isinstance(row.get(key), str) or not row[key]:
            raise wrong(where, "cards-text", key=key)
    parts = tuple(_effects(table(row.get(part) or {}, where)) for part in ("appearance", "fail", "bonus"))
    name = {"en": row["name_en"], "fr": row["name_fr"]}
    return CardText(row["id"], name, _effects(row), str(row.get("element") or ""), parts)


def _effects(row: dict[str, Any]) -> dict[str, str]:
    return {"en": str(row.get("effect_en", "")), "fr": str(row.get("effect_fr", ""))}


def _element(row: dict[str, Any], where: Where, extra: tuple[str, ...] = ()) -> int:
    return one_of(row.get("element"), (*c.ELEMENTS, *extra), "element", where)


def _at_most(most: int, name: str, rows: list[Row]) -> int:
    if len(rows) > most:
        raise wrong((name,), "cards-most", count=str(len(rows)), most=str(most))
    return len(rows)


def _deck(row: dict[str, Any], where: Where) -> list[int]:
    """How many cards of each kind a magician begins with."""
    place = (*where, "deck")
    deck = table(row.get("deck"), place)
    values = [table(deck.get(f"value{value}", {}), place) for value in (1, 2, 3)]
    return [number({element: 0, **value}, element, place, 0, 15) for element in c.ELEMENTS for value in values]


def _cost(row: dict[str, Any], where: Where) -> list[int]:
    cost = table(row.get("cost"), (*where, "cost"))
    if not cost or any(key not in c.ELEMENTS for key in cost):
        raise wrong(where, "cards-cost", elements=", ".join(c.ELEMENTS))
    return [number({element: 0, **cost}, element, (*where, "cost"), 0, 9) for element in c.ELEMENTS]


def _minds_paid(steps: list[dict[str, Any]]) -> bool:
    """Whether steps take cards from a discard pile, where those just paid stay."""
    return "recover" in str(steps) or any(step["op"] == "support" and "discard" in step["from"] for step in steps)


def _symbols(row: dict[str, Any], kind: int, where: Where) -> list[int]:
    symbols = row.get("symbols", ["fire"] * 3 if kind == 2 else None)
    if not isinstance(symbols, list) or len(symbols) != 3:
        raise wrong(where, "cards-symbols")
    return [one_of(symbol, c.ELEMENTS, "symbol", where) for symbol in symbols]
