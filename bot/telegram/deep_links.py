"""Links that open the private chat with the bot and carry a button's token, as if it were pressed there.

Anyone can make such a link and send it to others. So it can take a seat or show something, and nothing else.
"""

import base64
import binascii

from bot import buttons, commands

_LONGEST = 64
_ELSE = "games"
"""The token used when a link cannot carry the real one."""


def link(bot: str, token: str) -> str:
    return f"https://t.me/{bot}?start={payload(token)}"


def payload(token: str) -> str:
    """The token in the characters that a link may contain."""
    if not is_harmless(token):
        return payload(_ELSE)
    packed = base64.urlsafe_b64encode(token.encode()).decode().rstrip("=")
    return packed if len(packed) <= _LONGEST else payload(_ELSE)


def token(payload: str) -> str | None:
    """The inverse of payload(); None if the payload is not ours."""
    try:
        found = base64.b64decode(payload + "=" * (-len(payload) % 4), altchars=b"-_", validate=True).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return found if is_harmless(found) else None


def is_harmless(token: str) -> bool:
    match buttons.read(token):
        case None:
            return False
        case buttons.Verb("cmd"), [name]:
            return any(command.name == name and command.is_harmless_alone for command in commands.CATALOGUE)
        case verb, _:
            return verb.is_harmless
