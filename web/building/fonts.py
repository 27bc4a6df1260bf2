"""The fonts for printing, copied from freely licensed npm packages to the templates."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from building.node import BuildProblem

SCOPE: Final = "@expo-google-fonts"
"""Google's fonts as TrueType files, which typst can read, each family with its licence."""
FAMILIES: Final = ("atkinson-hyperlegible-next", "noto-sans", "noto-sans-arabic", "noto-sans-hebrew")
"""Our font, and fallbacks for players' names in other scripts."""
WEIGHTS: Final = ("400Regular", "700Bold")


def put_fonts(packages: Path, folder: Path) -> None:
    """Replace the fonts and licences in a folder by those of the packages."""
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
