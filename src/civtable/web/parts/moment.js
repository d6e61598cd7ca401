/** A moment of the game on a stage beside the board: what it is, who stands against whom, and what comes of it, piece by piece. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { COUNTED, stepOf } from "../app/tempo.js";
import { say, seatName } from "../app/words.js";
import { Icon, SeatSign } from "../icons.js";

/** @import { Moment } from "../types/board.d.ts" */

/**
 * How many of some things are to be seen, one more after each pace; all at once for who does not want to wait.
 * @param {number} count
 * @param {unknown} of what they are the things; another begins from the first
 * @param {number} pace
 */
export function useStaged(count, of, pace) {
  const first = pace ? 1 : count;
  const [staged, setStaged] = useState({ of, shown: first });
  const shown = staged.of === of ? Math.min(staged.shown, count) : Math.min(first, count);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setStaged({ of, shown: shown + 1 }), pace);
    return () => clearTimeout(timer);
  }, [of, shown, count]);
  return shown;
}

/**
 * A number that counts up from nothing.
 * @param {{ value: number, time: number }} props
 */
export function CountedUp({ value, time }) {
  const [shown, setShown] = useState(time ? 0 : value);
  useLayoutEffect(() => {
    if (!time) {
      setShown(value);
      return undefined;
    }
    const begun = performance.now();
    let frame = 0;
    /** @param {number} now */
    const tick = (now) => {
      const part = Math.max(0, Math.min(1, (now - begun) / time));
      setShown(Math.round(value * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return html`<b class="number">${shown}</b>`;
}

/**
 * Who stands against whom, with which strength.
 * @param {{ moment: Moment, of: number, pace: number }} props
 */
export function MomentSides({ moment, of, pace }) {
  return moment.sides.map(({ seat, value }) => html`
    <span key=${seat} class="moment-side" data-seat=${seat} title=${seatName(seat)}>
      <${SeatSign} seat=${seat} label=${seatName(seat)} size=${18} /> <${Icon} name="strength" />
      <${CountedUp} key=${of} value=${value} time=${pace * COUNTED} /></span>`);
}

/**
 * One moment. `of` is the line it belongs to.
 * @param {{ moment: Moment, of: number, pace: number }} props
 */
export function MomentStage({ moment, of, pace }) {
  const { icon, title, sides, told } = moment;
  const shown = useStaged(told.length, of, stepOf(moment, pace));
  const end = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight; // the newest is in sight
  }, [shown, of]);
  return html`
    <div class="moment" ref=${end} tabindex="0" role="group" aria-label=${say(title)}>
      <p class="moment-title name"><${Icon} name=${icon} /> <span>${say(title)}</span></p>
      ${sides.length > 0 && html`
        <p class="moment-sides"><${MomentSides} moment=${moment} of=${of} pace=${pace} /></p>`}
      ${told.slice(0, shown).map((words, i) => html`<p key=${i} class="small moment-told">${say(words)}</p>`)}
    </div>`;
}
