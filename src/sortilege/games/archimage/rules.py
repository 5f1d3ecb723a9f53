"""The game itself: what can be chosen or drawn in each phase, and what each move does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage.breaking import breakable, breaks
from sortilege.games.archimage.casting import castable
from sortilege.games.archimage.choosing import fill_choice, one_works
from sortilege.games.archimage.effects import bind, chosen, declare, shattered
from sortilege.games.archimage.keys import key_of
from sortilege.games.archimage.moves import (
    BIND,
    BREAK,
    CAST,
    CIRCLE,
    CIRCLE_IS,
    COLOUR,
    DIE_IS,
    DRAFT,
    DRAFTING,
    END,
    FIRST_IS,
    LAYING,
    LOAN,
    MAIN,
    MARKING,
    OPENING,
    REROLLING,
    ROLLING,
    SCROLL_IS,
    SEAL_IS,
    SEALING,
    dice_of,
    kind_of,
    move,
    one_of,
    two_of,
)
from sortilege.games.archimage.rounds import draft, fill_draft, finish, next_colour, rolled, roller
from sortilege.games.archimage.spells import ALL, LINK, ONES, SPIRIT, how_many
from sortilege.games.archimage.tower import Tower
from sortilege.kernel.bits import bit_index
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.rng import Rng


class Archimage(Tower):
    """A game of Archimage at one moment."""

    def copy(self) -> "Archimage":
        made = Archimage(self.board, self.circle)
        made.assign(self)
        return made

    def key(self) -> i64:
        return key_of(self)

    # what can be chosen

    def fill(self, out: vec[i64]) -> i64:
        if self.phase == MAIN:
            return self.fill_turn(out)
        if self.phase == OPENING or self.phase == DRAFTING:
            return fill_draft(self, out)
        if self.seat == CHANCE:
            return self.fill_chance(out)
        return fill_choice(self, out)

    def fill_turn(self, out: vec[i64]) -> i64:
        """The one list of a turn: castable scrolls, breaks, and the end of the round only if nothing can be broken."""
        n: i64 = 0
        rest: i64 = self.up[self.active] & (ONES if self.circle == 1 else ALL)
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            if castable(self, bit_index(low)):
                out[n] = move(CAST, bit_index(low))
                n += 1
        self.reach(self.active)
        if (self.up[self.active] >> LINK) & 1:
            n = self.fill_binding(out, n)
        before: i64 = n
        n = breaks(self, out, n, 0, SPIRIT, False)
        if n == before:
            out[n] = move(END)
            n += 1
        return n

    def fill_binding(self, out: vec[i64], n: i64) -> i64:
        """The three uses of Binding, where they do something."""
        if self.familiar[self.active] != self.wizard[self.active]:
            out[n] = move(BIND, 1)
            n += 1
        if breakable(self, 0, SPIRIT, True):
            out[n] = move(BIND, 2)
            n += 1
        i: i64 = 0
        while i < self.goals:
            if one_works(self, i64(self.cell[self.goal[i]])):
                out[n] = move(BIND, 3)
                return n + 1
            i += 1
        return n

    # chance

    def fill_chance(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.phase == ROLLING or self.phase == REROLLING:
            colour: i64 = next_colour(self, roller(self))
            while n < 6:
                out[n] = move(DIE_IS, colour, n + 1)
                n += 1
        elif self.phase == SEALING or self.phase == LAYING:
            space: i64 = self.board.spaces[self.held]
            things: i64 = 4 if self.phase == SEALING else 50
            kind: i64 = SEAL_IS if self.phase == SEALING else SCROLL_IS
            i: i64 = self.first_thing()
            while i < things:
                if self.left(space, i):
                    out[n] = move(kind, i, space)
                    n += 1
                i = self.next_thing(i)
        elif self.phase == MARKING:
            while n < self.seats:
                out[n] = move(FIRST_IS, n)
                n += 1
        else:
            while n < 4:
                out[n] = move(CIRCLE_IS, n + 1)
                n += 1
        return n

    def weights(self, out: vec[i64]) -> i64:
        n: i64 = self.fill_chance(out)
        total: i64 = 0
        i: i64 = 0
        while i < n:
            out[i] = self.left(two_of(out[i]), one_of(out[i])) if self.phase == SEALING or self.phase == LAYING else 1
            total += out[i]
            i += 1
        return total

    def first_thing(self) -> i64:
        """The first colour, or the first scroll of the power of the next space."""
        return 0 if self.phase == SEALING else 5 * (self.board.power[self.board.spaces[self.held]] - 2)

    def next_thing(self, i: i64) -> i64:
        """The next colour; the next scroll of the same power, and after those of circle 0 those of the other circle."""
        if self.phase == SEALING or i % 5 < 4:
            return i + 1
        return i + 21 if i < 25 and self.circle > 1 else 50

    def left(self, space: i64, i: i64) -> i64:
        """How many tokens of a colour, or copies of a scroll, are left for the next space."""
        power: i64 = self.board.power[space]
        if self.phase == SEALING:
            return (10 if power == 2 else 5) - self.tokens[i * 8 + power]
        return (2 if self.circle == 1 else 1) - how_many(self.laid, i, self.circle)

    def pick(self, rng: Rng) -> i64:
        """Dice are thrown without a list; the rest as the law has it."""
        if self.phase == ROLLING or self.phase == REROLLING:
            return move(DIE_IS, next_colour(self, roller(self)), rng.below(6) + 1)
        return Position.pick(self, rng)

    # what a move does

    def play(self, move: i64) -> None:
        """Plays a move, and then each choice inside a spell that has one answer only."""
        self.step(move)
        while COLOUR <= self.phase <= LOAN and fill_choice(self, self.forced) == 1:
            self.step(self.forced[0])

    def step(self, move: i64) -> None:
        """Plays one move and nothing more."""
        kind: i64 = kind_of(move)
        if kind == DIE_IS:
            rolled(self, two_of(move))
        elif kind == BREAK:
            shattered(self, one_of(move), two_of(move), dice_of(move))
        elif kind == CAST:
            declare(self, one_of(move))
        elif kind == BIND:
            bind(self, one_of(move))
        elif kind == DRAFT:
            draft(self, dice_of(move))
        elif kind == END:
            self.turn += 1
            finish(self, self.active)
        elif kind <= FIRST_IS:
            self.set_up(move)
        else:
            chosen(self, move)

    def set_up(self, move: i64) -> None:
        """One thing of the set-up is drawn: tokens, then scrolls, in the order of the board; then the first player."""
        if self.phase == CIRCLE:
            self.circle = one_of(move)
            self.phase = SEALING
        elif self.phase == MARKING:
            self.first = one_of(move)
            self.active = self.first
            self.seat = self.first
            self.phase = OPENING
        else:
            space: i64 = self.board.spaces[self.held]
            if self.phase == SEALING:
                self.put_token(space, one_of(move) * 8 + self.board.power[space])
            else:
                self.put_scroll(space, one_of(move))
            self.held += 1
            if self.held == self.board.seals:
                self.phase = LAYING
            if self.held == self.board.seals + self.board.alcoves:
                self.held = 0
                self.phase = MARKING
