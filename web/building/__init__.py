"""Building the page into the Python package: npm fetches packages, Vite builds, gzip compresses."""

from __future__ import annotations
