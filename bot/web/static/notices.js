// How people who are looking elsewhere are reached: short notices, the page title, system notifications.

import { $, h, icon, toLine } from "./dom.js";
import { plain } from "./text.js";
import { word } from "./words.js";

const SHOWN = 7000;
const PER_SIGN = 60; // Milliseconds: a long notice stays until it has been read.

/** A short notice that disappears by itself. */
export function notice(text) {
  const close = h("button", { class: "bare", type: "button", "aria-label": word("close") }, icon("close"));
  const box = h("div", { class: "notice" }, h("p", {}, plain(text)), close);
  close.addEventListener("click", () => box.remove());
  $("notices").append(box);
  while ($("notices").children.length > 3) $("notices").firstChild.remove();
  setTimeout(() => box.remove(), Math.max(SHOWN, PER_SIGN * text.length));
}

export function title(where, calls, unread) {
  const sign = calls ? `(${calls}) ` : unread ? "• " : "";
  document.title = sign + [...new Set([where, "Cairn"])].join(" · ");
}

/** The button that asks for permission. Nobody is asked without pressing it. */
export function prepareNotifications() {
  const button = $("notify");
  button.hidden = !("Notification" in window) || !isSecureContext || Notification.permission === "granted";
  button.addEventListener("click", async () => {
    const answer = await Notification.requestPermission();
    if (answer === "denied") notice(word("notify-denied"));
    if (answer !== "granted") return;
    button.hidden = true;
    toLine();
    notice(word("notify-on"));
  });
}

/** Notify someone who cannot see the page. */
export function notify(where, message, open) {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const details = { body: message.text && plain(message.text).slice(0, 200), tag: message.channel, icon: "/cairn.svg" };
    const shown = new Notification(`${message.name ?? "Cairn"} · ${where}`, details);
    shown.addEventListener("click", () => {
      window.focus();
      open();
      shown.close();
    });
  } catch {
    // Some phones allow notifications only for installed pages.
  }
}
