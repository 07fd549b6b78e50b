// Entering with a name and a language, and leaving.

import { $, h, memory } from "./dom.js";
import { language, speak } from "./words.js";

/** The key in the browser's storage that changes when someone leaves. */
export const LEFT = "cairn-left";

/** Show the entrance, and why someone is back here; `entered` is called when a person has come in. */
export function entrance(languages, refusal, entered) {
  $("entry").hidden = false;
  $("farewell").textContent = memory.get("farewell", "");
  memory.set("farewell", "");
  $("name-refusal").textContent = refusal ?? "";
  const boxes = Object.entries(languages).map(([code, name]) => choice(code, name));
  $("languages").append(h("div", {}, boxes));
  $("enter").addEventListener("submit", async (event) => {
    event.preventDefault();
    const refusal = await enter($("name").value);
    $("name-refusal").textContent = refusal ?? "";
    $("name").toggleAttribute("aria-invalid", Boolean(refusal));
    if (refusal) return $("name").select();
    $("entry").hidden = true;
    return entered();
  });
  $("name").focus();
}

function choice(code, name) {
  const box = h("input", { type: "radio", name: "language", value: code, checked: code === language() });
  box.addEventListener("change", async () => {
    memory.set("language", code);
    speak((await start()).language);
  });
  return h("label", { lang: code }, box, h("span", {}, name));
}

/** Who someone is, and the page's words. */
export async function start() {
  const answer = await fetch(`/start?language=${encodeURIComponent(memory.get("language", ""))}`);
  return answer.json();
}

/** Leave for the entrance. The browser keeps the secret that reserves the name. */
export async function leave() {
  const answer = await fetch("/leave", { method: "POST" });
  if (!answer.ok) throw new Error(answer.statusText);
  memory.set("left", Date.now());
  location.reload();
}

/** Leave for good: the room knows nothing of this person any more, and neither does the browser. */
export function part(account, text) {
  const { [account]: _, ...others } = memory.get("read", {});
  memory.set("read", others);
  memory.set("farewell", text);
  location.reload();
}

/** The reason why not, if any. */
async function enter(name) {
  const answer = await fetch(`/enter?language=${language()}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name }),
  });
  if (answer.ok) return null;
  const said = await answer.json().catch(() => ({}));
  return said.refusal ?? answer.statusText;
}
