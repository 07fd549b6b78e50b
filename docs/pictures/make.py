"""Make the pictures of the README anew: `python -m docs.pictures.make`."""

from pathlib import Path
from random import Random

import renderers
from bot import words
from core import games, players

HERE = Path(__file__).parent
ACTIONS = 70


def main() -> None:
    game = games.get("schotten-totten")
    rng = Random(4)
    state = game.start(2, {"tactics": "on"}, b"readme")
    for _ in range(ACTIONS):
        (seat,) = game.actors(state)
        state = game.play(state, seat, players.get("steady")(game.view(state, seat), rng)).state
    names = words.load("en", ("Olena", "Nikos"))
    (seat,) = game.actors(state)
    view = game.view(state, seat)
    for name, picture in {
        "board": renderers.board(view, renderers.LIGHT, names),
        "board-dark": renderers.board(view, renderers.DARK, names),
        "hand": renderers.hand(view, renderers.LIGHT, names),
        "hand-dark": renderers.hand(view, renderers.DARK, names),
    }.items():
        (HERE / f"{name}.{picture.type}").write_bytes(picture.data)


if __name__ == "__main__":
    main()
