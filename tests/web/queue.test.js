/** The queue of messages: own moves at once, those of others at a pace that eyes can follow. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Queue } from "../../src/civtable/web/app/queue.js";
import { line, snapshot, standing } from "./table.js";

const OWN = 0;
const RIVAL = 1;

/**
 * @param {number} ply
 * @param {number} seat
 * @returns {import("../../src/civtable/web/types/platform.d.ts").MoveMessage}
 */
const move = (ply, seat) => ({ type: "move", seq: ply, line: line(ply, seat), ...standing(ply) });

/** A queue that remembers what it has shown, and whether pauses are wanted. */
function stage() {
  const stood = { shown: /** @type {number[]} */ ([]), mayWait: true };
  const queue = new Queue({
    show: (message) => stood.shown.push(message.seq ?? -1),
    isOwn: (message) => message.type === "move" && message.line.seat === OWN,
    mayWait: () => stood.mayWait,
  });
  return { queue, stood };
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a message is shown with the next frame", () => {
  const { queue, stood } = stage();
  queue.add(snapshot());
  assert.deepEqual(stood.shown, []);
  mock.timers.tick(16);
  assert.deepEqual(stood.shown, [4]);
});

test("a rival's move stays a while before the next", () => {
  const { queue, stood } = stage();
  for (const ply of [1, 2]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  assert.deepEqual(stood.shown, [1]);
  assert.equal(queue.waiting.value.length, 1);
  mock.timers.tick(449);
  assert.deepEqual(stood.shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(stood.shown, [1, 2]);
});

test("the more wait, the shorter the pause", () => {
  const { queue, stood } = stage();
  for (let ply = 1; ply <= 7; ply += 1) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  mock.timers.tick(150);
  assert.deepEqual(stood.shown, [1, 2], "six waited after the first: a short pause");
  mock.timers.tick(150);
  assert.deepEqual(stood.shown, [1, 2], "five waited after the second: a long one");
});

test("a crowd is shown at once until few wait", () => {
  const { queue, stood } = stage();
  for (let ply = 1; ply <= 70; ply += 1) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  assert.equal(queue.waiting.value.length, 59);
  assert.equal(stood.shown.length, 11);
});

test("the answer to an own move shows everything that waits, in order", () => {
  const { queue, stood } = stage();
  for (const ply of [1, 2, 3]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  queue.add(move(4, OWN));
  mock.timers.tick(0);
  assert.deepEqual(stood.shown, [1, 2, 3, 4]);
});

test("an own move ends the pause before it: the next one lasts as long as it should", () => {
  const { queue, stood } = stage();
  for (const ply of [1, 2]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  queue.add(move(3, OWN));
  mock.timers.tick(0);
  for (const ply of [4, 5]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  mock.timers.tick(449);
  assert.deepEqual(stood.shown, [1, 2, 3, 4]);
});

test("nobody waits who wants no motion", () => {
  const { queue, stood } = stage();
  stood.mayWait = false;
  for (const ply of [1, 2, 3]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  assert.deepEqual(stood.shown, [1, 2, 3]);
});

test("skipping shows all that waits, and what comes later has its pauses again", () => {
  const { queue, stood } = stage();
  for (const ply of [1, 2, 3]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  queue.skip();
  assert.deepEqual(stood.shown, [1, 2, 3]);
  for (const ply of [4, 5]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  assert.deepEqual(stood.shown, [1, 2, 3, 4]);
});

test("what is forgotten is never shown", () => {
  const { queue, stood } = stage();
  for (const ply of [1, 2]) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
  queue.empty();
  mock.timers.tick(1000);
  assert.deepEqual([stood.shown, queue.waiting.value], [[1], []]);
});
