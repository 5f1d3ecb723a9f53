"""What is said: what is asked, what a move does, what a target is called. The words are in the .ftl files."""

from collections.abc import Sequence
from functools import cache

from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.board import START
from sortilege.games.archimage.names import COLOURS, PHASES, SPELLS
from sortilege.games.archimage.notation import draft_colours, values_text, write_move
from sortilege.games.archimage.rounds import roller
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.spells.conflict import lender
from sortilege.games.archimage.spells.spell import CATALOGUE
from sortilege.games.archimage.state import HOME
from sortilege.games.archimage.touch import DIE, PLAYER, RESERVE, USE, held_scroll, space_of
from sortilege.kernel.position import CHANCE
from sortilege.kernel.speech import Speech, head, listed
from sortilege.kernel.words import Words

ROMAN = ("?", "I", "II", "III", "IV")
MOST_NAMED = 3  # scrolls, where advice names some


@cache  # the spells there are
def explanation(words: Words, language: str, spell: int, colour: int) -> str:
    """What a spell does, in its colour; without one (-1) in any."""
    if spell == sc.BINDING:
        return words(language, "text-binding")
    name = COLOURS[colour] if colour >= 0 else "own"
    parts = {part: words(language, f"{part}-{name}") for part in ("dice", "one", "any", "pair", "of")}
    if CATALOGUE[spell].thing == "die" and colour == sc.SPIRIT:
        parts["dice"] = words(language, "die-any")
    violet = "-spirit" if spell == sc.SYNERGY and colour == sc.SPIRIT else ""
    return words(language, f"text-{SPELLS[spell]}{violet}", **parts)


class ArchimageSpeech(Speech[Archimage]):
    """The game's words in one language, for one position."""

    # things

    def colour(self, colour: int) -> str:
        return self(f"colour-{COLOURS[colour]}")

    def spell(self, spell: int, colour: int) -> str:
        """A scroll's name: Rebirth of Air; Binding alone."""
        name = self(f"spell-{SPELLS[spell]}")
        return name if spell == sc.BINDING else self("scroll-name", spell=name, of=self(f"of-{COLOURS[colour]}"))

    def scroll(self, scroll: int) -> str:
        colour = int(sc.COLOUR_OF[sc.SCROLL + scroll])
        return self.spell(int(sc.spell_of(scroll, self.position.circle)), colour)

    def explain(self, spell: int, colour: int) -> str:
        """What the spell does, in its colour."""
        return explanation(self.words, self.language, spell, colour)

    def token(self, code: int) -> str:
        return self("token", colour=COLOURS[code >> 3], power=code & 7)

    def seal(self, code: int) -> str:
        """A token in few words: fire 2."""
        return self("seal", colour=COLOURS[code >> 3], power=code & 7)

    def thing(self, code: int) -> str:
        """What lies on a space, in few words."""
        return self.scroll(code - sc.SCROLL) if code >= sc.SCROLL else self.seal(code)

    def dice(self, colour: int, word: int) -> str:
        return self("some-dice", colour=self.colour(colour), values=values_text(word))

    def die(self, colour: int, value: int) -> str:
        return self("some-dice", colour=self.colour(colour), values=str(value))

    def any_die(self, colour: int, value: int) -> str:
        """A die, rolled or not."""
        return self.die(colour, value) if value else self("die-waiting", colour=self.colour(colour))

    def pending(self) -> str:
        return self.spell(int(self.position.spell), int(self.position.tint))

    def describe(self) -> str:
        """The state of the game in a sentence, for the drawing's description."""
        p = self.position
        players = ", ".join(f"{self.seat(seat)} {int(p.points(seat))}" for seat in range(p.seats))
        return self("describe", round=int(p.round), sixes=int(p.sixes()), players=players)

    # what is asked

    def ask(self, touched: Sequence[str] = ()) -> str:
        p, phase = self.position, int(self.position.phase)
        if p.seat == CHANCE:
            return self("ask-rolling" if phase in (mv.ROLLING, mv.REROLLING) else "ask-chance")
        if touched and (said := self._ask_on(touched)):
            return said
        if phase == mv.MAIN:
            return self._ask_main()
        if phase < mv.COLOUR:
            return self(f"ask-{PHASES[phase]}")
        if phase == mv.STORING:
            return self("ask-storing", token=self.token(int(p.token)))
        return self._ask_in_spell(phase)

    def _ask_main(self) -> str:
        moves = self.position.moves()
        if len(moves) == 1 and mv.kind_of(moves[0]) == mv.END:
            return self("ask-main-end")
        if any(mv.kind_of(move) == mv.END for move in moves):
            return self("ask-main-stuck")
        casts = any(mv.kind_of(move) in (mv.CAST, mv.BIND) for move in moves)
        return self("ask-main" if casts else "ask-main-break")

    def _ask_in_spell(self, phase: int) -> str:
        """What the spell under way asks, and what will come of the answer."""
        p, message = self.position, f"ask-{PHASES[phase]}"
        if phase in (mv.COLOUR, mv.FOE, mv.OWN, mv.HIS, mv.PLACE, mv.SHATTER, mv.FREE):
            message += f"-{SPELLS[p.spell]}"
        if phase == mv.PLACE and p.spell == sc.GUARDIAN and p.guardian[p.tint] != HOME:
            message += "-again"
        first = int(p.cell[p.chosen]) if phase == mv.SECOND else 0
        parts = {part: self(f"{part}-{COLOURS[p.tint]}") for part in ("any", "one", "of")}
        return self(
            message, scroll=self.pending(), colour=self.colour(int(p.colour)), into=self.colour(int(p.into)),
            familiar=self(f"familiar-{p.active}"),
            active=self.seat(int(p.active)), foe=self.seat(int(p.foe)) if p.foe >= 0 else "",
            power=int(p.stored[p.tint]) & 7, first=self.thing(first) if first else "", **parts,
        )  # fmt: skip

    def _ask_on(self, touched: Sequence[str]) -> str:
        """What is asked of a hand that has begun: more dice for a draft, a seal or a spell; the use of Binding."""
        p, last = self.position, touched[0]
        if p.phase in (mv.OPENING, mv.DRAFTING):
            picked = [self.colour(reserve[0]) for target in touched if (reserve := RESERVE.read(target))]
            return head(self("ask-draft-more", dice=" + ".join(picked), number=3 - len(picked)))
        dice = [die for target in touched if (die := DIE.read(target))]
        shown = self("some-dice", colour=self.colour(dice[0][1]), values=self._sum(dice)) if dice else ""
        if (space := space_of(p, last)) is not None and p.cell[space]:
            code = int(p.cell[space])
            power, total = int(sc.POWER_OF[code]), sum(die[2] for die in dice)
            message = "ask-break-more" if dice else "ask-break"
            return self(message, thing=self.thing(code), power=power, dice=shown, lacking=power - total)
        if dice and p.phase in (mv.OWN, mv.HIS):
            return self("ask-dice-more", scroll=self.pending(), dice=shown)
        if (held := held_scroll(last)) and held[1] == sc.BINDING:
            return self("ask-binding", familiar=self(f"familiar-{p.active}"))
        return ""

    def _sum(self, dice: Sequence[tuple[int, ...]]) -> str:
        return " + ".join(str(die[2]) for die in dice)

    def asked_of(self, who: str) -> str:
        p, phase = self.position, int(self.position.phase)
        if phase in (mv.OPENING, mv.DRAFTING):
            return self("asked-draft", who=who)
        if phase == mv.VICTIM:
            return self("asked-victim", who=who, active=self.seat(int(p.active)))
        if phase == mv.STORING:
            return self("asked-storing", who=who, token=self.token(int(p.token)))
        return self("asked-main", who=who) if phase == mv.MAIN else self("asked-spell", who=who, scroll=self.pending())

    def cause(self) -> str:
        p = self.position
        active = self.seat(int(p.active))
        if p.phase == mv.VICTIM:
            return self("cause-victim", active=active, scroll=self.pending())
        if p.phase == mv.DRAFTING:
            return self("cause-stolen", active=active) if p.seat != p.active else self("cause-drafting")
        return self("cause-storing", token=self.token(int(p.token))) if p.phase == mv.STORING else ""

    def foresee(self, touched: Sequence[str]) -> Sequence[str]:
        p = self.position
        if not touched or p.seat < 0:
            return ()
        if p.phase in (mv.OPENING, mv.DRAFTING):
            return (self("foresee-draft"),)
        if (space := space_of(p, touched[0])) is not None:
            return self._foresee_space(space, [die for target in touched if (die := DIE.read(target))])
        if held := held_scroll(touched[0]):
            use = next((use[0] for target in touched if (use := USE.read(target))), 0)
            familiar = self(f"familiar-{p.active}")
            return (self(f"foresee-use-{use}", familiar=familiar) if use else self.explain(held[1], held[2]),)
        return ()

    def _foresee_space(self, space: int, dice: Sequence[tuple[int, ...]]) -> Sequence[str]:
        """What a seal that is being broken brings, and how many points of the dice are lost."""
        p, code = self.position, int(self.position.cell[space])
        if not code or (p.phase != mv.MAIN and p.phase not in (mv.SHATTER, mv.FREE)):
            return ()
        lines = []
        if code >= sc.SCROLL:
            lines.append(self("foresee-scroll", scroll=self.scroll(code - sc.SCROLL), points=int(sc.POWER_OF[code])))
            lines.append(self.explain(int(sc.spell_of(code - sc.SCROLL, p.circle)), int(sc.COLOUR_OF[code])))
        elif p.phase != mv.MAIN and p.spell == sc.BINDING:
            lines.append(self("foresee-familiar", familiar=self(f"familiar-{p.active}")))
        else:
            lines.append(self("foresee-token"))
        if (over := sum(die[2] for die in dice) - int(sc.POWER_OF[code])) > 0:
            lines.append(self("foresee-lost", number=over))
        return lines

    def action(self, move: int) -> str:
        kind = mv.kind_of(move)
        if self.position.phase != mv.MAIN or kind == mv.END:  # the end is a button of its own
            return ""
        return self("action-break" if kind == mv.BREAK else "action-cast")

    # what a move brings

    def gains(self, moves: Sequence[int], after: Archimage) -> Sequence[str]:
        """What one's points become, and which scrolls come within reach; of dice, for which scrolls they are."""
        p, seat = self.position, int(self.position.seat)
        near = self._near(p)
        if mv.kind_of(moves[0]) == mv.DRAFT:
            colours = {*draft_colours(mv.dice_of(moves[0])), sc.SPIRIT}
            wanted = [code for code in near if int(sc.COLOUR_OF[code]) in colours]
            return [self("gain-dice", scrolls=self._some(wanted))] if wanted else []
        had, has = int(p.points(seat)), int(after.points(seat))
        opened = [code for code in self._near(after) if code not in near]
        lines = [self("gain-points", had=had, has=has)] if has != had else []
        return [*lines, self("gain-near", scrolls=self._some(opened))] if opened else lines

    def _near(self, p: Archimage) -> list[int]:
        """The scrolls that the wizard of who is asked here can get to, the strongest first."""
        there, seat = p.copy(), int(self.position.seat)
        codes = [int(there.cell[there.goal[i]]) for i in range(int(there.reach(seat)))]
        return sorted((code for code in codes if code >= sc.SCROLL), key=lambda code: -int(sc.POWER_OF[code]))

    def _some(self, codes: Sequence[int]) -> str:
        named = dict.fromkeys(
            self("gain-scroll", scroll=self.scroll(code - sc.SCROLL), points=int(sc.POWER_OF[code])) for code in codes
        )
        return listed(list(named)[:MOST_NAMED], self("and"))

    # what a move does

    def say(self, move: int) -> str:
        """The move, and the choices with one answer that follow it at once."""
        sentences = [self.step(move)]
        after = self.position.copy()
        after.step(move)
        while mv.COLOUR <= after.phase <= mv.LOAN and len(forced := after.moves()) == 1:
            following = ArchimageSpeech(self.words, after, self.language)
            following.advises = self.advises
            sentences.append(following.step(forced[0]))
            after.step(forced[0])
        return ", ".join(sentences)

    def label(self, move: int) -> str:
        """The move on a button."""
        kind, one = mv.kind_of(move), mv.one_of(move)
        if kind == mv.DRAFT:
            return self("label-draft", dice=self._drafted(move))
        if kind == mv.CAST:
            return self("label-cast", scroll=self.scroll(one))
        if kind == mv.BREAK:
            dice = self.dice(mv.two_of(move), mv.dice_of(move))
            return self("label-break", space=self.position.board.ids[one], dice=dice)
        if kind == mv.BIND:
            return self(f"label-binding-{one}")
        if kind in (mv.END, mv.REMOVE, mv.DISCARD):
            return self(f"label-{write_move(self.position, move)}")
        return self.step(move)

    def _drafted(self, move: int) -> str:
        return " + ".join(self.colour(colour) for colour in draft_colours(mv.dice_of(move)))

    def step(self, move: int) -> str:
        """Says what one move does, without the choices that follow by themselves."""
        p, kind, one, two = self.position, mv.kind_of(move), mv.one_of(move), mv.two_of(move)
        if kind in (mv.CIRCLE_IS, mv.SEAL_IS, mv.SCROLL_IS, mv.FIRST_IS, mv.DIE_IS):
            return self._say_chance(kind, one, two)
        if kind == mv.DRAFT:
            return self("say-draft", dice=self._drafted(move))
        if kind == mv.CAST:
            return self("say-cast", scroll=self.scroll(one))
        if kind == mv.BIND:
            return self(f"say-binding-{one}", familiar=self(f"familiar-{p.active}"))
        if kind == mv.BREAK:
            return self._say_break("break", one, self.dice(two, mv.dice_of(move)))
        if kind == mv.CHOOSE_SPACE:
            return self._say_break("free" if p.phase == mv.FREE else "at", one, "")
        if kind in (mv.CHOOSE_COLOUR, mv.CHOOSE_INTO):
            return self("say-colour" if kind == mv.CHOOSE_COLOUR else "say-into", colour=self.colour(one))
        if kind == mv.CHOOSE_FOE:
            return self("say-foe", foe=self.seat(one))
        if kind == mv.CHOOSE_DICE:
            return self("say-dice", dice=self.dice(one, mv.dice_of(move)))
        if kind == mv.CHOOSE_DIE:
            return self("say-victim" if p.phase == mv.VICTIM else "say-die", dice=self.die(one, two))
        if kind == mv.CHOOSE_SCROLL:
            return self._say_scroll(one)
        if kind == mv.STORE:
            kept = self.spell(sc.ABSORPTION, one)
            return self("say-store", token=self.token(int(p.token)), scroll=kept)
        return self(f"say-{write_move(p, move)}")  # end, remove, discard

    def _say_chance(self, kind: int, one: int, two: int) -> str:
        p = self.position
        if kind == mv.CIRCLE_IS:
            return self("say-circle", circle=ROMAN[one])
        if kind == mv.FIRST_IS:
            return self("say-first", player=self.seat(one))
        if kind == mv.DIE_IS:
            return self("say-roll", player=self.seat(int(roller(p))), dice=self.die(one, two))
        space = p.board.ids[two]
        if kind == mv.SEAL_IS:
            return self("say-seal", space=space, token=self.token(one * 8 + int(p.board.power[two])))
        return self("say-lay", space=space, scroll=self.scroll(one))

    def _say_break(self, how: str, space: int, dice: str) -> str:
        code, name = int(self.position.cell[space]), self.position.board.ids[space]
        if code < sc.SCROLL:
            return self(f"say-{how}-token", token=self.token(code), space=name, dice=dice)
        return self(f"say-{how}-scroll", scroll=self.scroll(code - sc.SCROLL), space=name, dice=dice)

    def _say_scroll(self, scroll: int) -> str:
        name = self.scroll(scroll)
        if self.position.phase == mv.LOAN:
            return self("say-borrow", scroll=name, foe=self.seat(int(lender(self.position, scroll))))
        return self("say-give" if self.position.phase == mv.OWN else "say-take", scroll=name)

    # what a target is called

    def name(self, target: str) -> str:
        p = self.position
        if (space := space_of(p, target)) is not None:
            return self.space(space)
        if scroll := held_scroll(target):
            return self._held(*scroll)
        if die := DIE.read(target):
            return self("name-die", dice=self.any_die(die[1], die[2]), player=self.seat(die[0]))
        if reserve := RESERVE.read(target):
            return self("name-reserve", colour=self.colour(reserve[0]), number=int(p.reserve[reserve[0]]))
        if player := PLAYER.read(target):
            return self("name-player", player=self.seat(player[0]), points=int(p.points(player[0])))
        return self(f"name-{target}", familiar=self(f"familiar-{max(0, int(p.active))}"))

    def _held(self, seat: int, spell: int, colour: int) -> str:
        """A scroll before a player, with what it does."""
        scroll = int(sc.scroll_of(spell, colour))
        state = "up" if self.position.up[seat] >> scroll & 1 else "down"
        words = {"scroll": self.spell(spell, colour), "state": state, "text": self.explain(spell, colour)}
        return self("name-held", power=int(sc.POWER_OF[sc.SCROLL + scroll]), **words)

    def space(self, space: int) -> str:
        """A space with what lies and stands on it."""
        p = self.position
        code, name = int(p.cell[space]), p.board.ids[space]
        if code >= sc.SCROLL:
            power = int(sc.POWER_OF[code])
            what = self("name-scroll-space", space=name, scroll=self.scroll(code - sc.SCROLL), power=power)
            what += " – " + self.explain(int(sc.spell_of(code - sc.SCROLL, p.circle)), int(sc.COLOUR_OF[code]))
        elif code:
            what = self("name-token", space=name, token=self.token(code))
        else:
            what = self("name-start" if p.board.kind[space] == START else "name-free", space=name)
        who = self.figures(space)
        return self("name-figures", what=what, who=who) if who else what

    def figures(self, space: int) -> str:
        """Who stands on a space."""
        p = self.position
        who = [self.seat(seat) for seat in range(p.seats) if p.wizard[seat] == space]
        for seat in range(p.seats):
            if p.familiar[seat] == space:
                pet = self(f"familiar-{seat}")
                who.append(self("name-familiar", familiar=pet, player=self.seat(seat)))
        who += [self("name-guardian") for at in p.guardian if at == space]
        return ", ".join(who)
