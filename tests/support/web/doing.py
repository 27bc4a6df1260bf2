"""What is done at a table from within a page, as the page would: with its cookie, by the live protocol."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playwright.sync_api import Page

DO: Final = """async ({table, commands}) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/live`);
    const heard = () => new Promise((done, fail) => {
        socket.onmessage = ({data}) => done(JSON.parse(data));
        socket.onclose = () => fail(new Error("the line is closed"));
    });
    try {
        await heard();
        for (const command of commands) {
            const answered = heard();
            const id = "x" + Math.random().toString(16).slice(2);
            socket.send(JSON.stringify({type: "do", table, id, command}));
            const answer = await answered;
            if (answer.type === "not-done") throw new Error(answer.words);
        }
    } finally {
        socket.close();
    }
}"""


def do_at(page: Page, table: str, *commands: Mapping[str, object]) -> None:
    """Do this at a table, one after the other, each of which must be possible then."""
    page.evaluate(DO, {"table": table, "commands": [dict(command) for command in commands]})
