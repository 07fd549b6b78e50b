// What a press means right after its message was redrawn, when nobody can have read the new buttons yet.
//
// - The second half of a double click that hits another button means nothing: the first half has been sent.
// - Where the person's own press has changed the message, a press elsewhere is on purpose: it means what it hits.
// - Where something else has changed it, they aimed at what stood there before: that is sent, and if its time is over,
//   the answer says so.
// So no press is lost, and none does what its person did not want.

const UNREAD = 350;
const DOUBLED = 350;

export class Redraws {
  #drawn = new Map();
  #pressed = new Map();

  /** Call it while the old element is still shown. `isExpected`: this person's press has changed the message. */
  note(id, old, isExpected) {
    const buttons = [...old.querySelectorAll("[data-token]")];
    const places = buttons.map((button) => ({ place: button.getBoundingClientRect(), token: button.dataset.token }));
    const focused = document.activeElement.closest("[data-token]");
    const token = old.contains(focused) ? focused.dataset.token : undefined;
    this.#drawn.set(id, { at: performance.now(), places, token, isExpected });
  }

  /** The token that a click on a button means; null if it means nothing. */
  meaning(id, token, { detail, clientX, clientY }) {
    const now = performance.now();
    const isByKey = detail === 0;
    const isAt = ({ left, right, top, bottom }) =>
      left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    const pressed = this.#pressed.get(id);
    if (pressed && pressed.token !== token && now - pressed.at < DOUBLED && pressed.isByKey === isByKey) {
      if (isByKey ? this.#drawn.get(id)?.at >= pressed.at : isAt(pressed.place)) return null;
    }
    const drawn = this.#drawn.get(id);
    if (!drawn || drawn.isExpected || now - drawn.at >= UNREAD) return token;
    const before = isByKey ? drawn.token : drawn.places.find(({ place }) => isAt(place))?.token;
    return before ?? token;
  }

  /** The press of this button was sent. */
  press(id, token, { detail, currentTarget }) {
    const place = currentTarget.getBoundingClientRect();
    this.#pressed.set(id, { at: performance.now(), token, place, isByKey: detail === 0 });
  }

  forget() {
    this.#drawn.clear();
    this.#pressed.clear();
  }
}
