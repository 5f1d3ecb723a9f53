"""The laboratory: what research needs around the engine. Nothing of it is needed to play."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sortilege.lab.vectors import vector

__all__ = ["vector"]


def __getattr__(name: str) -> object:
    """Loads what is asked for: the games for learning need numpy, other parts do not."""
    if name == "vector":
        from sortilege.lab.vectors import vector

        return vector
    raise AttributeError(f"module 'sortilege.lab' has no attribute {name!r}")
