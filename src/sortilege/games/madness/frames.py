"""What is under way: effects being carried out, one above the other, and the payment of an action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.games.madness.codes import NONE

UNTOUCHED: Final = -1  # CardEffect.left before a step begins
PAID: Final = 8  # Payment.stage once all is paid


class CardEffect:
    """A list of steps being carried out, or actions being granted (then only `actor` and `left` count)."""

    def __init__(self) -> None:
        self.grants: bool = False
        self.actor: i64 = NONE
        self.step: i64 = 0
        self.start: i64 = 0
        self.end: i64 = 0
        self.repeats: i64 = 0
        self.default: i64 = NONE  # whom a step without "who" concerns
        self.spell: i64 = NONE  # the spell being resolved
        self.curse: i64 = NONE  # the slot of the curse being resolved
        self.turn: i64 = 0  # how many places of the turn order this step is past
        self.left: i64 = UNTOUCHED  # what the step still has to do for the present player
        self.chosen: i64 = NONE  # the player chosen for this step
        self.other: i64 = NONE  # the player chosen by the last "other"
        self.destroyed: i64 = NONE  # the kind just destroyed
        self.gained: i64 = NONE  # the element just gained
        self.at: i64 = NONE  # the slot that a step over several curses has reached, or the pile a curse comes from
        self.share: i64 = 0  # what the acting player gave each place of the turn order, five bits each
        self.served: i64 = 0  # how many places have their share
        self.paid: vec[i64] = vec[i64]([0] * 5)  # what each seat paid for this activation, five bits a kind

    def assign(self, other: "CardEffect") -> None:
        """Becomes a copy of other; of a new effect, new."""
        self.grants = other.grants
        self.actor = other.actor
        self.step = other.step
        self.start = other.start
        self.end = other.end
        self.repeats = other.repeats
        self.default = other.default
        self.spell = other.spell
        self.curse = other.curse
        self.turn = other.turn
        self.left = other.left
        self.chosen = other.chosen
        self.other = other.other
        self.destroyed = other.destroyed
        self.gained = other.gained
        self.at = other.at
        self.share = other.share
        self.served = other.served
        copy_into(self.paid, other.paid)

    def mixed_into(self, h: i64) -> i64:
        """A key with this effect mixed in."""
        h = mix(h ^ (self.actor + 1 | (self.left + 64) << 8 | (1 if self.grants else 0) << 20))
        if self.grants:
            return h
        h = mix(h ^ (self.step | self.start << 12 | self.end << 24 | self.repeats << 36 | self.turn << 48))
        h = mix(h ^ (self.default + 1 | (self.spell + 1) << 4 | (self.curse + 1) << 12 | self.served << 16))
        h = mix(h ^ (self.chosen + 1 | (self.other + 1) << 4 | (self.destroyed + 1) << 8 | (self.gained + 1) << 12))
        return mix_numbers(mix(h ^ (self.share | (self.at + 1) << 30)), self.paid)


class Payment:
    """An action being paid (B3.1). There is at most one, above all effects."""

    def __init__(self) -> None:
        self.open: bool = False
        self.actor: i64 = NONE
        self.deed: i64 = 0  # the move that began it
        self.reduce: i64 = 0  # elements still to be taken off the cost
        self.stage: i64 = 0  # the element reached by the reductions; PAID once it is paid
        self.wild: bool = False  # a wild card is still to be paid
        self.any: i64 = 0  # bits: the elements of which any one may pay (Cure); 0 if the cost is fixed
        self.least: i64 = 0  # the first card that may still be paid, in the order of payment
        self.capped: i64 = NONE  # beside a wild card of this element the rest must stay below `cap`
        self.cap: i64 = 0
        self.cost: vec[i64] = vec[i64]([0] * 4)  # still to be paid, of each element
        self.paid: vec[i64] = vec[i64]([0] * 5)

    def assign(self, other: "Payment") -> None:
        """Becomes a copy of other."""
        self.open = other.open
        self.actor = other.actor
        self.deed = other.deed
        self.reduce = other.reduce
        self.stage = other.stage
        self.wild = other.wild
        self.any = other.any
        self.least = other.least
        self.capped = other.capped
        self.cap = other.cap
        copy_into(self.cost, other.cost)
        copy_into(self.paid, other.paid)

    def mixed_into(self, h: i64) -> i64:
        """A key with this payment mixed in."""
        h = mix(h ^ self.deed)
        h = mix(h ^ (self.actor + 1 | self.reduce << 8 | self.stage << 16 | (1 if self.wild else 0) << 24))
        h = mix(h ^ (self.any | self.least << 8 | (self.capped + 1) << 16 | self.cap << 24))
        return mix_numbers(mix_numbers(h, self.cost), self.paid)

    def total(self) -> i64:
        """What is still to be paid of all elements."""
        return self.cost[0] + self.cost[1] + self.cost[2] + self.cost[3]


NEW_EFFECT: Final = CardEffect()
NEW_PAYMENT: Final = Payment()


def copy_into(to: vec[i64], source: vec[i64]) -> None:
    """Copies a short vector without making a new one."""
    i: i64 = 0
    while i < len(to):
        to[i] = source[i]
        i += 1


def mix_numbers(h: i64, numbers: vec[i64]) -> i64:
    i: i64 = 0
    while i < len(numbers):
        h = mix(h ^ numbers[i])
        i += 1
    return h


def mix(x: i64) -> i64:
    """Stirs the bits of a word of sixty bits; no two words become the same."""
    mask: i64 = (1 << 60) - 1
    x ^= (x << 13) & mask
    x ^= x >> 7
    x ^= (x << 17) & mask
    return x & mask
