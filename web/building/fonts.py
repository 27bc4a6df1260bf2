"""The fonts that the package prints with: from npm packages with free licences, put beside the templates."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from building.node import BuildProblem

SCOPE: Final = "@expo-google-fonts"
"""Google's fonts as TrueType files, which typst reads, each family with its licence."""
FAMILIES: Final = ("atkinson-hyperlegible-next", "noto-sans", "noto-sans-arabic", "noto-sans-hebrew")
"""What we set in, and what writes the names of players that it lacks the letters for."""
WEIGHTS: Final = ("400Regular", "700Bold")


def put_fonts(packages: Path, folder: Path) -> None:
    """Put the fonts of these packages and their licences into this folder, in place of any that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for family in FAMILIES:
        package = packages / SCOPE / family
        fonts = [font for weight in WEIGHTS for font in (package / weight).glob("*.ttf")]
        licence = package / "LICENSE_FONT"
        if len(fonts) != len(WEIGHTS) or not licence.is_file():
            raise BuildProblem(f"{package} lacks fonts or their licence; remove {packages} and build again.")
        for font in fonts:
            (folder / font.name).write_bytes(font.read_bytes())
        (folder / f"{family}-LICENCE.txt").write_bytes(licence.read_bytes())
