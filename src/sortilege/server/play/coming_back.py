"""Who comes back is greeted, told what happened meanwhile, and shown it if he likes."""

from sortilege.kernel.position import CHANCE
from sortilege.server.play.film import retold
from sortilege.server.play.messages import Back, Told
from sortilege.server.play.room import Room
from sortilege.server.play.story import Part
from sortilege.server.play.table import Table
from sortilege.server.play.viewer import Viewer
from sortilege.server.words import WORDS, listed

LONGEST = 30  # deeds that are shown, the last ones


def greeting(room: Room, viewer: Viewer) -> Back | None:
    """What is said to somebody who was away while something happened, or whose seat a bot has played."""
    table, language = room.table, viewer.language
    deeds = len(missed(table, viewer.since))
    if not deeds and not viewer.was_lent:
        return None
    name = listed([table.seats[seat].name for seat in sorted(viewer.seats)], language)
    said = [WORDS(language, "welcome-back", name=name) + "."]
    if viewer.was_lent:
        said.append(WORDS(language, "back-lent"))
    if deeds:
        said.append(WORDS(language, "back-deeds", count=deeds))
    return Back(" ".join(said), show=deeds > 0)


def missed(table: Table, since: int) -> list[Part]:
    """The deeds since a ply; that the table was set is none."""
    parts: list[Part] = []
    ply = since if since >= 0 else table.match.ply
    while ply < table.match.ply:
        part = table.story.part(ply)
        if part[0] or table.match.history[0].seat != CHANCE:
            parts.append(part)
        ply = part[1]
    return parts


def show(room: Room, viewer: Viewer) -> Told:
    """All that this viewer has missed, to be staged."""
    return retold(room, viewer, missed(room.table, viewer.since)[-LONGEST:])
