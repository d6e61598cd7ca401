/** Which thing an arrow leads to. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isArrow, isUndo, nextBox } from "../../src/civtable/web/app/keys.js";

/**
 * A box of 10 by 10.
 * @param {number} left
 * @param {number} top
 */
const box = (left, top) => ({ left, top, right: left + 10, bottom: top + 10 });

/** Two rows of three. */
const BOXES = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(20, 20), box(40, 20)];

test("an arrow leads to the next thing in its way", () => {
  assert.equal(nextBox(BOXES[0], BOXES, "ArrowRight"), 1);
  assert.equal(nextBox(BOXES[1], BOXES, "ArrowDown"), 4);
  assert.equal(nextBox(BOXES[4], BOXES, "ArrowUp"), 1);
  assert.equal(nextBox(BOXES[5], BOXES, "ArrowLeft"), 4);
});

test("nothing lies beyond the edge", () => {
  assert.equal(nextBox(BOXES[2], BOXES, "ArrowRight"), -1);
  assert.equal(nextBox(BOXES[0], BOXES, "ArrowUp"), -1);
});

test("what is straight ahead goes before what is nearer and aside", () => {
  assert.equal(nextBox(box(0, 0), [box(15, 12), box(40, 0)], "ArrowRight"), 1);
});

test("a thing that is only aside is reached where nothing else is", () => {
  assert.equal(nextBox(box(0, 0), [box(5, 90)], "ArrowRight"), 0);
});

test("keys are known by their names", () => {
  assert.ok(isArrow("ArrowLeft") && !isArrow("Enter"));
  const plain = { key: "z", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const pressed = (/** @type {object} */ more) => isUndo(/** @type {KeyboardEvent} */ ({ ...plain, ...more }));
  assert.ok(pressed({ ctrlKey: true }) && pressed({ metaKey: true, key: "Z" }));
  assert.ok(!pressed({}) && !pressed({ ctrlKey: true, shiftKey: true }));
});
