"""Rate limits, their bounded memory, and the address that they count."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress

import pytest

from decaphase.online.server.auth.login_attempts import attempt_at
from decaphase.online.server.http.client_address import Peer, TrustedProxies, peer_of
from decaphase.online.server.http.rate_limits import (
    LOGINS,
    PASSWORD_ATTEMPTS,
    CounterStorage,
    RateLimited,
    RateLimits,
)
from support.server.served import Served, new_address


def test_too_many_new_accounts_from_one_address(served: Served) -> None:
    browser = served.browser()
    answers = [browser.post("/api/accounts", json={"name": f"Ann {number}"}) for number in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert answers[-1].json()["code"] == "server-too-often"
    assert 0 < int(answers[-1].headers["retry-after"]) <= 3600
    assert str(answers[-1].json()["values"]["seconds"]) == answers[-1].headers["retry-after"]
    elsewhere = browser.post(
        "/api/accounts", json={"name": "Bob"}, headers={"x-forwarded-for": new_address()}
    )
    assert elsewhere.status_code == 201


def log_in(served: Served, address: str, login: str, password: str) -> int:
    """The status of an attempt from this address."""
    sent = {"login": login, "password": password}
    return served.browser(x_forwarded_for=address).post("/api/login", json=sent).status_code


def test_too_many_tries_at_one_login_from_one_address(served: Served) -> None:
    typed = ("ann-tried", "ANN-tried", "Ann-Tried", "ann-TRIED", "ａnn-tried", "ann-tried")
    address = new_address()
    answers = [log_in(served, address, login, "wrong password") for login in typed]
    assert answers == [401] * 5 + [429]


def test_strangers_lock_nobody_out(served: Served) -> None:
    login, password = "ann-attacked", "correct horse"
    owner = served.guest()
    assert (
        owner.http.put("/api/account/login", json={"login": login, "password": password}).status_code == 200
    )
    one = new_address()
    wrong = [log_in(served, address, login, "wrong password") for address in (*[one] * 6, new_address())]
    assert wrong == [401] * 5 + [429, 401]
    assert log_in(served, new_address(), login, password) == 200


def test_trying_whether_a_login_is_taken_counts_as_trying_it(served: Served) -> None:
    ann, bob = served.guest(), served.guest()
    login = {"login": "ann-probed", "password": "correct horse"}
    assert ann.http.put("/api/account/login", json=login).status_code == 200
    statuses = [bob.http.put("/api/account/login", json=login).status_code for _ in range(6)]
    assert statuses == [409] * 5 + [429]


def tries(limits: RateLimits, addresses: Iterable[str], login: str = "ann") -> int:
    """How many attempts may be made at once, one from each of these addresses."""
    allowed = 0
    for address in addresses:
        with suppress(RateLimited):
            attempt_at(login, client(address)).count(limits)
            allowed += 1
    return allowed


REGIONS = [f"198.{number}.0.1" for number in range(100)]


def test_a_region_of_the_network_has_twenty_tries_an_hour() -> None:
    limits = RateLimits()
    assert tries(limits, (f"198.51.{number}.1" for number in range(100))) == 20
    assert tries(limits, (f"2001:db8:{number:x}::1" for number in range(100))) == 20
    assert tries(limits, (f"198.51.{number}.1" for number in range(100)), "bob") == 20


def test_after_a_hundred_tries_an_hour_each_region_has_two() -> None:
    limits = RateLimits()
    home, elsewhere = "203.0.113.7", "192.0.2.7"
    attempt_at("ann", client(home)).succeeded(limits)
    assert tries(limits, REGIONS * 4) == 100 + 2 * 100
    assert tries(limits, [home] * 6) == 5  # where the owner has logged in before
    assert tries(limits, [elsewhere] * 6) == 2


def test_too_many_questions_from_one_address(served: Served) -> None:
    browser = served.browser(accept="application/json")
    statuses = {browser.get("/").status_code for _ in range(300)}
    assert statuses == {200}
    assert browser.get("/").status_code == 429


def test_limits_can_be_turned_off() -> None:
    limits = RateLimits(enabled=False)
    for _ in range(100):
        limits.count(LOGINS, "192.0.2.1")


def test_each_is_counted_alone() -> None:
    limits = RateLimits()
    for _ in range(5):
        limits.count(PASSWORD_ATTEMPTS, "ann")
    limits.count(PASSWORD_ATTEMPTS, "bob")
    with pytest.raises(RateLimited) as refused:
        limits.count(PASSWORD_ATTEMPTS, "ann")
    assert 1 <= refused.value.seconds <= 60


def test_setting_the_clock_ends_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = RateLimits()
    for _ in range(5):
        limits.count(PASSWORD_ATTEMPTS, "ann")
    monkeypatch.setattr(time, "time", lambda: 2e9)
    with pytest.raises(RateLimited):
        limits.count(PASSWORD_ATTEMPTS, "ann")


def test_counts_take_no_more_room_than_they_may() -> None:
    counts = CounterStorage(most=100)
    for number in range(1000):
        counts.incr(f"address {number}", 60)
    assert len(counts) == 100
    assert counts.get("address 999") == 1
    assert counts.get("address 0") == 0


def test_a_count_ends_with_its_time() -> None:
    counts = CounterStorage()
    assert counts.incr("ann", 60) == 1
    assert counts.incr("ann", 60) == 2
    counts.incr("bob", -1)
    assert counts.get("bob") == 0
    assert counts.incr("bob", 60) == 1


# Client addresses


def client(peer: str, **headers: str) -> Peer:
    sent = {name.replace("_", "-").encode(): value for name, value in {"host": "here", **headers}.items()}
    scope = {"type": "http", "scheme": "http", "client": (peer, 1), "headers": []}
    return peer_of(scope, sent, TrustedProxies(["127.0.0.1", "10.0.0.0/8"]))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("192.0.2.9", "198.51.100.1", "192.0.2.9"),  # not a trusted proxy
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "203.0.113.5, 198.51.100.1", "198.51.100.1"),  # addresses further left may be forged
        ("127.0.0.1", "198.51.100.1, 10.1.2.3", "198.51.100.1"),  # two trusted proxies
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1, nonsense, 10.1.2.3", "10.1.2.3"),
        ("::ffff:127.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"),
    ],
)
def test_whose_address_it_is(peer: str, forwarded: str, address: str) -> None:
    assert client(peer, x_forwarded_for=forwarded).address == address


def test_host_and_scheme_are_believed_from_proxies_only() -> None:
    said = {"x_forwarded_proto": "https", "x_forwarded_host": "play.example"}
    assert (client("127.0.0.1", **said).scheme, client("127.0.0.1", **said).host) == ("https", "play.example")
    assert (client("192.0.2.9", **said).scheme, client("192.0.2.9", **said).host) == ("http", "here")


def test_a_home_has_many_addresses_of_ipv6_and_is_counted_once() -> None:
    assert client("2001:db8:1:2::1").limit_key == client("2001:db8:1:2:ffff::9").limit_key
    assert client("2001:db8:1:2::1").limit_key != client("2001:db8:1:3::1").limit_key
    assert client("192.0.2.1").limit_key != client("192.0.2.2").limit_key
