"""What matches, options and the people at a table are called, and how a match stands in a sentence."""

from bot import narration
from bot.i18n import Translator, translator
from bot.model.matches import Match, Seat
from bot.model.position import Position
from core import games, record


def words_for(match: Match, language: str) -> Translator:
    """The language, with the names of this match's players."""
    words = translator(language)
    return translator(language, [_sitter(match, seat, words) for seat in match.seats], match.game)


def _sitter(match: Match, seat: Seat, words: Translator) -> str:
    """Of several computers, each has a number, counted round the table from the challenger.

    So it keeps its number when the computer takes over another seat.
    """
    if seat.person:
        return seat.person.name
    if not seat.computer:
        return words("seat-open")
    several = sum(each.computer is not None for each in match.seats) > 1
    number = (seat.number - match.challenger) % len(match.seats) or len(match.seats)
    return words(f"computer-{seat.computer}", number=number if several else 0)


def title(match: Match, words: Translator) -> str:
    """Who plays what, with which options."""
    names = " – ".join(words.seat(seat.number) for seat in match.seats)
    return words("match-title", names=names, setting=setting(match, words), id=match.id)


def setting(match: Match, words: Translator) -> str:
    """The game, and the options that differ from the default."""
    game = games.get(match.game)
    chosen = (
        option(name, match.options[name], words)
        for name, values in game.options.items()
        if match.options[name] != values[0]
    )
    return ", ".join((words(f"game-{match.game}"), *chosen))


def option(name: str, value: str, words: Translator) -> str:
    """An option with its value; for a switch that is on, only its name."""
    if value == "on":
        return words(f"option-{name}")
    return option_value(name, value, words)


def option_value(name: str, value: str, words: Translator) -> str:
    told = words(f"value-{value}") if words.has(f"value-{value}") else value
    return words("option-value", option=words(f"option-{name}"), value=told)


def digest(match: Match) -> str:
    """The digest of the seed, which is shown before the seed itself may be."""
    return record.digest(match.seed)


def conclusion(position: Position, words: Translator) -> str:
    """How it ended."""
    ending = position.ending
    assert ending is not None
    if ending.kind == "over":
        return narration.conclude(ending.outcome, words)
    names = {"loser": words.seat(ending.loser)} if ending.loser is not None else {}
    winners = words.listed([words.seat(seat) for seat in ending.outcome.winners])
    return words(f"ending-{ending.kind}", winners=winners, **names)


def waiting(position: Position, words: Translator) -> str:
    """Whose turn it is."""
    names = [words.seat(seat) for seat in position.actors]
    return words("status-waiting", names=words.listed(names), count=len(names))
