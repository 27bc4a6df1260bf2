"""The page in the browser, as the server gives it to whoever comes with one."""

from __future__ import annotations

from decaphase.online.server.static.files import Page, read_page
from decaphase.online.server.static.responses import answer_page

__all__ = ["Page", "answer_page", "read_page"]
