/** The end of a round on the board: food goes from each store in turn, then the cards slide and new ones come. */

import { useEffect, useMemo, useRef, useState } from "../../vendor/ui.js";
import { roundEnd } from "./feeding.js";
import { STAYS, chip, leave, middle, slide } from "./flying.js";

/** @import { Line } from "../../types/platform.d.ts" */
/** @import { EndStep } from "./feeding.js" */

/** In milliseconds: so much later than the one before it a new card comes. */
const STAGGER = 70;
/** So far a figure rises that goes nowhere. */
const RISE = 14;

const NONE = /** @type {EndStep[]} */ ([]);

/**
 * Whether a line is the next after one that was on the board: who goes back, skips or comes back to now sees no end again.
 * @param {Line | null} before
 * @param {Line} line
 * @param {Line[]} log
 */
function follows(before, line, log) {
  if (!before) return true;
  const previous = log.findLast(({ ply, events }) => ply < line.ply && events.length)?.ply ?? 0;
  return previous <= before.ply && before.ply < line.ply;
}

/**
 * The steps that the newest line ends a round with, until all were seen. Who may choose and presses on the board has seen
 * enough; a card that still lay elsewhere is not chosen by that press.
 */
export function useRoundEnd({ last, log, view, motion, pace, choice, settle }) {
  const [over, setOver] = useState(last); // the line whose end was seen: what was there at first has happened before
  const seen = useRef(last);
  const after = useRef(view); // the position after that line: what is taken back has another
  const pressed = useRef(false);
  const steps = useMemo(() => {
    const before = seen.current;
    seen.current = last;
    after.current = view;
    return last && motion && follows(before, last, log) ? roundEnd(last, view, { pace, settle }) : NONE;
  }, [last]);
  const ending = last === over || view !== after.current ? NONE : steps;
  useEffect(() => {
    if (!steps.length) return undefined;
    const timer = setTimeout(() => setOver(last), steps[steps.length - 1].at + STAYS);
    return () => clearTimeout(timer);
  }, [steps]);
  const onPress = ({ target }) => {
    pressed.current = false;
    if (!choice || !ending.length) return;
    pressed.current = Boolean(target.closest(".card-spot"));
    setOver(last);
  };
  const onClickFirst = (event) => {
    if (pressed.current) event.stopPropagation();
    pressed.current = false;
  };
  return { ending, onPress, onClickFirst };
}

/** The chips of a step, each with the places where it may be shown, the first of which is on this part of the board. */
function chipsOf({ seat, paid, grown, points, missing }, say) {
  const track = `[data-marker="food:${seat}"]`;
  const chips = Object.entries(paid).map(([good, number]) => {
    const field = good === "food" && grown ? [[`+${grown}`, "field"]] : [];
    const words = good === "food" && missing ? say("web-stone_age-feed", { n: missing }) : "";
    const given = number ? [[`−${number}`, good]] : [];
    return { chip: chip([...field, ...given], words), at: [`[data-good="${seat}:${good}"]`, track] };
  });
  if (!points) return chips;
  return [...chips, { chip: chip([[`−${points}`, "points"]]), at: [`[data-score="${seat}"]`, track] }];
}

/** Lets what each gives leave its store for the people at home. The animations. */
export function feed(root, { ending, say }) {
  const rectOf = (selector) => root.querySelector(selector)?.getBoundingClientRect();
  return ending.filter(({ seat }) => seat !== null).flatMap((step) =>
    chipsOf(step, say).flatMap(({ chip: shown, at }) => {
      const place = at.map(rectOf).find(Boolean);
      if (!place) return [];
      const from = middle(place);
      shown.dataset.seat = String(step.seat);
      const home = step.points ? null : rectOf(`[data-home="${step.seat}"]`);
      return [leave(root, shown, from, home ? middle(home) : { x: from.x, y: from.y - RISE }, step.at)];
    }));
}

/** Lets cards slide to their new places, then the others come from the deck. The animations. */
export function refill(root, old, now, ending) {
  const deck = root.querySelector('[data-spot="deck"]')?.getBoundingClientRect();
  const at = ending.find(({ cards }) => cards.length)?.at ?? 0;
  let come = 0;
  const runs = [];
  for (const [id, { rect, face }] of old.size ? now : []) {
    const before = old.get(id)?.rect;
    const from = before ?? (face.dataset.card ? deck : null);
    if (!from || Math.abs(from.left - rect.left) <= 3) continue;
    const delay = at + (before || !ending.length ? 0 : (come += STAGGER));
    runs.push(slide(face, middle(from), middle(rect), { delay, hidden: !before }));
  }
  return runs;
}
