// The room as this page knows it: who is here, what was said, what is unread. Everything else displays it.

import { $, toLine } from "./dom.js";
import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { Moderation } from "./moderation.js";
import { Presses } from "./presses.js";
import { Sending } from "./sending.js";
import { Side } from "./side.js";
import { notice, notify, title } from "./notices.js";
import { part, start } from "./entry.js";
import { enlarge } from "./viewer.js";
import { wear } from "./theme.js";
import { language, speak, whenSpoken, word } from "./words.js";

const LOBBY = "lobby";
const KEPT = 300;

export class Room {
  me = null;
  channels = new Map();
  people = [];
  removed = [];
  current = null;
  #marks;
  #sending;
  #presses = new Presses();
  #answers = new Map();
  #opening = new Map();
  #firstNew = null;
  #isUp = false;

  constructor(me) {
    this.me = me;
    this.#marks = new Marks(me.account);
    this.#sending = new Sending(me);
    this.current = this.#fromAddress();
    this.moderation = new Moderation(this);
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.side = new Side(this);
    this.connection = new Connection({
      address: () => `${location.origin.replace(/^http/, "ws")}/socket?language=${language()}`,
      hello: () => ({ read: this.#marks.all, channel: this.current }),
      receive: (news) => this.#receive(news),
      state: (isUp) => this.#state(isUp),
    });
    window.addEventListener("hashchange", () => this.go(this.#fromAddress()));
    for (const event of ["visibilitychange", "focus"]) window.addEventListener(event, () => this.seen(), true);
    whenSpoken(() => this.channels.size && this.#reopen());
  }

  get isPrivate() {
    return this.current.startsWith("@");
  }

  get title() {
    return this.#title(this.current);
  }

  get manages() {
    return Boolean(this.person(this.me.account)?.manages);
  }

  get isMuted() {
    return Boolean(this.person(this.me.account)?.muted);
  }

  /** Someone who is here; for those who manage the room, also someone who is set apart. */
  person(account) {
    return this.people.find((person) => person.account === account);
  }

  latest({ channel, id }) {
    return this.channels.get(channel)?.messages?.get(id);
  }

  /** Say a line, or run it if it is a command. */
  say(text) {
    const id = this.connection.act({ type: "say", channel: this.current, text });
    this.#answers.set(id, [`${this.me.account}-${id}-answer`]);
    this.#sending.add(id, this.current, text);
    this.#arrange();
    this.log.toEnd();
  }

  write(text) {
    this.composer.write(text);
  }

  press({ channel, id, private: isPrivate }, button, click) {
    const token = this.#presses.has(id, button) ? null : this.log.press(id, button, click);
    if (!token || this.#presses.has(id, token)) return;
    const action = this.connection.act({ type: "press", channel, message: id, token });
    this.#answers.set(action, [isPrivate && id, `${this.me.account}-to-${id}`]);
    this.#presses.add(action, id, token);
  }

  isPressed({ id }, token) {
    return this.#presses.has(id, token);
  }

  dismiss({ channel, id }) {
    this.connection.act({ type: "dismiss", channel, message: id });
    toLine();
  }

  /** Mute or remove an account, or delete a message. */
  moderate(type, about) {
    this.connection.act({ type, channel: this.current, ...about });
  }

  enlarge(picture) {
    enlarge(picture);
  }

  ask(question) {
    this.connection.ask(question);
  }

  /** Returns the `channel` that is open now, or a `notice` that says why not. */
  openChannel(typed) {
    const id = this.connection.act({ type: "open", channel: typed });
    return new Promise((resolve) => this.#opening.set(id, resolve));
  }

  /** Show another channel. */
  go(name) {
    if (name === this.current || !this.channels.has(name)) return;
    const before = this.current;
    this.current = name;
    this.composer.open(name, before);
    const address = name.startsWith("@") ? "@" : name;
    if (hash() !== address) location.hash = address;
    if (this.channels.get(name).messages) this.#reopen(true);
    else {
      this.log.open([], null);
      this.connection.act({ type: "open", channel: name });
    }
    this.#header();
    this.side.show();
  }

  /** A reader at the end of a channel has seen all of it. */
  seen() {
    const channel = this.channels.get(this.current);
    if (document.visibilityState !== "visible" || !channel?.messages || !this.log.isAtEnd) return;
    this.#marks.reach(this.current, Math.max(0, ...[...channel.messages.values()].map(({ number }) => number)));
    if (channel.unread || channel.mentions) {
      Object.assign(channel, { unread: 0, mentions: 0 });
      this.side.show();
    }
    this.#count();
  }

  #receive(news) {
    switch (news.type) {
      case "hello":
        return this.#hello(news);
      case "history":
        return this.#history(news);
      case "message":
        return this.#message(news.message);
      case "edited":
        return this.#edited(news.message);
      case "removed":
        return this.#removed(news);
      case "forgotten":
        return this.#forgotten(news);
      case "people":
        return this.#people(news);
      case "language":
        return speak(news.language);
      case "theme":
        return wear(news.theme);
      case "choices":
        return this.composer.offer(news);
      case "done":
        return this.#done(news);
    }
  }

  #people({ people, removed = [] }) {
    const did = this.manages;
    Object.assign(this, { people, removed });
    // Each message has a menu for people who manage the room.
    if (this.manages !== did) this.#reopen();
    this.composer.label();
    this.#header();
    this.side.show();
  }

  #hello({ me, channels, language: tongue, theme }) {
    this.me = me;
    this.channels = new Map(channels.map((channel) => [channel.name, { ...channel, messages: null }]));
    if (!this.channels.has(this.current)) this.current = LOBBY;
    speak(tongue);
    wear(theme);
    this.#header();
    this.side.show();
  }

  #history({ channel: name, messages }) {
    const channel = this.#channel(name);
    channel.messages = new Map(messages.map((message) => [message.id, message]));
    if (name === this.current) this.#reopen(true);
    this.side.show();
  }

  #message(message) {
    const channel = this.#channel(message.channel);
    channel.messages?.set(message.id, message);
    if (channel.messages?.size > KEPT) channel.messages.delete(channel.messages.keys().next().value);
    const isAnswer = this.#isAnswer(message);
    if (message.channel === this.current) {
      this.#arrange();
      if (isAnswer) this.log.reveal(message.id);
    }
    this.#news(message, channel, isAnswer);
  }

  /** An edit notifies nobody, and does not bring back messages that are too old to be shown. */
  #edited(message) {
    if (!this.latest(message)) return;
    this.channels.get(message.channel).messages.set(message.id, message);
    if (message.channel === this.current) this.log.change(message, this.#isAnswer(message));
  }

  /** Whether this page has asked for it. */
  #isAnswer({ id }) {
    return [...this.#answers.values()].flat().includes(id);
  }

  #news(message, channel, isAnswer) {
    const isBetween = message.private && !message.channel.startsWith("@");
    const isHere = message.channel === this.current;
    if (isHere && isBetween && !isAnswer) this.log.notice();
    if ((isHere && (isBetween || isAnswer)) || message.author === this.me.account) return this.seen();
    const isMentioned = (message.mentions ?? []).includes(this.me.account);
    const isCall = isMentioned || message.channel.startsWith("@");
    channel.unread += 1;
    channel.mentions += isCall ? 1 : 0;
    if (isHere) this.log.notice();
    this.seen();
    this.#count();
    this.side.show();
    // Only a call to a person makes a sound.
    if (isMentioned && !message.hushed && document.visibilityState !== "visible") {
      notify(this.#title(message.channel), message, () => this.go(message.channel));
    }
  }

  #removed({ channel, id }) {
    this.channels.get(channel)?.messages?.delete(id);
    if (channel === this.current) this.#arrange();
  }

  /** Someone has deleted their data: what they have said is gone, and so are they. */
  #forgotten({ account, text }) {
    if (account === this.me.account) return part(account, text);
    for (const { messages } of this.channels.values()) {
      for (const { id, author } of messages?.values() ?? []) if (author === account) messages.delete(id);
    }
    this.#arrange();
  }

  #done({ id, notice: text, channel }) {
    this.#answers.delete(id);
    const opening = this.#opening.get(id);
    this.#opening.delete(id);
    if (opening) return opening({ channel, notice: text });
    const sent = this.#sending.done(id);
    if (sent?.channel === this.current) this.#arrange();
    this.#presses.done(id);
    if (!text) return;
    notice(text);
    if (sent) this.composer.giveBack(sent.channel, sent.line);
  }

  #channel(name) {
    if (!this.channels.has(name)) {
      this.channels.set(name, { name, unread: 0, mentions: 0, messages: null });
      this.channels = new Map([...this.channels].sort(([a], [b]) => order(a).localeCompare(order(b))));
    }
    return this.channels.get(name);
  }

  #messages() {
    const messages = this.channels.get(this.current)?.messages ?? new Map();
    const said = [...messages.values()].sort((a, b) => a.number - b.number);
    return [...said, ...this.#sending.to(this.current, messages)];
  }

  #arrange() {
    this.log.arrange(this.#messages(), this.#firstNew);
  }

  #reopen(isFresh = false) {
    const messages = this.#messages();
    const read = this.#marks.in(this.current);
    if (isFresh) this.#firstNew = read ? (messages.find((message) => this.#isNew(message, read))?.id ?? null) : null;
    this.#header();
    this.log.open(messages, this.#firstNew);
    this.seen();
  }

  #isNew({ number, author, private: isOwn }, read) {
    return number > read && author !== this.me.account && (!isOwn || this.isPrivate);
  }

  #header() {
    const here = this.people.filter((person) => person.here).length;
    $("where").textContent = this.title;
    $("who").textContent = this.isPrivate ? word("private-chat-hint") : here ? `${here} ${word("here")}` : "";
    this.#count();
  }

  #count() {
    const channels = [...this.channels.values()];
    const calls = channels.reduce((sum, { mentions }) => sum + mentions, 0);
    title(this.title, calls, channels.some(({ unread }) => unread));
  }

  #title(channel) {
    return channel.startsWith("@") ? word("private-chat") : `#${channel}`;
  }

  #fromAddress() {
    const asked = hash();
    return asked === "@" ? `@${this.me.account}` : asked || LOBBY;
  }

  #state(isUp) {
    const wasUp = this.#isUp;
    this.#isUp = isUp;
    document.body.classList.toggle("offline", !isUp);
    if (isUp && !wasUp && $("status").textContent) notice(word("connected"));
    $("status").textContent = isUp ? "" : word("reconnecting");
    if (!isUp) forgotten();
  }
}

/** The fragment of the address, decoded. */
function hash() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/** The lobby first, the private chat last. */
function order(name) {
  return name === LOBBY ? " " : name.startsWith("@") ? "~" : name;
}

/** A room that was set up again no longer knows this browser: then only the entrance helps. */
async function forgotten() {
  const { me } = await start().catch(() => ({ me: true }));
  if (!me) location.reload();
}
