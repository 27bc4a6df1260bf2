"""`python -m decaphase` is the same as `decaphase`."""

from __future__ import annotations

from decaphase.command import main

if __name__ == "__main__":
    main()
