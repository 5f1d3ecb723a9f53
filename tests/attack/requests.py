"""Raw HTTP from a seed: well-formed requests to every address, mutated in path, head and body."""

import json
import random
from concurrent.futures import ThreadPoolExecutor

from tests.attack.mutate import mutated_bytes, mutated_json, mutated_text
from tests.attack.target import Target, alive, status_of

AT_ONCE = 8  # requests
PATIENCE = 2.0  # seconds for an answer; what is cut off in the middle gets none
GAMES = ("morris", "spell", "archimage", "madness", "grimoire", "nogame")
BOOK = 'Grimoire "Essai"\n1. The gems of both masters move from point 1 to point 15.\n'


def addresses(table: str, cookie: str) -> list[tuple[str, str, object]]:
    """Method, path and body of requests that are in order."""
    found: list[tuple[str, str, object]] = [("GET", "/", None), ("GET", "/health", None), ("GET", "/metrics", None)]
    for key in GAMES:
        found += [
            ("GET", f"/new/{key}", None), ("GET", f"/rules/{key}", None), ("GET", f"/guide/{key}", None),
            ("GET", f"/editor/{key}", None), ("GET", f"/picture/{key}.svg?theme=dark", None),
            ("GET", f"/diagram/{key}/1.svg", None), ("POST", f"/guide/{key}/play", "step=1"),
            ("POST", f"/new/{key}", "seat-0=me&seat-1=jester&name=Ada"),
            ("POST", f"/editor/{key}/draw", {"text": "x", "options": {}, "brush": "man-0", "targets": ["a1"]}),
            ("POST", "/api/tables", {"game": key, "options": {"seats": 2}, "seats": ["open", "jester"]}),
        ]  # fmt: skip
    return [
        *found,
        ("GET", f"/table/{table}", None), ("GET", f"/table/{table}/record", None), ("GET", f"/replay/{table}", None),
        ("GET", f"/replay/{table}?ply=3", None), ("GET", f"/api/tables/{table}", None),
        ("POST", "/find", "game=morris&name=Ada&fill=60"), ("GET", "/lobby/tables?removed=x", None),
        ("POST", "/mine/remove", f"table={table}"),
        ("POST", "/mine/restore", f"table={table}"),
        ("GET", f"/table/{table}/waiting", None), ("GET", f"/table/{table}/picture.svg", None),
        ("GET", f"/table/{table}/preview.png", None), ("GET", f"/join/{table}/{'x' * 32}", None),
        ("POST", f"/table/{table}/sit", "seat=1&name=Ada&token=x"), ("POST", f"/table/{table}/bot", "seat=1"),
        ("POST", f"/table/{table}/leave", ""),
        ("POST", f"/table/{table}/comers", "comers=public"), ("GET", "/new/madness/expect?option-seats=3", None),
        ("POST", f"/api/tables/{table}/plays", {"move": "d2", "ply": 0}), ("GET", "/api/openapi.json", None),
        ("POST", "/open", f"record=Game: morris\n\n1. d2; f4 {{{cookie}}}"),
        ("POST", "/workshop/ask/read", {"text": BOOK, "cursor": 5, "other": "fr", "spell": "1", "board": "F" * 24}),
    ]  # fmt: skip


def attack(target: Target, count: int, seed: int) -> tuple[dict[int, int], list[str]]:
    """Sends so many requests; the answers by status, and what went wrong."""
    dice = random.Random(seed)
    table, cookie = target.open_table("morris")
    known = addresses(table, cookie)
    answers: dict[int, int] = {}
    wrong: list[str] = []
    for start in range(0, count, 400):
        sent = [_request(*dice.choice(known), target.address, cookie, dice) for _ in range(min(400, count - start))]
        with ThreadPoolExecutor(AT_ONCE) as people:
            for data, answer in zip(sent, people.map(lambda data: target.raw(data, PATIENCE), sent), strict=True):
                status = status_of(answer)
                answers[status] = answers.get(status, 0) + 1
                if status >= 500:
                    wrong.append(f"{status} for {data[:300]!r}")
        if not alive(target):
            wrong.append(f"the server is gone after {start + len(sent)} requests")
            break
    return answers, wrong


def _request(method: str, path: str, body: object, host: str, cookie: str, dice: random.Random) -> bytes:
    where = dice.randrange(4)
    if where == 0:
        path = mutated_text(path, dice).replace("\x00", "%00")
    sent = b"" if body is None else body.encode() if isinstance(body, str) else json.dumps(body).encode()
    if where == 1 and body is not None:
        made = mutated_text(body, dice) if isinstance(body, str) else mutated_json(body, dice)
        sent = made if isinstance(made, bytes) else made.encode("utf-8", "replace")
    kind = "application/json" if isinstance(body, dict) else "application/x-www-form-urlencoded"
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Cookie: {cookie}; name=Ada", "Connection: close"]
    head += [f"Content-Type: {kind}", f"Content-Length: {len(sent)}"] if body is not None else []
    if dice.random() < 0.1:
        head.append(f"Origin: {dice.choice(('http://[', 'null', f'http://{host}', 'http://evil', 'http://é', ''))}")
    if dice.random() < 0.1:
        head.append(f"Accept-Language: {mutated_text('fr;q=0.9, en;q=0.8', dice)}".replace("\n", "").replace("\r", ""))
    data = "\r\n".join(head).encode("utf-8", "replace") + b"\r\n\r\n" + sent
    return mutated_bytes(data, dice) if where == 2 else data
