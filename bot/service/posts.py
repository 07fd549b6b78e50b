"""What a post in the outbox shows now, and what happens when a platform refuses it for good."""

from collections.abc import Awaitable, Callable

from bot.i18n import Translator
from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position
from bot.screens import challenges
from bot.screens import match as shown
from bot.screens.screen import Screen
from bot.screens.sides import side
from bot.service import announcing
from bot.service.context import Context
from bot.store import Connection, people
from bot.store.outbox import Post


def builder(context: Context) -> Callable[[Post], Awaitable[Screen | None]]:
    async def build(post: Post) -> Screen | None:
        match, position = await context.load(post.match)
        words = shown.words_for(match, post.params.get("language") or _language(match, post))
        return screen(post, match, position, words, context.clock())

    return build


def screen(post: Post, match: Match, position: Position, words: Translator, now: float) -> Screen | None:
    kind, _, rest = post.kind.partition("-")
    match kind:
        case "table":
            # On platforms with places for matches, the adapter creates one: there is nothing to show.
            return None
        case "board":
            return shown.board(match, position, words, side(match, position, post.platform, post.address))
        case "turn":
            return shown.turn(match, position, words, post.platform)
        case "hand":
            return _hand(post, match, position, words, int(rest))
        case "offer":
            return shown.offer(match, position, words, post.platform)
        case "over":
            return shown.over(match, position, words, post.platform)
        case "late":
            return shown.late(match, position, words, post.platform, now)
        case "challenge":
            return challenges.posted(match, words, post.platform)
        case "notice":
            params = {name: value for name, value in post.params.items() if name not in ("key", "language")}
            key = words.own(f"notice-{post.params['key']}")
            return Screen(words(key, title=shown.title(match, words), **params))
    raise ValueError(f"nothing is known of posts of kind {post.kind}")


def refuser(context: Context) -> Callable[[Post], Awaitable[None]]:
    """Handles posts that a platform refuses for good.

    For a private message, this is recorded and announced once at the match's tables; for a challenge, the challenger
    is told.
    """

    async def refused(post: Post) -> None:
        match, _ = await context.load(post.match)
        if post.address.startswith("@"):
            await context.store.write(_unreachable, post, match, context.clock())
        elif post.kind == "challenge" and match.started is None:
            await context.store.write(_unseen, match, match.challenged_by, context.clock())
        context.news.set()

    return refused


def _unseen(connection: Connection, match: Match, challenger: Person, now: float) -> None:
    address = f"@{challenger.account}"
    announcing.notice(connection, match, challenger.platform, address, now, challenger, key="unseen")


def _unreachable(connection: Connection, post: Post, match: Match, now: float) -> None:
    account = post.address[1:]
    if not people.set_reachable(connection, post.platform, account, False):
        return
    person = people.find(connection, post.platform, account)
    for table in match.tables:
        if person and (table.platform, table.address) != (post.platform, post.address):
            announcing.notice(connection, match, table.platform, table.address, now, person, key="unreachable")


def _hand(post: Post, match: Match, position: Position, words: Translator, seat: int) -> Screen | None:
    """Only for the owner of the seat."""
    owner = match.seats[seat].person
    if owner is None or (owner.platform, f"@{owner.account}") != (post.platform, post.address):
        return None
    return shown.hand(match, position, seat, words)


def _language(match: Match, post: Post) -> str:
    """In a private chat, the person's language; otherwise the table's."""
    for seat in match.seats:
        if seat.person and (seat.person.platform, f"@{seat.person.account}") == (post.platform, post.address):
            return seat.person.language
    tables = {(table.platform, table.address): table.language for table in match.tables}
    return tables.get((post.platform, post.address), "en")
