"""What a position holds: tower, hands, round, the spell under way; what a wizard can reach; the key."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import TowerBoard
from sortilege.games.archimage.dice import how_many_dice
from sortilege.kernel.bits import popcount, zobrist
from sortilege.kernel.position import CHANCE, Position

HOME: Final = -1  # a familiar on its Binding, a guardian beside the board
NOBODY: Final = -1
GUARDED: Final = 128  # the bit of `who` for a guardian; the others are seats
_SPACES: Final = 300  # slots of the key below are spaces, above the other things


class ArchimageState(Position):
    """All that a position holds. Seats are numbered clockwise; colours are red, blue, yellow, green, violet."""

    def __init__(self, board: TowerBoard, circle: i64) -> None:
        super().__init__(board.seats)
        seats: i64 = board.seats
        self.board: TowerBoard = board
        self.circle: i64 = circle  # 1 to 4, or 0 while chance has not chosen
        self.phase: i64 = mv.SEALING if circle else mv.CIRCLE
        self.seat = CHANCE
        self.cell: vec[u8] = vec[u8]([0] * board.size)  # the token or scroll on each space
        self.who: vec[u8] = vec[u8]([0] * board.size)  # one bit for each seat with a figure there, and GUARDED
        self.tokens: vec[i64] = vec[i64]([0] * 32)  # how many tokens of each code lie on the board
        self.laid: i64 = 0  # the scrolls on the board
        self.wizard: vec[i64] = vec[i64]([0] * seats)
        self.familiar: vec[i64] = vec[i64]([HOME] * seats)  # A3.5
        self.guardian: vec[i64] = vec[i64]([HOME] * 5)  # of each colour
        self.reserve: vec[i64] = vec[i64]([seats + 1] * 4)  # A1.3, A3.4
        self.dice: vec[i64] = vec[i64]([0] * (4 * seats))  # rolled: seat * 4 + colour, a word of values
        self.wait: vec[i64] = vec[i64]([0] * seats)  # not rolled yet: four bits a colour
        self.up: vec[i64] = vec[i64]([sc.LINK_BIT] * seats)  # active scrolls: Binding (A3.5)
        self.down: vec[i64] = vec[i64]([0] * seats)  # used scrolls
        self.stored: vec[i64] = vec[i64]([0] * 5)  # the token on the Absorption of each colour
        # the round
        self.first: i64 = 0  # who has the first player's marker
        self.active: i64 = 0  # whose turn it is
        self.done: i64 = 0  # a bit for each seat whose round is over
        self.round: i64 = 0
        self.idle: i64 = 0  # rounds in a row in which nobody had a target at the end of his round
        self.dry: i64 = 0  # rounds in a row without a break
        self.lively: i64 = 0  # 1 once somebody had a target at the end of his round, in this round
        self.broken: i64 = 0  # 1 once a seal was broken in this round
        # the spell being cast
        self.spell: i64 = 0
        self.tint: i64 = 0  # its colour
        self.colour: i64 = 0  # the colour of the dice it works on
        self.into: i64 = 0
        self.foe: i64 = NOBODY
        self.chosen: i64 = 0  # the first of two things: a space, a scroll, or colour * 8 + value of a die
        # outside spells
        self.placed: i64 = 0  # in the set-up: how many spaces are filled
        self.token: i64 = 0  # the broken token that an Absorption may store
        # scratch that no copy carries
        self.goals: i64 = 0  # how many targets were found
        self.goal: vec[i64] = vec[i64]([0] * board.size)  # the targets
        self.reached: i64 = NOBODY  # whose targets they are, if they still hold
        self.stamp: i64 = 0
        self.seen: vec[i64] = vec[i64]([0] * board.size)
        self.stack: vec[i64] = vec[i64]([0] * board.size)
        self.forced: vec[i64] = vec[i64]([0] * 1024)
        i: i64 = 0
        while i < seats:
            self.put_wizard(i, board.starts[i])
            i += 1

    def assign(self, other: Position) -> None:
        assert isinstance(other, ArchimageState)
        self.board = other.board
        self.seat = other.seat
        self.turn = other.turn
        self.options = other.options
        self.circle = other.circle
        self.phase = other.phase
        self.cell = other.cell[:]
        self.who = other.who[:]
        self.tokens = other.tokens[:]
        self.laid = other.laid
        self.wizard = other.wizard[:]
        self.familiar = other.familiar[:]
        self.guardian = other.guardian[:]
        self.reserve = other.reserve[:]
        self.dice = other.dice[:]
        self.wait = other.wait[:]
        self.up = other.up[:]
        self.down = other.down[:]
        self.stored = other.stored[:]
        self.first = other.first
        self.active = other.active
        self.done = other.done
        self.round = other.round
        self.idle = other.idle
        self.dry = other.dry
        self.lively = other.lively
        self.broken = other.broken
        self.spell = other.spell
        self.tint = other.tint
        self.colour = other.colour
        self.into = other.into
        self.foe = other.foe
        self.chosen = other.chosen
        self.placed = other.placed
        self.token = other.token
        self.reached = NOBODY

    # figures

    def put_wizard(self, seat: i64, to: i64) -> None:
        at: i64 = self.wizard[seat]
        if self.familiar[seat] != at:
            self.who[at] = u8(i64(self.who[at]) & ~(i64(1) << seat))
        self.wizard[seat] = to
        self.who[to] = u8(i64(self.who[to]) | (i64(1) << seat))
        self.reached = NOBODY

    def put_familiar(self, seat: i64, to: i64) -> None:
        at: i64 = self.familiar[seat]
        if at != HOME and self.wizard[seat] != at:
            self.who[at] = u8(i64(self.who[at]) & ~(i64(1) << seat))
        self.familiar[seat] = to
        if to != HOME:
            self.who[to] = u8(i64(self.who[to]) | (i64(1) << seat))
        self.reached = NOBODY

    def put_guardian(self, colour: i64, to: i64) -> None:
        at: i64 = self.guardian[colour]
        if at != HOME:
            self.who[at] = u8(i64(self.who[at]) & ~GUARDED)
        self.guardian[colour] = to
        if to != HOME:
            self.who[to] = u8(i64(self.who[to]) | GUARDED)
        self.reached = NOBODY

    # tokens and scrolls on the board

    def put_token(self, space: i64, code: i64) -> None:
        """Puts a token on a space, or with code 0 nothing; what lay there leaves."""
        was: i64 = i64(self.cell[space])
        if was:
            self.tokens[was] -= 1
        if code:
            self.tokens[code] += 1
        self.cell[space] = u8(code)
        self.reached = NOBODY

    def put_scroll(self, space: i64, scroll: i64) -> None:
        self.cell[space] = u8(sc.SCROLL + scroll)
        self.laid = sc.add_one(self.laid, scroll, self.circle)
        self.reached = NOBODY

    def take_scroll(self, space: i64) -> i64:
        scroll: i64 = i64(self.cell[space]) - sc.SCROLL
        self.cell[space] = u8(0)
        self.laid = sc.drop_one(self.laid, scroll, self.circle)
        self.reached = NOBODY
        return scroll

    def sixes(self) -> i64:
        """How many scrolls of power 6 lie on the board."""
        return popcount(self.laid & sc.OF_POWER[6])

    # scrolls in hands

    def owned(self, seat: i64) -> i64:
        return sc.both(self.up[seat], self.down[seat], self.circle)

    def turn_down(self, seat: i64, scroll: i64) -> None:
        self.up[seat] = sc.drop_one(self.up[seat], scroll, self.circle)
        self.down[seat] = sc.add_one(self.down[seat], scroll, self.circle)

    def points(self, seat: i64) -> i64:
        """The powers of all own scrolls, Binding's 1, and what Synergy adds (A9.2)."""
        own: i64 = self.owned(seat)
        total: i64 = 1
        scroll: i64 = 0
        while scroll < 50:
            if (own >> scroll) & 1:
                total += sc.POWER_OF[sc.SCROLL + scroll]
                if scroll % 25 >= 20 and (scroll < 25 or self.circle == 1):  # A8.5
                    total += self.of_colour(own, scroll % 5)
            scroll += 1
        return total

    def of_colour(self, own: i64, colour: i64) -> i64:
        """How many scrolls of a colour are in a hand; Binding is violet."""
        n: i64 = 1 if colour == 4 else 0
        scroll: i64 = colour
        while scroll < 50:
            n += (own >> scroll) & 1
            scroll += 5
        return n

    def score(self, seat: i64) -> float:
        """The highest score wins; all tied leaders share the win (A9.3)."""
        mine: i64 = self.points(seat)
        ties: i64 = 0
        other: i64 = 0
        while other < self.seats:
            points: i64 = self.points(other)
            if points > mine:
                return 0.0
            if points == mine:
                ties += 1
            other += 1
        return 1.0 / float(ties)

    # dice

    def dice_left(self, seat: i64) -> i64:
        """How many rolled dice a seat has."""
        at: i64 = 4 * seat
        dice: i64 = how_many_dice(self.dice[at]) + how_many_dice(self.dice[at + 1])
        return dice + how_many_dice(self.dice[at + 2]) + how_many_dice(self.dice[at + 3])

    def spend(self, seat: i64, colour: i64, part: i64) -> None:
        """Dice go back to their reserve."""
        self.dice[4 * seat + colour] -= part
        self.reserve[colour] += how_many_dice(part)

    def spend_on(self, move: i64) -> None:
        """The active seat's dice for a break go back to their reserve (A5.1)."""
        self.spend(self.active, mv.two_of(move), mv.dice_of(move))

    def in_round(self, seat: i64) -> bool:
        return not (self.done >> seat) & 1

    # reachability

    def reach(self, seat: i64) -> i64:
        """Finds the targets of a seat: the sealed spaces its wizard can get to. Returns how many."""
        if self.reached != seat:
            self.flood(seat)
        return self.goals

    def flood(self, seat: i64) -> None:
        """Fills `goal` with the targets, and marks in `seen` every space walked over or touched."""
        self.stamp += 1
        self.goals = 0
        at: i64 = self.wizard[seat]
        self.seen[at] = self.stamp
        self.stack[0] = at
        self.spread(seat, 1)
        self.reached = seat

    def spread(self, seat: i64, top: i64) -> None:
        """Walks on from the spaces on the stack; tokens, scrolls and opposing figures stop the walk (A1.1, A4.2)."""
        near = self.board.near
        first = self.board.first
        cell = self.cell
        who = self.who
        seen = self.seen
        stack = self.stack
        goal = self.goal
        stamp: i64 = self.stamp
        n: i64 = self.goals
        others: i64 = 255 ^ (i64(1) << seat)  # A5.2: not through them; A4.5: nor to a seal under them or a guardian
        while top:
            top -= 1
            v: i64 = stack[top]
            i: i64 = first[v]
            end: i64 = first[v + 1]
            while i < end:
                u: i64 = near[i]
                i += 1
                if seen[u] == stamp:
                    continue
                seen[u] = stamp
                if i64(who[u]) & others:
                    continue
                if cell[u]:
                    goal[n] = u
                    n += 1
                else:
                    stack[top] = u
                    top += 1
        self.goals = n

    # the key

    def key(self) -> i64:
        """Turns and rounds played are left out: they change nothing of what is to come."""
        key: i64 = (
            zobrist(_SPACES, self.phase) ^ zobrist(_SPACES + 1, self.seat + 2) ^ zobrist(_SPACES + 2, self.circle)
        )
        i: i64 = 0
        while i < self.board.size:
            if self.cell[i]:
                key ^= zobrist(i, i64(self.cell[i]))
            i += 1
        i = 0
        while i < self.seats:
            key ^= self.seat_key(i)
            i += 1
        i = 0
        while i < 5:
            key ^= zobrist(_SPACES + 100 + i, self.guardian[i] + 1) ^ zobrist(_SPACES + 105 + i, self.stored[i])
            i += 1
        seats: i64 = self.first | (self.active << 3) | (self.done << 6)
        key ^= zobrist(
            _SPACES + 3, seats | (self.idle << 11) | (self.dry << 14) | (self.lively << 18) | (self.broken << 19)
        )
        colours: i64 = (self.tint << 5) | (self.colour << 8) | (self.into << 10)
        key ^= zobrist(_SPACES + 4, self.spell | colours | ((self.foe + 1) << 12))
        return key ^ zobrist(_SPACES + 5, self.chosen + self.placed + self.token)

    def seat_key(self, seat: i64) -> i64:
        at: i64 = _SPACES + 200 + 16 * seat
        up: i64 = self.up[seat]
        down: i64 = self.down[seat]
        key: i64 = zobrist(at, self.wizard[seat]) ^ zobrist(at + 1, self.familiar[seat] + 1)
        key ^= zobrist(at + 2, self.wait[seat]) ^ zobrist(at + 5, up >> sc.LINK)
        key ^= zobrist(at + 3, up & sc.ONES) ^ zobrist(at + 4, (up & sc.ALL) >> 25)
        key ^= zobrist(at + 6, down & sc.ONES) ^ zobrist(at + 7, (down & sc.ALL) >> 25)
        colour: i64 = 0
        while colour < 4:
            key ^= zobrist(at + 8 + colour, self.dice[4 * seat + colour])
            colour += 1
        return key
