"""How long a picture takes, compared with encoding its PNG alone: python -m benchmarks.pictures"""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from random import Random
from statistics import median

from PIL import Image

import renderers
from bot import i18n
from core import games
from core.game import View
from renderers.canvas import COMPRESSION

REPEATS = 200
NAMES = ("Anna", "Bob")
FIRST = "from benchmarks.pictures import first; first()"


def positions(id: str, options: dict[str, str], plies: Sequence[int], seed: int = 7) -> dict[int, View]:
    """Views of seat 0 after these numbers of actions in a random game."""
    game = games.get(id)
    rng = Random(seed)
    state = game.start(2, options, b"pictures")
    views = {}
    for ply in range(max(plies) + 1):
        if ply in plies:
            views[ply] = game.view(state, 0)
        for seat in game.actors(state):
            state = game.play(state, seat, rng.choice(list(game.legal(state, seat)))).state
    return views


def milliseconds(work: Callable[[], object]) -> float:
    """Processor time, so that other load on the machine hardly matters."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def compare(title: str, view: View, language: str) -> None:
    reader = i18n.translator(language, NAMES)
    picture = renderers.board(view, renderers.LIGHT, reader)
    image = Image.open(BytesIO(picture.data))
    image.load()
    # Alternately, so that a busy moment affects both.
    pairs = [
        (
            milliseconds(lambda: renderers.board(view, renderers.LIGHT, reader)),
            milliseconds(lambda: image.save(BytesIO(), "PNG", compress_level=COMPRESSION)),
        )
        for _ in range(REPEATS)
    ]
    board, encoding = (median(column) for column in zip(*pairs, strict=True))
    print(f"{title:36} {board:6.2f} ms {encoding:6.2f} ms {board / encoding:6.2f} {len(picture.data):8} bytes")


def first() -> None:
    """Draw the first board of this process; only its words are already loaded."""
    view = positions("schotten-totten", {"tactics": "on"}, [40])[40]
    reader = i18n.translator("uk", NAMES)
    reader("board-to-move")
    begun = time.perf_counter()
    renderers.board(view, renderers.LIGHT, reader)
    print(1000 * (time.perf_counter() - begun))


def fresh(code: str) -> float:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(run.stdout)


def main() -> None:
    print(f"{'':36} {'board':>9} {'PNG alone':>9} {'ratio':>6} {'size':>10}")
    for game in games.ALL:
        for plies, view in positions(game.id, {}, (0, 24, 60)).items():
            compare(f"{game.id}, {plies} actions", view, "en")
        switched = {option: "on" for option, values in game.options.items() if "on" in values}
        for plies, view in positions(game.id, switched, (40, 90)).items() if switched else ():
            compare(f"{game.id} ({', '.join(switched)}), {plies} actions", view, "uk")
    imports = "import time; t = time.perf_counter(); import renderers; print(1000 * (time.perf_counter() - t))"
    print(f"\nin a fresh process: importing renderers {median(fresh(imports) for _ in range(7)):.0f} ms,", end=" ")
    print(f"first board {median(fresh(FIRST) for _ in range(7)):.0f} ms")


if __name__ == "__main__":
    main()
