"""A cooperative player without search: every answer gets a mark from what the table needs, and the best is given."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import codes as c
from sortilege.games.madness import costs
from sortilege.games.madness import moves as mv
from sortilege.games.madness import weights as w
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.needs import (
    borrowed,
    clears,
    first_need,
    most_in_hand,
    needed,
    others_pay,
    own_element,
    payable,
    supported,
    supports_at_risk,
    to_strike,
    unlocks,
    wild_pays,
    worth_of,
)
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.possible import room
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.step import CardStep
from sortilege.kernel.bits import bit_index, popcount
from sortilege.kernel.evaluation import Evaluation
from sortilege.kernel.position import OVER, Position


class MadnessEvaluation(Evaluation):
    """Marks for the answers to every question, and a rough opinion of the position."""

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]([weight for row in w.BY_SEATS for weight in row])
        self.w: vec[i64] = self.rows[: w.COUNT_OF_WEIGHTS]
        self.seats: i64 = 2  # whose weights these are

    def value(self, position: Position, seat: i64) -> float:
        """The chance to win, roughly: madness left, curses left, and how far the book is."""
        assert isinstance(position, Madness)
        if position.seat == OVER:
            return position.score(seat)
        p: Madness = position
        hope: i64 = 30 + 2 * p.madness - 6 * popcount(p.cursed())
        hope += 2 * p.round if p.madness > 4 else 0
        owner: i64 = 0
        while owner < p.seats:
            hope += 2 * p.size(owner, c.SUPPORT)
            owner += 1
        hope = 2 if hope < 2 else (min(hope, 98))
        return float(hope) / 100.0

    def prior(self, position: Position, move: i64) -> float:
        """The mark, brought between 0 and 1; the end of one's actions has 0.5."""
        assert isinstance(position, Madness)
        mark: i64 = self.mark(position, move)
        mark = -500 if mark < -500 else (min(mark, 500))
        return 0.5 + float(mark) / 1000.0

    def best(self, p: Madness) -> i64:
        """The answer with the highest mark; the first one of equals."""
        n: i64 = p.offered
        if n < 0:
            n = p.fill(p.offer)
            p.offered = n
        best: i64 = p.offer[0]
        high: i64 = self.mark(p, best)
        i: i64 = 1
        while i < n:
            mark: i64 = self.mark(p, p.offer[i])
            if mark > high:
                high = mark
                best = p.offer[i]
            i += 1
        return best

    def mark(self, p: Madness, move: i64) -> i64:
        """How good an answer looks."""
        if p.seats != self.seats:
            self.seats = p.seats
            self.w = self.rows[(p.seats - 2) * w.COUNT_OF_WEIGHTS : (p.seats - 1) * w.COUNT_OF_WEIGHTS]
        kind: i64 = mv.kind_of(move)
        if p.question == c.MENU:
            return self.action(p, kind, move)
        if kind == mv.PAYMENT:
            return self.payment(p, move)
        if kind == mv.PICK or kind == mv.ONE_PICK:
            total: i64 = 0
            places: i64 = mv.number_of(move)
            while places:
                total += self.pick(p, (places & 63) - 1)
                places >>= 6
            return total
        if kind == mv.CHOICE:
            return self.choice(p, mv.number_of(move))
        return self.learning(p, move) if kind == mv.LEARN else 0

    # actions

    def action(self, p: Madness, kind: i64, move: i64) -> i64:
        """The mark of an action; the end of one's actions has 0."""
        seat: i64 = p.seat
        if kind == mv.DESTROY:
            return self.destroying(p, mv.slot_of(move), mv.discount_of(move) != mv.FULL_PRICE)
        if kind == mv.ACQUIRE:
            return self.acquiring(p, seat, mv.number_of(move)) - self.late(p)
        if kind == mv.LEARN:
            cost: i64 = p.cards.learn_cost[p.mage(seat)]
            return self.learning(p, move) - self.late(p) - self.spent(p, seat, mv.shelf_of(move), cost)
        if kind == mv.CURE:
            return self.curing(p)
        if kind == mv.CAST:
            spell: i64 = mv.spell_of(move)
            e: i64 = p.cards.school[spell]
            cost = p.cards.cost[spell * 4 + e] * mv.times_of(move)
            return self.cast(p, seat, spell, mv.times_of(move)) - self.spent(p, seat, e, cost)
        if kind == mv.POWER:
            return self.power(p, seat)
        return self.resting(p) if kind == mv.REST else 0

    def curing(self, p: Madness) -> i64:
        """The more, the less the Madness pile will do for what is still to come."""
        enough: i64 = self.w[w.SAFE] + self.w[w.DRAIN] * (c.ROUNDS - p.round) * p.seats // 4
        lack: i64 = max(0, enough - p.madness)
        calm: bool = p.round == c.ROUNDS and p.madness > 4
        short: i64 = p.cards.cure_cost[p.mage(p.seat)] - most_in_hand(p, p.seat)
        spared: i64 = (self.w[w.CURE_LAST] if calm else 0) + (self.w[w.BORROW] * short if short > 0 else 0)
        return self.w[w.CURE] + self.w[w.SCARCE] * lack - spared

    def resting(self, p: Madness) -> i64:
        """Nothing is left to do but to draw up to six: at once, if the pile is sure to do for every shuffle."""
        return 400 if p.madness > c.LAST_SPACE - p.marker else 1

    def late(self, p: Madness) -> i64:
        """What is taken off for growth in the later rounds."""
        late: i64 = self.w[w.LATE] * (p.round - 3) if p.round > 3 else 0
        if p.round > 4:
            late += self.w[w.LAST] if p.round == c.ROUNDS else self.w[w.FIFTH]
        return late

    def acquiring(self, p: Madness, seat: i64, kind: i64) -> i64:
        e: i64 = c.ELEMENT[kind]
        gain: i64 = self.w[w.ACQUIRE_2] if c.VALUE[kind] == 2 else self.w[w.ACQUIRE_3]
        gain += self.w[w.FOCUS] if own_element(p, seat, e) else 0
        return gain + needed(p, e) // 4 - self.spent(p, seat, e, c.VALUE[kind])

    def destroying(self, p: Madness, slot: i64, cheaper: bool) -> i64:
        """First what has not struck yet, and what hits hardest; what has struck matters less while others are left."""
        mark: i64 = 5 if cheaper else 0
        if p.round < c.ROUNDS:
            mark -= self.w[w.DIP] * borrowed(p, p.seat, slot)
        struck: bool = c.SPACE[slot] <= p.marker
        if p.round < c.ROUNDS and struck and popcount(p.cursed()) > 1:
            return self.w[w.STRUCK] + mark
        if not struck:
            mark += 40 + (self.w[w.DRY] * supported(p) if clears(p, slot) else 0)
        return self.w[w.BREAK] + 10 * p.cards.severity[p.curse(slot)] + mark

    def spent(self, p: Madness, seat: i64, e: i64, cost: i64) -> i64:
        """What it hurts to spend so much of an element: curses may need it, and supports are not refilled."""
        lack: i64 = cost - p.in_hand(seat, e)
        hurt: i64 = self.w[w.BORROW] * lack if lack > 0 else 0
        if p.round == c.ROUNDS:
            return hurt + self.spent_last(p, seat, e, cost)
        need: i64 = first_need(p, e)
        if need == 0:
            return hurt
        return hurt + (self.w[w.CLOSE] if 2 * p.worth(seat, e) >= need else self.w[w.RESERVE]) * cost

    def spent_last(self, p: Madness, seat: i64, e: i64, cost: i64) -> i64:
        """In the last round, what all curses together need is kept, and the rest had better be spent."""
        need: i64 = needed(p, e)
        have: i64 = p.worth(seat, e)
        lost: i64 = need - have + cost
        lost = 0 if lost < 0 else min(lost, cost)
        return (self.w[w.CLOSE] if 2 * have >= need else self.w[w.RESERVE]) * lost - self.w[w.LOOSE] * (cost - lost)

    def learning(self, p: Madness, move: i64) -> i64:
        """A spell that is learnt, less the one that makes room for it."""
        mark: i64 = self.wish(p, p.library(mv.shelf_of(move)))
        forgotten: i64 = mv.forgotten_of(move)
        return mark - self.wish(p, forgotten) - 4 if forgotten != NONE else mark

    def wish(self, p: Madness, spell: i64) -> i64:
        """How much one would like to have a spell."""
        return self.w[w.LEARN] + self.w[w.LEARN_LEVEL] * p.cards.level[spell] + self.taste(p, spell)

    def taste(self, p: Madness, spell: i64) -> i64:
        """How much one likes a kind of spell, by its first step."""
        step = p.cards.steps[p.cards.effect[spell * 2]]
        op: i64 = step.op
        if op == c.DESTROY_CURSE:
            return self.w[w.LIKE_CURSE]
        if op == c.GAIN_ELEMENT:
            return self.w[w.TO_HAND] if step.to == c.HAND else self.w[w.LIKE_GAIN]
        if op == c.HEAL:
            return self.w[w.LIKE_HEAL]
        if op == c.DISCOUNT:
            return self.w[w.LIKE_DISCOUNT]
        if op == c.GRANT or (op == c.DRAW and step.by == c.BY_OTHER):
            return self.w[w.LIKE_GRANT]
        return self.w[w.LIKE_DRAW] if op == c.DRAW else self.w[w.LIKE_KEEP] if op == c.KEEP else 0

    def cast(self, p: Madness, seat: i64, spell: i64, k: i64) -> i64:
        """By the first step of the spell, and how often it is of use."""
        step = p.cards.steps[p.cards.effect[spell * 2]]
        op: i64 = step.op
        mad: i64 = p.count(seat, c.HAND, c.MAD)
        mark: i64 = 0
        useful: i64 = 1
        if op == c.DRAW:
            mark = self.w[w.DRAW] + (self.w[w.DRAW_LAST] if p.round == c.ROUNDS else 0)
            useful = self.w[w.DEEP] if p.round == c.ROUNDS else 3
        elif op == c.KEEP:
            mark = self.w[w.KEEP] + (self.w[w.KEEP_LATE] if p.round >= self.w[w.HOARD] or p.marker > 3 else 0)
            mark += self.keeping(p, seat) - (self.w[w.FLOOD] if supports_at_risk(p) else 0)
            useful = room(p, seat)
            mark = mark if useful and p.size(seat, c.HAND) > mad + 1 else -9
        elif op == c.DESTROY_CARD:
            useful = mad
            mark = self.w[w.BURN_MAD] if useful else self.w[w.BURN_ONE]
        elif op == c.HEAL:
            useful = mad + p.count(seat, c.DISCARD, c.MAD)
            mark = self.w[w.HEAL] if useful else -9
        elif op == c.GRANT or op == c.REFRESH:
            mark = self.granting(p, seat) if op == c.GRANT else self.w[w.READY]
            useful = max(1, popcount(others_pay(p, seat)))
        elif op == c.GAIN_ELEMENT:
            mark = self.w[w.CONVERT] if step.to == c.HAND else self.w[w.GAIN] - (12 if p.round > 5 else 0)
            useful = 3
        elif op == c.DESTROY_CURSE:
            useful = popcount(p.cursed())
            mark = 180 if useful else -9
        elif op == c.DISCOUNT:
            useful = self.brings_near(p, seat, spell, step)
            mark = self.w[w.DISCOUNT] if useful else -9
        elif op == c.SHIELD:
            mark = self.w[w.SHIELD] if p.shield == 0 and to_strike(p) else -9
        return mark + self.w[w.SECOND] * (k - 1) if k <= useful or k == 1 else mark - 6 * (k - useful)

    def keeping(self, p: Madness, seat: i64) -> i64:
        """What the best card of a hand adds to putting one into the support: its value, and a curse that others pay."""
        most: i64 = 0
        kind: i64 = 0
        while kind < c.MAD:
            if p.count(seat, c.HAND, kind):
                mark: i64 = self.w[w.KEEP_VALUE] * (c.VALUE[kind] - 1)
                mark += self.w[w.UNLOCK] if unlocks(p, seat, kind, self.w[w.REACH]) else 0
                most = max(most, mark)
            kind += 1
        return most

    def brings_near(self, p: Madness, seat: i64, spell: i64, step: CardStep) -> i64:
        """How many curses out of reach could be paid with this discount, its cost taken into account."""
        near: i64 = payable(p, seat, p.cards.discounts[step.extra * 2]) & ~payable(p, seat, 0)
        n: i64 = 0
        while near:
            n += 1 if p.cards.pile[p.curse(bit_index(near & -near))] != p.cards.school[spell] else 0
            near &= near - 1
        return n

    def granting(self, p: Madness, seat: i64) -> i64:
        """Giving an action away: worth it if another player can destroy a curse that oneself cannot."""
        return self.w[w.HELP] if others_pay(p, seat) else self.w[w.HELP_ELSE]

    def power(self, p: Madness, seat: i64) -> i64:
        """The power of once a turn; a wild card is declared to destroy a curse that is out of reach without it."""
        mage: i64 = p.mage(seat)
        start: i64 = p.cards.power[mage * 2]
        if start == p.cards.power[mage * 2 + 1]:
            return 150 if wild_pays(p, seat) else -9
        op: i64 = p.cards.steps[start].op
        if op == c.GRANT:
            return self.granting(p, seat) + 6
        if op == c.DROP:
            return self.w[w.POWER] if p.count(seat, c.HAND, c.MAD) or self.useless(p, seat) else -1
        return self.w[w.POWER] if p.size(seat, c.HAND) > p.count(seat, c.HAND, c.MAD) else -9

    def useless(self, p: Madness, seat: i64) -> bool:
        """Whether, in the last round, this hand holds an element that no curse needs."""
        e: i64 = 0
        while e < 4 and p.round == c.ROUNDS:
            if p.in_hand(seat, e) and not needed(p, e):
                return True
            e += 1
        return False

    # the other questions

    def payment(self, p: Madness, move: i64) -> i64:
        """Little waste, and rather elements that no curse needs; supports are saved for the last round."""
        saved: i64 = self.w[w.SAVE if p.round < c.ROUNDS else w.SAVE_LAST] * mv.paid_supports_of(move)
        cards: i64 = 0
        rest: i64 = mv.paid_places_of(move)
        while rest:
            cards += 1
            rest >>= 6
        lost: i64 = self.w[w.WASTE] * mv.waste_of(move) + needed(p, mv.paid_element_of(move))
        return self.w[w.COUNT] * cards - lost - saved

    def pick(self, p: Madness, place: i64) -> i64:
        """One card or spell of a pick."""
        if p.question == c.HEALS:
            return 20 - 2 * (place % 3)
        if p.question == c.ANY_SPELLS:
            spell: i64 = nth_spell(p, place)
            return -self.w[w.LEARN_LEVEL] * p.cards.level[spell] - self.taste(p, spell)
        if p.question == c.OWN_SPELLS:
            sign: i64 = 1 if p.fate == c.TO_READY else -1
            return sign * (2 + p.cards.level[place])
        return self.pick_card(p, place // c.KINDS, place % c.KINDS)

    def pick_card(self, p: Madness, zone: i64, kind: i64) -> i64:
        """A card, by what becomes of it."""
        worth: i64 = worth_of(p, kind)
        if p.fate == c.TO_SUPPORT:
            return worth + (self.w[w.UNLOCK] if unlocks(p, p.whose, kind, self.w[w.REACH]) else 0)
        if p.fate == c.TO_HAND or p.fate == c.TO_TOP:
            return worth
        if p.fate == c.TO_PILE:
            return 20
        if p.fate == c.TO_BOX:
            return 40 if kind == c.MAD else 3 - worth
        return -worth if zone != c.LIMBO else (6 if kind == c.MAD else -worth)

    def choice(self, p: Madness, i: i64) -> i64:
        """An answer that is a number."""
        question: i64 = p.question
        if question == c.GAIN:
            own: i64 = self.w[w.FOCUS] if own_element(p, p.seat, c.ELEMENT[i]) else 0
            return 10 * c.VALUE[i] + self.w[w.WANTED] * needed(p, c.ELEMENT[i]) // 4 + own
        if question == c.WHICH_SEAT:
            return (10 if payable(p, i, 0) else 0) - p.size(i, c.HAND)
        if question == c.OPTION:
            return self.option(p, p.cards.steps[p.wanted], i)
        if question == c.WHICH_CURSE:
            return self.worst(p, i)
        if question == c.NUMBER:
            return -i * i + i * 4 if payable(p, p.whose, 0) else -i * i + i * 3
        if question == c.REDUCTION:
            return -p.worth(p.seat, i)
        if question == c.TOKEN_ELEMENT:
            return p.worth(p.seat, i)
        if question == c.ORDER:
            return -worth_of(p, i)
        return 0

    def worst(self, p: Madness, slot: i64) -> i64:
        """Which curse to be rid of without paying: one that nobody can pay, that has not struck, that hits hard."""
        mark: i64 = p.cards.severity[p.curse(slot)]
        mark += 4 if c.SPACE[slot] > p.marker else 0
        seat: i64 = 0
        while seat < p.seats:
            if costs.destroyable(p, seat, slot, 0):
                return mark
            seat += 1
        return mark + 10

    def option(self, p: Madness, choice: CardStep, i: i64) -> i64:
        """A Madness is worth avoiding if not too many cards are asked for it."""
        step = p.cards.steps[p.cards.lists[(choice.lists + i) * 2]]
        if step.op == c.GAIN_MADNESS:
            return -3 * self.w[w.MAD_OPTION] - (6 if p.madness < 6 else 0)
        if step.op == c.DROP:
            return -3 * max(0, step.n - p.count(p.seat, c.HAND, c.MAD))
        return -2
