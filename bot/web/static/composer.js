// The line where people write.

import { $ } from "./dom.js";
import { Completion } from "./completion.js";
import { whenSpoken, word } from "./words.js";

const REMEMBERED = 30;

export class Composer {
  #field = $("write");
  #room;
  #completion;
  #drafts = new Map();
  #sent = [];
  #recalled = -1;
  #returned = "";

  constructor(room) {
    this.#room = room;
    this.#completion = new Completion(room);
    $("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.#field.addEventListener("input", () => this.#grow());
    this.#field.addEventListener("keydown", (event) => this.#key(event));
    // Following a link would change the address, which is for channels.
    document.querySelector(".skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.#field.focus();
    });
    whenSpoken(() => this.label());
  }

  /** Each channel has its own draft. */
  open(channel, left) {
    if (left) this.#drafts.set(left, this.#field.value);
    this.#set(this.#drafts.get(channel) ?? "");
    this.label();
    this.#completion.close();
  }

  /** Begin a line for the person to complete. */
  write(text) {
    this.#set(text);
    this.#field.focus();
    this.#completion.look();
  }

  /** Put back what could not be sent, before anything written since. */
  giveBack(channel, text) {
    const isHere = channel === this.#room.current;
    const written = isHere ? this.#field.value : (this.#drafts.get(channel) ?? "");
    const earlier = written.startsWith(this.#returned) ? this.#returned : "";
    this.#returned = [earlier, text].filter(Boolean).join("\n");
    const all = [this.#returned, written.slice(earlier.length).trimStart()].filter(Boolean).join("\n");
    if (isHere) this.#set(all);
    else this.#drafts.set(channel, all);
  }

  offer(news) {
    this.#completion.receive(news);
  }

  #send() {
    const text = this.#field.value.trim();
    if (!text) return;
    this.#sent = [...this.#sent.filter((line) => line !== text), text].slice(-REMEMBERED);
    this.#recalled = -1;
    this.#returned = "";
    this.#set("");
    this.#completion.close();
    this.#room.say(text);
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.#completion.key(event)) event.preventDefault();
    else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "ArrowUp" && (!this.#field.value || this.#recalled >= 0)) {
      event.preventDefault();
      this.#recall(1);
    } else if (event.key === "ArrowDown" && this.#recalled >= 0) {
      event.preventDefault();
      this.#recall(-1);
    }
  }

  #recall(step) {
    this.#recalled = Math.min(this.#sent.length - 1, this.#recalled + step);
    this.#set(this.#recalled < 0 ? "" : this.#sent.at(-1 - this.#recalled));
  }

  #set(text) {
    this.#field.value = text;
    this.#field.setSelectionRange(text.length, text.length);
    this.#grow();
  }

  #grow() {
    this.#field.style.height = "auto";
    this.#field.style.height = `${this.#field.scrollHeight}px`;
    $("send").toggleAttribute("data-ready", Boolean(this.#field.value.trim()));
  }

  /** Say where and what a person can write. */
  label() {
    const isMuted = this.#room.isMuted && !this.#room.isPrivate;
    this.#field.setAttribute("aria-label", word("write-to", this.#room.title));
    this.#field.setAttribute("placeholder", isMuted ? word("write-muted") : word("write"));
  }
}
