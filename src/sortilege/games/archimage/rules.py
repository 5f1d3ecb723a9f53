"""The game itself: what can be chosen or rolled in each phase, and what each move does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.breaking import break_with_dice, breaks
from sortilege.games.archimage.rounds import after_break, draft, fill_draft, finish, next_colour, rolled, roller
from sortilege.games.archimage.spells import passages, traveller
from sortilege.games.archimage.spells.spell import CATALOGUE
from sortilege.games.archimage.state import ArchimageState
from sortilege.kernel.bits import bit_index
from sortilege.kernel.position import CHANCE, Position
from sortilege.kernel.rng import Rng


class Archimage(ArchimageState):
    """A game of Archimage at one moment."""

    def copy(self) -> "Archimage":
        made = Archimage(self.board, self.circle)
        made.assign(self)
        return made

    # what can be chosen

    def fill(self, out: vec[i64]) -> i64:
        if self.phase == mv.MAIN:
            return self.fill_turn(out)
        if self.phase == mv.OPENING or self.phase == mv.DRAFTING:
            return fill_draft(self, out)
        if self.seat == CHANCE:
            return self.fill_chance(out)
        return self.fill_choice(out)

    def fill_choice(self, out: vec[i64]) -> i64:
        """The answers to what the spell under way asks, or where a broken token is stored."""
        return passages.write_storing(self, out) if self.phase == mv.STORING else CATALOGUE[self.spell].fill(self, out)

    def fill_turn(self, out: vec[i64]) -> i64:
        """The one list of a turn: castable scrolls, breaks, and the end of the round if nothing breaks (A4.1, A7.1)."""
        n: i64 = 0
        rest: i64 = self.up[self.active] & sc.ALL
        if self.circle == 1:
            rest &= sc.ONES
        while rest:
            low: i64 = rest & -rest
            rest ^= low
            scroll: i64 = bit_index(low)
            if CATALOGUE[sc.spell_of(scroll, self.circle)].allowed(self, scroll):
                out[n] = mv.move(mv.CAST, scroll)
                n += 1
        self.reach(self.active)
        if (self.up[self.active] >> sc.LINK) & 1:
            n = self.fill_binding(out, n)
        before: i64 = n
        n = breaks(self, out, n, 0, sc.SPIRIT, False)
        if n == before:
            out[n] = mv.move(mv.END)
            n += 1
        return n

    def fill_binding(self, out: vec[i64], n: i64) -> i64:
        """The three uses of Binding, where they do something (A8.21)."""
        use: i64 = 1
        while use <= 3:
            if traveller.BIND.can_use(self, use):
                out[n] = mv.move(mv.BIND, use)
                n += 1
            use += 1
        return n

    # chance

    def fill_chance(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.phase == mv.ROLLING or self.phase == mv.REROLLING:
            colour: i64 = next_colour(self, roller(self))
            while n < 6:
                out[n] = mv.move(mv.DIE_IS, colour, n + 1)
                n += 1
        elif self.phase == mv.SEALING or self.phase == mv.LAYING:
            space: i64 = self.board.spaces[self.placed]
            things: i64 = 4 if self.phase == mv.SEALING else 50
            kind: i64 = mv.SEAL_IS if self.phase == mv.SEALING else mv.SCROLL_IS
            i: i64 = self.first_thing()
            while i < things:
                if self.left(space, i):
                    out[n] = mv.move(kind, i, space)
                    n += 1
                i = self.next_thing(i)
        elif self.phase == mv.MARKING:
            while n < self.seats:
                out[n] = mv.move(mv.FIRST_IS, n)
                n += 1
        else:
            while n < 4:
                out[n] = mv.move(mv.CIRCLE_IS, n + 1)
                n += 1
        return n

    def weights(self, out: vec[i64]) -> i64:
        n: i64 = self.fill_chance(out)
        total: i64 = 0
        i: i64 = 0
        while i < n:
            out[i] = (
                self.left(mv.two_of(out[i]), mv.one_of(out[i]))
                if self.phase == mv.SEALING or self.phase == mv.LAYING
                else 1
            )
            total += out[i]
            i += 1
        return total

    def first_thing(self) -> i64:
        """The first colour, or the first scroll of the power of the next space."""
        return 0 if self.phase == mv.SEALING else 5 * (self.board.power[self.board.spaces[self.placed]] - 2)

    def next_thing(self, i: i64) -> i64:
        """The next colour; the next scroll of the same power, and after those of circle 0 those of the other circle."""
        if self.phase == mv.SEALING or i % 5 < 4:
            return i + 1
        return i + 21 if i < 25 and self.circle > 1 else 50

    def left(self, space: i64, i: i64) -> i64:
        """How many tokens of a colour, or copies of a scroll, are left for the next space (A1.3, A3.1)."""
        power: i64 = self.board.power[space]
        if self.phase == mv.SEALING:
            return (10 if power == 2 else 5) - self.tokens[i * 8 + power]
        return (2 if self.circle == 1 else 1) - sc.how_many(self.laid, i, self.circle)

    def pick(self, rng: Rng) -> i64:
        """Dice are thrown without a list; the rest as the law has it."""
        if self.phase == mv.ROLLING or self.phase == mv.REROLLING:
            return mv.move(mv.DIE_IS, next_colour(self, roller(self)), rng.below(6) + 1)
        return Position.pick(self, rng)

    # what a move does

    def play(self, move: i64) -> None:
        """Plays a move, and then each choice inside a spell that has one answer only (A7.5)."""
        self.step(move)
        while mv.COLOUR <= self.phase <= mv.LOAN and self.fill_choice(self.forced) == 1:
            self.step(self.forced[0])

    def step(self, move: i64) -> None:
        """Plays one move and nothing more."""
        kind: i64 = mv.kind_of(move)
        if kind == mv.DIE_IS:
            rolled(self, mv.two_of(move))
        elif kind == mv.BREAK and self.phase == mv.MAIN:
            after_break(self, break_with_dice(self, move))
        elif kind == mv.CAST:
            self.declare(mv.one_of(move))
        elif kind == mv.BIND:
            traveller.BIND.use(self, mv.one_of(move))
        elif kind == mv.DRAFT:
            draft(self, mv.dice_of(move))
        elif kind == mv.END:
            self.turn += 1
            finish(self, self.active)
        elif kind <= mv.FIRST_IS:
            self.set_up(move)
        elif self.phase == mv.STORING:
            passages.store(self, move)
        else:
            CATALOGUE[self.spell].answered(self, move)

    def declare(self, scroll: i64) -> None:
        """The active seat casts one of its own scrolls, which is turned down at once (A7.2)."""
        self.turn_down(self.active, scroll)
        number: i64 = sc.spell_of(scroll, self.circle)
        CATALOGUE[number].begin(self, number, scroll % 5)

    def set_up(self, move: i64) -> None:
        """One thing of the set-up: tokens, then scrolls, in the order of the board; then the first player."""
        if self.phase == mv.CIRCLE:  # A3.1
            self.circle = mv.one_of(move)
            self.phase = mv.SEALING
        elif self.phase == mv.MARKING:  # A3.6
            self.first = mv.one_of(move)
            self.active = self.first
            self.seat = self.first
            self.phase = mv.OPENING
        else:
            space: i64 = self.board.spaces[self.placed]
            if self.phase == mv.SEALING:  # A3.2
                self.put_token(space, mv.one_of(move) * 8 + self.board.power[space])
            else:  # A3.3
                self.put_scroll(space, mv.one_of(move))
            self.placed += 1
            if self.placed == self.board.seals:
                self.phase = mv.LAYING
            if self.placed == self.board.seals + self.board.alcoves:
                self.placed = 0
                self.phase = mv.MARKING
