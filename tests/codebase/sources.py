"""The files of the project, each read and parsed once."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


@cache
def sources(*folders: str) -> list[str]:
    """The Python files in these folders; by default all of them."""
    chosen = folders or ("core", "renderers", "bot", "tests", "benchmarks", "docs")
    return sorted(path.relative_to(ROOT).as_posix() for folder in chosen for path in (ROOT / folder).rglob("*.py"))


@cache
def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


class Facts(NamedTuple):
    """What the tests ask about a source. The trees themselves would take too much memory."""

    docstring: str
    imports: tuple[tuple[str, str | None], ...]
    """Each imported module, with the imported name, if any; a relative import begins with a dot."""
    naps: tuple[int, ...]
    """The lines that sleep and are in no loop that waits for something."""
    classes: tuple[str, ...]
    """The names of those that other files may use."""


@cache
def facts(source: str) -> Facts:
    tree = ast.parse(text(source))
    waits = "sleep" in text(source) or "wait_for_timeout" in text(source)
    naps = tuple(_naps(tree)) if waits else ()
    classes = (node.name for node in tree.body if isinstance(node, ast.ClassDef))
    public = tuple(name for name in classes if not name.startswith("_"))
    return Facts(ast.get_docstring(tree) or "", tuple(_imports(tree)), naps, public)


def _imports(tree: ast.AST) -> Iterator[tuple[str, str | None]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from ((alias.name, None) for alias in names)
            case ast.ImportFrom(module, names):
                yield from (("." * node.level + (module or ""), alias.name) for alias in names)


def _naps(tree: ast.AST) -> Iterator[int]:
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.While():
                continue
            case ast.Call(ast.Attribute(attr="sleep" | "wait_for_timeout"), [argument, *_]):
                if not (isinstance(argument, ast.Constant) and argument.value == 0):
                    yield node.lineno
        yield from _naps(node)
