"""What is asked: of who chooses, following the hand; of others in the third person; why, and what would happen."""

from collections.abc import Sequence

from sortilege.games.madness import codes as c
from sortilege.games.madness import moves as mv
from sortilege.games.madness import touch as t
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.course import Cause, under_way
from sortilege.games.madness.naming import MadnessNames
from sortilege.games.madness.needs import payable, to_strike
from sortilege.games.madness.rules import Madness
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.words import Argument

_ASKED = {
    c.WILD_CARD: "wild", c.GAIN: "gain", c.WHICH_SEAT: "seat", c.OPTION: "option", c.SHELF: "shelf",
    c.TOKEN_ELEMENT: "token", c.WHICH_CURSE: "curse", c.FREE_SPELL: "free", c.ORDER: "order",
    c.WHICH_MAGE: "mage",
}  # fmt: skip
_PICKS = (c.CARDS, c.HEALS, c.OWN_SPELLS, c.ANY_SPELLS)
_ACTIONS = {
    mv.CAST: "cast", mv.LEARN: "learn", mv.ACQUIRE: "acquire", mv.DESTROY: "destroy", mv.CURE: "cure",
}  # fmt: skip


class MadnessSpeech(MadnessNames):
    """Says things about one position in one language."""

    # the question

    def ask(self, touched: Sequence[str] = ()) -> str:
        if touched and (asked := self._ask_on(touched)):
            return asked
        name, about = self._question()
        return self(f"ask-{name}", **about)

    def asked_of(self, who: str) -> str:
        name, about = self._question()
        if name in ("look", "recuperate"):
            name = "pick-discard"
        return self(f"asked-{name}", person=who, **about)

    def _question(self) -> tuple[str, dict[str, Argument]]:
        """The end of the messages about the open question, and what they speak of."""
        p, question = self.p, int(self.p.question)
        if p.seat < 0:
            return "chance", {}
        if question == c.MENU:
            return ("granted", {"left": max(0, int(p.top().left))}) if p.depth else (self._menu(), {})
        if question in (c.PAY, c.REDUCTION):
            return self._payment_asked()
        if question in _PICKS:
            numbers: dict[str, Argument] = {"low": int(p.low), "high": int(p.high)}
            if question == c.CARDS and p.zones == 1 << c.LIMBO:
                return "look", numbers
            recovers = question == c.CARDS and p.phase == c.RECOVER and p.depth == 0
            return "recuperate" if recovers else f"pick-{self.verb()}", numbers
        if question == c.NUMBER:
            return "number", {"who": self.seat(p.whose), "high": int(p.high)}
        return _ASKED[question], {}

    def _menu(self) -> str:
        return "wild-menu" if self.p.wild else "menu"

    def _payment_asked(self) -> tuple[str, dict[str, Argument]]:
        pay = self.p.payment
        if self.p.question == c.REDUCTION:
            return "reduction", {"left": int(pay.reduce)}
        if pay.any:
            return "pay-any", {"n": int(max(pay.cost))}
        return "pay", {"cost": self.cost(list(pay.cost))}

    def _ask_on(self, touched: Sequence[str]) -> str:
        """What is asked of a hand that has begun; nothing where it stays the same question."""
        p, first = self.p, touched[0]
        if p.question in _PICKS and len(touched) < p.high and "done" not in touched:
            name, about = self._question()
            return self("ask-more", ask=self(f"ask-{name}", **about), n=int(p.high) - len(touched))
        if p.question == c.WILD_CARD:
            return self("ask-wild-as", card=self._touched_card(first))
        if p.question not in (c.MENU, c.FREE_SPELL):
            return ""
        if shelf := t.SHELF.read(first):
            return self("ask-room", spell=self.spell(p.library(*shelf)))
        if slot := t.CURSE.read(first):
            return self("ask-price", curse=self.curse(*slot))
        if learnt := t.spell_targets(p.cards).read(first):
            many = len(self._casts(learnt[1])) > 1 and len(touched) == 1
            return self("ask-times" if many else "ask-idle", spell=self.spell(learnt[1]))
        return ""

    def _touched_card(self, target: str) -> str:
        card = t.CARD.read(target)
        return self.kind(card[2]) if card else self.name(target)

    def _casts(self, spell: int) -> list[int]:
        """The ways to activate a Spell now."""
        return [move for move in self.p.moves() if mv.kind_of(move) == mv.CAST and mv.spell_of(move) == spell]

    def foresee(self, touched: Sequence[str]) -> Sequence[str]:
        """What a Spell does and costs; what one learns, and what it takes."""
        p = self.p
        if not touched or p.question not in (c.MENU, c.FREE_SPELL):
            return ()
        if learnt := t.spell_targets(p.cards).read(touched[0]):
            spell = learnt[1]
            cost = self.cost([int(p.cards.cost[spell * 4 + e]) for e in range(4)])
            return self.cards.spells[spell].effect[self.language], self("foresee-cost", cost=cost)
        if (shelf := t.SHELF.read(touched[0])) and (spell := int(p.library(*shelf))) != NONE:
            lines = [self.cards.spells[spell].effect[self.language]]
            limit = int(p.cards.spell_limit[p.mage(p.seat)])
            if popcount(p.spells(p.seat)) >= limit:
                lines.append(self("foresee-room", n=limit))
            return lines
        if slot := t.CURSE.read(touched[0]):
            return (self("foresee-curse", cost=self.curse_cost(*slot)),)
        return ()

    def action(self, move: int) -> str:
        kind = mv.kind_of(move)
        if self.p.question != c.MENU or kind not in _ACTIONS:
            return ""
        return self(f"action-{_ACTIONS[kind]}")

    # what a move brings

    def gains(self, moves: Sequence[int], after: Madness) -> Sequence[str]:
        """Which Curses can strike no more in this round, and for which ones somebody has the cards now."""
        p, lies = self.p, {int(after.curse(slot)) for slot in each(int(after.cursed()))}
        spared = [slot for slot in each(int(to_strike(p))) if int(p.curse(slot)) not in lies]
        lines = [self("gain-spared", curse=self.curse(slot)) for slot in spared]
        for other in range(int(p.seats)):
            if p.alive(other):
                new = payable(after, other, 0) & ~payable(p, other, 0)
                here = [self.curse(slot) for slot in each(int(new)) if p.curse(slot) == after.curse(slot)]
                gain = "gain-own" if other == p.seat else "gain-other"
                lines += [self(gain, who=self.seat(other), curse=", ".join(here))] if here else []
        return lines

    # what brought it about

    def cause(self) -> str:
        p = self.p
        if p.seat < 0 or (p.question == c.MENU and not p.depth):
            return ""
        return self.caused(under_way(p), p.question == c.MENU)

    def caused(self, cause: Cause, granted: bool = False) -> str:
        """What acts, with its text: a Curse, a page, a Spell of somebody."""
        if cause.kind == "strike":
            curse = self.cards.curses[cause.number]
            return self("cause-strike", curse=self.of(curse), text=curse.effect[self.language])
        if cause.kind in ("failure", "bonus"):
            page = self.cards.pages[cause.number]
            return self(f"cause-{cause.kind}", text=page.parts[1 if cause.kind == "failure" else 2][self.language])
        if cause.kind == "appear":
            page = self.cards.pages[cause.number]
            return self("cause-appear", monster=self.of(page), text=page.parts[0][self.language])
        if cause.kind == "spell":
            message = "cause-granted" if granted else "cause-spell"
            text = self.cards.spells[cause.number].effect[self.language]
            return self(message, who=self.seat(cause.seat), spell=self.spell(cause.number), text=text)
        if cause.kind == "power":
            text = self.cards.magicians[self.p.mage(cause.seat)].effect[self.language]
            return self("cause-power", who=self.seat(cause.seat), text=text)
        if cause.kind == "act":
            return self._caused_by_action(cause)
        return ""

    def _caused_by_action(self, cause: Cause) -> str:
        """The action that is being paid, or rewarded."""
        kind = mv.kind_of(cause.move)
        if self.p.question == c.GAIN:
            return self("cause-reward")
        if kind not in _ACTIONS:
            return ""
        return self("cause-pay", action=self(f"action-{_ACTIONS[kind]}"), name=self._about(cause.move, kind))

    def _about(self, move: int, kind: int) -> str:
        """The Spell, card or Curse of an action."""
        if kind == mv.CAST:
            return self.spell(mv.spell_of(move))
        if kind == mv.LEARN:
            return self.spell(self.p.library(mv.shelf_of(move)))
        if kind == mv.DESTROY:
            return self.curse(mv.slot_of(move))
        return self.kind(mv.number_of(move) if kind == mv.ACQUIRE else c.MAD)
