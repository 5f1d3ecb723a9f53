"""The drawing of a position: the tower in plan with its reserves. What is read stands in the panels."""

from functools import lru_cache

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import FLOOR
from sortilege.games.archimage.figures import guardian, own_mark, pet, scroll, token
from sortilege.games.archimage.ground import DIE, SIZE, TRAY, ground, spot, tray, tray_board, tray_die
from sortilege.games.archimage.hands import is_second
from sortilege.games.archimage.names import COLOURS
from sortilege.games.archimage.plan import TowerPlan, plan_of
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.speech import ArchimageSpeech
from sortilege.games.archimage.state import HOME
from sortilege.games.archimage.touch import PLAYER, RESERVE, reserve_dice, space_target
from sortilege.ink import Ink, Point, Scene, at, box, circle, die, disc, figures, wizard
from sortilege.ink.scene import Shape
from sortilege.kernel.gesture import View
from sortilege.kernel.options import OWN_TEXTS
from sortilege.kernel.position import OVER

# What can be broken now is larger than the rest: 25 pixels on a small laptop; on a phone 40, also when it lies.
WIDE_SWELL, WIDE_TOUCH = 1.25, 26.0
NARROW_SWELL, NARROW_TOUCH = 1.55, 59.0


def render(speech: ArchimageSpeech, view: View) -> str:
    """Renders a position, as an SVG document."""
    plan = plan_of(speech.position.board)
    scene = Scene(SIZE, SIZE, speech("title"), view, speech.describe())
    scene.ground(ground(plan))
    scene.trail(places(plan), 24)
    scene.trail(dice_places(plan), DIE / 2)
    _tower(scene, speech, plan)
    _reserves(scene, speech)
    return scene.svg()


@lru_cache(OWN_TEXTS)
def places(plan: TowerPlan) -> dict[str, Point]:
    """Tells where the figures and seals of the tower are."""
    spots = zip(plan.marks, plan.spots, strict=True)
    return {f"{kind}-{mark}": spot(*where) for mark, where in spots for kind in "tuvw"}


@lru_cache(OWN_TEXTS)
def dice_places(plan: TowerPlan) -> dict[str, Point]:
    """Tells where the dice of the reserves are."""
    return {f"{RESERVE(c)}-{i}": tray_die(c, i) for c in range(4) for i in range(plan.board.seats + 1)}


def _lit_spaces(p: Archimage, view: View) -> set[int]:
    """Finds the spaces that the viewer can touch now."""
    if view.seat != p.seat or (p.phase != mv.MAIN and p.phase < mv.PLACE):
        return set()
    return {mv.one_of(move) for move in p.moves() if mv.kind_of(move) in (mv.BREAK, mv.CHOOSE_SPACE)}


# the tower


def _tower(scene: Scene, speech: ArchimageSpeech, plan: TowerPlan) -> None:
    p, view = speech.position, scene.view
    lit = _lit_spaces(p, view)
    guarded = set(p.guardian)
    swell, touch = (NARROW_SWELL, NARROW_TOUCH) if view.narrow else (WIDE_SWELL, WIDE_TOUCH)

    def draw_space(part: Scene, space: tuple[int, int, bool, bool, bool, object]) -> None:
        i, code, here, goes, is_guarded, who = space
        x, y = spot(*plan.spots[i])
        if code:
            drawing = _lying(p, code, guarded=is_guarded, narrow=view.narrow)
            part.piece(f"t-{plan.marks[i]}", x, y, drawing, scale=swell if here else 1, above=here)
        if p.board.kind[i] != FLOOR and (code or who):
            part.target(space_target(p, i), x, y, _shape(code, touch if here else 0), speech.space(i), drags=goes)

    own = p.wizard[view.seat] if lit and p.phase == mv.MAIN else -1  # the wizard that is dragged
    spaces = [
        (i, code, i in lit, i == own, i in guarded, who and speech.figures(i))
        for i, (code, who) in enumerate(zip(p.cell, p.who, strict=True))
        if code or who
    ]
    scene.parts((plan, speech.words, speech.language, view.narrow, int(p.circle)), spaces, draw_space)
    for seat in range(p.seats):
        _figures(scene, speech, plan, seat)
    for colour, at_ in enumerate(p.guardian):
        if at_ != HOME:
            x, y = spot(*plan.spots[at_])
            scene.piece(f"u-{plan.marks[at_]}", x - 15, y - 19, guardian(colour), scale=0.82, above=True)


def _lying(p: Archimage, code: int, *, guarded: bool, narrow: bool) -> Ink:
    """Draws the token or scroll of this code."""
    if code < sc.SCROLL:
        return token(code >> 3, code & 7, narrow=narrow)
    folded = is_second(code - sc.SCROLL, int(p.circle))
    return scroll(int(sc.COLOUR_OF[code]), int(sc.POWER_OF[code]), folded=folded, guarded=guarded, narrow=narrow)


def _shape(code: int, touch: float) -> Shape:
    """Gives what is touched: the thing itself, and where it is lit at least a finger's breadth."""
    if code >= sc.SCROLL:
        return disc(touch, veil=True) if touch > 50 else box(58, 68) if touch else box(46, 54)
    return disc(touch or 20, veil=bool(touch))


def _figures(scene: Scene, speech: ArchimageSpeech, plan: TowerPlan, seat: int) -> None:
    p, narrow = speech.position, scene.view.narrow
    at_, pet_at = int(p.wizard[seat]), int(p.familiar[seat])
    x, y = spot(*plan.spots[at_])
    r = 25 if narrow else 20
    acts = p.seat == seat or (p.active == seat and p.phase > mv.MAIN and p.seat != OVER)
    if acts:
        scene.mark(circle(x, y, r + 7, fill="var(--glow)", fill_opacity=0.55, stroke="var(--action)", stroke_width=2))
    scene.piece(f"w-{plan.marks[at_]}", x, y, wizard(seat, r), above=True)
    if seat == scene.view.seat:
        scene.overlay(at(x, y, own_mark(r + 5)))
    if p.phase == mv.FOE and p.seat != seat and p.in_round(seat):
        target = PLAYER(seat)
        scene.target(target, x, y, disc(NARROW_TOUCH if narrow else WIDE_TOUCH, veil=True), speech.name(target))
    if pet_at != HOME:
        beside = 14 if pet_at == at_ or p.cell[pet_at] else 0
        x, y = spot(*plan.spots[pet_at])
        scene.piece(f"v-{plan.marks[pet_at]}", x + beside, y - beside, pet(seat, 11 if beside else 15), above=True)


def _reserves(scene: Scene, speech: ArchimageSpeech) -> None:
    p = speech.position
    for colour in range(4):
        left = any(start.startswith(RESERVE(colour)) for start, _ in scene.view.trail)
        key = (speech.words, speech.language, "reserve", colour, p.reserve[colour], left)
        scene.part(key, lambda part, colour=colour, left=left: _reserve(part, speech, colour, left))  # type: ignore[misc]


def _reserve(part: Scene, speech: ArchimageSpeech, colour: int, left: bool) -> None:
    """Draws the dice of a colour; that there are none, unless one has just left."""
    p, (x, y) = speech.position, tray(colour)
    part.ground(at(x, y, tray_board(colour)))
    for i, place in enumerate(reserve_dice(p, colour)):
        part.piece(place, *tray_die(colour, i), die(0, element=COLOURS[colour], size=DIE))
    if not p.reserve[colour] and not left:
        part.mark(figures(x, y, "0", 34, fill="var(--muted)"))
    part.target(RESERVE(colour), x, y, box(*TRAY, 14, veil=False), speech.name(RESERVE(colour)))
