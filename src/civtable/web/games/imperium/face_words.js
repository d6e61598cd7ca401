/** What a card does in words on its face: in the largest of three sizes in which it is whole, else as many whole lines as have room. */

import { html, useLayoutEffect, useRef } from "../../vendor/ui.js";

/** The height of a line by the size of the words, the largest first; words.css has the sizes. */
const LINES = [14.4, 12.2, 11];

/** How much room there is for words, and how much they need. */
const measured = (/** @type {HTMLElement} */ room) => {
  const told = /** @type {HTMLElement} */ (room.querySelector(".words"));
  return { room, told, high: room.clientHeight, needed: told.scrollHeight };
};

/**
 * Gives the words of some faces their sizes, all together: what is written is not measured one by one.
 * @param {HTMLElement[]} rooms
 */
function fit(rooms) {
  let open = rooms.filter((room) => room.clientHeight > 0);
  LINES.forEach((line, size) => {
    for (const room of open) room.dataset.size = String(size);
    const found = open.map(measured);
    for (const { told, high } of found) told.style.setProperty("--lines", String(Math.max(1, Math.floor((high + 1) / line))));
    open = found.filter(({ high, needed }) => needed > high + 1).map(({ room }) => room);
  });
}

const roomOf = (/** @type {Element} */ face) => /** @type {HTMLElement | null} */ (face.querySelector(".words-room"));
const faceOf = (/** @type {HTMLElement} */ room) => /** @type {HTMLElement} */ (room.closest(".imperium-card"));
const roomsIn = (/** @type {Element[]} */ faces) => faces.map(roomOf).filter((room) => room !== null);

const faces = new ResizeObserver((entries) => fit(roomsIn(entries.map(({ target }) => target))));
document.fonts.addEventListener("loadingdone", () => fit(roomsIn([...document.querySelectorAll(".imperium-card")])));

/** The words of a face. They find their size again when the face has another one, or when something else comes to lie on it. */
export function FaceWords({ words }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const lying = useRef(0);
  useLayoutEffect(() => {
    const face = faceOf(/** @type {HTMLElement} */ (place.current));
    faces.observe(face);
    return () => faces.unobserve(face);
  }, [words]);
  useLayoutEffect(() => {
    const room = /** @type {HTMLElement} */ (place.current);
    const things = faceOf(room).childElementCount;
    if (lying.current && things !== lying.current) fit([room]);
    lying.current = things;
  });
  return html`
    <span class="words-room" data-words=${words} ref=${place}>
      <span class="words-place"><span class="words">${words}</span></span></span>`;
}
