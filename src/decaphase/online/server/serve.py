"""Run the server in this process, on one port, until a signal stops it."""

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
from decaphase.online.server.http.slow_readers import SlowReaders
from decaphase.online.server.logs import set_up_logs
from decaphase.online.server.websocket.transport import UvicornTransport
from decaphase.problems import Problem
from decaphase.rules.echo import echo

SHUTDOWN_SECONDS: Final = 5
PING_SECONDS: Final = 20.0
BACKLOG: Final = 2048
LOOPBACK: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - compared, not listened at
"""The address to open when the server listens on all interfaces."""
GC_THRESHOLDS: Final = (20_000, 5, 2)
"""For the three generations of the garbage collector."""


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until a signal stops it; `ready` gets the address once the server accepts connections."""
    set_up_logs(quiet=config.quiet)
    app = build_app(config)
    with closing(_listen(config.host, config.port)) as listener:
        server = _Server(_uvicorn_config(app), lambda: ready(url_of(listener)))
        # uvicorn shuts down and then raises the signal again, which is not needed.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: None)
        try:
            server.run(sockets=[listener])
        except SystemExit:
            if app.problem is None:
                raise
            raise app.problem from None


class _Server(uvicorn.Server):
    """uvicorn's server with a callback when it is up."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _tune_garbage_collector()
            SlowReaders(lambda: self.server_state.connections).start()
            self._ready()


def _tune_garbage_collector() -> None:
    """Collect cycles less often: tables are many small objects without any.

    Closed connections do have cycles, so the collector stays on.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _uvicorn_config(app: App) -> uvicorn.Config:
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
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def _listen(host: str, port: int) -> socket.socket:
    """Bind the port before anything else, so that a taken port is reported at once."""
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


def url_of(listener: socket.socket) -> str:
    """The server's URL as seen from this machine.

    >>> with socket.create_server(("127.0.0.1", 0)) as listener:
    ...     url_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"
    True
    """
    host, port = listener.getsockname()[:2]
    host = LOOPBACK.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
