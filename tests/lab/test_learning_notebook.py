"""The notebook about learning was executed, and still runs."""

import json
from pathlib import Path
from typing import Any

NOTEBOOK = json.loads((Path(__file__).parents[2] / "docs" / "learning.ipynb").read_text(encoding="utf-8"))


def test_the_notebook_was_executed_and_runs() -> None:
    cells = [cell for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]
    assert all(cell["execution_count"] for cell in cells)
    assert not any(output["output_type"] == "error" for cell in cells for output in cell["outputs"])
    names: dict[str, Any] = {}
    for cell in cells:
        exec("".join(cell["source"]), names)
    assert len(names["training"].rounds) == 3
    assert len(names["columns"]["move"]) > 20
