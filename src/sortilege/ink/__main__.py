"""`python -m sortilege.ink [FOLDER]` writes the specimen sheet as SVG and PNG, light and dark."""

import sys
from pathlib import Path

from sortilege.ink.render import flatten, png
from sortilege.ink.specimen import specimen


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("light", "dark"):
        (folder / f"ink-{theme}.svg").write_text(flatten(specimen(), theme), encoding="utf-8")
        (folder / f"ink-{theme}.png").write_bytes(png(specimen(), 1180, theme))
    print(f"specimen sheets in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
