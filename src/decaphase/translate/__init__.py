"""The rules that close a hand, for the browser: the engine's own functions, translated into TypeScript.

`python -m decaphase.translate` writes `web/src/generated/`. Only the restricted Python of the engine is known
here; whatever else it meets is refused rather than guessed at.
"""

from __future__ import annotations
