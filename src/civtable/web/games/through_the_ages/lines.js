/** How cards lie beside each other: in one line, a few of them larger where there is room, or in several lower lines. */

/**
 * The fewest columns, the most cards of a single line and of each of several, the most lines, and up to how many cards some are larger.
 * @typedef {{ least: number, single: number, several: number, lines: number, large: number }} Room
 */

/** What lies in play, in a wide window and in a narrow one. */
export const IN_PLAY = {
  wide: { least: 6, single: 9, several: 8, lines: 3, large: 8 },
  narrow: { least: 5, single: 5, several: 6, lines: 3, large: 5 },
};

/** The hand: in a narrow window its cards are broad and low, so that their words are whole. */
export const HAND = {
  wide: { least: 0, single: 9, several: 8, lines: 2, large: 0 },
  narrow: { least: 0, single: 6, several: 4, lines: 3, large: 0 },
};

/**
 * The lines of so many cards, and how many cards lie across.
 * @param {number} cards
 * @param {Room} room
 */
export function linesOf(cards, room) {
  const crowded = cards > room.single;
  const lines = crowded ? Math.min(Math.max(2, Math.ceil(cards / room.several)), room.lines) : 1;
  return { crowded, lines, across: crowded ? Math.ceil(cards / lines) : Math.max(cards, room.least) };
}

/**
 * Which of these things, the most important first, have the room of two cards when so many cards lie there.
 * @param {string[]} things
 * @param {number} cards
 * @param {Room} room
 */
export const larger = (things, cards, room) => new Set(things.slice(0, Math.max(0, room.large - cards)));
