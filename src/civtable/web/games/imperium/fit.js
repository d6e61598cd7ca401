/** How the cards of a nation share its room, so that all of them are in sight and as large as can be. */

import { useLayoutEffect, useMemo, useRef, useState } from "../../vendor/ui.js";

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {Size & { columns: number, rows: number, lines: boolean }} Grid `lines`: cards are no more than lines with their names */
/** @typedef {{ area: Grid, developments: Grid, beside: boolean }} Fit */

const GAP = 6;
/** A card at which everything can be read, and the largest one. */
const IDEAL = { width: 140, height: 190 };
const ENOUGH = 1.15;
const MOST = { width: 180, height: 240 };
const NARROWEST = 98;
/** A lower card is a line with its name. */
const LOWEST = 56;
const LINE = { width: 104, height: 28 };
/** A development needs no more than drawing, name and price. */
const DEVELOPMENT = { width: 122, height: 52 };
/** Below the cards in play, where it is broader than high. */
const WIDEST_DEVELOPMENT = 240;
const MOST_COLUMNS = 4;
const MOST_DEVELOPMENT = 190;
/** How much the size of developments counts against that of cards in play. */
const AHEAD = 0.15;
/** What is lost where developments are no more than lines. */
const UNDRAWN = 0.14;

/** @param {number} room @param {number} parts */
const share = (room, parts) => (room - GAP * (parts - 1)) / parts;

/** What a card loses that is lower or narrower: its signs, its words, its points, the room for its name. */
const LOSSES = [
  { height: 140, keeps: 0.85 },
  { height: 100, keeps: 0.7 },
  { height: 74, keeps: 0.7 },
  { width: 120, keeps: 0.8 },
];

/**
 * How well a card can be read: more than the ideal is of little use.
 * @param {Size} size
 */
function worth({ width, height }) {
  const size = Math.sqrt(Math.min(width / IDEAL.width, ENOUGH) * Math.min(height / IDEAL.height, ENOUGH));
  const lost = LOSSES.filter((loss) => height < (loss.height ?? 0) || width < (loss.width ?? 0));
  return lost.reduce((left, { keeps }) => left * keeps, size);
}

/**
 * The largest cards of which so many fit into a room; null where they would be too small.
 * @param {number} count
 * @param {Size} room
 * @returns {Grid | null}
 */
function largest(count, room) {
  let best = /** @type {Grid | null} */ (null);
  for (let rows = 1; rows <= Math.max(1, count); rows += 1) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const width = Math.floor(Math.min(share(room.width, columns), MOST.width));
    const height = Math.floor(Math.min(share(room.height, rows), MOST.height));
    const found = { columns, rows, width, height, lines: false };
    if (width >= NARROWEST && height >= LOWEST && (!best || worth(found) > worth(best))) best = found;
  }
  return best;
}

/**
 * Cards as lines with their names.
 * @param {number} count
 * @param {Size} room
 * @returns {Grid}
 */
function lines(count, room) {
  const columns = Math.max(1, Math.floor((room.width + GAP) / (LINE.width + GAP)));
  return { columns, rows: Math.ceil(count / columns), width: Math.floor(share(room.width, columns)), height: LINE.height, lines: true };
}

/**
 * The ways to lay developments: below the cards in play in rows, or beside them in columns.
 * @param {number} count
 * @param {Size} room
 * @returns {{ developments: Grid, rest: Size, beside: boolean }[]}
 */
function ways(count, room) {
  const none = { columns: 0, rows: 0, width: 0, height: 0, lines: false };
  if (!count) return [{ developments: none, rest: room, beside: false }];
  const most = Math.max(1, Math.floor((room.width + GAP) / (DEVELOPMENT.width + GAP)));
  const rows = Math.ceil(count / most);
  const columns = Math.ceil(count / rows);
  const width = Math.floor(Math.min(share(room.width, columns), WIDEST_DEVELOPMENT));
  const found = [DEVELOPMENT.height, LINE.height].map((height) => ({
    developments: { columns, rows, width, height, lines: height === LINE.height },
    rest: { width: room.width, height: room.height - rows * (height + GAP) },
    beside: false,
  }));
  for (let across = 1; across <= Math.min(MOST_COLUMNS, count); across += 1) {
    const deep = Math.ceil(count / across);
    const height = Math.floor(Math.min(share(room.height, deep), MOST_DEVELOPMENT));
    if (height < DEVELOPMENT.height) continue;
    const developments = { columns: across, rows: deep, width: DEVELOPMENT.width, height, lines: false };
    found.push({ developments, rest: { width: room.width - across * (DEVELOPMENT.width + GAP), height: room.height }, beside: true });
  }
  return found;
}

/**
 * How so many cards in play and developments are laid into a room.
 * @param {number} cards
 * @param {number} developments
 * @param {Size} room
 * @returns {Fit}
 */
export function fitting(cards, developments, room) {
  const tried = ways(developments, room).map((way) => ({ ...way, area: largest(cards, way.rest) }));
  const lying = (grid) => AHEAD * Math.min(1, grid.height / IDEAL.height) - (grid.lines ? UNDRAWN : 0);
  const good = (way) => (way.area ? worth(way.area) + lying(way.developments) : -1);
  const [first, ...others] = tried.toSorted((one, other) => one.developments.height - other.developments.height);
  const best = others.reduce((one, other) => (good(other) > good(one) ? other : one), first);
  return { area: best.area ?? lines(cards, best.rest), developments: best.developments, beside: best.beside };
}

/**
 * The style of a grid of cards.
 * @param {Grid} grid
 */
export const gridOf = ({ columns, width, height }) => ({
  gridTemplateColumns: `repeat(${columns}, ${width}px)`,
  gridAutoRows: `${height}px`,
});

/**
 * How the cards of a nation are laid, and the reference that their room needs; a nation that may grow needs neither.
 * @param {number} cards
 * @param {number} developments
 * @param {boolean} grows
 * @returns {[{ current: HTMLElement | null }, Fit | null]}
 */
export function useFit(cards, developments, grows) {
  const spread = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = spread.current;
    if (grows || !element) return undefined;
    const measure = () => setRoom((known) => {
      const { clientWidth: width, clientHeight: height } = element;
      return known.width === width && known.height === height ? known : { width, height };
    });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [grows]);
  const fit = useMemo(() => (grows ? null : fitting(cards, developments, room)), [cards, developments, grows, room]);
  return [spread, fit];
}
