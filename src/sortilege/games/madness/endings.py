"""Why a game is over, by the rule that ended it, and what each magician had in the end."""

from sortilege.games.madness import codes as c
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.deeds import Ending
from sortilege.kernel.details import Reason

_RULES = {c.WON: "B6.3", c.MAD_END: "B6.2", c.MONSTER_END: "B6.2", c.ALL_OUT: "B6.2"}


def ending(say: MadnessSpeech) -> Ending:
    """Tells by which rule all have won or lost (B6.2, B6.3), and each player's Spells, Element cards and Madness."""
    columns = [say("end-spells"), say("end-worth"), say("end-madness")]
    return Ending(_reason(say), columns, [_row(say, seat) for seat in range(say.p.seats)])


def _reason(say: MadnessSpeech) -> Reason:
    """By which rule it is over; else how far it has come."""
    p, result = say.p, int(say.p.result)
    if result not in _RULES:
        return Reason("B6.2", say("end-open", stands=stands(say)) if p.round else say("end-not-begun"))
    left = [say.curse(slot) for slot in each(p.cursed())]
    text = say(
        f"end-{result}", monster=_monster(say), curses=", ".join(left), n=len(left), round=int(p.round),
        turn=min(int(p.turn) + 1, 30), pile=int(p.madness),
    )  # fmt: skip
    return Reason(_RULES[result], text)


def swing(before: Madness, after: Madness) -> int:
    """Weighs what an action changed: a player who is out, a round that closes, Curses destroyed, the Madness pile."""
    out = sum(bool(before.alive(seat) and not after.alive(seat)) for seat in range(before.seats))
    closed = int(before.round != after.round and before.round > 0)
    curses = 0 if closed else max(0, popcount(before.cursed()) - popcount(after.cursed()))
    pile = abs(int(after.madness - before.madness)) if before.round > 0 else 0
    return 8 * out + 4 * closed + 2 * curses + pile


def stands(say: MadnessSpeech) -> str:
    """Tells the round, the Curses that are left, and the Madness pile."""
    p = say.p
    return say("stands", round=int(p.round), curses=popcount(p.cursed()), pile=int(p.madness))


def _monster(say: MadnessSpeech) -> str:
    return say.of(say.cards.pages[say.p.monster])


def _row(say: MadnessSpeech, seat: int) -> list[str]:
    """The number of Spells, the value of all Element cards, the Madness in hand, support and piles."""
    p = say.p
    if not p.alive(seat):
        return [say("scene-out"), "-", "-"]
    held = [say.held(seat, kind) for kind in range(c.KINDS)]
    worth = sum(n * int(c.VALUE[kind]) for kind, n in enumerate(held))
    return [str(popcount(p.spells(seat))), str(worth), str(held[c.MAD])]
