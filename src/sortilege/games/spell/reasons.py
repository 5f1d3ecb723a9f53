"""Why a target cannot be touched now: the number of the rule and the message that says it."""

from sortilege.games.spell import fits
from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.speech import SpellSpeech
from sortilege.games.spell.touch import AMULET, CAST, FLIP, SPELL, SUPPLIES, SUPPLY, gesture, runes
from sortilege.games.spell.turn import castable
from sortilege.kernel.bits import each
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER

Why = tuple[str, str, dict[str, str | int]]  # rule, message, its arguments


def why_not(speech: SpellSpeech, target: str) -> Reason:
    """Tells why this target cannot be touched now."""
    rule, message, arguments = _why(speech, target)
    return Reason(rule, speech(message, **arguments))


def _why(speech: SpellSpeech, target: str) -> Why:
    position = speech.position
    if position.seat == OVER:
        return "S1.2", "no-over", {}
    if target in _open(position):
        return _rule_of_stage(position), "no-may", {}
    if place := SPELL.read(target):
        return _spell(position, place[0])
    if place := SUPPLY.read(target):
        return _SUPPLY_REASONS[SUPPLIES[place[1]]]
    if place := AMULET.read(target):
        return "S8.1", "no-amulet", {}
    if position.stage == st.TURN:
        if place := runes(position.terms.cards).read(target):
            return _rune(speech, place[0])
        if place := CAST.read(target):
            return _cast(position, place[0] + 1, place[1] + 1)
        if target in OUTSIDE:
            return _outside(position)
        if target in CELLS:
            return _cell(position, target)
        if FLIP.read(target):
            return _flip(position)
    return _elsewhere(speech, target)


def _open(position: SpellPosition) -> set[str]:
    """The targets that begin a legal move."""
    firsts = [gesture(position, move)[0] for move in position.moves()] if position.seat >= 0 else []
    return {step for step in firsts if isinstance(step, str)}


def _rule_of_stage(position: SpellPosition) -> str:
    return _RULES.get(position.stage, "S4.1")


def _rune(speech: SpellSpeech, card: int) -> Why:
    level = int(speech.position.deck.level[card])
    if speech.position.levels >> level & 1:
        return "S5.3", "no-level", {"level": level + 1}
    return "S5.2", "no-shape", {"card": speech.card(card), **_nearest(speech.position, card)}


def _nearest(position: SpellPosition, card: int) -> dict[str, str | int]:
    """What there is of the shape where it is nearest, and what is missing there."""
    shape, active = fits.nearest(position, card), int(position.lit())
    there, missing = each(shape & active), each(shape & ~active)
    return {"there": ", ".join(CELLS[c] for c in there), "missing": ", ".join(CELLS[c] for c in missing)}


def _cast(position: SpellPosition, level: int, spell: int) -> Why:
    if not position.hand(position.mover()) & position.deck.of_level[level - 1]:
        return "S6.1", "no-hand", {}
    message = no_cast(position, spell) or "no-target"
    return "S6.2" if message == "no-reserve" else "S6.1", message, {}


def no_cast(position: SpellPosition, spell: int) -> str:
    """Names the message that says why who has a card cannot cast this spell now; empty if it has a target."""
    if castable(position, spell):
        return ""
    reserved = spell == 1 and position.amulet(position.mover()) != st.DOPPELGANGER and position.reserve() <= 0
    return "no-reserve" if reserved else "no-target"


def _spell(position: SpellPosition, seat: int) -> Why:
    """A spell that nobody can cast now: of the other seat, or of one's own without a card for it."""
    if seat == position.mover() and position.in_turn():
        return "S6.1", "no-hand", {}
    return "S6.1", "no-turn", {}


def _outside(position: SpellPosition) -> Why:
    if position.amulet(position.mover()) == st.EXTRALIMITAE:
        return "S8.5", "no-special-used", {}
    return "S8.5", "no-special", {}


def _flip(position: SpellPosition) -> Why:
    return ("S4.3", "no-may", {}) if position.wizard_actions else ("S4.1", "no-wizard-used", {})


def _cell(position: SpellPosition, target: str) -> Why:
    """A tile begins an arena action, the own wizard's tile a step."""
    cell = CELLS.index(target)
    if cell == position.gap:
        return "S4.4", "no-gap", {"cell": target}
    if position.wizards(position.mover()) >> cell & 1:
        if not position.wizard_actions:
            return "S4.1", "no-wizard-used", {}
        return "S4.2", "no-step", {"cell": target}
    if not position.free() >> cell & 1:
        return "S4.4", "no-lift-pawn", {"cell": target}
    return "S4.1", "no-arena-used", {}


def _elsewhere(speech: SpellSpeech, target: str) -> Why:
    position, stage = speech.position, speech.position.stage
    if stage == st.BUILD and target in FIELD_CELLS:
        return _build(speech, target)
    if stage == st.STAND and target in CELLS:
        second = position.wizards(position.next_to_stand()) != 0
        return ("S8.2", "no-stand-second", {}) if second else ("S3.6", "no-stand-first", {})
    if stage == st.TARGET and target in CELLS:
        return _target(position, target)
    if stage in (st.SCRIPT_WIZARD, st.SCRIPT_LIFT) and target in CELLS:
        return _RULES[stage], "no-script", {}
    return _rule_of_stage(position), "no-other", {"ask": speech.ask()}


def _build(speech: SpellSpeech, target: str) -> Why:
    position = speech.position
    cell = FIELD_CELLS.index(target)
    tiles = position.own0 | position.own1 | 1 << CENTRE
    if tiles >> cell & 1:
        return "S3.4", "no-place-taken", {}
    row, column = divmod(cell, 7)
    near = any(
        tiles >> (r * 7 + c) & 1
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if 0 <= r < 7 and 0 <= c < 7
    )
    return "S3.4", "no-place-frame" if near else "no-place-edge", {}


def _target(position: SpellPosition, target: str) -> Why:
    cell = CELLS.index(target)
    if cell == position.gap:
        return "S6.1", "no-gap", {"cell": target}
    if position.spell == 1:
        return ("S8.3", "no-step", {"cell": target}) if _extra(position) else ("S6.2", "no-summon", {})
    if position.spell == 3 and not position.terms.original and position.free() >> cell & 1:
        return "S6.4", "no-push-far", {}
    return f"S6.{position.spell + 1}", "no-fly", {}


def _extra(position: SpellPosition) -> bool:
    return position.amulet(position.mover()) == st.DOPPELGANGER


_SUPPLY_REASONS: dict[str, Why] = {
    "gem": ("S3.1", "no-gem", {}),
    "elemental": ("S6.2", "no-elemental", {}),
    "special": ("S8.5", "no-special-home", {}),
    "tile": ("S3.4", "no-tile-home", {}),
    "wizard": ("S3.6", "no-wizard-home", {}),
}
_RULES = {
    st.KEEP: "S8.1",
    st.BUILD: "S3.4",
    st.STAND: "S3.6",
    st.TARGET: "S6.1",
    st.SCRIPT_WIZARD: "S9.2",
    st.SCRIPT_LIFT: "S9.3",
}
