"""What a browser says that it takes and has: kinds, compression, versions it has kept."""

from __future__ import annotations

from collections.abc import Iterator


def wants_page(accepted: str) -> bool:
    """Whether this is somebody for whom a page is meant, and no program that asks for data.

    >>> wants_page("text/html,application/xhtml+xml,*/*;q=0.8"), wants_page("*/*"), wants_page("")
    (True, True, True)
    >>> wants_page("application/json"), wants_page("application/json, */*"), wants_page("image/png")
    (False, False, False)
    """
    kinds = set(_taken(accepted or "*/*"))
    return "text/html" in kinds or ("application/json" not in kinds and bool(kinds & {"*/*", "text/*"}))


def takes_gzip(accepted: str) -> bool:
    """Whether something compressed may be sent.

    >>> takes_gzip("gzip, deflate, br"), takes_gzip("*"), takes_gzip("gzip;q=0, *"), takes_gzip("br")
    (True, True, False, False)
    """
    refused = any(part.partition(";")[0].strip() == "gzip" for part in accepted.lower().split(","))
    taken = set(_taken(accepted))
    return "gzip" in taken or ("*" in taken and not refused)


def has_already(known: str, tag: str) -> bool:
    """Whether the version with this tag is one that the browser has kept.

    >>> has_already('"a", W/"b"', '"b"'), has_already("*", '"b"'), has_already('"bb"', '"b"')
    (True, True, False)
    """
    tags = {part.strip().removeprefix("W/") for part in known.split(",")}
    return tag in tags or "*" in tags


def _taken(listed: str) -> Iterator[str]:
    """What stands in such a list without being refused there."""
    for part in listed.lower().split(","):
        name, *settings = (piece.strip().replace(" ", "") for piece in part.split(";"))
        weights = [setting[2:] for setting in settings if setting.startswith("q=")]
        if not any(weight.strip("0") in ("", ".") for weight in weights):
            yield name
