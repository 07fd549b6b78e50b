"""The colours of Totemo: sand, wood, and a lit top and a shaded side for each block."""

from renderers.theme import DARK, INK_ON, LIGHT, RGB, Shades, Theme, mix, rgb

_LIGHT = {
    "field": "f4ead7",
    "lane": "e9dbc0",
    "far": "efe3cc",
    "near": "e3d2b3",
    "ink": "2a1c13",
    "soft": "665041",
    "stone": "b59d7e",
    "sunlit": "d3bf9f",
    "shade": "7b6650",
    "slate": "5b4433",
    "wood": "c4915a",
    "grain": "b27f4a",
    "edge": "85572f",
    "hole": "4b301c",
}
_DARK = {
    "field": "17110e",
    "lane": "251c16",
    "far": "1d1612",
    "near": "30241b",
    "ink": "f6ebd8",
    "soft": "b9a58d",
    "stone": "8d7962",
    "sunlit": "a8937a",
    "shade": "564636",
    "slate": "5d4737",
    "wood": "7b5431",
    "grain": "6c4828",
    "edge": "4d311a",
    "hole": "24160c",
}
_SEATS = {"teal": "1b9aa0", "rose": "e0679b"}
_BLOCKS = {
    "R": "c22f2b",
    "O": "ee7f1e",
    "Y": "f4cb42",
    "G": "2f8048",
    "B": "2458ab",
    "P": "8248b0",
    "cream": "fcf6e8",
    "coal": "1c1611",
}
COLOURS = "ROYGBP"
LIT, DIM = 0.52, 0.58

_SHADES: Shades = (
    ("field", "ink", 3),
    ("lane", "ink", 3),
    ("wood", "ink", 2),
    ("slate", "cream", 1),
    ("cream", "coal", 1),
    *((colour, INK_ON[colour], 3) for colour in COLOURS),
)


def _code(colour: RGB) -> str:
    return bytes(colour).hex()


def _made(name: str, land: dict[str, str]) -> Theme:
    lit = {f"{colour}-lit": _code(mix(rgb(_BLOCKS[colour]), rgb("ffffff"), LIT)) for colour in COLOURS}
    dim = {f"{colour}-dim": _code(mix(rgb(_BLOCKS[colour]), rgb("140a12"), DIM)) for colour in COLOURS}
    return Theme(name, tuple({**land, **_SEATS, **_BLOCKS, **lit, **dim}.items()), _SHADES)


_THEMES = {LIGHT: _made("light", _LIGHT), DARK: _made("dark", _DARK)}


def coloured(theme: Theme) -> Theme:
    """The theme that Totemo uses in place of this one."""
    return _THEMES.get(theme, theme)
