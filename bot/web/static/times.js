// Times as people say them.

import { h, icon } from "./dom.js";
import { language, word } from "./words.js";

const UNITS = [
  ["day", 86400, 36 * 3600],
  ["hour", 3600, 90 * 60],
  ["minute", 60, 90],
  ["second", 1, 0],
];

export function clock(at) {
  const when = new Date(at * 1000);
  const short = when.toLocaleTimeString(language(), { hour: "numeric", minute: "2-digit" });
  return h("time", { datetime: when.toISOString(), title: when.toLocaleString(language()) }, short);
}

/** A date and an hour. */
export function moment(at) {
  const when = new Date(at * 1000);
  const told = when.toLocaleString(language(), { dateStyle: "long", timeStyle: "short" });
  return h("time", { datetime: when.toISOString() }, told);
}

export const day = (at) => new Date(at * 1000).toDateString();

export function dayName(at) {
  const ago = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at * 1000).setHours(0, 0, 0, 0)) / 86400000);
  if (ago === 0) return word("today");
  if (ago === 1) return word("yesterday");
  return new Date(at * 1000).toLocaleDateString(language(), { weekday: "long", day: "numeric", month: "long" });
}

/** "in 3 hours" */
export function relative(seconds) {
  const [unit, length] = UNITS.find(([, , least]) => seconds >= least);
  return new Intl.RelativeTimeFormat(language(), { numeric: "always" }).format(Math.round(seconds / length), unit);
}

/** The countdown to a deadline. It ticks, but screen readers do not read every tick. */
export function deadline(until) {
  const when = new Date(until * 1000);
  const text = h("time", { datetime: when.toISOString(), title: when.toLocaleString(language()), "aria-live": "off" });
  const line = h("p", { class: "until", data: { until } }, icon("clock"), text);
  tick(line);
  return line;
}

function tick(line) {
  const left = Number(line.dataset.until) - Date.now() / 1000;
  const text = left > 0 ? word("until", relative(Math.max(1, left))) : word("over");
  line.classList.toggle("soon", left < 3600);
  const shown = line.querySelector("time");
  if (shown.textContent !== text) shown.textContent = text;
}

setInterval(() => document.querySelectorAll("[data-until]").forEach(tick), 1000);
