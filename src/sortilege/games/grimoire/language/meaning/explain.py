"""What a spell does in a position, step by step in words: who goes where, who is taken and why."""

from sortilege.games.grimoire.language.diagnostic import WORDS
from sortilege.games.grimoire.language.gems import Board, Gem
from sortilege.games.grimoire.language.meaning.evaluate import CastEvent, Outcome, evaluate
from sortilege.games.grimoire.language.print import Unsayable, typeset, writer
from sortilege.games.grimoire.language.tree import Cond, Spell


def explain(spell: Spell, board: Board, language: str) -> list[str]:
    """The story of a cast, a sentence a line."""
    outcome = evaluate(spell, board)
    story = _Story(spell, board, language)
    if outcome.verdict == "unmet":
        return [story.unmet(event) for event in outcome.story] + [story.say("explain-unmet-end")]
    return [*story.orders(outcome), *story.clashes(outcome), *story.ending(outcome)]


def happenings(spell: Spell, board: Board, language: str) -> list[str]:
    """What a cast does to each gem, without the sentences that order it: a picture of it in words."""
    outcome, story = evaluate(spell, board), _Story(spell, board, language)
    orders = [story.order(event) for event in outcome.story if event.kind == "ordered"]
    return [*dict.fromkeys(orders), *story.clashes(outcome)]


class _Story:
    def __init__(self, spell: Spell, board: Board, language: str) -> None:
        self.spell = spell
        self.board = board
        self.language = language

    def say(self, key: str, **arguments: str | int) -> str:
        return WORDS(self.language, key, **arguments)

    def gem(self, gem: Gem | None, point: int) -> str:
        """The gem on a point, named in full."""
        assert gem is not None
        return self.say(f"gem-{gem.owner}-{gem.element}", point=point)

    def sentence(self, index: int) -> str:
        clause = self.spell.clauses[index]
        return self._said(Spell((clause,)))

    def cond(self, cond: Cond) -> str:
        return self._said(Spell((), (cond,)))

    def _said(self, spell: Spell) -> str:
        try:
            return typeset(writer(self.language).spell(spell)[0], self.language)
        except Unsayable:
            return "…"

    def unmet(self, event: CastEvent) -> str:
        return self.say("explain-unmet", sentence=self.cond(self.spell.require[event.index]))

    def orders(self, outcome: Outcome) -> list[str]:
        """Each sentence of the spell, followed by the orders it gives."""
        lines: list[str] = []
        for index in range(len(self.spell.clauses)):
            lines.append(self.say("explain-sentence", sentence=self.sentence(index)))
            events = [event for event in outcome.story if event.index == index]
            lines += ["  " + self.order(event) for event in events if event.kind in ("skipped", "idle", "ordered")]
            lines += ["  " + self.fault(one.code, one.points) for one in outcome.faults if one.clause == index]
        return lines

    def order(self, event: CastEvent) -> str:
        if event.kind != "ordered":
            return self.say(f"explain-{event.kind}")
        if event.to == event.point:
            return self.say("explain-keeps", gem=self.gem(event.gem, event.point))
        return self.say("explain-goes", gem=self.gem(event.gem, event.point), to=event.to or 0)

    def fault(self, code: str, points: tuple[int, ...]) -> str:
        return self.say(f"error-{code}") + " " + self.say("explain-points", points=", ".join(map(str, points)))

    def clashes(self, outcome: Outcome) -> list[str]:
        """Who stays, who is taken, and why."""
        lines = [self.fault(one.code, one.points) for one in outcome.faults if one.clause is None]
        for event in outcome.story:
            if event.kind == "stays":
                key = "explain-stays-double" if event.to is None else "explain-stays-meeting"
                lines.append(self.say(key, gem=self.gem(event.gem, event.point), to=event.to or 0))
            elif event.kind in ("merges", "beaten", "taken"):
                lines.append(self.say(f"explain-{event.kind}", gem=self.gem(event.gem, event.point), to=event.to or 0))
        return lines

    def ending(self, outcome: Outcome) -> list[str]:
        if outcome.verdict != "done":
            return [self.say(f"explain-{outcome.verdict}")]
        if not outcome.ordered:
            return [self.say("explain-nothing")]
        mine = sum(gem.owner == "me" for _, gem in outcome.taken)
        return [self.say("explain-end", mine=mine, theirs=len(outcome.taken) - mine)]
