"""`python -m decaphase` is the same as `decaphase`."""

from __future__ import annotations

from decaphase.cli import main

if __name__ == "__main__":
    main()
