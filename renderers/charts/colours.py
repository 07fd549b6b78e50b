"""The colours of charts: those of the boards without the cards, three metals, and rise and fall."""

from renderers.theme import DARK, LIGHT, Shades, Theme

_METALS = {"gold": "e3b341", "silver": "b9c1c7", "bronze": "c98a55", "coal": "1b1a17"}
_LAND = ("field", "lane", "near", "ink", "soft", "stone")
_SHADES: Shades = (
    ("field", "ink", 5),
    ("lane", "ink", 5),
    ("ink", "field", 3),
    ("field", "soft", 3),
    ("lane", "soft", 3),
    *((metal, "coal", 3) for metal in ("gold", "silver", "bronze")),
    *((paper, way, 2) for paper in ("field", "lane", "ink") for way in ("rise", "fall")),
)


def _made(theme: Theme, rise: str, fall: str) -> Theme:
    land = {name: code for name, code in theme.colours if name in _LAND}
    return Theme(theme.name, tuple({**land, **_METALS, "rise": rise, "fall": fall}.items()), _SHADES)


_THEMES = {LIGHT: _made(LIGHT, "1d6b3c", "a9232b"), DARK: _made(DARK, "5fc583", "f0847f")}


def coloured(theme: Theme) -> Theme:
    """The theme that charts use in place of this one."""
    return _THEMES.get(theme, theme)
