/** A number that counts to its new value instead of jumping. */

import { html, useEffect, useRef, useState } from "../../vendor/ui.js";

const TIME = 220;

/** Shows `value`; a change is counted through, after a while where it has to wait, and the number swells for a moment. */
export function Count({ value, motion, wait = 0 }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || !motion) {
      setShown(value);
      return undefined;
    }
    element.current?.animate([{ transform: "scale(1.35)" }, { transform: "none" }], {
      duration: 2 * TIME,
      delay: wait,
      easing: "ease-out",
    });
    const begun = performance.now() + wait;
    let frame = 0;
    const tick = (now) => {
      const part = Math.max(0, Math.min(1, (now - begun) / TIME));
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, motion]);
  return html`<span class="number count" ref=${element}>${shown}</span>`;
}
