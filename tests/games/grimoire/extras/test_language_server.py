"""The language server, asked by a client over its standard input and output."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("pygls")

URI = "file:///book.grimoire"
ASKING = "All the caster's fire gems turn clockwise."
TEXT = f"Spell “Été”:\n{ASKING}\nAll water gems on the outer arc move one arc inward.\n"


class Client:
    """As much of an editor as is needed."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "sortilege.cli", "grimoire", "lsp"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.number = 0
        self.heard: list[dict[str, Any]] = []

    def send(self, method: str, params: dict[str, Any], **more: int) -> None:
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        message: dict[str, Any] = json.loads(self.process.stdout.read(length))
        return message

    def ask(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.send(method, params, id=self.number)
        while (message := self.receive()).get("id") != self.number:
            self.heard.append(message)
        return message["result"]

    def told(self, method: str) -> dict[str, Any]:
        while True:
            for message in self.heard:
                if message.get("method") == method:
                    self.heard.remove(message)
                    params: dict[str, Any] = message["params"]
                    return params
            self.heard.append(self.receive())


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    editor = Client()
    try:
        editor.ask("initialize", processId=None, rootUri=None, capabilities={})
        editor.send("initialized", {})
        document = {"uri": URI, "languageId": "grimoire", "version": 1, "text": TEXT}
        editor.send("textDocument/didOpen", {"textDocument": document})
        yield editor
    finally:
        editor.process.kill()
        with editor.process:  # closes its pipes
            pass


def test_diagnostics_completion_hover_answers_and_formatting(client: Client) -> None:
    here = {"textDocument": {"uri": URI}}
    (problem,) = client.told("textDocument/publishDiagnostics")["diagnostics"]
    assert (problem["code"], problem["range"]["start"]["line"]) == ("E-ASK", 1)
    words = client.ask("textDocument/completion", **here, position={"line": 1, "character": 27})
    assert "turn" in [word["label"] for word in words]
    hover = client.ask("textDocument/hover", **here, position={"line": 2, "character": 5})
    assert "The water gems of both masters standing on the outer arc move 1 arc inward." in hover["contents"]["value"]
    assert "vers le centre" in hover["contents"]["value"]
    place = {"start": {"line": 1, "character": 0}, "end": {"line": 1, "character": 1}}
    actions = client.ask("textDocument/codeAction", **here, range=place, context={"diagnostics": []})
    assert len(actions) == 3
    (edit,) = actions[1]["edit"]["changes"][URI]
    assert edit["newText"] == "The fire gems of the caster move 2 points clockwise."
    assert edit["range"]["end"] == {"line": 1, "character": 42}
    mended = TEXT.replace(ASKING, edit["newText"])
    change = {"textDocument": {"uri": URI, "version": 2}, "contentChanges": [{"text": mended}]}
    client.send("textDocument/didChange", change)
    assert client.told("textDocument/publishDiagnostics")["diagnostics"] == []
    (whole,) = client.ask("textDocument/formatting", **here, options={"tabSize": 2, "insertSpaces": True})
    assert "standing on the outer arc move 1 arc inward" in whole["newText"]
