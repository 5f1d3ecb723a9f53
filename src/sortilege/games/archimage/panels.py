"""What is read beside the tower: the own dice and scrolls, what the tower holds, the other seats, and the end."""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import ALCOVE
from sortilege.games.archimage.figures import TOKEN, guardian, lantern, pet, scroll_sign, sheet, token
from sortilege.games.archimage.hands import Held, dice_of_seat, is_second, scrolls_of
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.rounds import DRY
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.speech import ROMAN, ArchimageSpeech
from sortilege.games.archimage.state import HOME
from sortilege.games.archimage.touch import DIE, PLAYER, scroll_target
from sortilege.ink import die, pip, wizard
from sortilege.kernel.gesture import View
from sortilege.kernel.panels import Filter, Mark, Panel, Row, Shelf, Sign, Thing, once, remembered
from sortilege.kernel.position import OVER
from sortilege.kernel.speech import head, yes

FIRST, SECOND = "circle-0", "circle"  # what the rows of the tower can be filtered by


def panels(speech: ArchimageSpeech, view: View) -> list[Panel]:
    """Gives the own panel, what the tower holds, what signs mean, the others clockwise, and what is left to the end."""
    seats = int(speech.position.seats)
    mine = view.seat % seats
    kept = _TowerPanels(speech)
    others = [kept.seat((mine + i) % seats) for i in range(1, seats)]
    end = [] if speech.position.seat == OVER else [_end(speech)]
    return [kept.own(mine), kept.tower(), kept.signs(), *others, *end]


class _TowerPanels:
    """The panels that most moves leave as they are, each under what it follows from."""

    def __init__(self, speech: ArchimageSpeech) -> None:
        self.speech, self.p = speech, speech.position
        self._same = speech.language, int(self.p.circle)

    def _has(self, seat: int) -> tuple[object, ...]:
        """All that lies before a seat, and how it stands."""
        p = self.p
        dice = [p.dice[4 * seat + colour] for colour in range(4)]
        stored = [p.stored[colour] for colour in range(5)]
        first, pet_is_out = bool(p.round and p.first == seat), p.familiar[seat] != HOME
        return (seat, p.up[seat], p.down[seat], *dice, p.wait[seat], *stored, p.points(seat), first, pet_is_out,
                bool(_note(self.speech, seat)))  # fmt: skip

    def own(self, seat: int) -> Panel:
        castable = _castable(self.p, seat)
        key = ("scrolls", *self._same, *self._has(seat), castable if castable is None else frozenset(castable))
        return remembered(key, lambda: _own(self.speech, seat, castable))

    def seat(self, seat: int) -> Panel:
        return remembered(("sorcerer", *self._same, *self._has(seat)), lambda: _seat(self.speech, seat))

    def tower(self) -> Panel:
        return remembered(("tower", *self._same, self.p.laid), lambda: _tower(self.speech))

    def signs(self) -> Panel:
        seals = [self.p.tokens[colour * 8 + power] for colour in range(4) for power in range(2, 7)]
        return remembered(("signs", *self._same, *seals), lambda: _signs(self.speech))


# signs, each made once


@cache  # the seats
def face_sign(seat: int) -> Sign:
    return Sign(wizard(seat, 11))


@cache  # the scrolls there are
def spell_sign(colour: int, power: int, folded: bool) -> Sign:
    return Sign(scroll_sign(colour, power, folded), 46, 38)


@cache  # the sides of dice
def die_sign(colour: int, value: int) -> Sign:
    return Sign(die(value, element=COLOURS[colour], size=42, numeral=True), 48, 48)


@cache  # the colours
def pip_sign(colour: int) -> Sign:
    return Sign(pip(COLOURS[colour], 11))


@cache  # the tokens there are
def token_sign(code: int) -> Sign:
    return Sign(token(code >> 3, code & 7), 2 * TOKEN + 4, 2 * TOKEN + 4)


_LANTERN = Sign(lantern(), 24, 28)
_SHEET = Sign(sheet())


# seats


def _own(speech: ArchimageSpeech, seat: int, castable: set[int] | None) -> Panel:
    p = speech.position
    return Panel(
        f"seat-{seat}", speech.seat(seat), "own", seat, face_sign(seat),
        marks=[*_marker(speech, seat), _points(speech, seat)],
        shelves=_dice_shelf(speech, seat, speech("panel-dice")),
        rows=[_row(speech, seat, held, castable) for held in scrolls_of(p, seat)],
        rows_title=speech("panel-scrolls"),
        note=_note(speech, seat),
    )  # fmt: skip


def _seat(speech: ArchimageSpeech, seat: int) -> Panel:
    p, scrolls = speech.position, scrolls_of(speech.position, seat)
    dice = [
        Mark(speech.any_die(colour, value), str(value) if value else "", pip_sign(colour))
        for colour, value in dice_of_seat(p, seat)
    ]
    count = sum(held.count for held in scrolls)
    player = Thing(PLAYER(seat), face_sign(seat), speech.seat(seat))
    return Panel(
        f"seat-{seat}", speech.seat(seat), "seat", seat, face_sign(seat),
        marks=[
            *_marker(speech, seat), *dice,
            Mark(speech("mark-scrolls", number=count), str(count), _SHEET), _points(speech, seat),
        ],
        shelves=[Shelf([player]), *_dice_shelf(speech, seat, speech("panel-his-dice"))],
        rows=[_row(speech, seat, held, None) for held in scrolls],
        note=_note(speech, seat),
    )  # fmt: skip


def _marker(speech: ArchimageSpeech, seat: int) -> list[Mark]:
    p = speech.position
    return [Mark(speech("mark-first"), "", _LANTERN)] if p.round and p.first == seat else []


def _points(speech: ArchimageSpeech, seat: int) -> Mark:
    points = int(speech.position.points(seat))
    return Mark(speech("mark-points", number=points), str(points), spoken=True)


def _note(speech: ArchimageSpeech, seat: int) -> str:
    p = speech.position
    waits = p.round and not p.in_round(seat) and p.wait[seat]
    return speech("panel-finished") if waits else ""


def _dice_shelf(speech: ArchimageSpeech, seat: int, title: str) -> list[Shelf]:
    dice = dice_of_seat(speech.position, seat)
    if not dice:
        return []
    things = [_die(speech, seat, *one) for one in dice]
    return [Shelf(things, title, "" if any(value for _, value in dice) else speech("panel-unrolled"))]


def _die(speech: ArchimageSpeech, seat: int, colour: int, value: int) -> Thing:
    def make() -> Thing:
        return Thing(DIE(seat, colour, value), die_sign(colour, value), speech.any_die(colour, value))

    return once(("die", speech.language, seat, colour, value), make)


def _castable(p: Archimage, seat: int) -> set[int] | None:
    """Finds the scrolls that a seat can cast now; None while it is not asked for a turn."""
    if p.phase != mv.MAIN or p.seat != seat:
        return None
    casts = [move for move in p.moves() if mv.kind_of(move) in (mv.CAST, mv.BIND)]
    return {int(sc.LINK if mv.kind_of(move) == mv.BIND else mv.one_of(move)) for move in casts}


def _row(speech: ArchimageSpeech, seat: int, held: Held, castable: set[int] | None) -> Row:
    """Gives a scroll before a player: what it does, and how it stands."""
    colour = int(sc.COLOUR_OF[sc.SCROLL + held.scroll])
    sign = spell_sign(
        colour, int(sc.POWER_OF[sc.SCROLL + held.scroll]), is_second(held.scroll, int(speech.position.circle))
    )
    note, marks = _state(speech, held, castable), _row_marks(speech, seat, held, colour)

    def make() -> Row:
        quiet: Literal["", "quiet"] = "quiet" if note and held.spell != sc.SYNERGY else ""
        target = scroll_target(speech.position, seat, held.scroll)
        return Row(
            target, speech.spell(held.spell, colour), speech.explain(held.spell, colour), sign, marks, note, quiet
        )

    return once(("scroll", speech.language, int(speech.position.circle), seat, held, note, tuple(marks)), make)


def _row_marks(speech: ArchimageSpeech, seat: int, held: Held, colour: int) -> Sequence[Mark]:
    p, marks = speech.position, []
    if held.count > 1:
        marks.append(Mark(speech("mark-copies"), f"×{held.count}"))
    if held.stored:
        marks.append(Mark(speech("card-stored", token=speech.token(held.stored)), "", token_sign(held.stored)))
    if held.spell == sc.SYNERGY:
        marks.append(Mark(speech("mark-synergy"), f"+{int(p.of_colour(p.owned(seat), colour)) * held.count}"))
    if held.spell == sc.BINDING and p.familiar[seat] != HOME:
        marks.append(Mark(speech("mark-familiar", familiar=speech(f"familiar-{seat}")), "", Sign(pet(seat, 11))))
    return marks


def _state(speech: ArchimageSpeech, held: Held, castable: set[int] | None) -> str:
    """Says in a word or two why a scroll is not cast now."""
    if held.spell == sc.SYNERGY:
        return speech("note-synergy")
    if not held.up:
        return speech("note-used")
    return speech("note-no-target") if castable is not None and held.scroll not in castable else ""


# the tower


def _tower(speech: ArchimageSpeech) -> Panel:
    """Lists the spells of both circles with what is left of them on the board."""
    p = speech.position
    circle = int(p.circle)
    second = circle > 1
    rows = [_spell_row(speech, spell, FIRST) for spell in range(5)]
    filters = []
    if second:
        rows += [_spell_row(speech, 5 * (circle - 1) + i, SECOND) for i in range(5)]
        filters = [Filter(FIRST, speech("tower-first")), Filter(SECOND, speech("tower-second", circle=ROMAN[circle]))]
    note = speech("tower-note", second=yes(second), circle=ROMAN[circle])
    title = speech("panel-tower")
    return Panel("tower", title, "list", rows=rows, rows_title=title, filters=filters, note=note)


def _spell_row(speech: ArchimageSpeech, spell: int, tag: str) -> Row:
    p, power = speech.position, spell % 5 + 2
    marks = []
    for colour, name in enumerate(COLOURS):
        left = int(sc.how_many(p.laid, sc.scroll_of(spell, colour), p.circle))
        if left:
            marks.append(
                Mark(speech("mark-left", colour=name, number=left), str(left) if left > 1 else "", pip_sign(colour))
            )
    return Row(
        "", speech(f"spell-{SPELLS[spell]}"), speech.explain(spell, -1), spell_sign(-1, power, tag == SECOND),
        marks, "" if marks else speech("note-none-left"), "" if marks else "quiet", [tag] if p.circle > 1 else [],
    )  # fmt: skip


def _signs(speech: ArchimageSpeech) -> Panel:
    """Says what the signs of the tower mean: colours with the seals that are left, familiars, guardians."""
    p = speech.position
    rows = []
    for colour, name in enumerate(COLOURS):
        seals = sum(int(p.tokens[colour * 8 + power]) for power in range(2, 7)) if colour != sc.SPIRIT else 0
        marks = [Mark(speech("mark-seals"), str(seals), token_sign(colour * 8 + 2))] if colour != sc.SPIRIT else []
        text = speech("legend-spirit" if colour == sc.SPIRIT else "legend-colour", dice=speech(f"dice-{name}"))
        rows.append(Row("", speech(f"legend-{name}-name"), text, pip_sign(colour), marks))
    rows.append(Row("", speech("legend-familiar-name"), speech("legend-familiar"), Sign(pet(1, 11))))
    if p.circle == 4:
        shield = Sign(guardian(0), 32, 32)
        rows.append(Row("", speech("spell-guardian"), speech("legend-guardian"), shield))
    rows.append(Row("", head(speech("mark-first")), speech("legend-first"), _LANTERN))
    title = speech("panel-signs")
    return Panel("signs", title, "list", rows=rows, rows_title=title, note=speech("signs-note"))


# the end


def sixes_to_go(p: Archimage) -> tuple[int, int]:
    """Counts the scrolls of power 6 that are still to be won until the end, and how many that was at first (A9.1)."""
    board = p.board
    laid = sum(1 for i in range(board.size) if board.kind[i] == ALCOVE and board.power[i] == 6)
    most = laid - int(board.enough) + 1
    left = int(p.sixes()) - int(board.enough) + 1 if p.round or p.phase > mv.LAYING else most
    return max(0, left), most


def _end(speech: ArchimageSpeech) -> Panel:
    left, most = sixes_to_go(speech.position)
    note = speech("end-last" if not left else "end-sixes", number=left)
    if left and 2 * speech.position.dry >= DRY:  # A9.4
        note += f" {speech('end-dry-near', rounds=int(speech.position.dry), left=DRY - int(speech.position.dry))}"
    return Panel("end", speech("panel-end"), "fact", note=note, meter=(most - left, most))
