"""What only some need is imported where it is used, with a clear word where it is missing."""

import os
from importlib import import_module
from typing import Any

from sortilege.kernel.errors import SortilegeError


class MissingExtra(SortilegeError):
    """A package of an extra is not installed."""


def need(module: str, extra: str) -> Any:
    """Imports a module; MissingExtra says how it is installed."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # numpy's matrices are small here: more threads only wait
    try:
        return import_module(module)
    except ImportError as error:
        if error.name is None or error.name.split(".")[0] != module.split(".")[0]:
            raise
        raise MissingExtra(f"this needs {module}: pip install 'sortilege[{extra}]'") from None
