"""Translates the engine functions that close a hand into TypeScript, for the browser.

`python -m decaphase.translate` writes `web/src/generated/`. It supports only the restricted Python of the
engine and refuses everything else.
"""

from __future__ import annotations
