"""Positions as one line of text, both ways. Reading is strict: what play cannot reach is refused with the reason.

The fields: stage, turns finished, gem, amulets, arena, wizards of violet and of black, elementals, actions left
(wizard, arena), special tile, levels activated this turn, display, cards won by violet and by black (+ marks those
in hand).
"""

import re

from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.decks import Card, cards
from sortilege.games.spell.notation import AMULETS, CELLS, FIELD_CELLS, OUTSIDE
from sortilege.games.spell.possible import MINE, check, refuse
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import (
    BUILD,
    DEAL,
    ENDED,
    KEEP,
    REVEAL,
    SCRIPT_LIFT,
    SCRIPT_SLIDE,
    SCRIPT_WIZARD,
    STAND,
    TARGET,
    TOSS,
    TURN,
    State,
)
from sortilege.kernel.bits import popcount
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

STAGES = {
    "toss": TOSS,
    "deal": DEAL,
    "keep": KEEP,
    "reveal": REVEAL,
    "build": BUILD,
    "stand": STAND,
    "turn": TURN,
    "cast1": TARGET,
    "cast2": TARGET,
    "cast3": TARGET,
    "script-wizard": SCRIPT_WIZARD,
    "script-lift": SCRIPT_LIFT,
    "script-slide": SCRIPT_SLIDE,
    "over": ENDED,
}
FIELDS = "stage turn gem amulets arena violet black elementals actions special levels display violet-won black-won"


def bits(word: int) -> list[int]:
    """The numbers of the bits set."""
    return [i for i in range(word.bit_length()) if word >> i & 1]


# writing


def write(state: State) -> str:
    deck = cards(state.terms.cards)
    stage = f"cast{state.spell}" if state.stage == TARGET else next(k for k, v in STAGES.items() if v == state.stage)
    cells = FIELD_CELLS if state.stage == BUILD else CELLS
    fields = [
        stage,
        str(state.turn),
        "-" if state.first < 0 else "vb"[state.first],
        "".join(_letter(one) for one in (state.amulet0, state.amulet1)) + "/" + _letters(state.dealt),
        arena(state),
        *(_list([cells[i] for i in bits(one)]) for one in (state.wizards0, state.wizards1, state.elementals)),
        f"{state.wizard_actions}{state.arena_actions}",
        "-" if state.special < 0 else OUTSIDE[state.special],
        "".join(str(i + 1) for i in bits(state.levels)) or "-",
        "/".join("+".join(_card(deck, state.slot(level, beside)) for beside in (0, 1)) for level in range(4)),
        *(_won(deck, state.won(seat), state.hand(seat)) for seat in (0, 1)),
    ]
    return " ".join(fields)


def arena(state: State) -> str:
    """The tiles, row by row from the top; . is no tile yet, _ the gap, - no arena yet."""
    if not state.own0 | state.own1 and state.stage != BUILD:
        return "-"
    side = 7 if state.stage == BUILD else 4
    return "/".join("".join(tile(state, row * side + column) for column in range(side)) for row in range(side))


def tile(state: State, cell: int) -> str:
    """v and b: inactive tiles of violet and black; V and B: active ones."""
    letter = "v" if state.own0 >> cell & 1 else "b" if state.own1 >> cell & 1 else ""
    if letter:
        return letter.upper() if state.active >> cell & 1 else letter
    if state.stage == BUILD:
        return "N" if cell == CENTRE else "."
    return "_" if cell == state.gap else "N"


def _letter(amulet: int) -> str:
    return "-" if amulet < 0 else AMULETS[amulet][0]


def _letters(amulets: int) -> str:
    return "".join(AMULETS[i][0] for i in bits(amulets)) or "-"


def _list(names: list[str]) -> str:
    return ",".join(names) or "-"


def _card(deck: tuple[Card, ...], card: int) -> str:
    return "-" if card < 0 else deck[card].id


def _won(deck: tuple[Card, ...], won: int, hand: int) -> str:
    return _list([deck[i].id + ("+" if hand >> i & 1 else "") for i in bits(won)])


# reading


def read(text: str, state: Spell) -> Spell:
    """Fills a fresh position of the right terms from its text."""
    fields = text.split(" ")
    names = FIELDS.split()
    if len(fields) != len(names):
        raise BadNotation(f"a position has {len(names)} fields parted by one space ({FIELDS}), got {len(fields)}")
    given = dict(zip(names, fields, strict=True))
    if given["stage"] not in STAGES:
        raise BadNotation(f"stage {given['stage']!r}: expected one of {', '.join(STAGES)}")
    state.stage = STAGES[given["stage"]]
    state.spell = int(given["stage"][4]) if state.stage == TARGET else 0
    state.turn = _number("turn", given["turn"], 2 * int(state.terms.rounds))
    state.first = _choice("gem", given["gem"], "-vb") - 1
    _read_amulets(state, given["amulets"])
    _read_arena(state, given["arena"])
    cells = FIELD_CELLS if state.stage == BUILD else CELLS
    state.wizards0 = _set("violet", given["violet"], cells)
    state.wizards1 = _set("black", given["black"], cells)
    state.elementals = _set("elementals", given["elementals"], CELLS)
    _read_actions(state, given)
    _read_cards(state, cards(state.terms.cards), given)
    check(state)
    _seat(state)
    return state


def _number(field: str, text: str, most: int) -> int:
    if not re.fullmatch("0|[1-9][0-9]?", text) or int(text) > most:
        raise BadNotation(f"{field} {text!r}: expected a number from 0 to {most}")
    return int(text)


def _choice(field: str, text: str, letters: str) -> int:
    if len(text) != 1 or text not in letters:
        raise BadNotation(f"{field} {text!r}: expected one of {', '.join(letters)}")
    return letters.index(text)


def _set(field: str, text: str, names: list[str]) -> int:
    if text == "-":
        return 0
    found = text.split(",")
    if any(one not in names for one in found):
        raise BadNotation(f"{field} {text!r}: expected names such as {names[0]},{names[5]}, or -")
    numbers = [names.index(one) for one in found]
    if numbers != sorted(set(numbers)):
        raise BadNotation(f"{field} {text!r}: expected each name once and in order")
    return sum(1 << number for number in numbers)


def _read_amulets(state: State, text: str) -> None:
    initials = "".join(name[0] for name in AMULETS)
    match = re.fullmatch(rf"([{initials}-])([{initials}-])/(-|[{initials}]{{1,2}})", text)
    if not match:
        raise BadNotation(f"amulets {text!r}: expected violet's and black's and those dealt, such as de/- or --/dt")
    state.amulet0, state.amulet1 = initials.find(match[1]), initials.find(match[2])
    numbers = [initials.index(one) for one in match[3] if one != "-"]
    if numbers != sorted(set(numbers)):
        raise BadNotation(f"amulets {text!r}: expected the amulets dealt once each and in the order {initials}")
    state.dealt = sum(1 << one for one in numbers)


def _read_arena(state: State, text: str) -> None:
    if text == "-":
        return
    side, letters = (7, "vVbBN.") if state.stage == BUILD else (4, "vVbBN_")
    rows = text.split("/")
    if len(rows) != side or any(len(row) != side or set(row) - set(letters) for row in rows):
        raise BadNotation(f"arena {text!r}: expected {side} rows of {side} out of {letters}, parted by /")
    flat = "".join(rows)
    state.own0 = _where(flat, "vV")
    state.own1 = _where(flat, "bB")
    state.active = _where(flat, "VB")
    if side == 7:
        refuse(_where(flat, "N") != 1 << CENTRE, "arena: the neutral tile lies in the middle of the field")
        return
    refuse(flat.count("N") != 1 or flat.count("_") != 1, "arena: there is one neutral tile and one gap")
    refuse(popcount(state.own0) != 7, "arena: there are seven tiles of each colour")
    state.gap = flat.index("_")


def _where(flat: str, letters: str) -> int:
    return sum(1 << i for i, one in enumerate(flat) if one in letters)


def _read_actions(state: State, given: dict[str, str]) -> None:
    if not re.fullmatch("[01][012]", given["actions"]):
        raise BadNotation(f"actions {given['actions']!r}: expected the wizard and arena actions left, such as 11")
    state.wizard_actions, state.arena_actions = int(given["actions"][0]), int(given["actions"][1])
    if given["special"] != "-":
        special = _set("special", given["special"], OUTSIDE)
        refuse(popcount(special) != 1, "special: there is one special tile")
        state.special = bits(special)[0]
    if not re.fullmatch("-|1?2?3?4?", given["levels"]) or not given["levels"]:
        raise BadNotation(f"levels {given['levels']!r}: expected levels in order such as 13, or -")
    state.levels = sum(1 << int(one) - 1 for one in given["levels"] if one != "-")


def _read_cards(state: State, deck: tuple[Card, ...], given: dict[str, str]) -> None:
    slots = [slot for level in given["display"].split("/") for slot in level.split("+")]
    if not re.fullmatch(r"[^/+]+\+[^/+]+(/[^/+]+\+[^/+]+){3}", given["display"]):
        raise BadNotation(f"display {given['display']!r}: expected two slots a level, such as b1-1+b1-2/b2-1+-/...")
    for i, slot in enumerate(slots):
        if slot != "-":
            card = _known(deck, "display", slot)
            refuse(state.deck.level[card] != i // 2, f"display: {slot} is not of level {i // 2 + 1}")
            refuse(bool(state.shown >> card & 1), f"display: {slot} stands twice")
            state.shown |= 1 << card
            state.set_slot(i // 2, i % 2, card)
    ids = [card.id for card in deck]
    names = [given[field].replace("+", "") for field in ("violet-won", "black-won")]
    state.won0, state.won1 = _set("violet-won", names[0], ids), _set("black-won", names[1], ids)
    hands = []
    for field in ("violet-won", "black-won"):
        listed = given[field].split(",")
        refuse(any("+" in one[:-1] for one in listed), f"{field}: a + stands behind a card that is in hand")
        hands.append(sum(1 << _known(deck, field, one[:-1]) for one in listed if one.endswith("+")))
    state.hand0, state.hand1 = hands
    refuse(bool(state.won0 & state.won1 | (state.won0 | state.won1) & state.shown), "a card lies in two places")
    state.hidden &= ~(state.shown | state.won0 | state.won1)


def _known(deck: tuple[Card, ...], field: str, card_id: str) -> int:
    number = next((i for i, card in enumerate(deck) if card.id == card_id), None)
    if number is None:
        raise BadNotation(f"{field}: {card_id!r} is no card of this deck; cards are written like {deck[0].id}")
    return number


def _seat(state: Spell) -> None:
    """Who is asked follows from the rest."""
    if state.stage in (TOSS, DEAL, REVEAL, SCRIPT_SLIDE):
        state.seat = CHANCE
    elif state.stage == KEEP:
        state.seat = state.first if state.amulet(1 - state.first) >= 0 else 1 - state.first
    elif state.stage == BUILD:
        state.seat = state.builder()
    elif state.stage == STAND:
        state.seat = CHANCE if state.terms.quick else state.next_to_stand()
    elif state.stage in MINE:
        state.seat = state.mover()
    elif state.stage == ENDED:
        state.seat = OVER
    else:
        state.seat = 0 if len(state.moves()) > 1 else CHANCE
