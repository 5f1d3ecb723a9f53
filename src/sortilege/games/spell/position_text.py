"""Positions as one line of text, both ways. Reading is strict: what play cannot reach is refused with the reason.

The fields: stage, turns finished, gem, amulets, arena, wizards of violet and of black, elementals, actions left
(wizard, arena), special tile, levels activated this turn, display, cards won by violet and by black (+ marks those
in hand).
"""

import re

from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE
from sortilege.games.spell.decks import RuneCard, cards
from sortilege.games.spell.invariants import problems
from sortilege.games.spell.notation import AMULETS, CELLS, OUTSIDE, SEATS, cell_names
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.state import SpellState
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.position import CHANCE, OVER

STAGES = {
    "toss": st.TOSS,
    "deal": st.DEAL,
    "keep": st.KEEP,
    "reveal": st.REVEAL,
    "build": st.BUILD,
    "stand": st.STAND,
    "turn": st.TURN,
    "cast1": st.TARGET,
    "cast2": st.TARGET,
    "cast3": st.TARGET,
    "script-wizard": st.SCRIPT_WIZARD,
    "script-lift": st.SCRIPT_LIFT,
    "script-slide": st.SCRIPT_SLIDE,
    "over": st.ENDED,
}
FIELDS = (
    "stage", "turn", "gem", "amulets", "arena", "violet", "black", "elementals", "actions", "special", "levels",
    "display", "violet-won", "black-won",
)  # fmt: skip


# writing


def write(state: SpellState) -> str:
    """The position as its fields, parted by spaces."""
    deck, cells = cards(state.terms.cards), cell_names(state)
    stage = f"cast{state.spell}" if state.stage == st.TARGET else next(k for k, v in STAGES.items() if v == state.stage)
    fields = [
        stage,
        str(state.turn),
        "-" if state.first < 0 else "vb"[state.first],
        "".join(_letter(amulet) for amulet in (state.amulet0, state.amulet1)) + "/" + _letters(state.dealt),
        arena(state),
        *(_list([cells[i] for i in each(pawns)]) for pawns in (state.wizards0, state.wizards1, state.elementals)),
        f"{state.wizard_actions}{state.arena_actions}",
        "-" if state.special < 0 else OUTSIDE[state.special],
        "".join(str(i + 1) for i in each(state.levels)) or "-",
        "/".join("+".join(_card(deck, state.slot(level, beside)) for beside in (0, 1)) for level in range(4)),
        *(_won(deck, state.won(seat), state.hand(seat)) for seat in (0, 1)),
    ]
    return " ".join(fields)


def arena(state: SpellState) -> str:
    """The tiles, row by row from the top; . is no tile yet, _ the gap, - no arena yet."""
    if not state.own0 | state.own1 and state.stage != st.BUILD:
        return "-"
    side = 7 if state.stage == st.BUILD else 4
    return "/".join("".join(tile(state, row * side + column) for column in range(side)) for row in range(side))


def tile(state: SpellState, cell: int) -> str:
    """v and b: inactive tiles of violet and black; V and B: active ones."""
    letter = "v" if state.own0 >> cell & 1 else "b" if state.own1 >> cell & 1 else ""
    if letter:
        return letter.upper() if state.active >> cell & 1 else letter
    if state.stage == st.BUILD:
        return "N" if cell == CENTRE else "."
    return "_" if cell == state.gap else "N"


def _letter(amulet: int) -> str:
    return "-" if amulet < 0 else AMULETS[amulet][0]


def _letters(amulets: int) -> str:
    return "".join(AMULETS[i][0] for i in each(amulets)) or "-"


def _list(names: list[str]) -> str:
    return ",".join(names) or "-"


def _card(deck: tuple[RuneCard, ...], card: int) -> str:
    return "-" if card < 0 else deck[card].id


def _won(deck: tuple[RuneCard, ...], won: int, hand: int) -> str:
    return _list([deck[i].id + ("+" if hand >> i & 1 else "") for i in each(won)])


# reading


def read(text: str, state: SpellPosition) -> SpellPosition:
    """Fills a new position of the right terms from its text; BadNotation says what no game comes to."""
    fields, names = text.split(" "), " ".join(FIELDS)
    right = len(fields) == len(FIELDS)
    _require(right, f"a position has {len(FIELDS)} fields parted by one space ({names}), got {len(fields)}")
    given = dict(zip(FIELDS, fields, strict=True))
    _read_stage(state, given["stage"])
    state.turn = _number("turn", given["turn"], 2 * int(state.terms.rounds))
    state.first = _choice("gem", given["gem"], "-vb") - 1
    _read_amulets(state, given["amulets"])
    _read_arena(state, given["arena"])
    state.wizards0, state.wizards1 = (_set(side, given[side], cell_names(state)) for side in SEATS)
    state.elementals = _set("elementals", given["elementals"], CELLS)
    _read_actions(state, given)
    _read_cards(state, given)
    for problem in problems(state):
        raise BadNotation(problem)
    state.seat = _seat(state)
    return state


def _require(right: object, otherwise: str) -> None:
    if not right:
        raise BadNotation(otherwise)


def _number(field: str, text: str, most: int) -> int:
    right = re.fullmatch("0|[1-9][0-9]?", text) and int(text) <= most
    _require(right, f"{field} {text!r}: expected a number from 0 to {most}")
    return int(text)


def _choice(field: str, text: str, letters: str) -> int:
    _require(len(text) == 1 and text in letters, f"{field} {text!r}: expected one of {', '.join(letters)}")
    return letters.index(text)


def _set(field: str, text: str, names: list[str]) -> int:
    return 0 if text == "-" else _listed(field, text, names)


def _listed(field: str, text: str, names: list[str]) -> int:
    words = text.split(",")
    known = all(word in names for word in words)
    _require(known, f"{field} {text!r}: expected names such as {names[0]},{names[5]}, or -")
    numbers = [names.index(word) for word in words]
    _require(numbers == sorted(set(numbers)), f"{field} {text!r}: expected each name once and in order")
    return sum(1 << number for number in numbers)


def _read_stage(state: SpellState, text: str) -> None:
    _require(text in STAGES, f"stage {text!r}: expected one of {', '.join(STAGES)}")
    state.stage = STAGES[text]
    state.spell = int(text[4]) if state.stage == st.TARGET else 0


def _read_amulets(state: SpellState, text: str) -> None:
    initials = "".join(name[0] for name in AMULETS)
    match = re.fullmatch(rf"([{initials}-])([{initials}-])/(-|[{initials}]{{1,2}})", text)
    if not match:
        raise BadNotation(f"amulets {text!r}: expected violet's and black's and those dealt, such as de/- or --/dt")
    state.amulet0, state.amulet1 = initials.find(match[1]), initials.find(match[2])
    numbers = [initials.index(letter) for letter in match[3] if letter != "-"]
    once = numbers == sorted(set(numbers))
    _require(once, f"amulets {text!r}: expected the amulets dealt once each and in the order {initials}")
    state.dealt = sum(1 << number for number in numbers)


def _read_arena(state: SpellState, text: str) -> None:
    if text == "-" and state.stage != st.BUILD:
        return
    side, letters = (7, "vVbBN.") if state.stage == st.BUILD else (4, "vVbBN_")
    rows, flat = text.split("/"), text.replace("/", "")
    right = len(rows) == side and all(len(row) == side for row in rows) and not set(flat) - set(letters)
    _require(right, f"arena {text!r}: expected {side} rows of {side} out of {letters}, parted by /")
    state.own0 = _where(flat, "vV")
    state.own1 = _where(flat, "bB")
    state.active = _where(flat, "VB")
    if side == 7:
        _require(_where(flat, "N") == 1 << CENTRE, "arena: the neutral tile lies in the middle of the field")
        return
    _require(flat.count("N") == flat.count("_") == 1, "arena: there is one neutral tile and one gap")
    state.gap = flat.index("_")


def _where(flat: str, letters: str) -> int:
    return sum(1 << cell for cell, letter in enumerate(flat) if letter in letters)


def _read_actions(state: SpellState, given: dict[str, str]) -> None:
    actions, levels = given["actions"], given["levels"]
    right = re.fullmatch("[01][012]", actions)
    _require(right, f"actions {actions!r}: expected the wizard and arena actions left, such as 11")
    state.wizard_actions, state.arena_actions = int(actions[0]), int(actions[1])
    if special := _set("special", given["special"], OUTSIDE):
        _require(popcount(special) == 1, "special: there is one special tile")
        state.special = each(special)[0]
    _require(re.fullmatch("-|(?=.)1?2?3?4?", levels), f"levels {levels!r}: expected levels in order such as 13, or -")
    state.levels = sum(1 << int(level) - 1 for level in levels if level != "-")


def _read_cards(state: SpellState, given: dict[str, str]) -> None:
    ids, display = [card.id for card in cards(state.terms.cards)], given["display"]
    right = re.fullmatch(r"[^/+]+\+[^/+]+(/[^/+]+\+[^/+]+){3}", display)
    _require(right, f"display {display!r}: expected two slots a level, such as b1-1+b1-2/b2-1+-/...")
    for i, slot in enumerate(re.split("[/+]", display)):
        if slot != "-":
            known = slot in ids
            _require(known, f"display: {slot!r} is no card of this deck; cards are written like {ids[0]}")
            state.set_slot(i // 2, i % 2, ids.index(slot))
            state.shown |= 1 << ids.index(slot)
    state.won0, state.hand0 = _read_won("violet-won", given["violet-won"], ids)
    state.won1, state.hand1 = _read_won("black-won", given["black-won"], ids)
    state.hidden &= ~(state.shown | state.won0 | state.won1)


def _read_won(field: str, text: str, ids: list[str]) -> tuple[int, int]:
    """The cards won, and those of them in hand."""
    if text == "-":
        return 0, 0
    words = text.split(",")
    _require(not any("+" in word[:-1] for word in words), f"{field}: a + stands behind a card that is in hand")
    return _listed(field, text.replace("+", ""), ids), sum(
        1 << ids.index(word[:-1]) for word in words if word.endswith("+")
    )


def _seat(state: SpellPosition) -> int:
    """Who is asked follows from the rest."""
    if state.stage in (st.TOSS, st.DEAL, st.REVEAL, st.SCRIPT_SLIDE):
        return CHANCE
    if state.stage == st.KEEP:
        return state.first if state.amulet(1 - state.first) >= 0 else 1 - state.first
    if state.stage == st.BUILD:
        return state.builder()
    if state.stage == st.STAND:
        return CHANCE if state.terms.quick else state.next_to_stand()
    if state.in_turn():
        return state.mover()
    if state.stage == st.ENDED:
        return OVER
    return 0 if len(state.moves()) > 1 else CHANCE
