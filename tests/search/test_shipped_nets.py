"""The nets that come with games: they fit their encodings, are small, say how they were made, and play well."""

import pytest

import sortilege
from sortilege import Match, build
from sortilege.search.bots import bot
from sortilege.search.net_file import SHIPPED, net_encoding, nets_for, read_net

WITH_NET = [key for key in sortilege.games() if (sortilege.game(key).folder / SHIPPED).exists()]


def test_morris_and_grimoire_have_one() -> None:
    assert {"morris", "grimoire"} <= set(WITH_NET)


@pytest.mark.parametrize("key", WITH_NET)
def test_it_fits_and_is_small(key: str) -> None:
    game = sortilege.game(key)
    encoder = net_encoding(game, game.make_options({}))
    assert [net.actions for net in nets_for(game, encoder, 2)] == [encoder.actions] * 2
    path = game.folder / SHIPPED
    head, _ = read_net(path)
    assert path.stat().st_size < 1_000_000
    assert head.made["rounds"] > 0
    assert "seed" in head.made


@pytest.mark.parametrize("key", WITH_NET)
def test_it_beats_random_players(key: str) -> None:
    won = 0.0
    for seed in range(4):
        match = Match(key, seed=seed)
        players = {seed % 2: bot("net 8" if build.compiled else "net 2", seed), 1 - seed % 2: bot("random", seed)}
        while not match.over:
            match.play(players[match.seat].choose(match))
        won += match.scores[seed % 2]
    assert won >= 3
