"""What is said: the questions, the moves, the names of targets and the reasons, in both languages."""

import re
from collections import Counter

from sortilege.games.madness import board as b
from sortilege.games.madness import notation as n
from sortilege.games.madness.actions import curse_cost
from sortilege.games.madness.cards import Card, info, short
from sortilege.games.madness.picks import nth_spell
from sortilege.games.madness.rules import Madness
from sortilege.kernel.errors import BadNotation
from sortilege.kernel.game import Reason
from sortilege.kernel.position import OVER
from sortilege.kernel.words import Words

_CARD = re.compile(r"([hsdl])([1-5])-([fwea][123]|m)")
_SPELL = re.compile(r"sp([1-5])-([a-z0-9-]+)")
_NUMBERED = re.compile(r"(times|pay|option|number|player|curse)-(\d+)")
KIND_TEXTS = [n.kind_text(kind) for kind in range(b.KINDS)]


class Speaker:
    """Says things about one position in one language."""

    def __init__(self, words: Words, p: Madness, language: str) -> None:
        self.words = words
        self.p = p
        self.language = language
        self.cards = info(p.cards)

    def __call__(self, message: str, **arguments: str | int) -> str:
        return self.words(self.language, message, **arguments)

    # names

    def of(self, card: Card) -> str:
        return card.name[self.language]

    def who(self, seat: int) -> str:
        mage = self.p.s[self.p.at(seat) + b.MAGE]
        return self.of(self.cards.magicians[mage - 1]) if mage else self(f"seat-{seat}")

    def kind(self, kind: int) -> str:
        if kind == b.MAD:
            return self("madness")
        return self("card", element=self(b.ELEMENTS[kind // 3]), value=kind % 3 + 1)

    def listed(self, names: list[str]) -> str:
        """Several things, alike ones counted."""
        counts = Counter(names)
        shown = [self("counted", n=k, card=name) if k > 1 else name for name, k in counts.items()]
        return ", ".join(shown) or self("nothing")

    def zone(self, seat: int, zone: int) -> str:
        return self.listed([self.kind(k) for k in range(b.KINDS) for _ in range(self.p.count(seat, zone, k))])

    def spell(self, spell: int) -> str:
        return self.of(self.cards.spells[spell])

    def cost(self, amounts: list[int]) -> str:
        parts = [f"{amount} {self(b.ELEMENTS[e])}" for e, amount in enumerate(amounts) if amount]
        return ", ".join(parts) or self("nothing")

    def curse_cost(self, slot: int) -> str:
        return self.cost([int(curse_cost(self.p, slot, e)) for e in range(4)])

    def curse(self, slot: int) -> str:
        return self.of(self.cards.curses[self.p.s[b.SLOT + slot] - 1])

    def paid(self, source: int, kind: int) -> str:
        card = self.kind(kind)
        return card if source == 0 else self("from-support", card=card, who=self.who(source - 1))

    def place(self, place: int) -> str:
        """What stands at a place of the question that is asked."""
        p, ask = self.p, self.p.s[b.ASK]
        if ask == b.CARDS:
            message = {b.SUPPORT: "in-support", b.DISCARD: "in-discard"}.get(place // b.KINDS)
            card = self.kind(place % b.KINDS)
            return self(message, card=card) if message else card
        if ask == b.HEALS:
            return self(f"name-{'hsd'[place % 3]}", card=self("madness"), who=self.who(place // 3))
        if ask == b.ANY_SPELLS:
            spell = self.spell(int(nth_spell(p, place // 8, place % 8)))
            return self("name-spell", spell=spell, who=self.who(place // 8))
        return self.spell(place)

    # the question

    def ask(self) -> str:
        s = self.p.s
        ask, low, high = int(s[b.ASK]), int(s[b.LOW]), int(s[b.HIGH])
        if ask >= b.C_CARD:
            return self("ask-chance")
        if ask == b.MENU:
            return self._ask_menu()
        if ask in (b.PAY, b.REDUCTION):
            return self._ask_pay(ask)
        if ask == b.CARDS and int(s[b.WHERE]) == 1 << b.LIMBO:
            return self("ask-look")
        if ask == b.CARDS and s[b.PHASE] == b.RECOVER and s[b.DEPTH] == 0:
            return self("ask-recuperate", high=high)
        if ask in (b.CARDS, b.HEALS, b.OWN_SPELLS, b.ANY_SPELLS):
            verb = "lose" if ask == b.ANY_SPELLS else n.VERBS[int(s[b.DO])]
            return self(f"ask-pick-{verb}", low=low, high=high)
        if ask == b.NUMBER:
            return self("ask-number", who=self.who(int(s[b.OF])), high=high)
        names = {b.WILD_CARD: "wild", b.GAIN: "gain", b.WHICH_SEAT: "seat", b.OPTION: "option", b.SHELF: "shelf"}
        names |= {b.TOKEN_ELEMENT: "token", b.WHICH_CURSE: "curse", b.FREE_SPELL: "free", b.ORDER: "order"}
        return self(f"ask-{names[ask]}")

    def _ask_menu(self) -> str:
        p = self.p
        if p.s[b.DEPTH]:
            return self("ask-granted", left=max(0, int(p.s[p.top() + b.LEFT])))
        return self("ask-wild-menu" if p.s[b.WILD] else "ask-menu")

    def _ask_pay(self, ask: int) -> str:
        p, f = self.p, self.p.top()
        if ask == b.REDUCTION:
            return self("ask-reduction", left=int(p.s[f + b.REDUCE]))
        costs = [int(p.s[f + b.COST + e]) for e in range(4)]
        if p.s[f + b.ANY]:
            return self("ask-pay-any", n=max(costs))
        return self("ask-pay", cost=self.cost(costs))

    # the moves

    def say(self, move: int) -> str:
        kind, what = move & 31, move >> 5
        if kind == b.OUTCOME:
            return self._say_outcome(what)
        if kind == b.CHOICE:
            return self._say_choice(what)
        if kind in (b.PICK, b.ONE_PICK):
            places = n.picked(move)
            verb = "lose" if self.p.s[b.ASK] == b.ANY_SPELLS else n.VERBS[int(self.p.s[b.DO])]
            return self(f"say-{verb}", cards=self.picked(places)) if places else self("say-none")
        if kind == b.PAYMENT:
            return self("say-pay", cards=self.listed([self.paid(*card) for card in n.paid_cards(move)]))
        if kind == b.ONE_CARD:
            return self("say-pay", cards=self.paid(*n.one_card(move)))
        if kind == b.WILD_MOVE:
            return self("say-wild", card=self.paid(what & 7, what >> 3 & 15), element=self(b.ELEMENTS[what >> 7]))
        return self._say_action(move, kind, what)

    def picked(self, places: list[int]) -> str:
        return self.listed([self.place(place) for place in places])

    def _say_action(self, move: int, kind: int, what: int) -> str:
        if kind == b.CAST:
            return self("say-cast", spell=self.spell(what & 63), n=what >> 6)
        if kind == b.STUDY:
            spell = self.spell(int(self.p.s[b.LIBRARY + (what & 3)]) - 1)
            if what >> 2:
                return self("say-learn-for", spell=spell, old=self.spell((what >> 2) - 1))
            return self("say-learn", spell=spell)
        if kind == b.ACQUIRE:
            return self("say-acquire", card=self.kind(what))
        if kind == b.DESTROY:
            return self("say-destroy-less" if what >> 3 else "say-destroy", curse=self.curse(what & 7))
        if kind == b.CURE:
            return self(f"say-cure-{'support' if what & 1 else 'hand'}", who=self.who(what >> 1))
        return self(f"say-{n.write_move(self.p, move)}")

    def _say_choice(self, i: int) -> str:
        p, ask = self.p, int(self.p.s[b.ASK])
        if ask in (b.GAIN, b.ORDER):
            return self("say-gain" if ask == b.GAIN else "say-next", card=self.kind(i))
        if ask == b.WHICH_SEAT:
            return self("say-seat", who=self.who(i))
        if ask == b.NUMBER:
            return self("say-number", n=i, who=self.who(int(p.s[b.OF])))
        if ask == b.OPTION:
            return self("say-option", option=self.option(i))
        if ask == b.WHICH_CURSE:
            return self("say-remove", curse=self.curse(i))
        if ask == b.SHELF:
            return self("say-shelf", spell=self.spell(int(p.s[b.LIBRARY + i]) - 1))
        return self("say-token" if ask == b.TOKEN_ELEMENT else "say-off", element=self(b.ELEMENTS[i]))

    def _say_outcome(self, i: int) -> str:
        p, ask = self.p, int(self.p.s[b.ASK])
        verb = n.write_move(p, b.OUTCOME | i << 5).split()[0]
        if ask in (b.C_CARD, b.C_HAND):
            return self(f"say-c-{verb}", who=self.who(int(p.s[b.OF])), card=self.kind(i))
        if ask == b.C_MAGICIAN:
            return self("say-c-magician", who=self.of(self.cards.magicians[i]))
        if ask == b.C_SPELL:
            return self("say-c-reveal", spell=self.spell(i))
        if ask == b.C_PAGE:
            return self("say-c-page", page=self.of(self.cards.pages[i]))
        if ask == b.C_CURSE:
            return self("say-c-curse", curse=self.of(self.cards.curses[i]))
        return self("say-c-pile", element=self(b.ELEMENTS[i]))

    def option(self, i: int) -> str:
        """One of the options of a step `choose`, in words."""
        cards = self.p.cards
        step = cards.lists[(cards.code[self.p.s[b.WHAT] + b.SUB] + i) * 2] * b.WIDTH
        op, amount, wanted = (int(cards.code[step + field]) for field in (b.OP, b.N, b.FILTER))
        if op == b.DROP and 2 <= wanted < b.HIGHEST:
            return self("suffer-drop-of", element=self(b.ELEMENTS[wanted - 2]))
        names = {b.DROP: "drop", b.GAIN_MADNESS: "madness", b.EXHAUST: "exhaust", b.UNSUPPORT: "unsupport"}
        if op in names:
            return self(f"suffer-{names[op]}", n=amount)
        return self("suffer-burn") if op == b.DESTROY_CARD else self("suffer-other", n=i + 1)

    def label(self, move: int) -> str:
        kind, what = move & 31, move >> 5
        if kind == b.CAST:
            return self("label-cast", spell=self.spell(what & 63), n=what >> 6)
        if kind == b.PAYMENT:
            return self.listed([self.paid(*card) for card in n.paid_cards(move)])
        return self.say(move)

    # the targets

    def name(self, target: str) -> str:
        if found := _CARD.fullmatch(target):
            card = self.kind(KIND_TEXTS.index(found[3]))
            return self(f"name-{found[1]}", card=card, who=self.who(self.seat(found[2])))
        if found := _SPELL.fullmatch(target):
            return self._name_spell(self.seat(found[1]), found[2], target)
        if found := _NUMBERED.fullmatch(target):
            return self._name_numbered(found[1], int(found[2]), target)
        kind, _, rest = target.partition("-")
        if kind in ("lib", "el") and rest in b.ELEMENTS:
            return self._name_shelf(b.ELEMENTS.index(rest)) if kind == "lib" else self(rest)
        if kind == "sup" and rest in KIND_TEXTS[:-1]:
            which = KIND_TEXTS.index(rest)
            return self("name-supply", card=self.kind(which), n=int(self.p.s[b.SUPPLY + which]))
        if kind == "price":
            return self._name_price(rest)
        if target == "power":
            return self("power", power=self.cards.magicians[self.p.mage(max(0, self.p.seat))].effect[self.language])
        if target in ("end", "stop", "decline", "rest", "done", "confirm"):
            return self(target)
        raise BadNotation(f"{target!r} is nothing of this table; there is h1-f1, sp1-growth, curse-1, lib-fire ...")

    def seat(self, digit: str) -> int:
        if not 1 <= int(digit) <= self.p.seats:
            raise BadNotation(f"there is no player {digit}")
        return int(digit) - 1

    def spell_of(self, text: str, target: str) -> int:
        for i, spell in enumerate(self.cards.spells):
            if short(spell.id) == text:
                return i
        raise BadNotation(f"{target!r}: there is no such spell")

    def _name_spell(self, seat: int, text: str, target: str) -> str:
        spell = self.spell_of(text, target)
        spent = self.p.s[self.p.at(seat) + b.SPENT] >> spell & 1
        return self("name-spell-spent" if spent else "name-spell", spell=self.spell(spell), who=self.who(seat))

    def _name_numbered(self, kind: str, number: int, target: str) -> str:
        if kind == "times":
            return self("times", n=number)
        if kind == "number":
            return str(number)
        if kind == "player":
            return self.who(self.seat(str(number)))
        if kind == "curse" and 1 <= number <= b.SLOTS:
            if not self.p.s[b.SLOT + number - 1]:
                return self("name-no-curse", n=number)
            return self("name-curse", curse=self.curse(number - 1), cost=self.curse_cost(number - 1))
        if kind == "option" and self.p.s[b.ASK] == b.OPTION:
            return self.option(number - 1)
        moves = self.p.moves()
        if kind == "pay" and self.p.s[b.ASK] == b.PAY and number <= len(moves):
            return self.label(moves[number - 1])
        raise BadNotation(f"{target!r} is not asked now")

    def _name_shelf(self, e: int) -> str:
        spell = int(self.p.s[b.LIBRARY + e])
        if not spell:
            return self("name-library-empty", element=self(b.ELEMENTS[e]))
        return self("name-library", spell=self.spell(spell - 1))

    def _name_price(self, rest: str) -> str:
        if rest == "full":
            return self("price-full")
        if rest == "power":
            return self("price-power", n=int(self.p.cards.power_discount[self.p.mage(self.p.seat)]))
        return self("price-less", n=int(re.sub(r"\D", "", rest) or 0))


def ask(words: Words, p: Madness, language: str) -> str:
    return Speaker(words, p, language).ask()


def say(words: Words, p: Madness, move: int, language: str) -> str:
    return Speaker(words, p, language).say(move)


def label(words: Words, p: Madness, move: int, language: str) -> str:
    return Speaker(words, p, language).label(move)


def name(words: Words, p: Madness, target: str, language: str) -> str:
    return Speaker(words, p, language).name(target)


def why_not(words: Words, p: Madness, target: str, language: str) -> Reason:
    """Why this target cannot be touched now, with the number of the rule."""
    say = Speaker(words, p, language)
    say.name(target)
    if p.seat == OVER:
        return Reason("B6.2", say("why-over"))
    if p.seat < 0:
        return Reason("B5.1", say("why-chance"))
    if p.s[b.ASK] != b.MENU:
        return Reason("B5.2", say("why-asked", ask=say.ask()))
    if found := _SPELL.fullmatch(target):
        return _why_not_spell(say, int(found[1]) - 1, say.spell_of(found[2], target))
    if found := _CARD.fullmatch(target):
        return _why_not_card(say, found[3])
    kind, _, rest = target.partition("-")
    if kind == "curse":
        slot = int(rest) - 1
        if not p.s[b.SLOT + slot]:
            return Reason("B3.6", say("why-slot"))
        return Reason("B3.6", _too_dear(say, [int(curse_cost(p, slot, e)) for e in range(4)]))
    if kind == "lib":
        e = b.ELEMENTS.index(rest)
        cost = int(p.cards.learn_cost[p.mage(p.seat)])
        short_of = _too_dear(say, [cost if one == e else 0 for one in range(4)])
        return Reason("B3.4", short_of if p.s[b.LIBRARY + e] else say("why-empty"))
    if kind == "sup":
        return _why_not_supply(say, KIND_TEXTS.index(rest))
    return Reason("B3.8", say("why-player"))


def _too_dear(say: Speaker, costs: list[int]) -> str:
    have = [int(say.p.worth(say.p.seat, e)) if costs[e] else 0 for e in range(4)]
    return say("why-cost", cost=say.cost(costs), have=say.cost(have))


def _why_not_spell(say: Speaker, seat: int, spell: int) -> Reason:
    p = say.p
    if seat != p.seat:
        return Reason("B3.2", say("why-not-yours", who=say.who(seat)))
    if p.s[p.at(seat) + b.SPENT] >> spell & 1:
        return Reason("B3.2", say("why-spent", spell=say.spell(spell), who=say.who(seat)))
    return Reason("B3.2", _too_dear(say, [int(p.cards.cost[spell * 4 + e]) for e in range(4)]))


def _why_not_card(say: Speaker, kind: str) -> Reason:
    p = say.p
    if kind != "m":
        return Reason("B3.1", say("why-cards"))
    if p.s[b.FORBID] & b.NO_HEAL:
        return Reason("B5.3", say("why-forbidden"))
    cost = int(p.cards.cure_cost[p.mage(p.seat)])
    if all(p.worth(p.seat, e) < cost for e in range(4)):
        return Reason("B3.7", say("ask-pay-any", n=cost))
    return Reason("B3.7", say("why-no-cure"))


def _why_not_supply(say: Speaker, kind: int) -> Reason:
    p = say.p
    if p.s[b.FORBID] & b.NO_ACQUIRE:
        return Reason("B5.3", say("why-forbidden"))
    if not p.s[b.SUPPLY + kind]:
        return Reason("B3.5", say("why-empty"))
    return Reason("B3.5", _too_dear(say, [kind % 3 + 1 if e == kind // 3 else 0 for e in range(4)]))


def board(words: Words, p: Madness, language: str) -> str:
    """The table in lines."""
    say, s = Speaker(words, p, language), p.s
    lines = []
    if s[b.RESULT]:
        lines.append(say(f"board-over-{int(s[b.RESULT])}"))
    turn, active = min(int(p.turn) + 1, 30), say.who(int(s[b.ACTIVE]))
    table: dict[str, str | int] = {"round": int(s[b.ROUND]), "space": int(s[b.MARKER]), "turn": turn}
    lines.append(say("board-round", **table, who=active, n=int(s[b.MADNESS])))
    if s[b.MONSTER] and s[b.RIGHT]:
        monster, page = (say.of(say.cards.pages[s[at] - 1]) for at in (b.MONSTER, b.RIGHT))
        lines.append(say("board-monster", monster=monster, page=page))
    else:
        lines.append(say("board-setup"))
    for slot in range(b.SLOTS):
        space = int(b.SPACE[slot])
        if s[b.SLOT + slot]:
            lines.append("  " + say("board-slot", space=space, curse=say.curse(slot), cost=say.curse_cost(slot)))
        else:
            lines.append("  " + say("board-no-curse", space=space))
    shelf = [say.spell(int(s[b.LIBRARY + e]) - 1) for e in range(4) if s[b.LIBRARY + e]]
    lines.append(say("board-library", spells=", ".join(shelf) or "–"))
    supply = [f"{n.kind_text(k)} {int(s[b.SUPPLY + k])}" for k in range(b.MAD) if k % 3]
    lines.append(say("board-supply", cards=", ".join(supply)))
    for seat in range(p.seats):
        lines += _board_seat(say, seat)
    return "\n".join(lines)


def _board_seat(say: Speaker, seat: int) -> list[str]:
    p = say.p
    here = p.at(seat)
    head = f"{seat + 1}. {say.who(seat)}"
    if p.s[here + b.MAGE] and not p.s[here + b.ALIVE]:
        return [f"{head}: {say('board-out')}"]
    owned = [spell for spell in range(p.cards.spells) if p.s[here + b.SPELLS] >> spell & 1]
    spells = [say.spell(one) + ("*" if p.s[here + b.SPENT] >> one & 1 else "") for one in owned]
    return [
        head,
        "   " + say("board-hand", cards=say.zone(seat, b.HAND)),
        "   " + say("board-support", cards=say.zone(seat, b.SUPPORT)),
        "   " + say("board-discard", cards=say.zone(seat, b.DISCARD)),
        "   " + say("board-deck", n=int(p.deck_size(seat))),
        "   " + say("board-spells", spells=", ".join(spells) or "–"),
    ]
