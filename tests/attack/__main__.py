"""`python -m tests.attack` attacks a server that it starts itself on this machine; prints counts, exit 1 on a find."""

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.attack import connections, full_disk, kills, messages, requests, texts
from tests.attack.target import Target


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--requests", type=int, default=20_000)
    words.add_argument("--messages", type=int, default=50_000)
    words.add_argument("--texts", type=int, default=20_000)
    words.add_argument("--kills", type=int, default=20)
    words.add_argument("--connections", type=int, default=400)
    words.add_argument("--seed", type=int, default=int(time.time()))
    asked = words.parse_args()
    print(f"seed {asked.seed}")
    wrong: list[str] = []
    refused, finds = texts.attack(asked.texts, asked.seed)
    print(f"texts: {asked.texts} read, {refused} refused, {len(finds)} finds")
    wrong += finds
    with tempfile.TemporaryDirectory() as folder:
        target = Target(Path(folder))
        try:
            answers, finds = requests.attack(target, asked.requests, asked.seed)
            print(f"requests: answers by status {dict(sorted(answers.items()))}, {len(finds)} finds")
            wrong += finds
            for name, attack, count in (
                ("messages", messages.attack, asked.messages), ("kills", kills.attack, asked.kills),
                ("connections", connections.attack, asked.connections),
            ):  # fmt: skip
                told, finds = attack(target, count, asked.seed)
                print(f"{name}: {told}, {len(finds)} finds")
                wrong += finds
        finally:
            target.kill()
        complaints = target.complaints()
        (small := Path(folder, "small")).mkdir()  # a file that is larger already leaves no room to play
        told, finds = full_disk.attack(fresh := Target(small))
        fresh.kill()
        print(f"full disk: {told}, {len(finds)} finds")
        wrong += finds
        print(f"tracebacks and errors in the server's log: {len(complaints)}")
        if complaints:
            wrong.append(target.errors.read_text(errors="replace")[-6000:])
    print("\n".join(wrong[:40]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
