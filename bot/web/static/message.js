// One message as shown.

import { h, icon, mark, pebble } from "./dom.js";
import { motion } from "./motion.js";
import { nodes } from "./text.js";
import { media } from "./theme.js";
import { clock, deadline } from "./times.js";
import { word } from "./words.js";

/** The element of a message. `room` knows the people, and what to do when something is pressed. */
export function build(message, room) {
  const menu = actions(message, room);
  if (message.opened) {
    return h("p", { class: "opened", data: { id: message.id } }, word("opened", message.name ?? ""), menu);
  }
  const isBot = message.author === null;
  const between = message.private && !message.channel.startsWith("@");
  const isCalled = (message.mentions ?? []).includes(room.me.account);
  const isTitled = Boolean(message.title);
  const kinds = ["message", between && "between", isCalled && "called", isTitled && "titled", message.pending && "pending"];
  const name = isBot ? word("private-chat") : message.name;
  return h(
    "article",
    { class: kinds.filter(Boolean).join(" "), data: { id: message.id }, "aria-label": name, tabindex: "-1" },
    h("div", { class: "face" }, isBot ? mark() : pebble(message.author, name)),
    h(
      "div",
      { class: "content" },
      between && secret(message, room),
      h(
        "div",
        { class: "head" },
        h("b", { class: "name" }, name),
        isBot && h("span", { class: "tag" }, word("bot")),
        clock(message.at),
      ),
      told(message, room),
      message.file && file(message.file),
      message.until && deadline(message.until),
      message.rows && buttons(message, room),
      message.pending && h("p", { class: "sending" }, word("sending")),
    ),
    menu,
  );
}

/** What people say in channels can be deleted, by those who manage the room. */
function actions({ author, name, id, private: isPrivate, pending }, room) {
  return isPrivate || pending ? null : room.moderation.button({ account: author, name, message: id });
}

/** The text and the picture; below a title the picture comes first. */
function told(message, room) {
  const text =
    message.text && h("p", { class: "text", dir: "auto" }, nodes(message.text, message.named ?? [], room.me.name));
  const shown = message.picture && picture(message, room);
  return message.title ? [h("h3", { class: "title", dir: "auto" }, message.title), shown, text] : [text, shown];
}

function secret(message, room) {
  const dismiss = () => room.dismiss(message);
  return h(
    "div",
    { class: "secret" },
    icon("eye"),
    h("span", {}, word("only-you")),
    message.asked && h("code", {}, message.asked),
    !message.pending && close(dismiss),
  );
}

function close(dismiss) {
  const label = word("dismiss");
  return h("button", { class: "bare", type: "button", "aria-label": label, on: { click: dismiss } }, icon("close"));
}

function picture({ picture: { light, dark, width, height, alt, moves }, rows = [] }, room) {
  const image = h("img", { src: `/pictures/${light}`, width, height, alt, decoding: "async" });
  const sources = h("source", { srcset: `/pictures/${dark}`, media: media("dark"), data: { scheme: "dark" } });
  const shown = h("picture", {}, sources, image);
  const figure = h("figure", {}, shown);
  const open = () => room.enlarge(figure.firstElementChild);
  const button = h("button", { class: "enlarge", type: "button", "aria-label": word("picture"), on: { click: open } });
  if (moves) {
    button.append(icon("near"));
    figure.classList.add("moving");
    figure.append(motion(figure, shown, image));
  }
  figure.append(button);
  figure.style.setProperty("--wide", width / height);
  figure.style.setProperty("--rows", rows.length);
  image.addEventListener("error", () => {
    figure.replaceWith(h("p", { class: "lost" }, h("b", {}, word("picture-lost")), h("span", {}, alt)));
  });
  return figure;
}

function file({ name, digest }) {
  const label = word("download", name);
  return h("a", { class: "file", href: `/files/${digest}`, download: name }, icon("file"), label);
}

function buttons(message, room) {
  return h(
    "div",
    { class: "rows" },
    message.rows.map((row) =>
      h(
        "div",
        { class: "row" },
        row.map(({ label, token, style, pressed, language }) => {
          const press = (click) => room.press(message, token, click);
          const isBusy = room.isPressed(message, token);
          const busy = isBusy ? { "aria-busy": "true", "aria-disabled": "true" } : {};
          const state = { lang: language, "aria-pressed": pressed === undefined ? null : String(pressed), ...busy };
          return h("button", { class: style, type: "button", data: { token }, on: { click: press }, ...state }, label);
        }),
      ),
    ),
  );
}
