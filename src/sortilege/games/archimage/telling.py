"""What is said: what is asked, what a move does, what a target is called. The words are in the .ftl files."""

from functools import cache

from sortilege.games.archimage.board import START
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.moves import (
    BIND,
    BREAK,
    CAST,
    CHOOSE_COLOUR,
    CHOOSE_DICE,
    CHOOSE_DIE,
    CHOOSE_FOE,
    CHOOSE_INTO,
    CHOOSE_SCROLL,
    CHOOSE_SPACE,
    CIRCLE_IS,
    COLOUR,
    DIE_IS,
    DISCARD,
    DRAFT,
    END,
    FIRST_IS,
    FREE,
    HIS,
    LOAN,
    MAIN,
    OWN,
    PLACE,
    REMOVE,
    REROLLING,
    ROLLING,
    SCROLL_IS,
    SEAL_IS,
    STORE,
    STORING,
    VICTIM,
    dice_of,
    kind_of,
    one_of,
    two_of,
)
from sortilege.games.archimage.names import COLOURS, PHASES, SPELLS
from sortilege.games.archimage.notation import draft_colours
from sortilege.games.archimage.plan import plan_of
from sortilege.games.archimage.rounds import roller
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells import (
    ABSORPTION,
    BINDING,
    COLOUR_OF,
    GUARDIAN,
    MYSTIFICATION,
    POWER_OF,
    SCROLL,
    SPEED,
    SPIRIT,
    TRANSFER,
    scroll_of,
    spell_of,
)
from sortilege.games.archimage.touching import owner_of
from sortilege.games.archimage.tower import HOME
from sortilege.kernel.position import CHANCE
from sortilege.kernel.words import Words

ROMAN = ("?", "I", "II", "III", "IV")


@cache
def explanation(words: Words, language: str, spell: int, colour: int) -> str:
    """What a spell does, in its colour."""
    if spell == BINDING:
        return words(language, "text-binding")
    name = COLOURS[colour]
    parts = {part: words(language, f"{part}-{name}") for part in ("dice", "one", "any", "pair", "of")}
    if SPELLS[spell] in ("theft", "mystification") and colour == SPIRIT:
        parts["dice"] = words(language, "die-any")
    return words(language, f"text-{SPELLS[spell]}", **parts)


class Teller:
    """Speaks of one position in one language."""

    def __init__(self, words: Words, position: Archimage, language: str) -> None:
        self.words = words
        self.p = position
        self.language = language

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words(self.language, message, **arguments)

    # things

    def player(self, seat: int) -> str:
        return self.say(f"seat-{seat}")

    def colour(self, colour: int) -> str:
        return self.say(f"colour-{COLOURS[colour]}")

    def spell(self, spell: int, colour: int) -> str:
        """A scroll's name: Rebirth of Air; Binding alone."""
        name = self.say(f"spell-{SPELLS[spell]}")
        return name if spell == BINDING else self.say("scroll-name", spell=name, of=self.say(f"of-{COLOURS[colour]}"))

    def scroll(self, scroll: int) -> str:
        return self.spell(int(spell_of(scroll, self.p.circle)), SPIRIT if scroll == 50 else scroll % 5)

    def explain(self, spell: int, colour: int) -> str:
        """What the spell does, in its colour."""
        return explanation(self.words, self.language, spell, colour)

    def token(self, code: int) -> str:
        return self.say("token", colour=COLOURS[code >> 3], power=code & 7)

    def dice(self, colour: int, word: int) -> str:
        return self.say("some-dice", colour=self.colour(colour), values="+".join(map(str, values(word))))

    def die(self, colour: int, value: int) -> str:
        return self.say("some-dice", colour=self.colour(colour), values=str(value))

    def pending(self) -> str:
        return self.spell(int(self.p.spell), int(self.p.tint))

    def describe(self) -> str:
        """The state of the game in a sentence, for the drawing's description."""
        p = self.p
        told = [f"{self.player(seat)} {int(p.points(seat))}" for seat in range(p.seats)]
        return self.say("describe", round=int(p.round), sixes=int(p.sixes()), players=", ".join(told))

    # what is asked

    def ask(self) -> str:
        p, phase = self.p, int(self.p.phase)
        if p.seat == CHANCE:
            return self.say("ask-rolling" if phase in (ROLLING, REROLLING) else "ask-chance")
        if phase == MAIN:
            return self._ask_main()
        if phase < COLOUR:
            return self.say(f"ask-{PHASES[phase]}")
        if phase == STORING:
            return self.say("ask-storing", token=self.token(int(p.held)))
        if phase == VICTIM:
            return self.say("ask-victim", active=self.player(int(p.active)))
        message = f"ask-{PHASES[phase]}"
        if phase in (OWN, HIS):
            one = "die" if p.spell in (MYSTIFICATION, ABSORPTION) else "dice"
            message += f"-{'scroll' if p.spell == TRANSFER else one}"
        if phase == PLACE and p.spell == GUARDIAN and p.guardian[p.tint] != HOME:
            message += "-guardian"
        if phase == FREE:
            message += "-speed" if p.spell == SPEED else "-binding"
        foe = self.player(int(p.foe)) if p.foe >= 0 else ""
        return self.say(message, scroll=self.pending(), colour=self.colour(int(p.colour)), foe=foe)

    def _ask_main(self) -> str:
        moves = self.p.moves()
        if len(moves) == 1 and kind_of(moves[0]) == END:
            return self.say("ask-main-end")
        return self.say("ask-main-stuck" if any(kind_of(move) == END for move in moves) else "ask-main")

    # what a move does

    def tell(self, move: int) -> str:
        """The move, and the choices with one answer that follow it at once."""
        told = [self._tell(move)]
        after = self.p.copy()
        after.step(move)
        while COLOUR <= after.phase <= LOAN and len(forced := after.moves()) == 1:
            told.append(Teller(self.words, after, self.language)._tell(forced[0]))
            after.step(forced[0])
        return ", ".join(told)

    def label(self, move: int) -> str:
        """The move on a button."""
        kind, one = kind_of(move), one_of(move)
        if kind == DRAFT:
            return self.say("label-draft", dice=self._drafted(move))
        if kind == CAST:
            return self.say("label-cast", scroll=self.scroll(one))
        if kind == BREAK:
            dice = self.dice(two_of(move), dice_of(move))
            return self.say("label-break", space=self.p.board.ids[one], dice=dice)
        named = {BIND: f"label-binding-{one}", END: "label-end", REMOVE: "label-remove", DISCARD: "label-discard"}
        return self.say(named[kind]) if kind in named else self._tell(move)

    def _drafted(self, move: int) -> str:
        return " + ".join(self.colour(colour) for colour in draft_colours(dice_of(move)))

    def _tell(self, move: int) -> str:
        p, kind, one, two = self.p, kind_of(move), one_of(move), two_of(move)
        if kind in (CIRCLE_IS, SEAL_IS, SCROLL_IS, FIRST_IS, DIE_IS):
            return self._tell_chance(kind, one, two)
        if kind == DRAFT:
            return self.say("say-draft", dice=self._drafted(move))
        if kind == CAST:
            return self.say("say-cast", scroll=self.scroll(one))
        if kind == BIND:
            return self.say(f"say-binding-{one}", familiar=self.say(f"familiar-{p.active}"))
        if kind == BREAK:
            return self._tell_break("break", one, self.dice(two, dice_of(move)))
        if kind == CHOOSE_SPACE:
            return self._tell_break("free" if p.phase == FREE else "at", one, "")
        if kind in (CHOOSE_COLOUR, CHOOSE_INTO):
            return self.say("say-colour" if kind == CHOOSE_COLOUR else "say-into", colour=self.colour(one))
        if kind == CHOOSE_FOE:
            return self.say("say-foe", foe=self.player(one))
        if kind == CHOOSE_DICE:
            return self.say("say-dice", dice=self.dice(one, dice_of(move)))
        if kind == CHOOSE_DIE:
            return self.say("say-victim" if p.phase == VICTIM else "say-die", dice=self.die(one, two))
        if kind == CHOOSE_SCROLL:
            return self._tell_scroll(one)
        if kind == STORE:
            kept = self.spell(ABSORPTION, one)
            return self.say("say-store", token=self.token(int(p.held)), scroll=kept)
        return self.say({END: "say-end", REMOVE: "say-remove", DISCARD: "say-discard"}[kind])

    def _tell_chance(self, kind: int, one: int, two: int) -> str:
        p = self.p
        if kind == CIRCLE_IS:
            return self.say("say-circle", circle=ROMAN[one])
        if kind == FIRST_IS:
            return self.say("say-first", player=self.player(one))
        if kind == DIE_IS:
            return self.say("say-roll", player=self.player(int(roller(p))), dice=self.die(one, two))
        space = p.board.ids[two]
        if kind == SEAL_IS:
            return self.say("say-seal", space=space, token=self.token(one * 8 + int(p.board.power[two])))
        return self.say("say-lay", space=space, scroll=self.scroll(one))

    def _tell_break(self, how: str, space: int, dice: str) -> str:
        code, name = int(self.p.cell[space]), self.p.board.ids[space]
        if code < SCROLL:
            return self.say(f"say-{how}-token", token=self.token(code), space=name, dice=dice)
        return self.say(f"say-{how}-scroll", scroll=self.scroll(code - SCROLL), space=name, dice=dice)

    def _tell_scroll(self, scroll: int) -> str:
        name = self.scroll(scroll)
        if self.p.phase == LOAN:
            return self.say("say-borrow", scroll=name, foe=self.player(owner_of(self.p, scroll)))
        return self.say("say-give" if self.p.phase == OWN else "say-take", scroll=name)

    # what a target is called

    def name(self, target: str) -> str:
        head, _, rest = target.partition("-")
        if head == "n":
            return self.space(rest)
        if head == "r":
            colour = COLOURS.index(rest)
            return self.say("name-reserve", colour=self.colour(colour), number=int(self.p.reserve[colour]))
        if head == "p":
            return self.say("name-player", player=self.player(int(rest)), points=int(self.p.points(int(rest))))
        if head[0] == "d" and head[1:].isdigit():
            shade, value = rest.split("-")
            dice = self.die(COLOURS.index(shade), int(value))
            return self.say("name-die", dice=dice, player=self.player(int(head[1:])))
        if head[0] == "s" and head[1:].isdigit():
            return self._held(int(head[1:]), rest)
        return self.say(f"name-{target}")

    def _held(self, seat: int, name: str) -> str:
        spell_name, _, colour_name = name.partition("-")
        spell = SPELLS.index(spell_name)
        colour = COLOURS.index(colour_name) if colour_name else SPIRIT
        scroll = int(scroll_of(spell, colour))
        state = "up" if self.p.up[seat] >> scroll & 1 else "down"
        power = 1 if spell == BINDING else spell % 5 + 2
        words = {"scroll": self.spell(spell, colour), "state": state, "text": self.explain(spell, colour)}
        return self.say("name-held", power=power, **words)

    def space(self, lowered: str) -> str:
        """A space with what lies and stands on it."""
        p = self.p
        space = plan_of(p.board).index[lowered]
        code, name = int(p.cell[space]), p.board.ids[space]
        if code >= SCROLL:
            power = int(POWER_OF[code])
            what = self.say("name-scroll-space", space=name, scroll=self.scroll(code - SCROLL), power=power)
            what += " – " + self.explain(int(spell_of(code - SCROLL, p.circle)), int(COLOUR_OF[code]))
        elif code:
            what = self.say("name-token", space=name, token=self.token(code))
        else:
            what = self.say("name-start" if p.board.kind[space] == START else "name-free", space=name)
        who = [self.player(seat) for seat in range(p.seats) if p.wizard[seat] == space]
        for seat in range(p.seats):
            if p.familiar[seat] == space:
                pet = self.say(f"familiar-{seat}")
                who.append(self.say("name-familiar", familiar=pet, player=self.player(seat)))
        who += [self.say("name-guardian") for at in p.guardian if at == space]
        return self.say("name-figures", what=what, who=", ".join(who)) if who else what
