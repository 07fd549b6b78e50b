// The conversation of the channel that is open: its messages in order, and where the reader is in it.

import { $, h } from "./dom.js";
import { build } from "./message.js";
import { day, dayName } from "./times.js";
import { word } from "./words.js";

const NEAR = 60;
const TOGETHER = 5 * 60;
const PATIENCE = 1500;

export class Log {
  #box = $("log");
  #list = $("messages");
  #pill = $("pill");
  #elements = new Map();
  #room;
  #pinned = true;

  constructor(room) {
    this.#room = room;
    this.#box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#pill.addEventListener("click", () => this.toEnd());
    // Pictures that load, a keyboard that opens: whoever is at the end stays there.
    const observer = new ResizeObserver(() => this.#pinned && this.#jump());
    observer.observe(this.#box);
    observer.observe(this.#list);
  }

  get isAtEnd() {
    return this.#pinned;
  }

  /** Show another channel, or the same one anew. */
  open(messages, firstNew) {
    this.#box.setAttribute("aria-busy", "true");
    this.#elements.clear();
    this.#list.replaceChildren();
    this.arrange(messages, firstNew);
    this.#pinned = true;
    this.#pill.hidden = true;
    this.#jump();
    requestAnimationFrame(() => this.#box.removeAttribute("aria-busy"));
  }

  /** Put every message into its place, without touching those that are in it. */
  arrange(messages, firstNew) {
    const wanted = messages.length ? this.#sequence(messages, firstNew) : [this.#empty()];
    const kept = new Set(wanted);
    for (const element of [...this.#list.children]) if (!kept.has(element)) element.remove();
    wanted.forEach((element, place) => {
      if (this.#list.children[place] !== element) this.#list.insertBefore(element, this.#list.children[place] ?? null);
    });
    for (const [key, element] of this.#elements) if (!kept.has(element)) this.#elements.delete(key);
    if (this.#pinned) this.#jump();
  }

  /** A message shows something else now. It stays where it is, and so does the reader. */
  async change(message) {
    const old = this.#elements.get(message.id);
    if (!old) return;
    const fresh = build(message, this.#room);
    fresh.classList.toggle("continued", old.classList.contains("continued"));
    await decoded(fresh, old);
    if (this.#elements.get(message.id) !== old || this.#room.latest(message) !== message) return;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    this.#elements.set(message.id, fresh);
    old.replaceWith(fresh);
    if (focused) refocus(fresh, focused);
    if (this.#pinned) this.#jump();
    else if (focused) fresh.scrollIntoView({ block: "nearest" });
  }

  /** Something new is there; whoever reads above is told, and is not moved. */
  notice() {
    if (!this.#pinned) this.#pill.hidden = false;
  }

  toEnd() {
    this.#pinned = true;
    this.#pill.hidden = true;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.#box.scrollTo({ top: this.#box.scrollHeight, behavior: calm ? "instant" : "smooth" });
  }

  #sequence(messages, firstNew) {
    const elements = [];
    let before = null;
    for (const message of messages) {
      if (!before || day(before.at) !== day(message.at)) {
        elements.push(this.#element(`day ${day(message.at)}`, () => rule("day", dayName(message.at))));
        before = null;
      }
      if (message.id === firstNew) {
        elements.push(this.#element("new", () => rule("new", word("new"))));
        before = null;
      }
      // What was sent and what arrived are two elements: only one of them says that it is being sent.
      const key = message.pending ? `pending ${message.id}` : message.id;
      const element = this.#element(key, () => build(message, this.#room));
      element.classList.toggle("continued", before !== null && belongs(message, before));
      elements.push(element);
      before = message;
    }
    return elements;
  }

  #element(key, make) {
    if (!this.#elements.has(key)) this.#elements.set(key, make());
    return this.#elements.get(key);
  }

  #empty() {
    return h("p", { class: "empty" }, word(this.#room.isPrivate ? "empty-private" : "empty"));
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#box;
    this.#pinned = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#pinned) {
      this.#pill.hidden = true;
      this.#room.seen();
    }
  }

  #jump() {
    this.#box.scrollTop = this.#box.scrollHeight;
  }
}

function rule(kind, text) {
  return h("p", { class: `rule ${kind}` }, h("span", {}, text));
}

function belongs(message, before) {
  return (
    !message.opened &&
    !before.opened &&
    message.author === before.author &&
    message.private === before.private &&
    [message, before].every(isPlain) &&
    message.at - before.at < TOGETHER
  );
}

function isPlain({ picture, rows, file, asked, mentions }) {
  return !(picture || rows || file || asked || mentions);
}

/** A board that changes must not flicker: the new picture is loaded before the old one goes. */
async function decoded(fresh, old) {
  const image = fresh.querySelector("img");
  if (!image || !old.querySelector("img")) return;
  await Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Whoever pressed a button with the keyboard goes on where they were. */
function refocus(element, focused) {
  const { token } = focused.dataset;
  const same = token && [...element.querySelectorAll("[data-token]")].find((button) => button.dataset.token === token);
  (same || element.querySelector("[data-token]") || element).focus({ preventScroll: true });
}
