"""The error for Python that the translator does not support, with its line."""

from __future__ import annotations

import ast


class Untranslatable(Exception):
    """Python that cannot be translated faithfully."""


def refuse(node: ast.AST, why: str, where: str) -> Untranslatable:
    """The error for a piece of a function, with its line.

    >>> str(refuse(ast.parse("a @ b").body[0], "no operator here", "deal.py"))
    'deal.py:1: no operator here: a @ b'
    """
    return Untranslatable(f"{where}:{getattr(node, 'lineno', 0)}: {why}: {ast.unparse(node)}")
