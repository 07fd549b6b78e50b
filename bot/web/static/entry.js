// Coming in, with a name and a language, and leaving.

import { $, h, memory } from "./dom.js";
import { language, speak } from "./words.js";

/** What changes in the browser's memory when somebody leaves. */
export const LEFT = "cairn-left";

/** Show the entrance; `entered` is called with whoever came in. */
export function entrance(languages, entered) {
  $("entry").hidden = false;
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

/** Who somebody is, and the page's words. */
export async function start() {
  const answer = await fetch(`/start?language=${encodeURIComponent(memory.get("language", ""))}`);
  return answer.json();
}

/** Out to the entrance. The browser keeps what makes the name somebody's own. */
export async function leave() {
  const answer = await fetch("/leave", { method: "POST" });
  if (!answer.ok) throw new Error(answer.statusText);
  memory.set("left", Date.now());
  location.reload();
}

/** Why not, or nothing. */
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
