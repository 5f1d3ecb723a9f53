"""Plays a whole game through the JSON API: two programs at one table, or one against a bot.

sortilege serve --port 8000
python examples/api_client.py http://127.0.0.1:8000 morris jester
"""

import random
import sys

from sortilege.lab.client import Client, Json


def play_game(address: str, game: str = "morris", level: str = "open", *, seed: int = 0) -> Json:
    """A whole game: the first seat plays at random, the others are bots of this level or, if open, play so too."""
    dice = random.Random(seed)
    table = Client(address).open(game, ["open", level])
    players = {one["seat"]: Client(address, one["token"]) for one in table["seats"]}
    for seat, player in players.items():
        state = player.sit(table["table"], f"Program {seat}")
    while not state["over"]:
        asked = players.get(state["seat"])
        if asked is None:  # a bot thinks
            state = Client(address).state(table["table"], state["rev"])
            continue
        legal = asked.moves(table["table"])
        state = asked.play(table["table"], dice.choice(legal["moves"])["move"], legal["rev"])
    return state


if __name__ == "__main__":
    final = play_game(*sys.argv[1:4])
    print(f"{final['game']}: {final['ply']} plies, scores {final['scores']}")
