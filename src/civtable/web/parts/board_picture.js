/** A part of a board as a picture: drawn by the board itself, smaller, around a thing that is lit. Nothing in it can be touched. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/ui.js";
import { BoardFrame } from "./board_frame.js";
import { Light, spotIn } from "./light.js";

/** @import { FoundBoard } from "../types/board.d.ts" */
/** @import { GuideScript } from "../types/platform.d.ts" */

const WIDTH = 1180; // of the board that is drawn, before it is made smaller
const HEIGHT = 780;
const SMALLEST = 0.6;
const NEAR = "600px"; // pictures further away from what is on the screen are not drawn yet

/**
 * Whether something has come near the part of the page that is on the screen.
 * @param {{ current: Element | null }} box
 */
function useNear(box) {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return near;
}

/**
 * How a board is moved and made smaller so that a thing comes to the middle of a box, and no edge of the board into it.
 * @param {HTMLElement} box
 * @param {HTMLElement} board
 * @param {string} spot
 */
function transformFor(box, board, spot) {
  const scale = Math.max(SMALLEST, box.clientWidth / WIDTH);
  board.style.transform = `scale(${scale})`;
  const thing = spotIn(board, spot)?.getBoundingClientRect();
  const all = board.getBoundingClientRect();
  /** @type {(middle: number, size: number, room: number) => number} */
  const shift = (middle, size, room) => Math.min(0, Math.max(room - size, room / 2 - middle));
  const [x, y] = thing
    ? [
        shift(thing.left + thing.width / 2 - all.left, WIDTH * scale, box.clientWidth),
        shift(thing.top + thing.height / 2 - all.top, HEIGHT * scale, box.clientHeight),
      ]
    : [0, 0];
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** @param {{ found: FoundBoard, script: GuideScript, ply: number, spot: string }} props */
export function BoardPicture({ found, script, ply, spot }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const near = useNear(box);
  const position = script.positions[ply];
  useLayoutEffect(() => {
    const place = () => {
      if (box.current && board.current) board.current.style.transform = transformFor(box.current, board.current, spot);
    };
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [near]);
  const seats = position.view.players.map((_, seat) => ({
    seat,
    name: null,
    kind: seat === script.seat ? "person" : "bot",
    level: "medium",
    here: true,
  }));
  const nothing = () => Promise.resolve(null);
  return html`
    <div class="board-picture" ref=${box} inert aria-hidden="true">
      ${near && html`
        <div class="board-picture-board" ref=${board} style=${{ width: `${WIDTH}px`, height: `${HEIGHT}px` }}>
          <${BoardFrame} found=${found} pane="all" view=${position.view} seat=${script.seat} seats=${seats} choice=${null}
            decision=${position.decision} last=${null} log=${[]} quiet=${true} over=${false} scores=${null} send=${nothing}
            whyNot=${nothing} preview=${nothing} busy=${false} still=${true} />
        </div>
        <${Light} spot=${spot} />`}
    </div>`;
}
