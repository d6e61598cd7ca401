/** Bots by name, and which of them can sit at a table. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { botAbout, botPhrase, botsFor } from "../../src/civtable/web/app/bots.js";

const game = /** @type {any} */ ({
  levels: ["easy", "medium"],
  policies: [{ name: "clever", level: "policy:clever", players: 2 }, { name: "calm", level: "policy:calm", players: 3 }],
});

test("a policy sits where it was trained for, after the levels", () => {
  assert.deepEqual(botsFor(game, 2), ["easy", "medium", "policy:clever"]);
  assert.deepEqual(botsFor(game, 3), ["easy", "medium", "policy:calm"]);
  assert.deepEqual(botsFor(game, 4), ["easy", "medium"]);
});

test("a policy is called by its name, a level by its own words", () => {
  assert.deepEqual(botPhrase("policy:clever"), { key: "bot-policy", args: { name: "clever" } });
  assert.deepEqual(botPhrase("easy"), { key: "bot-easy", args: {} });
  assert.equal(botAbout("policy:clever").key, "bot-policy-about");
  assert.equal(botAbout("easy").key, "bot-easy-about");
});
