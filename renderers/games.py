"""The renderer of each game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar

from PIL import Image

from core.game import View
from core.heave_ho.view import View as HeaveHo
from core.schotten_totten.view import View as SchottenTotten
from core.schotten_totten_2.view import View as SchottenTotten2
from core.totemo.view import View as Totemo
from renderers import heave_ho, schotten_totten, schotten_totten_2, telling, totemo
from renderers.heave_ho import faces as heave_ho_faces
from renderers.heave_ho import lessons as heave_ho_lessons
from renderers.heave_ho import seats as heave_ho_seats
from renderers.heave_ho import text as heave_ho_text
from renderers.heave_ho import unseen as heave_ho_unseen
from renderers.open_hands import Hands
from renderers.picture import Picture
from renderers.schotten_totten import lessons as schotten_totten_lessons
from renderers.schotten_totten import seats as schotten_totten_seats
from renderers.schotten_totten import text as schotten_totten_text
from renderers.schotten_totten import unseen as schotten_totten_unseen
from renderers.schotten_totten_2 import faces as schotten_totten_2_faces
from renderers.schotten_totten_2 import lessons as schotten_totten_2_lessons
from renderers.schotten_totten_2 import seats as schotten_totten_2_seats
from renderers.schotten_totten_2 import text as schotten_totten_2_text
from renderers.schotten_totten_2 import unseen as schotten_totten_2_unseen
from renderers.theme import Theme
from renderers.totemo import lessons as totemo_lessons
from renderers.totemo import seats as totemo_seats
from renderers.totemo import text as totemo_text
from renderers.totemo import unseen as totemo_unseen
from renderers.words import Words

T = TypeVar("T")

Pictured = Callable[[Any, Theme, Words], Picture]
Drawn = Callable[[Any, Theme, Words], Image.Image]
Told = Callable[[Any, Words], str]
Choosing = Callable[[Any, str, Theme, Words], Picture]


class Described(Protocol):
    def __call__(self, view: Any, words: Words, also: Sequence[str] = ()) -> str:
        """What else is told matters more than what can be left out."""


def _as_it_is(value: T) -> T:
    return value


def _without_claims(view: SchottenTotten) -> SchottenTotten:
    return replace(view, claims=())


def _without_declarations(view: SchottenTotten2) -> SchottenTotten2:
    return replace(view, declarable=())


def _own_hand(view: View) -> tuple[str, ...]:
    return view.hand


@dataclass(frozen=True, slots=True)
class Renderer:
    """The functions that turn one game's views into pictures and texts."""

    board: Pictured
    hand: Pictured
    board_text: Told
    hand_text: Told
    drawn: Drawn
    """The board as a canvas."""
    hand_drawn: Drawn
    unseen: Drawn
    """What the viewer has not seen: all the other hands and the decks, as far as the viewer knows."""
    unseen_text: Told
    opened: Callable[[Any, Hands, Theme, Words], Image.Image]
    """The board as a canvas, with everyone's hands."""
    alt: Described
    """The alt text of a board."""
    order: Callable[[Any], Sequence[int]]
    """The seats in the order in which hands are listed."""
    named: telling.Named
    """A card in words."""
    landmarks: Callable[[Sequence[Any]], set[int]]
    """The views that a replay must not leave out."""
    replay_alt: Told
    """The alt text of a replay that ends with this view."""
    lesson: Callable[[int, Theme, Words], Picture]
    """The picture on a page of the rules, counted from 1."""
    lessons: int
    """The number of pages."""
    choosing: Choosing | None = None
    """The board once the viewer has chosen the first part of an action; None if that changes nothing."""
    coloured: Callable[[Theme], Theme] = _as_it_is
    """The theme that this game uses in place of a given one."""
    asked: Callable[[Any], Any] = _as_it_is
    """The view without what the board says about possible claims, for when that is the question."""
    held: Callable[[Any], tuple[str, ...]] = _own_hand
    """What the viewer holds, for when hands are shown to all."""


_GAMES: dict[type[View], Renderer] = {
    SchottenTotten: Renderer(
        board=schotten_totten.board,
        hand=schotten_totten.hand,
        board_text=schotten_totten_text.board,
        hand_text=telling.hand,
        drawn=schotten_totten.drawn,
        hand_drawn=schotten_totten.hand_drawn,
        unseen=schotten_totten_unseen.drawn,
        unseen_text=schotten_totten_unseen.told,
        opened=schotten_totten.opened,
        alt=schotten_totten_text.alt,
        order=schotten_totten_seats.seats,
        named=telling.card,
        landmarks=schotten_totten.landmarks,
        replay_alt=schotten_totten_text.replay_alt,
        lesson=schotten_totten_lessons.lesson,
        lessons=schotten_totten_lessons.PAGES,
        asked=_without_claims,
    ),
    SchottenTotten2: Renderer(
        board=schotten_totten_2.board,
        hand=schotten_totten_2.hand,
        board_text=schotten_totten_2_text.board,
        hand_text=schotten_totten_2_text.hand,
        drawn=schotten_totten_2.drawn,
        hand_drawn=schotten_totten_2.hand_drawn,
        unseen=schotten_totten_2_unseen.drawn,
        unseen_text=schotten_totten_2_unseen.told,
        opened=schotten_totten_2.opened,
        alt=schotten_totten_2_text.alt,
        order=schotten_totten_2_seats.seats,
        named=schotten_totten_2_faces.named,
        landmarks=schotten_totten_2.landmarks,
        replay_alt=schotten_totten_2_text.replay_alt,
        lesson=schotten_totten_2_lessons.lesson,
        lessons=schotten_totten_2_lessons.PAGES,
        asked=_without_declarations,
    ),
    Totemo: Renderer(
        board=totemo.board,
        hand=totemo.hand,
        board_text=totemo_text.board,
        hand_text=totemo_text.hand,
        drawn=totemo.drawn,
        hand_drawn=totemo.hand_drawn,
        unseen=totemo_unseen.drawn,
        unseen_text=totemo_unseen.told,
        opened=totemo.opened,
        alt=totemo_text.alt,
        order=totemo_seats.order,
        named=totemo_text.named,
        landmarks=totemo.landmarks,
        replay_alt=totemo_text.replay_alt,
        lesson=totemo_lessons.lesson,
        lessons=totemo_lessons.PAGES,
        choosing=totemo.choosing,
        coloured=totemo.coloured,
    ),
    HeaveHo: Renderer(
        board=heave_ho.board,
        hand=heave_ho.hand,
        board_text=heave_ho_text.board,
        hand_text=heave_ho_text.hand,
        drawn=heave_ho.drawn,
        hand_drawn=heave_ho.hand_drawn,
        unseen=heave_ho_unseen.drawn,
        unseen_text=heave_ho_unseen.told,
        opened=heave_ho.opened,
        alt=heave_ho_text.alt,
        order=heave_ho_seats.seats,
        named=heave_ho_faces.named,
        landmarks=heave_ho.landmarks,
        replay_alt=heave_ho_text.replay_alt,
        lesson=heave_ho_lessons.lesson,
        lessons=heave_ho_lessons.PAGES,
        held=heave_ho_text.held,
    ),
}


def renderer(view: View) -> Renderer:
    """The renderer of this view's game; raises ValueError if it has none."""
    if type(view) not in _GAMES:
        raise ValueError(f"no pictures or texts for {view.game}")
    return _GAMES[type(view)]


def of_game(game: str) -> Renderer:
    """The renderer of the game with this id; raises ValueError if it has none."""
    for view, made in _GAMES.items():
        if view.game == game:
            return made
    raise ValueError(f"no pictures or texts for {game}")
