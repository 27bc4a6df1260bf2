"""How the page gets into the Python package: its packages fetched by npm, built by Vite, compressed once."""

from __future__ import annotations
