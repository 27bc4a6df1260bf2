"""Run the server until somebody ends it: one process, one port."""

from __future__ import annotations

import errno
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import closing
from importlib.util import find_spec
from typing import Final

import uvicorn

from decaphase.online.protocol.messages import LARGEST_FRAME
from decaphase.online.server.app import App, build_app
from decaphase.online.server.config import Config
from decaphase.online.server.http.bounded_protocol import BoundedHttpProtocol
from decaphase.online.server.logs import set_up_logs
from decaphase.online.server.websocket.transport import UvicornTransport
from decaphase.problems import Problem
from decaphase.rules.echo import echo

GRACE_SECONDS: Final = 5
PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048
NEAR: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared, not listened at
"""Who listens everywhere is found here, too; nobody can go to “everywhere”."""
COLLECTED_AFTER: Final = (20_000, 5, 2)
"""Objects more than before, and then rounds, between two looks at the young, the older and the oldest."""


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until a signal ends it; `ready` is told the address as soon as somebody can come."""
    set_up_logs(quiet=config.quiet)
    app = build_app(config)
    with closing(_listen(config.host, config.port)) as listener:
        server = _Server(_settings(app), lambda: ready(address_of(listener)))
        # uvicorn ends in good order and then raises the signal again, which is not needed any more.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: None)
        try:
            server.run(sockets=[listener])
        except SystemExit:
            if app.problem is None:
                raise
            raise app.problem from None


class _Server(uvicorn.Server):
    """uvicorn's server, which says when it is up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _spare_the_collector()
            self._ready()


def _spare_the_collector() -> None:
    """Let Python look for circles of garbage less often: tables hold none, and are many small objects.

    Connections that have ended do, so it must not be too seldom either.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _settings(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=BoundedHttpProtocol,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        ws=UvicornTransport,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        date_header=True,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def _listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything else, so that it is clear at once when somebody else has it."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        number = getattr(error, "errno", None)
        if number == errno.EADDRINUSE:
            raise Problem("serve-port-taken", port=str(port)) from None
        if number == errno.EACCES:
            raise Problem("serve-port-forbidden", port=str(port)) from None
        raise Problem("serve-no-address", host=echo(host), port=str(port)) from None


def address_of(listener: socket.socket) -> str:
    """The address at which the server is found, from this machine.

    >>> with socket.create_server(("127.0.0.1", 0)) as listener:
    ...     address_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"
    True
    """
    host, port = listener.getsockname()[:2]
    host = NEAR.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
