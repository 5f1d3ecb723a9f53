"""The drawing of the runes that are shown, of the rounds and of the points."""

from sortilege.games.spell import figures
from sortilege.games.spell.decks import cards
from sortilege.games.spell.places import MINE, Layout, Places
from sortilege.games.spell.speech import Speech
from sortilege.games.spell.state import TURN
from sortilege.ink import NOTHING, Ink, Scene, Style, at, box, card_back, join, panel, rect, text, track
from sortilege.ink import figures as numerals
from sortilege.kernel.bits import popcount


def draw_display(scene: Scene, speech: Speech, place: Places) -> None:
    position, layout = speech.position, place.layout
    deck, (w, h) = cards(position.terms.cards), layout.card
    scene.ground(panel(*layout.panel, speech("display")))
    mine = position.stage in MINE
    ready = position.claimable() if position.stage == TURN else 0
    for level in range(4):
        x, y = place.card(level, 0)
        left = popcount(position.hidden & position.deck.of_level[level])
        barred = bool(mine and position.levels >> level & 1)
        if not scene.view.narrow:
            scene.ground(text(708, y + 9, figures.LEVELS[level], 24, fill="var(--muted)"))
        scene.mark(_pile(layout, x, y, left, bare=position.slot(level, 0) < 0))
        for beside in (0, 1):
            card = position.slot(level, beside)
            spot = place.card(level, beside)
            if card < 0:
                empty: Style = {"fill": "none", "stroke": "var(--gold)", "stroke_dasharray": "3 6", "opacity": 0.6}
                scene.ground(rect(spot[0] - w / 2, spot[1] - h / 2, w, h, 9, **empty))
                continue
            drawn = figures.rune_card(
                deck[card],
                speech.card(card),
                lit=bool(ready >> card & 1),
                barred=barred,
                seat=position.mover() if mine else -1,
                size=layout.card,
            )
            scene.piece(f"rune-{deck[card].id}", *spot, drawn)
            target = f"rune-{deck[card].id}"
            scene.target(target, *spot, box(w + 6, h + 6, 12), speech.name(target))


def _pile(layout: Layout, x: float, y: float, left: int, *, bare: bool) -> Ink:
    """The cards under slot A, and how many they are; bare, the top one shows its back."""
    w, h = layout.card
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
    back = at(x, y, card_back(size=(w, h))) if bare and left else NOTHING
    beside, below = layout.count
    count = numerals(x + w / 2 + beside, y + h / 2 + below, f"+{left}", 12) if left else NOTHING
    return join(*leaves, back, count)


def draw_tracks(scene: Scene, speech: Speech, place: Places) -> None:
    """The round under way, and both markers on the points that end the game."""
    position = speech.position
    across, top, step = place.layout.rounds
    rounds = [str(i) for i in range(1, position.terms.rounds + 1)]
    scene.ground(track(across, top, rounds, position.round() - 1, step=step, size=32))
    end = int(position.terms.end_at)
    left, y, width = place.layout.track
    step = width / (end + 2)
    every = next(n for n in (1, 2, 4, 8) if n * step >= 18)
    for i in range(end + 2):
        ground, ink = ("var(--glow)", "var(--ivory-on)") if i >= end else ("var(--sheet)", "var(--muted)")
        scene.ground(rect(left + i * step + 0.7, y - 7, step - 1.4, 14, 3, fill=ground, stroke="var(--gold)"))
        if i % every == 0:
            scene.ground(numerals(left + (i + 0.5) * step, y, str(i) if i <= end else "+", 11.5, fill=ink))
    for seat in (0, 1):
        x = left + (min(int(position.points(seat)), end + 1) + 0.5) * step
        scene.mark(at(x, y + (-15 if seat == 0 else 15), figures.side_mark(seat, 9)))
