"""One person on several platforms: codes, tries, and merging two players."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio
from sqlalchemy import select

from bot.i18n import LANGUAGES, translator
from bot.model.people import SETTINGS, Person
from bot.narration import explain
from bot.screens import accounts as shown_accounts
from bot.service import accounts
from bot.service.context import Denied
from bot.store import Connection, people, schema
from bot.store import linking as stored
from tests.support.app import FakePlatform, TestApp, find, open_app, verbs

EN = translator("en")

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncIterator[TestApp]:
    async with open_app(tmp_path, FakePlatform("discord"), FakePlatform("telegram"), FakePlatform("web")) as opened:
        yield opened


@pytest.fixture
def there(here: TestApp) -> TestApp:
    return here.on("telegram")


async def code(app: TestApp, name: str) -> str:
    """The code shown to a person."""
    shown = await app.type(name, "/link")
    return shown.text.split("`")[1]


async def link(one: TestApp, name: str, other: TestApp, other_name: str) -> None:
    told = await other.type(other_name, f"/link {await code(one, name)}")
    assert "Accounts linked" in told.text


async def person(app: TestApp, name: str) -> Person:
    found = await app.store.read(people.find, app.platform.name, name.lower())
    assert found is not None
    return found


async def rows(app: TestApp) -> list[list[object]]:
    """Players, identities and blocks: everything that linking may change."""

    def read(connection: Connection) -> list[list[object]]:
        tables = (schema.players, schema.identities, schema.blocks)
        return [[tuple(row) for row in connection.execute(select(table))] for table in tables]

    return await app.store.read(read)


def on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir())


async def test_a_code_is_shown_with_its_expiry_and_only_its_digest_is_stored(here: TestApp, tmp_path: Path) -> None:
    shown = await here.type("Ann", "/link")
    text = shown.text.split("`")[1]
    assert len(text) == 9
    assert text[4] == "-"
    assert set(text) <= {"-", *ALPHABET}
    assert f"`/link {text}`" in shown.text
    assert shown.until is not None
    assert shown.until.timestamp() == here.clock.now + 10 * 60
    kept = on_disk(tmp_path)
    assert text.encode() not in kept
    assert text.replace("-", "").encode() not in kept


async def test_linked_identities_are_one_player_and_see_the_same_matches(here: TestApp, there: TestApp) -> None:
    id = await here.match("Ann", "Bob")
    other = await there.match("Anna", "Cyd")
    await link(here, "Ann", there, "Anna")
    assert (await person(here, "Ann")).player == (await person(there, "Anna")).player
    shown, elsewhere = await here.type("Ann", "/games"), await there.type("Anna", "/games")
    assert shown.text == elsewhere.text
    assert {id, other} <= {button.token.partition(":")[2] for row in shown.rows for button in row}
    assert len((await rows(here))[0]) == 3, "the other player is gone"


@pytest.mark.parametrize("spelled", ["{}", " {} ", "`{}`"])
@pytest.mark.parametrize("dash", ["-", "", " ", " – "])
async def test_case_dashes_and_spaces_do_not_matter(here: TestApp, there: TestApp, spelled: str, dash: str) -> None:
    typed = spelled.format((await code(here, "Ann")).lower().replace("-", dash))
    assert "Accounts linked" in (await there.type("Anna", f"/link {typed}")).text


async def test_a_wrong_code_is_refused(here: TestApp, there: TestApp) -> None:
    right = await code(here, "Ann")
    await there.type("Anna", "/help")
    before = await rows(here)
    for wrong in ("ABCD-EFGH", right[:-1], f"{right}2", "-", "Ω", "x" * 2000):
        assert EN("refusal-link-wrong") in (await there.type(wrong[:20] + "?", f"/link {wrong}")).text
    after = await rows(here)
    assert after[0][: len(before[0])] == before[0]
    assert (await person(here, "Ann")).player != (await person(there, "Anna")).player
    assert "Accounts linked" in (await there.type("Anna", f"/link {right}")).text


async def test_a_code_expires(here: TestApp, there: TestApp) -> None:
    first = await code(here, "Ann")
    here.clock.now += accounts.VALID
    assert "has expired" in (await there.type("Anna", f"/link {first}")).text
    second = await code(here, "Ann")
    here.clock.now += accounts.VALID - 1
    assert "Accounts linked" in (await there.type("Anna", f"/link {second}")).text


async def test_a_code_works_once(here: TestApp, there: TestApp) -> None:
    text = await code(here, "Ann")
    await there.type("Anna", f"/link {text}")
    for name in ("Anna", "Eve"):
        assert EN("refusal-link-used") in (await there.type(name, f"/link {text}")).text
    assert (await person(there, "Eve")).player != (await person(here, "Ann")).player


async def test_when_several_enter_a_code_at_once_only_one_is_linked(here: TestApp, there: TestApp) -> None:
    text = await code(here, "Ann")
    told = await asyncio.gather(*(there.type(name, f"/link {text}") for name in ("Anna", "Eve", "Ivy")))
    assert sorted("Accounts linked" in each.text for each in told) == [False, False, True]
    assert sorted(EN("refusal-link-used") in each.text for each in told) == [False, True, True]
    assert len((await rows(here))[0]) == 3


async def test_a_new_code_replaces_the_old_one(here: TestApp, there: TestApp) -> None:
    first, second = await code(here, "Ann"), await code(here, "Ann")
    assert EN("refusal-link-wrong") in (await there.type("Anna", f"/link {first}")).text
    assert "Accounts linked" in (await there.type("Anna", f"/link {second}")).text


async def test_a_person_has_one_account_on_each_platform(here: TestApp, there: TestApp) -> None:
    text = await code(here, "Ann")
    assert "your own code" in (await here.type("Ann", f"/link {text}", "@ann")).text
    told = (await here.type("Eve", f"/link {text}", "@eve")).text
    assert "one account per platform" in told
    assert "Ann (Discord)" in told
    await link(there, "Anna", here.on("web"), "Annie")
    assert "Ann (Discord)" not in (await there.type("Anna", "/settings")).text
    await there.type("Anna", f"/link {text}", "@anna")
    told = (await here.on("web").type("Annie", "/settings")).text
    assert "Ann (Discord), Anna (Telegram) and Annie (web room)" in told, "three identities can be linked"
    assert "your own code" in (await there.type("Anna", f"/link {await code(here, 'Ann')}")).text


async def test_a_link_that_would_repeat_a_platform_is_refused(here: TestApp, there: TestApp) -> None:
    web = here.on("web")
    await link(here, "Ann", web, "Annie")
    await link(there, "Eve", here, "Evita")
    told = (await web.type("Annie", f"/link {await code(there, 'Eve')}")).text
    assert "Evita (Discord)" in told
    assert (await person(web, "Annie")).player != (await person(there, "Eve")).player


async def test_tries_are_limited_even_after_a_restart(tmp_path: Path) -> None:
    platforms = FakePlatform("discord"), FakePlatform("telegram")
    async with open_app(tmp_path, *platforms) as here:
        text, there = await code(here, "Ann"), here.on("telegram")
        for _ in range(accounts.TRIES):
            assert EN("refusal-link-wrong") in (await there.type("Eve", "/link ABCD-EFGH")).text
            here.clock.now += 60
        assert "Try again in 5 minutes" in (await there.type("Eve", f"/link {text}", "@eve")).text
    async with open_app(tmp_path, *platforms) as here:
        there = here.on("telegram")
        here.clock.now += 5 * 60
        assert "Try again in 5 minutes" in (await there.type("Eve", f"/link {text}", "@eve")).text
        here.clock.now += 5 * 60 - 1
        assert "Try again in 1 minute." in (await there.type("Eve", "/link ABCD-EFGH")).text
        here.clock.now += 1
        text = await code(here, "Ann")
        assert EN("refusal-link-wrong") in (await there.type("Eve", "/link ABCD-EFGH")).text
        assert "Try again in 1 minute." in (await there.type("Eve", f"/link {text}", "@eve")).text, (
            "one try expired, one is new"
        )
        here.clock.now += 60
        assert "Accounts linked" in (await there.type("Eve", f"/link {text}", "@eve")).text


async def test_linked_identities_share_their_tries_and_linking_keeps_them(here: TestApp, there: TestApp) -> None:
    for _ in range(accounts.TRIES - 1):
        await here.type("Eve", "/link ABCD-EFGH")
    await link(there, "Evita", here, "Eve")
    await there.type("Evita", "/link ABCD-EFGH")
    for app, name in ((here, "Eve"), (there, "Evita")):
        assert "too many wrong codes" in (await app.type(name, "/link ABCD-EFGH")).text
    await here.press("Eve", "unlinked")
    assert EN("refusal-link-wrong") in (await here.type("Eve", "/link ABCD-EFGH")).text
    assert "too many wrong codes" in (await here.type("Eve", "/link ABCD-EFGH")).text


async def test_codes_cannot_be_guessed_with_many_accounts(
    here: TestApp, there: TestApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.accounts.TRIES_OF_ALL", 40)
    right, rng = await code(here, "Ann"), Random(7)
    before, refused = await person(here, "Ann"), []
    for number in range(60):
        guess = "".join(rng.choices(ALPHABET, k=8))
        assert guess != right.replace("-", "")
        refused.append((await there.type(f"Eve{number % 12}", f"/link {guess}")).text)
    assert sum(EN("refusal-link-wrong") in text for text in refused) == 40
    assert sum("coming in from everywhere" in text or "too many wrong codes" in text for text in refused) == 20
    assert "coming in from everywhere" in (await there.type("Anna", f"/link {right}")).text
    assert await person(here, "Ann") == before
    here.clock.now += accounts.PAUSE
    assert "Accounts linked" in (await there.type("Anna", f"/link {await code(here, 'Ann')}")).text


async def test_blocks_are_merged_without_duplicates_and_nobody_blocks_themselves(here: TestApp, there: TestApp) -> None:
    for app, names in ((here, ("Ann", "Bob", "Cyd")), (there, ("Anna", "Bobby", "Dan"))):
        for name in names:
            await app.type(name, "/help")
    await link(here, "Bob", there, "Bobby")
    await here.type("Ann", "/block @Bob")
    await there.type("Anna", "/block @Bobby")
    await there.type("Anna", "/block @Dan")
    await here.type("Cyd", "/block @Ann")
    one, other = await person(here, "Ann"), await person(there, "Anna")
    await here.store.write(people.block, one.player, other.player)
    await here.store.write(people.block, other.player, one.player)
    await link(here, "Ann", there, "Anna")
    players = {name: (await person(here, name)).player for name in ("Ann", "Bob", "Cyd")}
    players["Dan"] = (await person(there, "Dan")).player
    pairs = [("Ann", "Bob"), ("Ann", "Dan"), ("Cyd", "Ann")]
    assert set((await rows(here))[2]) == {(players[one], players[other]) for one, other in pairs}
    settings = await here.type("Ann", "/settings")
    assert "blocked 2 people" in settings.text, "people are counted, not accounts"
    blocked = await here.press("Ann", "setting:blocked:0")
    assert {"unblock", "forgive"} <= verbs(blocked)
    assert "Dan can challenge you again" in (await here.press("Ann", find(blocked, "forgive"))).text
    assert "blocked 1 person" in (await there.type("Anna", "/settings")).text


SET = {"theme": "dark", "zone": "Europe/Kyiv", "confirm": "on", "order": "colour", "boards": "text"}
SET_THERE = {"language": "el", "theme": "light", "zone": "Europe/Athens", "confirm": "on", "challengers": "played"}


@pytest.mark.parametrize("first", [SET | {"language": "uk"}, SET, {}])
async def test_what_the_maker_of_the_code_has_set_is_kept_and_the_rest_is_taken_over(
    here: TestApp, there: TestApp, first: dict[str, str]
) -> None:
    for app, name, chosen in ((here, "Ann", first), (there, "Anna", SET_THERE)):
        await app.type(name, "/help")
        for setting, value in chosen.items():
            await app.press(name, f"set:{setting}:{value}")
    text = await code(here, "Ann")
    told = await there.type("Anna", f"/link {text}")
    kept = SET_THERE | first
    for app, name in ((here, "Ann"), (there, "Anna")):
        found = await person(app, name)
        assert {setting: SETTINGS[setting].chosen(found) for setting in kept} == kept
    assert told.text.startswith(translator(kept["language"])("link-done", names="").partition(":")[0]), (
        "in the language they keep"
    )
    await there.press("Anna", "unlinked")
    alone, other = await person(there, "Anna"), await person(here, "Ann")
    assert alone.player != other.player
    assert {setting: SETTINGS[setting].chosen(alone) for setting in kept} == kept, "both keep the settings"


async def test_nobody_plays_themselves(here: TestApp, there: TestApp) -> None:
    await here.type("Ann", "/play invite")
    (match,) = await here.matches("Ann")
    await there.type("Anna", f"/join {match.id}")
    text = await code(here, "Ann")
    assert EN("refusal-link-playing", id=match.id) in (await there.type("Anna", f"/link {text}", "@anna")).text
    assert (await person(here, "Ann")).player != (await person(there, "Anna")).player
    await here.press("Ann", f"abort:{match.id}")
    await here.press("Ann", f"rematch:{match.id}")
    (again,) = await here.matches("Ann")
    told = (await there.type("Anna", f"/link {text}", "@anna")).text
    assert f"`#{again.id}`" in told, "an open challenge counts too"
    await here.press("Ann", f"cancel:{again.id}")
    assert "Accounts linked" in (await there.type("Anna", f"/link {text}", "@anna")).text
    assert "can’t challenge yourself" in (await there.press("Anna", f"rematch:{match.id}")).text


async def test_a_match_can_be_played_from_both_platforms_and_the_hand_goes_to_the_seated_identity(
    here: TestApp, there: TestApp
) -> None:
    id = await here.match("Ann", "Bob")
    await link(here, "Ann", there, "Anna")
    rng = Random(3)
    while (await here.load(id))[1].ply < 12:
        name, _ = await here.turn(id)
        app, presser = (there, "Anna") if name == "Ann" else (here, name)
        hand = await app.press(presser, f"hand:{id}", f"@{presser.lower()}")
        while choices := [b for row in hand.rows for b in row if b.token.partition(":")[0] in ("move", "pick")]:
            hand = await app.press(presser, rng.choice(choices), f"@{presser.lower()}")
    await here.settle()
    _, position = await here.load(id)
    assert {entry.seat for entry in position.done} == {0, 1}
    assert {address for address, _ in here.platform.sent} == {"hall", "@ann", "@bob"}
    assert not there.platform.sent
    (hand,) = here.platform.at("@ann")
    assert hand.ply == position.ply


async def test_unlinking_asks_first_and_each_keeps_their_own_matches(here: TestApp, there: TestApp) -> None:
    id, other = await here.match("Ann", "Bob"), await there.match("Anna", "Cyd")
    assert "not linked" in (await here.press("Ann", "unlink")).text
    assert "not linked" in (await here.press("Ann", "unlinked")).text
    settings = await here.type("Ann", "/settings")
    assert "cmd" in verbs(settings), "there is a button that makes a code"
    await link(here, "Ann", there, "Anna")
    await here.type("Ann", "/block @Bob")
    await there.type("Cyd", "/block @Anna")
    await here.press("Ann", "set:confirm:on")
    waiting = await code(here, "Ann")
    settings = await there.type("Anna", "/settings")
    asked = await there.press("Anna", find(settings, "unlink"))
    assert "from Ann (Discord)" in asked.text
    assert (await person(here, "Ann")).player == (await person(there, "Anna")).player
    assert EN("unlinked") in (await there.press("Anna", find(asked, "unlinked"))).text
    ann, anna = await person(here, "Ann"), await person(there, "Anna")
    assert ann.player != anna.player
    assert ann.confirm
    assert anna.confirm
    assert [match.id for match in await here.matches("Ann")] == [id]
    assert [match.id for match in await there.matches("Anna")] == [other]
    bob, cyd = await person(here, "Bob"), await person(there, "Cyd")
    pairs = {(each, bob.player) for each in (ann.player, anna.player)}
    pairs |= {(cyd.player, each) for each in (ann.player, anna.player)}
    assert set((await rows(here))[2]) == pairs, "unlinking does not remove blocks"
    assert EN("refusal-link-wrong") in (await there.type("Anna", f"/link {waiting}")).text
    await link(there, "Anna", here, "Ann")


async def test_linking_is_all_or_nothing(here: TestApp, there: TestApp, monkeypatch: pytest.MonkeyPatch) -> None:
    text, whole = await code(here, "Ann"), stored.merge
    await there.type("Anna", "/help")
    before = await rows(here)

    def cut_off(connection: Connection, player: int, other: int) -> None:
        whole(connection, player, other)
        raise ZeroDivisionError

    monkeypatch.setattr(stored, "merge", cut_off)
    assert (await there.type("Anna", f"/link {text}")).text == EN("trouble")
    assert await rows(here) == before
    monkeypatch.undo()
    assert "Accounts linked" in (await there.type("Anna", f"/link {text}")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_platforms_and_minutes_are_named_in_every_language(here: TestApp, language: str) -> None:
    words = translator(language)
    for platform, named in (
        ("discord", "Discord"),
        ("telegram", "Telegram"),
        ("web", words("platform-name", platform="web")),
    ):
        told = explain(Denied("link-platform", platform=platform, name="Ann"), words)
        assert f"Ann ({named})" in told
    for reason in ("link-tries", "link-paused"):
        assert [explain(Denied(reason, minutes=minutes), words).count(str(minutes)) for minutes in (1, 2, 5)] == [1] * 3
    await here.type("Ann", "/help")
    assert shown_accounts.name_identities([await person(here, "Ann")], words) == "Ann (Discord)"


async def test_a_code_that_others_have_seen_no_longer_works(here: TestApp, there: TestApp) -> None:
    text = await code(here, "Ann")
    assert "one account per platform" in (await here.type("Eve", f"/link {text}", "@eve")).text
    assert "one account per platform" in (await here.type("Eve", f"/link {text}", "hall")).text
    assert EN("refusal-link-used") in (await there.type("Mallory", f"/link {text}")).text


async def test_someone_tricked_into_linking_can_undo_it_at_once(here: TestApp, there: TestApp) -> None:
    done = await there.type("Anna", f"/link {await code(here, 'Mallory')}")
    assert "Mallory" in done.text
    await there.press("Anna", find(await there.press("Anna", find(done, "unlink")), "unlinked"))
    assert (await person(here, "Mallory")).player != (await person(there, "Anna")).player


@pytest.mark.parametrize(
    ("called", "shown"),
    [
        ("Ann 👩\u200d👧", "Ann 👩\u200d👧"),
        ("👩🏽\u200d❤️\u200d👩", "👩🏽\u200d❤️\u200d👩"),
        ("A\u200dnn\u200d", "Ann"),
        (f"{'x' * 29}👩\u200d👧", f"{'x' * 29}👩\u200d👧"),
        (f"{'x' * 30}👩\u200d👧", "x" * 30),
        ("x" * 40, "x" * 32),
        ("\u200d", "?"),
    ],
)
async def test_an_emoji_of_several_parts_stays_whole_in_a_name(app: TestApp, called: str, shown: str) -> None:
    await app.dispatcher.command(replace(app.caller("Ann"), name=called), "help", {})
    person = await app.store.read(people.find, app.platform.name, "ann")
    assert person is not None
    assert person.name == shown


@pytest.mark.parametrize(
    ("called", "shown"),
    [
        ("Computer", "@Computer"),
        ("computer", "@computer"),
        ("Сomputer", "@Сomputer"),
        ("C o m p u t e r", "@C o m p u t e r"),
        ("Комп’ютер 2", "@Комп’ютер 2"),
        ("🤖 Υπολογιστής", "@🤖 Υπολογιστής"),
        ("Компьютер (легко)", "@Компьютер (легко)"),
        ("Computer" + " " * 30 + "x", "@Computer"),
        ("Computer of Ann", "Computer of Ann"),
        ("Ann", "Ann"),
        ("42", "42"),
    ],
)
async def test_a_person_who_is_called_like_the_computer_is_shown_as_a_person(
    app: TestApp, called: str, shown: str
) -> None:
    await app.dispatcher.command(replace(app.caller("Ann"), name=called), "help", {})
    person = await app.store.read(people.find, app.platform.name, "ann")
    assert person
    assert person.name == shown
