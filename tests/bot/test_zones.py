"""Time zones: the ones that are offered by the time that it is there, and the ones that are typed."""

from datetime import UTC, datetime

import pytest

from bot import zones
from bot.i18n import LANGUAGES, translator
from bot.nearest import nearest_of

WINTER = datetime(2026, 1, 15, 12, 5, tzinfo=UTC).timestamp()
SUMMER = datetime(2026, 7, 15, 12, 5, tzinfo=UTC).timestamp()


@pytest.mark.parametrize("now", [WINTER, SUMMER])
def test_every_time_that_it_is_somewhere_is_offered(now: float) -> None:
    offered = {group.time for group in zones.groups(now, "en")}
    assert {zones.time(zone, now) for zone in zones.names()} <= offered


@pytest.mark.parametrize(("now", "time"), [(WINTER, "14:05"), (SUMMER, "15:05")])
def test_zones_with_the_same_clocks_are_offered_as_one_with_the_readers_own_first(now: float, time: str) -> None:
    for language, first in (("uk", "Europe/Kyiv"), ("el", "Europe/Athens")):
        (group,) = [group for group in zones.groups(now, language) if first in group.zones]
        assert (group.time, group.zones[0]) == (time, first)
        assert {"Europe/Kyiv", "Europe/Athens"} <= {*group.zones}
        assert not {"Africa/Cairo", "Africa/Johannesburg"} & {*group.zones}, "their summer time is another"


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Kyiv", "Europe/Kyiv"),
        ("europe/kiev", "Europe/Kyiv"),
        ("Kiev", "Europe/Kyiv"),
        ("Київ", "Europe/Kyiv"),
        ("Αθήνα", "Europe/Athens"),
        ("new york", "America/New_York"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("Europe/Stockholm", "Europe/Stockholm"),
        ("utc", "UTC"),
    ],
)
def test_a_zone_is_understood_by_its_name_its_old_name_and_its_city(typed: str, zone: str) -> None:
    assert zones.find(typed) == zone


@pytest.mark.parametrize("typed", ["", "14:05", "+3", "Europe", "Mars/Olympus", "../etc/passwd", "K" * 500])
def test_anything_else_is_no_zone(typed: str) -> None:
    assert zones.find(typed) is None


def test_the_zones_with_the_most_similar_names_are_found() -> None:
    assert zones.near("Europe/Kiyv")[0] == "Europe/Kyiv"
    assert zones.near("Афини")[0] == "Europe/Athens"
    assert len(zones.near("America/Argentina")) == 3
    assert zones.near("14:05") == zones.near("K" * 500) == []


def test_every_zone_that_is_offered_has_a_city_in_every_language_and_is_found_by_it() -> None:
    for language in LANGUAGES:
        words = translator(language)
        cities = {zone: zones.city(zone, words) for zone in zones.OFFERED}
        assert len({*cities.values()}) == len(cities)
        assert {zone: zones.find(city) for zone, city in cities.items()} == {zone: zone for zone in cities}
    assert zones.city("America/Argentina/Ushuaia", translator("uk")) == "Ushuaia"


def test_the_most_similar_words_come_first() -> None:
    assert nearest_of("hnad", ["board", "hand", "handy"], 2) == ["hand", "handy"]
