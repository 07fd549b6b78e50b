"""Links that open the private chat with the bot, loaded with a button's token: it is pressed there, so to say."""

import base64
import binascii

_LONGEST = 64
_ELSE = "games"
"""The token in place of one that does not fit into a link."""


def link(bot: str, token: str) -> str:
    return f"https://t.me/{bot}?start={payload(token)}"


def payload(token: str) -> str:
    """The token in the letters that a link may have."""
    packed = base64.urlsafe_b64encode(token.encode()).decode().rstrip("=")
    return packed if len(packed) <= _LONGEST else payload(_ELSE)


def token(payload: str) -> str | None:
    """The inverse; None if this is no payload of ours."""
    try:
        return base64.b64decode(payload + "=" * (-len(payload) % 4), altchars=b"-_", validate=True).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
