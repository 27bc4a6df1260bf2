"""Cross-site requests are refused, and every response has the security headers."""

from __future__ import annotations

from socket import gethostname

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from support.server.odd_requests import ping_frame
from support.server.served import FRIEND, Guest, Served

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def in_browser(served: Served, name: str = "Ann", **headers: str) -> httpx.Client:
    """A browser that keeps the cookie and sends no bearer token."""
    browser = served.browser(**headers)
    token = browser.post("/api/accounts", json={"name": name}).json()["token"]
    browser.cookies.clear()
    # httpx sends no secure cookie to 127.0.0.1; browsers do.
    browser.headers["cookie"] = f"__Host-decaphase={token}"
    return browser


# Cookies


def test_the_cookie_is_for_this_host_only_and_not_for_scripts(served: Served) -> None:
    answer = served.browser().post("/api/accounts", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-decaphase=")
    kept = set(cookie.split("; ")[1:])
    assert kept == {"Path=/", "Max-Age=34560000", "HttpOnly", "Secure", "SameSite=Lax"}


def test_without_a_certificate_the_cookie_is_kept_all_the_same(served: Served) -> None:
    at_home = {"host": "table.local:8010"}
    cookie = (
        served.browser().post("/api/accounts", json={"name": "Ann"}, headers=at_home).headers["set-cookie"]
    )
    assert cookie.startswith("decaphase=")
    assert "Secure" not in cookie
    assert "SameSite=Strict" in cookie


def test_behind_a_proxy_with_a_certificate_the_cookie_is_secure(served: Served) -> None:
    proxied = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example"}
    answer = served.browser().post("/api/accounts", json={"name": "Ann"}, headers=proxied)
    assert answer.headers["set-cookie"].startswith("__Host-decaphase=")
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_with_a_certificate_only_the_secure_cookie_counts(served: Served) -> None:
    """Another site of the same domain may have set the plain one."""
    token = served.guest().token
    proxied = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example"}
    for name, encrypted, plain in (("decaphase", 401, 200), ("__Host-decaphase", 200, 200)):
        browser = served.browser(cookie=f"{name}={token}")
        assert browser.get("/api/account", headers=proxied).status_code == encrypted
        assert browser.get("/api/account").status_code == plain


def test_a_cookie_alone_changes_nothing(served: Served) -> None:
    ann = in_browser(served)
    assert ann.get("/api/account").status_code == 200
    answer = ann.patch("/api/account", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-page")
    assert ann.get("/api/account").json()["name"] == "Ann"


def test_our_own_page_may_change_things(served: Served) -> None:
    ann = in_browser(served)
    for ours in ({"origin": served.address}, {"sec-fetch-site": "same-origin"}):
        assert ann.patch("/api/account", json={"name": "Anna"}, headers=ours).status_code == 200


@pytest.mark.parametrize(
    "foreign",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": FRIEND},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_a_page_of_somebody_else_changes_nothing(served: Served, foreign: dict[str, str]) -> None:
    ann = in_browser(served)
    assert ann.patch("/api/account", json={"name": "Eve"}, headers=foreign).status_code == 403
    assert ann.post("/api/logout", headers=foreign).status_code == 403
    assert ann.request("DELETE", "/api/account", headers=foreign).status_code == 403
    assert ann.get("/api/account").json()["name"] == "Ann"


def test_a_page_of_somebody_else_logs_nobody_in(served: Served) -> None:
    answer = served.browser(origin="https://evil.example").post("/api/accounts", json={"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-page")


def test_a_form_is_no_request(served: Served) -> None:
    ann = served.guest()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = ann.http.patch("/api/account", content=b'{"name": "Eve"}', headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "server-not-json")


# Allowed foreign pages


def test_a_page_that_was_named_may_use_a_token(served: Served) -> None:
    ann = served.guest()
    answer = ann.http.patch("/api/account", json={"name": "Anna"}, headers={"origin": FRIEND})
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == FRIEND
    assert "access-control-allow-credentials" not in answer.headers


def test_a_page_that_was_named_is_told_what_it_may_send(served: Served) -> None:
    asked = {"origin": FRIEND, "access-control-request-method": "PATCH"}
    answer = served.browser().options("/api/account", headers=asked)
    assert answer.status_code == 204
    assert "authorization" in answer.headers["access-control-allow-headers"]
    stranger = served.browser().options("/api/account", headers={**asked, "origin": "https://evil.example"})
    assert "access-control-allow-origin" not in stranger.headers


# Foreign names of this machine


@pytest.mark.parametrize("path", ["/", "/metrics", "/api/accounts", "/live"])
def test_a_foreign_name_for_this_machine_is_refused(served: Served, path: str) -> None:
    """A page of another site reaches it so, if its name leads here by now (DNS rebinding)."""
    near = served.browser(host="evil.example:8010")
    del near.headers["x-forwarded-for"]
    method = "POST" if path == "/api/accounts" else "GET"
    answer = near.request(method, path, json={"name": "Eve"} if method == "POST" else None)
    assert (answer.status_code, answer.json()["code"]) == (421, "server-foreign-host")
    for own in ("localhost", "localhost:8010", "127.0.0.1:1", "[::1]:8010", gethostname()):
        assert near.request(method, path, headers={"host": own}).status_code != 421


# WebSocket handshakes


def knock(served: Served, guest: Guest | None = None, **headers: str) -> int:
    """The status of a handshake; 101 if it is accepted."""
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    if guest is not None:
        sent |= {"authorization": f"Bearer {guest.token}"}
    try:
        with connect(served.live, additional_headers=sent, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_the_door_is_for_people_with_a_token(served: Served) -> None:
    ann = served.guest()
    assert knock(served, ann) == 101
    assert knock(served) == 401
    assert knock(served, authorization="Bearer made-up") == 401


def test_the_door_is_for_our_own_page_and_those_that_were_named(served: Served) -> None:
    ann = served.guest()
    assert knock(served, ann, origin=served.address) == 101
    assert knock(served, ann, origin=FRIEND) == 101
    assert knock(served, ann, origin="https://evil.example") == 403
    assert knock(served, ann, origin="null") == 403
    assert knock(served, ann, origin=served.address.replace("http", "https")) == 403


def test_a_refusal_at_the_door_says_why(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(served.live, additional_headers={"accept-language": "de"}, compression=None)
    response = refused.value.response
    assert b"melde dich" in (response.body or b"")
    assert response.headers["content-security-policy"]
    assert response.headers["content-type"] == "application/json"


def test_there_is_one_door(served: Served) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(served.live + "/elsewhere", compression=None)
    assert refused.value.response.status_code == 404


def test_nobody_has_too_many_connections(served: Served) -> None:
    ann = served.guest()
    connections = [ann.connect() for _ in range(10)]
    assert knock(served, ann) == 429
    connections[0].close()
    for _ in range(50):
        if knock(served, ann) == 101:
            break
    else:
        pytest.fail("a connection that was closed still counts")


def test_a_lost_connection_does_not_count_while_its_messages_wait(served: Served) -> None:
    """At 20 messages a second, those of each would take another 20 seconds."""
    ann = served.guest()
    for _ in range(10):
        lost = ann.connect().socket
        lost.socket.sendall(ping_frame("") * 500)
        lost.socket.close()
    for _ in range(50):
        if knock(served, ann) == 101:
            break
    else:
        pytest.fail("a connection that was lost still counts")


# Headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/health", 200),
        ("GET", "/api/rules", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/account", 401),
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("DELETE", "/api/rules", 405),
        ("POST", "/api/accounts", 400),
        ("OPTIONS", "/api/account", 204),
    ],
)
def test_every_answer_carries_the_headers(served: Served, method: str, path: str, status: int) -> None:
    answer = served.browser(accept="application/json").request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # WebAssembly, and no script
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    assert (answer.headers.get("cache-control") == "no-store") is path.startswith("/api")
