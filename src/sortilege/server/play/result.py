"""How a game ended: who won, by which rule or outside the rules, the numbers, and what could be played next."""

from sortilege.kernel.game import AnyGame
from sortilege.kernel.position import OVER
from sortilege.server.play.drawing import view_seat
from sortilege.server.play.messages import EndingRow, EndingView, Turning
from sortilege.server.play.room import Room
from sortilege.server.play.story import Part
from sortilege.server.play.table import Table
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS, listed
from sortilege.server.workers import BOTS


def headline(table: Table, language: str) -> str:
    """Who won, in a sentence."""
    seats = range(len(table.seats))
    won = who_won(table.game, table.match.scores, [table.person(seat, language) for seat in seats], language)
    tally = table.tally()
    if tally is None or tally.winner < 0:
        return won
    whole = WORDS(language, "match-won", name=table.person(tally.winner, language), won=tally.won[tally.winner])
    return f"{won} {whole}"


def who_won(game: AnyGame, scores: list[float], people: list[str], language: str) -> str:
    """Who has won by these scores, in a sentence."""
    if game.cooperative or len(scores) == 1:
        return WORDS(language, "result-won-together" if max(scores) >= 0.5 else "result-lost-together")
    winners = _winners(scores)
    if len(winners) == len(scores):
        return WORDS(language, "result-draw")
    names = [people[seat] for seat in winners]
    return WORDS(language, "result-won", names=WORDS(language, "and").join(names), count=len(names))


def _winners(scores: list[float]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def ending(room: Room, viewer: Viewer) -> EndingView | None:
    """All about the end of a finished game, as this viewer is told it."""
    table, language = room.table, viewer.language
    if table.asked != OVER:
        return None
    told, seats = table.game.ending(table.position, language), range(table.match.seats)
    by_rule, rule = (told.reason.text, told.reason.rule) if told else ("", "")
    outside = outside_the_rules(table.match.ending, [table.person(seat, language) for seat in seats], language)
    why = f"{outside} {by_rule}".strip()
    cells = told.rows if told and told.rows else [()] * table.match.seats
    scores = table.match.scores
    won = _winners(scores) if min(scores) < max(scores) else []
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    rows = [
        EndingRow(
            table.name(seat, language),
            table.game.seat_name(table.position, seat, language),
            list(cells[seat]),
            seat in viewer.seats,
            seat in won,
        )
        for seat in order
    ]
    easier, harder = _levels(room, viewer)
    return EndingView(
        why, rule, list(told.columns) if told else [], rows, _turning(room, viewer), easier,
        _level(easier, language), harder, _level(harder, language), _again(table, viewer),
    )  # fmt: skip


def _turning(room: Room, viewer: Viewer) -> list[Turning]:
    """The turning points, told once to all who look from the same side."""
    table, language, seat = room.table, viewer.language, view_seat(room.table, viewer)
    key = ("turning", language, seat)
    if key not in room.shared:
        room.shared[key] = [_turning_point(table, part, language, seat) for part in table.story.turning_points()]
    points: list[Turning] = room.shared[key]
    return points


def _turning_point(table: Table, part: Part, language: str, seat: int) -> Turning:
    first, end = part
    deed = table.story.deed(part, language, seat)
    name = table.name(deed.seat, language) if deed.seat >= 0 else ""
    stands = table.game.stands(table.story.at(end), language)
    return Turning(table.match.history[first].turn + 1, end, name, deed.text, stands, deed.seat)


def _again(table: Table, viewer: Viewer) -> str:
    """With whom the same again is played, where more than two play and not all of them are bots."""
    others = [seat for seat in range(len(table.seats)) if seat not in viewer.seats]
    if len(table.seats) < 3 or not viewer.seats or all(table.seats[seat].kind == "bot" for seat in others):
        return ""
    names = [table.name(seat, viewer.language) for seat in others]
    return WORDS(viewer.language, "again-with", names=listed(names, viewer.language))


def outside_the_rules(event: str, people: list[str], language: str) -> str:
    """Why it ended outside the rules: somebody gave up, time was over, or a draw was agreed; else nothing."""
    kind, *who = event.split() or [""]
    return WORDS(language, f"end-{kind}", who=people[int(who[0])] if who else "") if kind else ""


def _levels(room: Room, viewer: Viewer) -> tuple[str, str]:
    """The levels below and above that of the bots, for somebody who played against bots alone."""
    table = room.table
    bots = [seat.level for seat in table.seats if seat.kind == "bot"]
    alone = viewer.seats and len(bots) + len(viewer.seats) == len(table.seats)
    if not alone or not bots or table.next:
        return "", ""
    levels = list(BOTS)
    places = [levels.index(level) for level in bots if level in levels]
    if not places:
        return "", ""
    below, above = min(places) - 1, max(places) + 1
    return levels[below] if below >= 0 else "", levels[above] if above < len(levels) else ""


def _level(level: str, language: str) -> str:
    return WORDS(language, f"bot-{level}") if level else ""
