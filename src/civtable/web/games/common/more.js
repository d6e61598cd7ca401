/** A sign where a column goes on below what is in sight. */

import { useEffect, useLayoutEffect, useRef } from "../../vendor/ui.js";

const LEAST = 2; // pixels that are no reason to scroll

/** What a column that scrolls is given: it has the attribute `data-more` for as long as something lies below. */
export function useMore() {
  const column = useRef(/** @type {HTMLElement | null} */ (null));
  const look = () => {
    const { current } = column;
    current?.toggleAttribute("data-more", current.scrollTop + current.clientHeight < current.scrollHeight - LEAST);
  };
  useLayoutEffect(look);
  useEffect(() => {
    if (!column.current) return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(column.current);
    return () => observer.disconnect();
  }, []);
  return { ref: column, onScroll: look };
}
