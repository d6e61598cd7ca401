/** How large the cards of a play area can be, so that all of them are in sight. */

import { useLayoutEffect, useRef, useState } from "../../vendor/ui.js";

const GAP = 6;

/** Sizes of cards from the largest to a line with the name. */
const SIZES = [
  { name: "large", width: 140, height: 136 },
  { name: "medium", width: 118, height: 128 },
  { name: "small", width: 104, height: 88 },
  { name: "line", width: 112, height: 30 },
];

/** Whether so many cards of a size fit. */
function fits({ width, height }, count, room) {
  const columns = Math.max(1, Math.floor((room.width + GAP) / (width + GAP)));
  return Math.ceil(count / columns) * (height + GAP) - GAP <= room.height;
}

/** The size of the cards in an area, and the reference that the area needs; an area that may grow needs none. */
export function useFit(count, grows) {
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(SIZES[0].name);
  useLayoutEffect(() => {
    const element = area.current;
    if (grows || !element) return undefined;
    const measure = () => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      setSize((SIZES.find((entry) => fits(entry, count, room)) ?? SIZES[SIZES.length - 1]).name);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [count, grows]);
  return [area, grows ? SIZES[2].name : size];
}
