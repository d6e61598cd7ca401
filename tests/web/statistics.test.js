/** Sums of many games, and all of them as a table for other programs. */
import assert from "node:assert/strict";
import test from "node:test";
import { asCsv, grouped, kindOf, kinds, overTime, places, sources, summary } from "../../src/civtable/web/app/statistics.js";

/**
 * @param {number} at
 * @param {number} rank
 * @param {number} total
 * @param {object} [more]
 */
const game = (at, rank, total, more = {}) => ({
  table: `table${at}`, game: "stone_age", at, seat: 0, seats: 2, rank, total, rivals: ["medium"], points: {}, opening: {}, daily: null,
  settings: {},
  ...more,
});

const GAMES = [
  game(30, 1, 120, { rivals: ["easy", "easy"], seats: 3, points: { huts: 70, cards: 50 }, opening: { place: ["hut", "field", "hut"] } }),
  game(20, 2, 60, { points: { huts: 10, cards: 50 }, opening: { place: ["hut"] } }),
  game(10, 1, 90),
];

test("a summary tells best and worst, places and averages", () => {
  const { best, worst, ...sums } = /** @type {NonNullable<ReturnType<typeof summary>>} */ (summary(GAMES));
  assert.deepEqual(sums, { games: 3, won: 2, average: 90, place: 4 / 3 });
  assert.deepEqual([best.at, worst.at], [30, 20]);
  assert.equal(summary([]), null);
});

test("a game counts once in a group, however often it has its key", () => {
  assert.deepEqual(grouped(GAMES, (one) => one.rivals), [
    { key: "medium", games: 2, won: 1, average: 75 },
    { key: "easy", games: 1, won: 1, average: 120 },
  ]);
  assert.deepEqual(grouped(GAMES, (one) => one.opening.place ?? []).map(({ key, games }) => [key, games]), [["hut", 2], ["field", 1]]);
});

test("games are of one kind whose points can be compared", () => {
  const edition = (/** @type {string} */ name, /** @type {string} */ version, seats = 2) =>
    game(1, 1, 9, { game: "through_the_ages", seats, settings: { edition: name, version, peaceful: "no" } });
  const alone = (/** @type {string} */ level) => game(1, 1, 9, { game: "imperium", seats: 1, settings: { level, box: "mixed" } });
  const [full, advanced] = [edition("2006", "full"), edition("2006", "advanced")];
  const different = [full, advanced, edition("2015", "full"), edition("2015", "full", 3), alone("warlord"), alone("overlord")];
  assert.equal(new Set(different.map((one) => kindOf(one).key)).size, different.length);
  assert.equal(kindOf(edition("2015", "full")).key, kindOf(edition("2015", "simple")).key, "there is one length of it");
  assert.deepEqual(kinds([advanced, full, full]).map(({ version, games }) => [version, games]), [["full", 2], ["advanced", 1]]);
  assert.equal(kindOf(game(1, 1, 9, { game: "imperium", settings: { level: "warlord" } })).level, "", "nobody plays the automa there");
});

test("places are told by the number of players", () => {
  assert.deepEqual(places(GAMES), [{ seats: 2, ranks: [1, 1] }, { seats: 3, ranks: [1, 0, 0] }]);
  assert.deepEqual(places([game(1, 2, 5, { seats: 1 })]), [{ seats: 1, ranks: [0, 1] }], "alone one wins or loses");
});

test("games whose points are not known do not lower those of others", () => {
  assert.deepEqual(sources(GAMES), [{ name: "cards", all: 50, won: 50 }, { name: "huts", all: 40, won: 70 }].sort((a, b) => b.all - a.all));
});

test("the line over time is the average of the last games", () => {
  assert.deepEqual(overTime(GAMES).map(({ game: one, average }) => [one.at, average]), [[10, 90], [20, 75], [30, 90]]);
});

test("a table for other programs has a row for each game and no formula", () => {
  const odd = { rivals: ["=cmd()"], settings: { edition: "2006" }, opening: { nation: ['the "great", old'] } };
  const text = asCsv([...GAMES, game(40, 1, -5, odd)]);
  const lines = text.trimEnd().split("\r\n");
  assert.equal(lines.length, 5);
  assert.equal(lines[0], "ended,game,table,daily,seats,seat,rank,total,rivals,opening,setting_edition,points_cards,points_huts");
  assert.equal(lines[1], "1970-01-01T00:00:10.000Z,stone_age,table10,,2,0,1,90,medium,,,,");
  assert.equal(lines[3], "1970-01-01T00:00:30.000Z,stone_age,table30,,3,0,1,120,easy easy,place: hut field hut,,50,70");
  assert.equal(lines[4], `1970-01-01T00:00:40.000Z,stone_age,table40,,2,0,1,-5,'=cmd(),"nation: the ""great"", old",2006,,`);
});
