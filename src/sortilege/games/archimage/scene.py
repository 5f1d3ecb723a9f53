"""The drawing of a position: the tower in plan with its reserves, and the players beside it."""

from functools import cache

from sortilege.games.archimage.board import FLOOR
from sortilege.games.archimage.figures import guardian, pet, scroll, token
from sortilege.games.archimage.ground import TRAY, WHOLE, Part, shown, spot, tray, tray_board
from sortilege.games.archimage.hands import Held, Panel, arrange, colour_of, dice_of_seat, power_of, scrolls_of
from sortilege.games.archimage.leaf import leaf
from sortilege.games.archimage.moves import MAIN
from sortilege.games.archimage.names import COLOURS, SPELLS
from sortilege.games.archimage.plan import Plan, plan_of
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import COLOUR_OF, POWER_OF, SCROLL, spell_of
from sortilege.games.archimage.telling import Teller
from sortilege.games.archimage.touching import die_target, reserve_dice, scroll_target, space_target
from sortilege.games.archimage.tower import HOME
from sortilege.ink import (
    Ink,
    Point,
    Scene,
    at,
    box,
    circle,
    die,
    disc,
    figures,
    fit,
    group,
    path,
    rect,
    sign,
    text,
    wizard,
)
from sortilege.kernel.game import AnyGame
from sortilege.kernel.gesture import View
from sortilege.kernel.position import OVER


def draw(game: AnyGame, p: Archimage, view: View) -> str:
    teller = Teller(game.words, p, view.language)
    plan = plan_of(p.board)
    parts, sides, width, height = arrange(p, view)
    scene = Scene(width, height, game.title(view.language), view, teller.describe())
    for part in parts:
        with scene.placed(part.x, part.y, part.scale):
            scene.ground(shown(plan, part))
            scene.trail({name: place for name, place in places(plan).items() if part.shows(place[0])}, 24)
            _tower(scene, teller, plan, part)
            _reserves(scene, teller, part)
    for side in sides:
        _panel(scene, teller, side)
    return scene.svg()


@cache
def places(plan: Plan) -> dict[str, Point]:
    """Where the figures and seals of the tower are, for the trail of the last move."""
    return {
        f"{kind}-{mark}": spot(*where) for mark, where in zip(plan.marks, plan.spots, strict=True) for kind in "tuvw"
    }


# the tower


def _tower(scene: Scene, teller: Teller, plan: Plan, part: Part) -> None:
    p = teller.p
    for i, mark in enumerate(plan.marks):
        x, y = spot(*plan.spots[i])
        if not part.shows(x):
            continue
        code = int(p.cell[i])
        if code >= SCROLL:
            short = teller.say(f"short-{SPELLS[spell_of(code - SCROLL, p.circle)]}")
            lies = scroll(int(COLOUR_OF[code]), int(POWER_OF[code]), short, guarded=i in p.guardian)
            _stand(scene, part, f"t-{mark}", (x, y), lies)
        elif code:
            _stand(scene, part, f"t-{mark}", (x, y), token(code >> 3, code & 7))
        if p.board.kind[i] != FLOOR and (code or p.who[i]):
            shape = box(46, 54) if code >= SCROLL else disc(20 if part is WHOLE else 25)
            scene.target(space_target(p, i), x, y, shape, teller.space(mark))
    for seat in range(p.seats):
        _figures(scene, teller, plan, part, seat)
    for colour, at_ in enumerate(p.guardian):
        if at_ != HOME:
            x, y = spot(*plan.spots[at_])
            _stand(scene, part, f"u-{plan.marks[at_]}", (x, y), guardian(colour), (-15, -19), 0.82)


def _stand(
    scene: Scene, part: Part, place: str, where: Point, drawing: Ink, beside: Point = (0, 0), scale: float = 1
) -> None:
    """A piece of the tower beside a place; beyond the seam of a half it is drawn once more, as a mark."""
    x, y = where[0] + beside[0], where[1] + beside[1]
    if part.owns(where[0]):
        scene.piece(place, x, y, drawing, scale=scale)
    elif part.shows(where[0]):
        scene.mark(at(x, y, drawing, scale=scale))


def _figures(scene: Scene, teller: Teller, plan: Plan, part: Part, seat: int) -> None:
    p = teller.p
    at_, pet_at = int(p.wizard[seat]), int(p.familiar[seat])
    x, y = spot(*plan.spots[at_])
    acts = p.seat == seat or (p.active == seat and p.phase > MAIN and p.seat != OVER)
    if acts and part.shows(x):
        scene.mark(circle(x, y, 27, fill="var(--glow)", fill_opacity=0.55, stroke="var(--action)", stroke_width=2))
    _stand(scene, part, f"w-{plan.marks[at_]}", (x, y), wizard(seat, 20))
    if pet_at != HOME:
        beside = 14 if pet_at == at_ or p.cell[pet_at] else 0
        drawing = pet(seat, 11 if beside else 15)
        _stand(scene, part, f"v-{plan.marks[pet_at]}", spot(*plan.spots[pet_at]), drawing, (beside, -beside))


def _reserves(scene: Scene, teller: Teller, part: Part) -> None:
    p = teller.p
    for colour, name in enumerate(COLOURS[:4]):
        x, y = tray(colour)
        if not part.owns(x):
            continue
        scene.ground(at(x, y, tray_board(colour)))
        n = int(p.reserve[colour])
        for i, place in enumerate(reserve_dice(p, colour)):
            row = 0.0 if n <= 3 else -19 + 38 * (i // 3)
            scene.piece(place, x - 28 + i % 3 * 38, y + row, die(0, element=name, size=32))
        if not n:
            scene.mark(figures(x, y, "0", 22, fill="var(--muted)"))
        scene.target(f"r-{name}", x, y, box(*TRAY, 14), teller.name(f"r-{name}"))


# the players


def _panel(scene: Scene, teller: Teller, side: Panel) -> None:
    p, seat = teller.p, side.seat
    asked = p.seat == seat
    edge, thick = ("var(--action)", 3.0) if asked else ("var(--gold)", 1.2)
    over = not p.in_round(seat) and p.round and p.seat != OVER
    fill = "var(--vellum)" if over else "var(--sheet)"
    scene.ground(rect(side.x, side.y, side.width, side.height, 14, fill=fill, stroke=edge, stroke_width=thick))
    scene.mark(at(side.x + 30, side.y + 28, wizard(seat, 19)))
    name = teller.player(seat)
    scene.mark(
        text(side.x + 58, side.y + 35, name, fit(name, 174, 20), anchor="start", font_weight=600 if asked else None)
    )
    _head_marks(scene, teller, side)
    scene.target(
        f"p-{seat}", side.x + side.width / 2, side.y + 26, box(side.width - 8, 44, 10), teller.name(f"p-{seat}")
    )
    _dice(scene, teller, side)
    held = scrolls_of(p, seat)
    for i, one in enumerate(held):
        _chip(scene, teller, side, one, i, len(held))
    if p.familiar[seat] == HOME:
        scene.piece(f"v-home-{seat}", side.x + 264, side.y + 28, pet(seat, 14))


def _head_marks(scene: Scene, teller: Teller, side: Panel) -> None:
    p, right = teller.p, side.x + side.width
    points = int(p.points(side.seat))
    won = p.seat == OVER and p.score(side.seat) > 0
    if won:
        scene.mark(circle(right - 32, side.y + 28, 25, fill="var(--glow)"))
    scene.mark(at(right - 32, side.y + 28, sign("spirit", 0, 0, 20, "var(--gold)", 1.2, opacity=0.55)))
    scene.mark(figures(right - 32, side.y + 28, str(points), 20, fill="var(--ivory-on)" if won else "var(--ink)"))
    if p.round and p.first == side.seat:
        scene.mark(at(right - 84, side.y + 28, _marker()))


def _marker() -> Ink:
    """The first player's marker: a small lantern."""
    return group(
        path("M-7,-6H7L9,9H-9Z", fill="var(--glow)", stroke="var(--line)", stroke_width=1.4),
        path("M-4,-6C-4,-13 4,-13 4,-6", fill="none", stroke="var(--line)", stroke_width=1.4),
        path("M0,-3C4,1 3,5 0,6C-3,5 -4,1 0,-3Z", fill="var(--fire)"),
    )


def _dice(scene: Scene, teller: Teller, side: Panel) -> None:
    seat, dice = side.seat, dice_of_seat(teller.p, side.seat)
    for i, (colour, value) in enumerate(dice):
        x, y = side.die(i, len(dice))
        scene.piece(f"d-{seat}-{i}", x, y, die(value, element=COLOURS[colour], size=38, numeral=True))
        if value:
            target = die_target(seat, colour, value)
            scene.target(target, x, y, box(44, 44), teller.name(target))
    if not dice:
        x, y = side.die(0, 1)
        scene.mark(figures(x, y, "–", 20))


def _chip(scene: Scene, teller: Teller, side: Panel, held: Held, i: int, count: int) -> None:
    """A scroll before a player: sign, name and power; a used one is turned down."""
    _, w, h = side.chips(count)
    x, y = side.chip(i, count)
    target = scroll_target(teller.p, side.seat, held.scroll)
    scene.piece(f"s-{side.seat}-{i}", x, y, _leaf(teller, held, w - 6, h - 5))
    scene.target(target, x, y, box(w - 4, h - 3, 7), teller.name(target))


def _leaf(teller: Teller, held: Held, w: float, h: float) -> Ink:
    colour, spell = colour_of(held.scroll), int(spell_of(held.scroll, max(1, teller.p.circle)))
    names = teller.say(f"spell-{SPELLS[spell]}"), teller.say(f"short-{SPELLS[spell]}")
    words = teller.explain(spell, colour)
    return leaf(COLOURS[colour], power_of(held.scroll), names, words, w, h, up=held.up, stored=held.stored)
