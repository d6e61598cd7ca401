/** The queue of messages: own moves at once, those of others at a pace that eyes can follow. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Queue } from "../../src/civtable/web/app/queue.js";
import { COUNTED, SPEEDS, stepOf, timeOf } from "../../src/civtable/web/app/tempo.js";
import { line, snapshot, standing, told } from "./table.js";

const OWN = 0;
const RIVAL = 1;

/**
 * @param {number} ply
 * @param {number} seat
 * @returns {import("../../src/civtable/web/types/platform.d.ts").MoveMessage}
 */
const move = (ply, seat) => ({ type: "move", seq: ply, line: told(ply, seat), ...standing(ply) });

/** A queue that remembers what it has shown and for how long, at a pace that can be changed. */
function stage(pace = SPEEDS.normal) {
  const stood = { shown: /** @type {number[]} */ ([]), pace };
  const queue = new Queue({
    show: (message) => stood.shown.push(message.seq ?? -1),
    isOwn: (message) => message.type === "move" && message.line.seat === OWN,
    pace: () => stood.pace,
  });
  return { queue, stood };
}

/**
 * Lets a rival make some moves at once, and shows the first.
 * @param {Queue} queue
 * @param {number} first
 * @param {number} last
 */
function rivalMoves(queue, first, last) {
  for (let ply = first; ply <= last; ply += 1) queue.add(move(ply, RIVAL));
  mock.timers.tick(16);
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

for (const [speed, time] of Object.entries({ slow: 1000, normal: 600, fast: 350 }))
  test(`a rival's move stays ${time} ms before the next at the speed ${speed}`, () => {
    const { queue, stood } = stage(SPEEDS[speed]);
    rivalMoves(queue, 1, 2);
    assert.deepEqual(stood.shown, [1]);
    assert.equal(queue.waiting.value.length, 1);
    assert.equal(queue.stays, time);
    mock.timers.tick(time - 1);
    assert.deepEqual(stood.shown, [1]);
    mock.timers.tick(1);
    assert.deepEqual(stood.shown, [1, 2]);
  });

test("a move that comes while nothing waits has its time before the one after it", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 1);
  mock.timers.tick(400);
  queue.add(move(2, RIVAL));
  mock.timers.tick(199);
  assert.deepEqual(stood.shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(stood.shown, [1, 2]);
});

test("a long queue shortens evenly: every move has the same time, the last like the first", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 30);
  for (let shown = 1; shown <= 30; shown += 1) {
    assert.equal(stood.shown.length, shown);
    assert.equal(queue.stays, 400, "thirty share the time of twenty");
    mock.timers.tick(400);
  }
  rivalMoves(queue, 31, 32);
  assert.equal(queue.stays, 600, "what comes later has its full time again");
});

test("no queue is so long that its moves cannot be read", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 60);
  assert.deepEqual([queue.stays, stood.shown.length], [300, 1]);
});

test("of a crowd the newest are followed", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 70);
  assert.deepEqual([queue.waiting.value.length, stood.shown.length], [60, 10]);
});

test("an own move is shown at once, with everything before it, in order", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 3);
  queue.add(move(4, OWN));
  mock.timers.tick(0);
  assert.deepEqual(stood.shown, [1, 2, 3, 4]);
});

test("what rivals answer in the same breath waits until the own move was seen, then each has its time", () => {
  const { queue, stood } = stage();
  queue.add(move(1, OWN));
  for (const ply of [2, 3]) queue.add(move(ply, RIVAL));
  mock.timers.tick(0);
  assert.deepEqual(stood.shown, [1]);
  mock.timers.tick(449);
  assert.deepEqual(stood.shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(stood.shown, [1, 2]);
  mock.timers.tick(599);
  assert.deepEqual(stood.shown, [1, 2]);
  mock.timers.tick(1);
  assert.deepEqual(stood.shown, [1, 2, 3]);
});

test("own moves do not wait for each other", () => {
  const { queue, stood } = stage();
  queue.add(move(1, OWN));
  mock.timers.tick(0);
  queue.add(move(2, OWN));
  mock.timers.tick(0);
  assert.deepEqual(stood.shown, [1, 2]);
});

for (const type of /** @type {const} */ (["undo", "snapshot"]))
  test(`nothing before ${type === "undo" ? "an undo" : "a snapshot"} is waited for`, () => {
    const { queue, stood } = stage();
    rivalMoves(queue, 1, 3);
    queue.add(type === "undo" ? { type, seq: 9, seat: 1, ...standing(1) } : snapshot({ seq: 9 }));
    mock.timers.tick(0);
    assert.deepEqual(stood.shown, [1, 2, 3, 9]);
  });

test("a choice by which nothing happened takes no time", () => {
  const { queue, stood } = stage();
  queue.add({ ...move(1, RIVAL), line: line(1, RIVAL) });
  rivalMoves(queue, 2, 3);
  assert.deepEqual(stood.shown, [1, 2]);
});

test("nobody waits who wants no motion or no time", () => {
  const { queue, stood } = stage(SPEEDS.none);
  rivalMoves(queue, 1, 3);
  assert.deepEqual(stood.shown, [1, 2, 3]);
});

test("a speed that is chosen while moves wait counts from the next one on", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 4);
  stood.pace = SPEEDS.none;
  mock.timers.tick(600);
  assert.deepEqual(stood.shown, [1, 2, 3, 4]);
});

test("skipping shows all that waits, and what comes later has its pauses again", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 3);
  queue.skip();
  assert.deepEqual(stood.shown, [1, 2, 3]);
  rivalMoves(queue, 4, 5);
  assert.deepEqual(stood.shown, [1, 2, 3, 4]);
});

/**
 * A queue of a game where at the ply 1 something is staged.
 * @param {{ sides?: number, told?: number }} pieces so many strengths are compared, so many things come of it
 * @param {number} [pace]
 */
function staging({ sides = 0, told: consequences = 0 }, pace) {
  const { queue, stood } = stage(pace);
  const moment = {
    icon: "war",
    title: { key: "attacked" },
    sides: [RIVAL, OWN].slice(0, sides).map((seat) => ({ seat, value: 9 })),
    told: Array(consequences).fill({ key: "lost" }),
  };
  queue.moment = ({ ply }) => (ply === 1 ? moment : null);
  return { queue, stood, moment };
}

test("where strengths are compared the next move waits until they have counted up and been seen", () => {
  const { queue, stood, moment } = staging({ sides: 2 });
  rivalMoves(queue, 1, 3);
  assert.equal(queue.stays, timeOf(moment, SPEEDS.normal));
  assert.ok(queue.stays > COUNTED * SPEEDS.normal, "counted up, and then there");
  mock.timers.tick(queue.stays - 1);
  assert.deepEqual(stood.shown, [1]);
  mock.timers.tick(1);
  assert.deepEqual(stood.shown, [1, 2]);
  assert.equal(queue.stays, SPEEDS.normal, "other moves have their time as ever");
});

test("an event stays until all that comes of it was told, one thing after the other", () => {
  const { queue } = staging({ told: 6 });
  rivalMoves(queue, 1, 2);
  assert.equal(queue.stays, 6 * SPEEDS.normal);
});

test("of very much each thing has less time, but can be read", () => {
  for (const [many, step] of [[6, 600], [9, 400], [12, 300], [20, 300]]) {
    const { moment } = staging({ told: many });
    assert.deepEqual([stepOf(moment, SPEEDS.normal), timeOf(moment, SPEEDS.normal)], [step, many * step]);
  }
});

test("a wonder or an age takes no longer than any other move", () => {
  const { queue } = staging({ told: 1 });
  rivalMoves(queue, 1, 2);
  assert.equal(queue.stays, SPEEDS.normal);
});

test("what rivals answer to an own attack waits until both strengths have counted up", () => {
  const { queue, stood } = staging({ sides: 2 });
  queue.add(move(1, OWN));
  queue.add(move(2, RIVAL));
  mock.timers.tick(COUNTED * SPEEDS.normal);
  assert.deepEqual(stood.shown, [1]);
  mock.timers.tick(queue.stays);
  assert.deepEqual(stood.shown, [1, 2]);
});

test("an own move waits for no moment", () => {
  const { queue, stood } = staging({ sides: 2, told: 6 });
  rivalMoves(queue, 1, 1);
  queue.add(move(2, OWN));
  mock.timers.tick(0);
  assert.deepEqual(stood.shown, [1, 2]);
});

test("no moment is waited for by who wants no motion or no time", () => {
  const { queue, stood } = staging({ sides: 2, told: 6 }, SPEEDS.none);
  rivalMoves(queue, 1, 3);
  assert.deepEqual([stood.shown, queue.stays, queue.beat], [[1, 2, 3], 0, 0]);
});

test("what is skipped to is shown at no pace", () => {
  const { queue, stood } = staging({ told: 6 });
  rivalMoves(queue, 1, 3);
  queue.skip();
  assert.deepEqual([stood.shown, queue.stays, queue.beat], [[1, 2, 3], 0, 0]);
});

test("in a long queue a moment has its time of the shorter pace that all have", () => {
  const { queue, moment } = staging({ told: 6 });
  rivalMoves(queue, 1, 25);
  assert.equal(queue.beat, 400, "thirty times a pace share the time of twenty");
  assert.equal(queue.stays, timeOf(moment, 400));
});

test("what is forgotten is never shown", () => {
  const { queue, stood } = stage();
  rivalMoves(queue, 1, 2);
  queue.empty();
  mock.timers.tick(1000);
  assert.deepEqual([stood.shown, queue.waiting.value], [[1], []]);
});
