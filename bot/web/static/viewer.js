// A picture in full size. A press on it goes nearer, another one back.

import { $, h } from "./dom.js";

const dialog = $("viewer");
const view = $("view");

export function enlarge(shown) {
  const picture = shown.cloneNode(true);
  const frame = h("div", { class: "frame" }, picture);
  frame.addEventListener("click", ({ offsetX, offsetY }) => {
    const before = { width: picture.clientWidth, height: picture.clientHeight };
    const isNear = view.classList.toggle("near");
    if (!isNear) return;
    view.scrollLeft = (offsetX / before.width) * picture.clientWidth - view.clientWidth / 2;
    view.scrollTop = (offsetY / before.height) * picture.clientHeight - view.clientHeight / 2;
  });
  view.classList.remove("near");
  view.replaceChildren(frame);
  dialog.showModal();
}

view.addEventListener("click", ({ target }) => target === view && dialog.close());
dialog.addEventListener("close", () => view.replaceChildren());
