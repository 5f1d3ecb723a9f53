"""The Big Book of Madness for two against OpenSpiel's C++ on another game: whole random games of both."""

from sortilege.kernel.registry import game
from sortilege.lab.bench import Bench
from sortilege.lab.bench_morris import against_morris


def benches() -> list[Bench]:
    madness = game("madness")
    first = madness.start(madness.make_options({"seats": 2}))
    return [against_morris("madness", first, 2000, 0.112)]
