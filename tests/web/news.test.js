/** What a message of the server makes of what is known about a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_CHAT, merged } from "../../src/civtable/web/app/news.js";
import { chatEntry, line, snapshot, standing } from "./table.js";

test("a move brings its line, the position after it, and nothing else", () => {
  const before = snapshot({ log: [line(1, 0)] });
  const after = merged(before, { type: "move", seq: 8, line: line(2, 1), ...standing(2) });
  assert.deepEqual(after, { ...before, ...standing(2), seq: 8, log: [line(1, 0), line(2, 1)] });
  assert.deepEqual(before.log, [line(1, 0)], "what was known before is left alone");
});

test("the move that ends the game brings scores and the table", () => {
  const before = snapshot();
  const scores = [{ seat: 0, total: 12, rank: 1, points: { huts: 12 } }];
  const table = { ...before.table, status: /** @type {const} */ ("over"), seed: "5eed" };
  const after = merged(before, { type: "move", seq: 8, line: line(1, 0), scores, table, ...standing(1) });
  assert.deepEqual([after.scores, after.table], [scores, table]);
});

test("an undo takes the lines after its ply away", () => {
  const before = snapshot({ ply: 3, log: [line(1, 0), line(2, 1), line(3, 0)] });
  const after = merged(before, { type: "undo", seq: 9, seat: 1, ...standing(1) });
  assert.deepEqual(after.log, [line(1, 0)]);
  assert.equal(after.ply, 1);
});

test("the start brings the table and the first position, and leaves the talk", () => {
  const before = snapshot({ view: null, chat: [chatEntry(1)] });
  const table = { ...before.table, title: "Evening" };
  const after = merged(before, { type: "start", seq: 5, table, ...standing(0) });
  assert.deepEqual([after.table, after.view, after.chat], [table, standing(0).view, [chatEntry(1)]]);
});

test("who is here is told without a number", () => {
  const before = snapshot();
  const after = merged(before, { type: "here", here: [1] });
  assert.deepEqual(after.table.seats.map((entry) => entry.here), [false, true]);
  assert.equal(after.seq, before.seq);
});

test("the oldest talk is forgotten when there is too much", () => {
  const full = Array.from({ length: MOST_CHAT }, (_, i) => chatEntry(i));
  const after = merged(snapshot({ chat: full }), { type: "chat", seq: MOST_CHAT, entry: chatEntry(MOST_CHAT) });
  assert.deepEqual([after.chat.length, after.chat[0].seq, after.chat[MOST_CHAT - 1].seq], [MOST_CHAT, 1, MOST_CHAT]);
});

test("an undo that is asked for changes nothing but that", () => {
  const undo = { to: null, steps: [], words: [], ask: null, anew: false, rethink: false, asked: { by: 1, ply: 0, waiting: [0] } };
  const before = snapshot();
  assert.deepEqual(merged(before, { type: "undo_state", seq: 9, undo }), { ...before, seq: 9, undo });
});
