"""How a server runs; everything has a default with which it can be started as it is."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Config:
    """What was said when the server was started. An empty `database`: SQLite in the user's data folder.

    `origins`: the pages, beside the server's own, from which browsers may speak to it. `proxies`: addresses
    that are believed when they say for whom they ask. `pace` and `burst`: messages a second that a client
    may send for long, and at once. `patience`: seconds until a bot minds the seat of somebody who is gone,
    `idle`: until a table that nobody follows is put away. `per_account` and `per_address`: connections at a
    time. `metrics_token`: who shows it may read the figures from anywhere. `limited`: False for measuring.
    `page`: the folder with the page in the browser, where it is not the package's own. `quiet`: True where
    the log is to tell troubles alone.
    """

    host: str = "127.0.0.1"
    port: int = 8010
    database: str = field(default="", repr=False)
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1",)
    pace: float = 20.0
    burst: int = 60
    patience: float = 60.0
    idle: float = 300.0
    thinkers: int = 1
    per_account: int = 10
    per_address: int = 100
    metrics_token: str = field(default="", repr=False)
    limited: bool = True
    page: str = ""
    quiet: bool = False
