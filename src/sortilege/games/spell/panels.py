"""What is read beside the arena: the runes, what each seat holds and can cast, and what counts down to the end."""

from collections.abc import Iterator, Sequence

from sortilege.games.spell import figures
from sortilege.games.spell import state as st
from sortilege.games.spell.countdown import last_turn
from sortilege.games.spell.decks import cards
from sortilege.games.spell.details import amulet_card, spell_card
from sortilege.games.spell.reasons import no_cast
from sortilege.games.spell.solo import script_levels
from sortilege.games.spell.speech import SpellSpeech
from sortilege.games.spell.touch import AMULET, CAST, SPELL, SUPPLIES, SUPPLY, runes, wizards_home
from sortilege.ink import Ink
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Mark, Panel, Row, Shelf, Sign, Thing, once, remembered


def panels(speech: SpellSpeech, view: View) -> list[Panel]:
    """The runes, which everybody must see at any time; one's own things, the other seat, the countdown."""
    mine = view.seat if view.seat in (0, 1) else 0
    return [
        _runes(speech),
        _kept_player(speech, mine, own=view.seat == mine),
        _kept_player(speech, 1 - mine, own=False),
        _countdown(speech, view.seat),
    ]


def _terms(speech: SpellSpeech) -> tuple[object, ...]:
    """What of the game's terms is read in panels, and the language: the same at many tables."""
    terms = speech.position.terms
    return speech.language, terms.cards, terms.original, terms.solo, terms.hard, int(terms.end_at), int(terms.rounds)


# the runes


def _runes(speech: SpellSpeech) -> Panel:
    """The two slots of each level: above the card on its pile, below the one beside it."""
    slots = [[_slot(speech, level, beside) for level in range(4)] for beside in (0, 1)]
    hidden = [popcount(speech.position.hidden & cards) for cards in speech.position.deck.of_level]

    def make() -> Panel:
        shelves = [Shelf([_rune(speech, *slot) for slot in line], large=True, columns=4) for line in slots]
        marks = _piles(speech, hidden)
        return Panel("runes", speech("display"), "own", shelves=shelves, marks=marks, note=speech("runes-note"))

    key = ("runes", *_terms(speech), *[tuple(line) for line in slots], *hidden)
    return remembered(key, make)


def _piles(speech: SpellSpeech, hidden: Sequence[int]) -> list[Mark]:
    """How many cards lie hidden in each pile."""
    marks = [Mark(speech("piles"), spoken=True)]
    for name, left in zip(figures.LEVELS, hidden, strict=True):
        marks.append(Mark(speech("pile", count=left, level=name), f"{name}\u00a0{left}", quiet=not left))
    return marks


_Slot = tuple[int, int, int, bool]  # the level, its card or -1, whose rune it would be now, whether the level is used


def _slot(speech: SpellSpeech, level: int, beside: int) -> _Slot:
    position, card = speech.position, int(speech.position.slot(level, beside))
    fits = card >= 0 and position.stage == st.TURN and position.claimable() >> card & 1
    barred = bool(card >= 0 and position.in_turn() and position.levels >> level & 1)
    return level, card, int(position.mover()) if fits else -1, barred


def _rune(speech: SpellSpeech, level: int, card: int, taker: int, barred: bool) -> Thing:
    """A card face up with what it brings, or the place for one."""
    if card < 0:
        return Thing("", _EMPTY, speech("slot-empty"), count=0)
    known = speech.position.terms.cards

    def make() -> Thing:
        sign = Sign(figures.rune_sign(cards(known)[card], taker, barred), *figures.RUNE)
        note = speech("level-used") if barred else f"+{level + 1}"
        return Thing(runes(known)(card), sign, speech.card(card), note=note)

    return once(("rune", known, speech.edition, speech.language, level, card, taker, barred), make)


_EMPTY = Sign("", *figures.RUNE)


# what a seat has


def _kept_player(speech: SpellSpeech, seat: int, *, own: bool) -> Panel:
    """The panel of a seat, which most moves of the other leave as it is."""
    p = speech.position
    turn = p.in_turn() and p.mover() == seat
    idle = [no_cast(p, spell) for spell in (1, 2, 3)] if turn else []
    left = (p.wizard_actions, p.arena_actions) if turn else ()
    script = p.round() if p.terms.solo and seat == 1 else -1
    has = (p.hand(seat), p.won(seat), p.points(seat), p.amulet(seat), p.first == seat, *_counts(speech, seat), script)
    key = ("wizard", *_terms(speech), seat, own, turn, *has, *left, *idle, *dealt_to(speech, seat))
    return remembered(key, lambda: _player(speech, seat, own=own))


def _player(speech: SpellSpeech, seat: int, *, own: bool) -> Panel:
    position = speech.position
    points, end = int(position.points(seat)), int(position.terms.end_at)
    return Panel(
        f"seat-{seat}",
        speech.seat(seat),
        "own" if own else "seat",
        seat=seat if seat < position.seats else -1,
        sign=_sign(figures.side_mark(seat, 11)),
        marks=[*_held(speech, seat, own=own), Mark(speech("points"), speech("points-of-end", points=points, end=end))],
        shelves=_supplies(speech, seat),
        rows=[*_spells(speech, seat), *_amulets(speech, seat), *_won(speech, seat)],
        rows_title=speech("hand-of"),
        note=_left(speech, seat),
        meter=(min(points, end), end),
    )


def _left(speech: SpellSpeech, seat: int) -> str:
    """The actions that a seat has left in its turn, in a few words (S4.1)."""
    position = speech.position
    if not position.in_turn() or position.mover() != seat:
        return ""
    parts = ["left-wizard"] if position.wizard_actions else []
    parts += [("left-arena", "left-arena-2")[int(position.arena_actions) - 1]] if position.arena_actions else []
    return speech("left", parts=", ".join(speech(part) for part in parts)) if parts else speech("left-none")


def _held(speech: SpellSpeech, seat: int, *, own: bool) -> Iterator[Mark]:
    """In a word: how many cards can still cast, and of who is folded to a line the gem."""
    position = speech.position
    if position.first == seat and not own:
        yield Mark(speech("gem-of"), sign=_sign(figures.gem(10)))
    if not (position.terms.solo and seat == 1):
        count = popcount(position.hand(seat))
        yield Mark(speech("cards-in-hand", count=count), str(count), _sign(figures.spell_icon(1, 11)), quiet=not count)


def _supplies(speech: SpellSpeech, seat: int) -> list[Shelf]:
    """What waits beside the arena."""
    counts = dict(zip(SUPPLIES, _counts(speech, seat), strict=True))
    looks = {
        "gem": figures.gem(11),
        "elemental": figures.sprite(seat, 13),
        "special": figures.special_slab(seat, 22),
        "tile": figures.slab(seat, False, 22),
        "wizard": figures.wizard(seat, 12),
    }
    things = []
    for number, (kind, count) in enumerate(counts.items()):
        if count is not None:
            target = SUPPLY(seat, number)
            things.append(Thing(target, Sign(looks[kind], 32, 32), speech.name(target), count))
    return [Shelf(things, speech("beside"))] if things else []


def _counts(speech: SpellSpeech, seat: int) -> Iterator[int | None]:
    """How many of each of SUPPLIES a seat has beside the arena; None for what it never has, or not any more."""
    position = speech.position
    script = bool(position.terms.solo and seat == 1)
    turn = position.in_turn() and position.mover() == seat
    yield 1 if position.first == seat else None
    owned = int(position.elementals_owned(seat))
    yield None if script or not owned else int(position.reserve()) if turn else owned
    laid = position.special >= 0 and position.mover() == seat
    yield (0 if laid else 1) if position.amulet(seat) == st.EXTRALIMITAE else None
    before = position.gap < 0 and position.stage != st.BUILD
    tiles = 0 if position.terms.solo else 7 if before else 7 - popcount(position.own(seat))
    yield tiles or None
    yield 0 if position.terms.solo else wizards_home(position, seat) or None


def _spells(speech: SpellSpeech, seat: int) -> Iterator[Row]:
    """The three spells, castable or not; in the seat's turn one row for each level of card that casts it."""
    position = speech.position
    if position.terms.solo and seat == 1:
        yield from _script(speech)
        return
    turn = position.in_turn() and position.mover() == seat
    hand = [popcount(position.hand(seat) & position.deck.of_level[level]) for level in range(3)]
    for spell in range(3):
        levels = [level for level in range(spell, 3) if hand[level]]
        for level in levels if turn else ():
            yield _spell(speech, seat, spell, CAST(level, spell), {level: hand[level]})
        if not turn or not levels:
            yield _spell(speech, seat, spell, SPELL(seat, spell), {level: hand[level] for level in levels})


def _spell(speech: SpellSpeech, seat: int, spell: int, target: str, held: dict[int, int]) -> Row:
    """A spell with its text, and the cards that cast it, or why none does."""
    position, about = speech.position, spell_card(speech, spell + 1, seat)
    extra = spell == 0 and position.amulet(seat) == st.DOPPELGANGER
    sign = Sign(figures.spell_icon(spell + 1, 15, extra=extra), 32, 32)
    idle = no_cast(position, spell + 1) if CAST.read(target) else "" if held else "no-card"
    note = speech(f"{idle}-note") if idle else _cards(speech, held)
    return Row(target, about.title, about.text, sign, note=note, state="quiet" if idle else "")


def _cards(speech: SpellSpeech, held: dict[int, int]) -> str:
    """How many cards of a level there are, or of several."""
    if len(held) > 1:
        return speech("cards-for-it", count=sum(held.values()))
    ((level, count),) = held.items()
    return speech("cards-of-level", count=count, level=figures.LEVELS[level])


def _script(speech: SpellSpeech) -> Iterator[Row]:
    """What the solo opponent takes at the end of this round (S9.5)."""
    position = speech.position
    due = [figures.LEVELS[level] for level in each(script_levels(position.round(), position.terms.hard))]
    text = speech("script-takes", levels=", ".join(due)) if due else speech("script-takes-none")
    yield Row("", speech("script-plan", round=int(position.round())), text)


def _amulets(speech: SpellSpeech, seat: int) -> Iterator[Row]:
    """The amulet that a seat wears with its power, or those that it was dealt."""
    position = speech.position
    worn = position.amulet(seat)
    for amulet in [int(worn)] if worn >= 0 else dealt_to(speech, seat):
        about = amulet_card(speech, amulet)
        note = "" if worn >= 0 else speech("dealt-to", seat=speech.seat(seat))
        yield Row(AMULET(amulet), about.title, about.text, Sign(figures.amulet(amulet, seat, 18), 38, 38), note=note)


def dealt_to(speech: SpellSpeech, seat: int) -> list[int]:
    """The amulets dealt to a seat that has not chosen yet: the first two are of the seat without the gem (S8.1)."""
    position = speech.position
    if position.stage == st.DEAL:
        return each(position.dealt) if seat != position.first else []
    if position.stage != st.KEEP:
        return []
    return each(position.dealt if seat != position.first else 0b1111 & ~position.dealt)


def _won(speech: SpellSpeech, seat: int) -> Iterator[Row]:
    """The runes won so far, which everybody may see (S2.2)."""
    position = speech.position
    if position.won(seat):
        deck = position.deck
        names = [f"{speech.card(card)}\u00a0(+{int(deck.level[card]) + 1})" for card in each(position.won(seat))]
        yield Row("", speech("runes-won"), ", ".join(names))


def _sign(drawing: Ink) -> Sign:
    return Sign(drawing)


# the end


def _countdown(speech: SpellSpeech, viewer: int) -> Panel:
    """The round under way, what ends the game, and in the last turn what is needed."""
    position = speech.position
    number, rounds, end = int(position.round()), int(position.terms.rounds), int(position.terms.end_at)
    last = last_turn(speech, viewer)

    def make() -> Panel:
        lines = [speech("countdown", round=number, rounds=rounds, end=end), last]
        note = " ".join(filter(None, lines))
        return Panel("countdown", speech("countdown-title"), "fact", note=note, meter=(number, rounds))

    return remembered(("countdown", *_terms(speech), number, last), make)
