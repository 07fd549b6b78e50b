// What the people who manage the room can do, from a menu on a name or a message. The server checks every right again.

import { $, h, icon } from "./dom.js";
import { word } from "./words.js";

const MARGIN = 8;

export class Moderation {
  #room;
  #menu = $("actions");
  #list = $("actions-list");
  #opener = null;
  #removing = null;

  constructor(room) {
    this.#room = room;
    this.#menu.addEventListener("keydown", (event) => this.#key(event));
    this.#menu.addEventListener("toggle", ({ newState }) => {
      this.#opener?.setAttribute("aria-expanded", String(newState === "open"));
    });
    const dialog = $("removing");
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "remove") room.moderate("remove", { account: this.#removing });
    });
  }

  /** The button for the menu about a person, or about what they said; null if there is nothing that may be done. */
  button({ account, name, message }) {
    if (!account || !this.#room.manages || !this.#choices(account, name, message).length) return null;
    const label = word("actions", name);
    const state = { "aria-label": label, title: label, "aria-haspopup": "menu", "aria-expanded": "false" };
    const data = message ? {} : { key: `actions ${account}` };
    const open = ({ currentTarget }) => this.#open(currentTarget, account, name, message);
    return h("button", { class: "bare more", type: "button", data, on: { click: open }, ...state }, icon("more"));
  }

  #choices(account, name, message) {
    const { manages, muted } = this.#room.person(account) ?? {};
    const isApart = manages || account === this.#room.me.account || this.#room.removed.includes(account);
    const muting = () => this.#room.moderate(muted ? "unmute" : "mute", { account });
    return [
      message && [word("delete-message"), () => this.#room.moderate("delete", { message })],
      !isApart && [word(muted ? "unmute" : "mute"), muting],
      !isApart && [word("remove"), () => this.#remove(account, name), "grave"],
    ].filter(Boolean);
  }

  #open(opener, account, name, message) {
    this.#opener = opener;
    $("actions-about").textContent = name;
    const items = this.#choices(account, name, message).map(([label, act, kind]) => {
      const choose = () => {
        this.#menu.hidePopover();
        act();
      };
      return h("button", { class: kind, type: "button", role: "menuitem", on: { click: choose } }, label);
    });
    this.#list.replaceChildren(...items);
    this.#menu.showPopover();
    this.#place(opener.getBoundingClientRect());
    items[0]?.focus();
  }

  /** Below the button, or above it where there is no room below. On a phone, the style puts it at the bottom. */
  #place({ top, bottom, right }) {
    const { offsetWidth, offsetHeight, style } = this.#menu;
    const isBelow = bottom + offsetHeight + MARGIN <= innerHeight;
    style.setProperty("--top", `${Math.max(MARGIN, isBelow ? bottom : top - offsetHeight)}px`);
    style.setProperty("--left", `${Math.max(MARGIN, Math.min(right, innerWidth - MARGIN) - offsetWidth)}px`);
  }

  #key(event) {
    const items = [...this.#list.children];
    const place = items.indexOf(document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === "Tab") this.#menu.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next % items.length).focus();
  }

  #remove(account, name) {
    const dialog = $("removing");
    this.#removing = account;
    $("removing-title").textContent = word("remove-title", name);
    $("removing-warning").textContent = word("remove-warning", name);
    dialog.returnValue = "";
    dialog.showModal();
  }
}
