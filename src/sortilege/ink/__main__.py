"""`python -m sortilege.ink FOLDER [--png]` writes the specimen sheet, light and dark."""

import sys
from pathlib import Path

from sortilege.ink.palette import THEMES
from sortilege.ink.render import flatten, png
from sortilege.ink.specimen import specimen


def main(folder: Path, pictures: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        (folder / f"ink-{theme}.svg").write_text(flatten(specimen(), theme), encoding="utf-8")
        if pictures:
            (folder / f"ink-{theme}.png").write_bytes(png(specimen(), 1180, theme))
    print(f"specimen sheets in {folder}")


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--png"]
    main(Path(words[0] if words else "."), "--png" in sys.argv)
