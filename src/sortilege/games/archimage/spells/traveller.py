"""The School of the Traveller, fourth circle, and Binding: spells on figures and ways."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.breaking import break_with_dice, breakable, breaks, can_break, fits, open_seal, walk_in
from sortilege.games.archimage.rounds import after_break, resolved
from sortilege.games.archimage.spells.spell import TowerSpell
from sortilege.games.archimage.state import HOME, NOBODY, ArchimageState


class Mission(TowerSpell):
    """A8.16 Mission (2): put your familiar on a token of the colour that carries no figure."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return self.next_space(t, 0, scroll % 5) != NOBODY

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        n: i64 = 0
        i: i64 = self.next_space(t, 0, t.tint)
        while i != NOBODY:
            out[n] = mv.move(mv.CHOOSE_SPACE, t.board.spaces[i])
            n += 1
            i = self.next_space(t, i + 1, t.tint)
        return n

    def next_space(self, t: ArchimageState, start: i64, tint: i64) -> i64:
        """The next space in the order of the set-up with a fitting token and no figure; NOBODY after the last."""
        i: i64 = start
        while i < t.board.seals:
            space: i64 = t.board.spaces[i]
            if t.cell[space] and not t.who[space] and fits(tint, i64(t.cell[space]) >> 3):
                return i
            i += 1
        return NOBODY

    def take(self, t: ArchimageState, move: i64) -> None:
        t.put_familiar(t.active, mv.one_of(move))


class Leap(TowerSpell):
    """A8.17 Leap (3): with dice, break a seal behind a reachable token of the colour. The turn ends."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return breakable(t, behind_tokens(t, scroll % 5), sc.SPIRIT, False)

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return breaks(t, out, 0, behind_tokens(t, t.tint), sc.SPIRIT, False)

    def answered(self, t: ArchimageState, move: i64) -> None:
        after_break(t, break_with_dice(t, move))


class Teleportation(TowerSpell):
    """A8.18 Teleportation (4): with dice, break a seal of the colour behind an opposing figure. The turn ends."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return breakable(t, behind_figures(t), scroll % 5, False)

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return breaks(t, out, 0, behind_figures(t), t.tint, False)

    def answered(self, t: ArchimageState, move: i64) -> None:
        after_break(t, break_with_dice(t, move))


class Guardian(TowerSpell):
    """A8.19 Guardian (5): put the guardian of the colour on a scroll of that colour, or take it off."""

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        return t.guardian[scroll % 5] != HOME or t.laid & sc.OF_COLOUR[scroll % 5] != 0

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        n: i64 = 0
        i: i64 = t.board.seals
        while i < t.board.seals + t.board.alcoves:
            space: i64 = t.board.spaces[i]
            code: i64 = i64(t.cell[space])
            if code and sc.COLOUR_OF[code] == t.tint and t.guardian[t.tint] != space:
                out[n] = mv.move(mv.CHOOSE_SPACE, space)
                n += 1
            i += 1
        if t.guardian[t.tint] != HOME:
            out[n] = mv.move(mv.REMOVE)
            n += 1
        return n

    def take(self, t: ArchimageState, move: i64) -> None:
        t.put_guardian(t.tint, HOME if mv.kind_of(move) == mv.REMOVE else mv.one_of(move))


class Speed(TowerSpell):
    """A8.20 Speed (6): break a seal with dice, then a second one of the colour without. The turn ends."""

    # allowed: a break after which a second seal is reached

    def allowed(self, t: ArchimageState, scroll: i64) -> bool:
        i: i64 = 0
        while i < t.reach(t.active):
            space: i64 = t.goal[i]
            if can_break(t, space) and has_second(t, space, scroll % 5):
                return True
            i += 1
        return False

    # asks: the first break, the second seal

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        return self.write_seconds(t, out) if t.phase == mv.FREE else self.write_breaks(t, out)

    def write_breaks(self, t: ArchimageState, out: vec[i64]) -> i64:
        """The breaks after which a second seal can be broken."""
        t.reach(t.active)
        n: i64 = breaks(t, out, 0, 0, sc.SPIRIT, False)
        kept: i64 = 0
        last: i64 = NOBODY
        good: bool = False
        i: i64 = 0
        while i < n:
            if mv.one_of(out[i]) != last:
                last = mv.one_of(out[i])
                good = has_second(t, last, t.tint)
            if good:
                out[kept] = out[i]
                kept += 1
            i += 1
        return kept

    def write_seconds(self, t: ArchimageState, out: vec[i64]) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < t.reach(t.active):
            if fits(t.tint, sc.COLOUR_OF[i64(t.cell[t.goal[i]])]):
                out[n] = mv.move(mv.CHOOSE_SPACE, t.goal[i])
                n += 1
            i += 1
        return n

    # does

    def answered(self, t: ArchimageState, move: i64) -> None:
        if t.phase == mv.SHATTER:
            break_with_dice(t, move)
            t.phase = mv.FREE
        else:
            token: i64 = open_seal(t, mv.one_of(move))
            walk_in(t, mv.one_of(move))
            after_break(t, token)


class Binding(TowerSpell):
    """A8.21 Binding (1): the familiar onto the wizard's space; or a token by dice, or by a single 1."""

    # allowed: its three uses are moves of the turn (BIND), each offered where it does something

    def can_use(self, t: ArchimageState, use: i64) -> bool:
        if use == 1:
            return t.familiar[t.active] != t.wizard[t.active]
        if use == 2:
            return breakable(t, 0, sc.SPIRIT, True)
        i: i64 = 0
        while i < t.goals:
            if self.by_a_one(t, t.goal[i]):
                return True
            i += 1
        return False

    def by_a_one(self, t: ArchimageState, space: i64) -> bool:
        """Whether you have a 1 of this token's colour."""
        code: i64 = i64(t.cell[space])
        return code < sc.SCROLL and t.dice[4 * t.active + (code >> 3)] & 15 != 0

    # asks: the token, with its dice or for a 1

    def use(self, t: ArchimageState, use: i64) -> None:
        t.turn_down(t.active, sc.LINK)
        t.spell = sc.BINDING
        t.tint = sc.SPIRIT
        if use == 1:
            t.put_familiar(t.active, t.wizard[t.active])
            resolved(t)
        else:
            t.phase = mv.SHATTER if use == 2 else mv.FREE

    def offers(self, t: ArchimageState, out: vec[i64]) -> i64:
        end: i64 = t.reach(t.active)
        if t.phase == mv.SHATTER:
            return breaks(t, out, 0, 0, sc.SPIRIT, True)
        n: i64 = 0
        i: i64 = 0
        while i < end:
            if self.by_a_one(t, t.goal[i]):
                out[n] = mv.move(mv.CHOOSE_SPACE, t.goal[i])
                n += 1
            i += 1
        return n

    # does: the wizard stays, the familiar goes there; the turn ends

    def answered(self, t: ArchimageState, move: i64) -> None:
        space: i64 = mv.one_of(move)
        if t.phase == mv.SHATTER:
            t.spend_on(move)
        else:
            t.spend(t.active, i64(t.cell[space]) >> 3, 1)
        token: i64 = open_seal(t, space)
        t.put_familiar(t.active, space)
        after_break(t, token)


BIND: Final = Binding([mv.SHATTER, mv.FREE])

# What each spell asks, in the order of A7.5; powers 2 to 6, and Binding.
SCHOOL: Final[list[TowerSpell]] = [
    Mission([mv.PLACE]),
    Leap([mv.SHATTER]),
    Teleportation([mv.SHATTER]),
    Guardian([mv.PLACE]),
    Speed([mv.SHATTER, mv.FREE]),
    BIND,
]


# what a spell opens: the new targets stand behind the ordinary ones; returns where they start


def behind_tokens(t: ArchimageState, tint: i64) -> i64:
    """Adds the targets behind each reachable token of the tint, one token passed at a time (A8.17)."""
    t.flood(t.active)
    ordinary: i64 = t.goals
    top: i64 = 0
    i: i64 = 0
    while i < ordinary:
        code: i64 = i64(t.cell[t.goal[i]])
        if code < sc.SCROLL and fits(tint, sc.COLOUR_OF[code]):
            t.stack[top] = t.goal[i]
            top += 1
        i += 1
    t.spread(t.active, top)
    t.reached = NOBODY
    return ordinary


def behind_figures(t: ArchimageState) -> i64:
    """Adds the targets behind each opposing figure in the way, one figure passed at a time (A8.18)."""
    t.flood(t.active)
    ordinary: i64 = t.goals
    top: i64 = 0
    seat: i64 = 0
    while seat < t.seats:
        if seat != t.active:
            top = _passed(t, t.wizard[seat], top)
            if t.familiar[seat] != t.wizard[seat]:
                top = _passed(t, t.familiar[seat], top)
        seat += 1
    t.spread(t.active, top)
    t.reached = NOBODY
    return ordinary


def _passed(t: ArchimageState, space: i64, top: i64) -> i64:
    """Stacks the space of a figure if the walk touched it and no token lies under the figure."""
    if space == HOME or t.seen[space] != t.stamp or t.cell[space]:
        return top
    t.stack[top] = space
    return top + 1


def has_second(t: ArchimageState, space: i64, tint: i64) -> bool:
    """Whether Speed finds a second seal of its tint after the wizard has broken this target and moved there."""
    t.reach(t.active)
    if _has_fitting(t, 0, space, tint):
        return True
    t.flood(t.active)
    ordinary: i64 = t.goals
    t.stack[0] = space
    t.spread(t.active, 1)
    t.reached = NOBODY
    return _has_fitting(t, ordinary, space, tint)


def _has_fitting(t: ArchimageState, start: i64, without: i64, tint: i64) -> bool:
    i: i64 = start
    while i < t.goals:
        if t.goal[i] != without and fits(tint, sc.COLOUR_OF[i64(t.cell[t.goal[i]])]):
            return True
        i += 1
    return False
