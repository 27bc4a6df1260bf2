"""The HTTP API: JSON endpoints by subject."""

from __future__ import annotations
