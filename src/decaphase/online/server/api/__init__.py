"""The pages of the server: what is asked and answered over HTTP, as JSON."""

from __future__ import annotations
