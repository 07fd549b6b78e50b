// What the page says, in the reader's language. The words come from the server.

import { memory } from "./dom.js";

let tongue = { code: "en", words: {}, commands: [] };
const listeners = new Set();

export const language = () => tongue.code;
export const commands = () => tongue.commands;

/** A sentence of the page; `what` fills in its braces. */
export function word(key, what = "") {
  return (tongue.words[key] ?? "").replace("{what}", () => what);
}

/** Switch to another language. */
export function speak(other) {
  tongue = other;
  document.documentElement.lang = other.code;
  memory.set("language", other.code);
  for (const [attribute, put] of PLACES) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      put(element, word(element.getAttribute(attribute)));
    }
  }
  for (const listener of listeners) listener();
}

/** Called after every change of language. */
export function whenSpoken(listener) {
  listeners.add(listener);
}

const PLACES = [
  ["data-word", (element, text) => (element.textContent = text)],
  ["data-word-label", (element, text) => element.setAttribute("aria-label", text)],
  ["data-word-placeholder", (element, text) => element.setAttribute("placeholder", text)],
];
