/** What happens, read out: a few sentences at a time, and never faster than they can be listened to. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";

/** @import { Line, Snapshot } from "../types/platform.d.ts" */

/** In milliseconds: what happens within a moment is told together, and then nothing more for a while. */
const MOMENT = 400;
const WHILE = 3000;

/** Of more moves than these only the newest are told; the log has them all. */
const MOST = 4;

/**
 * Lines as one announcement.
 * @param {Line[]} lines
 */
function announcement(lines) {
  const told = lines.filter((line) => line.events.length);
  const sentences = told.slice(-MOST).flatMap((line) => line.events.map((event) => say(event.words)));
  const before = told.length - MOST;
  return [...(before > 0 ? [say("web-told-before", { n: before })] : []), ...sentences].join(" ");
}

/**
 * A live region for all that happens at a table.
 * @param {{ state: Snapshot }} props
 */
export function Told({ state }) {
  const [words, setWords] = useState("");
  const heard = useRef({ ply: state.ply, at: 0 }); // up to which ply was told, and when
  const now = useRef(state);
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | null} */ (null));
  now.current = state;
  useEffect(() => {
    if (state.ply < heard.current.ply) heard.current.ply = state.ply; // something was taken back
    if (state.ply === heard.current.ply || timer.current !== null) return;
    const tell = () => {
      const { log, ply } = now.current;
      timer.current = null;
      setWords(announcement(log.filter((line) => line.ply > heard.current.ply)));
      heard.current = { ply, at: performance.now() };
    };
    timer.current = setTimeout(tell, Math.max(MOMENT, heard.current.at + WHILE - performance.now()));
  }, [state.ply]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return html`<p class="spoken told-moves" role="status" aria-live="polite">${words}</p>`;
}
