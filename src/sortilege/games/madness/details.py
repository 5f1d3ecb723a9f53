"""The cards of madness: magicians, Spells, Curses and pages with their texts, Element cards and Madness."""

from dataclasses import replace

from sortilege.games.madness import codes as c
from sortilege.games.madness import figures as f
from sortilege.games.madness import moves as mv
from sortilege.games.madness import touch as t
from sortilege.games.madness.card_set import CardText
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.kernel.details import Card, CardGroup
from sortilege.kernel.rulebook import paragraphs
from sortilege.kernel.speech import head, yes

_PASSAGES = ("scene-appearance", "scene-failure", "scene-bonus")


def card(say: MadnessSpeech, target: str) -> Card | None:
    """Explains what a target stands for; None for buttons."""
    if (held := t.CARD.read(target)) and held[1] < say.p.seats:
        return _of_kind(say, held[2], say.name(target))
    if (learnt := t.spell_targets(say.p.cards).read(target)) and learnt[0] < say.p.seats:
        return _owned(say, *learnt)
    if (seat := t.PLAYER.read(target) or t.MAGE.read(target)) and seat[0] < say.p.seats:
        return _player(say, *seat)
    if mage := t.mage_targets(say.p.cards).read(target):
        return magician_card(say, mage[0], say("card-deck-of", cards=deck_of(say, mage[0])))
    if slot := t.CURSE.read(target):
        return _slot(say, *slot)
    if shelf := t.SHELF.read(target):
        return _shelf(say, *shelf)
    if kind := t.SUPPLY.read(target):
        return _of_kind(say, kind[0], say.name(target))
    return _open_page(say, target) if target in ("monster", "page") else None


def every_card(say: MadnessSpeech) -> list[CardGroup]:
    """Lists the magicians, Spells, Curses and pages of a set."""
    cards = say.cards
    return [
        CardGroup(say("card-magicians"), [magician_card(say, i) for i in range(len(cards.magicians))]),
        CardGroup(say("card-spells"), [spell_card(say, i) for i in range(len(cards.spells))]),
        CardGroup(say("card-curses"), [_curse(say, curse) for curse in cards.curses]),
        CardGroup(say("card-pages"), [_page(say, page) for page in cards.pages]),
        CardGroup(say("card-deck"), [_of_kind(say, kind) for kind in range(c.KINDS)]),
    ]


# what a card says wherever it lies


def _rule(say: MadnessSpeech, number: str) -> str:
    return paragraphs(say.words.folder, say.language)[number]


def deck_of(say: MadnessSpeech, magician: int) -> str:
    """The cards that a magician begins with; no line breaks within the name of one."""
    decks = say.p.cards.decks
    cards = say.listed([say.kind(kind) for kind in range(c.MAD) for _ in range(decks[magician * c.MAD + kind])])
    return ", ".join(card.replace(" ", "\u00a0") for card in cards.split(", "))


def magician_choices(say: MadnessSpeech) -> dict[str, Card]:
    """The magicians by the names that an option has for them, each with its power and its deck (B1.1)."""
    return {
        magician.short: magician_card(say, i, say("card-deck-of", cards=deck_of(say, i)))
        for i, magician in enumerate(say.cards.magicians)
    }


def magician_card(say: MadnessSpeech, magician: int, now: str = "") -> Card:
    text = say.cards.magicians[magician]
    kind = say("card-magician", element=say(text.element))
    face = f.face_sign(text.id, text.element)
    return Card(say.of(text), text.effect[say.language], kind, now=now, rule="B3.9", sign=face)


def spell_card(say: MadnessSpeech, spell: int, now: str = "", rule: str = "B3.2") -> Card:
    text, cards = say.cards.spells[spell], say.p.cards
    kind = say("card-spell", element=say(c.ELEMENTS[cards.school[spell]]), level=int(cards.level[spell]))
    cost = say.cost([int(cards.cost[spell * 4 + e]) for e in range(4)])
    sign = f.pip_sign(c.ELEMENTS[cards.school[spell]])
    return Card(say.of(text), text.effect[say.language], kind, cost, now, rule, sign)


def _curse(say: MadnessSpeech, curse: CardText, cost: str = "", now: str = "") -> Card:
    single = curse.element in c.ELEMENTS
    kind = say("card-curse", element=say(curse.element)) if single else say("card-curse-multi")
    sign = f.pip_sign(curse.element if single else "spirit")
    return Card(say.of(curse), curse.effect[say.language], kind, cost, now, "B3.6", sign)


def _page(say: MadnessSpeech, page: CardText, now: str = "", passages: tuple[int, ...] = (0, 1, 2)) -> Card:
    told = [(say(_PASSAGES[i]), page.parts[i][say.language]) for i in passages]
    text = " ".join(say("card-passage", title=title, text=passage) for title, passage in told if passage)
    return Card(say.of(page), text, say("card-page"), now=now, rule="B2.4", sign=f.monster_sign(page.id))


def _of_kind(say: MadnessSpeech, kind: int, now: str = "") -> Card:
    mad = kind == c.MAD
    rule = "B4.3" if mad else "B3.1"
    title, what = head(say.kind(kind)), say("madness") if mad else say("card-element")
    return Card(title, _rule(say, rule), what, now=now and head(f"{now}."), rule=rule, sign=f.card_sign(kind))


def curse_card(say: MadnessSpeech, curse: int) -> Card:
    """A Curse that strikes."""
    return _curse(say, say.cards.curses[curse])


def passage_card(say: MadnessSpeech, page: int, kind: str) -> Card:
    """What a page does: its appearance with the Monster's name, its failure, its bonus without it."""
    passage = ("appear", "failure", "bonus").index(kind)
    card = _page(say, say.cards.pages[page], passages=(passage,))
    return card if passage == 0 else replace(card, title=say("name-page"), sign=None, rule="B2.3")


def action_card(say: MadnessSpeech, move: int, seat: int) -> Card | None:
    """What an action is about: a Spell, a Curse, an Element card, Madness, a power; None for the end of a phase."""
    p, kind = say.p, mv.kind_of(move)
    if kind == mv.CAST:
        return spell_card(say, mv.spell_of(move))
    if kind == mv.LEARN and p.library(mv.shelf_of(move)) != NONE:
        return spell_card(say, int(p.library(mv.shelf_of(move))))
    if kind == mv.DESTROY and p.curse(mv.slot_of(move)) != NONE:
        return _curse(say, say.cards.curses[p.curse(mv.slot_of(move))])
    if kind == mv.ACQUIRE:
        return _of_kind(say, mv.number_of(move))
    if kind == mv.CURE:
        return _of_kind(say, c.MAD)
    return magician_card(say, int(p.mage(seat))) if kind == mv.POWER else None


# how it stands now


def _player(say: MadnessSpeech, seat: int) -> Card:
    p = say.p
    if p.mage(seat) < 0:
        return Card(say.seat(seat), _rule(say, "B1.1"), say("card-seat"), rule="B1.1")
    sizes = {"hand": int(p.size(seat, c.HAND)), "deck": int(p.deck_size(seat))}
    return magician_card(say, int(p.mage(seat)), say("card-holds", **sizes))


def _owned(say: MadnessSpeech, seat: int, spell: int) -> Card:
    spent = say.p.spent(seat) >> spell & 1
    return spell_card(say, spell, say("card-owned", who=say.seat(seat), spent=yes(spent)))


def _slot(say: MadnessSpeech, slot: int) -> Card:
    """Explains a place of the track: the Curse there, what it costs now, and whether it has struck."""
    space, curse = int(c.SPACE[slot]), say.p.curse(slot)
    if curse == NONE:
        return Card(say("name-no-curse", n=slot + 1), _rule(say, "B2.2"), say("card-track"), rule="B2.2")
    now = say("card-struck" if space <= say.p.marker else "card-strikes", space=space)
    return _curse(say, say.cards.curses[curse], say.curse_cost(slot), now)


def _shelf(say: MadnessSpeech, element: int) -> Card:
    spell = int(say.p.library(element))
    if spell == NONE:
        return Card(say.name(f"lib-{c.ELEMENTS[element]}"), _rule(say, "B3.4"), say("scene-library"), rule="B3.4")
    cost = int(say.p.cards.learn_cost[say.p.mage(say.p.seat)]) if say.p.seat >= 0 else 2
    return spell_card(say, spell, say("card-library", cost=cost, element=say(c.ELEMENTS[element])), "B3.4")


def _open_page(say: MadnessSpeech, target: str) -> Card:
    """Explains a page of the open book, if it is open: of the left one the appearance counts, of the other the rest.

    The Monster on the back of the right page is hidden until the page is turned.
    """
    number = int(say.p.monster if target == "monster" else say.p.right_page)
    if number == NONE:
        return Card(say("card-page"), _rule(say, "B1.4"), say("card-page"), now=say("scene-closed") + ".", rule="B1.4")
    page = say.cards.pages[number]
    if target == "monster":
        return _page(say, page, say("card-monster"), (0,))
    return replace(_page(say, page, say("card-right"), (1, 2)), title=say("name-page"), sign=None)
