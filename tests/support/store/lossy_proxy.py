"""A proxy before a real PostgreSQL, which loses answers and breaks connections when a test says so."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

SOCKET: Final = ".s.PGSQL.5432"


class LossyProxy:
    """Passes bytes on between clients and the database, as long as a test lets it."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = urlsplit(url)
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        self._database = str(Path(query["host"]) / SOCKET)
        self._socket = str(folder / SOCKET)
        self.url = urlunsplit(parts._replace(query=urlencode({**query, "host": str(folder)})))
        self._writers: set[asyncio.StreamWriter] = set()
        self._talks: set[asyncio.Task[None]] = set()
        self._away = False
        self.deaf = False
        """Whether what the database answers is lost."""
        self.mute = False
        """Whether what the clients send is lost."""
        self.ignored = b""
        """A setting that is not passed on, as by a pooler; another of no effect takes its place."""

    async def start(self) -> asyncio.Server:
        return await asyncio.start_unix_server(self._connected, self._socket)

    def cut(self) -> None:
        """Break all connections, and refuse new ones."""
        self._away = True
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Accept connections again, and pass everything on."""
        self._away = self.deaf = self.mute = False

    async def end(self) -> None:
        self.cut()
        await asyncio.gather(*self._talks, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._away:
            writer.transport.abort()
            return
        back, forth = await asyncio.open_unix_connection(self._database)
        self._writers |= {writer, forth}
        talks = [
            asyncio.create_task(self._pass_on(reader, forth, lambda: self.mute)),
            asyncio.create_task(self._pass_on(back, writer, lambda: self.deaf)),
        ]
        self._talks.update(talks)
        await asyncio.wait(talks, return_when=asyncio.FIRST_COMPLETED)
        for one in (writer, forth):
            one.transport.abort()
            self._writers.discard(one)

    def _without_ignored(self, data: bytes) -> bytes:
        if not self.ignored:
            return data
        return data.replace(self.ignored + b"\0", b"my.".ljust(len(self.ignored), b"x") + b"\0")

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lost: Callable[[], bool]
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if not lost():
                    writer.write(self._without_ignored(data))
                    await writer.drain()


@asynccontextmanager
async def lossy_proxy(url: str) -> AsyncIterator[LossyProxy]:
    """A proxy before the database at this URL."""
    with tempfile.TemporaryDirectory(prefix="decaphase-proxy-") as folder:
        proxy = LossyProxy(url, Path(folder))
        async with await proxy.start():
            yield proxy
            await proxy.end()
