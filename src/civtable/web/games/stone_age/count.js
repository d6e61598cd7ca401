/** A number that counts to its new value instead of jumping. */

import { html, useEffect, useRef, useState } from "../../vendor/ui.js";

const TIME = 220;

/**
 * Shows `value`; a change is counted through, after a while where it has to wait, and the number swells for a moment. What
 * is `held` is a number that is there first, until its time.
 * @param {{ value: number, motion: boolean, wait?: number, held?: { value: number, at: number } | null }} props
 */
export function Count({ value, motion, wait = 0, held = null }) {
  const [shown, setShown] = useState(value);
  const from = useRef(/** @type {number | null} */ (null));
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const start = from.current ?? value;
    const isNew = from.current === null;
    from.current = value;
    const stops = [...(held ? [{ value: held.value, at: wait }] : []), { value, at: held?.at ?? wait }];
    if (isNew || !motion || stops.every((stop) => stop.value === start)) {
      setShown(value);
      return undefined;
    }
    const swells = stops.filter((stop, i) => stop.value !== (stops[i - 1]?.value ?? start)).map(({ at }) =>
      element.current?.animate([{ transform: "scale(1.35)" }, { transform: "none" }], {
        duration: 2 * TIME,
        delay: at,
        easing: "ease-out",
      }));
    const begun = performance.now();
    let frame = 0;
    const tick = (now) => {
      const part = ({ at }) => Math.max(0, Math.min(1, (now - begun - at) / TIME));
      setShown(Math.round(stops.reduce((number, stop) => number + (stop.value - number) * part(stop), start)));
      if (part(stops[stops.length - 1]) < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      for (const swell of swells) swell?.cancel();
      setShown(value);
    };
  }, [value, motion, held?.at]);
  return html`<span class="number count" ref=${element}>${shown}</span>`;
}
