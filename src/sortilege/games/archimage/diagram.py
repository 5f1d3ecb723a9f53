"""The tower as text: rooms outward by sector, then the players with dice and scrolls."""

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import ALCOVE, FLOOR
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.names import LETTERS
from sortilege.games.archimage.speech import ROMAN, ArchimageSpeech
from sortilege.games.archimage.state import HOME


def board(speech: ArchimageSpeech) -> str:
    """The position as text of several lines."""
    p = speech.position
    numbers = {"round": int(p.round), "sixes": int(p.sixes()), "enough": int(p.board.enough)}
    lines = [speech("board-head", circle=ROMAN[p.circle], **numbers)]
    lines += _tower(speech)
    dice = "  ".join(f"{speech.colour(colour)} {p.reserve[colour]}" for colour in range(4))
    lines.append(speech("board-reserve", dice=dice))
    for seat in range(p.seats):
        lines += _seat(speech, seat)
    return "\n".join(lines)


def _tower(speech: ArchimageSpeech) -> list[str]:
    """Two lists: the circles with their tokens, and the scrolls that lie in alcoves, a line for each first letter."""
    p = speech.position
    groups: dict[tuple[int, str], list[str]] = {}
    for space in range(p.board.size):
        kind = int(p.board.kind[space])
        if kind == FLOOR or not (p.cell[space] or p.who[space]):
            continue
        name = p.board.ids[space]
        groups.setdefault((kind, name[0]), []).append(f"{name} {_what(speech, space)}")
    lines = []
    for (kind, _), texts in groups.items():
        size = 4 if kind == ALCOVE else len(texts)
        lines += ["  ".join(texts[i : i + size]) for i in range(0, len(texts), size)]
    return lines


def _what(speech: ArchimageSpeech, space: int) -> str:
    p, code = speech.position, int(speech.position.cell[space])
    if code >= sc.SCROLL:
        what = f"[{speech.scroll(code - sc.SCROLL)} {int(sc.POWER_OF[code])}]"
    else:
        what = f"{LETTERS[code >> 3]}{code & 7}" if code else "."
    marks = [f"W{seat}" for seat in range(p.seats) if p.wizard[seat] == space]
    marks += [f"F{seat}" for seat in range(p.seats) if p.familiar[seat] == space]
    marks += ["G" for at in p.guardian if at == space]
    return "/".join([what, *marks]) if code or not marks else "/".join(marks)


def _seat(speech: ArchimageSpeech, seat: int) -> list[str]:
    p = speech.position
    marks = speech("board-active") if p.seat == seat else ""
    marks += speech("board-first") if p.first == seat and p.round else ""
    marks += speech("board-done") if not p.in_round(seat) and p.phase != mv.ENDED else ""
    head = speech("board-seat", player=f"{seat} {speech.seat(seat)}", points=int(p.points(seat)), marks=marks)
    places = [speech("board-place", space=p.board.ids[p.wizard[seat]])]
    if p.familiar[seat] != HOME:
        pet = speech(f"familiar-{seat}")
        places.append(speech("board-familiar", familiar=pet, space=p.board.ids[p.familiar[seat]]))
    return [head, f"   {', '.join([*places, _dice(speech, seat)])}", f"   {', '.join(_scrolls(speech, seat))}"]


def _dice(speech: ArchimageSpeech, seat: int) -> str:
    p, shown = speech.position, []
    for colour in range(4):
        faces = [str(value) for value in values(p.dice[4 * seat + colour])]
        faces += ["?"] * (p.wait[seat] >> 4 * colour & 15)
        if faces:
            shown.append(f"{speech.colour(colour)} {' '.join(faces)}")
    return speech("board-dice", dice="; ".join(shown)) if shown else speech("board-no-dice")


def _scrolls(speech: ArchimageSpeech, seat: int) -> list[str]:
    p, names = speech.position, []
    for used, word in ((False, p.up[seat]), (True, p.down[seat])):
        for scroll in (sc.LINK, *range(50 if p.circle > 1 else 25)):
            name = speech.scroll(scroll)
            if sc.spell_of(scroll, max(1, p.circle)) == sc.ABSORPTION and p.stored[scroll % 5]:
                name = speech("board-stored", scroll=name, token=speech.token(int(p.stored[scroll % 5])))
            names += [speech("board-used", scroll=name) if used else name] * sc.how_many(word, scroll, p.circle)
    return names
