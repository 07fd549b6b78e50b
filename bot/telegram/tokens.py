"""What a bot's token looks like."""

import re

_FORM = re.compile(r"\d{5,20}:[A-Za-z0-9_-]{30,60}")


def is_token(text: str) -> bool:
    return _FORM.fullmatch(text) is not None
