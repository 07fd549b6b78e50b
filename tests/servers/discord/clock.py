"""The server's time. It stands still until a test moves it forward, however long the machine takes."""


class Clock:
    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += seconds
