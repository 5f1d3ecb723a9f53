"""What lives as long as the server, whoever adds it: one object of each class, made when it is first asked for."""

from typing import Any, Protocol, TypeVar, cast

from starlette.requests import HTTPConnection


class Closable(Protocol):
    """What is closed when the server stops."""

    def close(self) -> None: ...


Kind = TypeVar("Kind", bound=Closable)


class Lifetime(dict[type[Closable], Closable]):
    """The objects of one server; `app.state.lifetime` holds them."""

    def close(self) -> None:
        for thing in self.values():
            thing.close()


def lasting(connection: HTTPConnection, kind: type[Kind], *given: Any) -> Kind:
    """The server's object of this class; the first who asks makes it of what is given."""
    lifetime: Lifetime = connection.app.state.lifetime
    if kind not in lifetime:
        lifetime[kind] = kind(*given)
    return cast(Kind, lifetime[kind])
