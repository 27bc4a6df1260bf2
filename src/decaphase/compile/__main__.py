"""`python -m decaphase.compile` builds the native library where the package is, unless it is up to date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from decaphase.compile.build import TARGETS, BuildProblem, build_library, is_built, library_in, this_target
from decaphase.engine.native import LIBRARY


def main() -> int:
    """Run the program; the exit code is 1 if the library is not there in the end."""
    parser = argparse.ArgumentParser("python -m decaphase.compile", description="Build the native engine.")
    parser.add_argument("--force", action="store_true", help="build it even if it is up to date")
    parser.add_argument(
        "--check", action="store_true", help="build nothing; exit code 1: to be built, 2: cannot be"
    )
    parser.add_argument("--target", choices=TARGETS, help="the platform to build it for, instead of this one")
    parser.add_argument("--folder", type=Path, default=LIBRARY.parent, help="the folder to put it in")
    parser.add_argument("--targets", action="store_true", help="only list the platforms")
    asked = parser.parse_args()
    if asked.targets:
        _tell(*TARGETS)
        return 0
    try:
        target = TARGETS[asked.target] if asked.target else this_target()
        library = library_in(asked.folder, target)
        up_to_date = is_built(library, target)
        if asked.check:
            return 0 if up_to_date else 1
        if up_to_date and not asked.force:
            _tell("The native engine is up to date.")
        else:
            _tell(f"Building the native engine for {target.name} ...")
            build_library(library, target)
    except (BuildProblem, OSError) as problem:
        if asked.check:
            return 2
        sys.exit(f"The native engine is not built: {problem}")
    return 0


def _tell(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
