"""The Position: who is asked, the legal moves, and what a move does."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import actions, concerned, costs, effects, payments, picks, steps
from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness.cards import Cards
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.phases import Phases
from sortilege.kernel.bits import bit, bit_index, nth_bit, popcount
from sortilege.kernel.position import CHANCE, OVER
from sortilege.kernel.rng import Rng


class Madness(Phases):
    """A position of The Big Book of Madness."""

    def __init__(self, seats: i64, cards: Cards, difficulty: i64, madness: i64) -> None:
        super().__init__(seats, cards, difficulty)
        self.madness = madness  # B1.3
        self.box(c.MAD, cards.box - madness)
        self.pages = cards.covers | cards.interiors
        i: i64 = 0
        while i < c.MAD:
            self.add_supply(i, cards.supply[i])  # B1.2
            i += 1
        i = 0
        while i < 4:
            self.set_tokens(i, cards.tokens)  # B5.4
            i += 1

    # the flow

    def settle(self) -> None:
        """Goes on until there is a real choice, chance decides, or the game is over; forced choices are made (B5.2)."""
        while self.seat != OVER:
            if self.question == c.NOTHING:
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
            if self.reveal != NONE:
                if self.turn_spell():
                    return
            elif self.payment.open:
                if actions.go_on(self, self.payment):
                    return
            elif self.depth:
                if self.run_top():
                    return
            elif self.run_phase():
                return

    def run_top(self) -> bool:
        """Goes on with the effect on top; True if somebody is asked, chance decides, or the game is over."""
        effect = self.top()
        if not effect.grants:
            return effects.run_effect(self, effect) == concerned.WAIT
        if effect.left == 0:
            self.depth -= 1
            return False
        return self.ask(c.MENU, effect.actor)  # B3.8

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
        """Fills in the answers to the question that is asked."""
        question: i64 = self.question
        if question >= c.C_CARD and question != c.WHICH_MAGE:
            return self.fill_numbers(out, mv.OUTCOME)
        if question == c.MENU:
            return actions.fill_menu(self, out)
        if question == c.PAY:
            return payments.fill_payments(self, out)
        if question == c.CARDS or question == c.HEALS or question == c.OWN_SPELLS or question == c.ANY_SPELLS:
            return picks.fill_picks(self, out)
        if question == c.WILD_CARD:
            return payments.fill_wild(self, out, self.payment, 500)
        if question == c.REDUCTION:
            return costs.fill_reductions(self, out)
        if question == c.FREE_SPELL:
            return self.fill_free_spells(out)
        return self.fill_numbers(out, mv.CHOICE)

    def fill_numbers(self, out: vec[i64], kind: i64) -> i64:
        """Fills in answers or outcomes that are numbers: of a kind, seat, slot, option, element, pile or card."""
        bits: i64 = self.numbers()
        n: i64 = 0
        while bits:
            out[n] = kind | bit_index(bits & -bits) << 5
            n += 1
            bits &= bits - 1
        return n

    def numbers(self) -> i64:
        """Bits of the numbers that answer the question, or that chance may bring."""
        question: i64 = self.question
        if question == c.C_CARD:
            return self.kinds_in(c.DECK)
        if question == c.C_HAND:
            return self.kinds_in(c.HAND)
        if question == c.C_CURSE:
            return self.curses & self.cards.pile_bits[self.whose]
        if question == c.C_MAGICIAN or question == c.WHICH_MAGE:
            return (2 * bit(self.cards.magicians - 1) - 1) & ~self.seated()
        if question == c.C_PILE:
            return 15
        if question == c.WHICH_SEAT:
            return self.living() & ~(0 if self.low == 1 else bit(self.whose))
        if question == c.NUMBER:
            return 2 * bit(self.high) - 1
        if question == c.WHICH_CURSE:
            return self.cursed()
        return self.kinds_in(c.LIMBO) if question == c.ORDER else self.among

    def kinds_in(self, zone: i64) -> i64:
        """Bits of the kinds of cards that lie in a zone of the player whom the question is about."""
        bits: i64 = 0
        kind: i64 = 0
        while kind < c.KINDS:
            if self.count(self.whose, zone, kind):
                bits |= 1 << kind
            kind += 1
        return bits

    def living(self) -> i64:
        """Bits of the players who are not out."""
        bits: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.alive(seat):
                bits |= 1 << seat
            seat += 1
        return bits

    def seated(self) -> i64:
        """Bits of the magicians that somebody has (B1.1)."""
        bits: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.mage(seat) != NONE:
                bits |= bit(self.mage(seat))
            seat += 1
        return bits

    def fill_free_spells(self, out: vec[i64]) -> i64:
        n: i64 = 0
        e: i64 = 0
        while e < 4:
            if self.library(e) != NONE:
                n = actions.fill_learn(self, out, n, self.seat, e)
            e += 1
        out[n] = mv.END
        return n + 1

    def weights(self, out: vec[i64]) -> i64:
        bits: i64 = self.numbers()
        total: i64 = 0
        n: i64 = 0
        while bits:
            out[n] = 1
            if self.question <= c.C_HAND:
                out[n] = self.count(self.whose, self.chance_zone(), bit_index(bits & -bits))
            total += out[n]
            n += 1
            bits &= bits - 1
        return total

    def chance_zone(self) -> i64:
        """Where chance takes a card: from the draw pile, or from a hand."""
        return c.DECK if self.question == c.C_CARD else c.HAND

    def pick(self, rng: Rng) -> i64:
        """As the kernel's, without a list of moves."""
        if self.seat != CHANCE:
            if self.offered < 0:
                self.offered = self.fill_question(self.offer)
            return self.offer[rng.below(self.offered)]
        if self.question > c.C_HAND:
            bits: i64 = self.numbers()
            return mv.OUTCOME | nth_bit(bits, rng.below(popcount(bits))) << 5
        zone: i64 = self.chance_zone()
        r: i64 = rng.below(self.size(self.whose, zone))
        kind: i64 = 0
        while r >= self.count(self.whose, zone, kind):
            r -= self.count(self.whose, zone, kind)
            kind += 1
        return mv.OUTCOME | kind << 5

    def play(self, move: i64) -> None:
        self.answer(move)
        self.settle()

    def answer(self, move: i64) -> None:
        """Carries out the answer to the present question; a pick of several may leave it standing."""
        kind: i64 = mv.kind_of(move)
        if kind == mv.ONE_PICK:
            if not picks.play_one(self, mv.number_of(move)):
                self.question = c.NOTHING
            return
        if kind == mv.PICK:
            picks.play_pick(self, mv.number_of(move))
        question: i64 = self.question
        self.question = c.NOTHING
        if kind == mv.OUTCOME:
            self.happen(question, mv.number_of(move))
        elif kind == mv.PAYMENT:
            payments.play_payment(self, move)
        elif kind == mv.ONE_CARD:
            payments.play_card(self, move)
        elif kind == mv.WILD:
            payments.play_wild(self, move)
        elif kind == mv.CHOICE:
            self.choose(question, mv.number_of(move))
        elif question == c.FREE_SPELL:
            if kind != mv.END:
                actions.learn(self, self.seat, mv.shelf_of(move), mv.forgotten_of(move))
        elif kind == mv.END:
            self.stop()
        elif kind == mv.REST:
            self.resting = True
            self.end_actions()
        elif kind != mv.PICK:
            actions.begin(self, move)

    def stop(self) -> None:
        """Ends the Action phase, or declines the rest of the granted actions."""
        if self.depth:
            self.depth -= 1
        else:
            self.end_actions()

    def choose(self, question: i64, i: i64) -> None:
        """The answer is a number."""
        if question == c.WHICH_MAGE:
            self.seat_magician(self.whose, i)
            self.ask_magician()
            return
        if self.payment.open:
            if question == c.GAIN:
                actions.gain(self, self.whose, i)
            else:
                costs.play_reduction(self.payment, i)
            return
        effect = self.top()
        if question == c.GAIN:
            steps.gain(self, effect, self.whose, i, self.fate)
        elif question == c.WHICH_SEAT:
            concerned.set_seat(self, effect, i)
        elif question == c.NUMBER:
            effect.share |= i << (5 * effect.served)
            effect.served += 1
        elif question == c.OPTION:
            effects.push_list(self, effect, self.cards.steps[self.wanted].lists + i, self.whose)
        elif question == c.TOKEN_ELEMENT:
            self.put_token(self.whose, i, 1)
            effect.left -= 1
        elif question == c.WHICH_CURSE:
            self.remove_curse(i)
        elif question == c.SHELF:
            actions.turn_next(self, i)
        else:
            self.change(self.whose, c.LIMBO, i, -1)
            self.put_on_top(self.whose, i)

    def happen(self, question: i64, i: i64) -> None:
        """Chance has decided."""
        if question == c.C_CARD:
            self.take_next(self.whose, i)
            self.change(self.whose, self.fate, i, 1)
        elif question == c.C_HAND:
            self.carry(self.whose, c.HAND, c.DISCARD, i)
        elif question == c.C_MAGICIAN:
            self.seat_magician(self.whose, i)
        elif question == c.C_SPELL:
            self.show(self.reveal, i)
            self.reveal = NONE
        elif question == c.C_PAGE:
            self.see_page(i)
        elif question == c.C_PILE:
            self.top().at = i
        else:
            self.place_curse(i, self.free_slot())
            if self.depth:
                self.top().left = concerned.ASKED
            else:
                self.stage += 1
        if question <= c.C_HAND and self.depth:
            self.top().left -= 1

    # the rest of the contract

    def copy(self) -> "Madness":
        other = Madness(self.seats, self.cards, self.difficulty, 0)
        other.assign(self)
        return other

    def score(self, seat: i64) -> float:
        return 1.0 if self.result == c.WON else 0.0  # B6.3

    def points(self, seat: i64) -> i64:
        """Madness left in the pile."""
        return self.madness
