"""The page shown by a server that was installed without the web page."""

from __future__ import annotations

from html import escape

from decaphase.online.server.http.client_address import Peer
from decaphase.online.server.http.origins import own_origin
from decaphase.say import say


def missing_page_html(peer: Peer, language: str) -> bytes:
    """HTML that says how to play in the terminal instead, and how to install the page."""
    command = f"decaphase connect {own_origin(peer) or 'http://127.0.0.1:8010'}"
    name = say("web-name", language)
    lines = (
        say("server-without-page", language),
        say("server-without-page.terminal", language, command=command),
        say("server-without-page.mend", language),
    )
    paragraphs = "".join(f"<p>{escape(line)}</p>\n" for line in lines)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(name)}</title>\n</head>\n'
        f"<body>\n<main>\n<h1>{escape(name)}</h1>\n{paragraphs}</main>\n</body>\n</html>\n"
    ).encode()
