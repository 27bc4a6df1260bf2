"""A real server under load, measured from another process."""

from __future__ import annotations
