"""One action of the rulebook as one deed: an action with all that it does, the end of a turn, what the book does."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from sortilege.games.madness import codes as c
from sortilege.games.madness import details
from sortilege.games.madness import moves as mv
from sortilege.games.madness.codes import NONE
from sortilege.games.madness.course import BOX, PILE, SUPPLY, Cause, Chapter, Flow, chapters, under_way
from sortilege.games.madness.rules import Madness
from sortilege.games.madness.speech import MadnessSpeech
from sortilege.games.madness.touch import CURSE, SHELF, pieces, spell_target
from sortilege.kernel.bits import each
from sortilege.kernel.deeds import NOBODY, Deed, Later, composed
from sortilege.kernel.details import Card
from sortilege.kernel.gesture import Motion, motions
from sortilege.kernel.position import CHANCE
from sortilege.kernel.speech import head

_BOOK = ("strike", "shield", "failure", "bonus", "appear", "space")
_VERBS = {
    (c.HAND, c.DISCARD): "discard", (c.SUPPORT, c.DISCARD): "unsupport", (c.DECK, c.DISCARD): "mill",
    (c.DECK, c.HAND): "draw", (c.LIMBO, c.HAND): "draw", (c.DISCARD, c.HAND): "recover", (c.HAND, c.SUPPORT): "keep",
    (c.DISCARD, c.SUPPORT): "keep", (c.SUPPORT, c.HAND): "recover", (c.DECK, c.LIMBO): "look",
    (c.LIMBO, c.DISCARD): "mill",
}  # fmt: skip


def joins(p: Madness, move: int) -> bool:
    """Whether a ply goes on with the deed before it.

    A turn ends with its last draw, or its last discard; there the Monster phase begins, a deed of the book (B2.2).
    """
    if p.seat == CHANCE:
        if p.question == c.C_PAGE:
            return p.monster != NONE and p.marker == 0  # the first two pages belong together
        return not (_recovers(p) and p.size(p.active, c.HAND) == c.HAND_SIZE - 1)
    return p.question not in (c.MENU, c.WHICH_MAGE) and not _recovers(p)


def _recovers(p: Madness) -> bool:
    """Whether this is Recuperation itself, and no effect within it (B2.7)."""
    return p.phase == c.RECOVER and p.depth == 0


def deed(say: MadnessSpeech, moves: Sequence[int]) -> Deed:
    """Tells what these plies do together."""
    p = say.p
    if p.question == c.WHICH_MAGE:
        return Deed(say.say(moves[0]), int(p.seat), details.magician_card(say, mv.number_of(moves[0])))
    told, before = chapters(p, moves), p.copy()
    teller = _Teller(say)
    if told[-1].cause.kind == "strike" and under_way(_after(p, moves)) == told[-1].cause:
        teller.unfinished = told[-1]
    actions = _actions(told)
    lines = [teller.line(action, told, _doer(action, p)) for action in actions]
    heard = [(action, line) for action, line in zip(actions, lines, strict=True) if line]
    moved: Sequence[Sequence[Motion]] = [Later(lambda: _motions(before, moves))]
    if not heard:
        return Deed(say("deed-nothing"), motions=moved[0])
    if len(actions) > 1:
        moved = _moved_by([action for action, _ in heard], p, moves)
    first, *then = (
        _deed(teller, action, line, _doer(action, p), motions)
        for (action, line), motions in zip(heard, moved, strict=True)
    )
    return replace(first, then=then)


def _actions(told: Sequence[Chapter]) -> list[list[Chapter]]:
    """Parts the chapters where another action begins: the end of the turn, each Curse, the close of the round."""
    actions: list[list[Chapter]] = []
    for chapter in told:
        last = actions[-1][-1].cause if actions else None
        kind = chapter.cause.kind
        same = last and (kind in ("act", "spell", "power") or kind == last.kind == "appear")
        if same or (last and kind == "recover" and last.kind == "act" and mv.kind_of(last.move) == mv.END):
            actions[-1].append(chapter)
        else:
            actions.append([chapter])
    return actions


def _doer(action: Sequence[Chapter], p: Madness) -> int:
    """Who acts: nobody where the book does, or where the last card of a turn is drawn."""
    cause = action[0].cause
    drawn = cause.kind == "recover" and p.seat < 0 and action[0].before.turn == p.turn
    return cause.seat if cause.kind in ("act", "spell", "power", "recover") and not drawn else NOBODY


def _deed(teller: "_Teller", action: Sequence[Chapter], line: str, seat: int, motions: Sequence[Motion]) -> Deed:
    results = Later(lambda: [result for chapter in action for result in teller.results(chapter, action)])
    brief = teller.brief(action)
    told, short = (line, brief) if seat != NOBODY else (head(line), head(brief))
    return Deed(told, seat, teller.card(action), results, motions, teller.place(action), short)


def _moved_by(actions: Sequence[Sequence[Chapter]], p: Madness, moves: Sequence[int]) -> list[list[Motion]]:
    """What moves in each of several actions, from where it begins to where the next does."""
    stands = [pieces(one) for one in (*(action[0].before for action in actions), _after(p, moves))]
    return [motions(before, after) for before, after in pairwise(stands)]


def _after(p: Madness, moves: Sequence[int]) -> Madness:
    end = p.copy()
    for move in moves:
        end.play(move)
    return end


def _motions(p: Madness, moves: Sequence[int]) -> list[Motion]:
    there, steps = p.copy(), []
    for move in moves:
        before = pieces(there)
        there.play(move)
        steps.append(motions(before, pieces(there)))
    return composed(steps)


class _Teller:
    """Finds the words of chapters, in one language."""

    def __init__(self, say: MadnessSpeech) -> None:
        self.say = say
        self.unfinished: Chapter | None = None  # what strikes still, and somebody is to answer

    def at(self, chapter: Chapter) -> MadnessSpeech:
        """Speaks of the position before a chapter."""
        return MadnessSpeech(self.say.words, chapter.before, self.say.language)

    # the line of the log

    def line(self, action: Sequence[Chapter], told: Sequence[Chapter], seat: int) -> str:
        """The chapters of an action in a line; what the book does is a sentence of its own. Nothing if it is silent."""
        text = ""
        for chapter in action:
            if clause := self.chapter(chapter, chapter is not told[-1], seat):
                book = chapter.cause.kind in _BOOK
                text += (f". {head(clause)}" if book else self.say("and-then") + clause) if text else clause
        return text

    def chapter(self, chapter: Chapter, later: bool, seat: int) -> str:
        """What one thing does, in a clause; the name of who acts stands before the first."""
        kind, say = chapter.cause.kind, self.say
        if kind == "setup":
            return say("deed-setup")
        if kind == "recover":
            return self._recover(chapter, seat)
        if kind == "space" and (later or chapter.cause.number < 2):
            return ""
        if kind == "appear" and not later and seat == NOBODY and chapter.before.phase == c.CLOSE and not chapter.placed:
            return ""  # the page that is turned next tells it
        base = self._base(chapter)
        own = chapter.cause.seat if kind in ("act", "spell", "power") else NONE
        done = self._done(chapter, own)
        if kind == "strike" and not done and chapter is not self.unfinished:
            done = say("did-nothing")
        return say("deed-with", base=base, done=done) if done else base

    def _base(self, chapter: Chapter) -> str:
        """What acts, before what it does."""
        cause, say, then = chapter.cause, self.say, self.at(chapter)
        if cause.kind == "act":
            if mv.kind_of(cause.move) == mv.DESTROY and chapter.before.curse(mv.slot_of(cause.move)) == NONE:
                return say("deed-reward")
            return self._granted(then, then.say_action(cause.move))
        if cause.kind == "spell":
            return say("deed-goes-on", spell=say.spell(cause.number))
        if cause.kind == "power":
            return say("say-power")
        if cause.kind in ("strike", "shield"):
            return say(f"deed-{cause.kind}", curse=say.of(say.cards.curses[cause.number]))
        if cause.kind == "space":
            return say("deed-space", n=cause.number)
        if cause.kind == "appear":
            return self._appears(chapter)
        return say(f"deed-{cause.kind}", round=int(chapter.before.round))

    def _granted(self, then: MadnessSpeech, base: str) -> str:
        """An action that somebody's Spell allows, with that Spell."""
        p = then.p
        if p.question != c.MENU or not p.depth:
            return base
        giver = under_way(p)
        if giver.kind != "spell":
            return base
        return then("deed-granted", base=base, who=then.short(giver.seat), spell=then.spell(giver.number))

    def _appears(self, chapter: Chapter) -> str:
        say, page = self.say, chapter.cause.number
        monster = say.of(say.cards.pages[page]) if page != NONE else ""
        curses = ", ".join(say.of(say.cards.curses[curse]) for curse in chapter.placed)
        if not monster:
            return say("deed-opens")
        return (
            say("deed-appears-with", monster=monster, curses=curses) if curses else say("deed-appears", monster=monster)
        )

    def _recover(self, chapter: Chapter, seat: int) -> str:
        """The end of a turn: cards up to six, or down to six; Madness that the shuffle brought."""
        say, own = self.say, chapter.cause.seat
        mad = sum(flow.start == PILE for flow in chapter.flows)
        gone = [flow for flow in chapter.flows if flow.start == (own, c.HAND)]
        n = c.HAND_SIZE - int(chapter.before.size(own, c.HAND))
        parts = []
        if seat != NOBODY and n > 0:
            parts.append(say("deed-draws", n=n))
        if gone:
            parts.append(say("say-discard", cards=self._cards(gone)))
        if mad:
            parts.append(say("did-shuffle", n=mad))
        parts += [say("deed-out") for _ in chapter.out]
        told = ", ".join(parts)
        return told if seat != NOBODY or not told else f"{say.short(own)} {told}"

    # what happens to whom

    def _done(self, chapter: Chapter, own: int) -> str:
        """What happens to everybody: the acting player without a name, the others with theirs."""
        seats = [own, *(seat for seat in self._order(chapter) if seat != own)] if own != NONE else self._order(chapter)
        did = {seat: self._did(chapter, seat) for seat in seats}
        parts = [did[seat] if seat == own else f"{self.say.short(seat)} {did[seat]}" for seat in seats if did[seat]]
        parts += [
            self.say("did-may-more" if seat == own else "did-may", who=self.say.short(seat), n=n)
            for seat, n in chapter.granted
        ]
        return self.say("and-then").join([*parts, *self._common(chapter)])

    def _order(self, chapter: Chapter) -> list[int]:
        """The seats from the active one on, as effects go round (B5.1)."""
        p = chapter.before
        return [(int(p.active) + i) % int(p.seats) for i in range(p.seats)]

    def _common(self, chapter: Chapter) -> list[str]:
        """What happens to all: Curses that come, tokens, Madness that leaves the pile for the box."""
        say, parts = self.say, []
        if chapter.placed and chapter.cause.kind != "appear":
            names = ", ".join(say.of(say.cards.curses[curse]) for curse in chapter.placed)
            parts.append(say("did-curse", curses=names))
        if chapter.tokens > 0:
            parts.append(say("did-tokens", n=chapter.tokens))
        parts += [say("did-forbid", what=_low(say(f"scene-no-{c.FORBIDS[bit]}"))) for bit in each(chapter.forbids)]
        lost = sum(flow.start == PILE and flow.end == BOX for flow in chapter.flows)
        return [*parts, say("did-box", n=lost)] if lost else parts

    def _did(self, chapter: Chapter, seat: int) -> str:
        """What one player does and suffers in a chapter, without the payment."""
        say = self.say
        groups: dict[str, list[Flow]] = {}
        shuffled = any(flow.start == PILE and flow.end == (seat, c.DECK) for flow in chapter.flows)
        for flow in chapter.flows:
            verb = "" if flow.paid else _verb(flow, seat)
            if not verb and not shuffled and (flow.start, flow.end) == ((seat, c.DISCARD), (seat, c.DECK)):
                verb = "restore"
            if verb and not (chapter.cause.kind == "act" and _told(chapter.cause.move, verb)):
                groups.setdefault(verb, []).append(flow)
        parts = [say(f"did-{verb}", n=len(cards), cards=self._cards(cards)) for verb, cards in groups.items()]
        for verb in ("exhaust", "ready", "lose", "learn"):
            turned = [spell for who, spell, did in chapter.turned if (who, did) == (seat, verb)]
            spells = [say.spell(spell) for spell in turned if not _named(chapter.cause, verb, spell)]
            if spells:
                parts.append(say(f"did-{verb}", cards=", ".join(spells)))
        parts += [say("deed-out") for gone in chapter.out if gone == seat]
        return ", ".join(parts)

    def _cards(self, flows: Sequence[Flow]) -> str:
        return self.say.listed([self.say.kind(flow.kind) for flow in flows])

    # what is staged

    def brief(self, action: Sequence[Chapter]) -> str:
        """What acts, without what it does, where it is one thing."""
        return self._base(action[0]) if len(action) == 1 and action[0].cause.kind not in ("setup", "recover") else ""

    def place(self, action: Sequence[Chapter]) -> str:
        """Where that lies which acts, or is destroyed or learnt: a Curse of the track, a Spell of a player."""
        cause, p = action[0].cause, action[0].before
        if cause.kind in ("strike", "shield"):
            return next((CURSE(slot) for slot in each(p.cursed()) if p.curse(slot) == cause.number), "")
        if cause.kind == "spell":
            return spell_target(p, cause.seat, cause.number)
        if cause.kind == "act" and mv.kind_of(cause.move) == mv.CAST:
            return spell_target(p, cause.seat, mv.spell_of(cause.move))
        if cause.kind == "act" and mv.kind_of(cause.move) == mv.DESTROY:
            return CURSE(mv.slot_of(cause.move))
        if cause.kind == "act" and mv.kind_of(cause.move) == mv.LEARN:
            return SHELF(mv.shelf_of(cause.move))
        return {"appear": "monster", "failure": "page", "bonus": "page"}.get(cause.kind, "")

    def results(self, chapter: Chapter, told: Sequence[Chapter]) -> list[str]:
        """A line for each player to whom something happens; of a Curse that strikes also for those whom it spares."""
        say, kind = self.say, chapter.cause.kind
        if kind in ("setup", "recover", "space"):
            return []
        lines = [head(self._base(chapter)) + "."] if len(told) > 1 and kind in _BOOK else []
        if paid := [flow for flow in chapter.flows if flow.paid]:
            lines.append(say("result-paid", cards=self._cards(paid)))
        for seat in self._order(chapter):
            if did := self._did(chapter, seat):
                lines.append(f"{say.short(seat)} {did}.")
            elif kind == "strike" and chapter.before.alive(seat) and chapter is not self.unfinished:
                lines.append(say("result-spared", who=say.short(seat)))
        common = [say("did-may", who=say.short(seat), n=n) for seat, n in chapter.granted] + self._common(chapter)
        return [*lines, *(f"{head(part)}." for part in common)]

    def card(self, told: Sequence[Chapter]) -> Card | None:
        """What acts: the first thing with a card."""
        for chapter in told:
            cause, say = chapter.cause, self.at(chapter)
            if cause.kind in ("strike", "shield"):
                return details.curse_card(say, cause.number)
            if cause.kind == "act":
                return details.action_card(say, cause.move, cause.seat)
            if cause.kind == "spell":
                return details.spell_card(say, cause.number)
            if cause.kind == "power":
                return details.magician_card(say, int(say.p.mage(cause.seat)))
            if cause.kind in ("failure", "bonus", "appear") and cause.number != NONE:
                return details.passage_card(say, cause.number, cause.kind)
        return None


def _low(sentence: str) -> str:
    """Takes the capital from the head of a sentence, for its middle."""
    return sentence[:1].lower() + sentence[1:]


def _told(move: int, verb: str) -> bool:
    """Whether the name of an action says this already."""
    return (mv.kind_of(move), verb) in ((mv.ACQUIRE, "supply"), (mv.CURE, "cure"))


def _named(cause: Cause, verb: str, spell: int) -> bool:
    """Whether the name of an action says already what happens to this Spell."""
    kind = mv.kind_of(cause.move)
    if cause.kind != "act" or kind not in (mv.CAST, mv.LEARN):
        return False
    return verb in ("learn", "lose") if kind == mv.LEARN else verb == "exhaust" and spell == mv.spell_of(cause.move)


def _verb(flow: Flow, seat: int) -> str:
    """What a card's way means to a player; nothing if it is no business of theirs."""
    start, end = flow.start, flow.end
    if isinstance(start, str):
        mine = not isinstance(end, str) and end[0] == seat
        return {PILE: "madness", SUPPLY: "supply"}.get(start, "") if mine else ""
    if start[0] != seat:
        return ""
    if isinstance(end, str):
        return {BOX: "burn", PILE: "cure"}.get(end, "")
    if end[0] != seat:
        return "give"
    return _VERBS.get((start[1], end[1]), "")
