/**
 * Motion tells what happened: what is named by `data-fly` travels from where it was to where it is, all together and
 * never longer than a blink.
 */

import { useLayoutEffect, useRef } from "../../vendor/ui.js";

const TIME = 220;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

/** What is on the board now, by name. */
function piecesIn(root) {
  const found = new Map();
  for (const piece of root.querySelectorAll("[data-fly]")) {
    const { fly, kin } = piece.dataset;
    found.set(fly, { piece, rect: piece.getBoundingClientRect(), kin });
  }
  return found;
}

const way = (from, to) =>
  `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px)`;

/**
 * Animates the way from the last position to this one. A new piece comes from one of its kin (`data-kin`) that is gone, or from the place
 * that its `data-from` names (`data-home`); a piece that is gone flies to the place that `leaves(name)` names, if it does.
 */
export function useTravel(root, { view, motion }, leaves) {
  const before = useRef(/** @type {ReturnType<typeof piecesIn> | null} */ (null));
  useLayoutEffect(() => {
    const now = motion ? piecesIn(root.current) : null; // who wants no motion waits for no measuring
    const old = before.current;
    before.current = now;
    if (!old || !now) return;
    const home = (name) => name && root.current.querySelector(`[data-home="${name}"]`)?.getBoundingClientRect();
    const gone = new Map([...old].filter(([name]) => !now.has(name)));
    for (const [name, { piece, rect, kin }] of now) {
      const relative = kin && [...gone].find(([, other]) => other.kin === kin);
      if (relative && !old.has(name)) gone.delete(relative[0]);
      const from = old.get(name)?.rect ?? relative?.[1].rect ?? home(piece.dataset.from);
      if (!from || !rect.width || Math.abs(from.left - rect.left) + Math.abs(from.top - rect.top) < 3) continue;
      piece.animate([{ transform: way(from, rect) }, { transform: "none" }], { duration: TIME, easing: EASE });
    }
    for (const [name, { piece, rect }] of gone) {
      const to = home(leaves(name));
      if (to) flyAway(root.current, piece.cloneNode(true), rect, to);
    }
  }, [view]);
}

/** Moves the picture of a piece that is gone across the board once. */
function flyAway(root, picture, from, to) {
  const at = root.getBoundingClientRect();
  picture.removeAttribute("data-fly");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    position: "absolute",
    zIndex: 8,
    pointerEvents: "none",
    width: `${from.width}px`,
    left: `${from.left - at.left}px`,
    top: `${from.top - at.top}px`,
  });
  root.append(picture);
  const run = picture.animate(
    [{ transform: "none" }, { transform: `${way(to, from)} scale(0.4)`, opacity: 0.4 }],
    { duration: TIME, easing: EASE },
  );
  run.onfinish = () => picture.remove();
  run.oncancel = () => picture.remove();
}
