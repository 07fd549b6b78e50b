// The list of channels and people. On a phone it is a drawer.

import { $, h, icon, mark, pebble } from "./dom.js";
import { leave } from "./entry.js";
import { notice } from "./notices.js";
import { whenSpoken, word } from "./words.js";

const narrow = matchMedia("(max-width: 760px)");

export class Side {
  #room;

  constructor(room) {
    this.#room = room;
    $("menu").addEventListener("click", () => this.#drawer(true));
    for (const id of ["shut", "shade"]) $(id).addEventListener("click", () => this.#drawer(false));
    $("side").addEventListener("keydown", ({ key }) => key === "Escape" && this.#drawer(false));
    $("settings").addEventListener("click", () => {
      this.#drawer(false);
      room.say("/settings");
    });
    this.#opening();
    this.#leaving();
    narrow.addEventListener("change", () => this.#drawer(false));
    whenSpoken(() => this.show());
    this.#drawer(false);
  }

  show() {
    const { me, channels, people } = this.#room;
    if (!me) return;
    const own = [...channels.values()].filter(({ name }) => name.startsWith("@"));
    const open = [...channels.values()].filter(({ name }) => !name.startsWith("@"));
    keep($("private"), own.map((channel) => this.#channel(channel)));
    keep($("channels"), open.map((channel) => this.#channel(channel)));
    const present = people.filter(({ account, here }) => here && account !== me.account);
    const self = people.find(({ account }) => account === me.account);
    const away = people.filter(({ here }) => !here);
    keep($("people"), [{ ...self, ...me, here: true }, ...present, ...away].map((person) => this.#person(person)));
    $("me").replaceChildren(pebble(me.account, me.name), h("b", { class: "name" }, me.name));
    const others = [...channels.values()].filter(({ name }) => name !== this.#room.current);
    const elsewhere = others.reduce((sum, { mentions }) => sum + mentions, 0);
    $("elsewhere").hidden = !elsewhere;
    $("elsewhere").textContent = elsewhere;
  }

  #channel({ name, unread, mentions }) {
    const isPrivate = name.startsWith("@");
    const isOpen = name === this.#room.current;
    const go = () => {
      this.#drawer(false);
      this.#room.go(name);
    };
    return h(
      "li",
      {},
      h(
        "button",
        {
          class: unread ? "channel unread" : "channel",
          type: "button",
          data: { key: name },
          "aria-current": isOpen ? "page" : null,
          on: { click: go },
        },
        isPrivate ? mark() : icon("hash"),
        isPrivate
          ? h("span", { class: "label" }, word("private-chat"), " ", h("small", {}, word("private-chat-hint")))
          : h("span", { class: "label" }, name),
        mentions ? h("span", { class: "badge" }, String(mentions)) : unread ? h("span", { class: "dot" }) : null,
        unread ? h("span", { class: "hidden" }, ` ${word("new-messages")}`) : null,
      ),
    );
  }

  #person({ account, name, here, manages, muted }) {
    const isMe = account === this.#room.me.account;
    // Screen readers read separate words, not "Annyou".
    const state = h("span", { class: "hidden" }, ` ${word(here ? "here" : "away")}`);
    const known = [isMe && word("you"), manages && word("manages"), muted && word("muted")].filter(Boolean);
    const label = h("span", { class: "label" }, name, known.length > 0 && [" ", h("small", {}, known.join(" · "))]);
    if (isMe) return h("li", {}, h("span", { class: "person here" }, pebble(account, name), label, state));
    const challenge = () => {
      this.#drawer(false);
      this.#room.write(`/play @${name} `);
    };
    const kind = here ? "person here" : "person";
    const title = word("challenge", name);
    return h(
      "li",
      {},
      h(
        "button",
        { class: kind, type: "button", title, data: { key: account }, on: { click: challenge } },
        pebble(account, name),
        label,
        state,
        icon("play"),
      ),
      this.#room.moderation.button({ account, name }),
    );
  }

  #drawer(open) {
    const wasOpen = document.body.classList.contains("drawn");
    document.body.classList.toggle("drawn", open);
    $("menu").setAttribute("aria-expanded", String(open));
    // What cannot be seen must not be reachable by keyboard either.
    $("side").inert = narrow.matches && !open;
    $("talk").inert = narrow.matches && open;
    if (open) $("shut").focus();
    else if (wasOpen && narrow.matches) $("menu").focus();
  }

  #opening() {
    const dialog = $("opening");
    const field = $("channel");
    const refuse = (text) => {
      $("channel-refusal").textContent = text;
      field.toggleAttribute("aria-invalid", Boolean(text));
    };
    $("add").addEventListener("click", () => {
      field.value = "";
      refuse("");
      dialog.showModal();
    });
    $("opening-cancel").addEventListener("click", () => dialog.close());
    dialog.querySelector("form").addEventListener("submit", async (event) => {
      event.preventDefault();
      const { channel, notice: text } = await this.#room.openChannel(field.value);
      if (!dialog.open) return;
      refuse(text ?? "");
      if (text) return field.focus();
      dialog.close();
      this.#drawer(false);
      this.#room.go(channel);
    });
  }

  #leaving() {
    const dialog = $("leaving");
    $("leave").addEventListener("click", () => {
      $("leaving-warning").textContent = word("leave-warning", this.#room.me.name);
      dialog.returnValue = "";
      dialog.showModal();
    });
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "leave") leave().catch(() => notice(word("reconnecting")));
    });
  }
}

/** Replace the children and keep the focus where it was. */
function keep(list, children) {
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  list.replaceChildren(...children);
  if (focused) [...list.querySelectorAll("[data-key]")].find(({ dataset }) => dataset.key === focused)?.focus();
}
