/** Motion tells what happened: people walk to their places and home, goods fly into the store. Never longer than a blink. */

import { h, render, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";

/** @typedef {{ place: string, faces: number[], seat: number, gain: string | null }} Rolled */

const WALK = 240;
const FLY = 250;
const ROLL_STAYS = 2600;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

const middle = (rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

/** Where every figure on the board stands now, by its name. */
function figuresIn(root) {
  const found = new Map();
  for (const figure of root.querySelectorAll("[data-figure]"))
    if (!figure.dataset.figure.startsWith("home"))
      found.set(figure.dataset.figure, { rect: figure.getBoundingClientRect(), figure });
  return found;
}

/** Moves a thing across the screen once; it is gone when it arrives. */
function fly(root, thing, from, to, time) {
  thing.classList.add("flying");
  root.append(thing);
  const at = root.getBoundingClientRect();
  thing.style.left = `${from.x - at.left}px`;
  thing.style.top = `${from.y - at.top}px`;
  const run = thing.animate(
    [
      { transform: "translate(-50%, -50%)" },
      { transform: `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px))`, opacity: 0.7 },
    ],
    { duration: time, easing: EASE, fill: "forwards" },
  );
  run.onfinish = () => thing.remove();
  run.oncancel = () => thing.remove();
}

/** What the events of a line brought whom: [seat, good, number]. */
function gainsIn(events) {
  const gains = [];
  for (const event of events) {
    if (event.event === "gained" && event.amount) gains.push([event.seat, event.resource, event.amount]);
    if (event.event === "gained_food" && event.amount) gains.push([event.seat, "food", event.amount]);
    if (event.event === "took_two")
      for (const [good, n] of Object.entries(event.goods)) gains.push([event.seat, good, n]);
  }
  return gains;
}

/** A chip with a number and an icon, made outside the tree of components. */
function chip(good, number) {
  const holder = document.createElement("span");
  holder.className = "flying-chip number";
  render([`+${number}`, h(Icon, { name: good })], holder);
  return holder;
}

/** Animates the way from the last position to this one. */
export function useJourneys(root, board) {
  const { view, last, motion } = board;
  const before = useRef({ figures: new Map(), last });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const now = figuresIn(element);
    const old = before.current;
    before.current = { figures: now, last };
    if (!motion || last === old.last || !last) return;
    const home = (seat) => element.querySelector(`[data-home="${seat}"]`)?.getBoundingClientRect();
    let left = /** @type {{ x: number, y: number } | null} */ (null);
    for (const [id, { rect, figure }] of old.figures) {
      const seat = id.split(":")[1];
      if (now.has(id) || !home(seat)) continue;
      left = middle(rect);
      fly(element, figure.cloneNode(true), left, middle(home(seat)), WALK);
    }
    for (const [id, { rect, figure }] of now) {
      const from = home(id.split(":")[1]);
      if (old.figures.has(id) || !from) continue;
      const [a, b] = [middle(from), middle(rect)];
      figure.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)` }, { transform: "none" }], {
        duration: WALK,
        easing: EASE,
      });
    }
    if (!left) return;
    for (const [seat, good, number] of gainsIn(last.events)) {
      const store = element.querySelector(`[data-good="${seat}:${good}"]`)?.getBoundingClientRect();
      if (store) fly(element, chip(good, number), left, middle(store), FLY);
    }
  }, [view]);
}

/** The newest roll at a place, for a while: who rolled what, and what it brought. */
export function useRolled(last) {
  const [rolled, setRolled] = useState(/** @type {Rolled | null} */ (null));
  useEffect(() => {
    if (!last) return setRolled(null);
    const roll = last.events.find((event) => event.event === "rolled");
    const gain = last.events.find((event) => event.event === "gained" || event.event === "gained_food");
    const brought = gain ? `+${gain.amount}` : null;
    if (roll) setRolled({ place: roll.place, faces: roll.dice, seat: roll.seat, gain: brought });
    else if (brought) setRolled((old) => old && { ...old, gain: brought });
    else setRolled(null);
    const timer = setTimeout(() => setRolled(null), ROLL_STAYS);
    return () => clearTimeout(timer);
  }, [last]);
  return rolled;
}
