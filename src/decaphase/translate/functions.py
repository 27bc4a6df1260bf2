"""Functions: signatures and statements, line by line."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from decaphase.translate.expressions import BITS, Scope
from decaphase.translate.needs import Needs, Source

TYPES: Final = {
    "int": "number",
    "bool": "boolean",
    "None": "void",
    "Row": "Row",
    "Grid": "Grid",
    "tuple[int, ...]": "Row",
    "tuple[tuple[int, ...], ...]": "Grid",
}
CHANGES: Final = {ast.Add: "+=", ast.Sub: "-=", ast.BitOr: "|=", ast.BitAnd: "&="}
INDENT: Final = "  "


def write_function(source: Source, needs: Needs) -> str:
    """A function in TypeScript; its dependencies are added to `needs`."""
    return "\n".join(_Function(source, needs).lines()) + "\n"


class _Function:
    """Translates one function."""

    def __init__(self, source: Source, needs: Needs) -> None:
        self._tree = source.tree
        self._times_set = _times_set(source.tree)
        self._scope = Scope(source, needs, frozenset(self._times_set))

    def lines(self) -> Iterator[str]:
        tree, scope = self._tree, self._scope
        for decorator in tree.decorator_list:
            if not (isinstance(decorator, ast.Name) and decorator.id == "cache"):
                raise scope.refuse(decorator, "no such decorator is known")
        arguments = tree.args
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
            raise scope.refuse(tree, "only plain parameters")
        parameters = [f"{one.arg}: {self._type(one, one.annotation)}" for one in arguments.args]
        for one in arguments.args:
            self._declare(one.arg, one.annotation)
        answer = self._type(tree, tree.returns)
        yield from _comment(ast.get_docstring(tree) or "")
        yield f"export function {tree.name}({', '.join(parameters)}): {answer} {{"
        yield from self._body(tree.body)
        yield "}"

    def _type(self, node: ast.AST, annotation: ast.expr | None) -> str:
        """An annotation as a TypeScript type."""
        text = "" if annotation is None else ast.unparse(annotation)
        if text in TYPES:
            return TYPES[text]
        found = self._scope.source.around.get(text)
        if not isinstance(found, type):
            raise self._scope.refuse(node, "no type that is known")
        self._scope.needs.take(text, found)
        return text

    def _declare(self, name: str, made_as: ast.expr | None) -> None:
        """Bring a variable into scope, with its named fields if it has any."""
        scope = self._scope
        scope.own[-1].add(name)
        if isinstance(made_as, ast.Call):
            made_as = made_as.func
        known = scope.source.around.get(made_as.id) if isinstance(made_as, ast.Name) else None
        if isinstance(known, type) and known in scope.needs.classes.values():
            scope.classes[name] = known

    # Statements

    def _body(self, statements: Sequence[ast.stmt]) -> Iterator[str]:
        """The lines of a block, with a scope of its own."""
        self._scope.own.append(set())
        for statement in statements:
            for line in self._statement(statement):
                yield INDENT + line
        self._scope.own.pop()

    def _statement(self, node: ast.stmt) -> Iterator[str]:
        write = self._scope.write
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                return  # the docstring
            case ast.Expr(value=ast.Call() as call):
                yield f"{write(call)};"
            case ast.Assign(targets=[target], value=value):
                yield self._assignment(target, value)
            case ast.AugAssign(target=target, op=operator, value=value) if type(operator) in CHANGES:
                bits = self._scope.bits(value) if type(operator) in BITS else value
                yield f"{self._scope.place(target, read=True)} {CHANGES[type(operator)]} {write(bits)};"
            case ast.Return(value=value):
                yield "return;" if value is None else f"return {write(value)};"
            case ast.If():
                yield from self._choice(node)
            case ast.While(test=test, orelse=[]):
                yield f"while ({write(test)}) {{"
                yield from self._body(node.body)
                yield "}"
            case ast.For(target=ast.Name(id=name), iter=several, orelse=[]):
                yield from self._loop(node, name, several)
            case ast.Continue():
                yield "continue;"
            case ast.Break():
                yield "break;"
            case _:
                raise self._scope.refuse(node, "no such statement is known")

    def _assignment(self, target: ast.expr, value: ast.expr) -> str:
        text = self._scope.write(value)
        if isinstance(target, ast.Name) and not self._scope.is_own(target.id):
            self._declare(target.id, value)
            kind = "let" if self._times_set[target.id] > 1 else "const"
            return f"{kind} {target.id} = {text};"
        return f"{self._scope.place(target, read=False)} = {text};"

    def _choice(self, node: ast.If) -> Iterator[str]:
        yield f"if ({self._scope.write(node.test)}) {{"
        yield from self._body(node.body)
        match node.orelse:
            case []:
                yield "}"
            case [ast.If() as another]:
                first, *rest = self._choice(another)
                yield "} else " + first
                yield from rest
            case others:
                yield "} else {"
                yield from self._body(others)
                yield "}"

    def _loop(self, node: ast.For, name: str, several: ast.expr) -> Iterator[str]:
        if self._scope.is_own(name) or _times_set(node)[name] > 1:
            raise self._scope.refuse(node.target, "nothing but the loop may set its variable")
        yield f"for (const {name} of {self._scope.write(several)}) {{"
        self._scope.own.append({name})
        yield from self._body(node.body)
        self._scope.own.pop()
        yield "}"


def _times_set(tree: ast.AST) -> Counter[str]:
    """How often each variable is assigned; an augmented assignment counts twice."""
    times: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            times[node.id] += 1
        elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            times[node.target.id] += 1
        elif isinstance(node, ast.comprehension) and isinstance(node.target, ast.Name):
            times[node.target.id] -= 1  # a comprehension has its own scope
    return +times


def _comment(text: str) -> list[str]:
    """A docstring as a TypeScript comment."""
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]
