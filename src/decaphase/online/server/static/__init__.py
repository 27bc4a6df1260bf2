"""The built web page, served from memory."""

from __future__ import annotations

from decaphase.online.server.static.files import Page, read_page
from decaphase.online.server.static.responses import serve_page

__all__ = ["Page", "read_page", "serve_page"]
