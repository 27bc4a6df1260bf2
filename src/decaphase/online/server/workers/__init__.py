"""Work in processes of its own: bots' moves and print jobs never delay the event loop."""

from __future__ import annotations
