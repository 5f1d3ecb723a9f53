"""The Position: the phases of a turn, who is asked, the legal moves, and what a move does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import actions, effects, pay, picks, steps, whom
from sortilege.games.madness import board as b
from sortilege.games.madness.phases import Phases
from sortilege.kernel.bits import bit
from sortilege.kernel.position import CHANCE, OVER, Position
from sortilege.kernel.rng import Rng


class Madness(Phases):
    """A position of The Big Book of Madness."""

    def __init__(self, seats: i64, cards: b.Cards, difficulty: i64, madness: i64) -> None:
        super().__init__(seats, cards, difficulty)
        s = self.s
        s[b.MADNESS] = madness
        s[b.BOX + b.MAD] = cards.box - madness
        s[b.CURSES] = 2 * bit(cards.curses - 1) - 1  # the bits of all, also of sixty
        s[b.PAGES] = cards.covers | cards.interiors
        i: i64 = 0
        while i < b.MAD:
            s[b.SUPPLY + i] = cards.supply[i]
            i += 1
        i = 0
        while i < 4:
            s[b.TOKENS + i] = cards.tokens
            i += 1

    # the flow

    def settle(self) -> None:
        """Goes on until somebody has a real choice, chance decides, or the game is over; forced choices are made."""
        while self.seat != OVER:
            if self.s[b.ASK] == b.NOTHING:
                self.walk()
            if self.seat < 0:
                return
            self.offered = self.fill_question(self.offer)
            if self.offered != 1:
                return
            self.answer(self.offer[0])

    def walk(self) -> None:
        """Runs effects and phases up to the next question."""
        while True:
            if self.s[b.REVEAL]:
                if self.reveal():
                    return
            elif self.s[b.DEPTH]:
                if self.run_top():
                    return
            elif self.run_phase():
                return

    def run_top(self) -> bool:
        f: i64 = self.top()
        kind: i64 = self.s[f + b.KIND]
        if kind == b.PROGRAM:
            return effects.run_program(self, f) == whom.WAIT
        if kind == b.ACTION:
            return actions.go_on(self)
        if self.s[f + b.LEFT] == 0:
            self.pop()
            return False
        self.question(b.MENU, self.s[f + b.ACTOR])
        return self.about(self.s[f + b.ACTOR], 0, 0, 0, 0, 0)

    # moves

    def fill(self, out: vec[i64]) -> i64:
        if self.offered < 0:
            return self.fill_question(out)
        i: i64 = 0
        while i < self.offered:
            out[i] = self.offer[i]
            i += 1
        return self.offered

    def fill_question(self, out: vec[i64]) -> i64:
        """The answers to the question that is asked."""
        ask: i64 = self.s[b.ASK]
        if ask >= b.C_CARD:
            return self.fill_chance(out, ask)
        if ask == b.MENU:
            return actions.fill_menu(self, out)
        if ask == b.PAY:
            return pay.fill_payments(self, out)
        if ask == b.CARDS or ask == b.HEALS or ask == b.OWN_SPELLS or ask == b.ANY_SPELLS:
            return picks.fill_picks(self, out)
        if ask == b.WILD_CARD:
            return pay.fill_wild(self, out, self.top(), 500)
        if ask == b.REDUCTION:
            return actions.fill_reductions(self, out)
        if ask == b.FREE_SPELL:
            return self.fill_free_spells(out)
        return self.fill_choices(out, ask)

    def fill_choices(self, out: vec[i64], ask: i64) -> i64:
        """Questions whose answer is a number: of a kind, seat, slot, option, element, pile or card."""
        n: i64 = 0
        i: i64 = 0
        while i < 32:
            if self.is_choice(ask, i):
                out[n] = b.CHOICE | i << 5
                n += 1
            i += 1
        return n

    def is_choice(self, ask: i64, i: i64) -> bool:
        s = self.s
        if ask == b.WHICH_SEAT:
            return i < self.seats and self.alive(i) and (i != s[b.OF] or s[b.LOW] == 1)
        if ask == b.NUMBER:
            return i <= s[b.HIGH]
        if ask == b.WHICH_CURSE:
            return i < b.SLOTS and s[b.SLOT + i] > 0
        if ask == b.ORDER:
            return i < b.KINDS and self.count(s[b.OF], b.LIMBO, i) > 0
        return (s[b.WHERE] >> i & 1) == 1

    def fill_free_spells(self, out: vec[i64]) -> i64:
        n: i64 = 0
        e: i64 = 0
        while e < 4:
            if self.s[b.LIBRARY + e]:
                n = actions.fill_learn(self, out, n, self.seat, e)
            e += 1
        out[n] = b.END_MOVE
        return n + 1

    def fill_chance(self, out: vec[i64], ask: i64) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < 60:
            if self.chance_weight(ask, i):
                out[n] = b.OUTCOME | i << 5
                n += 1
            i += 1
            if i == b.KINDS and ask <= b.C_HAND:
                break
        return n

    def chance_weight(self, ask: i64, i: i64) -> i64:
        """The weight of an outcome, 0 if it is none."""
        s = self.s
        if ask == b.C_CARD:
            return s[self.at(s[b.OF]) + b.DECK * b.KINDS + i]
        if ask == b.C_HAND:
            return s[self.at(s[b.OF]) + b.HAND * b.KINDS + i]
        if ask == b.C_CURSE:
            return (s[b.CURSES] & self.cards.pile_bits[s[b.OF]]) >> i & 1
        if ask == b.C_PILE:
            return 1 if i < 4 else 0
        if ask == b.C_MAGICIAN:
            return 1 if i < self.cards.magicians and not self.taken(i) else 0
        return s[b.OF] >> i & 1

    def taken(self, magician: i64) -> bool:
        seat: i64 = 0
        while seat < self.seats:
            if self.s[self.at(seat) + b.MAGE] == magician + 1:
                return True
            seat += 1
        return False

    def weights(self, out: vec[i64]) -> i64:
        ask: i64 = self.s[b.ASK]
        total: i64 = 0
        n: i64 = 0
        i: i64 = 0
        while i < 60:
            w: i64 = self.chance_weight(ask, i)
            if w:
                out[n] = w
                n += 1
                total += w
            i += 1
            if i == b.KINDS and ask <= b.C_HAND:
                break
        return total

    def pick(self, rng: Rng) -> i64:
        """As the kernel's, without copying the moves."""
        if self.seat != CHANCE:
            if self.offered < 0:
                self.offered = self.fill_question(self.offer)
            return self.offer[rng.below(self.offered)]
        ask: i64 = self.s[b.ASK]
        if ask > b.C_HAND:
            return Position.pick(self, rng)
        here: i64 = self.at(self.s[b.OF]) + (b.DECK * b.KINDS if ask == b.C_CARD else b.HAND * b.KINDS)
        r: i64 = rng.below(self.size(self.s[b.OF], b.DECK if ask == b.C_CARD else b.HAND))
        kind: i64 = 0
        while r >= self.s[here + kind]:
            r -= self.s[here + kind]
            kind += 1
        return b.OUTCOME | kind << 5

    def play(self, move: i64) -> None:
        self.answer(move)
        self.settle()

    def answer(self, move: i64) -> None:
        """Carries out the answer to the present question; a pick of several may leave it standing."""
        s = self.s
        kind: i64 = move & 31
        if kind == b.ONE_PICK:
            if not picks.play_one(self, move >> 5):
                s[b.ASK] = b.NOTHING
            return
        if kind == b.PICK:
            picks.play_pick(self, move >> 5)
        ask: i64 = s[b.ASK]
        s[b.ASK] = b.NOTHING
        if kind == b.OUTCOME:
            self.happen(ask, move >> 5)
        elif kind == b.PAYMENT:
            pay.play_payment(self, move)
        elif kind == b.ONE_CARD:
            pay.play_card(self, move)
        elif kind == b.WILD_MOVE:
            pay.play_wild(self, move)
        elif kind == b.CHOICE:
            self.choose(ask, move >> 5)
        elif ask == b.FREE_SPELL:
            if kind != b.END_MOVE:
                actions.learn(self, self.seat, move >> 5 & 3, move >> 7)
        elif kind == b.END_MOVE:
            self.stop()
        elif kind == b.REST_MOVE:
            s[b.REST] = 1
            self.end_actions()
        elif kind != b.PICK:
            actions.begin(self, move)

    def stop(self) -> None:
        """Ends the Action phase, or declines the rest of the granted actions."""
        if self.s[b.DEPTH]:
            self.pop()
        else:
            self.end_actions()

    def choose(self, ask: i64, i: i64) -> None:
        """The answer is a number."""
        s = self.s
        f: i64 = self.top()
        if ask == b.GAIN:
            steps.gain(self, f, s[b.OF], i, s[b.DO])
        elif ask == b.WHICH_SEAT:
            whom.set_seat(self, f, i)
        elif ask == b.NUMBER:
            s[f + b.SHARE] |= i << (5 * s[f + b.SHARED])
            s[f + b.SHARED] += 1
        elif ask == b.OPTION:
            effects.push_list(self, f, self.cards.code[s[b.WHAT] + b.SUB] + i, s[b.OF])
        elif ask == b.TOKEN_ELEMENT:
            effects.put_token(self, f, s[b.OF], bit(i))
        elif ask == b.WHICH_CURSE:
            self.remove_curse(i)
        elif ask == b.SHELF:
            actions.turn_next(self, i)
        elif ask == b.ORDER:
            self.change(s[b.OF], b.LIMBO, i, -1)
            self.put_on_top(s[b.OF], i)
        else:
            actions.play_reduction(self, i)

    def happen(self, ask: i64, i: i64) -> None:
        """Chance has decided."""
        s = self.s
        if ask == b.C_CARD:
            self.take_next(s[b.OF], i)
            self.change(s[b.OF], s[b.DO], i, 1)
        elif ask == b.C_HAND:
            self.carry(s[b.OF], b.HAND, b.DISCARD, i)
        elif ask == b.C_MAGICIAN:
            self.seat_magician(s[b.OF], i)
        elif ask == b.C_SPELL:
            s[b.LIBRARY + ((s[b.REVEAL] - 1) & 7)] = i + 1
            s[b.REVEAL] = 0
        elif ask == b.C_PAGE:
            self.see_page(i)
        elif ask == b.C_PILE:
            s[self.top() + b.AT] = i + 1
        else:
            self.place_curse(i, self.free_slot())
            s[b.STAGE] += 1 if s[b.DEPTH] == 0 else 0
            if s[b.DEPTH]:
                s[self.top() + b.LEFT] = whom.ASKED
        if ask <= b.C_HAND and s[b.DEPTH]:
            s[self.top() + b.LEFT] -= 1

    # the rest of the contract

    def copy(self) -> "Madness":
        other = Madness(self.seats, self.cards, self.difficulty, 0)
        other.assign(self)
        return other

    def assign(self, other: Position) -> None:
        assert isinstance(other, Madness)
        self.seat = other.seat
        self.turn = other.turn
        self.s = other.s[:]
        self.offered = -1

    def score(self, seat: i64) -> float:
        return 1.0 if self.s[b.RESULT] == b.WON else 0.0

    def points(self, seat: i64) -> i64:
        """Madness left in the pile."""
        return self.s[b.MADNESS]

    def key(self) -> i64:
        h: i64 = self.turn * 64 + self.seat + 2
        end: i64 = self.frames + self.s[b.DEPTH] * b.FRAME
        i: i64 = 0
        while i < end:
            if self.s[i]:
                h = mix(h ^ self.s[i] ^ (i << 40))
            i += 1
        return h


def mix(x: i64) -> i64:
    """Stirs the bits of a word of sixty bits; no two words become the same."""
    mask: i64 = (1 << 60) - 1
    x ^= (x << 13) & mask
    x ^= x >> 7
    x ^= (x << 17) & mask
    return x & mask
