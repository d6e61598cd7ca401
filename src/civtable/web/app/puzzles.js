/** Puzzles: which there are, and which were solved in this browser. */
import { signal } from "../vendor/ui.js";
import { getOnce } from "./api.js";
import { keep, kept } from "./prefs.js";

const KEY = "civtable.puzzles";

/** The names of the puzzles that were solved here. */
export const solved = signal(/** @type {string[]} */ (kept(KEY, [])));

/** All puzzles, and which of them is today's. */
export const puzzles = () => getOnce("/puzzles");

/**
 * Keeps that a puzzle was solved.
 * @param {string} name
 */
export function noteSolved(name) {
  solved.value = [...new Set([...solved.value, name])];
  keep(KEY, solved.value);
}

/**
 * The next puzzle after one: of the same game, not solved yet; else any that is not; null when all are.
 * @param {import("../types/answers.d.ts").ListedPuzzle[]} all
 * @param {import("../types/answers.d.ts").ListedPuzzle} now
 */
export function nextAfter(all, now) {
  const left = all.filter(({ name }) => name !== now.name && !solved.value.includes(name));
  return left.find(({ game }) => game === now.game) ?? left[0] ?? null;
}
