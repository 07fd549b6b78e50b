// The list that opens while a command or a name is being typed: a combobox with a listbox.

import { $, h, pebble } from "./dom.js";
import { commands, word } from "./words.js";

const PAUSE = 60;
/** How many people are offered in talk. */
const CALLED = 8;

export class Completion {
  #field = $("write");
  #popup = $("offers");
  #list = $("listbox");
  #usage = $("usage");
  #room;
  #options = [];
  #active = -1;
  #asked = 0;
  #timer = 0;

  constructor(room) {
    this.#room = room;
    this.#field.addEventListener("input", () => this.look());
    this.#field.addEventListener("blur", () => this.close());
    // A press on the list must not take the focus from the field.
    this.#popup.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  /** Look for suggestions for the text before the caret. */
  look() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const typed = this.#field.value.slice(0, this.#field.selectionStart);
    const command = /^\/(\S*)$/.exec(typed);
    const words = /^\/(\S+)\s/.exec(typed);
    const person = /(?:^|\s)@([^\s@]*)$/.exec(typed);
    if (command) this.#offerCommands(command[1].toLowerCase());
    else if (words) this.#timer = setTimeout(() => this.#ask(typed), PAUSE);
    else if (person && !this.#room.isPrivate) {
      this.#offerPeople(typed.length - person[1].length - 1, person[1]);
      this.#timer = setTimeout(() => this.#ask(typed), PAUSE);
    } else this.close();
  }

  /** The server's answer. */
  receive({ n, offers }) {
    if (n !== this.#asked) return;
    const typed = this.#field.value.slice(0, this.#field.selectionStart);
    if (!typed.startsWith("/")) return this.#addPeople(offers, typed);
    const options = offers.map(({ start, text, label, parameter }) => ({
      start,
      text: `${text} `,
      content: [
        h("b", {}, text),
        label !== text.replace(/^[@#]/, "") && h("span", {}, label),
        h("small", {}, this.#hint(typed, parameter)),
      ],
    }));
    // If nothing of a word has been typed, it may be left out: then Enter sends.
    const isBegun = !/\s$/.test(typed) && !options.some(({ start, text }) => typed.slice(start) === text.trim());
    this.#show(options, isBegun ? 0 : -1, typed);
  }

  /** Whether the list has handled the key. */
  key(event) {
    if (this.#popup.hidden) return false;
    const last = this.#options.length - 1;
    if (event.key === "Escape") this.close();
    else if (event.key === "ArrowDown" && last >= 0) this.#activate(this.#active >= last ? 0 : this.#active + 1);
    else if (event.key === "ArrowUp" && last >= 0) this.#activate(this.#active <= 0 ? last : this.#active - 1);
    else if (event.key === "Tab" && !event.shiftKey && last >= 0) this.#take(Math.max(0, this.#active));
    else if (event.key === "Enter" && this.#active >= 0) this.#take(this.#active);
    else return false;
    return true;
  }

  close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#options = [];
    this.#popup.hidden = true;
    this.#list.replaceChildren();
    this.#field.setAttribute("aria-expanded", "false");
    this.#field.removeAttribute("aria-activedescendant");
  }

  #ask(line) {
    this.#room.ask({ type: "choices", n: this.#asked, channel: this.#room.current, line });
  }

  #offerCommands(begun) {
    const found = commands().filter(({ name }) => name.startsWith(begun));
    const meant = found.find(({ name }) => name === begun);
    const isWhole = meant && !meant.parameters.some(({ required }) => required);
    const options = found.map(({ name, description }) => ({
      start: 0,
      text: `/${name} `,
      content: [h("b", {}, `/${name}`), h("span", {}, description)],
    }));
    // A command that is complete is sent with Enter; Tab continues with what may be added.
    if (isWhole && found.length === 1 && !meant.parameters.length) this.close();
    else this.#show(options, isWhole ? -1 : 0, "");
  }

  /** Those who are here are known at once. */
  #offerPeople(start, begun) {
    const names = this.#room.people.filter(({ account }) => account !== this.#room.me.account);
    const found = names.filter(({ name }) => name.toLocaleLowerCase().startsWith(begun.toLocaleLowerCase()));
    const options = found.map(({ account, name }) => called(start, account, name));
    this.#show(options.slice(0, CALLED), begun ? 0 : -1, "");
  }

  /** The server, which puts those who are here first, too, also knows the others. */
  #addPeople(offers, typed) {
    const active = this.#options.length || typed.endsWith("@") ? this.#active : 0;
    const options = offers.slice(0, CALLED).map(({ start, account, label }) => called(start, account, label));
    this.#show(options, Math.min(active, options.length - 1), "");
  }

  #show(options, active, typed) {
    if (document.activeElement !== this.#field) return;
    this.#options = options;
    const usage = this.#describe(typed);
    this.#usage.replaceChildren(...usage);
    this.#usage.hidden = !usage.length;
    this.#popup.hidden = !options.length && !usage.length;
    this.#list.hidden = !options.length;
    const option = ({ content }, place) => {
      const take = () => this.#take(place);
      return h("li", { role: "option", id: `offer-${place}`, "aria-selected": "false", on: { click: take } }, content);
    };
    this.#list.replaceChildren(...options.map(option));
    this.#field.setAttribute("aria-expanded", String(options.length > 0));
    this.#activate(options.length ? active : -1);
    this.#list.scrollTop = 0;
  }

  #activate(place) {
    this.#active = place;
    [...this.#list.children].forEach((option, other) => option.setAttribute("aria-selected", String(other === place)));
    if (place < 0) {
      this.#field.removeAttribute("aria-activedescendant");
      return;
    }
    this.#field.setAttribute("aria-activedescendant", `offer-${place}`);
    this.#list.children[place].scrollIntoView({ block: "nearest" });
  }

  #take(place) {
    const { start, text } = this.#options[place];
    const after = this.#field.value.slice(this.#field.selectionStart).replace(/^\s+/, "");
    this.#field.value = this.#field.value.slice(0, start) + text + after;
    this.#field.setSelectionRange(start + text.length, start + text.length);
    this.#field.focus();
    this.close();
    this.#field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  #hint(typed, parameter) {
    return this.#command(typed)?.parameters.find(({ name }) => name === parameter)?.description ?? "";
  }

  #describe(typed) {
    const command = this.#command(typed);
    if (!command) return [];
    const usage = ({ description, required }) => (required ? description : `[${description}]`);
    const parts = command.parameters.map((parameter) => h("i", {}, usage(parameter)));
    return [h("b", {}, `/${command.name}`), ...parts, h("span", {}, command.description)];
  }

  #command(typed) {
    const name = /^\/(\S+)/.exec(typed)?.[1].toLowerCase();
    return commands().find((command) => command.name === name);
  }
}

function called(start, account, name) {
  return { start, text: `@${name} `, content: [pebble(account, name), h("b", {}, name)] };
}
