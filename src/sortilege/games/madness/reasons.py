"""Why a target cannot be touched now, with the number of the rule."""

from sortilege.games.madness import codes as c
from sortilege.games.madness import touch as t
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.costs import curse_cost
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.kernel.details import Reason
from sortilege.kernel.position import OVER


def why_not(say: MadnessSpeech, target: str) -> Reason:
    """The rule that keeps this target from being touched, and a sentence."""
    p = say.p
    say.name(target)
    if p.seat == OVER:
        return Reason("B6.2", say("why-over"))
    if p.seat < 0:
        return Reason("B5.1", say("why-chance"))
    if p.question != c.MENU:
        return Reason("B5.2", say("why-asked", ask=say.ask()))
    if learnt := t.spell_targets(p.cards).read(target):
        return _spell(say, *learnt)
    if card := t.CARD.read(target):
        return _card(say, card[2])
    if slot := t.CURSE.read(target):
        costs = [int(curse_cost(p, slot[0], e)) for e in range(4)] if p.curse(*slot) != NONE else []
        return Reason("B3.6", _too_dear(say, costs) if costs else say("why-slot"))
    if shelf := t.SHELF.read(target):
        cost = int(p.cards.learn_cost[p.mage(p.seat)])
        too_dear = _too_dear(say, [cost if e == shelf[0] else 0 for e in range(4)])
        return Reason("B3.4", too_dear if p.library(*shelf) != NONE else say("why-empty"))
    if kind := t.SUPPLY.read(target):
        return _supply(say, *kind)
    if target in ("monster", "page"):
        return Reason("B2.3", say("why-page"))
    return Reason("B3.9", say("why-mage")) if t.MAGE.read(target) else Reason("B3.8", say("why-player"))


def _too_dear(say: MadnessSpeech, costs: list[int]) -> str:
    have = [int(say.p.worth(say.p.seat, e)) if costs[e] else 0 for e in range(4)]
    return say("why-cost", cost=say.cost(costs), have=say.cost(have))


def _spell(say: MadnessSpeech, seat: int, spell: int) -> Reason:
    p = say.p
    if seat != p.seat:
        return Reason("B3.2", say("why-not-yours", who=say.seat(seat)))
    if p.spent(seat) >> spell & 1:
        return Reason("B3.2", say("why-spent", spell=say.spell(spell), who=say.seat(seat)))
    return Reason("B3.2", _too_dear(say, [int(p.cards.cost[spell * 4 + e]) for e in range(4)]))


def _card(say: MadnessSpeech, kind: int) -> Reason:
    p = say.p
    if kind != c.MAD:
        return Reason("B3.1", say("why-cards"))
    if p.forbidden & c.NO_HEAL:
        return Reason("B5.3", say("why-forbidden"))
    cost = int(p.cards.cure_cost[p.mage(p.seat)])
    if all(p.worth(p.seat, e) < cost for e in range(4)):
        return Reason("B3.7", say("ask-pay-any", n=cost))
    return Reason("B3.7", say("why-no-cure"))


def _supply(say: MadnessSpeech, kind: int) -> Reason:
    p = say.p
    if p.forbidden & c.NO_ACQUIRE:
        return Reason("B5.3", say("why-forbidden"))
    if not p.supply(kind):
        return Reason("B3.5", say("why-empty"))
    return Reason("B3.5", _too_dear(say, [kind % 3 + 1 if e == kind // 3 else 0 for e in range(4)]))
