"""Time zones: the ones that are offered, by the time that it is there; and the ones that people type."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from datetime import time as clock_time
from functools import cache, lru_cache
from importlib import resources
from zoneinfo import ZoneInfo

from bot.i18n import LANGUAGES, Translator, translator
from bot.nearest import nearest_of
from bot.vocabulary import fold

OFFERED = (
    *("Pacific/Pago_Pago", "Pacific/Honolulu", "Pacific/Marquesas", "Pacific/Gambier", "America/Anchorage"),
    *("America/Los_Angeles", "America/Phoenix", "America/Denver", "America/Mexico_City", "America/Chicago"),
    *("America/Bogota", "America/New_York", "America/Caracas", "America/Santiago", "America/Halifax"),
    *("America/St_Johns", "America/Sao_Paulo", "America/Argentina/Buenos_Aires", "America/Nuuk", "America/Noronha"),
    *("Atlantic/Cape_Verde", "Atlantic/Azores", "Atlantic/Reykjavik", "Europe/London", "Europe/Lisbon"),
    *("Africa/Lagos", "Africa/Casablanca", "Europe/Berlin", "Europe/Paris", "Africa/Johannesburg", "Africa/Cairo"),
    *("Europe/Kyiv", "Europe/Athens", "Asia/Jerusalem", "Europe/Istanbul", "Europe/Moscow", "Asia/Tehran"),
    *("Asia/Dubai", "Asia/Tbilisi", "Asia/Kabul", "Asia/Almaty", "Asia/Tashkent", "Asia/Kolkata", "Asia/Kathmandu"),
    *("Asia/Dhaka", "Asia/Yangon", "Asia/Bangkok", "Asia/Novosibirsk", "Asia/Shanghai", "Asia/Singapore"),
    *("Australia/Perth", "Australia/Eucla", "Asia/Tokyo", "Asia/Seoul", "Australia/Darwin", "Australia/Adelaide"),
    *("Australia/Brisbane", "Australia/Sydney", "Australia/Lord_Howe", "Asia/Vladivostok", "Pacific/Noumea"),
    *("Pacific/Auckland", "Pacific/Fiji", "Pacific/Chatham", "Pacific/Tongatapu", "Pacific/Kiritimati"),
)
"""Cities that stand for the zones of the world, from west to east."""
_HOME = {"en": "Europe/London", "uk": "Europe/Kyiv", "ru": "Europe/Moscow", "el": "Europe/Athens"}
"""Where many of the people are who speak a language."""
_AHEAD = tuple(month * 30 * 86400.0 for month in range(13))
"""When clocks are compared: summer time does not begin on the same day everywhere."""
_HOUR = 3600.0
_NEAR = 3


@dataclass(frozen=True, slots=True)
class ZoneGroup:
    """Zones whose clocks show the same time, now and during the next year."""

    zones: tuple[str, ...]
    """The first one is chosen, and stands for the others."""
    time: str

    def label(self, words: Translator) -> str:
        """The time, and where it is so."""
        return f"{self.time} · {', '.join(city(zone, words) for zone in self.zones[:2])}"


def in_zone(moment: datetime, zone: str) -> datetime:
    """That moment as clocks show it there."""
    return moment.astimezone(ZoneInfo(zone))


def local(zone: str, now: float) -> datetime:
    return datetime.fromtimestamp(now, ZoneInfo(zone))


def time(zone: str, now: float) -> str:
    return f"{local(zone, now):%H:%M}"


def moment(zone: str, wall: datetime) -> float | None:
    """When clocks show this time there; None if they skip it. If they show it twice, it is the second time."""
    found = wall.replace(tzinfo=ZoneInfo(zone), fold=1).timestamp()
    return found if local(zone, found).replace(tzinfo=None, fold=0) == wall else None


def skipped(zone: str, wall: datetime) -> datetime:
    """What clocks there show instead of a time that they skip."""
    found = wall.replace(tzinfo=ZoneInfo(zone), fold=0).timestamp()
    return local(zone, found).replace(tzinfo=None)


def begins(zone: str, day: date) -> float:
    """The first moment of a day there; clocks may skip midnight."""
    return datetime.combine(day, clock_time.min, ZoneInfo(zone)).timestamp()


def home(language: str) -> str:
    """The zone in which to begin to look for that of someone who speaks this language."""
    return _HOME[language]


def groups(now: float, language: str) -> list[ZoneGroup]:
    """One for each time that it is somewhere now, from west to east."""
    return [ZoneGroup(zones, time(zones[0], now)) for zones in _in_groups(int(now // _HOUR), language)]


@lru_cache(maxsize=8)
def _in_groups(hour: int, language: str) -> tuple[tuple[str, ...], ...]:
    """Zones with the same time, from west to east; that of the people who speak the language first among its like."""
    now = hour * _HOUR
    found: dict[tuple[object, ...], list[str]] = {}
    for zone in sorted(OFFERED, key=lambda each: (local(each, now).utcoffset(), each != home(language))):
        offsets = tuple(local(zone, now + later).utcoffset() for later in _AHEAD)
        found.setdefault(offsets, []).append(zone)
    return tuple(map(tuple, found.values()))


def find(typed: str) -> str | None:
    """The zone of this name or city, in any language; None if there is none, or more than one."""
    return _named().get(fold(typed).replace(" ", "_"))


def near(typed: str) -> Sequence[str]:
    """The zones with the most similar names or cities."""
    known = _named()
    found = nearest_of(fold(typed).replace(" ", "_"), known, 2 * _NEAR)
    return list(dict.fromkeys(zone for each in found if (zone := known[each])))[:_NEAR]


def city(zone: str, words: Translator) -> str:
    """What a zone is called among people."""
    key = f"zone-{zone.replace('/', '-')}"
    return words(key) if words.has(key) else zone.rpartition("/")[2].replace("_", " ")


@cache
def names() -> tuple[str, ...]:
    """The zones of all countries, by the names that they have now."""
    lines = _lines("zone.tab")
    return ("UTC", *sorted(line.split("\t")[2] for line in lines if not line.startswith("#")))


@cache
def _named() -> Mapping[str, str | None]:
    """Zones by everything that they are called: their names, old names, and cities."""
    zones = {zone: zone for zone in names()}
    every = {**zones, **_read_links(zones)}
    named: dict[str, str | None] = {fold(name): zone for name, zone in every.items()}
    for name, zone in every.items():
        short = fold(name.rpartition("/")[2])
        named[short] = None if named.get(short, zone) != zone else zone
    cities = ((city(zone, translator(language)), zone) for language in LANGUAGES for zone in OFFERED)
    return named | {fold(name).replace(" ", "_"): zone for name, zone in cities}


def _read_links(zones: Mapping[str, str]) -> Mapping[str, str]:
    """Other names, most of them old: `Europe/Kiev` for `Europe/Kyiv`."""
    links = (line.split() for line in _lines("tzdata.zi") if line.startswith("L "))
    return {name: zones[target] for _, target, name in links if target in zones and name not in zones}


def _lines(file: str) -> list[str]:
    return (resources.files("tzdata") / "zoneinfo" / file).read_text("utf-8").splitlines()
