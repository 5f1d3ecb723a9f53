"""The position as text of several lines: round, book, track, library, supply, and each player's cards."""

from sortilege.games.madness import codes as c
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.notation import KIND_TEXTS
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.kernel.bits import each


def board(say: MadnessSpeech) -> str:
    """The table in lines."""
    p = say.p
    lines = [say(f"board-over-{int(p.result)}")] if p.result else []
    table: dict[str, str | int] = {"round": int(p.round), "space": int(p.marker), "turn": min(int(p.turn) + 1, 30)}
    lines.append(say("board-round", **table, who=say.seat(p.active), n=int(p.madness)))
    if NONE in (p.monster, p.right_page):
        lines.append(say("board-setup"))
    else:
        _, failure, bonus = (part[say.language] for part in say.cards.pages[p.right_page].parts)
        monster = say.of(say.cards.pages[p.monster])
        lines.append(say("board-monster", monster=monster, failure=failure, bonus=bonus))
    lines += ["  " + _slot(say, slot) for slot in range(c.SLOTS)]
    lines += _store(say)
    for seat in range(p.seats):
        lines += _seat(say, seat)
    return "\n".join(lines)


def _store(say: MadnessSpeech) -> list[str]:
    """Library and supply."""
    p = say.p
    shelves = [say.spell(p.library(e)) for e in range(4) if p.library(e) != NONE]
    supply = [f"{KIND_TEXTS[kind]} {int(p.supply(kind))}" for kind in range(c.MAD) if c.VALUE[kind] > 1]
    return [say("board-library", spells=", ".join(shelves) or "–"), say("board-supply", cards=", ".join(supply))]


def _slot(say: MadnessSpeech, slot: int) -> str:
    space = int(c.SPACE[slot])
    if say.p.curse(slot) == NONE:
        return say("board-no-curse", space=space)
    return say("board-slot", space=space, curse=say.curse(slot), cost=say.curse_cost(slot))


def _seat(say: MadnessSpeech, seat: int) -> list[str]:
    p, head = say.p, f"{seat + 1}. {say.seat(seat)}"
    if p.mage(seat) != NONE and not p.alive(seat):
        return [f"{head}: {say('board-out')}"]
    spells = [say.spell(spell) + "*" * (p.spent(seat) >> spell & 1) for spell in each(p.spells(seat))]
    return [
        head,
        "   " + say("board-hand", cards=say.zone(seat, c.HAND)),
        "   " + say("board-support", cards=say.zone(seat, c.SUPPORT)),
        "   " + say("board-discard", cards=say.zone(seat, c.DISCARD)),
        "   " + say("board-deck", n=int(p.deck_size(seat))),
        "   " + say("board-spells", spells=", ".join(spells) or "–"),
    ]
