/** Looking for words in texts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { hasAll, pieces, wordsOf } from "../../src/civtable/web/app/search.js";

test("a text fits when it has all words, whatever their accents and capitals", () => {
  assert.deepEqual(wordsOf("  Río  de ORO "), ["rio", "de", "oro"]);
  assert.ok(hasAll("El oro del río", wordsOf("RÍO oro")));
  assert.ok(!hasAll("El oro del río", wordsOf("oro plata")));
  assert.ok(hasAll("anything", []));
});

test("hits are the second, the fourth and further pieces, and nothing is lost", () => {
  assert.deepEqual(pieces("El Río y el rio", ["rio"]), ["El ", "Río", " y el ", "rio"]);
  assert.deepEqual(pieces("Oro", ["or"]), ["", "Or", "o"]);
  assert.deepEqual(pieces("nothing here", ["x"]), ["nothing here"]);
});

test("an accent that stands by itself goes with its letter", () => {
  const text = "Ri\u0301o";
  assert.deepEqual(pieces(text, ["ri"]), ["", "Ri\u0301", "o"]);
  assert.equal(pieces(text, ["o"]).join(""), text);
});

test("words that overlap make one hit", () => {
  assert.deepEqual(pieces("banana", ["ana"]), ["b", "anana"]);
  assert.deepEqual(pieces("toolmaker", ["tool", "lm"]), ["", "toolm", "aker"]);
});
