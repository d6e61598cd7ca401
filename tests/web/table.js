/** A table of two as the server tells it, for tests. */

/** @import { ChatEntry, Line, Snapshot, Standing } from "../../src/civtable/web/types/platform.d.ts" */

/**
 * A line of the log by which nothing happened.
 * @param {number} ply
 * @param {number} seat
 * @returns {Line}
 */
export const line = (ply, seat) => ({ ply, seat, events: [], code: null });

/**
 * A line of the log by which something happened.
 * @param {number} ply
 * @param {number} seat
 * @returns {Line}
 */
export const told = (ply, seat) => ({ ...line(ply, seat), events: [{ kind: "placed", seat, words: { key: "placed" } }] });

/**
 * Something that a spectator wrote.
 * @param {number} seq
 * @returns {ChatEntry}
 */
export const chatEntry = (seq) => ({ seq, seat: null, name: "Ana", text: `line ${seq}`, at: seq, note: null });

/**
 * Where the game stands after a ply.
 * @param {number} ply
 * @returns {Standing}
 */
export const standing = (ply) => ({
  ply,
  view: { round: ply },
  decision: { seat: ply % 2, kind: "place" },
  choice: null,
  undo: { to: null, steps: [], words: [], ask: null, anew: false, asked: null, rethink: false },
});

/**
 * A snapshot through the eyes of seat 0.
 * @param {Partial<Snapshot>} [changes]
 * @returns {Snapshot}
 */
export const snapshot = (changes = {}) => ({
  type: "snapshot",
  seq: 4,
  seat: 0,
  table: {
    id: "t1", game: "stone_age", version: 2, settings: {}, status: "running", private: true, title: null, takeover: null,
    clock: null,
    created: 0, changed: 0,
    seats: [0, 1].map((seat) => ({ seat, kind: "person", level: null, name: null, here: seat === 0 })),
    commitment: "c0", seed: null, rematch: null, branch_of: null, daily: null, challenge: null, rated: false,
    tournament: null,
    hints: { allowed: true, taken: [0, 0] }, problem: null, archived: false,
  },
  log: [],
  chat: [],
  times: null,
  ...standing(0),
  ...changes,
});

/**
 * An option with that code.
 * @param {string} code
 */
export const option = (code) => ({ code, words: { key: code }, index: 0, kind: code.split(" ")[0], card: null });
