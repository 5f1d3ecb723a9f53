"""`sortilege verify FILE`: were the dice fair?"""

import typer

from sortilege.cli.common import AsJson, RecordFile, print_json, read_text
from sortilege.kernel.verify import verify as recompute


def verify(file: RecordFile, as_json: AsJson = False) -> None:
    """Recompute each draw of a finished game from its seed, and name the first false one.

    Exit code 0: all draws are true; 1: a false draw or seed; 3: the seed is not shown yet.
    """
    verdict = recompute(read_text(file))
    missing = verdict.draws - verdict.checked if not verdict.problem else 0
    if as_json:
        print_json({"draws": verdict.draws, "checked": verdict.checked, "problem": verdict.problem})
    elif verdict.problem:
        print(f"false: {verdict.problem}")
    elif missing:
        print(f"{missing} of {verdict.draws} draws cannot be checked: their seed is not shown (is the game over?)")
    else:
        print(f"true: all {verdict.draws} draws follow from the seed")
    if verdict.problem or missing:
        raise typer.Exit(1 if verdict.problem else 3)
