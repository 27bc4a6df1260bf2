"""The server's configuration, with defaults for one machine."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Config:
    """The options of `decaphase serve`, and settings for tests and benchmarks.

    `database`: empty for SQLite in the user's data folder. `origins`: other sites whose pages may use the
    server. `proxies`: addresses whose forwarding headers are trusted. `pace` and `burst`: messages a client
    may send per second, and at once. `patience`: seconds until a bot takes over the seat of a disconnected
    player; `idle`: until a table without followers is unloaded. `thinkers`: worker processes for bots.
    `per_account`, `per_address`: concurrent connections. `metrics_token`: bearer token for reading the
    metrics from other machines. `limited`: whether rate limits apply. `page`: the folder of the built page,
    if not the package's own. `quiet`: log warnings and errors only.
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
