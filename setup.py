"""Compiles the hot modules with mypyc, all of them or none; docs/build.md says when."""

import os
import re
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))
from _build import has_headers, own_compiler, wants_plain, zig

HOT = re.compile(r"^from mypy_extensions import ", re.MULTILINE)
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]
MUST = bool(own_compiler()) or os.environ.get("CI") == "true"


def hot_modules() -> list[str]:
    """A module is compiled if and only if it uses the types of compiled code."""
    sources = sorted(Path("src/sortilege").rglob("*.py"))
    return [str(path) for path in sources if HOT.search(path.read_text(encoding="utf-8"))]


def extensions() -> list[Extension]:
    """One mypyc group of all hot modules, or nothing where it cannot be compiled or only the metadata is asked for."""
    if wants_plain() or "bdist_wheel" not in sys.argv:
        return []
    compiler = own_compiler() or zig()
    if not compiler or not has_headers():
        return not_compiled("no C compiler" if not compiler else "no Python.h: install Python's development files")
    os.environ["CC"] = compiler
    from mypyc.build import mypycify

    arguments = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *hot_modules()]
    group = mypycify(arguments, opt_level="3", debug_level="0", group_name="sortilege")
    for one in group:
        one.extra_compile_args = [*one.extra_compile_args, *FLAGS]
    return group


def not_compiled(why: str) -> list[Extension]:
    """Says why this will be plain Python; an error where it must be compiled."""
    if os.environ.get("CI") == "true":
        raise SystemExit(f"sortilege: not compiled: {why} (SORTILEGE_PURE=1 asks for plain Python)")
    print(f"sortilege: not compiled, plain Python instead: {why}", file=sys.stderr)
    return []


class BuildAllOrNothing(build_ext):  # type: ignore[misc]
    """Where zig alone was there and failed, plain Python is installed; half a group would not import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if MUST:
                raise
            self.extensions = not_compiled(str(problem))
            for built in Path(self.build_lib).rglob("*.so"):
                built.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNothing})
