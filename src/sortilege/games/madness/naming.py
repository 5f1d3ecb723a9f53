"""What is named and told: cards, costs, moves and targets, in both languages."""

import re
from collections import Counter

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness import notation as n
from sortilege.games.madness import touch as t
from sortilege.games.madness.card_set import CardText, texts
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.costs import curse_cost
from sortilege.games.madness.invariants import top_cards
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.step import CardStep
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.speech import Speech
from sortilege.kernel.words import Words

BUTTONS = ("end", "stop", "decline", "rest", "done", "confirm", "power")
_SUFFERED = {
    c.DROP: "drop", c.GAIN_MADNESS: "madness", c.EXHAUST: "exhaust", c.UNSUPPORT: "unsupport", c.DESTROY_CARD: "burn",
    c.MILL: "mill",
}  # fmt: skip


class MadnessNames(Speech[Madness]):
    """Names what there is, and says what moves do."""

    def __init__(self, words: Words, position: Madness, language: str) -> None:
        super().__init__(words, position, language)
        self.p = position
        self.cards = texts(position.cards)

    # names

    def of(self, card: CardText) -> str:
        return card.name[self.language]

    def seat(self, seat: int) -> str:
        mage = self.p.mage(seat)
        return super().seat(seat) if mage == NONE else self.of(self.cards.magicians[mage])

    def short(self, seat: int) -> str:
        """The first name of a player's magician, if nobody else at the table has it."""
        first = [self.seat(other).split()[0] for other in range(self.p.seats)]
        return first[seat] if first.count(first[seat]) == 1 else self.seat(seat)

    def element(self, element: int) -> str:
        return self(c.ELEMENTS[element])

    def kind(self, kind: int) -> str:
        if kind == c.MAD:
            return self("madness")
        return self("card", element=self.element(c.ELEMENT[kind]), value=int(c.VALUE[kind]))

    def listed(self, names: list[str]) -> str:
        """Several things, alike ones counted."""
        counts = Counter(names)
        shown = [self("counted", n=k, card=name) if k > 1 else name for name, k in counts.items()]
        return ", ".join(shown) or self("nothing")

    def zone(self, seat: int, zone: int) -> str:
        return self.listed([self.kind(k) for k in range(c.KINDS) for _ in range(self.p.count(seat, zone, k))])

    def held(self, seat: int, kind: int) -> int:
        """How many cards of a kind a player has, wherever they lie."""
        return sum(int(self.p.count(seat, zone, kind)) for zone in range(c.ZONES)) + top_cards(self.p, seat).count(kind)

    def spell(self, spell: int) -> str:
        return self.of(self.cards.spells[spell])

    def cost(self, amounts: list[int]) -> str:
        parts = [f"{amount} {self.element(e)}" for e, amount in enumerate(amounts) if amount]
        return ", ".join(parts) or self("nothing")

    def curse_cost(self, slot: int) -> str:
        return self.cost([int(curse_cost(self.p, slot, e)) for e in range(4)])

    def curse(self, slot: int) -> str:
        return self.of(self.cards.curses[self.p.curse(slot)])

    def paid(self, source: int, kind: int) -> str:
        card = self.kind(kind)
        return card if source == 0 else self("from-support", card=card, who=self.seat(source - 1))

    def place(self, place: int) -> str:
        """What stands at a place of the question that is asked."""
        question = self.p.question
        if question == c.CARDS:
            message = {c.SUPPORT: "in-support", c.DISCARD: "in-discard"}.get(place // c.KINDS)
            card = self.kind(place % c.KINDS)
            return self(message, card=card) if message else card
        if question == c.HEALS:
            return self(f"name-{'hsd'[place % 3]}", card=self("madness"), who=self.seat(place // 3))
        if question == c.ANY_SPELLS:
            return self("name-spell", spell=self.spell(nth_spell(self.p, place)), who=self.seat(place // 8))
        return self.spell(place)

    def striking(self) -> int:
        """The slot of the Curse that is being resolved, or NONE."""
        return next((int(effect.curse) for effect in self.p.effects[: self.p.depth] if effect.curse != NONE), NONE)

    def curse_state(self, slot: int) -> str:
        """When the Curse of a slot strikes."""
        space, marker = int(c.SPACE[slot]), int(self.p.marker)
        if slot == self.striking():
            return self("curse-now")
        return self("curse-struck") if space <= marker else self("curse-in", n=space - marker)

    # the moves

    def verb(self) -> str:
        """What becomes of the things that are picked."""
        return "lose" if self.p.question == c.ANY_SPELLS else n.VERBS[int(self.p.fate)]

    def say(self, move: int) -> str:
        kind = mv.kind_of(move)
        if kind == mv.OUTCOME:
            return self._say_outcome(move)
        if kind == mv.CHOICE:
            return self._say_choice(mv.number_of(move))
        if kind in (mv.PICK, mv.ONE_PICK):
            places = [self.place(place) for place in n.picked(move)]
            return self(f"say-{self.verb()}", cards=self.listed(places)) if places else self("say-none")
        if kind == mv.PAYMENT:
            return self("say-pay", cards=self._payment(move))
        if kind == mv.ONE_CARD:
            return self("say-pay", cards=self.paid(*n.one_card(move)))
        if kind == mv.WILD:
            return self("say-wild", card=self.paid(*n.wild_card(move)), element=self.element(mv.wild_element_of(move)))
        return self.say_action(move)

    def _payment(self, move: int) -> str:
        return self.listed([self.paid(*card) for card in n.paid_cards(move)])

    def say_action(self, move: int) -> str:
        """Says an action, a power or the end of a phase that the menu offers."""
        kind = mv.kind_of(move)
        if kind == mv.CAST:
            return self("say-cast", spell=self.spell(mv.spell_of(move)), n=mv.times_of(move))
        if kind == mv.LEARN:
            spell, old = self.spell(self.p.library(mv.shelf_of(move))), mv.forgotten_of(move)
            if old == NONE:
                return self("say-learn", spell=spell)
            return self("say-learn-for", spell=spell, old=self.spell(old))
        if kind == mv.ACQUIRE:
            return self("say-acquire", card=self.kind(mv.number_of(move)))
        if kind == mv.DESTROY:
            full = mv.discount_of(move) == mv.FULL_PRICE
            return self("say-destroy" if full else "say-destroy-less", curse=self.curse(mv.slot_of(move)))
        if kind == mv.CURE:
            where = "support" if mv.cured_zone_of(move) else "hand"
            if mv.cured_seat_of(move) == self.p.seat:
                return self(f"say-cure-own-{where}")
            return self(f"say-cure-{where}", who=self.seat(mv.cured_seat_of(move)))
        return self(f"say-{n.write_move(self.p, move)}")

    def _say_choice(self, i: int) -> str:
        p, question = self.p, self.p.question
        if question in (c.GAIN, c.ORDER):
            return self("say-gain" if question == c.GAIN else "say-next", card=self.kind(i))
        if question == c.WHICH_MAGE:
            return self("say-choose", who=self.of(self.cards.magicians[i]))
        if question == c.WHICH_SEAT:
            return self("say-seat", who=self.seat(i))
        if question == c.NUMBER:
            return self("say-number", n=i, who=self.seat(p.whose))
        if question == c.OPTION:
            return self("say-option", option=self.option(i))
        if question == c.WHICH_CURSE:
            return self("say-remove", curse=self.curse(i))
        if question == c.SHELF:
            return self("say-shelf", spell=self.spell(p.library(i)))
        return self("say-token" if question == c.TOKEN_ELEMENT else "say-off", element=self.element(i))

    def _say_outcome(self, move: int) -> str:
        question, i = self.p.question, mv.number_of(move)
        if question in (c.C_CARD, c.C_HAND):
            verb = n.write_move(self.p, move).split()[0]
            return self(f"say-c-{verb}", who=self.seat(self.p.whose), card=self.kind(i))
        if question == c.C_MAGICIAN:
            return self("say-c-magician", who=self.of(self.cards.magicians[i]))
        if question == c.C_SPELL:
            return self("say-c-reveal", spell=self.spell(i))
        if question == c.C_PAGE:
            first = self.p.monster == NONE
            return self("say-c-page", page=self.of(self.cards.pages[i])) if first else self("say-c-right")
        if question == c.C_CURSE:
            return self("say-c-curse", curse=self.of(self.cards.curses[i]))
        return self("say-c-pile", element=self.element(i))

    def option(self, i: int) -> str:
        """One of the options of a step `choose`, in words."""
        cards = self.p.cards
        which = int(cards.steps[self.p.wanted].lists) + i
        steps = [cards.steps[at] for at in range(cards.lists[which * 2], cards.lists[which * 2 + 1])]
        if any(step.op not in _SUFFERED for step in steps):
            return self("suffer-other", n=i + 1)
        return ", ".join(self._suffered(step) for step in steps)

    def _suffered(self, step: CardStep) -> str:
        if step.op == c.DROP and c.ONE_ELEMENT <= step.wanted < c.HIGHEST:
            return self("suffer-drop-of", element=self.element(step.wanted - c.ONE_ELEMENT))
        return self(f"suffer-{_SUFFERED[int(step.op)]}", n=int(step.n))

    def label(self, move: int) -> str:
        kind = mv.kind_of(move)
        if kind == mv.CAST:
            return self("label-cast", spell=self.spell(mv.spell_of(move)), n=mv.times_of(move))
        return self._payment(move) if kind == mv.PAYMENT else self.say(move)

    # the targets

    def name(self, target: str) -> str:
        name = self._name_thing(target) or self._name_answer(target)
        if name is None:
            raise BadNotation(f"{target!r} is nothing of this table; there is h1-f1, sp1-growth, curse-1, lib-fire ...")
        return name

    def _name_thing(self, target: str) -> str | None:
        """The name of something on the table."""
        if (card := t.CARD.read(target)) and card[1] < self.p.seats:
            return self(f"name-{target[0]}", card=self.kind(card[2]), who=self.seat(card[1]))
        if (learnt := t.spell_targets(self.p.cards).read(target)) and learnt[0] < self.p.seats:
            spent = self.p.spent(learnt[0]) >> learnt[1] & 1
            message = "name-spell-spent" if spent else "name-spell"
            return self(message, spell=self.spell(learnt[1]), who=self.seat(learnt[0]))
        if shelf := t.SHELF.read(target):
            spell = self.p.library(*shelf)
            if spell == NONE:
                return self("name-library-empty", element=self.element(*shelf))
            return self("name-library", spell=self.spell(spell))
        if kind := t.SUPPLY.read(target):
            return self("name-supply", card=self.kind(*kind), n=int(self.p.supply(*kind)))
        if slot := t.CURSE.read(target):
            if self.p.curse(*slot) == NONE:
                return self("name-no-curse", n=slot[0] + 1)
            return self("name-curse", curse=self.curse(*slot), cost=self.curse_cost(*slot))
        if (seat := t.PLAYER.read(target) or t.MAGE.read(target)) and seat[0] < self.p.seats:
            return self.seat(*seat)
        if mage := t.mage_targets(self.p.cards).read(target):
            return self.of(self.cards.magicians[mage[0]])
        return self._name_page(target)

    def _name_page(self, target: str) -> str | None:
        """The name of a page of the book; the Monster on the back of the right one is hidden until it is turned."""
        if target == "monster":
            return self("scene-closed") if self.p.monster == NONE else self.of(self.cards.pages[self.p.monster])
        return self("name-page") if target == "page" else None

    def _name_answer(self, target: str) -> str | None:
        """The name of a button."""
        if element := t.ELEMENT.read(target):
            return self.element(*element)
        if times := t.TIMES.read(target):
            return self("times", n=times[0])
        if number := t.NUMBER.read(target):
            return str(number[0])
        if (option := t.OPTION.read(target)) and self.p.question == c.OPTION:
            return self.option(*option)
        if (payment := t.PAY.read(target)) and self.p.question == c.PAY and payment[0] < len(self.p.moves()):
            return self.label(self.p.moves()[payment[0]])
        if target.startswith("price-"):
            return self._name_price(target)
        return self(target) if target in BUTTONS else None

    def _name_price(self, target: str) -> str:
        if target == "price-full":
            return self(target)
        if target == "price-power":
            return self(target, n=int(self.p.cards.power_discount[self.p.mage(self.p.seat)]))
        return self("price-less", n=int(re.sub(r"\D", "", target) or 0))
