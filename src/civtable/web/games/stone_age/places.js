/** The landscape with its eight places. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { GATHERED, RINGS, VALUE, goodKey, isClosed } from "./game.js";
import { Ground, Picture } from "./scenery.js";
import { Spot, standingAt } from "./spot.js";
import { Roll } from "./dice.js";

const LAND = ["hunting_grounds", "forest", "clay_pit", "quarry", "field", "hut", "tool_maker", "river"];

/** What a village place gives, as icons on its sign. */
const GIVES = { field: "field", hut: "people", tool_maker: "tool" };

/** The sign of a place: its name, and how dice turn into goods there. */
function Sign({ place, say }) {
  const good = GATHERED[place];
  return html`<span class="place-sign">
    <span class="name">${say(`stone_age-place-${place}`)}</span>
    <span class="place-yield" aria-hidden="true">
      ${
        good
          ? html`<${Icon} name="dice" /><span class="number">÷${VALUE[good]}</span><${Icon} name=${good} />`
          : html`<span class="number">+1</span><${Icon} name=${GIVES[place]} />`
      }
    </span>
  </span>`;
}

/** How many people still find room on a place this round, in words. */
function roomAt({ view, say }, place) {
  if (!(place in RINGS)) return say("web-stone_age-room-any");
  const free = RINGS[place] - standingAt(view, place).reduce((sum, { count }) => sum + count, 0);
  return free > 0 && isClosed(view, place) ? say("web-stone_age-room-closed") : say("web-stone_age-room", { n: free });
}

/** One place of the landscape. */
function Place({ board, place }) {
  const { say } = board;
  const good = GATHERED[place];
  const what = good
    ? say("web-stone_age-yield", { n: VALUE[good], good: { key: goodKey(good) } })
    : say(`web-stone_age-yield-${place}`);
  const room = RINGS[place] ?? null;
  const most = room === null ? 4 : room; // single figures; more become one with a number
  const about = [`${what}.`, roomAt(board, place)];
  const title = say(`stone_age-place-${place}`);
  return html`<${Spot} board=${board} place=${place} kind="land land-${place}" what=${what} title=${title} about=${about}
      room=${room} most=${most}>
    <${Picture} place=${place} />
    <${Sign} place=${place} say=${say} />
    <${Roll} board=${board} place=${place} />
  </${Spot}>`;
}

/** All of it. */
export function Landscape({ board }) {
  return html`<section class="landscape" aria-label=${board.say("web-stone_age-landscape")}>
    <div class="grounds">${LAND.map((place) => html`<${Ground} key=${place} place=${place} />`)}</div>
    ${LAND.map((place) => html`<${Place} key=${place} board=${board} place=${place} />`)}
  </section>`;
}
