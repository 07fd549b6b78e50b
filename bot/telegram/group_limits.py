"""How many messages and edits a group gets: a few at once, then one after the other, evenly spaced.

Telegram allows 20 a minute. Refusing early means that what is sent later is current.
"""

_BURST = 3
_SPACING = 3.37
"""Seconds: after the burst, 20 messages take a little more than a minute."""
GROUP_LIMITS = tuple((_BURST + more, (more + 1) * _SPACING) for more in range(18))
"""So many in so many seconds."""
