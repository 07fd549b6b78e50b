// A picture that moves: a press on it stops it at its first frame, another one plays it.

import { h, icon } from "./dom.js";
import { word } from "./words.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The button that stops and plays what is first in a figure. Nothing moves by itself for those who want it still. */
export function motion(figure, picture, image) {
  const { width, height, alt } = image;
  const still = h("canvas", { width, height, role: "img", "aria-label": alt });
  const button = h("button", { class: "motion", type: "button" });
  const set = (isMoving) => {
    figure.firstElementChild.replaceWith(isMoving ? picture : still);
    button.replaceChildren(h("span", {}, icon(isMoving ? "stop" : "play"), word(isMoving ? "stop" : "play")));
  };
  // Of a picture that moves, a canvas gets the first frame.
  image.addEventListener("load", () => still.getContext("2d").drawImage(image, 0, 0, width, height));
  button.addEventListener("click", () => set(figure.contains(still)));
  set(!calm.matches);
  return button;
}
