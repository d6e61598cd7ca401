/** Puzzles: which there are, which were solved in this browser, and the token by which it is known there. */
import { signal } from "../vendor/ui.js";
import { getOnce, post } from "./api.js";
import { keep, kept } from "./prefs.js";

const KEY = "civtable.puzzles";
const PLAYER = "civtable.puzzles.player";

/** The names of the puzzles that were solved here. */
export const solved = signal(/** @type {string[]} */ (kept(KEY, [])));

/** All puzzles, and which of them is today's. */
export const puzzles = () => getOnce("/puzzles");

/**
 * Answers a puzzle, or gives up with null; the first answer of this browser counts.
 * @param {string} name
 * @param {string | null} code
 */
export async function answered(name, code) {
  const told = await post(`/puzzles/${name}/answers`, { code }, kept(PLAYER, { token: null }).token);
  keep(PLAYER, { token: told.player });
  if (told.right) noteSolved(name);
  return told;
}

/**
 * Keeps that a puzzle was solved.
 * @param {string} name
 */
function noteSolved(name) {
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
