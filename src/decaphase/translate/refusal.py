"""What the translator does with Python that it does not know: it stops, and says where."""

from __future__ import annotations

import ast


class Untranslatable(Exception):
    """Python that could not be translated and mean the same."""


def refuse(node: ast.AST, why: str, where: str) -> Untranslatable:
    """The refusal of a piece of a function, with the line it stands in.

    >>> str(refuse(ast.parse("a @ b").body[0], "no operator here", "deal.py"))
    'deal.py:1: no operator here: a @ b'
    """
    return Untranslatable(f"{where}:{getattr(node, 'lineno', 0)}: {why}: {ast.unparse(node)}")
