"""The request headers `Accept`, `Accept-Encoding` and `If-None-Match`."""

from __future__ import annotations

from collections.abc import Iterator


def accepts_html(accepted: str) -> bool:
    """Whether a client wants HTML rather than data.

    >>> accepts_html("text/html,application/xhtml+xml,*/*;q=0.8"), accepts_html("*/*"), accepts_html("")
    (True, True, True)
    >>> accepts_html("application/json"), accepts_html("application/json, */*"), accepts_html("image/png")
    (False, False, False)
    """
    kinds = set(_accepted(accepted or "*/*"))
    return "text/html" in kinds or ("application/json" not in kinds and bool(kinds & {"*/*", "text/*"}))


def accepts_gzip(accepted: str) -> bool:
    """Whether the response may be compressed.

    >>> accepts_gzip("gzip, deflate, br"), accepts_gzip("*"), accepts_gzip("gzip;q=0, *"), accepts_gzip("br")
    (True, True, False, False)
    """
    refused = any(part.partition(";")[0].strip() == "gzip" for part in accepted.lower().split(","))
    encodings = set(_accepted(accepted))
    return "gzip" in encodings or ("*" in encodings and not refused)


def etag_matches(known: str, tag: str) -> bool:
    """Whether the browser has the version with this tag.

    >>> etag_matches('"a", W/"b"', '"b"'), etag_matches("*", '"b"'), etag_matches('"bb"', '"b"')
    (True, True, False)
    """
    tags = {part.strip().removeprefix("W/") for part in known.split(",")}
    return tag in tags or "*" in tags


def _accepted(listed: str) -> Iterator[str]:
    """The items of a header that are not refused by `q=0`."""
    for part in listed.lower().split(","):
        name, *settings = (piece.strip().replace(" ", "") for piece in part.split(";"))
        weights = [setting[2:] for setting in settings if setting.startswith("q=")]
        if not any(weight.strip("0") in ("", ".") for weight in weights):
            yield name
