/** How things cross the board: pictures that fly and are gone, things that slide to where they are. */

import { h, render } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";

export const WALK = 240;
export const FLY = 250;
/** How long something that is taken away is seen. */
export const STAYS = 1100;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

export const middle = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

const AT = "translate(-50%, -50%)";
const moved = (from, to) => `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px))`;

/** Moves a picture by frames; it is gone when it arrives. */
function move(root, thing, from, frames, timing) {
  for (const name of ["figure", "card", "building"]) delete thing.dataset[name]; // a picture, not the thing itself
  thing.classList.add("flying");
  root.append(thing);
  const at = root.getBoundingClientRect();
  const half = thing.offsetWidth / 2;
  thing.style.left = `${Math.max(half, Math.min(from.x - at.left, at.width - half))}px`; // all of it is on the board
  thing.style.top = `${from.y - at.top}px`;
  const run = thing.animate(frames, { easing: EASE, fill: "both", ...timing });
  run.onfinish = () => thing.remove();
  run.oncancel = () => thing.remove();
  return run;
}

/** Moves a thing across the screen once, after a while. */
export function fly(root, thing, from, to, { time, delay = 0 }) {
  const frames = [
    { transform: AT, opacity: delay ? 0 : 1 },
    { transform: AT, opacity: 1, offset: 0.01 },
    { transform: moved(from, to), opacity: 0.7 },
  ];
  return move(root, thing, from, frames, { duration: time, delay });
}

/** Shows a thing at its place after a while, long enough to be read, and then lets it go. */
export function leave(root, thing, from, to, delay) {
  const frames = [
    { transform: `${AT} scale(0.6)`, opacity: 0 },
    { transform: AT, opacity: 1, offset: 0.12 },
    { transform: AT, opacity: 1, offset: 0.7 },
    { transform: moved(from, to), opacity: 0 },
  ];
  return move(root, thing, from, frames, { duration: STAYS, delay });
}

/** Lets a thing come to where it is from elsewhere, after a while; until then it is there, or nowhere if it is `hidden`. */
export function slide(thing, from, to, { delay = 0, hidden = false } = {}) {
  const transform = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const frames = hidden
    ? [{ transform, opacity: 0 }, { transform, opacity: 1, offset: 0.01 }, { transform: "none", opacity: 1 }]
    : [{ transform }, { transform: "none" }];
  return thing.animate(frames, { duration: WALK, delay, easing: EASE, fill: "backwards" });
}

/** A chip with numbers and icons, made outside the tree of components. */
export function chip(parts, words = "") {
  const holder = document.createElement("span");
  holder.className = "flying-chip number";
  holder.ariaHidden = "true";
  const shown = parts.map(([number, icon]) => [number, h(Icon, { name: icon })]);
  render([shown, words && h("b", { class: "short" }, words)], holder);
  return holder;
}
