"""In the private chat: lines, buttons in place, the computer, and what is shown separately."""

import base64

import pytest

from bot.i18n import translator
from bot.store import outbox
from bot.telegram import deep_links
from bot.telegram.platform import Telegram
from tests.journeys.telegram_house import Bot, Club
from tests.journeys.telegram_table import Table, press, tokens
from tests.servers.telegram.people import Person, until
from tests.servers.telegram.state import Message

WORDS = translator("en")


async def test_start_says_what_the_bot_offers(club: Club, cairn: Bot) -> None:
    await club.ann.start()
    welcome = await club.ann.reads("Welcome!")
    await press(club.ann, welcome, WORDS("button-play"))
    assert "New match" in welcome.text, "in place"
    for payload in ("nonsense", packed("nonsense:1")):
        assert "Welcome!" in (await started(club.bob, payload)).text


async def test_a_link_made_by_someone_else_does_no_harm(club: Club, cairn: Bot, table: Table) -> None:
    to_act, _ = await table.turn()
    move = next(token for token in tokens(table.hand(to_act)) if token.startswith("pick:")).replace("pick:", "move:")
    harm = (f"resigned:{table.id}", f"abort:{table.id}", "cmd:abort", "cmd:undo", "unlinked", f"{move[:-2]}@1")
    for token in harm:
        await started(to_act, packed(token))
        assert deep_links.token(deep_links.payload(token)) == "games"
    position = await table.position()
    assert (position.ply, position.ending) == (0, None)


async def test_a_match_against_the_computer_needs_no_group(club: Club, cairn: Bot) -> None:
    await club.ann.send(None, "play computer")
    hand = await club.ann.reads(lambda each: any(token.startswith("pick:") for token in tokens(each)))
    token = next(token for token in tokens(hand) if token.startswith("pick:"))
    await press(club.ann, hand, token)
    await press(club.ann, hand, next(token for token in tokens(hand) if token.startswith("move:")))
    await cairn.settled()


async def test_text_that_is_not_a_command_is_a_move(club: Club, cairn: Bot, table: Table) -> None:
    person, other = await table.turn()
    position = await table.position()
    legal = position.legal(position.actors[0])
    await person.send(None, f"play {legal[0].lower().replace('@', ' on stone ')}")
    await person.reads(lambda each: each.photo is not None and legal[0].partition("@")[0] in each.text)
    assert (await table.position()).ply == position.ply + 1
    await other.send(None, "/moov R7@3")
    await other.reads("Did you mean")


async def test_a_text_below_a_picture_keeps_the_picture(club: Club, cairn: Bot, table: Table) -> None:
    hand = table.hand(club.ann)
    picture = hand.photo
    await press(club.ann, hand, WORDS("button-more"))
    assert WORDS("more-choose") in hand.text
    assert hand.photo == picture
    await press(club.ann, hand, WORDS("button-back"))
    assert hand.photo == picture


async def test_separate_screens_do_not_replace_the_hand(club: Club, cairn: Bot, table: Table) -> None:
    hand = table.hand(club.ann)
    await press(club.ann, hand, WORDS("button-more"))
    before = hand.text
    await press(club.ann, hand, WORDS("button-export"))
    assert hand.text == before
    file = await club.ann.reads(lambda each: each.content.document is not None)
    assert file.content.file
    assert file.content.file.name.endswith(f"{table.id}.txt")


async def test_a_replay_is_animated(club: Club, cairn: Bot, table: Table) -> None:
    await club.ann.send(None, "/replay")
    await club.ann.reads(lambda each: each.content.animation is not None)


async def test_a_hand_does_not_replace_what_its_owner_is_looking_at(club: Club, cairn: Bot, table: Table) -> None:
    person, _ = await table.turn()
    hand = await table.shown_hand(person)
    await press(person, hand, next(token for token in tokens(hand) if token.startswith("pick:")))
    shown, seats = hand.text, await table.seats()
    (seat,) = (seat for seat, each in seats.items() if each is person)
    await cairn.store.write(outbox.want, Telegram.name, f"@{person.id}", table.id, f"hand-{seat}", 0.0)
    cairn.context.news.set()
    await cairn.settled()
    assert hand.text == shown


@pytest.mark.parametrize("language", ["en", "uk", "ru", "el"])
async def test_the_menus_are_in_peoples_languages(club: Club, cairn: Bot, language: str) -> None:
    club.ann.user.language = language
    words = translator(language)
    private, shared = dict(club.ann.menu()), dict(club.ann.menu(club.group))
    assert private["settings"] == words("command-settings")
    assert shared["play"] == words("command-play")
    assert shared.keys() < private.keys()
    assert dict(club.bob.menu(club.group)).keys() == shared.keys()


def test_a_link_has_room_for_every_token_it_may_carry() -> None:
    for token in ("accept:k3x9w2ab", "history:k3x9w2ab:100", "rules:schotten-totten-2:11:k3x9w2ab", "cmd:settings"):
        assert deep_links.token(deep_links.payload(token)) == token
        assert len(deep_links.payload(token)) <= 64
    assert deep_links.token(deep_links.payload("rules:" + "x" * 64)) == "games"
    assert deep_links.token("ä") is None


async def started(person: Person, payload: str) -> Message:
    """Someone opens a link; the answer they get."""
    before = len(person.sees())
    await person.start(payload)
    await until(lambda: len(person.sees()) > before)
    return person.sees()[-1]


def packed(token: str) -> str:
    """The payload as anyone could make it."""
    return base64.urlsafe_b64encode(token.encode()).decode().rstrip("=")
