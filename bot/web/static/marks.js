// How far someone has read in each channel. Their browser remembers it.

import { memory } from "./dom.js";

export class Marks {
  #account;
  #numbers;

  constructor(account) {
    this.#account = account;
    this.#numbers = memory.get("read", {})[account] ?? {};
  }

  get all() {
    return this.#numbers;
  }

  /** The last message that was read there, or 0. */
  in(channel) {
    return this.#numbers[channel] ?? 0;
  }

  reach(channel, number) {
    if (number <= this.in(channel)) return;
    this.#numbers[channel] = number;
    memory.set("read", { ...memory.get("read", {}), [this.#account]: this.#numbers });
  }
}
