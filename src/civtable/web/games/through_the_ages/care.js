/** What is asked once more before it is done, what nobody has to be asked, and how one leaves the game. */

import { unspent } from "../common/care.js";
import { kindBand } from "./game.js";

/** Verbs that spend civil actions and that somebody may have forgotten: nobody forgets to destroy a building. */
const CIVIL = new Set(["take", "population", "build", "upgrade", "stage", "lead", "develop", "revolution", "play"]);

/** Whether an option spends civil actions: units are built and upgraded with military ones. */
const isCivil = ({ kind, card }, facts) => CIVIL.has(kind) && kindBand(facts.cards[card]?.kind) !== "military";

/**
 * What a code would give up or end for good.
 * @param {string} code
 */
export function doubt(code, asking) {
  const { view, facts, seat, choice } = asking;
  if (code === "resign")
    return { words: { key: "web-resign-sure" }, yes: { key: "through_the_ages-option-resign" }, grave: true };
  if (code !== "end") return null;
  const n = view.players[seat].civil_actions;
  const can = choice.options.some((option) => isCivil(option, facts));
  return n && can ? unspent(asking, n, "web-through_the_ages-unspent", "through_the_ages-option-end") : null;
}

/**
 * Politics without any political action: a pass that tells nobody anything. With people at the table only an empty hand
 * is known to hold nothing; and who is threatened by a war may rather leave.
 */
export function passed({ view, seat, seats, choice, decision }) {
  if (decision?.kind !== "politics" || choice.question.key !== "through_the_ages-ask-politics") return null;
  if (choice.options.some(({ code }) => code !== "pass" && code !== "resign")) return null;
  const people = seats.some((entry) => entry.seat !== seat && entry.kind !== "bot");
  if (people && view.players[seat].military_hand.count) return null;
  if (view.players.some((player) => player.war?.on === seat)) return null;
  return { code: "pass", words: { key: "web-through_the_ages-passed" } };
}

/** How one leaves the game, where the version that is played lets one. */
export function resigning(view) {
  const { edition, version } = view.settings;
  if (edition === "2006" && version !== "full") return null;
  return { code: "resign", words: { key: "through_the_ages-option-resign" } };
}
