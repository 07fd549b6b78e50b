// Buttons that were pressed and not yet answered. They look busy and cannot be pressed twice.

const STATES = ["aria-busy", "aria-disabled"];

export class Presses {
  #pressed = new Map();

  add(id, message, token) {
    this.#pressed.set(id, { message, token });
    this.#each(message, token, (button) => STATES.forEach((state) => button.setAttribute(state, "true")));
  }

  has(message, token) {
    return [...this.#pressed.values()].some((pressed) => pressed.message === message && pressed.token === token);
  }

  /** The press was answered, so the button can be pressed again. */
  done(id) {
    const pressed = this.#pressed.get(id);
    if (!pressed) return;
    this.#pressed.delete(id);
    this.#each(pressed.message, pressed.token, (button) => STATES.forEach((state) => button.removeAttribute(state)));
  }

  #each(message, token, change) {
    for (const button of document.querySelectorAll("[data-token]")) {
      if (button.dataset.token === token && button.closest("[data-id]").dataset.id === message) change(button);
    }
  }
}
