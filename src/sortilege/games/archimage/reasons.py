"""Why something cannot be touched now: the rule's number and the message."""

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import START
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.speech import ArchimageSpeech
from sortilege.games.archimage.touch import DIE, PLAYER, RESERVE, first_touch, held_scroll, space_of
from sortilege.kernel.details import Reason
from sortilege.kernel.position import CHANCE, OVER


def why_not(speech: ArchimageSpeech, target: str) -> Reason:
    """The reason for a target in the position that is spoken of."""
    p = speech.position
    if p.seat == OVER:
        return Reason("A9.1", speech("no-over"))
    if p.seat == CHANCE:
        return Reason("A6.3", speech("no-chance"))
    if any(target in first_touch(p, move) for move in p.moves()):
        return Reason("A7.5", speech("no-may"))
    if p.phase in (mv.OPENING, mv.DRAFTING):
        return Reason("A6.2", speech("no-draft"))
    if p.phase >= mv.COLOUR:
        return _inside_a_spell(speech, target)
    if (space := space_of(p, target)) is not None:
        return _space(speech, space)
    if scroll := held_scroll(target):
        return _scroll(speech, *scroll)
    if die := DIE.read(target):
        return Reason("A4.3", speech("no-die" if die[0] == p.active else "no-others"))
    if RESERVE.read(target):
        return Reason("A6.2", speech("no-reserve"))
    return Reason("A4.1", speech("no-turn", player=speech.seat(int(p.seat))))


def _inside_a_spell(speech: ArchimageSpeech, target: str) -> Reason:
    p = speech.position
    if p.phase == mv.STORING:
        return Reason("A8.8", speech("no-storing", token=speech.token(int(p.token))))
    if (player := PLAYER.read(target)) and not p.in_round(player[0]):
        return Reason("A7.4", speech("no-finished"))
    return Reason(f"A8.{p.spell + 1}", speech("no-step", spell=speech.pending()))


def _space(speech: ArchimageSpeech, space: int) -> Reason:
    """A space that cannot be broken in the main choice of a turn."""
    p = speech.position
    name, code = p.board.ids[space], int(p.cell[space])
    if p.board.kind[space] == START:
        return Reason("A5.4", speech("no-start"))
    if not code:
        return Reason("A4.2", speech("no-free-space", space=name))
    if space in p.guardian:
        return Reason("A4.5", speech("no-guarded", space=name))
    for seat in range(p.seats):
        if seat != p.active and p.familiar[seat] == space:
            return Reason("A4.5", speech("no-familiar", space=name, familiar=speech(f"familiar-{seat}")))
    p.flood(p.active)
    if space not in [p.goal[i] for i in range(p.goals)]:
        return Reason("A4.2", speech("no-walls", space=name))
    colour, power = int(sc.COLOUR_OF[code]), int(sc.POWER_OF[code])
    if colour == sc.SPIRIT:
        return Reason("A4.4", speech("no-violet", power=power))
    return Reason("A4.3", speech("no-dice", colour=speech.colour(colour), power=power))


def _scroll(speech: ArchimageSpeech, seat: int, spell: int, colour: int) -> Reason:
    p = speech.position
    if seat != p.active:
        return Reason("A7.1", speech("no-others"))
    if spell == sc.SYNERGY:
        return Reason("A8.5", speech("no-synergy"))
    if not p.up[seat] >> sc.scroll_of(spell, colour) & 1:
        return Reason("A7.2", speech("no-used"))
    name = speech.spell(spell, colour)
    if sc.MYSTIFICATION <= spell <= sc.BORROWING and all(not p.in_round(foe) for foe in range(p.seats) if foe != seat):
        return Reason("A7.4", speech("no-foes", spell=name))
    if spell in (sc.LEAP, sc.TELEPORTATION, sc.SPEED):
        any_of = speech(f"any-{COLOURS[colour]}")
        return Reason(f"A8.{spell + 1}", speech(f"no-{SPELLS[spell]}", spell=name, any=any_of))
    return Reason("A7.3", speech("no-effect", spell=name))
