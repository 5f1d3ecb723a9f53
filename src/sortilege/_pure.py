"""SORTILEGE_PURE=1 at run time: an installed compiled package runs from the Python sources beside its binaries."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Sources:
    """Finds the modules of this package, and never as binaries."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("sortilege."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("SORTILEGE_PURE") == "1" and Sources not in sys.meta_path:
    sys.meta_path.insert(0, Sources)
