"""Accounts over HTTP: guests, logins, export and deletion."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from support.server.served import Served, soon

PASSWORD = "correct horse"  # noqa: S105 - of an account that lives for a test


def test_a_guest_is_an_account_with_a_name_and_a_token(served: Served) -> None:
    ann = served.guest("Ann", "nl")
    shown = ann.http.get("/api/account").json()
    assert shown["account"] == ann.account
    assert (shown["name"], shown["language"], shown["login"]) == ("Ann", "nl", None)
    assert len(ann.token) >= 43  # 256 bits


def test_somebody_without_an_account_is_a_visitor_and_no_problem(served: Served) -> None:
    stranger = served.browser().get("/api/visitor")
    assert (stranger.status_code, stranger.json()) == (200, {"account": None})
    ann = served.guest("Ann")
    assert ann.http.get("/api/visitor").json() == {"account": ann.http.get("/api/account").json()}
    ann.http.post("/api/logout")
    assert ann.http.get("/api/visitor").json() == {"account": None}


def test_the_language_is_the_browsers_unless_said(served: Served) -> None:
    answer = served.browser(accept_language="fr-CH, fr;q=0.9").post("/api/accounts", json={"name": "Zoé"})
    assert answer.json()["language"] == "fr"


def test_a_guest_may_change_name_and_language(served: Served) -> None:
    ann = served.guest("Ann")
    assert ann.http.patch("/api/account", json={"name": "Anna"}).json()["name"] == "Anna"
    assert ann.http.patch("/api/account", json={"language": "de"}).json()["language"] == "de"
    shown = ann.http.get("/api/account").json()
    assert (shown["name"], shown["language"]) == ("Anna", "de")


def test_a_login_lets_somebody_in_from_elsewhere(served: Served) -> None:
    ann = served.guest()
    answer = ann.http.put("/api/account/login", json={"login": "ann-elsewhere", "password": PASSWORD})
    assert (answer.status_code, answer.json()["login"]) == (200, "ann-elsewhere")
    elsewhere = served.browser()
    begun = elsewhere.post("/api/login", json={"login": "ANN-elsewhere", "password": PASSWORD})
    assert begun.status_code == 200
    assert begun.json()["account"] == ann.account
    assert begun.json()["token"] != ann.token
    assert ann.http.get("/api/account").status_code == 200  # the other device stays signed in


def test_who_has_the_login_is_not_told_to_others(served: Served) -> None:
    ann = served.guest()
    ann.http.put("/api/account/login", json={"login": "ann-known", "password": PASSWORD})
    wrong = served.browser().post("/api/login", json={"login": "ann-known", "password": "wrong password"})
    nobody = served.browser().post("/api/login", json={"login": "ann-unknown", "password": PASSWORD})
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.json() == nobody.json()


def test_a_login_is_one_persons(served: Served) -> None:
    ann, bob = served.guest(), served.guest("Bob")
    login = {"login": "Ｔａｋｅｎ", "password": PASSWORD}
    assert ann.http.put("/api/account/login", json=login).status_code == 200
    answer = bob.http.put("/api/account/login", json={**login, "login": "taken"})
    assert (answer.status_code, answer.json()["code"]) == (409, "login-taken")


def test_another_password_needs_the_old_one_and_signs_other_devices_out(served: Served) -> None:
    ann = served.guest()
    login = {"login": "ann-changes", "password": PASSWORD}
    ann.http.put("/api/account/login", json=login)
    other = served.browser().post("/api/login", json=login).json()["token"]
    here = ann.connect()
    change = {**login, "password": "another horse"}
    assert ann.http.put("/api/account/login", json=change).json()["code"] == "server-wrong-password"
    assert ann.http.put("/api/account/login", json={**change, "current": PASSWORD}).status_code == 200
    assert ann.http.get("/api/account").status_code == 200
    old = served.browser(authorization=f"Bearer {other}").get("/api/account")
    assert old.status_code == 401
    here.follow(ann.open_table()["table"])  # this device's connection stays


def test_logging_in_takes_back_the_token_that_is_shown(served: Served) -> None:
    ann = served.guest()
    login = {"login": "ann-rotates", "password": PASSWORD}
    ann.http.put("/api/account/login", json=login)
    begun = ann.http.post("/api/login", json=login)
    assert begun.status_code == 200
    assert ann.http.get("/api/account", headers={"authorization": f"Bearer {ann.token}"}).status_code == 401
    fresh = {"authorization": f"Bearer {begun.json()['token']}"}
    assert ann.http.get("/api/account", headers=fresh).status_code == 200


def test_after_logging_out_a_token_is_good_for_nothing(served: Served) -> None:
    ann = served.guest()
    connection = ann.connect()
    answer = ann.http.post("/api/logout")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert ann.http.get("/api/account").json()["code"] == "server-sign-in"
    with pytest.raises(ConnectionClosed) as closed:
        connection.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_logging_out_everywhere_leaves_only_this_device(served: Served) -> None:
    ann = served.guest()
    login = {"login": "ann-everywhere", "password": PASSWORD}
    ann.http.put("/api/account/login", json=login)
    other = served.browser().post("/api/login", json=login).json()["token"]
    assert ann.http.post("/api/logout-everywhere").status_code == 204
    assert ann.http.get("/api/account").status_code == 200
    assert served.browser(authorization=f"Bearer {other}").get("/api/account").status_code == 401


def test_an_account_can_be_taken_along(served: Served) -> None:
    ann = served.guest("Ann")
    table = ann.open_table()["table"]
    known = ann.http.get("/api/account/export").json()
    assert known["account"]["name"] == "Ann"
    assert table in {invite["table_id"] for invite in known["invites"]}
    assert ann.token not in str(known)


def test_a_deleted_account_is_gone_and_its_seats_are_free(served: Served) -> None:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    opened = ann.open_table()
    bob.come(opened["invite"])
    there = bob.connect()
    there.follow(opened["table"])
    connection = ann.connect()
    assert ann.http.delete("/api/account").status_code == 204
    assert ann.http.get("/api/account").status_code == 401
    with pytest.raises(ConnectionClosed):
        connection.hear()
    soon(lambda: not there.follow(opened["table"]).seats[0].person)


def test_deleting_needs_the_password_where_there_is_one(served: Served) -> None:
    ann = served.guest()
    ann.http.put("/api/account/login", json={"login": "ann-stays", "password": PASSWORD})
    wrong = ann.http.request("DELETE", "/api/account", json={"password": "wrong password"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "server-wrong-password")
    assert ann.http.delete("/api/account").status_code == 403
    assert ann.http.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    assert ann.http.get("/api/account").status_code == 401


@pytest.mark.parametrize("password", ["short", "", "x" * 201])
def test_a_password_has_8_to_200_characters(served: Served, password: str) -> None:
    answer = served.guest().http.put("/api/account/login", json={"login": "ann-short", "password": password})
    assert (answer.status_code, answer.json()["code"]) == (400, "server-bad-field")
    assert answer.json()["values"] == {"field": "password"}


@pytest.mark.parametrize("name", ["Ann\u202eboB", "\u3164", "\u200b"], ids=ascii)
def test_a_name_that_cannot_be_seen_as_it_is(served: Served, name: str) -> None:
    begun = served.browser().post("/api/accounts", json={"name": name})
    assert (begun.status_code, begun.json()["code"]) == (400, "hidden-name")
    renamed = served.guest().http.patch("/api/account", json={"name": name})
    assert (renamed.status_code, renamed.json()["code"]) == (400, "hidden-name")
