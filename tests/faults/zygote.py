"""A process that has imported everything and forks itself for every life of the bot.

Starting an interpreter takes most of a second, a fork a few milliseconds; and this process has no threads that a fork
would lose.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType
from typing import NoReturn

import structlog

ROOT = Path(__file__).parents[2]
MODULES = ("tests.faults.life", "tests.faults.script")

KILLED = -signal.SIGKILL


class Zygote:
    """A context manager: leaving it ends its process. It runs one life at a time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.zygote"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "Zygote":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.communicate()

    def fork(self, function: str, *arguments: str | int) -> None:
        """Start a life: call `module:function` with these arguments in its own process."""
        self._say([function, *arguments])

    def kill(self) -> int:
        """End the life with SIGKILL; return its exit code, which is KILLED unless it ended on its own."""
        return self._say("kill")

    def wait(self) -> int:
        """Wait for the life to end on its own; return its exit code."""
        return self._say("wait")

    def _say(self, line: object) -> int:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{json.dumps(line)}\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        assert answer, f"the zygote itself has ended, with exit code {self._process.wait()}"
        return int(answer)


def main() -> None:
    # What is said to the test goes out here, and nothing else.
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))
    for module in MODULES:
        importlib.import_module(module).warm_up()
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            # Wait for a thread of a connection that was just closed: the fork would lack it.
            thread.join()
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            _live(*json.loads(line))
        print(0, flush=True)
        # If the test sends nothing more, it has gone, and everything it started goes with it.
        if sys.stdin.readline() != '"wait"\n':
            os.kill(child, signal.SIGKILL)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def _live(function: str, *arguments: str | int) -> NoReturn:
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(2, 1)
    try:
        module, _, name = function.partition(":")
        getattr(importlib.import_module(module), name)(*arguments)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


if __name__ == "__main__":
    main()
