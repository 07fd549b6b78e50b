"""Lists and answers: a person's matches, a match's history, settings, help, and single sentences."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import groupby

from bot import narration
from bot.buttons import token
from bot.commands import CATALOGUE, Command
from bot.i18n import LANGUAGES, Translator
from bot.model.matches import Match
from bot.model.people import Person
from bot.model.position import Position
from bot.screens.match import back, conclusion, title, waiting, words_for
from bot.screens.moves import in_rows
from bot.screens.screen import Button, Screen
from core.game import Event, Refusal

_PAGE = 1500
"""Characters on a page of history: fewer than any platform's limit."""
LISTED = 12
"""The most matches in a list."""
_LINK = token("cmd", "link")


def message(text: str, words: Translator) -> Screen:
    """A sentence, and buttons to go on."""
    return Screen(text, rows=((_play(words), Button(words("button-games"), token("games"))),))


def refusal(refused: Refusal, words: Translator) -> Screen:
    """A refusal, and buttons to go on; for a mistyped command, the one probably meant."""
    told = message(narration.explain(refused, words), words)
    meant = next((each for each in CATALOGUE if refused.params.get("near") == f"`/{each.name}`"), None)
    if meant is None or any(each.required for each in meant.parameters):
        return told
    return replace(told, rows=((Button(f"/{meant.name}", token("cmd", meant.name), "primary"),), *told.rows))


def games(person: Person, listed: Sequence[tuple[Match, Position | None]], words: Translator) -> Screen:
    """All of a person's matches, most urgent first, each with a button that opens it."""
    if not listed:
        return Screen(words("games-none"), rows=((_play(words), _past(words)),))
    lines, buttons = [words("games-title", count=len(listed))], []
    for number, (match, position) in enumerate(listed[:LISTED], 1):
        here = words_for(match, words.language)
        lines.append(
            words("games-line", number=number, title=title(match, here), status=_status(person, match, position, here))
        )
        label = f"{number}. {_others(person, match, here)}"
        buttons.append(Button(label, token("hand" if position else "challenge", match.id)))
    if len(listed) > LISTED:
        lines.append(words("games-more", count=len(listed) - LISTED))
    return Screen("\n".join(lines), rows=(*in_rows(buttons, 3), (_play(words), _past(words))))


def past(person: Person, listed: Sequence[tuple[Match, Position]], words: Translator) -> Screen:
    """A person's finished matches, latest first."""
    if not listed:
        return message(words("games-past-none"), words)
    lines, buttons = [words("games-past")], []
    for number, (match, position) in enumerate(listed, 1):
        here = words_for(match, words.language)
        status = conclusion(position, here)
        lines.append(words("games-line", number=number, title=title(match, here), status=status))
        buttons.append(Button(f"{number}. {_others(person, match, here)}", token("board", match.id)))
    return Screen("\n".join(lines), rows=in_rows(buttons, 3))


def _play(words: Translator) -> Button:
    return Button(words("button-play"), token("cmd", "play"), "primary")


def _past(words: Translator) -> Button:
    return Button(words("button-past"), token("past"))


_BY_HAND = ("move", "claim", "undo", "draw")
"""Commands whose buttons belong to a moment of a match: they are in the hand."""


def which(person: Person, listed: Sequence[Match], command: str, words: Translator) -> Screen:
    """Asks which match a command is for."""
    verb, fields = ("hand" if command in _BY_HAND else command), (("0",) if command == "history" else ())
    return which_of([(match, token(verb, match.id, *fields)) for match in listed], person, words)


def which_of(listed: Sequence[tuple[Match, str]], person: Person, words: Translator) -> Screen:
    """Asks which of these matches is meant, each with what a press does."""
    buttons = []
    for match, pressed in listed[:LISTED]:
        here = words_for(match, words.language)
        title = f"#{match.id} {here(f'game-{match.game}')} · {_others(person, match, here)}"
        buttons.append(Button(title, pressed))
    return Screen(words("which-match"), rows=in_rows(buttons, 3))


def history(
    match: Match,
    told: Sequence[tuple[int, Sequence[Event]]],
    position: Position,
    viewer: int | None,
    words: Translator,
    page: int,
) -> Screen:
    """What happened, in words; page 0 is the last page."""
    outcome = position.ending.outcome if position.ending else None
    lines = [
        f"{number}. {' '.join(sentences)}"
        for number, (_, events) in enumerate(told, 1)
        if (
            sentences := [
                narration.tell(event, words, viewer) for event in events if not narration.is_outcome(event, outcome)
            ]
        )
    ]
    if position.ending:
        lines.append(conclusion(position, words))
    pages = _pages(lines or [words("history-none")])
    page = min(page, len(pages) - 1)
    earlier = Button(words("button-earlier"), token("history", match.id, page + 1))
    later = Button(words("button-later"), token("history", match.id, page - 1))
    row = (*([earlier] if page + 1 < len(pages) else []), *([later] if page else []))
    heading = words("history-title", title=title(match, words), page=len(pages) - page, pages=len(pages))
    rows = (*((row,) if row else ()), *back(match, viewer, words))
    return Screen(f"{heading}\n{pages[page]}", rows=rows, apart=True)


def _pages(lines: Sequence[str]) -> list[str]:
    """The lines split into pages, last page first: it is full, and the first one has the rest."""
    pages = [lines[-1]]
    for line in reversed(lines[:-1]):
        if len(line) + len(pages[-1]) > _PAGE:
            pages.append(line)
        else:
            pages[-1] = f"{line}\n{pages[-1]}"
    return pages


def settings(person: Person, identities: Sequence[Person], blocked: Sequence[Person], words: Translator) -> Screen:
    languages = tuple(
        Button(
            Translator(language)("language-name"),
            token("set", "language", language),
            "primary" if language == person.language else "plain",
        )
        for language in LANGUAGES
    )
    other = "off" if person.confirm else "on"
    confirm = Button(words(f"settings-confirm-{other}"), token("set", "confirm", other))
    linked = len(identities) > 1
    link = Button(words("settings-unlink"), token("unlink")) if linked else Button(words("settings-link"), _LINK)
    here_last = sorted(blocked, key=lambda each: each.platform == person.platform)
    unblock = [
        Button(
            words("settings-unblock", name=each.name),
            token("unblock", each.account)
            if each.platform == person.platform
            else token("forgive", each.platform, each.account),
        )
        for each in {each.player: each for each in here_last}.values()
    ]
    lines = [
        words("settings-title"),
        words("settings-language", language=words("language-name")),
        words("settings-confirm", state="on" if person.confirm else "off"),
        words("settings-blocked", count=len(unblock)),
        *([words("settings-linked", names=named(identities, words))] if linked else []),
    ]
    return Screen("\n".join(lines), rows=(languages, (confirm, link), *in_rows(unblock[:9], 3)))


def named(identities: Sequence[Person], words: Translator) -> str:
    """A person's names with their platforms."""
    return words.listed([f"{each.name} ({words('platform-name', platform=each.platform)})" for each in identities])


def link_code(code: str, expires: float, words: Translator) -> Screen:
    """For its owner alone: anyone who enters it is merged with them."""
    return Screen(words("link-code", code=code), until=datetime.fromtimestamp(expires, UTC))


def linked(identities: Sequence[Person], words: Translator) -> Screen:
    """With a button that undoes it at once, for those tricked into it."""
    done = message(words("link-done", names=named(identities, words)), words)
    return replace(done, rows=(*done.rows, (Button(words("settings-unlink"), token("unlink")),)))


def ask_unlink(person: Person, identities: Sequence[Person], words: Translator) -> Screen:
    others = [each for each in identities if each.platform != person.platform]
    sure = Button(words("button-unlink-sure"), token("unlinked"), "danger")
    back = Button(words("button-back"), token("cmd", "settings"))
    return Screen(words("unlink-sure", names=named(others, words)), rows=((sure, back),))


def help(words: Translator, command: Command | None = None) -> Screen:
    """Made from the catalogue: all commands, group by group, or how to type one of them."""
    row = (
        _play(words),
        Button(words("button-games"), token("games")),
        Button(words("button-rules"), token("cmd", "rules")),
    )
    if command:
        return Screen(usage(command, words), rows=(row,))
    groups = [
        "\n".join((words("help-group", group=group), *(f"• {usage(each, words)}" for each in listed)))
        for group, listed in groupby(CATALOGUE, key=lambda each: each.group)
    ]
    text = "\n\n".join((words("help-title"), *groups, words("help-end")))
    return Screen(text, rows=(row,), title=words("help-heading"))


def usage(command: Command, words: Translator) -> str:
    """How to type a command, and what it does."""
    return words("help-line", usage=spelled(command, words), text=words(f"command-{command.name}"))


def spelled(command: Command, words: Translator) -> str:
    """`/move move [match]`: in brackets is what can be left out."""
    names = (
        words(f"parameter-{each.name}") if each.required else f"[{words(f'parameter-{each.name}')}]"
        for each in command.parameters
    )
    return " ".join((f"/{command.name}", *names))


def _status(person: Person, match: Match, position: Position | None, words: Translator) -> str:
    if position is None:
        return words("games-status-challenge")
    if match.seat_of(person.player) in position.actors:
        return words("status-yours")
    return waiting(position, words)


def _others(person: Person, match: Match, words: Translator) -> str:
    names = [
        words.seat(seat.number) for seat in match.seats if not (seat.person and seat.person.player == person.player)
    ]
    return ", ".join(names)
