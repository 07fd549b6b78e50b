"""Ports for servers whose port has to be known before they start, or that start again at the same port."""

import os
import socket
from itertools import count

_FIRST = 20_000
"""Below the ports that systems give to connections by themselves: nothing else takes one of these in the meantime."""
_WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
_numbers = count(_FIRST + 500 * _WORKER)


def free() -> int:
    """A port on loopback that nothing listens on. No two tests get the same one."""
    for port in _numbers:
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError("there is no free port")
