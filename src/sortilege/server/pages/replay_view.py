"""A moment of a game and the list of all that was played, as the replay page shows them."""

from bisect import bisect_left, bisect_right
from typing import Any

import msgspec

from sortilege.kernel.gesture import View
from sortilege.kernel.position import CHANCE, OVER
from sortilege.search.counsel import Judged, judged, lost
from sortilege.server.pages.playback import Place, Playback, ReplayLine, Snapshot, write_place
from sortilege.server.play.messages import Turning
from sortilege.server.play.result import outside_the_rules, who_won
from sortilege.server.words import WORDS


class ReplayView(msgspec.Struct, frozen=True):
    """A moment as the page shows it."""

    at: str
    ply: int
    html: str
    board: str
    position: str
    told: str
    turn: str
    comment: str
    before: str
    after: str
    over: bool
    deeds: tuple[str, str]  # where the action before this place, and the one after it, has been played
    turns: tuple[str, str]  # likewise for turns
    panels: list[str]  # what is read beside the drawing, as lines
    asks: bool  # somebody chooses here, so that advice can be given
    cost: str = ""  # what the action that led here cost, if the game is analysed
    better: str = ""  # what would have been better,
    chosen: str = ""  # and the place where it was chosen
    judged: Judged | None = None  # the choice that is made here, likewise,
    chooser: str = ""  # by whom,
    done: str = ""  # and the place where what was chosen has been played
    ended: str = ""  # who has won and why, where it is over
    rule: str = ""  # by which rule


def view(playback: Playback, here: Snapshot, seat: int, language: str, narrow: bool = False) -> ReplayView:
    """All about one moment."""
    told = [
        f"{who(playback, deed.seat, language)} {deed.text}".strip()
        for deed in playback.told(here, View(seat, language))
    ]
    over = here.position.seat == OVER
    ended, rule = _ended(playback, here, language)
    cost, better, chosen = _cost(playback, here, seat, language)
    choice, chooser, done = _judged(playback, here, seat, language)
    return ReplayView(
        at=write_place(here.place), ply=here.place[0],
        html=playback.scene(here, seat, language, narrow),
        board=playback.game.board(here.position, language, seat),
        position=playback.game.write(here.position),
        told=". ".join(told) or WORDS(language, "replay-start"),
        turn=WORDS(language, "replay-turn", turn=int(here.turn) + 1),
        comment=here.item.comment if here.item else playback.comment,
        before=write_place(playback.before(here.place)), after=write_place(playback.after(here.place)),
        deeds=_around(playback, playback.deeds, here.place), turns=_around(playback, playback.turns, here.place),
        panels=playback.panels(here, seat, language),
        over=over, asks=not over and here.position.seat != CHANCE, cost=cost, better=better, chosen=chosen,
        judged=choice, chooser=chooser, done=done, ended=ended, rule=rule,
    )  # fmt: skip


def _ended(playback: Playback, here: Snapshot, language: str) -> tuple[str, str]:
    """Who has won and why, by which rule; nothing before the end of the game."""
    if not playback.over or here.place != (playback.ply,):
        return "", ""
    people = [person(playback, seat, language) for seat in range(playback.seats)]
    told = None if playback.view_only else playback.game.ending(here.position, language)
    said = [who_won(playback.game, playback.scores, people, language)]
    said += [outside_the_rules(playback.ending, people, language), told.reason.text if told else ""]
    return " ".join(filter(None, said)), told.reason.rule if told else ""


def _around(playback: Playback, ends: list[int], place: Place) -> tuple[str, str]:
    """One action or turn back and one on, by the plies at which they end; inside a variation, one ply."""
    if len(place) > 1:
        return write_place(playback.before(place)), write_place(playback.after(place))
    before, after = bisect_left(ends, place[0]) - 1, bisect_right(ends, place[0])
    return str(ends[max(0, before)]), str(ends[min(after, len(ends) - 1)])


def _cost(playback: Playback, here: Snapshot, seat: int, language: str) -> tuple[str, str, str]:
    """What an analysis says of the action that led here, if it cost anything: how much, what was better, and where."""
    if not playback.verdicts or len(here.place) > 1:
        return "", "", ""
    ply, ends = here.place[0], playback.deeds
    begun = ends[max(0, bisect_left(ends, ply) - 1)]
    worst = max((one for one in playback.verdicts if begun < one.end <= ply), key=lambda one: one.loss, default=None)
    if worst is None or not (fell := lost(worst, language)):
        return "", "", ""
    best = judged(playback.game, playback.at((worst.ply,)).position, worst, language, seat).best
    return WORDS(language, "analysis-cost", lost=fell), best.text, write_place((worst.ply,))


def _judged(playback: Playback, here: Snapshot, seat: int, language: str) -> tuple[Judged | None, str, str]:
    """What an analysis says of the choice that is made here, who makes it, and where its action has been played."""
    verdicts = [] if len(here.place) > 1 else playback.verdicts or []
    verdict = next((one for one in verdicts if one.ply == here.place[0]), None)
    if verdict is None:
        return None, "", ""
    end = playback.deeds[min(bisect_left(playback.deeds, verdict.end), len(playback.deeds) - 1)]
    choice = judged(playback.game, here.position, verdict, language, seat)
    return choice, who(playback, verdict.seat, language), write_place((end,))


def who(playback: Playback, seat: int, language: str) -> str:
    """The name of a player; nobody's for chance and for the game itself."""
    if seat < 0:
        return ""
    return playback.names[language].get(seat) or playback.game.seat_name(playback.at((0,)).position, seat, language)


def person(playback: Playback, seat: int, language: str) -> str:
    """The name of a player, with the rulebook's name of the seat."""
    name, role = who(playback, seat, language), _role(playback, seat, language)
    return name if role in name else f"{name} ({role})"


def people(playback: Playback, language: str) -> list[dict[str, str]]:
    """Who plays which part."""
    return [
        {"role": _role(playback, seat, language), "name": who(playback, seat, language)}
        for seat in range(playback.seats)
    ]


def _role(playback: Playback, seat: int, language: str) -> str:
    """The rulebook's name of a seat; one that is chosen, as a magician is, stands at the end."""
    return playback.game.seat_name(playback.at((playback.ply,)).position, seat, language)


def log(playback: Playback, seat: int, language: str) -> list[dict[str, Any]]:
    """The rows of the list."""
    return [_row(playback, line, language) for line in playback.lines(View(seat, language))]


def turning(playback: Playback, seat: int, language: str) -> list[Turning]:
    """The turning points of a finished game, as who looks through the eyes of this seat is told them."""
    points = []
    for point in playback.turning:
        deed = playback.game.told(point.before, point.moves, View(seat, language))
        stands = playback.game.stands(point.after, language)
        turn = int(point.before.turn) + 1
        points.append(Turning(turn, point.end, who(playback, deed.seat, language), deed.text, stands, deed.seat))
    return points


def _row(playback: Playback, line: ReplayLine, language: str) -> dict[str, Any]:
    return {
        "at": write_place(line.place), "turn": line.turn, "seat": line.seat, "said": line.said,
        "who": who(playback, line.seat, language), "comment": line.comment,
        "variations": [[_row(playback, inner, language) for inner in other] for other in line.variations],
    }  # fmt: skip
