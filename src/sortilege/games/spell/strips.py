"""The drawing of both players' strips: name, points, gem, amulet, what waits beside the arena, the hand."""

from sortilege.games.spell import figures
from sortilege.games.spell.places import MINE, Places, Row, Strip
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.speech import Speech
from sortilege.games.spell.state import BUILD, DOPPELGANGER, EXTRALIMITAE, TRIELEMENTARIS, TURN
from sortilege.games.spell.touch import home, wizards_home
from sortilege.ink import Ink, Point, Scene, at, disc, fit, join, panel, polygon, rect, text
from sortilege.ink import figures as numerals
from sortilege.kernel.bits import popcount


def draw_strip(scene: Scene, speech: Speech, place: Places, seat: int) -> None:
    strip = place.layout.strip
    with scene.placed(strip.left, place.strip(seat)):
        _strip(scene, speech, place, seat)
        _reserve(scene, place.position, seat, strip)
        _hand(scene, speech, place.position, seat, strip)


def _strip(scene: Scene, speech: Speech, place: Places, seat: int) -> None:
    position, strip = place.position, place.layout.strip
    scene.ground(panel(0, 0, strip.width, strip.height))
    chooses = position.seat == seat or (position.seat < 0 and position.stage in MINE and position.mover() == seat)
    if chooses:
        scene.mark(rect(3, 3, 5, strip.height - 6, 2.5, fill="var(--action)"))
    (x, y, size), name = strip.name, speech.seat(seat)
    across, middle, large = strip.points
    scene.mark(
        at(*strip.mark[:2], figures.side_mark(seat, strip.mark[2])),
        text(x, y, name, size, anchor="start", font_weight=600 if chooses else None),
        numerals(across, middle, str(int(position.points(seat))), large, fill="var(--ink)"),
    )
    if position.first == seat:
        scene.mark(at(*strip.gem, _gem(13)))
    if position.amulet(seat) >= 0:
        (x, y, width), name = strip.amulet, speech(f"amulet-{position.amulet(seat)}")
        scene.mark(text(x, y, name, fit(name, width, 14), anchor="start", fill="var(--muted)", font_style="italic"))


def _gem(r: float) -> Ink:
    """The gem of Vrinolur: who has it begins."""
    outline: list[Point] = [(0, -r), (r * 0.8, -r * 0.3), (r * 0.5, r * 0.9), (-r * 0.5, r * 0.9), (-r * 0.8, -r * 0.3)]
    facets = [
        polygon([outline[0], outline[1], (0, 0.1 * r)], fill="#fff", fill_opacity=0.35),
        polygon([outline[2], outline[3], (0, 0.1 * r)], fill="#000", fill_opacity=0.25),
    ]
    return join(polygon(outline, fill="url(#ink-earth)", stroke="var(--earth-edge)", stroke_width=1.4), *facets)


def _reserve(scene: Scene, position: Spell, seat: int, strip: Strip) -> None:
    """Elementals, wizards and tiles that wait beside the arena."""
    amulet = position.amulet(seat)
    reserve = 0 if amulet == DOPPELGANGER else 3 if amulet == TRIELEMENTARIS else 2
    if position.stage in MINE and position.mover() == seat:
        reserve = int(position.reserve())
    _lay(scene, "sprite", seat, 0 if position.terms.solo and seat == 1 else reserve, strip.sprites)
    if not position.terms.solo:
        before = position.gap < 0 and position.stage != BUILD
        _lay(scene, "slab", seat, 7 if before else 7 - popcount(position.own(seat)), strip.slabs)
        _lay(scene, "wizard", seat, wizards_home(position, seat), strip.wizards)
    laid = position.special >= 0 and position.mover() == seat
    if amulet == EXTRALIMITAE and not laid:
        scene.piece(home("slab", seat, 7), *strip.special, figures.special_slab(seat, 32))


def _lay(scene: Scene, kind: str, seat: int, count: int, row: Row) -> None:
    """So many alike pieces in a row."""
    looks = {"sprite": (figures.sprite, 15.0), "wizard": (figures.wizard, 13.0)}
    drawn = figures.slab(seat, False, 30) if kind == "slab" else looks[kind][0](seat, looks[kind][1])
    for i in range(count):
        scene.piece(home(kind, seat, i), row[0] + row[2] * i, row[1], drawn)


def _hand(scene: Scene, speech: Speech, position: Spell, seat: int, strip: Strip) -> None:
    """The cards in hand by level, each with the spells that it casts; a spell is a target in one's own turn."""
    hand, (x, y) = position.hand(seat), strip.hand
    extra = position.amulet(seat) == DOPPELGANGER
    for level in (1, 2, 3):
        count = popcount(hand & position.deck.of_level[level - 1])
        width = 44 + 38 * level
        if count:
            scene.mark(_hand_card(level, count, width, x, y, extra))
            for spell in range(1, level + 1):
                if position.stage == TURN and position.mover() == seat:
                    name = speech.name(f"cast-{level}-{spell}")
                    scene.target(f"cast-{level}-{spell}", x + 17 + 38 * spell, y + 22, disc(19), name)
        x += width + 6


def _hand_card(level: int, count: int, width: float, x: float, y: float, extra: bool) -> Ink:
    icons = [at(20 + 38 * spell - 3, 22, figures.spell_icon(spell, 16, extra=extra)) for spell in range(1, level + 1)]
    leaf = rect(0, 0, width, 44, 8, fill="var(--vellum)", stroke="var(--gold)", stroke_width=1.4)
    under = [at(3 * i, -3 * i, leaf) for i in range(min(count, 3) - 1, 0, -1)]
    card = join(*under, leaf, text(17, 29, figures.LEVELS[level - 1], 17, font_weight=700, fill="var(--muted)"), *icons)
    return at(x, y, figures.counted(card, count, width - 2, 0))
