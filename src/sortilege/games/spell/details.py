"""The cards of SPELL: runes with their shapes, spells, amulets, and what lies and stands on each cell."""

from dataclasses import replace

from sortilege.games.spell import state as st
from sortilege.games.spell.decks import BUILT_IN, RuneCard, cards
from sortilege.games.spell.figures import RUNE, rune_sign, spell_icon
from sortilege.games.spell.figures import amulet as medal
from sortilege.games.spell.notation import CELLS, OUTSIDE, cell_names
from sortilege.games.spell.speech import SpellSpeech
from sortilege.games.spell.state import open_cards
from sortilege.games.spell.touch import AMULET, CAST, FLIP, SPELL, SUPPLIES, SUPPLY, runes
from sortilege.kernel.bits import popcount
from sortilege.kernel.details import Card, CardGroup
from sortilege.kernel.panels import Sign
from sortilege.kernel.speech import head

_AMULET_RULES = (("S8.2", "S8.3"), ("S8.4",), ("S8.5", "S8.6"), ("S8.7",))
_SPELL_RULES = ("S6.2", "S6.3", "S6.4")
_SUPPLY_RULES = {"gem": "S3.1", "elemental": "S6.2", "special": "S8.5", "tile": "S3.4", "wizard": "S4.2"}
_SIGNS = str.maketrans("X.", "■·")


def card(speech: SpellSpeech, target: str) -> Card | None:
    """Explains what a target stands for; None for the button that ends the turn."""
    position = speech.position
    if target in cell_names(position):
        return _cell(speech, target)
    if target in OUTSIDE:
        return Card(head(speech.name(target)), speech.rule("S8.5", "S8.6"), speech("card-kind-outside"), rule="S8.5")
    if place := FLIP.read(target):
        return replace(_cell(speech, CELLS[place[0]]), title=head(speech.name(target)))
    if place := runes(position.terms.cards).read(target):
        return rune_card(speech, place[0])
    if place := CAST.read(target):
        return _cast(speech, place[0] + 1, place[1] + 1)
    if place := SPELL.read(target):
        return spell_card(speech, place[1] + 1, place[0])
    if place := SUPPLY.read(target):
        return _supply(speech, target, place[0], SUPPLIES[place[1]])
    if place := AMULET.read(target):
        worn = [speech.seat(seat) for seat in (0, 1) if position.amulet(seat) == place[0]]
        now = speech("card-worn", seats=", ".join(worn)) if worn else ""
        return replace(amulet_card(speech, place[0]), now=now)
    return None


def every_card(speech: SpellSpeech) -> list[CardGroup]:
    """Lists the spells, the amulets, and the runes of both decks."""
    return [
        CardGroup(speech("card-spells"), [_spell(speech, spell, False) for spell in (1, 2, 3)]),
        CardGroup(speech("card-amulets"), [amulet_card(speech, amulet) for amulet in range(4)]),
        *(CardGroup(speech(f"card-deck-{deck}"), [_rune(speech, rune) for rune in cards(deck)]) for deck in BUILT_IN),
    ]


def rune_card(speech: SpellSpeech, number: int) -> Card:
    """Explains a rune, and how it stands."""
    rune = cards(speech.position.terms.cards)[number]
    sign = Sign(rune_sign(rune, -1, False), *RUNE)
    return replace(_rune(speech, rune), now=_rune_now(speech, number), sign=sign)


def _rune(speech: SpellSpeech, rune: RuneCard) -> Card:
    shape = " / ".join(rune.rows).translate(_SIGNS)
    text = speech("card-rune", shape=shape, level=rune.level)
    cost = speech("card-tiles", count=len(rune.cells))
    return Card(rune.called(speech.language), text, speech("card-kind-rune", level=rune.level), cost, rule="S5.2")


def _rune_now(speech: SpellSpeech, number: int) -> str:
    """Tells where the card lies, and whether its shape is there now."""
    position = speech.position
    for seat in (0, 1):
        if position.hand(seat) >> number & 1:
            return speech("card-held", seat=speech.seat(seat))
    if position.stage == st.TURN and position.claimable() >> number & 1:
        return speech("card-fits", seat=speech.seat(int(position.mover())))
    return speech("card-shown") if open_cards(position, 15) >> number & 1 else ""


def _spell(speech: SpellSpeech, spell: int, extra: bool) -> Card:
    rule = "S8.3" if extra else "S10.5" if spell == 3 and speech.edition == "original" else _SPELL_RULES[spell - 1]
    title = speech("spell-extra" if extra else f"spell-{spell}")
    text = speech("card-orb") if rule == "S10.5" else speech.rule(rule)
    return Card(title, text, speech("card-kind-spell", level=spell), speech("card-cast-cost", level=spell), rule=rule)


def _cast(speech: SpellSpeech, level: int, spell: int) -> Card:
    position = speech.position
    seat = int(position.mover()) if position.in_turn() else max(0, int(position.seat))
    extra = spell == 1 and position.amulet(seat) == st.DOPPELGANGER
    count = int(popcount(position.hand(seat) & position.deck.of_level[level - 1]))
    now = speech("card-hand", seat=speech.seat(seat), count=count, level=level)
    return replace(_spell(speech, spell, extra), now=now)


def spell_card(speech: SpellSpeech, spell: int, seat: int) -> Card:
    """Explains a spell of a seat, with the cards that it holds for it."""
    position = speech.position
    extra = spell == 1 and position.amulet(seat) == st.DOPPELGANGER
    levels = sum(int(position.deck.of_level[level]) for level in range(spell - 1, 3))
    count = popcount(position.hand(seat) & levels)
    now = speech("card-castable", seat=speech.seat(seat), count=count)
    sign = Sign(spell_icon(spell, 15, extra=extra), 32, 32)
    return replace(_spell(speech, spell, extra), now=now, sign=sign)


def _supply(speech: SpellSpeech, target: str, seat: int, thing: str) -> Card:
    """Explains what lies beside the arena."""
    rule = _SUPPLY_RULES[thing]
    text = speech("card-wizard", seat=speech.seat(seat)) if thing == "wizard" else speech.rule(rule)
    now = speech("card-gem-now", seat=speech.seat(seat)) if thing == "gem" else ""
    return Card(head(speech.name(target)), text, speech("card-kind-supply", seat=speech.seat(seat)), now=now, rule=rule)


def amulet_card(speech: SpellSpeech, amulet: int) -> Card:
    """Explains an amulet by the rules of its power."""
    rules = _AMULET_RULES[amulet]
    sign = Sign(medal(amulet, 0, 18), 38, 38)
    return Card(speech(f"amulet-{amulet}"), speech.rule(*rules), speech("card-kind-amulet"), rule=rules[0], sign=sign)


def _cell(speech: SpellSpeech, target: str) -> Card:
    """Explains the tile on a cell and the pawns on it."""
    position, cell = speech.position, cell_names(speech.position).index(target)
    if (position.own0 | position.own1) >> cell & 1:
        text, rule = speech("card-tile", seat=speech.seat(0 if position.own0 >> cell & 1 else 1)), "S5.1"
    elif cell == position.gap:
        text, rule = speech.rule("S4.4"), "S4.4"
    elif position.gap < 0 and not (position.stage == st.BUILD and target == "d4"):
        text, rule = speech.rule("S3.4"), "S3.4"
    else:
        text, rule = speech("card-neutral"), "S2.1"
    pawns = [speech("card-wizard", seat=speech.seat(seat)) for seat in (0, 1) if position.wizards(seat) >> cell & 1]
    pawns += [speech("card-elemental")] if position.elementals >> cell & 1 else []
    return Card(speech.name(target), " ".join([text, *pawns]), speech("card-kind-cell"), rule=rule)
