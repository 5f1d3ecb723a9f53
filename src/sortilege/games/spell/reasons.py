"""Why a target cannot be touched now: the number of the rule and the message that says it."""

from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.speech import Speech, find_card
from sortilege.games.spell.state import (
    BUILD,
    DOPPELGANGER,
    EXTRALIMITAE,
    KEEP,
    SCRIPT_LIFT,
    SCRIPT_WIZARD,
    STAND,
    TARGET,
    TURN,
)
from sortilege.games.spell.touch import gesture
from sortilege.games.spell.turn import castable
from sortilege.kernel.game import Reason
from sortilege.kernel.position import OVER

Why = tuple[str, str, dict[str, str | int]]  # rule, message, its arguments


def why_not(speech: Speech, target: str) -> Reason:
    rule, message, arguments = _why(speech, target)
    return Reason(rule, speech(message, **arguments))


def _why(speech: Speech, target: str) -> Why:
    position = speech.position
    if position.seat == OVER:
        return "S1.2", "no-over", {}
    if target in _open(position):
        return _rule_of_stage(position), "no-may", {}
    kind, _, rest = target.partition("-")
    if position.stage == TURN:
        if kind == "rune":
            return _rune(speech, rest)
        if kind == "cast":
            return _cast(position, rest)
        if target in OUTSIDE:
            return _outside(position)
        if target in CELLS:
            return _cell(position, target)
        if kind == "flip":
            return _flip(position)
    return _elsewhere(speech, target)


def _open(position: Spell) -> set[str]:
    """The targets that begin a legal move."""
    firsts = [gesture(position, move)[0] for move in position.moves()] if position.seat >= 0 else []
    return {one for one in firsts if isinstance(one, str)}


def _rule_of_stage(position: Spell) -> str:
    return _RULES.get(position.stage, "S4.1")


def _rune(speech: Speech, card_id: str) -> Why:
    position, found = speech.position, find_card(speech.position, card_id)
    if found is None:
        return "S4.1", "no-other", {"ask": speech.ask()}
    number, card = found
    if position.levels >> (card.level - 1) & 1:
        return "S5.3", "no-level", {"level": card.level}
    return "S5.2", "no-shape", {"card": speech.card(number)}


def _cast(position: Spell, rest: str) -> Why:
    level, spell = int(rest[0]), int(rest[-1])
    if not position.hand(position.mover()) & position.deck.of_level[level - 1]:
        return "S6.1", "no-hand", {}
    if spell == 1 and position.amulet(position.mover()) != DOPPELGANGER and position.reserve() <= 0:
        return "S6.2", "no-reserve", {}
    assert not castable(position, spell)
    return "S6.1", "no-target", {}


def _outside(position: Spell) -> Why:
    if position.amulet(position.mover()) == EXTRALIMITAE:
        return "S8.5", "no-special-used", {}
    return "S8.5", "no-special", {}


def _flip(position: Spell) -> Why:
    return ("S4.3", "no-may", {}) if position.wizard_actions else ("S4.1", "no-wizard-used", {})


def _cell(position: Spell, target: str) -> Why:
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


def _elsewhere(speech: Speech, target: str) -> Why:
    position, stage = speech.position, speech.position.stage
    if stage == BUILD and target in FIELD_CELLS:
        return _build(position, target)
    if stage == STAND and target in CELLS:
        second = position.wizards(position.next_to_stand()) != 0
        return ("S8.2", "no-stand-second", {}) if second else ("S3.6", "no-stand-first", {})
    if stage == TARGET and target in CELLS:
        return _target(position, target)
    if stage in (SCRIPT_WIZARD, SCRIPT_LIFT) and target in CELLS:
        return _RULES[stage], "no-script", {}
    return _rule_of_stage(position), "no-other", {"ask": speech.ask()}


def _build(position: Spell, target: str) -> Why:
    cell = FIELD_CELLS.index(target)
    tiles = position.own0 | position.own1 | 1 << CENTRE
    if tiles >> cell & 1:
        return "S3.4", "no-place-taken", {"cell": target}
    row, column = divmod(cell, 7)
    near = any(
        tiles >> (r * 7 + c) & 1
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if 0 <= r < 7 and 0 <= c < 7
    )
    return "S3.4", "no-place-frame" if near else "no-place-edge", {}


def _target(position: Spell, target: str) -> Why:
    cell = CELLS.index(target)
    if cell == position.gap:
        return "S6.1", "no-gap", {"cell": target}
    if position.spell == 1:
        return ("S8.3", "no-step", {"cell": target}) if _extra(position) else ("S6.2", "no-summon", {})
    if position.spell == 3 and not position.terms.original and position.free() >> cell & 1:
        return "S6.4", "no-push-far", {}
    return f"S6.{position.spell + 1}", "no-fly", {}


def _extra(position: Spell) -> bool:
    return position.amulet(position.mover()) == DOPPELGANGER


_RULES = {KEEP: "S8.1", BUILD: "S3.4", STAND: "S3.6", TARGET: "S6.1", SCRIPT_WIZARD: "S9.2", SCRIPT_LIFT: "S9.3"}
