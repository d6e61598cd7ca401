/** Whether a browser can be told, and why not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { clock, keyBytes, KINDS, minuteOf, whyNot, wishesKept } from "../../src/civtable/web/app/push_support.js";

const ABLE = { secure: true, worker: true, push: true, apple: false, permission: "default" };

test("a browser that has everything can be told", () => {
  assert.equal(whyNot(ABLE), null);
  assert.equal(whyNot({ ...ABLE, permission: "granted" }), null);
});

test("what is missing is said, the first thing first", () => {
  assert.equal(whyNot({ ...ABLE, secure: false, worker: false, push: false }), "insecure");
  assert.equal(whyNot({ ...ABLE, push: false }), "unsupported");
  assert.equal(whyNot({ ...ABLE, worker: false }), "unsupported");
  assert.equal(whyNot({ ...ABLE, push: false, apple: true }), "install");
  assert.equal(whyNot({ ...ABLE, permission: "denied" }), "denied");
});

test("keys and times are read as they are written", () => {
  assert.deepEqual([...keyBytes("-_8A")], [251, 255, 0]);
  for (const minute of [0, 59, 60, 1439]) assert.equal(minuteOf(clock(minute)), minute);
  assert.equal(clock(485), "08:05");
});

test("who kept wishes before a kind was told is told of it; what was refused stays refused", () => {
  const times = { quiet: true, quietFrom: 60, quietUntil: 120 };
  assert.deepEqual(wishesKept({ kinds: ["turn", "over", "invitation", "mention"], ...times }), { refused: ["undo"], ...times });
  assert.deepEqual(wishesKept({ kinds: KINDS, ...times }).refused, []);
  assert.deepEqual(wishesKept({ refused: ["round"] }), { refused: ["round"], quiet: false, quietFrom: 1320, quietUntil: 480 });
  assert.deepEqual(wishesKept().refused, []);
});
