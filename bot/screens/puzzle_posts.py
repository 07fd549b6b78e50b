"""The puzzle of the day as everyone in a place sees it, and what those who manage the place set for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot import buttons, narration, zones
from bot.buttons import token
from bot.i18n import Translator
from bot.model.people import Person
from bot.model.places import NO_ROLE, Place
from bot.model.puzzle_posts import Channel, PuzzlePost
from bot.model.puzzles import UTC, Posed
from bot.screens import pictures
from bot.screens.puzzles import grade, heading, question, solution
from bot.screens.screen import Button, Role, Row, Screen, in_rows, shorten, spell_address
from core.puzzles.puzzle import Verdict

_HOURS = (7, 8, 9, 10, 12, 15, 18, 20)
"""The hours that are offered. Others can be typed."""
_ROLES = 9
"""The most roles that are offered."""


def post(
    post: PuzzlePost,
    posed: Posed,
    solved: tuple[int, int],
    yesterday: tuple[Posed, Verdict] | None,
    words: Translator,
) -> Screen:
    """The question, how many have solved it, and the solution of the day before. It tells nobody's tries."""
    here = narration.words_for_puzzle(posed, words.language)
    all, first = solved
    counts = [words("puzzle-solved-by", count=all, first=first)] if all else []
    before = [_solution(*yesterday, words)] if yesterday else []
    lines = [question(posed, here), grade(posed, here), *counts, *before]
    answer = Button(words("button-puzzle-answer"), token("solve", posed.name, post.id), "primary")
    look = [Button(words("button-puzzle-yesterday"), token("solve", yesterday[0].name, 0))] if yesterday else []
    return Screen(
        "\n".join(lines),
        pictures.Puzzle(posed.view, here),
        ((answer, *look),),
        public=True,
        shorter=shorten(lines, before),
        title=heading(posed, here),
    )


def shared(person: Person, row: str, words: Translator) -> Screen:
    """How someone did, for everyone there."""
    return Screen(words("puzzle-shared", name=person.name, row=row), public=True)


def refused(channel: Channel, words: Translator) -> Screen:
    """That the puzzle cannot be posted, for the person who has set it up."""
    return Screen(words("puzzle-refused", where=spell_address(channel.address), platform=channel.platform))


@dataclass(frozen=True, slots=True)
class Posting:
    """What those who manage a place see of its puzzles."""

    place: Place
    address: str
    """Where they are, or the address in the token."""
    channel: Channel | None
    now: float
    roles: Sequence[Role]
    is_posted: bool
    """Whether the puzzle of today has been posted."""

    def token(self, what: str, value: str | int, *, anywhere: bool = False) -> str:
        return token("posted", self.place.id, "" if anywhere else buttons.here(self.address), what, value)


def setup(posting: Posting, words: Translator, notice: str = "") -> Screen:
    """Where and when the puzzle is posted, with everything that can be changed."""
    channel, place = posting.channel, posting.place
    zone = place.zone or UTC
    lines = [
        *([notice] if notice else []),
        _where(channel, words),
        words(
            "puzzle-post-zone", zone=zones.city(zone, words), time=zones.time(zone, posting.now), has=_yes(place.zone)
        ),
        words("puzzle-post-hours"),
    ]
    here = bool(posting.address)
    hours = [
        Button(_hour(hour), posting.token("hour", hour), "primary" if channel and channel.hour == hour else "plain")
        for hour in (_HOURS if here or channel else ())
    ]
    rows: list[Row] = [*in_rows(hours, 4)]
    if channel and posting.roles:
        rows += _roles(posting, channel, words)
    last = [Button(words("here-open-zone"), token("placing", place.id, buttons.here(posting.address), "zone", 0))]
    if channel and not posting.is_posted:
        last.append(Button(words("button-puzzle-post-now"), posting.token("now", "now")))
    if channel:
        last.append(Button(words("button-puzzle-post-stop"), posting.token("stop", "stop"), "danger"))
    last.append(Button(words("button-back"), token("place", place.id, buttons.here(posting.address))))
    return Screen("\n".join(lines), rows=(*rows, tuple(last)))


def _roles(posting: Posting, channel: Channel, words: Translator) -> list[Row]:
    offered = [Role(NO_ROLE, words("here-role-none")), *posting.roles[:_ROLES]]
    return list(
        in_rows(
            [
                Button(
                    each.name,
                    posting.token("role", each.id, anywhere=True),
                    "primary" if each.id == (channel.role or NO_ROLE) else "plain",
                )
                for each in offered
            ],
            5,
        )
    )


def _where(channel: Channel | None, words: Translator) -> str:
    if channel is None:
        return words("puzzle-post-none")
    return words("puzzle-post-at", where=spell_address(channel.address), hour=_hour(channel.hour))


def _solution(posed: Posed, proof: Verdict, words: Translator) -> str:
    here = narration.words_for_puzzle(posed, words.language)
    return words("puzzle-yesterday", solution=solution(posed, proof, here))


def _hour(hour: int) -> str:
    return f"{hour}:00"


def _yes(value: object) -> str:
    return "yes" if value else "no"
