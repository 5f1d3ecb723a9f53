"""SPELL, from its first turn on, against OpenSpiel's C++ on another game: whole random games of both."""

from sortilege.kernel.registry import game
from sortilege.lab.bench import Bench
from sortilege.lab.bench_morris import against_morris, set_up


def benches() -> list[Bench]:
    spell = game("spell")
    first = set_up(spell.start(spell.make_options({"setup": "quick"})))
    return [against_morris("spell", first, 2000, 0.67)]
