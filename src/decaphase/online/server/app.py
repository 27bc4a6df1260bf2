"""The server as an ASGI application: HTTP by Litestar, and before it the door to everything live."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from decaphase.online.server.api.routes import build_pages
from decaphase.online.server.config import Config
from decaphase.online.server.http.middleware import answer
from decaphase.online.server.services import Services, run
from decaphase.online.server.websocket.endpoint import accept_websocket
from decaphase.problems import Problem


class App:
    """A server for an ASGI runner; `problem` says why it could not be started."""

    def __init__(self, config: Config, pages: Litestar) -> None:
        self._config = config
        self._pages = pages
        self._running: Services | None = None
        self.problem: Problem | None = None

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(cast("LifeSpanReceive", receive), cast("LifeSpanSend", send))
        elif self._running is None:
            raise RuntimeError("no lifespan")
        elif scope["type"] == ScopeType.WEBSOCKET:
            await accept_websocket(self._running, scope, receive, send)
        else:
            await answer(self._running, self._pages, scope, receive, send)

    async def _live(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        """Open everything when the runner starts, and put it away when it ends."""
        await receive()
        async with AsyncExitStack() as opened:
            try:
                self._running = await opened.enter_async_context(run(self._config))
            except Problem as problem:
                self.problem = problem
                await send({"type": "lifespan.startup.failed", "message": problem.code})
                return
            self._pages.state.running = self._running
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})


def build_app(config: Config) -> App:
    """The application for this configuration."""
    return App(config, build_pages())
