"""The game for OpenSpiel; `import decaphase.research.open_spiel` registers it as `decaphase`."""

from __future__ import annotations

from decaphase.research.open_spiel.game import DecaphaseGame

__all__ = ["DecaphaseGame"]
