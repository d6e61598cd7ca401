/**
 * Motion tells what happened: people walk to their places and home, cards fly to who took them, goods into the store
 * when the dice lie still.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/ui.js";
import { FLY, WALK, chip, fly, middle, slide } from "./flying.js";
import { feed, refill } from "./round_end.js";

/** @import { GameEvent, Line } from "../../types/platform.d.ts" */

/**
 * A roll at a place, what it brought, and after how long its dice lie still.
 * @typedef {{ place: string, faces: number[], seat: number, gain: string | null, roll: GameEvent, settle: number }} Rolled
 */

/** How long dice roll. */
export const TUMBLE = 320;
const ROLL_STAYS = 2600;

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

/** Where the signs of the players stand on the food track. */
function markersIn(root) {
  const markers = [...root.querySelectorAll('[data-marker^="food:"]')];
  return new Map(markers.map((marker) => [marker.dataset.marker, { rect: marker.getBoundingClientRect(), marker }]));
}

/** What else than goods is gained, one at a time. */
const GAINED = { gained_tool: "tool", gained_track: "field", gained_person: "people" };

/** What the events of a line brought whom: [seat, good, number]. */
function gainsIn(events) {
  const gains = [];
  for (const event of events) {
    if (event.event in GAINED && !event.full) gains.push([event.seat, GAINED[event.event], 1]);
    if (event.event === "gained" && event.amount) gains.push([event.seat, event.resource, event.amount]);
    if (event.event === "gained_food" && event.amount) gains.push([event.seat, "food", event.amount]);
    if (event.event === "took_two")
      for (const [good, n] of Object.entries(event.goods)) gains.push([event.seat, good, n]);
  }
  return gains;
}

/** From where comes what a line brings: where its dice were rolled, or the die that was picked lies; null for elsewhere. */
function sourceOf(root, last) {
  const roll = last.events.find(({ event }) => event === "rolled");
  const spot = roll?.place ?? (last.events.some(({ event }) => event === "picked") ? "cards" : null);
  const place = spot && root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  return place ? middle(place) : null;
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

/** Cards and buildings that somebody took fly to them. */
function takeAway(root, old, last, home) {
  for (const event of last.events) {
    const taken = event.event === "took_card" ? event.card : event.event === "took_building" ? event.building : null;
    const [from, to] = [old.get(taken), home(event.seat)];
    if (!from || !to) continue;
    const picture = from.face.cloneNode(true);
    Object.assign(picture.style, { width: `${from.rect.width}px`, height: `${from.rect.height}px` });
    fly(root, picture, middle(from.rect), middle(to), { time: FLY });
  }
}

/** What has not begun yet does not begin any more. */
function callOff(runs) {
  for (const run of runs.splice(0)) if (run.currentTime < run.effect.getTiming().delay) run.cancel();
}

/** Animates the way from the last position to this one. */
export function useJourneys(root, board) {
  const { view, last, motion, settle, ending } = board;
  const before = useRef({ figures: new Map(), market: new Map(), markers: new Map(), last });
  const runs = useRef(/** @type {Animation[]} */ ([])); // of the end of a round: they begin one after the other
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    callOff(runs.current);
    const [now, market, markers] = [figuresIn(element), marketIn(element), markersIn(element)];
    const old = before.current;
    before.current = { figures: now, market, markers, last };
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
    for (const [id, { rect, marker }] of markers) {
      const from = old.markers.get(id)?.rect;
      if (from && Math.abs(from.left - rect.left) > 3) slide(marker, middle(from), middle(rect));
    }
    takeAway(element, old.market, last, home);
    runs.current.push(...refill(element, old.market, market, ending));
    left ??= sourceOf(element, last);
    if (!left) return;
    for (const [seat, good, number] of gainsIn(last.events)) {
      const store = element.querySelector(`[data-good="${seat}:${good}"]`)?.getBoundingClientRect();
      if (store) fly(element, chip([[`+${number}`, good]]), left, middle(store), { time: FLY, delay: settle });
    }
  }, [view]);
  useEffect(() => {
    if (!ending.length) callOff(runs.current);
    else if (root.current) runs.current.push(...feed(root.current, board)); // when the position itself has been drawn
  }, [ending]);
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
