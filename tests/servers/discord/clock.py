"""The server's time: real, but a test may move it forward."""

import time


class Clock:
    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += seconds
