"""How long people may take for a turn. When a match's time is up is a matter of its position."""

from collections.abc import Mapping

PACES: Mapping[str, int | None] = {
    "three-days": 3 * 86400,
    "day": 86400,
    "week": 7 * 86400,
    "live": 15 * 60,
    "unlimited": None,
}
"""How long a person may take for a turn, in seconds; the default first."""
