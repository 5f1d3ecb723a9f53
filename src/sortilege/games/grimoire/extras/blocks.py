"""Sentences made of blocks: each block is touched and filled from a menu, so that a spell needs no typing.

A block sentence is plain data, the same in both languages; the tree and the words come from it, and it is made again
from the tree of a sentence that somebody has written, where blocks can say that sentence.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sortilege.games.grimoire.language import tree
from sortilege.games.grimoire.language.points import STEPS, ZONES
from sortilege.games.grimoire.language.print import typeset, writer
from sortilege.games.grimoire.language.tree import ELEMENTS, Clash, Clause, Cond, Gems, Owner, Spell
from sortilege.games.grimoire.language.wide.told_spell import ToldPart
from sortilege.server.words import WORDS

WAYS = ("cw", "ccw", "up", "down", "left", "right", "in", "out", "mirror", "flip", "half")
FIXED = ("mirror", "flip", "half")
OWNERS: tuple[Owner, ...] = ("me", "opp", "any")
AMOUNTS = (">=1", "=1", "=2", "=3", "=0")
CLASHES: dict[str, Clash] = {"stay": tree.Stay(), "win": tree.Win((Gems("me"),)), "forbid": tree.Forbid()}
MOST_SENTENCES = 40

Point = Annotated[int, Meta(ge=1, le=24)]
Spots = Annotated[list[Point], Meta(max_length=24)]


class BlockSentence(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One sentence: an order, a condition of the whole spell (need), or what happens when gems meet (clash)."""

    kind: Literal["order", "need", "clash"] = "order"
    el: Annotated[str, Meta(pattern="^F?A?W?E?$")] = ELEMENTS
    who: Owner = "me"
    where: Annotated[str, Meta(max_length=20)] = ""  # a zone, `not-` and a zone, `points`, or anywhere
    at: Spots = []
    how: Annotated[str, Meta(max_length=10)] = "cw"  # one of WAYS, or `to` points
    many: Annotated[int, Meta(ge=1, le=7)] = 1
    to: Spots = []
    when: Annotated[str, Meta(max_length=3)] = ""  # one of AMOUNTS, of the gems that follow
    when_el: Annotated[str, Meta(pattern="^F?A?W?E?$")] = ELEMENTS
    when_who: Owner = "me"
    clash: Literal["stay", "win", "forbid"] = "stay"


def spell_of(sentences: list[BlockSentence]) -> Spell:
    """The spell that these sentences make."""
    orders = tuple(_order(one) for one in sentences if one.kind == "order")
    needs = tuple(_count(one) for one in sentences if one.kind == "need")
    clashes = [CLASHES[one.clash] for one in sentences if one.kind == "clash"]
    return Spell(orders, needs, clashes[-1] if clashes else None)


def said(one: BlockSentence, language: str) -> str:
    """A block sentence in the words of a language; KeyError or Unsayable if a block is filled with nonsense."""
    return typeset(writer(language).spell(spell_of([one]))[0], language)


def _order(one: BlockSentence) -> Clause:
    gems = Gems(one.who, one.el or ELEMENTS, _place(one))
    if one.how == "to":
        return Clause(gems, tree.To(tree.points(one.to)), _count(one) if one.when else None)
    if one.how not in WAYS:
        raise KeyError(one.how)
    steps = (one.how,) * (1 if one.how in FIXED else one.many)
    return Clause(gems, tree.By(tree.Path(steps)), _count(one) if one.when else None)


def _place(one: BlockSentence) -> tree.Place | None:
    if not one.where:
        return None
    if one.where == "points":
        return tree.points(one.at)
    name = one.where.removeprefix("not-")
    if name not in ZONES:
        raise KeyError(name)
    return tree.Zone(name) if name == one.where else tree.Outside(tree.Zone(name))


def _count(one: BlockSentence) -> Cond:
    if one.when not in AMOUNTS:
        raise KeyError(one.when)
    sign: Any = one.when[:-1]
    return tree.Count(Gems(one.when_who, one.when_el or ELEMENTS), sign, int(one.when[-1]))


def blocks_of(part: ToldPart) -> BlockSentence | None:
    """The blocks that say what a sentence says; None if blocks cannot."""
    for one in _guesses(part):
        if spell_of([one]) == Spell(tuple(part.clauses), tuple(part.require), part.clash):
            return one
    return None


def _guesses(part: ToldPart) -> Iterator[BlockSentence]:
    """The block sentence that may say a part; whether it does is for the caller to see."""
    if part.clauses:
        clause = part.clauses[0]
        fields: dict[str, Any] = {"el": clause.gems.elements, "who": clause.gems.owner} | _counted(clause.when)
        match clause.gems.at:
            case tree.Zone(name):
                fields["where"] = name
            case tree.Outside(tree.Zone(name)):
                fields["where"] = f"not-{name}"
            case tree.Points(points):
                fields |= {"where": "points", "at": list(points)}
        match clause.move:
            case tree.By(tree.Path(steps)) if steps[0] in WAYS and len(steps) <= 7:
                yield BlockSentence(**fields, how=steps[0], many=len(steps))
            case tree.To(tree.Points(points)):
                yield BlockSentence(**fields, how="to", to=list(points))
    elif part.require:
        if counted := _counted(part.require[0]):
            yield BlockSentence("need", **counted)
    elif part.clash is not None:
        yield from (BlockSentence("clash", clash=name) for name, clash in CLASHES.items() if clash == part.clash)  # type: ignore[arg-type]


def _counted(cond: Cond | None) -> dict[str, Any]:
    match cond:
        case tree.Count(Gems(owner, letters, None), sign, number) if f"{sign}{number}" in AMOUNTS:
            return {"when": f"{sign}{number}", "when_el": letters, "when_who": owner}
    return {}


def menus(language: str) -> dict[str, Any]:
    """What may fill each kind of block: its question, and the phrases with what they light on the board."""
    words = writer(language)

    def t(key: str, **values: str | int) -> str:
        return WORDS(language, f"block-{key}", **values)

    def phrase(value: str, label: str, **more: Any) -> dict[str, Any]:
        return {"value": value, "label": typeset(label, language), **more}

    elements = [phrase(letter, words.elements(letter), element=letter) for letter in ELEMENTS]
    owners = [phrase(owner, words.word("OWNER", owner)) for owner in OWNERS]
    zones = [phrase(name, words.place(tree.Zone(name)), points=sorted(ZONES[name])) for name in ZONES]
    ways = [phrase(way, words.step(way, 1), pairs=_example(way), many=_amounts(way, language)) for way in WAYS]
    amounts = [phrase(one, t("amount", sign="exact" if one[0] == "=" else "least", number=one[-1])) for one in AMOUNTS]
    return {
        "el": {"ask": t("ask-el"), "options": [phrase(ELEMENTS, t("all")), *elements]},
        "who": {"ask": t("ask-who"), "options": owners},
        "where": {"ask": t("ask-where"), "options": [phrase("", t("anywhere")), *zones, phrase("points", t("points"))]},
        "how": {"ask": t("ask-how"), "options": [*ways, phrase("to", t("to"))]},
        "many": {"ask": t("ask-many")},
        "when": {"ask": t("ask-when"), "options": [phrase("", t("always")), *amounts]},
        "need": {"ask": t("ask-need"), "options": amounts},
        "clash": {"ask": t("ask-clash"), "options": [phrase(name, t(f"clash-{name}")) for name in CLASHES]},
        "rows": {kind: t(f"row-{kind}") for kind in ("order", "when", "need", "clash")},
        "verbs": {"move": t("verb-move"), "go": t("verb-go"), "when": t("add-when")},
    }


def _amounts(way: str, language: str) -> list[str]:
    """A movement once, twice and so on, as far as it may lead."""
    most = 1 if way in FIXED else 2 if way in ("in", "out") else 4
    return [typeset(writer(language).step(way, number), language) for number in range(1, most + 1)]


def _example(way: str) -> list[tuple[int, int]]:
    """Two steps of a way, for two arrows."""
    starts = {"in": (2, 5), "out": (12, 21), "up": (7, 13), "down": (1, 11), "left": (3, 13), "right": (1, 15)}
    return [(start, STEPS[way][start]) for start in starts.get(way, (1, 13))]
