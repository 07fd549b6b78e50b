// Light or dark: as the person has set it, or else as their browser has it.

import { memory } from "./dom.js";

let chosen = null;

/** The condition under which something is shown that belongs to one of the two. */
export function media(scheme) {
  if (chosen) return chosen === scheme ? "all" : "not all";
  return `(prefers-color-scheme: ${scheme})`;
}

/** Show the page and all its pictures in this theme. */
export function wear(theme) {
  chosen = theme;
  memory.set("theme", theme);
  document.documentElement.dataset.theme = theme ?? "";
  for (const element of document.querySelectorAll("[data-scheme]")) element.media = media(element.dataset.scheme);
}
