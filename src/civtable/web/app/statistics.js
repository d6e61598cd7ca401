/** What can be told of many finished games: sums, by rival, by opening, by source, and all of them as a table for other programs. */

/** @import { PlayedGame } from "../types/answers.d.ts" */

/** @typedef {{ key: string, games: number, won: number, average: number }} Group */

/** @typedef {{ key: string, edition: string, version: string, seats: number, level: string }} Kind What can be compared in points */

/** Over how many games the line of the graph looks back. */
export const LOOK_BACK = 5;

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/**
 * Of what kind a game was: its edition and how long that is, how many played, and alone the level of the automa. Points of
 * different kinds have no common average.
 * @param {PlayedGame} game
 * @returns {Kind}
 */
export function kindOf({ settings, seats }) {
  const { edition = "", version = "", level = "" } = settings;
  const kind = { edition, version: edition === "2006" ? version : "", seats, level: seats === 1 ? level : "" };
  return { ...kind, key: Object.values(kind).join(" ") };
}

/**
 * The kinds of some games, the most frequent first.
 * @param {PlayedGame[]} games
 * @returns {(Kind & { games: number })[]}
 */
export function kinds(games) {
  const all = new Map(games.map((game) => [kindOf(game).key, kindOf(game)]));
  return grouped(games, (game) => [kindOf(game).key]).flatMap((group) => {
    const kind = all.get(group.key);
    return kind ? [{ ...kind, games: group.games }] : [];
  });
}

/**
 * The sums of some games, newest first; null without any.
 * @param {PlayedGame[]} games
 */
export function summary(games) {
  if (!games.length) return null;
  const order = [...games].sort((one, other) => other.total - one.total || one.rank - other.rank);
  return {
    games: games.length,
    won: games.filter((game) => game.rank === 1).length,
    average: mean(games.map((game) => game.total)),
    place: mean(games.map((game) => game.rank)),
    best: order[0],
    worst: order[order.length - 1],
  };
}

/**
 * Games by something that each has, or has several times; the most frequent first.
 * @param {PlayedGame[]} games
 * @param {(game: PlayedGame) => string[]} keysOf
 * @returns {Group[]}
 */
export function grouped(games, keysOf) {
  /** @type {Map<string, PlayedGame[]>} */
  const found = new Map();
  for (const game of games) for (const key of new Set(keysOf(game))) found.set(key, [...(found.get(key) ?? []), game]);
  return [...found]
    .map(([key, those]) => ({
      key,
      games: those.length,
      won: those.filter((game) => game.rank === 1).length,
      average: mean(those.map((game) => game.total)),
    }))
    .sort((one, other) => other.games - one.games || one.key.localeCompare(other.key));
}

/**
 * How often each place was reached, by how many played.
 * @param {PlayedGame[]} games
 */
export function places(games) {
  const sizes = [...new Set(games.map((game) => game.seats))].sort();
  return sizes.map((seats) => {
    const those = games.filter((game) => game.seats === seats);
    const ranks = Array.from({ length: Math.max(seats, 2) }, (_, i) => those.filter((game) => game.rank === i + 1).length);
    return { seats, ranks };
  });
}

/**
 * Points by source: the average of all games of which they are known, and of those that were won; the largest first.
 * @param {PlayedGame[]} games
 */
export function sources(games) {
  const known = games.filter((game) => Object.keys(game.points).length);
  const won = known.filter((game) => game.rank === 1);
  const names = [...new Set(known.flatMap((game) => Object.keys(game.points)))];
  /**
   * @param {PlayedGame[]} those
   * @param {string} name
   */
  const average = (those, name) => mean(those.map((game) => game.points[name] ?? 0));
  return names
    .map((name) => ({ name, all: average(known, name), won: won.length ? average(won, name) : null }))
    .filter(({ all }) => all !== 0)
    .sort((one, other) => other.all - one.all);
}

/**
 * The points of each game in the order of time, with the average of the last few.
 * @param {PlayedGame[]} games
 */
export function overTime(games) {
  const order = [...games].sort((one, other) => one.at - other.at);
  return order.map((game, i) => ({
    game,
    average: mean(order.slice(Math.max(0, i + 1 - LOOK_BACK), i + 1).map(({ total }) => total)),
  }));
}

/**
 * A field of a table for other programs: quoted where it has to be, and never a formula.
 * @param {string | number} value
 */
function field(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * All games as CSV, oldest first, with a column for each setting and each source of points.
 * @param {PlayedGame[]} games
 */
export function asCsv(games) {
  const order = [...games].sort((one, other) => one.at - other.at);
  const names = [...new Set(order.flatMap((game) => Object.keys(game.points)))].sort();
  const settings = [...new Set(order.flatMap((game) => Object.keys(game.settings)))].sort();
  const facts = ["ended", "game", "table", "daily", "seats", "seat", "rank", "total", "rivals", "opening"];
  const head = [...facts, ...settings.map((name) => `setting_${name}`), ...names.map((name) => `points_${name}`)];
  const rows = order.map((game) => [
    new Date(game.at * 1000).toISOString(), game.game, game.table, game.daily ?? "", game.seats, game.seat, game.rank, game.total,
    game.rivals.join(" "), Object.entries(game.opening).map(([name, ids]) => `${name}: ${ids.join(" ")}`).join("; "),
    ...settings.map((name) => game.settings[name] ?? ""), ...names.map((name) => game.points[name] ?? ""),
  ]);
  return [head, ...rows].map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}
