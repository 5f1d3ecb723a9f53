"""The tower as text: rooms outward by sector, then the players with dice and scrolls."""

from sortilege.games.archimage.board import ALCOVE, FLOOR, SEAL
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.moves import ENDED
from sortilege.games.archimage.names import LETTERS
from sortilege.games.archimage.spells import ABSORPTION, LINK, SCROLL, how_many, spell_of
from sortilege.games.archimage.telling import ROMAN, Teller
from sortilege.games.archimage.tower import HOME


def board(teller: Teller) -> str:
    p = teller.p
    numbers = {"round": int(p.round), "sixes": int(p.sixes()), "enough": int(p.board.enough)}
    lines = [teller.say("board-head", circle=ROMAN[p.circle], **numbers)]
    lines += _tower(teller)
    dice = "  ".join(f"{teller.colour(colour)} {p.reserve[colour]}" for colour in range(4))
    lines.append(teller.say("board-reserve", dice=dice))
    for seat in range(p.seats):
        lines += _seat(teller, seat)
    return "\n".join(lines)


def _tower(teller: Teller) -> list[str]:
    """Two lists: the circles with their tokens, and the scrolls that lie in alcoves, a line for each first letter."""
    p = teller.p
    groups: dict[tuple[int, str], list[str]] = {}
    for space in range(p.board.size):
        kind = int(p.board.kind[space])
        if kind == FLOOR or not (p.cell[space] or p.who[space]):
            continue
        name = p.board.ids[space]
        groups.setdefault((kind, name[0]), []).append(f"{name} {_what(teller, space)}")
    lines = []
    for (kind, _), some in groups.items():
        if kind == SEAL:
            lines.append("  ".join(some))
        else:
            lines += (
                ["  ".join(some[i : i + 4]) for i in range(0, len(some), 4)] if kind == ALCOVE else ["  ".join(some)]
            )
    return lines


def _what(teller: Teller, space: int) -> str:
    p, code = teller.p, int(teller.p.cell[space])
    if code >= SCROLL:
        what = f"[{teller.scroll(code - SCROLL)} {(code - SCROLL) // 5 % 5 + 2}]"
    else:
        what = f"{LETTERS[code >> 3]}{code & 7}" if code else "."
    marks = [f"W{seat}" for seat in range(p.seats) if p.wizard[seat] == space]
    marks += [f"F{seat}" for seat in range(p.seats) if p.familiar[seat] == space]
    marks += ["G" for at in p.guardian if at == space]
    return "/".join([what, *marks]) if code or not marks else "/".join(marks)


def _seat(teller: Teller, seat: int) -> list[str]:
    p = teller.p
    marks = teller.say("board-active") if p.seat == seat else ""
    marks += teller.say("board-first") if p.first == seat and p.round else ""
    marks += teller.say("board-done") if not p.in_round(seat) and p.phase != ENDED else ""
    head = teller.say("board-seat", player=f"{seat} {teller.player(seat)}", points=int(p.points(seat)), marks=marks)
    places = [teller.say("board-place", space=p.board.ids[p.wizard[seat]])]
    if p.familiar[seat] != HOME:
        pet = teller.say(f"familiar-{seat}")
        places.append(teller.say("board-familiar", familiar=pet, space=p.board.ids[p.familiar[seat]]))
    return [head, f"   {', '.join([*places, _dice(teller, seat)])}", f"   {', '.join(_scrolls(teller, seat))}"]


def _dice(teller: Teller, seat: int) -> str:
    p, shown = teller.p, []
    for colour in range(4):
        faces = [str(value) for value in values(p.dice[4 * seat + colour])]
        faces += ["?"] * (p.wait[seat] >> 4 * colour & 15)
        if faces:
            shown.append(f"{teller.colour(colour)} {' '.join(faces)}")
    return teller.say("board-dice", dice="; ".join(shown)) if shown else teller.say("board-no-dice")


def _scrolls(teller: Teller, seat: int) -> list[str]:
    p, found = teller.p, []
    for used, word in ((False, p.up[seat]), (True, p.down[seat])):
        for scroll in (LINK, *range(50 if p.circle > 1 else 25)):
            name = teller.scroll(scroll)
            if spell_of(scroll, max(1, p.circle)) == ABSORPTION and p.stored[scroll % 5]:
                name = teller.say("board-stored", scroll=name, token=teller.token(int(p.stored[scroll % 5])))
            found += [teller.say("board-used", scroll=name) if used else name] * how_many(word, scroll, p.circle)
    return found
