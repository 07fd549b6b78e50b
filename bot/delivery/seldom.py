"""What the platforms' libraries log again and again, once an hour."""

import logging

_SELDOM = 3600.0


class Seldom(logging.Filter):
    """Lets each kind of line through once an hour, and without its traceback: for what libraries repeat."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[object, float] = {}
        """When each kind was let through."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.exc_info = record.exc_text = None
        is_new = record.created - self.last.get(record.msg, 0.0) >= _SELDOM
        if is_new:
            self.last[record.msg] = record.created
        return is_new
