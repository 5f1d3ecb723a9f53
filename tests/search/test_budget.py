"""A level thinks no longer about a turn than it says, whatever the turn is made of: told by accounts, not by clocks."""

import pytest

from sortilege import Match
from sortilege.search.budget import Budget, Stopwatch
from sortilege.search.search_bots import GuidedBot, UctBot


class Account:
    """A clock that only thinking moves on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Work:
    """A search of which each simulation takes so long; it is never settled."""

    def __init__(self, account: Account, cost: float) -> None:
        self.account, self.cost, self.done = account, cost, 0

    def run(self, simulations: int) -> None:
        self.account.now += simulations * self.cost
        self.done += simulations

    def simulations(self) -> int:
        return self.done

    def settled(self, node: int) -> bool:
        return False


@pytest.fixture
def account(monkeypatch: pytest.MonkeyPatch) -> Account:
    account = Account()
    monkeypatch.setattr(Stopwatch, "now", staticmethod(account))
    return account


def think(bot: UctBot, account: Account, turn: int, cost: float, whole: bool = False, first: float = 0.0) -> float:
    """Lets a bot think about one choice that takes `first` seconds to begin; returns how long it took in all."""
    begun = account.now
    account.now += first
    bot.spend(Work(account, cost), turn, begun, whole)  # type: ignore[arg-type]
    return account.now - begun


@pytest.mark.parametrize("cost", [0.0001, 0.05, 0.7])
def test_placing_a_whole_turn_and_what_follows_share_one_budget(account: Account, cost: float) -> None:
    bot = GuidedBot(1, Budget(4000, 5.0))
    took = sum(think(bot, account, 0, cost) for _ in range(4))  # tiles are placed
    took += think(bot, account, 0, cost, whole=True)
    took += sum(think(bot, account, 0, cost) for _ in range(3))  # chance came between
    assert took <= 5.0 + cost * 8
    assert took >= 0.4


def test_a_new_turn_has_a_new_budget(account: Account) -> None:
    bot = GuidedBot(1, Budget(None, 5.0))
    for turn in range(3):
        assert think(bot, account, turn, 0.05, whole=True) == pytest.approx(5.0, abs=0.06)


def test_what_it_takes_to_begin_counts(account: Account) -> None:
    bot = GuidedBot(1, Budget(None, 5.0))
    assert think(bot, account, 0, 0.05, whole=True, first=3.0) == pytest.approx(5.0, abs=0.06)
    assert think(bot, account, 1, 0.05, whole=True, first=7.0) == pytest.approx(7.0)


def test_a_slow_simulation_is_followed_by_a_look_at_the_clock(account: Account) -> None:
    bot = UctBot(1, Budget(None, 2.0))
    bot.clock.usual = 1.0
    assert think(bot, account, 0, 1.5) == pytest.approx(3.0), "the second begins in time, and there is no third"


def test_every_turn_of_spell_is_charged_to_its_own_account(account: Account, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the set-up on: what a bot thinks in one turn of the rulebook never adds up to more than its seconds."""
    bot, spent = GuidedBot(3, Budget(2, 5.0)), dict[int, float]()
    monkeypatch.setattr(bot, "spend", lambda search, turn, begun, whole=False: account_for(turn, whole))

    def account_for(turn: int, whole: bool) -> None:
        share = bot.clock.begin(turn, whole)
        spent[turn] = spent.get(turn, 0.0) + share
        bot.clock.spent(share)

    match = Match("spell", seed=5)
    while match.turn < 2:
        match.play(bot.choose(match))
    assert len(spent) == 2
    assert max(spent.values()) <= 5.0 + 1e-9
