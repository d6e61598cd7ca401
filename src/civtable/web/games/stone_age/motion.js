/**
 * Motion tells what happened: people walk to their places and home, cards fly to who took them, goods into the store
 * when the dice lie still.
 */

import { h, render, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";

/** @import { GameEvent, Line } from "../../types/platform.d.ts" */

/**
 * A roll at a place, what it brought, and after how long its dice lie still.
 * @typedef {{ place: string, faces: number[], seat: number, gain: string | null, roll: GameEvent, settle: number }} Rolled
 */

const WALK = 240;
const FLY = 250;
/** How long dice roll. */
export const TUMBLE = 320;
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

/** The open cards and buildings by what they are, as they lie now. */
function marketIn(root) {
  const found = new Map();
  for (const face of root.querySelectorAll("[data-card], [data-building]"))
    found.set(face.dataset.card ?? face.dataset.building, { rect: face.getBoundingClientRect(), face });
  return found;
}

/** Moves a thing across the screen once, after a while; it is gone when it arrives. */
function fly(root, thing, from, to, { time, delay = 0 }) {
  for (const name of ["figure", "card", "building"]) delete thing.dataset[name]; // a picture, not the thing itself
  thing.classList.add("flying");
  root.append(thing);
  const at = root.getBoundingClientRect();
  thing.style.left = `${from.x - at.left}px`;
  thing.style.top = `${from.y - at.top}px`;
  const run = thing.animate(
    [
      { transform: "translate(-50%, -50%)", opacity: delay ? 0 : 1 },
      { transform: "translate(-50%, -50%)", opacity: 1, offset: 0.01 },
      { transform: `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px))`, opacity: 0.7 },
    ],
    { duration: time, delay, easing: EASE, fill: "both" },
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

/** Where the dice of a line were rolled; null for none, or a place that is not on this part of the board. */
function rolledAt(root, last) {
  const roll = last.events.find((event) => event.event === "rolled");
  const place = roll && root.querySelector(`[data-spot="${roll.place}"]`)?.getBoundingClientRect();
  return place ? middle(place) : null;
}

/** A chip with a number and an icon, made outside the tree of components. */
function chip(good, number) {
  const holder = document.createElement("span");
  holder.className = "flying-chip number";
  render([`+${number}`, h(Icon, { name: good })], holder);
  return holder;
}

/**
 * How long dice roll before what they bring is shown: half the time of somebody else's move at most; 0 where none were
 * rolled or nothing moves.
 */
export function settleTime({ last, motion, pace }) {
  const rolled = last?.events.some((event) => event.event === "rolled" || event.event === "rolled_for_card");
  if (!motion || !rolled) return 0;
  return pace ? Math.min(TUMBLE, pace / 2) : TUMBLE;
}

/** Cards and buildings that somebody took fly to them, others slide to their new places or come from the deck. */
function moveMarket(root, old, now, last, home) {
  for (const event of last.events) {
    const taken = event.event === "took_card" ? event.card : event.event === "took_building" ? event.building : null;
    const [from, to] = [old.get(taken), home(event.seat)];
    if (!from || !to) continue;
    const picture = from.face.cloneNode(true);
    Object.assign(picture.style, { width: `${from.rect.width}px`, height: `${from.rect.height}px` });
    fly(root, picture, middle(from.rect), middle(to), { time: FLY });
  }
  const deck = root.querySelector('[data-spot="deck"]')?.getBoundingClientRect();
  for (const [id, { rect, face }] of now) {
    const from = old.get(id)?.rect ?? (face.dataset.card ? deck : null);
    if (from && old.size && Math.abs(from.left - rect.left) > 3) slide(face, middle(from), middle(rect));
  }
}

/** Lets a thing come to where it is from elsewhere. */
function slide(thing, from, to) {
  thing.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], {
    duration: WALK,
    easing: EASE,
  });
}

/** Animates the way from the last position to this one. */
export function useJourneys(root, board) {
  const { view, last, motion, settle } = board;
  const before = useRef({ figures: new Map(), market: new Map(), last });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const now = figuresIn(element);
    const market = marketIn(element);
    const old = before.current;
    before.current = { figures: now, market, last };
    if (!motion || last === old.last || !last) return;
    const home = (seat) => element.querySelector(`[data-home="${seat}"]`)?.getBoundingClientRect();
    let left = /** @type {{ x: number, y: number } | null} */ (null);
    for (const [id, { rect, figure }] of old.figures) {
      const seat = id.split(":")[1];
      if (now.has(id) || !home(seat)) continue;
      left = middle(rect);
      fly(element, figure.cloneNode(true), left, middle(home(seat)), { time: WALK });
    }
    for (const [id, { rect, figure }] of now) {
      const from = home(id.split(":")[1]);
      if (old.figures.has(id) || !from) continue;
      slide(figure, middle(from), middle(rect));
    }
    moveMarket(element, old.market, market, last, home);
    left ??= rolledAt(element, last);
    if (!left) return;
    for (const [seat, good, number] of gainsIn(last.events)) {
      const store = element.querySelector(`[data-good="${seat}:${good}"]`)?.getBoundingClientRect();
      if (store) fly(element, chip(good, number), left, middle(store), { time: FLY, delay: settle });
    }
  }, [view]);
}

/** The roll to be seen after a line: its own, or the one before with what it brought. */
function rollAfter(before, last, settle) {
  const roll = last?.events.find((event) => event.event === "rolled");
  const gain = last?.events.find((event) => event.event === "gained" || event.event === "gained_food");
  const brought = gain ? `+${gain.amount}` : null;
  if (roll) return { place: roll.place, faces: roll.dice, seat: roll.seat, gain: brought, roll, settle };
  return before && brought ? { ...before, gain: brought, settle: 0 } : null;
}

/** The newest roll at a place, for a while: who rolled what, and what it brought. */
export function useRolled({ last, settle }) {
  const now = useRef({ last, rolled: /** @type {Rolled | null} */ (null) });
  const [over, setOver] = useState(/** @type {Line | null} */ (null)); // the line whose roll was seen for long enough
  if (now.current.last !== last) now.current = { last, rolled: rollAfter(now.current.rolled, last, settle) };
  useEffect(() => {
    const timer = setTimeout(() => setOver(last), ROLL_STAYS);
    return () => clearTimeout(timer);
  }, [last]);
  return last === over ? null : now.current.rolled;
}
