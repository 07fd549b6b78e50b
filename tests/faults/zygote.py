"""A process that has imported everything, and forks itself for every life of the bot.

An interpreter that starts anew takes most of a second, a fork a few milliseconds; and it has no threads, so that
nothing of it is missing in the fork.
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

ROOT = Path(__file__).parents[2]
MODULES = ("tests.faults.life", "tests.faults.script")

KILLED = -signal.SIGKILL


class Zygote:
    """Use it as a context manager: it ends with its process. One life at a time."""

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
        """Begin a life: call `module:function` with these arguments in a process of its own."""
        self._say([function, *arguments])

    def kill(self) -> int:
        """End the life by SIGKILL; its exit code, KILLED unless it had ended by itself."""
        return self._say("kill")

    def wait(self) -> int:
        """Until the life ends by itself; its exit code."""
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
    for module in MODULES:
        importlib.import_module(module).warm_up()
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            # A connection that was closed a moment ago. It would be missing in the fork.
            thread.join()
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            _live(*json.loads(line))
        print(0, flush=True)
        # Without a word from the test it is gone, and so is all that it began.
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
