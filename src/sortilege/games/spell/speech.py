"""What is asked, what happened, and what targets are called, in both languages and in the words of each edition."""

from collections.abc import Iterable, Mapping, Sequence

from sortilege.games.spell import fits, touch
from sortilege.games.spell import moves as mv
from sortilege.games.spell import state as st
from sortilege.games.spell.board import CENTRE, PART
from sortilege.games.spell.decks import cards
from sortilege.games.spell.notation import CELLS, OUTSIDE, cell_names, settled
from sortilege.games.spell.rules import SpellPosition
from sortilege.games.spell.solver.solve import solve
from sortilege.kernel.bits import each, popcount
from sortilege.kernel.speech import Speech, listed, yes
from sortilege.kernel.words import Argument, Words

FORESIGHT = 20_000  # nodes of the solver for what a rival could make of a turn


class SpellSpeech(Speech[SpellPosition]):
    """The game's words in one language, for one position."""

    def __init__(self, words: Words, position: SpellPosition, language: str) -> None:
        super().__init__(words, position, language)
        self.edition = "original" if position.terms.original else "french"

    def __call__(self, message: str, **arguments: Argument) -> str:
        said = self.addressed(message) if self.advises else message
        return self.words.say(self.language, said, (("edition", self.edition), *arguments.items()))

    # names

    def card(self, number: int) -> str:
        """The name of a rune card."""
        return cards(self.position.terms.cards)[number].called(self.language)

    def spell(self, spell: int, seat: int) -> str:
        """The name of the spell of this level for a seat."""
        extra = spell == 1 and self.position.amulet(seat) == st.DOPPELGANGER
        return self("spell-extra" if extra else f"spell-{spell}")

    def seat(self, seat: int) -> str:
        if seat == 1 and self.position.terms.solo:
            return self("opponent")
        return self(f"seat-{seat}")

    def runes(self, numbers: Iterable[int]) -> str:
        """Names several rune cards."""
        return listed([self.card(number) for number in numbers], self("and"))

    def place(self, cell: int) -> str:
        """Names a cell as it is written on the rim, or while that is open by the way there from the neutral tile."""
        position = self.position
        if position.stage != st.BUILD:
            return CELLS[cell]
        (row, column), (top, left) = divmod(cell, 7), settled(position)
        if top is not None and left is not None and top <= row < top + 4 and left <= column < left + 4:
            return f"{'abcd'[column - left]}{row - top + 1}"
        down, right = row - CENTRE // 7, column - CENTRE % 7
        steps = [("left", -right), ("right", right), ("up", -down), ("down", down)]
        ways = [self(f"way-{name}", count=count) for name, count in steps if count > 0]
        return self("way-from", ways=listed(ways, self("and"))) if ways else self("way-none")

    def outside(self, number: int) -> str:
        """Names a cell outside the arena by the one beside it, which is written on the rim."""
        side, along = divmod(number, 4)
        beside = (along, 12 + along, along * 4, along * 4 + 3)[side]
        return self(f"outside-{('up', 'down', 'left', 'right')[side]}", cell=CELLS[beside])

    # what is asked

    def ask(self, touched: Sequence[str] = ()) -> str:
        position, stage = self.position, self.position.stage
        alone = position.seat < 0
        if stage in _ASKS:
            return self(_ASKS[stage])
        if stage == st.BUILD:
            active = position.terms.tournament and popcount(position.own(position.next_to_place())) & 1
            return self("ask-build-chance" if alone else "ask-build", face="active" if active else "inactive")
        if stage == st.STAND:
            second = position.wizards(position.next_to_stand()) != 0
            return self("ask-stand-chance" if alone else "ask-stand-second" if second else "ask-stand-first")
        if touched and touched[0] in CELLS:
            return self._ask_further(touched[0])
        if stage == st.TARGET:
            return self("ask-cast-extra" if self._extra() else f"ask-cast-{position.spell}")
        if stage in (st.SCRIPT_WIZARD, st.SCRIPT_LIFT):
            return self._ask_script(alone)
        return self._ask_turn()

    def _ask_further(self, cell: str) -> str:
        """Asks on, once a wizard or a tile is touched."""
        position = self.position
        if position.stage == st.TARGET and position.spell == 1 and not self._extra():
            return self("ask-pushed", cell=cell)
        if position.wizards(position.mover()) >> CELLS.index(cell) & 1:
            return self("ask-step", cell=cell)
        return self("ask-push" if position.stage == st.TARGET else "ask-slide", cell=cell)

    def _ask_turn(self) -> str:
        found = fits.fitting(self.position)
        if found:
            return self("ask-fits", cards=self.runes(found), count=len(found))
        return self("ask-turn", parts=self._parts())

    def _extra(self) -> bool:
        """Whether a Doppelganger's spell plays a wizard once more (S8.3)."""
        position = self.position
        return bool(position.spell == 1 and position.amulet(position.mover()) == st.DOPPELGANGER)

    def _ask_script(self, alone: bool) -> str:
        if alone:
            return self("ask-script-alone")
        if self.position.stage == st.SCRIPT_LIFT:
            return self("ask-script-lift")
        return self("ask-script-flip" if mv.kind_of(self.position.moves()[0]) == mv.FLIP else "ask-script-step")

    def _parts(self) -> str:
        """What the turn still offers, ending with its end."""
        position = self.position
        kinds = {mv.kind_of(move) for move in position.moves()}
        offers = ["part-wizard"] if kinds & {mv.STEP, mv.FLIP} else []
        if mv.LIFT in kinds:
            offers.append("part-arena-2" if position.arena_actions == 2 else "part-arena")
        offers += [part for kind, part in _PARTS.items() if kind in kinds]
        return listed([self(part) for part in [*offers, "part-end"]], self("or"))

    def asked_of(self, who: str) -> str:
        stage = self.position.stage
        if stage == st.TARGET:
            return self("asked-cast", who=who, spell=self.spell(int(self.position.spell), int(self.position.mover())))
        return self(_ASKED.get(stage, "asked-turn"), who=who)

    def cause(self) -> str:
        script = self.position.stage in (st.SCRIPT_WIZARD, st.SCRIPT_LIFT) and self.position.seat >= 0
        return self("cause-script") if script else ""

    def ways(self, touched: Sequence[str]) -> Mapping[str, str]:
        """Says for each side that can slide after a tile is lifted which cells it has, and which runes then fit."""
        position = self.position
        if position.stage != st.TURN or not touched or touched[0] not in CELLS:
            return {}
        cell = CELLS.index(touched[0])
        sides = [(move, mv.parts(move)[2]) for move in fits.lifts(position, cell)]
        return {CELLS[touch.slides_from(cell, side)]: self._way(move, cell, side) for move, side in sides}

    def _way(self, move: int, cell: int, direction: int) -> str:
        sliding = ", ".join(CELLS[part] for part in each(PART[cell << 2 | direction]))
        found = fits.fitting_after(self.position, move)
        fit = self("way-fits", cards=self.runes(found), count=len(found)) if found else self("way-fits-none")
        return self("way-slide", arrow=_ARROWS[direction], cells=sliding, fits=fit)

    def action(self, move: int) -> str:
        kind = mv.kind_of(move)
        if self.position.stage != st.TURN or kind == mv.END:
            return ""
        return self.label(move) if kind == mv.CLAIM else self(_ACTIONS[kind])

    def counted(self) -> str:
        return self("counted")

    def gains(self, moves: Sequence[int], after: SpellPosition) -> Sequence[str]:
        """What the rival can make of his next turn, where that is less than if one had ended the turn at once."""
        if not (self.position.in_turn() and after.in_turn()) or after.seat == self.position.seat or after.terms.solo:
            return ()
        passed = self.position.copy()
        passed.play(mv.move(mv.END, 0))
        was, now = solve(passed, FORESIGHT), solve(after, FORESIGHT)
        if now.points >= was.points or not (was.exact and now.exact):
            return ()
        return [self("gain-hinders", rival=self.seat(int(after.seat)), was=int(was.points), now=int(now.points))]

    # what happened

    def say(self, move: int) -> str:
        kind, a, b = mv.parts(move)
        if kind in (mv.GEM, mv.AMULET, mv.CARD, mv.PLACE, mv.WIZARD):
            return self._say_setup(kind, a)
        if self.position.stage in (st.SCRIPT_WIZARD, st.SCRIPT_LIFT, st.SCRIPT_SLIDE):
            return self._say_script(kind, a, b)
        if kind in _MOVES:
            return self(_MOVES[kind], **{"from": CELLS[a], "to": CELLS[b]})
        if kind == mv.FLIP:
            return self("say-flip", to=CELLS[a], active=yes(self.position.active >> a & 1))
        if kind == mv.LIFT:
            line = "column" if b < 2 else "row"
            return self("say-lift", **{"from": CELLS[a], "direction": self(f"direction-{b}"), "line": line})
        if kind == mv.CLAIM:
            return self("say-claim", card=self.card(a), points=int(self.position.deck.level[a]) + 1)
        if kind == mv.CAST:
            return self("say-cast", spell=self.spell(b, self.position.mover()), level=a)
        if kind == mv.SUMMON:
            return self("say-summon-push" if b else "say-summon", to=CELLS[a], push=CELLS[b - 1])
        return self("say-special", where=self.outside(a)) if kind == mv.SPECIAL else self("say-end")

    def _say_setup(self, kind: int, a: int) -> str:
        position, alone = self.position, "-chance" if self.position.seat < 0 else ""
        if kind == mv.GEM:
            return self("say-gem", seat=self.seat(a))
        if kind == mv.AMULET:
            dealt = position.stage == st.DEAL
            to = self.seat(1 - int(position.first))
            return self("say-deal" if dealt else "say-keep", amulet=self(f"amulet-{a}"), seat=to)
        if kind == mv.CARD:
            return self("say-reveal", card=self.card(a), level=int(position.deck.level[a]) + 1)
        if kind == mv.PLACE:
            to, color = self.place(a), self(f"color-{position.next_to_place()}")
            return self(f"say-place{alone}", to=to, named=yes(to in CELLS), color=color)
        return self(f"say-wizard{alone}", to=CELLS[a], color=self(f"color-{position.next_to_stand()}"))

    def _say_script(self, kind: int, a: int, b: int) -> str:
        if kind == mv.SLIDE:
            pointed = self.script_slide(a)
            taken = self.script_cards()
            return f"{pointed} {self('say-script-takes', cards=', '.join(taken))}" if taken else pointed
        how = "say-script" if self.position.seat < 0 else "say-script-choice"
        return self.script_move(how, kind, a, b)

    def script_move(self, how: str, kind: int, a: int, b: int) -> str:
        """Says what the opponent's wizard does, or which tile it lifts."""
        if kind == mv.FLIP:
            return self(f"{how}-flip", to=CELLS[a])
        if kind == mv.STEP:
            return self(f"{how}-step", **{"from": CELLS[a], "to": CELLS[b]})
        return self(f"{how}-lift", **{"from": CELLS[a]})

    def script_slide(self, direction: int) -> str:
        """Says which way the gem points, and what slides (S9.4)."""
        line = "column" if direction < 2 else "row"
        return self("say-script-slide", direction=self(f"direction-{direction}"), line=line)

    def script_cards(self) -> list[str]:
        """What the opponent will take at the end of this turn (S9.5)."""
        position = self.position
        after = position.copy()
        after.play(mv.SLIDE)
        taken = each(after.won1 & ~position.won1)
        return [f"{self.card(card)}\u00a0(+{int(position.deck.level[card]) + 1})" for card in taken]

    def label(self, move: int) -> str:
        kind, a, b = mv.parts(move)
        if kind == mv.END:
            return self("label-end")
        if kind == mv.CLAIM:
            return self("label-claim", card=self.card(a), points=int(self.position.deck.level[a]) + 1)
        if kind == mv.CAST:
            return self("label-cast", spell=self.spell(b, self.position.mover()), level=a)
        if kind == mv.AMULET and self.position.stage == st.KEEP:
            return self("label-keep", amulet=self(f"amulet-{a}"), power=self(f"power-{a}"))
        return super().label(move)

    # what targets are called

    def name(self, target: str) -> str:
        position = self.position
        if target == "end":
            return self("target-end")
        if target in cell_names(position):
            return self._cell(target)
        if target in OUTSIDE:
            return self("target-outside", where=self.outside(OUTSIDE.index(target)))
        if place := touch.FLIP.read(target):
            return self("target-flip", cell=CELLS[place[0]], active=yes(position.active >> place[0] & 1))
        if place := touch.runes(position.terms.cards).read(target):
            card = cards(position.terms.cards)[place[0]]
            return self("target-rune", card=self.card(place[0]), level=card.level, shape="/".join(card.rows))
        if place := touch.CAST.read(target):
            seat = max(0, int(position.seat))
            return self("target-cast", spell=self.spell(place[1] + 1, seat), level=place[0] + 1)
        if place := touch.SPELL.read(target):
            return self("target-spell", spell=self.spell(place[1] + 1, place[0]), seat=self.seat(place[0]))
        if place := touch.SUPPLY.read(target):
            return self(f"supply-{touch.SUPPLIES[place[1]]}", seat=self.seat(place[0]))
        if place := touch.AMULET.read(target):
            return self("label-keep", amulet=self(target), power=self(f"power-{place[0]}"))
        return self("target-unknown")

    def _cell(self, target: str) -> str:
        position = self.position
        cell = cell_names(position).index(target)
        name = self.place(cell)
        active = yes(position.active >> cell & 1)
        if (position.own0 | position.own1) >> cell & 1:
            words = [self(f"cell-{0 if position.own0 >> cell & 1 else 1}", cell=name, active=active)]
        elif position.stage == st.BUILD:
            words = [self("cell-neutral" if target == "d4" else "cell-empty", cell=name)]
        elif position.gap < 0:
            words = [self("cell-empty", cell=name)]
        else:
            words = [self("cell-gap" if cell == position.gap else "cell-neutral", cell=name)]
        words += [self(f"with-wizard-{seat}") for seat in (0, 1) if position.wizards(seat) >> cell & 1]
        words += [self("with-elemental")] if position.elementals >> cell & 1 else []
        return ", ".join(words)


_ASKS = {
    st.TOSS: "ask-toss",
    st.DEAL: "ask-deal",
    st.KEEP: "ask-keep",
    st.REVEAL: "ask-reveal",
    st.SCRIPT_SLIDE: "ask-script-slide",
    st.ENDED: "no-over",
}
_ASKED = {
    st.KEEP: "asked-keep",
    st.BUILD: "asked-build",
    st.STAND: "asked-stand",
    st.SCRIPT_WIZARD: "asked-script",
    st.SCRIPT_LIFT: "asked-script",
}
_PARTS = {mv.CAST: "part-spell", mv.SPECIAL: "part-special"}
_MOVES = {mv.STEP: "say-step", mv.FLY: "say-fly", mv.PUSH: "say-push"}
_ACTIONS = {
    mv.STEP: "action-step",
    mv.FLIP: "action-flip",
    mv.LIFT: "action-lift",
    mv.CAST: "action-cast",
    mv.SPECIAL: "action-special",
}
_ARROWS = ("↑", "↓", "←", "→")
