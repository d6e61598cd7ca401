/** What a message of the server makes of what is known about a table. */

/** @import { News, Snapshot } from "../types/platform.d.ts" */

/** So many lines of talk are kept. */
export const MOST_CHAT = 300;

/**
 * The number of the newest line of talk.
 * @param {Pick<Snapshot, "chat"> | null} state
 */
export const newest = (state) => state?.chat.at(-1)?.seq ?? 0;

/**
 * The state after a message.
 * @param {Snapshot} state
 * @param {News} message
 * @returns {Snapshot}
 */
export function merged(state, message) {
  if (message.type === "here") {
    const seats = state.table.seats.map((entry) => ({ ...entry, here: message.here.includes(entry.seat) }));
    return { ...state, table: { ...state.table, seats } };
  }
  const { seq } = message;
  if (message.type === "chat") return { ...state, seq, chat: [...state.chat, message.entry].slice(-MOST_CHAT) };
  if (message.type === "table") return { ...state, seq, table: message.table };
  if (message.type === "undo_state") return { ...state, seq, undo: message.undo };
  const { ply, view, decision, choice, undo } = message;
  const next = { ...state, seq, ply, view, decision, choice, undo };
  if (message.scores) next.scores = message.scores;
  if (message.table) next.table = message.table;
  if (message.type === "move") next.log = [...state.log, message.line];
  if (message.type === "undo") next.log = state.log.filter((line) => line.ply <= ply);
  return next;
}
