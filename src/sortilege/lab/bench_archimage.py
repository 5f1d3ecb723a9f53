"""Archimage, from its first draft on, against OpenSpiel's C++ on another game: whole random games of both."""

from sortilege.kernel.registry import game
from sortilege.lab.bench import Bench
from sortilege.lab.bench_morris import against_morris, set_up


def benches() -> list[Bench]:
    archimage = game("archimage")
    first = set_up(archimage.start(archimage.make_options({"seats": 2, "circle": "I"})))
    return [against_morris("archimage", first, 1000, 0.084)]
