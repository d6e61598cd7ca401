/** Dice on the board: a roll at its place, shown for a while after it happened. */

import { html, useEffect, useRef } from "../../vendor/ui.js";
import { Die } from "../../icons.js";

const TUMBLE = 420;

/** Lets dice tumble: they spin and show other faces before they rest. */
function useTumble(ref, roll, motion) {
  useEffect(() => {
    if (!motion || !ref.current || !roll) return;
    const dice = ref.current.querySelectorAll(".die");
    const runs = [...dice].map((die, i) =>
      die.animate(
        [
          { transform: `translate(${-14 - i * 3}px, -26px) rotate(-320deg)`, opacity: 0.2 },
          { transform: "translate(3px, 3px) rotate(20deg)", opacity: 1, offset: 0.75 },
          { transform: "none" },
        ],
        { duration: TUMBLE + i * 30, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
      ),
    );
    return () => runs.forEach((run) => run.cancel());
  }, [roll]);
}

/** A row of dice. */
export function DiceRow({ faces, label, roll, motion, size }) {
  const ref = useRef(null);
  useTumble(ref, roll, motion);
  return html`<span class="dice" ref=${ref} role="img" aria-label=${label}>
    ${faces.map((face, i) => html`<${Die} key=${i} face=${face} size=${size} />`)}
  </span>`;
}

/** The newest roll, if it was made at this place. */
export function Roll({ board, place }) {
  const { rolled, say } = board;
  if (rolled?.place !== place) return null;
  const label = say("web-stone_age-dice", { faces: rolled.faces.join(" ") });
  return html`<span class="roll" data-seat=${rolled.seat}>
    <${DiceRow} faces=${rolled.faces} label=${label} roll=${rolled} motion=${board.motion} />
    ${rolled.gain && html`<span class="roll-gain number">${rolled.gain}</span>`}
  </span>`;
}
