/** Hints in the browser: the idea, then the option; the coach is asked once, and not waited for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hints, narrowed } from "../../src/civtable/web/app/hints.js";

const HINT = { ply: 3, idea: { key: "idea" }, codes: null, option: null, reasons: [] };
const SHOWN = { ...HINT, codes: ["a"], option: { key: "option" } };

/**
 * Hints whose server answers in this way.
 * @param {(path: string, body: any) => Promise<any>} answer
 * @param {number} [patience]
 */
function hintsOf(answer, patience) {
  const asked = /** @type {any[]} */ ([]);
  const request = (/** @type {string} */ path, /** @type {any} */ body) => {
    asked.push([path, body]);
    return answer(path, body);
  };
  return { asked, hints: new Hints({ request, patience }) };
}

test("the idea is asked for first, then the option, then nothing more", async () => {
  const { asked, hints } = hintsOf(async (path, { step }) => (step === "idea" ? HINT : SHOWN));
  await hints.ask(3);
  assert.equal(hints.at(3)?.codes, null);
  await hints.ask(3);
  assert.deepEqual(hints.at(3)?.codes, ["a"]);
  await hints.ask(3);
  assert.deepEqual(asked.map(([, body]) => body.step), ["idea", "option"]);
  assert.equal(hints.at(4), null);
});

test("who asks while it is thought about asks once, and a refusal leaves nothing behind", async () => {
  let refuse = /** @type {(error: Error) => void} */ (() => {});
  const { asked, hints } = hintsOf(() => new Promise((_, reject) => { refuse = reject; }));
  const first = hints.ask(3);
  await hints.ask(3);
  assert.equal(asked.length, 1);
  refuse(new Error("busy"));
  await assert.rejects(first);
  assert.equal(hints.thinks.value, false);
  assert.equal(hints.at(3), null);
});

test("the coach is asked once about a choice, and never waited for long", async () => {
  const { asked, hints } = hintsOf(async () => ({ warning: { key: "sure" } }));
  assert.deepEqual(await hints.warning(3, ["a"]), { key: "sure" });
  assert.equal(await hints.warning(3, ["a"]), null);
  assert.deepEqual(await hints.warning(4, ["a"]), { key: "sure" });
  assert.equal(asked.length, 2);
  const silent = hintsOf(() => new Promise(() => {}), 1).hints;
  assert.equal(await silent.warning(3, ["a"]), null);
  const broken = hintsOf(() => Promise.reject(new Error("gone"))).hints;
  assert.equal(await broken.warning(3, ["a"]), null);
});

test("after a detour nothing is known of the same ply", async () => {
  let answer = /** @type {(hint: object) => void} */ (() => {});
  const { asked, hints } = hintsOf((path) => (path === "coach" ? Promise.resolve({ warning: { key: "sure" } }) : new Promise((resolve) => {
    answer = resolve;
  })));
  const first = hints.ask(3);
  answer(HINT);
  await first;
  await hints.warning(3, ["a"]);
  hints.anew();
  assert.equal(hints.at(3), null);
  assert.deepEqual(await hints.warning(3, ["a"]), { key: "sure" });
  const late = hints.ask(3);
  hints.anew();
  answer(HINT);
  await late;
  assert.equal(hints.at(3), null, "what was asked before is of another position");
  assert.equal(asked.length, 4);
});

test("a board that is to point is shown only what the hint says", () => {
  const option = (/** @type {string} */ code) => ({ code, words: { key: code }, index: 0, kind: code, card: null });
  const choice = { question: { key: "q" }, options: ["a", "b"].map(option), several: null };
  assert.deepEqual(narrowed(choice, ["b"]).options.map(({ code }) => code), ["b"]);
  const things = ["a", "b", "c"].map((code) => ({ ...option(code), count: 1 }));
  const several = { things, least: 1, most: 2, ordered: false, enough: option("enough") };
  assert.deepEqual(narrowed({ ...choice, several }, ["a", "c"]).several?.things.map(({ code }) => code), ["a", "c"]);
});
