// What the page says, in the reader's language. The server has the words.

import { memory } from "./dom.js";

let tongue = { code: "en", words: {}, commands: [] };
const listeners = new Set();

export const language = () => tongue.code;
export const commands = () => tongue.commands;

/** A sentence of the page; `what` is put where it has its braces. */
export function word(key, what = "") {
  return (tongue.words[key] ?? "").replace("{what}", () => what);
}

/** Speak another language from now on. */
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

/** Called after every change of the language. */
export function whenSpoken(listener) {
  listeners.add(listener);
}

const PLACES = [
  ["data-word", (element, text) => (element.textContent = text)],
  ["data-word-label", (element, text) => element.setAttribute("aria-label", text)],
  ["data-word-placeholder", (element, text) => element.setAttribute("placeholder", text)],
];
