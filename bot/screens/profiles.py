"""A person's profile, and how two people have done against each other."""

from collections.abc import Sequence

from bot.buttons import token
from bot.i18n import Translator
from bot.model.drafts import code
from bot.model.matches import Match
from bot.model.people import Person
from bot.model.profiles import DRAWN, LOOKED_AT, HeadToHead, Profile
from bot.model.ratings import OVERALL, Rating
from bot.model.tallies import Past, Tally, Variant, total
from bot.narration import option, words_for
from bot.screens import pictures
from bot.screens.answers import message, play_button
from bot.screens.screen import Button, Row, Screen, in_rows, shorten
from core import games
from renderers.charts.rating_curve import Curve, Point, day
from renderers.lettering import one_line

_LONGEST_NAME = 24
"""Of an opponent in a list."""


def profile(found: Profile, words: Translator) -> Screen:
    """With the curve of the rating, and buttons for the games, the latest matches and the reader's own record."""
    hidden = [words("profile-hidden")] if found.person.hidden else []
    if not found.has_played:
        return _without_matches(found, hidden, words)
    rated, provisional = _rated(found, words), _provisional(found, words)
    each, feats = _each(found, words), _feats(found, words)
    others = [*_streaks(found, words), *_computer(found, words), *_puzzles(found, words)]
    versus = _versus(found, words)
    latest = [_past(number, past, match, found.person, words) for number, (past, match) in enumerate(found.latest, 1)]
    listed = [words("profile-latest"), *latest] if latest else []
    lines = [*hidden, *rated, *provisional, *_results(found, words), *each, *others, *feats, *versus, *listed]
    least = [*provisional, *feats, *others, *reversed(each), *reversed(listed)]
    return Screen(
        "\n".join(lines),
        _chart(found, words),
        rows=(*_games(found, words), *_replays(found.latest, words), *_more(found, words)),
        title=f"{found.person.name} · {_named(found.game, words)}" if found.game else found.person.name,
        shorter=shorten(lines, least),
    )


def _without_matches(found: Profile, hidden: list[str], words: Translator) -> Screen:
    """Of someone who has only solved puzzles, or is about to begin."""
    lines = [*hidden, *([words("profile-none")] if found.is_own else []), *_puzzles(found, words)]
    rows = ((play_button(words), *_settings(found, words)),) if found.is_own else _more(found, words)
    return Screen("\n".join(lines), rows=rows, title=found.person.name if found.puzzles.count else "")


def versus(found: HeadToHead, words: Translator) -> Screen:
    """How the reader has done against another."""
    name = found.other.name
    if not found.meetings:
        return message(words("versus-none", name=name), words)
    everything = total(each.tally for each in found.meetings)
    all_games = words("profile-versus", name=name, tally=_told(everything, words))
    each = [_line(words(f"game-{one.game}"), one.tally, words) for one in found.meetings]
    latest = [_past(number, past, match, found.reader, words) for number, (past, match) in enumerate(found.latest, 1)]
    listed = [words("versus-latest"), *latest] if latest else []
    lines = [all_games, *(each if len(each) > 1 else each[:0]), *listed]
    back = Button(words("profile-of", name=name), _token(found.other))
    return Screen(
        "\n".join(lines),
        rows=(*_replays(found.latest, words), (back, play_button(words))),
        title=words("versus-title", one=found.reader.name, other=name),
        shorter=shorten(lines, reversed(listed)),
    )


def _chart(found: Profile, words: Translator) -> pictures.RatingCurve | None:
    if not found.course:
        return None
    points = (Point(at, rating.number, not rating.is_provisional) for at, rating in found.course)
    about = _named(found.game, words)
    if len(found.course) == DRAWN:
        about = words("profile-curve-latest", about=about, count=DRAWN)
    return pictures.RatingCurve(Curve(found.person.name, about, tuple(points)), words)


def _rated(found: Profile, words: Translator) -> list[str]:
    """The rating in the game that this is about, or in all of them and in each."""
    if found.game not in found.ratings:
        return [words("profile-unrated")]
    own = found.ratings[found.game]
    told = [words("profile-rating", rating=_number(own), count=own.games)]
    if found.game == OVERALL and len(found.ratings) > 2:
        each = (game.id for game in games.ALL if game.id in found.ratings)
        told.append(" · ".join(f"{words(f'game-{game}')} {_number(found.ratings[game])}" for game in each))
    return told


def _provisional(found: Profile, words: Translator) -> list[str]:
    shown = found.ratings.values() if found.game == OVERALL else [found.ratings.get(found.game, Rating(sigma=0))]
    return [words("leaders-provisional")] if any(rating.is_provisional for rating in shown) else []


def _number(rating: Rating) -> str:
    return f"{rating.number}?" if rating.is_provisional else str(rating.number)


def _results(found: Profile, words: Translator) -> list[str]:
    tally = found.tally("people")
    if tally.played:
        return [words("profile-people", count=tally.played, tally=_told(tally, words))]
    return [] if found.told() or found.latest else [words("profile-none-here", game=_named(found.game, words))]


def _each(found: Profile, words: Translator) -> list[str]:
    """The results against people game by game; or of a game, variant by variant, the most played first."""
    if found.game == OVERALL:
        told = [(words(f"game-{game}"), found.tally("people", game)) for game in found.games]
    else:
        told = [(_variant(each, words), each.tally) for each in found.told() if each.against == "people"]
    told = sorted(_merged(told).items(), key=lambda each: -each[1].played)
    return [_line(name, tally, words) for name, tally in told if tally.played] if len(told) > 1 or found.game else []


def _merged(told: Sequence[tuple[str, Tally]]) -> dict[str, Tally]:
    """Variants that are called the same are the same."""
    names = dict.fromkeys(name for name, _ in told)
    return {name: total(tally for each, tally in told if each == name) for name in names}


def _variant(each: Variant, words: Translator) -> str:
    """The options that differ from the default, and how many played."""
    game = games.get(each.game)
    chosen = [
        option(name, each.options[name], words)
        for name, values in game.options.items()
        if each.options.get(name, values[0]) != values[0]
    ]
    if len(game.seats) > 1:
        chosen.insert(0, words("setup-seats", count=each.seats))
    return ", ".join(chosen) or words("profile-basic")


def _line(name: str, tally: Tally, words: Translator) -> str:
    return words("profile-line", name=name, tally=_told(tally, words))


def _told(tally: Tally, words: Translator) -> str:
    return words("profile-tally", won=tally.won, shared=tally.shared, lost=tally.lost)


def _streaks(found: Profile, words: Translator) -> list[str]:
    if found.streaks.best < 2:
        return []
    among = LOOKED_AT if found.is_long else 0
    return [words("profile-streaks", now=found.streaks.now, best=found.streaks.best, among=among)]


def _feats(found: Profile, words: Translator) -> list[str]:
    """In all games, with the name of each."""
    by_game: dict[str, list[str]] = {}
    for each in found.feats:
        feat = words(f"feat-{each.game}-{each.name}")
        told = words("profile-feat", feat=feat, times=each.times) if each.times > 1 else feat
        by_game.setdefault(each.game, []).append(told)
    if not by_game:
        return []
    if found.game:
        return [words("profile-feats", feats=", ".join(by_game[found.game]))]
    listed = (f"{words(f'game-{game}')} ({', '.join(feats)})" for game, feats in by_game.items())
    return [words("profile-feats", feats=", ".join(listed))]


def _computer(found: Profile, words: Translator) -> list[str]:
    tally = found.tally("computer")
    return [_line(words("profile-computer"), tally, words)] if tally.played else []


def _puzzles(found: Profile, words: Translator) -> list[str]:
    """On the page of all games."""
    solved = found.puzzles
    if found.game or not solved.count:
        return []
    streak = solved.streak
    return [
        words("profile-puzzles", solved=solved.count, first=solved.first_try, now=streak.length, best=streak.longest)
    ]


def _versus(found: Profile, words: Translator) -> list[str]:
    met = [each.tally for each in found.meetings if found.game in (OVERALL, each.game)]
    return [words("profile-versus", name=found.person.name, tally=_told(total(met), words))] if met else []


def _past(number: int, past: Past, match: Match, person: Person, words: Translator) -> str:
    """A match in a list: the game, who else played, and how it ended for this person."""
    here = words_for(match, words.language)
    own = next(
        (
            seat
            for seat in match.seats
            for each in (seat.person, seat.replaced)
            if each and each.player == person.player
        ),
        None,
    )
    others = [one_line(here.seat(seat.number), _LONGEST_NAME) for seat in match.seats if seat is not own]
    way = "won" if past.is_won else "shared" if past.rank == 1 else "lost" if len(match.seats) == 2 else "place"
    outcome = words("profile-outcome", way=way, place=past.rank or 0, seats=len(match.seats))
    return words(
        "profile-past",
        number=number,
        game=words(f"game-{past.game}"),
        names=", ".join(others),
        outcome=outcome,
        day=day(past.ended),
    )


def _games(found: Profile, words: Translator) -> tuple[Row, ...]:
    """The games that have pages of their own, and the page of all."""
    if len(found.games) < 2 and found.game == OVERALL:
        return ()
    pages = [game for game in (OVERALL, *found.games) if game != found.game]
    return in_rows([Button(_named(game, words), _token(found.person, game)) for game in pages])


def _named(game: str, words: Translator) -> str:
    return words(f"game-{game}") if game else words("profile-all-games")


def _replays(latest: Sequence[tuple[Past, Match]], words: Translator) -> tuple[Row, ...]:
    row = tuple(
        Button(words("profile-replay", number=number), token("replay", match.id))
        for number, (_, match) in enumerate(latest, 1)
    )
    return (row,) if row else ()


def _more(found: Profile, words: Translator) -> tuple[Row, ...]:
    if found.is_own:
        row = _settings(found, words)
        return (row,) if row else ()
    name = one_line(found.person.name, _LONGEST_NAME)
    return ((Button(words("versus-open", name=name), token("versus", found.person.platform, found.person.account)),),)


def _settings(found: Profile, words: Translator) -> Row:
    """For someone hidden, the way to change that."""
    hidden = found.is_own and found.person.hidden
    return (Button(words("settings-open-hidden"), token("setting", "hidden", 0)),) if hidden else ()


def _token(person: Person, game: str = OVERALL) -> str:
    return token("profile", person.platform, person.account, code(game) if game else "")
