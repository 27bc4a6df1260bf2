"""What a client and the server say to each other: `docs/protocol.md` tells it in words."""

from __future__ import annotations
