"""The page in the browser, as the server gives it to whoever comes with one."""

from __future__ import annotations

from decaphase.server.page.answering import answer_page
from decaphase.server.page.files import Page, read_page

__all__ = ["Page", "answer_page", "read_page"]
