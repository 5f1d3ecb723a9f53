"""The cards of the grimoire game: spells of both books in words, books, hands, points with their gems."""

from dataclasses import replace

from sortilege.games.grimoire import touch
from sortilege.games.grimoire.board import around
from sortilege.games.grimoire.changes import cast_effect
from sortilege.games.grimoire.figures import book_sign, gem_sign, moved_elements, spell_sign
from sortilege.games.grimoire.language.gems import read_board
from sortilege.games.grimoire.language.meaning.explain import happenings
from sortilege.games.grimoire.speech import GrimoireSpeech
from sortilege.games.grimoire.spell_card import picture
from sortilege.games.grimoire.spellbooks import NamedSpell, examples, sentences
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.details import Card, CardGroup
from sortilege.kernel.speech import listed, yes

_ARCS = ("outer", "middle", "inner")


def card(speak: GrimoireSpeech, target: str) -> Card | None:
    """Explains what a target stands for; None for buttons."""
    if spell := touch.spell_at(speak.position, target):
        return _spell(speak, *spell)
    if point := touch.POINT.read(target):
        return _point(speak, point[0])
    if hand := touch.HAND.read(target):
        text = speak.rule("G2.1", "G3.2")
        now = speak("card-hand", owner=speak.seat(hand[0]), count=speak.position.in_hand(hand[0])[hand[1]])
        sign = gem_sign(hand[0], touch.NAMES[hand[1]])
        return Card(speak.name(target), text, speak("card-kind-hand"), now=now, rule="G3.2", sign=sign)
    if book := touch.BOOK.read(target):
        return _book(speak, book[0])
    return None


def every_card(speak: GrimoireSpeech) -> list[CardGroup]:
    """Lists the 80 example spells in words."""
    spells = [_words(speak, entry, speak("card-example", number=number)) for number, entry in examples().items()]
    return [CardGroup(speak("card-spells"), spells)]


def _words(speak: GrimoireSpeech, entry: NamedSpell, kind: str, now: str = "", rule: str = "G3.5") -> Card:
    sign = spell_sign(moved_elements(entry.tree))
    return Card(entry.name(speak.language), sentences(entry, speak.language), kind, now=now, rule=rule, sign=sign)


def _drawn(speak: GrimoireSpeech, card: Card, entry: NamedSpell, caster: int) -> Card:
    """Adds the position that shows a spell at work, seen by a caster of this seat."""
    if entry.tree is None or not entry.show:
        return card
    board = read_board(entry.show)
    told = " ".join(happenings(entry.tree, board, speak.language))
    return replace(card, picture=picture(entry.tree, board, caster), told=told)


def _spell(speak: GrimoireSpeech, book: int, place: int) -> Card:
    """Explains a spell of a book: what it says, what it would do, and who has cast it."""
    position, entry = speak.position, speak.position.book(book)[place]
    standing = speak.standing(book, place)
    if standing == "other":
        standing = "fresh" if position.open_of(book) else "closed"
    now = speak("card-spell", state=standing, owner=speak.seat(book))
    if standing == "castable" and entry.tree is not None:
        lines = speak.told(cast_effect(position, entry))
        now = speak("card-would", lines="; ".join(line[0].lower() + line[1:] for line in lines))
    if position.took_of(1 - book) >> place & 1:
        now += " " + speak("card-taken", other=speak.seat(1 - book))
    rule = "G7.1" if entry.tree is None else "G7.3" if standing == "banned" else "G3.5"
    return _drawn(speak, _words(speak, entry, _kind(speak, book, entry), now, rule), entry, book)


def told_card(speak: GrimoireSpeech, book: int, place: int) -> Card:
    """Gives a spell that acts, as it is shown beside what it does."""
    entry = speak.position.book(book)[place]
    return _words(speak, entry, _kind(speak, book, entry), rule="G3.5" if entry.tree else "G7.1")


def _kind(speak: GrimoireSpeech, book: int, entry: NamedSpell) -> str:
    proved = yes(entry.tree is not None)
    return speak("card-kind-spell", number=entry.number, owner=speak.seat(book), proved=proved)


def _point(speak: GrimoireSpeech, point: int) -> Card:
    """Explains a point: both masters' numbers, its neighbours, and how the gem on it moves."""
    gem = speak.position.gem_at(point)
    other = point // 8 * 8 + (point + 4) % 8
    near = listed([str(q + 1) for q in each(around(1 << point))], speak("and"))
    text = speak("card-point", point=point + 1, other=other + 1, near=near)
    rule = "G3.3" if gem else "G1.2"
    kind = speak(f"card-arc-{_ARCS[point // 8]}")
    now = speak("card-gem", element=speak.element(gem[1]), owner=speak.seat(gem[0])) if gem else speak("card-empty")
    text = f"{text} {speak.rule('G3.3')}" if gem else text
    sign = gem_sign(gem[0], touch.NAMES[gem[1]]) if gem else None
    return Card(speak.name(touch.POINT(point)), text, kind, "", now, rule, sign)


def _book(speak: GrimoireSpeech, seat: int) -> Card:
    position = speak.position
    used, count = int(popcount(position.cast_of(seat))), len(position.book(seat))
    now = speak("card-book", open=yes(position.open_of(seat)), count=count, used=used)
    sign = book_sign(bool(position.open_of(seat)))
    title, kind = speak.name(touch.BOOK(seat)), speak("card-kind-book")
    return Card(title, speak.rule("G3.4"), kind, now=now, rule="G3.4", sign=sign)
