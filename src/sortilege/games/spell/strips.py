"""The drawing of both players' strips: name, points, gem, amulet, what waits beside the arena, the hand."""

from sortilege.games.spell import figures
from sortilege.games.spell.places import BOARD, MINE, Places
from sortilege.games.spell.speech import Speech
from sortilege.games.spell.state import BUILD, DOPPELGANGER, EXTRALIMITAE, TRIELEMENTARIS, TURN
from sortilege.games.spell.touch import home, wizards_home
from sortilege.ink import Ink, Point, Scene, at, disc, fit, join, panel, polygon, rect, text
from sortilege.ink import figures as numerals
from sortilege.kernel.bits import popcount


def draw_strip(scene: Scene, speech: Speech, place: Places, seat: int) -> None:
    position, y = place.position, place.strip(seat)
    scene.ground(panel(BOARD[0], y, BOARD[2], 98))
    chooses = position.seat == seat or (position.seat < 0 and position.stage in MINE and position.mover() == seat)
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


def _reserve(scene: Scene, place: Places, seat: int, y: float) -> None:
    """Elementals, wizards and tiles that wait beside the arena."""
    position = place.position
    amulet = position.amulet(seat)
    reserve = 0 if amulet == DOPPELGANGER else 3 if amulet == TRIELEMENTARIS else 2
    if position.stage in MINE and position.mover() == seat:
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


def _hand(scene: Scene, speech: Speech, place: Places, seat: int, y: float) -> None:
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
