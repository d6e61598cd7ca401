/** What is said of a move on the board of Imperium, and at which place. */

/** @import { GameEvent, Line } from "../../types/platform.d.ts" */

const AUTOMA = ".automa";
const MARKET = ".market";

/** What happens in the market. */
const BOUGHT = ["acquired", "broke_through", "exiled_from_market"];

/** What a move is about, the first of these that it has. */
const ABOUT = ["automa_rolled", "collapsed", "became_empire", "king_of_kings", "revolted", ...BOUGHT, "developed", "played"];

/**
 * The sentence that matters of a line, and where it is said: what the automa does at its own place, what is taken from
 * the market at the space that was filled up for it.
 * @param {Line} line
 */
export function telling({ events }) {
  const event = /** @type {GameEvent} */ (ABOUT.map((name) => events.find((one) => one.event === name)).find(Boolean) ?? events[0]);
  const { words } = event;
  const kind = String(event.event);
  if (kind.startsWith("automa_")) return { words, at: [AUTOMA], icon: "bot" };
  if (!BOUGHT.includes(kind)) return { words, at: [] };
  const dealt = events.slice(events.indexOf(event)).find((one) => one.event === "dealt");
  return { words, at: [...(dealt ? [`[data-thing="market:${Number(dealt.space) - 1}"]`] : []), MARKET] };
}
