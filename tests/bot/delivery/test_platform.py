"""The log says when a platform connects or is lost, and names failures by their code."""

import structlog.testing

from bot.delivery.platform import Presence, RetryLater, code


class _Refused(Exception):
    """An error like those of platforms."""

    def __init__(self, number: int, status: int) -> None:
        super().__init__("Ann may not be written to")
        self.code, self.status = number, status


def test_a_connected_or_lost_platform_is_logged_once() -> None:
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


def test_a_failure_is_named_by_type_and_number_never_by_its_message() -> None:
    assert code(_Refused(50007, 403)) == "_Refused 50007"
    assert code(_Refused(0, 502)) == "_Refused 502"
    assert code(KeyError("ann")) == "KeyError"
    assert code(RetryLater(3.0)) == "RetryLater"
