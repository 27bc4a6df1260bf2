"""The server as an ASGI application: the WebSocket endpoint, and HTTP by Litestar behind our middleware."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from decaphase.online.server.api.routes import build_api
from decaphase.online.server.config import Config
from decaphase.online.server.http.middleware import handle_request
from decaphase.online.server.services import Services, open_services
from decaphase.online.server.websocket.endpoint import accept_websocket
from decaphase.problems import Problem


class App:
    """The ASGI application; `problem` is why it failed to start, if it did."""

    def __init__(self, config: Config, api: Litestar) -> None:
        self._config = config
        self._api = api
        self._services: Services | None = None
        self.problem: Problem | None = None

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(cast("LifeSpanReceive", receive), cast("LifeSpanSend", send))
        elif self._services is None:
            raise RuntimeError("no lifespan")
        elif scope["type"] == ScopeType.WEBSOCKET:
            await accept_websocket(self._services, scope, receive, send)
        else:
            await handle_request(self._services, self._api, scope, receive, send)

    async def _lifespan(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        """Open the services at startup and close them at shutdown."""
        await receive()
        async with AsyncExitStack() as opened:
            try:
                self._services = await opened.enter_async_context(open_services(self._config))
            except Problem as problem:
                self.problem = problem
                await send({"type": "lifespan.startup.failed", "message": problem.code})
                return
            self._api.state.services = self._services
            await send({"type": "lifespan.startup.complete"})
            await receive()
        await send({"type": "lifespan.shutdown.complete"})


def build_app(config: Config) -> App:
    """The application for this configuration."""
    return App(config, build_api())
