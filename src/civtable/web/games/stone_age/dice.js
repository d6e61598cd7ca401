/** Dice on the board: a roll at its place, shown for a while after it happened. */

import { html, useLayoutEffect, useRef } from "../../vendor/ui.js";
import { Die } from "../../icons.js";
import { TUMBLE } from "./motion.js";

/** In milliseconds: so much later than the one before it a die lies still. */
const STAGGER = 15;

/** Lets dice tumble: they spin and show other faces before they rest. */
function useTumble(ref, roll, motion, time) {
  useLayoutEffect(() => {
    if (!motion || !ref.current || !roll) return;
    const dice = ref.current.querySelectorAll(".die");
    const runs = [...dice].map((die, i) =>
      die.animate(
        [
          { transform: `translate(${-14 - i * 3}px, -26px) rotate(-320deg)`, opacity: 0.2 },
          { transform: "translate(3px, 3px) rotate(20deg)", opacity: 1, offset: 0.75 },
          { transform: "none" },
        ],
        { duration: time - (dice.length - 1 - i) * STAGGER, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
      ),
    );
    return () => runs.forEach((run) => run.cancel());
  }, [roll]);
}

/** A row of dice, which lie still after `time`. */
export function DiceRow({ faces, label, roll, motion, size, time = TUMBLE }) {
  const ref = useRef(null);
  useTumble(ref, roll, motion, time);
  return html`<span class="dice" ref=${ref} role="img" aria-label=${label}>
    ${faces.map((face, i) => html`<${Die} key=${i} face=${face} size=${size} />`)}
  </span>`;
}

/** The newest roll, if it was made at this place. */
export function Roll({ board, place }) {
  const { rolled, say } = board;
  if (rolled?.place !== place) return null;
  const label = say("web-stone_age-dice", { faces: rolled.faces.join(" ") });
  return html`<span class="roll" data-seat=${rolled.seat} style=${{ "--settle": `${rolled.settle}ms` }}>
    <${DiceRow} faces=${rolled.faces} label=${label} roll=${rolled.roll} motion=${board.motion} time=${rolled.settle} />
    ${rolled.gain && html`<span class="roll-gain number">${rolled.gain}</span>`}
  </span>`;
}
