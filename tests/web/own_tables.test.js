/** The tables of a browser: no game that goes on is left out, and those that are over come by and by. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_ONCE, OwnTables, SHOWN } from "../../src/civtable/web/app/own_tables.js";
import { snapshot } from "./table.js";

/** A browser that has held many tables; those in `running` go on. */
function browser(number = 3 * AT_ONCE, running = ["t0", "t20"]) {
  const ids = Array.from({ length: number }, (_, i) => `t${i}`);
  const seen = { asked: /** @type {string[]} */ ([]), gone: /** @type {string[]} */ ([]), kept: {} };
  const before = snapshot();
  /** @param {string} id */
  const ask = async (id) => {
    seen.asked.push(id);
    if (seen.gone.includes(id)) throw Object.assign(new Error(id), { status: 404 });
    const status = running.includes(id) ? "running" : "over";
    const scores = status === "over" ? [{ seat: 0, total: 1, rank: 1, points: {} }] : null;
    return /** @type {typeof before} */ ({ ...before, scores, table: { ...before.table, id, status } });
  };
  /** A page of it that is opened: what an earlier one kept is there. */
  const page = (found = ask) => new OwnTables({ ids, ask: found, ended: seen.kept, keep: (ended) => (seen.kept = ended) });
  return { ids, page, seen, running };
}

/** @param {{ value: { table: { id: string } }[] | null }} found */
const idsOf = (found) => found.value?.map(({ table }) => table.id);

test("games that go on are found behind any number of newer ones that are over", async () => {
  const { ids, page } = browser();
  const own = page();
  await own.look();
  assert.deepEqual(idsOf(own.running), ["t20", "t0"]);
  assert.deepEqual(idsOf(own.over), ids.slice(-SHOWN).reverse());
});

test("more of those that are over are shown when asked for, to the last", async () => {
  const { page } = browser(2 * SHOWN + 3, ["t0"]);
  const own = page();
  await own.look();
  assert.equal(own.more.value, true);
  await own.showMore();
  assert.equal(own.over.value?.length, 2 * SHOWN);
  await own.showMore();
  assert.deepEqual([own.over.value?.length, own.more.value], [2 * SHOWN + 2, false]);
  assert.equal(idsOf(own.over)?.at(-1), "t1");
});

test("what is over is asked for again only to be shown, and what is gone never", async () => {
  const { ids, page, seen, running } = browser();
  seen.gone.push("t47");
  await page().look();
  assert.equal(seen.asked.length, ids.length);
  seen.asked.length = 0;
  running.pop(); // t20 has ended meanwhile
  const own = page();
  await own.look();
  assert.deepEqual(idsOf(own.running), ["t0"]);
  assert.deepEqual(idsOf(own.over), ids.slice(-SHOWN - 1, -1).reverse());
  assert.deepEqual(seen.asked.sort(), ["t0", "t20", ...ids.slice(-SHOWN - 1, -1)].sort());
  await own.showMore();
  assert.ok(!seen.asked.includes("t47"));
});

test("a table that does not answer now is looked at the next time", async () => {
  const { page } = browser(3, ["t1"]);
  const silent = page(() => Promise.reject(new Error("no connection")));
  await silent.look();
  assert.deepEqual([silent.running.value, silent.over.value], [[], []]);
  const own = page();
  await own.look();
  assert.deepEqual([idsOf(own.running), idsOf(own.over)], [["t1"], ["t2", "t0"]]);
});
