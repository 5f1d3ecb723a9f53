"""The grimoire game's search, with 40 example spells each and the draw rules on, against OpenSpiel's C++ on morris."""

from importlib.metadata import version

from sortilege.kernel.registry import game
from sortilege.kernel.rng import Rng
from sortilege.lab.bench import Bench
from sortilege.lab.bench_morris import EXPLORATION, SEED, theirs_uct
from sortilege.search.uct import Uct

grimoire = game("grimoire")
start = grimoire.start(grimoire.make_options({"study": False, "first": "0"}))


def ours_uct(n: int) -> None:
    tree = Uct(start, Rng(SEED), EXPLORATION)
    tree.run(n)
    tree.best()


def benches() -> list[Bench]:
    peer = f"OpenSpiel {version('open_spiel')}, nine_mens_morris"
    return [Bench("grimoire", "uct", "simulations/s", 2000, ours_uct, theirs_uct, peer, 2.0)]
