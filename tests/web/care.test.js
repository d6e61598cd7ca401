/** What is asked once more on boards of cards, and what is passed without asking. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { doubt as imperiumDoubt } from "../../src/civtable/web/games/imperium/care.js";
import { doubt, passed, resigning } from "../../src/civtable/web/games/through_the_ages/care.js";

const PASS = { code: "pass", kind: "pass", card: null };
const RESIGN = { code: "resign", kind: "resign", card: null };
const END = { code: "end", kind: "end", card: null };

/**
 * A player in the politics phase, with so many military cards, beside somebody of a kind.
 * @param {Record<string, any>} [given]
 */
function politics({ hand = 0, rival = "bot", options = [PASS, RESIGN], war = null, key = "through_the_ages-ask-politics" } = {}) {
  return {
    view: { players: [{ military_hand: { count: hand } }, { military_hand: { count: 1 }, war }] },
    seat: 0,
    seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: rival }],
    choice: { question: { key }, options },
    decision: { kind: "politics", seat: 0 },
  };
}

test("politics without anything to do is passed", () => {
  assert.equal(passed(politics())?.code, "pass");
  assert.equal(passed(politics({ hand: 2 }))?.code, "pass");
});

test("a real choice is left to the player", () => {
  assert.equal(passed(politics({ options: [PASS, { code: "event rats", kind: "event", card: "rats" }] })), null);
  assert.equal(passed(politics({ war: { card: "war_over_culture", on: 0 } })), null);
  assert.equal(passed(politics({ key: "through_the_ages-ask-leave_before_war" })), null);
});

test("people learn nothing of a hand from a pass: only an empty one is passed over", () => {
  assert.equal(passed(politics({ hand: 1, rival: "person" })), null);
  assert.equal(passed(politics({ hand: 1, rival: "open" })), null);
  assert.equal(passed(politics({ hand: 0, rival: "person" }))?.code, "pass");
});

/** A player who acts, with so many civil actions left. */
const acting = (civil_actions, options) => ({
  view: { round: 3, players: [{ civil_actions }] },
  facts: { cards: { iron: { kind: "mine" }, warriors: { kind: "infantry" } } },
  seat: 0,
  choice: { options: [END, ...options] },
});

test("the end of a turn is doubted where civil actions could still be used", () => {
  const build = (card) => ({ code: `build ${card}`, kind: "build", card });
  assert.deepEqual(doubt("end", acting(3, [build("iron")]))?.words.args, { n: 3 });
  assert.equal(doubt("end", acting(0, [build("iron")])), null);
  assert.equal(doubt("end", acting(3, [build("warriors")])), null);
  assert.equal(doubt("end", acting(3, [{ code: "destroy iron", kind: "destroy", card: "iron" }])), null);
  assert.equal(doubt("build iron", acting(3, [build("iron")])), null);
});

/** A player of Imperium who is asked something, with so many actions left. */
const activating = (actions, codes, { kind = "act", seat = 0 } = {}) => ({
  view: { round: 3, players: [{ actions }, { actions }] },
  seat,
  choice: { options: [{ code: "pass" }, ...codes.map((code) => ({ code }))] },
  decision: { kind, seat },
});

test("in Imperium too, where a card could still be played or nothing was done yet", () => {
  const found = imperiumDoubt("pass", activating(2, ["play conquer"]));
  assert.deepEqual([found?.words.args, found?.pref], [{ n: 2 }, "askEnd"]);
  assert.ok(imperiumDoubt("pass", activating(3, ["innovate"])));
  assert.equal(imperiumDoubt("pass", activating(0, ["play conquer"])), null);
  assert.equal(imperiumDoubt("pass", activating(2, ["exhaust town"])), null);
  assert.equal(imperiumDoubt("pass", activating(2, ["play conquer"], { kind: "free_play" })), null);
  assert.equal(imperiumDoubt("play conquer", activating(2, ["play conquer"])), null);
});

test("each of two players at one screen is asked about their own turn", () => {
  const [one, other] = [0, 1].map((seat) => imperiumDoubt("pass", activating(2, ["play conquer"], { seat }))?.once);
  assert.notEqual(one, other);
});

test("one leaves the game only where the version knows it", () => {
  assert.equal(resigning({ settings: { edition: "2015" } })?.code, "resign");
  assert.equal(resigning({ settings: { edition: "2006", version: "simple" } }), null);
  assert.equal(resigning({ settings: { edition: "2006", version: "full" } })?.code, "resign");
});
