/** Of which tables one is told elsewhere. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { isToldOfTurns } from "../../src/civtable/web/app/seats.js";

/** @import { Snapshot } from "../../src/civtable/web/types/platform.d.ts" */

test("against bots alone turns are told where one can lose by not coming", () => {
  /** @type {(other: string, more?: object) => boolean} */
  const told = (other, more) => {
    const seats = ["person", other].map((kind, seat) => ({ seat, kind }));
    const state = { seat: 0, table: { seats, clock: null, rated: false, tournament: null, ...more } };
    return isToldOfTurns(/** @type {Snapshot} */ (/** @type {unknown} */ (state)));
  };
  assert.deepEqual([told("person"), told("bot")], [true, false]);
  const others = [{ clock: { kind: "days" } }, { rated: true }, { tournament: "k3Jd9_aQ2xYz" }];
  assert.deepEqual(others.map((more) => told("bot", more)), [true, true, true]);
});
