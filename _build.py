"""setuptools' backend, and the choice of a C compiler: the machine's own, else zig's for the build alone, else none."""

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import build_meta as _setuptools
from setuptools.build_meta import *  # noqa: F403  the hooks that are not changed here


def own_compiler() -> str | None:
    """The command of the machine's C compiler."""
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    named = os.environ.get("CC")
    return named or next((name for name in (configured, "cc", "gcc", "clang") if shutil.which(name)), None)


def zig() -> str | None:
    """The command of zig's C compiler, where its wheel was fetched."""
    return f"{sys.executable} -m ziglang cc" if find_spec("ziglang") else None


def has_headers() -> bool:
    """Whether this Python came with what a C compiler needs."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def wants_plain() -> bool:
    """Whether plain Python was asked for."""
    return os.environ.get("SORTILEGE_PURE") == "1"


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:
    """Where no compiler is found, zig's is fetched into the build's own environment."""
    needs_zig = has_headers() and not own_compiler() and not wants_plain()
    return ["ziglang"] if needs_zig else []


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Builds from nothing, so that no deleted or older module slips into the wheel."""
    shutil.rmtree("build", ignore_errors=True)
    name: str = _setuptools.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name
