"""Whether a platform is there: a line in the log when that changes, and what a failure is called in it."""

import structlog.testing

from bot.delivery.connection import Presence
from bot.delivery.platform import Busy, code


class _Refused(Exception):
    """As the errors of platforms are."""

    def __init__(self, number: int, status: int) -> None:
        super().__init__("Ann may not be written to")
        self.code, self.status = number, status


def test_it_is_told_once_that_a_platform_is_there_or_lost() -> None:
    with structlog.testing.capture_logs() as told:
        presence = Presence("chat", shard=2)
        presence.lost()
        for _ in range(2):
            presence.connected()
        for _ in range(2):
            presence.lost(OSError(111, "refused by 127.0.0.1"))
        presence.connected()
    common = {"platform": "chat", "shard": 2, "log_level": "info"}
    assert told == [
        {"event": "platform connected", **common},
        {"event": "platform lost", "code": "ConnectionRefusedError 111", **common},
        {"event": "platform connected", **common},
    ]


def test_a_failure_is_called_by_its_kind_and_number_and_never_by_what_it_says() -> None:
    assert code(_Refused(50007, 403)) == "_Refused 50007"
    assert code(_Refused(0, 502)) == "_Refused 502"
    assert code(KeyError("ann")) == "KeyError"
    assert code(Busy(3.0)) == "Busy"
