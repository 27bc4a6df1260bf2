"""Whatever is done in whatever order, `People` answers as a few plain dictionaries would."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bench.postgres import Database
from decaphase.online.store import StoreProblem, open_store
from decaphase.online.store.people import Account, Invite, Listed, Result, Totals
from decaphase.online.store.people.accounts import TOUCH_MILLISECONDS
from support.store.state_machines import run_in_postgres, run_in_sqlite
from support.store.writers import digest, result

Found = TypeVar("Found")

WHO = st.sampled_from(["a", "b", "c"])
TABLE = st.sampled_from(["t", "u"])
SECRET = st.sampled_from([f"s{number}" for number in range(4)])
LOGIN = st.sampled_from(["Ann", "ANN", "änn", "Ä\uff2e\uff2e", "bob"])
KEYS = {"Ann": "ann", "ANN": "ann", "änn": "änn", "Ä\uff2e\uff2e": "änn", "bob": "bob"}
LIFE = st.integers(0, 40)
EFFORT = settings(max_examples=15, stateful_step_count=25, suppress_health_check=list(HealthCheck))


class Crowd(RuleBasedStateMachine):
    """The store beside the model; time goes on by one with every step."""

    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = self.do(open_store(self.url))
        self.now = TOUCH_MILLISECONDS
        self.accounts: dict[str, Account] = {}
        self.tokens: dict[str, tuple[str, int]] = {}
        self.invites: dict[str, Invite] = {}
        self.guests: set[tuple[str, str]] = set()
        self.sat: dict[tuple[str, str], int] = {}
        self.listed: dict[str, tuple[bool, Listed]] = {}
        self.results: dict[tuple[str, int, int], Result] = {}

    def teardown(self) -> None:
        self.do(self.store.close())
        self.loop.close()

    def do(self, work: Coroutine[object, object, Found]) -> Found:
        return self.loop.run_until_complete(work)

    def told(self, work: Coroutine[object, object, None]) -> str | None:
        """The code of the problem, if any; a moment passes."""
        self.now += 1
        try:
            self.do(work)
        except StoreProblem as problem:
            return problem.code
        return None

    def without(self, who: str) -> str | None:
        """The code for a missing account."""
        return None if who in self.accounts else "store-no-account"

    @rule(who=WHO)
    def begin(self, who: str) -> None:
        now = self.now
        expected = "store-exists" if who in self.accounts else None
        assert self.told(self.store.people.add_account(who, f"name {now}", "nl", now)) == expected
        self.accounts.setdefault(who, Account(who, f"name {now}", "nl", now, now))

    @rule(who=WHO, wait=st.sampled_from([0, TOUCH_MILLISECONDS]))
    def touch(self, who: str, wait: int) -> None:
        self.now += wait
        if who in self.accounts and self.accounts[who].seen_at <= self.now - TOUCH_MILLISECONDS:
            self.accounts[who] = replace(self.accounts[who], seen_at=self.now)
        assert self.told(self.store.people.touch(who, self.now)) is None

    @rule(who=WHO, login=LOGIN)
    def set_login(self, who: str, login: str) -> None:
        taken = any(
            account.login is not None and KEYS[account.login] == KEYS[login]
            for account in self.accounts.values()
            if account.account_id != who
        )
        expected = self.without(who) or ("login-taken" if taken else None)
        assert self.told(self.store.people.set_login(who, login, f"hash-{self.now}")) == expected
        if expected is None:
            hashed = f"hash-{self.now - 1}"
            self.accounts[who] = replace(self.accounts[who], login=login, password_hash=hashed)

    @rule(who=WHO, secret=SECRET, life=LIFE)
    def add_token(self, who: str, secret: str, life: int) -> None:
        until = self.now + life
        expected = ("store-exists" if secret in self.tokens else None) or self.without(who)
        told = self.told(self.store.people.add_token(digest(secret), who, self.now, until))
        assert told == expected
        if told is None:
            self.tokens[secret] = (who, until)

    @rule(who=WHO, keep=st.none() | SECRET)
    def revoke(self, who: str, keep: str | None) -> None:
        self.told(self.store.people.revoke_tokens(who, None if keep is None else digest(keep)))
        self.tokens = {one: token for one, token in self.tokens.items() if token[0] != who or one == keep}

    @rule(who=WHO, code=SECRET, table=TABLE, life=LIFE)
    def invite(self, who: str, code: str, table: str, life: int) -> None:
        until = self.now + life
        expected = ("store-exists" if code in self.invites else None) or self.without(who)
        assert self.told(self.store.people.add_invite(digest(code), table, who, self.now, until)) == expected
        if expected is None:
            self.invites[code] = Invite(table, who, until)

    @rule(table=TABLE)
    def revoke_invites(self, table: str) -> None:
        self.told(self.store.people.revoke_invites(table))
        self.invites = {code: one for code, one in self.invites.items() if one.table != table}

    @rule(who=WHO, table=TABLE)
    def admit(self, who: str, table: str) -> None:
        assert self.told(self.store.people.admit(table, who, self.now)) == self.without(who)
        if who in self.accounts:
            self.guests.add((table, who))

    @rule(who=WHO, table=TABLE)
    def sit(self, who: str, table: str) -> None:
        now = self.now
        assert self.told(self.store.people.sat_down(table, who, now)) == self.without(who)
        if who in self.accounts:
            self.sat[who, table] = now

    @rule(table=TABLE, listed=st.booleans(), stage=st.sampled_from(["open", "closed"]))
    def register(self, table: str, listed: bool, stage: str) -> None:
        self.listed[table] = (listed, Listed(table, stage, b"{}", self.now))
        self.told(self.store.people.register(table, listed, stage, b"{}", self.now))

    @rule(game=st.integers(1, 3), table=TABLE, seats=st.permutations(["a", "b", "c", None]))
    def end_game(self, game: int, table: str, seats: list[str | None]) -> None:
        results = [
            result(who, seat, table=table, game=game, at=self.now) for seat, who in enumerate(seats, 1)
        ]
        assert self.told(self.store.people.add_results(results)) is None
        for one in results:
            who = one.account if one.account in self.accounts else None
            has_one = {
                kept.account for kept in self.results.values() if (kept.table, kept.game) == (table, game)
            }
            if who is None or who not in has_one:
                self.results.setdefault((table, game, one.seat), replace(one, account=who))

    @rule(who=WHO)
    def delete(self, who: str) -> None:
        assert self.told(self.store.people.delete_account(who)) is None
        self.accounts.pop(who, None)
        self.tokens = {secret: token for secret, token in self.tokens.items() if token[0] != who}
        self.invites = {code: invite for code, invite in self.invites.items() if invite.by != who}
        self.guests = {guest for guest in self.guests if guest[1] != who}
        self.sat = {sat: at for sat, at in self.sat.items() if sat[0] != who}
        for place, one in self.results.items():
            self.results[place] = replace(one, account=None) if one.account == who else one

    @rule()
    def forget_expired(self) -> None:
        now = self.now
        self.told(self.store.people.forget_expired(now))
        self.tokens = {secret: token for secret, token in self.tokens.items() if token[1] > now}
        self.invites = {code: invite for code, invite in self.invites.items() if invite.expires_at > now}

    @rule()
    def open_again(self) -> None:
        self.do(self.store.close())
        self.store = self.do(open_store(self.url))

    @invariant()
    def everybody_is_known(self) -> None:
        self.do(self.check_people())
        self.do(self.check_tables())

    async def check_people(self) -> None:
        people, now = self.store.people, self.now
        for who in "abc":
            assert await people.account(who) == self.accounts.get(who)
            for table in "tu":
                assert await people.is_admitted(table, who) == ((table, who) in self.guests)
        by_key = {KEYS[one.login]: one for one in self.accounts.values() if one.login is not None}
        for login, key in KEYS.items():
            assert await people.by_login(login) == by_key.get(key)
        for number in range(4):
            secret = f"s{number}"
            account, until = self.tokens.get(secret, (None, 0))
            assert await people.token(digest(secret), now) == (account if until > now else None)
            invite = self.invites.get(secret)
            live = invite if invite is not None and invite.expires_at > now else None
            assert await people.invite(digest(secret), now) == live

    async def check_tables(self) -> None:
        people = self.store.people
        open_to_all = [table for listed, table in self.listed.values() if listed and table.stage != "closed"]
        assert await people.listed_tables(None, 9) == _newest_first(open_to_all)
        for who in "abc":
            sat = [
                self.listed[table][1] if table in self.listed else Listed(table, "", b"", at)
                for (account, table), at in self.sat.items()
                if account == who
            ]
            assert await people.tables_of(who, None, 9) == _newest_first(sat)
            results = [one for one in self.results.values() if one.account == who]
            assert set(await people.results_of(who, 99)) == set(results)
            assert await people.totals_of(who) == Totals(
                len(results),
                sum(one.winner for one in results),
                sum(one.place for one in results),
                sum(one.phases for one in results),
                sum(one.hands for one in results),
            )


def _newest_first(tables: list[Listed]) -> tuple[Listed, ...]:
    return tuple(sorted(tables, key=lambda listed: (listed.updated_at, listed.table), reverse=True))


def test_sqlite_keeps_the_laws_of_people() -> None:
    run_in_sqlite(Crowd, EFFORT)


def test_postgres_keeps_the_laws_of_people(database: Database) -> None:
    run_in_postgres(Crowd, database, settings(EFFORT, max_examples=6))
