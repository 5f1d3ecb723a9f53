"""What lies before a player: dice and scrolls, in the order in which they are shown."""

from dataclasses import dataclass

from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.rules import Archimage

_BY_POWER = (sc.LINK, *sorted(range(sc.LINK), key=lambda scroll: (scroll // 5 % 5, scroll)))


@dataclass(frozen=True)
class Held:
    """A scroll before a player: which, how many of it are active and used, and the token on it."""

    scroll: int
    spell: int
    up: int
    down: int
    stored: int = 0

    @property
    def count(self) -> int:
        return self.up + self.down


def dice_of_seat(p: Archimage, seat: int) -> list[tuple[int, int]]:
    """Lists colour and value of each die, highest first within a colour; value 0 is not rolled."""
    dice = []
    for colour in range(4):
        dice += [(colour, value) for value in values(p.dice[4 * seat + colour])]
        dice += [(colour, 0)] * (p.wait[seat] >> 4 * colour & 15)
    return dice


def scrolls_of(p: Archimage, seat: int) -> list[Held]:
    """Lists the scrolls of a seat by power, Binding first; a used one keeps its place."""
    scrolls = []
    own = p.owned(seat)
    for scroll in _BY_POWER:
        if not own >> scroll & 1 or (p.circle == 1 and 25 <= scroll < sc.LINK):
            continue
        spell = int(sc.spell_of(scroll, max(1, p.circle)))
        up, down = (int(sc.how_many(hand[seat], scroll, p.circle)) for hand in (p.up, p.down))
        scrolls.append(Held(scroll, spell, up, down, int(p.stored[scroll % 5]) if spell == sc.ABSORPTION else 0))
    return scrolls


def is_second(scroll: int, circle: int) -> bool:
    """Tells whether a scroll is of the circle that joined circle 0, its corner folded; circle I looks as circle 0."""
    return circle > 1 and 25 <= scroll < sc.LINK
