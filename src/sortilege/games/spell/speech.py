"""What is asked, what happened, and what targets are called, in both languages and in the words of each edition."""

from sortilege.games.spell.decks import Card, cards
from sortilege.games.spell.notation import CELLS, FIELD_CELLS, OUTSIDE, cell_names, parts
from sortilege.games.spell.rules import Spell
from sortilege.games.spell.state import (
    BUILD,
    DEAL,
    DOPPELGANGER,
    ENDED,
    KEEP,
    REVEAL,
    SCRIPT_LIFT,
    SCRIPT_SLIDE,
    SCRIPT_WIZARD,
    STAND,
    TARGET,
    TOSS,
    State,
)
from sortilege.games.spell.text import bits
from sortilege.games.spell.turn import (
    AMULET,
    CARD,
    CAST,
    CLAIM,
    END,
    FLIP,
    FLY,
    GEM,
    LIFT,
    PLACE,
    PUSH,
    SLIDE,
    SPECIAL,
    STEP,
    SUMMON,
    WIZARD,
)
from sortilege.kernel.bits import popcount
from sortilege.kernel.words import Argument, Words


class Speech:
    """The game's words in one language, for one position."""

    def __init__(self, words: Words, position: Spell, language: str) -> None:
        self.words = words
        self.position = position
        self.language = language
        self.edition = "original" if position.terms.original else "french"

    def __call__(self, message: str, **arguments: Argument) -> str:
        return self.words(self.language, message, edition=self.edition, **arguments)

    # names

    def card(self, number: int) -> str:
        one = cards(self.position.terms.cards)[number]
        return (one.name_fr or one.name) if self.language == "fr" else one.name

    def spell(self, spell: int, seat: int) -> str:
        extra = spell == 1 and self.position.amulet(seat) == DOPPELGANGER
        return self("spell-extra" if extra else f"spell-{spell}")

    def seat(self, seat: int) -> str:
        if seat == 1 and self.position.terms.solo:
            return self("opponent")
        return self(f"seat-{seat}")

    # what is asked

    def ask(self) -> str:
        position, stage = self.position, self.position.stage
        alone = position.seat < 0
        if stage in _ASKS:
            return self(_ASKS[stage])
        if stage == BUILD:
            active = position.terms.tournament and popcount(position.own(position.next_to_place())) & 1
            return self("ask-build-chance" if alone else "ask-build", face="active" if active else "inactive")
        if stage == STAND:
            second = position.wizards(position.next_to_stand()) != 0
            return self("ask-stand-chance" if alone else "ask-stand-second" if second else "ask-stand-first")
        if stage == TARGET:
            extra = position.spell == 1 and position.amulet(position.mover()) == DOPPELGANGER
            return self("ask-cast-extra" if extra else f"ask-cast-{position.spell}")
        if stage in (SCRIPT_WIZARD, SCRIPT_LIFT):
            return self._ask_script(alone)
        return self("ask-turn", round=int(position.round()), parts=self._parts())

    def _ask_script(self, alone: bool) -> str:
        if alone:
            return self("ask-script-alone")
        if self.position.stage == SCRIPT_LIFT:
            return self("ask-script-lift")
        return self("ask-script-flip" if self.position.moves()[0] & 15 == FLIP else "ask-script-step")

    def _parts(self) -> str:
        """What the turn still offers, ending with its end."""
        position = self.position
        kinds = {move & 15 for move in position.moves()}
        found = ["part-wizard"] if kinds & {STEP, FLIP} else []
        if LIFT in kinds:
            found.append("part-arena-2" if position.arena_actions == 2 else "part-arena")
        found += [part for kind, part in _PARTS.items() if kind in kinds]
        *most, last = [self(part) for part in [*found, "part-end"]]
        return f"{', '.join(most)} {self('or')} {last}" if most else last

    # what happened

    def say(self, move: int) -> str:
        kind, a, b = parts(move)
        if kind in (GEM, AMULET, CARD, PLACE, WIZARD):
            return self._say_setup(kind, a)
        if self.position.stage in (SCRIPT_WIZARD, SCRIPT_LIFT, SCRIPT_SLIDE):
            return self._say_script(kind, a, b)
        if kind in _MOVES:
            return self(_MOVES[kind], **{"from": CELLS[a], "to": CELLS[b]})
        if kind == FLIP:
            return self("say-flip", to=CELLS[a], active=_yes(self.position.active >> a & 1))
        if kind == LIFT:
            return self("say-lift", **{"from": CELLS[a], "direction": self(f"direction-{b}")})
        if kind == CLAIM:
            return self("say-claim", card=self.card(a), points=int(self.position.deck.level[a]) + 1)
        if kind == CAST:
            return self("say-cast", spell=self.spell(b, self.position.mover()), level=a)
        if kind == SUMMON:
            return self("say-summon-push" if b else "say-summon", to=CELLS[a], push=CELLS[b - 1])
        return self("say-special", to=OUTSIDE[a]) if kind == SPECIAL else self("say-end")

    def _say_setup(self, kind: int, a: int) -> str:
        position, alone = self.position, "-chance" if self.position.seat < 0 else ""
        if kind == GEM:
            return self("say-gem", seat=self.seat(a))
        if kind == AMULET:
            return self("say-deal" if position.stage == DEAL else "say-keep", amulet=self(f"amulet-{a}"))
        if kind == CARD:
            return self("say-reveal", card=self.card(a), level=int(position.deck.level[a]) + 1)
        if kind == PLACE:
            return self(f"say-place{alone}", to=FIELD_CELLS[a], color=self(f"color-{position.next_to_place()}"))
        return self(f"say-wizard{alone}", to=CELLS[a], color=self(f"color-{position.next_to_stand()}"))

    def _say_script(self, kind: int, a: int, b: int) -> str:
        if kind == SLIDE:
            pointed = self("say-script-slide", direction=self(f"direction-{a}"))
            taken = self._script_cards()
            return f"{pointed} {self('say-script-takes', cards=', '.join(taken))}" if taken else pointed
        how = "say-script" if self.position.seat < 0 else "say-script-choice"
        if kind == FLIP:
            return self(f"{how}-flip", to=CELLS[a])
        if kind == STEP:
            return self(f"{how}-step", **{"from": CELLS[a], "to": CELLS[b]})
        return self(f"{how}-lift", **{"from": CELLS[a]})

    def _script_cards(self) -> list[str]:
        """What the opponent will take at the end of this turn."""
        position = self.position
        after = position.copy()
        after.play(SLIDE)
        return [self.card(card) for card in bits(after.won1 & ~position.won1)]

    def label(self, move: int) -> str:
        kind, a, b = parts(move)
        if kind == END:
            return self("label-end")
        if kind == CAST:
            return self("label-cast", spell=self.spell(b, self.position.mover()), level=a)
        if kind == AMULET and self.position.stage == KEEP:
            return self("label-keep", amulet=self(f"amulet-{a}"), power=self(f"power-{a}"))
        words = self.say(move)
        return words[0].upper() + words[1:]

    # what targets are called

    def name(self, target: str) -> str:
        kind, _, rest = target.partition("-")
        if target == "end":
            return self("target-end")
        if target in cell_names(self.position):
            return self._cell(target)
        if target in OUTSIDE:
            return self("target-outside", cell=target)
        if kind == "flip" and rest in CELLS:
            return self("target-flip", cell=rest, active=_yes(self.position.active >> CELLS.index(rest) & 1))
        if kind == "rune" and (card := find_card(self.position, rest)) is not None:
            number, one = card
            return self("target-rune", card=self.card(number), level=one.level, shape="/".join(one.rows))
        if kind == "cast" and rest[:1] in "123" and rest[2:] in "123" and len(rest) == 3:
            seat = max(0, int(self.position.seat))
            return self("target-cast", spell=self.spell(int(rest[2]), seat), level=int(rest[0]))
        if kind == "amulet" and rest in "0123":
            return self("label-keep", amulet=self(target), power=self(f"power-{rest}"))
        return self("target-unknown")

    def _cell(self, target: str) -> str:
        position = self.position
        cell = cell_names(position).index(target)
        active = _yes(position.active >> cell & 1)
        if (position.own0 | position.own1) >> cell & 1:
            words = [self(f"cell-{0 if position.own0 >> cell & 1 else 1}", cell=target, active=active)]
        elif position.stage == BUILD:
            words = [self("cell-neutral" if target == "d4" else "cell-empty", cell=target)]
        elif position.gap < 0:
            words = [self("cell-empty", cell=target)]
        else:
            words = [self("cell-gap" if cell == position.gap else "cell-neutral", cell=target)]
        words += [self(f"with-wizard-{seat}") for seat in (0, 1) if position.wizards(seat) >> cell & 1]
        words += [self("with-elemental")] if position.elementals >> cell & 1 else []
        return ", ".join(words)


def find_card(position: State, card_id: str) -> tuple[int, Card] | None:
    return next(((i, one) for i, one in enumerate(cards(position.terms.cards)) if one.id == card_id), None)


def _yes(value: int) -> str:
    return "yes" if value else "no"


_ASKS = {
    TOSS: "ask-toss",
    DEAL: "ask-deal",
    KEEP: "ask-keep",
    REVEAL: "ask-reveal",
    SCRIPT_SLIDE: "ask-script-slide",
    ENDED: "no-over",
}
_PARTS = {CLAIM: "part-rune", CAST: "part-spell", SPECIAL: "part-special"}
_MOVES = {STEP: "say-step", FLY: "say-fly", PUSH: "say-push"}
