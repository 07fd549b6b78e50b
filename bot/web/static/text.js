// A message's text: plain, with `code` and moments in backticks and people addressed by name.

import { h } from "./dom.js";
import { moment } from "./times.js";

const MOMENT = /^\x19(\d{1,11}) /;

/** The text where nothing can be formatted. */
export const plain = (text) => text.replaceAll(/`(?:\x19\d+ )?/g, "");

/** The nodes of a text. `names` are the people it addresses; `own` is the reader's name. */
export function nodes(text, names, own) {
  return text.split("`").flatMap((part, place, parts) => {
    const isCode = place % 2 === 1 && place < parts.length - 1;
    const at = isCode && MOMENT.exec(part);
    if (at) return [moment(Number(at[1]))];
    if (isCode) return [h("code", {}, part)];
    return called(place % 2 === 1 ? `\`${part}` : part, names, own);
  });
}

function called(text, names, own) {
  if (!names.length) return [text];
  const any = names.map((name) => name.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(@?(?:${any.join("|")}))(?![\\p{L}\\p{N}])`, "giu");
  return text.split(pattern).map((part, place) => {
    if (place % 2 === 0) return part;
    const isOwn = part.replace("@", "").toLocaleLowerCase() === own.toLocaleLowerCase();
    return h("strong", { class: isOwn ? "call own" : "call" }, part);
  });
}
