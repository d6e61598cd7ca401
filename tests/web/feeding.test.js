/** The end of a round of Stone Age as steps: who gives what when, and what their numbers show until then. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { held, roundEnd } from "../../src/civtable/web/games/stone_age/feeding.js";
import { told } from "./table.js";

/** @import { Line } from "../../src/civtable/web/types/platform.d.ts" */

const PACE = 600;

/** A table of two after a round: seat 0 has 3 fields and 4 people, seat 1 has 5 people and no field. */
const view = /** @type {any} */ ({
  players: [{ people: 4, food_track: 3 }, { people: 5, food_track: 0 }],
  steps: [{ ask: "place", seat: 0 }],
});

/**
 * A line with these events.
 * @param {Record<string, unknown>[]} events
 * @returns {Line}
 */
const line = (...events) =>
  /** @type {any} */ ({
    ...told(7, 1),
    events: events.map((event) => ({ seat: 0, kind: event.event, words: { key: event.event }, ...event })),
  });

const TOOK = { event: "took_building", building: "B1" };
const FED = [{ event: "fed", seat: 0, people: 4, food: 6 }, { event: "fed", seat: 1, people: 5, food: 2 }];
const CARDS = [{ event: "turned_up_card", card: "C3" }, { event: "turned_up_card", card: "C4" }];
const BEGAN = { event: "round_began", round: 2 };

/** @param {{ seat: number | null, paid: Record<string, number>, cards: string[] }} step */
const what = ({ seat, paid, cards }) => [seat, paid, cards];

test("each eats in turn as fast as it is told, then the cards come", () => {
  const steps = roundEnd(line(...FED, ...CARDS, BEGAN), view, { pace: PACE, settle: 0 });
  assert.deepEqual(steps.map(what), [[0, { food: 4 }, []], [1, { food: 5 }, []], [null, {}, ["C3", "C4"]]]);
  assert.deepEqual(steps.map(({ at }) => at), [0, PACE, 2 * PACE]);
});

test("what ended the round is seen first, and its dice come to rest", () => {
  const [first] = roundEnd(line(TOOK, ...FED, ...CARDS, BEGAN), view, { pace: PACE, settle: 0 });
  assert.ok(first.at > 0);
  assert.equal(roundEnd(line(TOOK, ...FED, BEGAN), view, { pace: PACE, settle: 320 })[0].at, 320);
});

test("an answer to hunger is seen at once", () => {
  const [paid, fed] = roundEnd(line({ event: "paid_hunger", seat: 0, goods: { wood: 2 } }, FED[1], BEGAN), view, { pace: PACE, settle: 0 });
  assert.deepEqual([paid.at, paid.paid, fed.at], [0, { wood: 2 }, PACE]);
  const [starved] = roundEnd(line({ event: "starved", seat: 0, points: -10 }, BEGAN), view, { pace: PACE, settle: 0 });
  assert.deepEqual([starved.at, starved.points], [0, 10]);
});

test("who is short of food gives all of it, and what is missing is told; who takes two resources then gives nothing more", () => {
  const asked = { ...view, steps: [{ ask: "feed", seat: 1, missing: 2 }] };
  const steps = roundEnd(line(FED[0]), asked, { pace: PACE, settle: 0 });
  assert.deepEqual(steps.map(({ paid, missing, at }) => [paid, missing, at]), [[{ food: 4 }, 0, 0], [{ food: 3 }, 2, PACE / 2]]);
  assert.deepEqual(roundEnd(line({ event: "took_two", seat: 1, goods: { wood: 2 } }), asked, { pace: PACE, settle: 0 }), []);
});

test("at no pace all of it is at once; where no round ends there is nothing", () => {
  const steps = roundEnd(line(TOOK, ...FED, ...CARDS, BEGAN), view, { pace: 0, settle: 0 });
  assert.deepEqual(steps.map(({ at }) => at), [0, 0, 0]);
  assert.deepEqual(roundEnd(line(TOOK), view, { pace: PACE, settle: 0 }), []);
});

test("until its step a number is what it was before", () => {
  const ending = roundEnd(line(...FED, { event: "starved", seat: 1, points: -10 }, BEGAN), view, { pace: PACE, settle: 0 });
  assert.deepEqual(held({ ending }, 0, "food", 6), { value: 7, at: 0 });
  assert.deepEqual(held({ ending }, 1, "food", 2), { value: 7, at: PACE });
  assert.deepEqual(held({ ending }, 1, "score", -10), { value: 0, at: 2 * PACE });
  assert.equal(held({ ending }, 0, "wood", 2), null);
  assert.equal(held({ ending }, 0, "score", 12), null);
});
