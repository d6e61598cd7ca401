/** Notices on this device: what the browser has, what the server knows, and what the setting says are the same. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setImmediate as moment } from "node:timers/promises";
import { push, server } from "./browser.js";
import { prefer, prefs } from "../../src/civtable/web/app/prefs.js";
import { isOn, obstacle, startWorker, tellServer, turnOff, turnOn } from "../../src/civtable/web/app/push.js";

const DEVICES = "/api/notices/devices";
const told = () => server.asked.filter(({ path, method }) => path === DEVICES && method === "POST").map(({ body }) => body.endpoint);

beforeEach(async () => {
  server.answers = { "/api/notices": { key: "AQID" } };
  Object.assign(push, { permission: "granted", reached: true, active: null, made: 0 });
  prefer({ push: false });
  obstacle.value = null;
  server.asked.length = 0;
});

test("who turns notices on is told of by its subscription", async () => {
  assert.equal(await turnOn(), true);
  assert.deepEqual([isOn(), told()], [true, ["https://push.example.org/1"]]);
  assert.deepEqual([...new Uint8Array(push.active.options.applicationServerKey)], [1, 2, 3]);
});

test("notices are on only when the server knows of them", async () => {
  await tellServer(); // nothing is wished, and nothing asked
  assert.deepEqual(server.asked, []);
  server.answers = null;
  await assert.rejects(turnOn(), { status: 0 });
  assert.equal(isOn(), false);
  server.answers = {};
  Object.assign(push, { active: null, reached: false });
  assert.equal(await turnOn(), false);
  assert.deepEqual([prefs.peek().push, isOn(), obstacle.peek()], [false, false, "failed"]);
  push.reached = true;
  assert.equal(await turnOn(), true);
  assert.deepEqual([isOn(), obstacle.peek()], [true, null]);
});

test("a subscription that has gone is made anew, and told", async () => {
  await turnOn();
  push.active = null;
  await tellServer();
  assert.deepEqual(told(), ["https://push.example.org/1", "https://push.example.org/2"]);
  await tellServer();
  assert.equal(push.made, 2, "one that is there is kept");
});

test("the next page that is opened makes it anew too", async () => {
  await turnOn();
  startWorker();
  await moment();
  assert.equal(told().length, 1, "nothing has to be told where all is well");
  push.active = null;
  startWorker();
  await moment();
  assert.deepEqual(told(), ["https://push.example.org/1", "https://push.example.org/2"]);
});

test("a subscription for another server's key is replaced", async () => {
  await push.subscribe({ applicationServerKey: Uint8Array.of(9, 9, 9) });
  assert.equal(await turnOn(), true);
  assert.deepEqual(told(), ["https://push.example.org/2"]);
  await push.active.unsubscribe();
  await push.subscribe({ applicationServerKey: Uint8Array.of(1, 2) });
  await tellServer();
  assert.deepEqual(told(), ["https://push.example.org/2", "https://push.example.org/4"]);
});

test("a permission that was taken back is not worked around", async () => {
  await turnOn();
  Object.assign(push, { active: null, permission: "default" });
  await tellServer();
  assert.deepEqual([push.active, isOn(), told().length], [null, false, 1]);
});

test("notices end without network too; with it the server forgets the device", async () => {
  await turnOn();
  await turnOff();
  assert.deepEqual([push.active, isOn()], [null, false]);
  assert.deepEqual(server.asked.at(-1), { method: "DELETE", path: DEVICES, body: { endpoint: "https://push.example.org/1" } });
  await turnOn();
  server.answers = null;
  await turnOff();
  assert.deepEqual([push.active, isOn()], [null, false]);
});
