"""Why something cannot be touched now: the rule's number and the message."""

from sortilege.games.archimage.board import START
from sortilege.games.archimage.moves import COLOUR, DRAFTING, OPENING
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.spells import COLOUR_OF, POWER_OF, SPIRIT, SYNERGY, scroll_of
from sortilege.games.archimage.telling import Teller
from sortilege.games.archimage.touching import first_touch
from sortilege.kernel.game import Reason
from sortilege.kernel.position import CHANCE, OVER


def why_not(teller: Teller, target: str) -> Reason:
    """The reason for a target in the position that the teller speaks of."""
    p = teller.p
    if p.seat == OVER:
        return Reason("A9.1", teller.say("no-over"))
    if p.seat == CHANCE:
        return Reason("A6.3", teller.say("no-chance"))
    if any(target in first_touch(p, move) for move in p.moves()):
        return Reason("A7.5", teller.say("no-may"))
    if p.phase in (OPENING, DRAFTING):
        return Reason("A6.2", teller.say("no-draft"))
    if p.phase >= COLOUR:
        return _inside_a_spell(teller, target)
    head, _, rest = target.partition("-")
    if head == "n":
        return _space(teller, rest)
    if head[0] == "s" and head[1:].isdigit():
        return _scroll(teller, int(head[1:]), rest)
    if head[0] == "d" and head[1:].isdigit():
        mine = int(head[1:]) == p.active
        return Reason("A4.3", teller.say("no-die")) if mine else Reason("A4.3", teller.say("no-others"))
    if head == "r":
        return Reason("A6.2", teller.say("no-reserve"))
    return Reason("A4.1", teller.say("no-turn", player=teller.player(int(p.seat))))


def _inside_a_spell(teller: Teller, target: str) -> Reason:
    p = teller.p
    if target.startswith("p-") and target[2:].isdigit() and not p.in_round(int(target[2:])):
        return Reason("A7.4", teller.say("no-finished"))
    rule = f"A8.{p.spell + 1}"
    return Reason(rule, teller.say("no-step", spell=teller.pending()))


def _space(teller: Teller, lowered: str) -> Reason:
    """A space that cannot be broken in the main choice of a turn."""
    p = teller.p
    space = next((i for i, name in enumerate(p.board.ids) if name.lower() == lowered), 0)
    name, code = p.board.ids[space], int(p.cell[space])
    if p.board.kind[space] == START:
        return Reason("A5.4", teller.say("no-start"))
    if not code:
        return Reason("A4.2", teller.say("no-free-space", space=name))
    if space in p.guardian:
        return Reason("A4.5", teller.say("no-guarded", space=name))
    for seat in range(p.seats):
        if seat != p.active and p.familiar[seat] == space:
            return Reason("A4.5", teller.say("no-familiar", space=name, familiar=teller.say(f"familiar-{seat}")))
    p.flood(p.active)
    if space not in [p.goal[i] for i in range(p.goals)]:
        return Reason("A4.2", teller.say("no-walls", space=name))
    colour, power = int(COLOUR_OF[code]), int(POWER_OF[code])
    if colour == SPIRIT:
        return Reason("A4.4", teller.say("no-violet", power=power))
    return Reason("A4.3", teller.say("no-dice", colour=teller.colour(colour), power=power))


def _scroll(teller: Teller, seat: int, name: str) -> Reason:
    p = teller.p
    spell_name, _, colour_name = name.partition("-")
    spell = SPELLS.index(spell_name)
    colour = COLOURS.index(colour_name) if colour_name else SPIRIT
    if seat != p.active:
        return Reason("A7.1", teller.say("no-others"))
    if spell == SYNERGY:
        return Reason("A8.5", teller.say("no-synergy"))
    if not p.up[seat] >> scroll_of(spell, colour) & 1:
        return Reason("A7.2", teller.say("no-used"))
    return Reason("A7.3", teller.say("no-effect", spell=teller.spell(spell, colour)))
