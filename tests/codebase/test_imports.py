"""What each package may import."""

import sys

from tests.codebase.sources import facts, sources

IMPURE = {
    "asyncio",
    "ctypes",
    "datetime",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "secrets",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
"""What rules never need: input, output, clocks and chance that no seed decides."""
MAY_IMPORT = {
    "core": (sys.stdlib_module_names - IMPURE) | {"core"},
    "renderers": sys.stdlib_module_names | {"core", "renderers", "PIL"},
}


def test_rules_need_only_what_is_pure_in_the_standard_library_and_pictures_only_pillow() -> None:
    wrong = [
        (source, module, name)
        for package, allowed in MAY_IMPORT.items()
        for source in sources(package)
        for module, name in facts(source).imports
        if module.partition(".")[0] not in allowed or (package == "core" and module == "random" and name != "Random")
    ]
    assert not wrong
