"""Calls to the people whose turn it is, or who come next, and what becomes of them."""

from collections.abc import Iterable, Mapping

from bot.buttons import token
from bot.i18n import Translator
from bot.model.matches import Match, Seat
from bot.model.people import Handle, Person
from bot.model.position import Position, next_seat, players
from bot.narration import short_title
from bot.screens import times
from bot.screens.screen import Button, Mention, Screen


def turn(
    match: Match,
    position: Position,
    words: Translator,
    platform: str,
    address: str = "",
    reminded: Mapping[int, str] | None = None,
) -> Screen | None:
    """A call to the people who are to act, or only to those who are reminded at a stage of their turn, by seat; None if
    there is nobody to call here, or only one person plays. Nobody is called whose plan is about to be played."""
    stages = reminded or dict.fromkeys(position.actors, "turn")
    seats = [match.seats[seat] for seat in position.actors if seat in stages]
    people = called([seat for seat in seats if seat.person and seat.plan != "due"], platform, address)
    if not people or len(players(match, position)) == 1:
        return None
    lines, about = [], short_title(match, words, [seat.number for seat in people])
    for stage in dict.fromkeys(stages[seat.number] for seat in people):
        names = words.listed([words.seat(seat.number) for seat in people if stages[seat.number] == stage])
        lines.append(words(f"call-{stage}", names=names, match=about))
    hand = Button(words(words.own("button-hand")), token("hand", match.id), "primary")
    return Screen(
        "\n".join(lines),
        rows=((hand,),),
        mentions=mentions(people, platform, address),
        until=times.until(match, position),
    )


def following(match: Match, position: Position, words: Translator, platform: str, address: str = "") -> Screen | None:
    """A call to the person who comes next, if they want to know."""
    seat = next_seat(match, position)
    if not (seat and seat.person and seat.person.calls_next) or len(players(match, position)) == 1:
        return None
    text = words("call-next", names=words.seat(seat.number), match=short_title(match, words, [seat.number]))
    people = called([seat], platform, address)
    return Screen(text, mentions=mentions(people, platform, address)) if people else None


def answered(match: Match, words: Translator, platform: str, address: str) -> Screen:
    """What a call becomes when nobody has to be called any more."""
    own = [seat.number for seat in match.seats if seat.person and seat.person.chat == (platform, address)]
    return Screen(f"✓ {short_title(match, words, own)}")


def called(seats: Iterable[Seat], platform: str, address: str) -> list[Seat]:
    """Those of these seats whose people are called at a table: in a private chat, only its owner."""
    if not address.startswith("@"):
        return list(seats)
    return [seat for seat in seats if seat.person and seat.person.chat == (platform, address)]


def mentions(seats: Iterable[Seat], platform: str, address: str) -> tuple[Mention, ...]:
    """Those to call at a table, as far as they are on its platform."""
    return tuple(each for seat in called(seats, platform, address) if (each := _mention(seat, platform)))


def _mention(seat: Seat, platform: str) -> Mention | None:
    match seat.person or seat.handle:
        case Person(platform=there) as person if there == platform:
            return Mention(person.account, person.name)
        case Handle(platform=there) as handle if there == platform:
            return Mention("", str(handle))
    return None
