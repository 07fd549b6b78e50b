// Small tools for building the page. All text becomes text nodes, no matter who wrote it.

export const $ = (id) => document.getElementById(id);

/** A new element. Attributes that are null or false are left out; `on` has listeners, `data` the data attributes. */
export function h(tag, { on = {}, data = {}, ...attributes } = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (isThere(value)) element.setAttribute(name, value === true ? "" : value);
  }
  Object.assign(element.dataset, data);
  for (const [event, listener] of Object.entries(on)) element.addEventListener(event, listener);
  element.append(...children.flat().filter(isThere));
  return element;
}

function isThere(value) {
  return value !== null && value !== undefined && value !== false;
}

export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

/** A pebble with the first letter of a name, in one of the colours of the hills. */
export function pebble(account, name) {
  const sum = [...account].reduce((total, sign) => (total * 31 + sign.codePointAt(0)) % 9973, 7);
  const letter = [...new Intl.Segmenter().segment(name)][0]?.segment ?? "";
  const kind = `pebble tint-${sum % 8} shape-${sum % 3}`;
  return h("span", { class: kind, "aria-hidden": "true" }, letter.toLocaleUpperCase());
}

export function mark() {
  return h("span", { class: "pebble bot", "aria-hidden": "true" }, icon("cairn"));
}

/** Return to the line where people write. Not on a phone, where that would open the keyboard. */
export function toLine() {
  if (matchMedia("(pointer: fine)").matches) $("write").focus();
}

/** A random id that nobody else will choose. Works without a secure context, unlike crypto.randomUUID. */
export function unique() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What one browser remembers. Some browsers refuse to: then it lasts as long as the page. */
export const memory = {
  get(key, otherwise) {
    try {
      return JSON.parse(localStorage.getItem(`cairn-${key}`)) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`cairn-${key}`, JSON.stringify(value));
    } catch {
      // Without storage only convenience is lost.
    }
  },
};
