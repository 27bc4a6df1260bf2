"""The tables that are being played in this process: in step with their logs, told to who follows them."""

from __future__ import annotations
