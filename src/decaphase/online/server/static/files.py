"""The files of the page, read once: what is asked for is looked up among them and never on the disk."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import decaphase

OWN: Final = Path(decaphase.__file__).parent / "web"
"""Where the package has the page, if it was built with one."""
INDEX: Final = "/index.html"
ASSETS: Final = "/assets/"
"""What is here has a number made of its contents in its name."""
FOREVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
KINDS: Final = {
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
UNKNOWN: Final = b"application/octet-stream"


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file: whole, compressed where that is smaller, and what browsers are told of it."""

    whole: bytes
    small: bytes | None
    tag: str
    kind: bytes
    kept: bytes


@dataclass(frozen=True, slots=True)
class Page:
    """All files by the path at which they are found; none where the package was built without a page."""

    files: Mapping[str, PageFile]

    def document(self, path: str) -> PageFile | None:
        """What is shown at a place: a document of its own, or the one that shows every other place."""
        return self.files.get(f"{path}.html") or self.files.get(INDEX)


def read_page(folder: str = "") -> Page:
    """The page in this folder, or in the package's own."""
    place = Path(folder) if folder else OWN
    found = sorted(file for file in place.rglob("*") if file.is_file() and not file.name.startswith("."))
    paths = {f"/{file.relative_to(place).as_posix()}": file for file in found}
    return Page({path: _read(path, file) for path, file in paths.items() if not path.endswith(".gz")})


def _read(path: str, file: Path) -> PageFile:
    whole, compressed = file.read_bytes(), file.with_name(f"{file.name}.gz")
    return PageFile(
        whole,
        compressed.read_bytes() if compressed.is_file() else None,
        hashlib.sha256(whole).hexdigest()[:24],
        KINDS.get(file.suffix, UNKNOWN),
        FOREVER if path.startswith(ASSETS) else ASK_AGAIN,
    )
