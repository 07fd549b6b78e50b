// A full-size picture. A press or Enter zooms in, another zooms out.

import { $, h } from "./dom.js";

const dialog = $("viewer");
const view = $("view");

export function enlarge(shown) {
  const frame = h("div", { class: "frame" }, copy(shown));
  frame.addEventListener("click", ({ offsetX, offsetY }) => {
    zoom(frame, offsetX / frame.clientWidth, offsetY / frame.clientHeight);
  });
  view.classList.remove("near");
  view.replaceChildren(frame);
  dialog.showModal();
}

/** Zoom in or out; the point at these fractions of the picture moves to the centre. */
function zoom(frame, x, y) {
  if (!view.classList.toggle("near")) return;
  view.scrollLeft = x * frame.clientWidth - view.clientWidth / 2;
  view.scrollTop = y * frame.clientHeight - view.clientHeight / 2;
}

function copy(shown) {
  const other = shown.cloneNode(true);
  if (other instanceof HTMLCanvasElement) other.getContext("2d").drawImage(shown, 0, 0);
  return other;
}

view.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  zoom(view.firstElementChild, 0.5, 0.5);
});
view.addEventListener("click", ({ target }) => target === view && dialog.close());
dialog.addEventListener("close", () => view.replaceChildren());
