"""One action of the rulebook as one line: the set-up, a roll of all dice, a cast with all its choices, a break."""

from collections import Counter
from collections.abc import Iterator, Sequence

from sortilege.games.archimage import details
from sortilege.games.archimage import moves as mv
from sortilege.games.archimage import scrolls as sc
from sortilege.games.archimage.dice import values
from sortilege.games.archimage.names import SPELLS
from sortilege.games.archimage.rounds import roller
from sortilege.games.archimage.rules import Archimage
from sortilege.games.archimage.speech import ROMAN, ArchimageSpeech
from sortilege.games.archimage.spells.conflict import lender
from sortilege.games.archimage.touch import scroll_target, space_target
from sortilege.kernel.deeds import NOBODY, Deed
from sortilege.kernel.details import Card
from sortilege.kernel.position import CHANCE
from sortilege.kernel.speech import listed, yes

Dice = Counter[tuple[int, int]]  # colour and value


def joins(p: Archimage, move: int) -> bool:
    """Tells whether a ply goes on with the action before it: the set-up, a roll, or a spell under way."""
    if p.phase == mv.ROLLING:
        return any(p.dice)
    return p.seat == CHANCE or p.phase >= mv.COLOUR


def deed(speech: ArchimageSpeech, moves: Sequence[int]) -> Deed:
    """Tells the action that these plies make together; the game adds what moves."""
    kind = mv.kind_of(moves[0])
    if kind == mv.DIE_IS and speech.position.phase == mv.ROLLING:
        return _roll(speech, moves)
    if kind <= mv.FIRST_IS:
        return _set_up(speech, moves)
    action = _Action(speech)
    for there, step in _steps(speech.position, moves):
        action.add(ArchimageSpeech(speech.words, there, speech.language), step)
        action.after = there  # it is played on from here
    return action.told(moves[0])


def _steps(p: Archimage, moves: Sequence[int]) -> Iterator[tuple[Archimage, int]]:
    """Goes through the moves and the choices with one answer between them, each with the position before it."""
    there = p.copy()
    for move in moves:
        yield there, move
        there.step(move)
        while mv.COLOUR <= there.phase <= mv.LOAN and len(forced := there.moves()) == 1:
            yield there, forced[0]
            there.step(forced[0])


# the game's own deeds


def _set_up(speech: ArchimageSpeech, moves: Sequence[int]) -> Deed:
    """The whole set-up is one line: the circles, and who begins."""
    circle, first = int(speech.position.circle), NOBODY
    for move in moves:
        circle = mv.one_of(move) if mv.kind_of(move) == mv.CIRCLE_IS else circle
        first = mv.one_of(move) if mv.kind_of(move) == mv.FIRST_IS else first
    results = [speech("deed-begins", player=speech.seat(first))] if first != NOBODY else []
    return Deed(speech("deed-set-up", circle=ROMAN[circle], known=yes(circle)), results=results)


def _roll(speech: ArchimageSpeech, moves: Sequence[int]) -> Deed:
    """All dice of a round are rolled; a line for each player."""
    rolled: dict[int, Dice] = {}
    there = speech.position.copy()
    for move in moves:
        rolled.setdefault(int(roller(there)), Counter())[mv.one_of(move), mv.two_of(move)] += 1
        there.play(move)
    results = [
        speech("deed-has", player=speech.seat(seat), what=dice_words(speech, dice)) for seat, dice in rolled.items()
    ]
    return Deed(speech("deed-round", round=int(there.round)), results=results)


# what a player does


class _Action:
    """Collects what a player does, step by step."""

    def __init__(self, speech: ArchimageSpeech) -> None:
        self.speech = speech
        self.before = speech.position
        self.after = speech.position  # the position after the last step
        self.head = ""
        self.clauses: list[str] = []
        self.breaks = False
        self.rolls = False
        self.card: Card | None = None
        self.place = ""  # where the scroll lies that is cast or won

    def add(self, speech: ArchimageSpeech, step: int) -> None:
        """Adds one step, spoken of from the position before it."""
        p, kind, one = speech.position, mv.kind_of(step), mv.one_of(step)
        self.rolls = self.rolls or kind == mv.DIE_IS
        if kind == mv.CAST or kind == mv.BIND:
            scroll = sc.LINK if kind == mv.BIND else one
            self.head = speech("say-cast", scroll=speech.scroll(scroll))
            self.place = scroll_target(p, int(p.active), scroll)
            self.card = details.card(speech, self.place)
            if kind == mv.BIND and one == 1:
                self.clauses.append(speech("say-binding-1", familiar=speech(f"familiar-{p.active}")))
        elif kind == mv.BREAK or (kind == mv.CHOOSE_SPACE and p.phase == mv.FREE):
            self._break(speech, step)
        elif kind == mv.CHOOSE_SPACE:
            self._place(speech, one)
        elif kind == mv.CHOOSE_SCROLL:
            self._scroll(speech, one)
        elif kind == mv.CHOOSE_FOE:
            self.head = speech("deed-against", head=self.head or speech.pending(), foe=speech.seat(one))
        elif kind in (mv.END, mv.DRAFT, mv.REMOVE, mv.STORE):
            self.breaks = self.breaks or kind != mv.REMOVE
            self.clauses.append(speech.step(step))

    def _break(self, speech: ArchimageSpeech, step: int) -> None:
        """A seal is broken: by the wizard or his familiar, with dice, a single 1, or nothing."""
        p, space = speech.position, mv.one_of(step)
        code, self.breaks = int(p.cell[space]), True
        familiar = p.phase != mv.MAIN and p.spell == sc.BINDING
        how = "dice" if mv.kind_of(step) == mv.BREAK else "one" if familiar else "free"
        said = {
            "how": how,
            "dice": dice_words(speech, _word(mv.two_of(step), mv.dice_of(step))) if how == "dice" else "",
            "who": speech("deed-familiar", familiar=speech(f"familiar-{p.active}"), any=yes(familiar)),
        }
        if code < sc.SCROLL:
            self.clauses.append(speech("deed-break", seal=speech.seal(code), **said))
            return
        scroll, power = speech.scroll(code - sc.SCROLL), int(sc.POWER_OF[code])
        self.clauses.append(speech("deed-win", scroll=scroll, points=power, alone=yes(p.phase == mv.MAIN), **said))
        if not self.card:
            self.place = space_target(p, space)
            self.card = details.card(speech, self.place)

    def _place(self, speech: ArchimageSpeech, space: int) -> None:
        """A spell works on what lies on a space, or on two."""
        p = speech.position
        thing = speech.thing(int(p.cell[space]))
        if p.phase == mv.SECOND:
            self.clauses.append(speech("deed-swap", one=speech.thing(int(p.cell[p.chosen])), two=thing))
        elif p.spell in (sc.DISINTEGRATION, sc.MISSION, sc.GUARDIAN):
            familiar = speech(f"familiar-{p.active}")
            self.clauses.append(speech(f"deed-{SPELLS[p.spell]}", thing=thing, familiar=familiar))

    def _scroll(self, speech: ArchimageSpeech, scroll: int) -> None:
        p, name = speech.position, speech.scroll(scroll)
        if p.phase == mv.LOAN:
            foe = int(lender(p, scroll))
            self.clauses.append(speech("say-borrow", scroll=name, foe=speech.seat(foe)))
            self.card = details.card(speech, scroll_target(p, foe, scroll))
        elif p.phase == mv.HIS:
            self.clauses.append(speech("deed-transfer", given=speech.scroll(int(p.chosen)), taken=name))

    def told(self, move: int) -> Deed:
        """Puts it together, with what became of the dice."""
        speech, seat = self.speech, int(self.before.seat)
        results, suffered = [], []
        for other in range(self.before.seats):
            change = "" if self.breaks else self._change(other)
            if change and other == self.before.active:
                self.clauses.append(change)
            elif change:
                suffered.append(change)
                results.append(speech("deed-has", player=speech.seat(other), what=change))
            if self.before.in_round(other) and not self.after.in_round(other) and mv.kind_of(move) != mv.END:
                results.append(speech("deed-finished", player=speech.seat(other)))
        if self.head and not self.clauses:  # the head names against whom it is
            self.clauses += suffered
        if self.rolls and self.head and not self.clauses:
            self.clauses.append(speech("deed-same"))
        rest = "; ".join(self.clauses)
        both = speech("deed-line", head=self.head, rest=rest) if self.head and rest else self.head or rest
        return Deed(both or speech.say(move), seat, self.card, results, place=self.place)

    def _change(self, seat: int) -> str:
        """Says what became of a seat's dice."""
        had, has = dice_shown(self.before, seat), dice_shown(self.after, seat)
        gone, come = had - has, has - had
        spoken = {"gone": dice_words(self.speech, gone), "come": dice_words(self.speech, come)}
        if gone and come:
            return self.speech("deed-becomes", number=gone.total(), **spoken)
        if gone and self.after.phase == mv.REROLLING:
            return self.speech("deed-again", **spoken)
        return self.speech("deed-gains" if come else "deed-loses", **spoken) if gone or come else ""


def _word(colour: int, word: int) -> Dice:
    return Counter((colour, value) for value in values(word))


def dice_shown(p: Archimage, seat: int) -> Dice:
    """Counts the dice of a seat that are rolled."""
    return Counter((colour, value) for colour in range(4) for value in values(p.dice[4 * seat + colour]))


def dice_words(speech: ArchimageSpeech, dice: Dice) -> str:
    """Names dice by colour: fire 4 + 1 and air 2."""
    shown: dict[int, list[int]] = {}
    for colour, value in sorted(dice.elements(), key=lambda die: (die[0], -die[1])):
        shown.setdefault(colour, []).append(value)
    named = [
        speech("some-dice", colour=speech.colour(colour), values=" + ".join(map(str, those)))
        for colour, those in shown.items()
    ]
    return listed(named, speech("and")) if named else ""
