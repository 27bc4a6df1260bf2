"""The files of the built page, read once: no request touches the disk."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import decaphase

BUILT_PAGE: Final = Path(decaphase.__file__).parent / "web"
"""The page in the package, if it was built with one."""
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
"""Files here have a content hash in their names."""
IMMUTABLE: Final = b"public, max-age=31536000, immutable"
REVALIDATE: Final = b"no-cache"
CONTENT_TYPES: Final = {
    ".css": b"text/css; charset=utf-8",
    ".ftl": b"text/plain; charset=utf-8",
    ".html": b"text/html; charset=utf-8",
    ".js": b"text/javascript; charset=utf-8",
    ".json": b"application/json",
    ".png": b"image/png",
    ".svg": b"image/svg+xml",
    ".txt": b"text/plain; charset=utf-8",
    ".webmanifest": b"application/manifest+json",
    ".woff2": b"font/woff2",
}
DEFAULT_CONTENT_TYPE: Final = b"application/octet-stream"


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file, its compressed copy if there is one, and its headers."""

    content: bytes
    gzipped: bytes | None
    etag: str
    content_type: bytes
    cache_control: bytes


@dataclass(frozen=True, slots=True)
class Page:
    """All files by URL path; empty if the package was built without the page."""

    files: Mapping[str, PageFile]

    def document(self, path: str) -> PageFile | None:
        """The HTML document for a path: its own, or the page's main one."""
        return self.files.get(f"{path}.html") or self.files.get(INDEX)


def read_page(folder: str = "") -> Page:
    """The page in this folder, by default in the package."""
    root = Path(folder) if folder else BUILT_PAGE
    found = sorted(file for file in root.rglob("*") if file.is_file() and not file.name.startswith("."))
    paths = {f"/{file.relative_to(root).as_posix()}": file for file in found}
    return Page({path: _read(path, file) for path, file in paths.items() if not path.endswith(".gz")})


def _read(path: str, file: Path) -> PageFile:
    content, compressed = file.read_bytes(), file.with_name(f"{file.name}.gz")
    return PageFile(
        content,
        compressed.read_bytes() if compressed.is_file() else None,
        hashlib.sha256(content).hexdigest()[:24],
        CONTENT_TYPES.get(file.suffix, DEFAULT_CONTENT_TYPE),
        IMMUTABLE if path.startswith(ASSETS) else REVALIDATE,
    )
