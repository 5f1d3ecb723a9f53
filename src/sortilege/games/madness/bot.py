"""A cooperative player without search: every answer gets a mark from what the table needs, and the best is given."""

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness import actions
from sortilege.games.madness import board as b
from sortilege.games.madness import weights as w
from sortilege.games.madness.able import room
from sortilege.games.madness.needs import can_destroy, needed, own_element, wild_pays, worth_of
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness
from sortilege.kernel.judge import Judge
from sortilege.kernel.position import OVER, Position


class MadnessJudge(Judge):
    """Marks for the answers to every question, and a rough opinion of the position."""

    def __init__(self) -> None:
        self.pair: vec[i64] = vec[i64](list(w.PAIR))  # two players
        self.group: vec[i64] = vec[i64](list(w.GROUP))  # three and more
        self.w: vec[i64] = self.pair

    def value(self, position: Position, seat: i64) -> float:
        """The chance to win, roughly: madness left, curses left, and how far the book is."""
        assert isinstance(position, Madness)
        if position.seat == OVER:
            return position.score(seat)
        s = position.s
        hope: i64 = 30 + 2 * s[b.MADNESS] - 6 * actions.curses_left(position)
        strong: i64 = 0
        one: i64 = 0
        while one < position.seats:
            strong += position.size(one, b.SUPPORT)
            one += 1
        hope += 2 * strong + (2 * s[b.ROUND] if s[b.MADNESS] > 4 else 0)
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
        self.w = self.pair if p.seats == 2 else self.group
        kind: i64 = move & 31
        what: i64 = move >> 5
        if p.s[b.ASK] == b.MENU:
            return self.action(p, kind, what)
        if kind == b.PAYMENT:
            return self.payment(p, move)
        if kind in (b.PICK, b.ONE_PICK):
            total: i64 = 0
            while what:
                total += self.pick(p, (what & 63) - 1)
                what >>= 6
            return total
        if kind == b.CHOICE:
            return self.choice(p, what)
        if kind == b.STUDY:
            return self.learning(p, what)
        return 0

    # actions

    def action(self, p: Madness, kind: i64, what: i64) -> i64:
        s = p.s
        seat: i64 = p.seat
        late: i64 = self.w[w.LATE] * (s[b.ROUND] - 3) if s[b.ROUND] > 3 else 0
        if s[b.ROUND] > 4:
            late += self.w[w.LAST] if s[b.ROUND] == 6 else self.w[w.FIFTH]
        if kind == b.DESTROY:
            return self.destroying(p, what)
        if kind == b.ACQUIRE:
            return self.acquiring(p, seat, what) - late
        if kind == b.STUDY:
            cost: i64 = p.cards.learn_cost[p.mage(seat)]
            return self.learning(p, what) - late - self.spent(p, seat, what & 3, cost)
        if kind == b.CURE:
            lack: i64 = 8 - s[b.MADNESS] if s[b.MADNESS] < 8 else 0
            calm: bool = s[b.ROUND] == 6 and s[b.MADNESS] > 4
            return self.w[w.CURE] + self.w[w.SCARCE] * lack - (self.w[w.CURE_LAST] if calm else 0)
        if kind == b.CAST:
            spell: i64 = what & 63
            k: i64 = what >> 6
            e: i64 = p.cards.school[spell]
            cost = p.cards.cost[spell * 4 + e] * k
            return self.cast(p, seat, spell, k) - self.spent(p, seat, e, cost)
        if kind == b.POWER_MOVE:
            return self.power(p, seat)
        return 1 if kind == b.REST_MOVE else 0

    def acquiring(self, p: Madness, seat: i64, kind: i64) -> i64:
        e: i64 = b.ELEMENT[kind]
        gain: i64 = self.w[w.ACQUIRE_2] if b.VALUE[kind] == 2 else self.w[w.ACQUIRE_3]
        gain += self.w[w.FOCUS] if own_element(p, seat, e) else 0
        return gain + needed(p, e) // 4 - self.spent(p, seat, e, b.VALUE[kind])

    def destroying(self, p: Madness, what: i64) -> i64:
        """First what has not struck yet, and what hits hardest; what has struck matters less while others are left."""
        slot: i64 = what & 7
        if p.s[b.ROUND] < 6 and b.SPACE[slot] <= p.s[b.MARKER] and actions.curses_left(p) > 1:
            return self.w[w.STRUCK] + (5 if what >> 3 else 0)
        mark: i64 = 200 + 10 * p.cards.severity[p.s[b.SLOT + slot] - 1]
        if b.SPACE[slot] > p.s[b.MARKER]:
            mark += 40
        return mark + (5 if what >> 3 else 0)

    def spent(self, p: Madness, seat: i64, e: i64, cost: i64) -> i64:
        """What it hurts to spend so much of an element: curses may need it, and supports are not refilled."""
        lack: i64 = cost - p.s[p.at(seat) + b.WORTH + e]
        hurt: i64 = self.w[w.BORROW] * lack if lack > 0 else 0
        if p.s[b.ROUND] == 6:
            return hurt + self.spent_last(p, seat, e, cost)
        slot: i64 = 0
        while slot < b.SLOTS:
            need: i64 = actions.curse_cost(p, slot, e) if p.s[b.SLOT + slot] else 0
            if need > 1:
                return hurt + (self.w[w.CLOSE] if 2 * p.worth(seat, e) >= need else self.w[w.RESERVE]) * cost
            slot += 1
        return hurt

    def spent_last(self, p: Madness, seat: i64, e: i64, cost: i64) -> i64:
        """In the last round, what all curses together need is kept, and the rest had better be spent."""
        need: i64 = needed(p, e)
        have: i64 = p.worth(seat, e)
        lost: i64 = need - have + cost
        lost = 0 if lost < 0 else min(lost, cost)
        return (self.w[w.CLOSE] if 2 * have >= need else self.w[w.RESERVE]) * lost - self.w[w.LOOSE] * (cost - lost)

    def learning(self, p: Madness, what: i64) -> i64:
        spell: i64 = p.s[b.LIBRARY + (what & 3)] - 1
        mark: i64 = self.w[w.LEARN] + self.w[w.LEARN_LEVEL] * p.cards.level[spell] + self.taste(p, spell)
        if what >> 2:
            mark -= self.w[w.LEARN] + self.w[w.LEARN_LEVEL] * p.cards.level[(what >> 2) - 1]
            mark -= self.taste(p, (what >> 2) - 1) + 4
        return mark

    def taste(self, p: Madness, spell: i64) -> i64:
        """How much one likes a kind of spell."""
        c: i64 = p.cards.effect[spell * 2] * b.WIDTH
        op: i64 = p.cards.code[c + b.OP]
        if op == b.DESTROY_CURSE:
            return 30
        if op == b.GAIN_ELEMENT and p.cards.code[c + b.TO] == b.HAND:
            return self.w[w.TO_HAND]
        if op in (b.GAIN_ELEMENT, b.HEAL, b.DISCOUNT_OP, b.GRANT_ACTIONS):
            return 14
        if op == b.DRAW or op == b.KEEP:
            return 6
        return 0

    def cast(self, p: Madness, seat: i64, spell: i64, k: i64) -> i64:
        """By the first step of the spell, and how often it is of use."""
        c: i64 = p.cards.effect[spell * 2] * b.WIDTH
        op: i64 = p.cards.code[c + b.OP]
        mark: i64 = 0
        useful: i64 = 1
        if op == b.DRAW:
            mark = self.w[w.DRAW] + (self.w[w.DRAW_LAST] if p.s[b.ROUND] == 6 else 0)
            useful = self.w[w.DEEP] if p.s[b.ROUND] == 6 else 3
        elif op == b.KEEP:
            mark = self.w[w.KEEP] + (self.w[w.KEEP_LATE] if p.s[b.ROUND] > 4 or p.s[b.MARKER] > 3 else 0)
            useful = room(p, seat)
            mark = mark if useful and p.size(seat, b.HAND) > p.count(seat, b.HAND, b.MAD) + 1 else -9
        elif op == b.DESTROY_CARD:
            useful = p.count(seat, b.HAND, b.MAD)
            mark = self.w[w.BURN_MAD] if useful else self.w[w.BURN_ONE]
        elif op == b.HEAL:
            useful = p.count(seat, b.HAND, b.MAD) + p.count(seat, b.DISCARD, b.MAD)
            mark = self.w[w.HEAL] if useful else -9
        elif op == b.GRANT_ACTIONS or op == b.REFRESH:
            mark = self.granting(p, seat) if op == b.GRANT_ACTIONS else self.w[w.READY]
        elif op == b.GAIN_ELEMENT and p.cards.code[c + b.TO] == b.HAND:
            mark = self.w[w.CONVERT]
            useful = 3
        elif op == b.GAIN_ELEMENT:
            mark = self.w[w.GAIN] - (12 if p.s[b.ROUND] > 5 else 0)
            useful = 3
        elif op == b.DESTROY_CURSE:
            mark = 180 if actions.curses_left(p) else -9
            useful = actions.curses_left(p)
        elif op == b.DISCOUNT_OP:
            mark = self.w[w.DISCOUNT] if self.brings_near(p, seat, spell, c) else -9
        elif op == b.SHIELD_OP:
            mark = self.w[w.SHIELD] if p.s[b.SHIELD] == 0 and self.threat(p) else -9
        return mark + self.w[w.SECOND] * (k - 1) if k <= useful or k == 1 else mark - 6 * (k - useful)

    def brings_near(self, p: Madness, seat: i64, spell: i64, c: i64) -> bool:
        """Whether a curse that is out of reach could be paid with this discount, its cost taken into account."""
        less: i64 = p.cards.discounts[p.cards.code[c + b.EXTRA] * 2]
        school: i64 = p.cards.school[spell]
        slot: i64 = 0
        while slot < b.SLOTS:
            if p.s[b.SLOT + slot] and p.cards.pile[p.s[b.SLOT + slot] - 1] != school:
                near: bool = actions.destroyable(p, seat, slot, less) and not actions.destroyable(p, seat, slot, 0)
                if near:
                    return True
            slot += 1
        return False

    def threat(self, p: Madness) -> bool:
        """Whether a curse may still strike in this round."""
        slot: i64 = 0
        while slot < b.SLOTS:
            if p.s[b.SLOT + slot] and b.SPACE[slot] > p.s[b.MARKER]:
                return True
            slot += 1
        return False

    def granting(self, p: Madness, seat: i64) -> i64:
        """Giving an action away: worth it if another player can destroy a curse that oneself cannot."""
        other: i64 = 0
        while other < p.seats:
            if other != seat and p.alive(other) and can_destroy(p, other):
                return self.w[w.HELP]
            other += 1
        return self.w[w.HELP_ELSE]

    def power(self, p: Madness, seat: i64) -> i64:
        mage: i64 = p.mage(seat)
        start: i64 = p.cards.power[mage * 2]
        if start == p.cards.power[mage * 2 + 1]:
            return self.declaring(p, seat)
        op: i64 = p.cards.code[start * b.WIDTH + b.OP]
        if op == b.GRANT_ACTIONS:
            return self.granting(p, seat) + 6
        if op == b.DROP:
            return self.w[w.POWER] if p.count(seat, b.HAND, b.MAD) or self.useless(p, seat) else -1
        return self.w[w.POWER] if p.size(seat, b.HAND) > p.count(seat, b.HAND, b.MAD) else -9

    def useless(self, p: Madness, seat: i64) -> bool:
        """Whether, in the last round, this hand holds an element that no curse needs."""
        e: i64 = 0
        while e < 4 and p.s[b.ROUND] == 6:
            if p.s[p.at(seat) + b.WORTH + e] and not needed(p, e):
                return True
            e += 1
        return False

    def declaring(self, p: Madness, seat: i64) -> i64:
        """A wild card is declared to destroy a curse that is out of reach without it."""
        slot: i64 = 0
        while slot < b.SLOTS:
            if p.s[b.SLOT + slot] and wild_pays(p, seat, slot):
                return 150
            slot += 1
        return -9

    # the other questions

    def payment(self, p: Madness, move: i64) -> i64:
        """Little waste, and rather elements that no curse needs; supports are saved for the last round."""
        e: i64 = move >> 53 & 3
        waste: i64 = move >> 58
        supports: i64 = move >> 55 & 7
        saved: i64 = self.w[w.SAVE if p.s[b.ROUND] < 6 else w.SAVE_LAST] * supports
        cards: i64 = 0
        rest: i64 = move >> 5 & ((1 << 48) - 1)
        while rest:
            cards += 1
            rest >>= 6
        return self.w[w.COUNT] * cards - self.w[w.WASTE] * waste - needed(p, e) - saved

    def pick(self, p: Madness, place: i64) -> i64:
        """One card or spell of a pick."""
        s = p.s
        ask: i64 = s[b.ASK]
        if ask == b.HEALS:
            return 20 - 2 * (place % 3)
        if ask == b.ANY_SPELLS:
            spell: i64 = nth_spell(p, place // 8, place % 8)
            return -self.w[w.LEARN_LEVEL] * p.cards.level[spell] - self.taste(p, spell)
        if ask == b.OWN_SPELLS:
            sign: i64 = 1 if s[b.DO] == b.TO_READY else -1
            return sign * (2 + p.cards.level[place])
        kind: i64 = place % b.KINDS
        worth: i64 = worth_of(p, kind)
        if s[b.DO] in (b.TO_SUPPORT, b.TO_HAND, b.TO_TOP):
            return worth
        if s[b.DO] == b.TO_PILE:
            return 20
        if s[b.DO] == b.TO_BOX:
            return 40 if kind == b.MAD else 3 - worth
        return -worth if place // b.KINDS != b.LIMBO else (6 if kind == b.MAD else -worth)

    def choice(self, p: Madness, i: i64) -> i64:
        s = p.s
        ask: i64 = s[b.ASK]
        if ask == b.GAIN:
            own: i64 = self.w[w.FOCUS] if own_element(p, p.seat, b.ELEMENT[i]) else 0
            return 10 * b.VALUE[i] + needed(p, b.ELEMENT[i]) + own
        if ask == b.WHICH_SEAT:
            return (10 if can_destroy(p, i) else 0) - p.size(i, b.HAND)
        if ask == b.OPTION:
            return self.option(p, s[b.WHAT], i)
        if ask == b.WHICH_CURSE:
            return self.worst(p, i)
        if ask == b.NUMBER:
            return -i * i + i * 4 if can_destroy(p, s[b.OF]) else -i * i + i * 3
        if ask == b.REDUCTION:
            return -p.worth(p.seat, i)
        if ask == b.TOKEN_ELEMENT:
            return p.worth(p.seat, i)
        if ask == b.ORDER:
            return -worth_of(p, i)
        return 0

    def worst(self, p: Madness, slot: i64) -> i64:
        """Which curse to be rid of without paying: one that nobody can pay, that has not struck, that hits hard."""
        mark: i64 = p.cards.severity[p.s[b.SLOT + slot] - 1]
        mark += 4 if b.SPACE[slot] > p.s[b.MARKER] else 0
        seat: i64 = 0
        while seat < p.seats:
            if actions.destroyable(p, seat, slot, 0):
                return mark
            seat += 1
        return mark + 10

    def option(self, p: Madness, c: i64, i: i64) -> i64:
        """A Madness is worth avoiding if not too many cards are asked for it."""
        step: i64 = p.cards.lists[(p.cards.code[c + b.SUB] + i) * 2] * b.WIDTH
        op: i64 = p.cards.code[step + b.OP]
        if op == b.GAIN_MADNESS:
            return -3 * self.w[w.MAD_OPTION] - (6 if p.s[b.MADNESS] < 6 else 0)
        if op == b.DROP:
            bad: i64 = p.count(p.seat, b.HAND, b.MAD)
            cost: i64 = p.cards.code[step + b.N] - bad
            return -3 * cost if cost > 0 else 0
        return -2
