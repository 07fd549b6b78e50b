// An animated picture: a press stops it at its first frame, another plays it.

import { h, icon } from "./dom.js";
import { word } from "./words.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The button that stops and plays the picture in a figure. With reduced motion, nothing moves by itself. */
export function motion(figure, picture, image) {
  const { width, height, alt } = image;
  const still = h("canvas", { width, height, role: "img", "aria-label": alt });
  const button = h("button", { class: "motion", type: "button" });
  const set = (isMoving) => {
    figure.firstElementChild.replaceWith(isMoving ? picture : still);
    button.replaceChildren(h("span", {}, icon(isMoving ? "stop" : "play"), word(isMoving ? "stop" : "play")));
  };
  // A canvas gets the first frame of an animation.
  image.addEventListener("load", () => still.getContext("2d").drawImage(image, 0, 0, width, height));
  button.addEventListener("click", () => set(figure.contains(still)));
  set(!calm.matches);
  return button;
}
