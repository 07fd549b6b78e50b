// One WebSocket to the room, reopened whenever it is lost. Requests that were not completed are sent again.
// While it is lost, the waits between tries grow; when someone comes back or does something, it is tried at once.
// After half a day a request is given up: nobody waits for it any more, and the room may have forgotten that it was done.

import { unique } from "./dom.js";
import { word } from "./words.js";

const PING = 20000;
const PATIENCE = 10000;
const LONGEST_WAIT = 15000;
const KEPT = 12 * 3600 * 1000;

export class Connection {
  #socket = null;
  #waiting = new Map();
  #greeted = false;
  #tries = 0;
  #pings = 0;
  #timers = [];
  #retry = 0;

  /** `address` and `hello` are called at every opening, `receive` gets all news, `state` learns whether it is up. */
  constructor({ address, hello, receive, state }) {
    Object.assign(this, { address, hello, receive, state });
    window.addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.#hurry());
    this.#open();
  }

  /** Request something that must happen exactly once; returns the id with which its completion will be reported. */
  act(asked) {
    const action = { id: unique(), ...asked };
    this.#waiting.set(action.id, { action, since: Date.now() });
    if (this.#greeted) this.#send(action);
    else this.#hurry();
    return action.id;
  }

  /** Request something that is useless if it comes late. */
  ask(question) {
    if (this.#greeted) this.#send(question);
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open() {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#greeted = false;
    socket.addEventListener("open", () => this.#send({ type: "hello", ...this.hello() }));
    socket.addEventListener("message", ({ data }) => socket === this.#socket && this.#take(JSON.parse(data)));
    socket.addEventListener("close", () => socket === this.#socket && this.#lost());
    this.#timers = [setTimeout(() => this.#lost(), PATIENCE)];
  }

  #take(news) {
    if (news.type === "pong") return;
    if (news.type === "done") this.#waiting.delete(news.id);
    this.receive(news);
    if (news.type === "history" && !this.#greeted) this.#greet();
  }

  /** Only now, with the past loaded, does the page know what was done while it was away. */
  #greet() {
    this.#greeted = true;
    this.#tries = 0;
    this.#timers.forEach(clearTimeout);
    this.#timers = [setInterval(() => this.#ping(), PING)];
    this.state(true);
    for (const [id, { action, since }] of this.#waiting) {
      if (Date.now() - since < KEPT) this.#send(action);
      else this.#take({ type: "done", id, notice: word("given-up") });
    }
  }

  #ping() {
    const late = setTimeout(() => this.#lost(), PATIENCE);
    this.#timers.push(late);
    this.#socket.addEventListener("message", () => clearTimeout(late), { once: true });
    this.#send({ type: "ping", n: ++this.#pings });
  }

  #lost() {
    this.#timers.forEach(clearTimeout);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
    this.state(false);
    clearTimeout(this.#retry);
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.#tries++) * (0.75 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #hurry() {
    if (this.#socket !== null) return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#open();
  }
}
