// The conversation of the open channel: its messages in order, and the reader's position in it.

import { $, h } from "./dom.js";
import { build } from "./message.js";
import { Redraws } from "./redraws.js";
import { day, dayName } from "./times.js";
import { word } from "./words.js";

const NEAR = 60;
const TOGETHER = 5 * 60;
const PATIENCE = 1500;
const MARGIN = 8;
const HELD = 3000;
const NONE = { element: null, until: 0 };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Log {
  #box = $("log");
  #list = $("messages");
  #pill = $("pill");
  #elements = new Map();
  #answers = new Set();
  #redraws = new Redraws();
  #room;
  #pinned = true;
  #placed = null;
  #answer = NONE;

  constructor(room) {
    this.#room = room;
    this.#box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#pill.addEventListener("click", () => this.toEnd(calm.matches ? "instant" : "smooth"));
    // A key that is held is one press, whatever stands there next.
    this.#list.addEventListener("keydown", (event) => event.repeat && event.key === "Enter" && event.preventDefault());
    // When pictures load or a keyboard opens, a reader at the end stays there.
    const observer = new ResizeObserver(() => this.#pinned && this.#jump());
    observer.observe(this.#box);
    observer.observe(this.#list);
  }

  get isAtEnd() {
    return this.#pinned;
  }

  /** Show another channel, or the same one again. */
  open(messages, firstNew) {
    const focused = this.#list.contains(document.activeElement) ? document.activeElement : null;
    this.#box.setAttribute("aria-busy", "true");
    this.#elements.clear();
    this.#redraws.forget();
    this.#list.replaceChildren();
    this.arrange(messages, firstNew);
    const same = focused && this.#elements.get(focused.closest("[data-id]")?.dataset.id);
    if (same) refocus(same, focused);
    this.#pinned = true;
    this.#pill.hidden = true;
    this.#jump();
    requestAnimationFrame(() => this.#box.removeAttribute("aria-busy"));
  }

  /** Put every message in its place, without touching those already there. */
  arrange(messages, firstNew) {
    const wanted = messages.length ? this.#sequence(messages, firstNew) : [this.#empty()];
    const kept = new Set(wanted);
    this.#refocus(kept);
    for (const element of [...this.#list.children]) if (!kept.has(element)) element.remove();
    wanted.forEach((element, place) => {
      if (this.#list.children[place] !== element) this.#list.insertBefore(element, this.#list.children[place] ?? null);
    });
    for (const [key, element] of this.#elements) if (!kept.has(element)) this.#elements.delete(key);
    if (this.#pinned) this.#jump();
  }

  /** A message has changed. It stays where it is, and so does the reader, unless they asked for it. */
  async change(message, isAnswer) {
    const old = this.#elements.get(message.id);
    if (!old) return;
    if (isAnswer) this.#answers.add(message.id);
    const fresh = build(message, this.#room);
    fresh.classList.toggle("continued", old.classList.contains("continued"));
    await decoded(fresh, old);
    if (this.#elements.get(message.id) !== old || this.#room.latest(message) !== message) return;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const height = old.offsetHeight;
    this.#elements.set(message.id, fresh);
    this.#redraws.note(message.id, old, this.#answers.has(message.id));
    old.replaceWith(fresh);
    if (focused) refocus(fresh, focused);
    const isMore = fresh.offsetHeight > height || beginning(fresh) !== beginning(old);
    if (this.#answers.delete(message.id)) this.#answered(fresh, isMore);
    else if (this.#pinned) this.#jump();
    else if (focused) this.#show(fresh, false);
  }

  /** The token that a click on a button of a message means, if it means any: then it is taken to be sent. */
  press(id, token, click) {
    const meant = this.#redraws.meaning(id, token, click);
    if (meant) this.#redraws.press(id, meant, click);
    return meant;
  }

  /** Something new is there; a reader further up is told but not moved. */
  notice() {
    if (!this.#pinned) this.#pill.hidden = false;
  }

  /** What the reader asked for has arrived. */
  reveal(id) {
    const element = this.#elements.get(id);
    if (!element) return;
    if (this.#list.contains(document.activeElement)) element.focus({ preventScroll: true });
    this.#answered(element, true);
  }

  toEnd(behavior = "instant") {
    this.#pinned = true;
    this.#answer = NONE;
    this.#pill.hidden = true;
    this.#box.scrollTo({ top: this.#box.scrollHeight, behavior });
  }

  #answered(element, isMore) {
    this.#answer = { element, until: performance.now() + HELD };
    this.#show(element, isMore);
  }

  /** Show all of an element, or its top if it is too long. A long element with nothing new stays put. */
  #show(element, isMore) {
    const fits = element.offsetHeight + 2 * MARGIN <= this.#box.clientHeight;
    if (!fits && !isMore) return;
    this.#bring(element);
    this.#pinned = fits && this.#isNearEnd();
    this.#placed = this.#box.scrollTop;
  }

  /** Scroll just far enough to show an element, and its top in any case. */
  #bring(element) {
    const box = this.#box.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    const below = Math.max(0, bottom + MARGIN - box.bottom);
    this.#box.scrollTop += Math.min(below, top - MARGIN - box.top);
  }

  /** When the focused message goes, focus moves to the one before it. */
  #refocus(kept) {
    const lost = [...this.#list.children].find((each) => !kept.has(each) && each.contains(document.activeElement));
    if (!lost) return;
    const isBefore = (each) => each.compareDocumentPosition(lost) & Node.DOCUMENT_POSITION_FOLLOWING;
    const before = [...this.#list.querySelectorAll("article")].filter((each) => kept.has(each) && isBefore(each));
    (before.at(-1) ?? this.#box).focus({ preventScroll: true });
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
    // Where the page itself has scrolled to, it already knows whether that is the end.
    if (this.#box.scrollTop === this.#placed) return;
    this.#placed = null;
    this.#answer = NONE;
    this.#pinned = this.#isNearEnd();
    if (this.#pinned) {
      this.#pill.hidden = true;
      this.#room.seen();
    }
  }

  #isNearEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.#box;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** Scroll to the end, but do not let what immediately follows an answer push it away. */
  #jump() {
    const { element, until } = this.#answer;
    this.#box.scrollTop = this.#box.scrollHeight;
    if (element?.isConnected && performance.now() < until) this.#show(element, true);
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

function beginning(element) {
  return element.querySelector(".title, .text")?.textContent.split("\n")[0];
}

/** A board must not flicker when it changes: the new picture is loaded before the old one goes. */
async function decoded(fresh, old) {
  const image = fresh.querySelector("img");
  if (!image || !old.querySelector("img")) return;
  await Promise.race([image.decode().catch(() => {}), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Someone who pressed a button with the keyboard keeps their place. */
function refocus(element, focused) {
  const { token } = focused.dataset;
  const same = token && [...element.querySelectorAll("[data-token]")].find((button) => button.dataset.token === token);
  const other = focused.matches("article") ? element : (element.querySelector("[data-token]") ?? element);
  (same || other).focus({ preventScroll: true });
}
