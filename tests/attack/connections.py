"""Slow, idle and many connections: the server stays there for everybody else, and closes what only holds on."""

import contextlib
import socket
import time

from tests.attack.target import HOST, Target, alive


def attack(target: Target, count: int, seed: int) -> tuple[dict[str, int], list[str]]:
    """Opens so many connections that say nothing or too little; the lobby must go on answering."""
    wrong: list[str] = []
    slow, refused = [], 0
    for number in range(count):
        try:
            line = socket.create_connection((HOST, target.port), timeout=3)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: " if (number + seed) % 2 else b"")
            slow.append(line)
        except OSError:
            refused += 1
    began = time.monotonic()
    if not alive(target):
        wrong.append(f"with {len(slow)} idle connections nobody else is answered")
    waited = time.monotonic() - began
    if waited > 5:
        wrong.append(f"with {len(slow)} idle connections an answer takes {waited:.1f} s")
    for line in slow:
        with contextlib.suppress(OSError):
            line.close()
    _leave_early(target)
    wrong += _long_head(target)
    return {"connections": len(slow), "refused": refused}, wrong


def _leave_early(target: Target) -> None:
    """Goes in the middle of a body, or before the answer: nobody is to be told of that."""
    for path in ("/new/morris", "/replay", "/workshop/ask/read", "/editor/morris/draw", "/api/tables", "/rules/morris"):
        with socket.create_connection((HOST, target.port), timeout=5) as line:
            line.sendall(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\nabc".encode())
            time.sleep(0.05)


def _long_head(target: Target) -> list[str]:
    """A head that never ends is cut off long before it fills the memory."""
    sent = 0
    with socket.create_connection((HOST, target.port), timeout=10) as line:
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while sent < 8 * 1024 * 1024:
                line.sendall(b"X-Long: " + b"a" * 8000 + b"\r\n")
                sent += 8010
        except OSError:
            return []
    return [f"a head of {sent} bytes was taken"]
