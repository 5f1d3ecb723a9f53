"""The drawing of a position: the stone arena, the display of runes, both players' strips, rounds and points."""

from sortilege.games.spell import figures
from sortilege.games.spell.decks import cards
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.speech import Speech
from sortilege.games.spell.state import (
    BUILD,
    DEAL,
    DOPPELGANGER,
    ENDED,
    EXTRALIMITAE,
    KEEP,
    TARGET,
    TOSS,
    TRIELEMENTARIS,
    TURN,
)
from sortilege.games.spell.text import bits
from sortilege.games.spell.touch import NEUTRAL_HOME, home, wizards_home
from sortilege.games.spell.turn import flippable
from sortilege.ink import (
    NOTHING,
    Ink,
    Point,
    Scene,
    at,
    box,
    card_back,
    circle,
    disc,
    fit,
    frame,
    group,
    join,
    panel,
    path,
    polygon,
    rect,
    ring,
    text,
    track,
)
from sortilege.ink import figures as numerals
from sortilege.kernel.bits import popcount
from sortilege.kernel.gesture import View

WIDTH, HEIGHT = 1120, 924
BOARD: tuple[float, float, float] = (20, 118, 640)  # left, top, side of the stone floor
CARD = (146.0, 170.0)
_MINE = (TURN, TARGET)


class _Place:
    """Where things lie: the arena's cells depend on how many must find room on the floor."""

    def __init__(self, position: Spell, view: View) -> None:
        self.position = position
        self.below = view.seat if position.seats == 2 else 0
        outer = EXTRALIMITAE in (position.amulet0, position.amulet1)
        self.side = 7 if position.stage == BUILD else 4
        self.step = 86.0 if self.side == 7 else 102.0 if outer else 140.0
        self.tile = self.step * 0.93

    def at(self, row: float, column: float) -> Point:
        left, top, side = BOARD
        half = (self.side - 1) / 2
        return left + side / 2 + (column - half) * self.step, top + side / 2 + (row - half) * self.step

    def cell(self, number: int) -> Point:
        return self.at(number // self.side, number % self.side)

    def outside(self, number: int) -> Point:
        name = OUTSIDE[number]
        row, column = int(name[1]) - 1, "zabcde".index(name[0]) - 1
        beyond = 0.13  # the wall lies between
        return self.at(row + beyond * ((row > 3) - (row < 0)), column + beyond * ((column > 3) - (column < 0)))

    def strip(self, seat: int) -> float:
        """The top of a player's strip: one's own is below the arena."""
        return BOARD[1] + BOARD[2] + 8 if seat == self.below else 12


def draw(speech: Speech, view: View) -> str:
    position = speech.position
    scene = Scene(WIDTH, HEIGHT, speech("title"), view, _describe(speech))
    place = _Place(position, view)
    _floor(scene, speech, place)
    _slabs(scene, place)
    _pawns(scene, place)
    for seat in (0, 1):
        _strip(scene, speech, place, seat)
    _display(scene, speech)
    _tracks(scene, speech)
    _targets(scene, speech, place)
    if position.stage == ENDED:
        _result(scene, speech)
    return scene.svg()


def _describe(speech: Speech) -> str:
    position = speech.position
    said = [speech("round-of", round=int(position.round()), rounds=int(position.terms.rounds))]
    said += [speech("points-of", seat=speech.seat(seat), points=int(position.points(seat))) for seat in (0, 1)]
    return ", ".join(said)


# the arena


def _floor(scene: Scene, speech: Speech, place: _Place) -> None:
    position = place.position
    left, top, side = BOARD
    scene.ground(frame(left, top, side, side))
    if position.stage == BUILD:
        dots = [circle(*place.cell(i), 4, fill="var(--gold)", opacity=0.5) for i in range(49)]
        scene.ground(*dots)
    elif position.gap >= 0:
        scene.ground(_pit(place))
        scene.mark(_recess(place, position.gap))
        if place.step < 110:
            scene.ground(*(_outer_cell(place, i) for i in range(16)))
    places = {f"slab-{name}": place.cell(i) for i, name in enumerate(CELLS if place.side == 4 else FIELD_CELLS)}
    places |= {name.replace("slab", "wizard"): spot for name, spot in places.items()}
    scene.trail(places, place.tile * 0.47)


def _pit(place: _Place) -> Ink:
    """The frame of dressed stone in which the slabs slide, with the names of rows and columns."""
    x, y = place.at(0, 0)
    size = place.step * 4 + 8
    corner = (x - place.step / 2 - 4, y - place.step / 2 - 4)
    wall = rect(
        corner[0] - 9,
        corner[1] - 9,
        size + 18,
        size + 18,
        16,
        fill="url(#ink-silver)",
        stroke="var(--silver-rim)",
        stroke_width=2,
    )
    pit = rect(*corner, size, size, 10, fill="var(--silver-rim)", stroke="var(--silver-on)", stroke_width=1.5)
    far = place.step / 2 + (21 if place.step > 110 else 60)
    small = 13 if place.step > 110 else 11
    names = [numerals(place.at(0, i)[0], y - far, "abcd"[i], small) for i in range(4)]
    names += [numerals(x - far, place.at(i, 0)[1], str(i + 1), small) for i in range(4)]
    return join(wall, pit, *(names if place.step > 110 else ()))


def _recess(place: _Place, cell: int) -> Ink:
    x, y = place.cell(cell)
    t = place.tile
    return join(
        rect(x - t / 2, y - t / 2, t, t, t * 0.1, fill="#000", opacity=0.5),
        circle(
            x,
            y,
            t * 0.16,
            fill="none",
            stroke="var(--silver-low)",
            stroke_width=1.5,
            stroke_dasharray="3 6",
            opacity=0.7,
        ),
    )


def _outer_cell(place: _Place, number: int) -> Ink:
    x, y = place.outside(number)
    t = place.tile * 0.86
    return rect(
        x - t / 2,
        y - t / 2,
        t,
        t,
        9,
        fill="none",
        stroke="var(--gold)",
        stroke_width=1.3,
        stroke_dasharray="4 6",
        opacity=0.6,
    )


def _slabs(scene: Scene, place: _Place) -> None:
    position = place.position
    names = FIELD_CELLS if position.stage == BUILD else CELLS
    there = position.gap >= 0 or position.stage == BUILD
    neutral = (1 << 24 if position.stage == BUILD else position.neutral()) if there else 0
    for owner, cells in ((0, position.own0), (1, position.own1), (-1, neutral)):
        for cell in bits(cells):
            lit = bool(position.active >> cell & 1)
            scene.piece(f"slab-{names[cell]}", *place.cell(cell), figures.slab(owner, lit, place.tile))
    if not there:
        scene.piece(NEUTRAL_HOME, BOARD[0] + BOARD[2] / 2, BOARD[1] + BOARD[2] * 0.26, figures.slab(-1, False, 86))
    if position.special >= 0:
        scene.piece(
            f"slab-{OUTSIDE[position.special]}",
            *place.outside(position.special),
            figures.special_slab(position.mover(), place.tile),
        )


def _pawns(scene: Scene, place: _Place) -> None:
    position = place.position
    names = FIELD_CELLS if position.stage == BUILD else CELLS
    r = place.tile * 0.33
    for cell in bits(position.elementals):
        x, y = place.cell(cell)
        both = (position.wizards0 | position.wizards1) >> cell & 1
        shift = place.tile * 0.2 if both else 0
        scene.piece(f"sprite-{names[cell]}", x + shift, y + shift, figures.sprite(position.mover(), r))
    for seat in (0, 1):
        for cell in bits(position.wizards(seat)):
            scene.piece(f"wizard-{names[cell]}", *place.cell(cell), figures.wizard(seat, r))
    if position.stage in _MINE:
        scene.overlay(*(_corners(place, cell) for cell in bits(position.lit())))


def _corners(place: _Place, cell: int) -> Ink:
    """The marks of a cell that counts as active in this turn."""
    x, y = place.cell(cell)
    h, arm = place.tile * 0.44, place.tile * 0.13
    angles = [
        f"M{sx * h:.1f},{sy * (h - arm):.1f}V{sy * h:.1f}H{sx * (h - arm):.1f}" for sx in (-1, 1) for sy in (-1, 1)
    ]
    style = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    d = "".join(angles)
    return at(
        x,
        y,
        path(d, stroke="#2b2118", stroke_width=5, opacity=0.5, **style),
        path(d, stroke="#ffe9a8", stroke_width=2.6, **style),
    )


# the players


def _strip(scene: Scene, speech: Speech, place: _Place, seat: int) -> None:
    position, y = place.position, place.strip(seat)
    scene.ground(panel(BOARD[0], y, BOARD[2], 98))
    chooses = position.seat == seat or (position.seat < 0 and position.stage in _MINE and position.mover() == seat)
    if chooses:
        scene.mark(rect(BOARD[0] + 3, y + 3, 5, 92, 2.5, fill="var(--action)"))
    scene.mark(
        at(48, y + 36, figures.side_mark(seat, 19)),
        text(76, y + 36, speech.seat(seat), 21, anchor="start", font_weight=600 if chooses else None),
        numerals(208, y + 30, str(int(position.points(seat))), 30, fill="var(--ink)"),
    )
    if position.first == seat:
        scene.mark(at(250, y + 28, _gem(13)))
    if position.amulet(seat) >= 0:
        name = speech(f"amulet-{position.amulet(seat)}")
        scene.mark(text(76, y + 56, name, fit(name, 170, 14), anchor="start", fill="var(--muted)", font_style="italic"))
    _reserve(scene, place, seat, y)
    _hand(scene, speech, place, seat, y)


def _gem(r: float) -> Ink:
    """The gem of Vrinolur: who has it begins."""
    outline: list[Point] = [(0, -r), (r * 0.8, -r * 0.3), (r * 0.5, r * 0.9), (-r * 0.5, r * 0.9), (-r * 0.8, -r * 0.3)]
    facets = [
        polygon([outline[0], outline[1], (0, 0.1 * r)], fill="#fff", opacity=0.35),
        polygon([outline[2], outline[3], (0, 0.1 * r)], fill="#000", opacity=0.25),
    ]
    return join(polygon(outline, fill="url(#ink-earth)", stroke="var(--earth-edge)", stroke_width=1.4), *facets)


def _reserve(scene: Scene, place: _Place, seat: int, y: float) -> None:
    """Elementals, wizards and tiles that wait beside the arena."""
    position = place.position
    amulet = position.amulet(seat)
    reserve = 0 if amulet == DOPPELGANGER else 3 if amulet == TRIELEMENTARIS else 2
    if position.stage in _MINE and position.mover() == seat:
        reserve = int(position.reserve())
    for i in range(0 if position.terms.solo and seat == 1 else reserve):
        scene.piece(home("sprite", seat, i), 44 + 33 * i, y + 78, figures.sprite(seat, 15))
    if not position.terms.solo:
        before = position.gap < 0 and position.stage != BUILD
        tiles = 7 if before else 7 - popcount(position.own(seat))
        for i in range(tiles):
            scene.piece(home("slab", seat, i), 300 + 36 * i, y + 27, figures.slab(seat, False, 30))
        for i in range(wizards_home(position, seat)):
            scene.piece(home("wizard", seat, i), 166 + 36 * i, y + 76, figures.wizard(seat, 13))
    laid = position.special >= 0 and position.mover() == seat
    if amulet == EXTRALIMITAE and not laid:
        scene.piece(home("slab", seat, 7), 168, y + 76, figures.special_slab(seat, 32))


def _hand(scene: Scene, speech: Speech, place: _Place, seat: int, y: float) -> None:
    """The cards in hand by level, each with the spells that it casts; a spell is a target in one's own turn."""
    position = place.position
    hand, x = position.hand(seat), 274.0
    extra = position.amulet(seat) == DOPPELGANGER
    for level in (1, 2, 3):
        count = popcount(hand & position.deck.of_level[level - 1])
        width = 44 + 38 * level
        if count:
            scene.mark(_hand_card(level, count, width, x, y + 48, extra))
            for spell in range(1, level + 1):
                if position.stage == TURN and position.mover() == seat:
                    name = speech.name(f"cast-{level}-{spell}")
                    scene.target(f"cast-{level}-{spell}", x + 20 + 38 * spell - 3, y + 70, disc(18), name)
        x += width + 6


def _hand_card(level: int, count: int, width: float, x: float, y: float, extra: bool) -> Ink:
    icons = [at(20 + 38 * spell - 3, 22, figures.spell_icon(spell, 16, extra=extra)) for spell in range(1, level + 1)]
    leaf = rect(0, 0, width, 44, 8, fill="var(--vellum)", stroke="var(--gold)", stroke_width=1.4)
    under = [at(3 * i, -3 * i, leaf) for i in range(min(count, 3) - 1, 0, -1)]
    card = join(*under, leaf, text(17, 29, figures.LEVELS[level - 1], 17, font_weight=700, fill="var(--muted)"), *icons)
    return at(x, y, figures.counted(card, count, width - 2, 0))


# the display, the rounds, the points


def _card_place(level: int, beside: int) -> Point:
    return 812 + 182.0 * beside, 178 + 196.0 * level


def _display(scene: Scene, speech: Speech) -> None:
    position = speech.position
    deck = cards(position.terms.cards)
    scene.ground(panel(676, 12, 432, HEIGHT - 24, speech("display")))
    mine = position.stage in _MINE
    ready = position.claimable() if position.stage == TURN else 0
    for level in range(4):
        x, y = _card_place(level, 0)
        left = popcount(position.hidden & position.deck.of_level[level])
        barred = bool(mine and position.levels >> level & 1)
        scene.ground(text(708, y + 9, figures.LEVELS[level], 24, fill="var(--muted)"))
        scene.mark(_pile(x, y, left, bare=position.slot(level, 0) < 0))
        for beside in (0, 1):
            card = position.slot(level, beside)
            spot = _card_place(level, beside)
            if card < 0:
                scene.ground(
                    rect(
                        spot[0] - 62,
                        spot[1] - 75,
                        *CARD,
                        9,
                        fill="none",
                        stroke="var(--gold)",
                        stroke_dasharray="3 6",
                        opacity=0.6,
                    )
                )
                continue
            drawn = figures.rune_card(
                deck[card],
                speech.card(card),
                lit=bool(ready >> card & 1),
                barred=barred,
                seat=position.mover() if mine else -1,
                size=CARD,
            )
            scene.piece(f"rune-{deck[card].id}", *spot, drawn)
            scene.target(
                f"rune-{deck[card].id}", *spot, box(CARD[0] + 8, CARD[1] + 8, 12), speech.name(f"rune-{deck[card].id}")
            )


def _pile(x: float, y: float, left: int, *, bare: bool) -> Ink:
    """The cards under slot A, and how many they are; bare, the top one shows its back."""
    w, h = CARD
    leaves = [
        rect(
            x - w / 2 + 2.4 * i,
            y - h / 2 + 2.4 * i,
            w,
            h,
            9,
            fill="var(--vellum)",
            stroke="var(--line)",
            stroke_width=0.8,
        )
        for i in range(min(left, 4), 0, -1)
    ]
    back = at(x, y, card_back(size=CARD)) if bare and left else NOTHING
    return join(*leaves, back, numerals(x + w / 2 + 18, y + h / 2 - 22, f"+{left}", 12) if left else NOTHING)


def _tracks(scene: Scene, speech: Speech) -> None:
    """The round under way, and both markers on the points that end the game."""
    position = speech.position
    rounds = [str(i) for i in range(1, position.terms.rounds + 1)]
    scene.ground(track(846, 24, rounds, position.round() - 1, step=42, size=32))
    end = int(position.terms.end_at)
    left, y, width = BOARD[0] + 18, HEIGHT - 30, BOARD[2] - 36
    step = width / (end + 2)
    cells = [
        rect(
            left + i * step + 1,
            y - 7,
            step - 2,
            14,
            3,
            fill="var(--glow)" if i >= end else "var(--sheet)",
            stroke="var(--gold)",
            stroke_width=1,
        )
        for i in range(end + 2)
    ]
    scene.ground(
        *cells,
        *(
            numerals(left + (i + 0.5) * step, y, str(i) if i <= end else "+", min(10.5, step * 0.5))
            for i in range(end + 2)
            if end < 24 or i % 2 == 0
        ),
    )
    for seat in (0, 1):
        spot = min(int(position.points(seat)), end + 1)
        scene.mark(
            at(
                left + (spot + 0.5) * step + (-4 if seat == 0 else 4),
                y + (-13 if seat == 0 else 13),
                figures.side_mark(seat, 10),
            )
        )


# what can be touched


def _targets(scene: Scene, speech: Speech, place: _Place) -> None:
    position = place.position
    size = place.tile + 4
    if position.stage in (TOSS, DEAL):
        return
    if position.stage == KEEP:
        _amulets(scene, speech)
        return
    if position.gap < 0 and position.stage != BUILD:
        return
    for cell, name in enumerate(FIELD_CELLS if position.stage == BUILD else CELLS):
        scene.target(name, *place.cell(cell), box(size, size, size * 0.1), speech.name(name))
    if position.stage in _MINE and position.amulet(position.mover()) == EXTRALIMITAE:
        for i, name in enumerate(OUTSIDE):
            scene.target(name, *place.outside(i), box(place.tile * 0.86, place.tile * 0.86, 9), speech.name(name))
    extra = position.stage == TARGET and position.spell == 1 and position.amulet(position.mover()) == DOPPELGANGER
    if extra or (position.stage == TURN and position.wizard_actions):
        for cell in bits(flippable(position)):
            x, y = place.cell(cell)
            spot = (x + place.tile * 0.34, y - place.tile * 0.34)
            scene.overlay(at(*spot, figures.turn_mark(15)))
            scene.target(f"flip-{CELLS[cell]}", *spot, disc(18), speech.name(f"flip-{CELLS[cell]}"))


def _amulets(scene: Scene, speech: Speech) -> None:
    """The two amulets between which the seat chooses."""
    left, top, side = BOARD
    for i, amulet in enumerate(bits(speech.position.amulets_offered())):
        x, y = left + side * (0.3 + 0.4 * i), top + side * 0.56
        name, power = speech(f"amulet-{amulet}"), speech(f"power-{amulet}")
        scene.mark(
            at(
                x,
                y,
                _amulet(amulet, speech.position.seat),
                text(0, 96, name, fit(name, 230, 19), font_weight=600),
                text(0, 120, power, fit(power, 240, 14), fill="var(--muted)"),
            )
        )
        scene.target(f"amulet-{amulet}", x, y + 30, box(240, 220, 14), speech.name(f"amulet-{amulet}"))


def _amulet(amulet: int, seat: int) -> Ink:
    """A medallion: two, three, one outside, or a pair of arrows."""
    inner = [
        join(at(-15, 0, figures.wizard(seat, 17)), at(17, 4, figures.wizard(seat, 17))),
        join(*(at(x, y, figures.sprite(seat, 15)) for x, y in ring(3, 20))),
        join(
            rect(-20, -16, 34, 34, 4, fill="none", stroke="var(--gold)", stroke_width=2),
            at(24, 0, figures.special_slab(seat, 22)),
        ),
        join(*(at(0, dy, _arrow(), turn=turn) for dy, turn in ((-11, 0), (11, 180)))),
    ]
    return join(
        circle(0, 0, 58, fill="url(#ink-bronze)", stroke="var(--bronze-rim)", stroke_width=3),
        circle(0, 0, 49, fill="var(--sheet)", stroke="var(--bronze-rim)", stroke_width=1.5),
        inner[amulet],
    )


def _arrow() -> Ink:
    return path(
        "M-24,0H20M10,-8L22,0L10,8",
        fill="none",
        stroke="var(--spirit-line)",
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _result(scene: Scene, speech: Speech) -> None:
    position = speech.position
    winner = next((seat for seat in (0, 1) if position.score(seat) == 1.0), None)
    words = speech("drawn") if winner is None else speech("won-by", seat=speech.seat(winner))
    x, y = BOARD[0] + BOARD[2] / 2, BOARD[1] + BOARD[2] / 2
    scene.overlay(
        group(
            rect(x - 190, y - 46, 380, 92, 16, fill="var(--sheet)", stroke="var(--gold)", stroke_width=2.5),
            text(x, y + 11, words, fit(words, 340, 32), font_weight=600),
            opacity=0.95,
        )
    )
