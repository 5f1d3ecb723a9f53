"""The drawing of the runes that are shown, of the rounds and of the points."""

from sortilege.games.spell import figures
from sortilege.games.spell.decks import cards
from sortilege.games.spell.places import BOARD, HEIGHT, MINE
from sortilege.games.spell.speech import Speech
from sortilege.games.spell.state import TURN
from sortilege.ink import NOTHING, Ink, Point, Scene, at, box, card_back, join, panel, rect, text, track
from sortilege.ink import figures as numerals
from sortilege.kernel.bits import popcount

CARD = (146.0, 170.0)


def _card_place(level: int, beside: int) -> Point:
    return 812 + 182.0 * beside, 178 + 196.0 * level


def draw_display(scene: Scene, speech: Speech) -> None:
    position = speech.position
    deck = cards(position.terms.cards)
    scene.ground(panel(676, 12, 432, HEIGHT - 24, speech("display")))
    mine = position.stage in MINE
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


def draw_tracks(scene: Scene, speech: Speech) -> None:
    """The round under way, and both markers on the points that end the game."""
    position = speech.position
    rounds = [str(i) for i in range(1, position.terms.rounds + 1)]
    scene.ground(track(846, 24, rounds, position.round() - 1, step=42, size=32))
    end = int(position.terms.end_at)
    left, y, width = BOARD[0] + 18, HEIGHT - 30, BOARD[2] - 36
    step = width / (end + 2)
    for i in range(end + 2):
        ground, ink = ("var(--glow)", "var(--ivory-on)") if i >= end else ("var(--sheet)", "var(--muted)")
        cell = rect(left + i * step + 1, y - 7, step - 2, 14, 3, fill=ground, stroke="var(--gold)", stroke_width=1)
        scene.ground(cell)
        if end < 24 or i % 2 == 0:
            label = str(i) if i <= end else "+"
            scene.ground(numerals(left + (i + 0.5) * step, y, label, min(10.5, step * 0.5), fill=ink))
    for seat in (0, 1):
        spot = min(int(position.points(seat)), end + 1)
        scene.mark(
            at(
                left + (spot + 0.5) * step + (-4 if seat == 0 else 4),
                y + (-13 if seat == 0 else 13),
                figures.side_mark(seat, 10),
            )
        )
