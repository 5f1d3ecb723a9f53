"""Which build this is: compiled or plain, its version, and a hash of its sources."""

import platform
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

VERSION = "0.1.0"


def _is_compiled() -> bool:
    spec = find_spec("sortilege.kernel.position")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


compiled: bool = _is_compiled()


@cache  # one folder
def sources_hash(folder: Path = Path(__file__).parent) -> str:
    """Computes twelve digits that change whenever a source or data file of the package does."""
    digest = sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc"):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:12]


def describe() -> str:
    """Describes this build in one line, for `--version`, reports and the tests' header."""
    kind = "compiled" if compiled else "plain Python, not compiled"
    return f"sortilege {VERSION}, {kind}, sources {sources_hash()}, Python {platform.python_version()}"
