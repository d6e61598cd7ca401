/** Faces of civilization cards and buildings, drawn from the facts. */

import { html } from "../../vendor/ui.js";
import { Die, Icon } from "../../icons.js";
import { GOODS, VALUE } from "./game.js";
import { Drawing, Symbol } from "./symbols.js";

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** Resources of whatever kind: one of each, in the room of one. */
export const AnyGood = () =>
  html`<span class="any-good">${GOODS.map((good) => html`<${Icon} key=${good} name=${good} />`)}</span>`;

/** What the top of a card gives, as icons. */
function Top({ top, count }) {
  const icon = (name) => html`<${Icon} name=${name} />`;
  switch (top.kind) {
    case "dice_for_all":
      return html`${times(count, (i) => html`<${Die} key=${i} face=${i + 1} extra="for-all" />`)}`;
    case "food":
      return html`<b class="number">${top.value}</b>${icon("food")}`;
    case "resource":
      return html`${times(top.value, () => icon(top.resource))}`;
    case "roll_for_resource":
      return html`<${Die} face=${5} /><${Die} face=${3} />${icon(top.resource)}`;
    case "victory_points":
      return html`<b class="number">${top.value}</b>${icon("points")}`;
    case "tool":
      return html`<b class="plus">+</b>${icon("tool")}`;
    case "food_track":
      return html`<b class="plus">+</b>${icon("field")}`;
    case "draw_card":
      return html`<b class="plus">+</b>${icon("cards")}`;
    case "one_use_tool":
      return html`<span class="once-tile number">${top.value}</span>`;
    default:
      return html`<b class="number">${top.value}</b><${AnyGood} />`;
  }
}

const COUNTED = { farmer: "field", tool_maker: "tool", hut_builder: "building", shaman: "people" };

/** What the people of a sand card are multiplied by. */
export function Counted({ profession, size }) {
  return html`<${Icon} name=${COUNTED[profession]} size=${size} />`;
}

/** A civilization card: what it gives now above, what it counts at the end below. */
export function CardFace({ id, card, players = 4 }) {
  const { top, bottom } = card;
  const green = bottom.color === "green";
  return html`<span class="card-face ${green ? "green" : "sand-card"}">
    <span class="card-top"><${Top} top=${top} count=${players} /></span>
    <span class="card-bottom">
      ${
        green
          ? html`<${Symbol} name=${bottom.symbol} extra="card-emblem" />`
          : html`<span class="face-ground"><${Drawing} id=${id} /></span>
              <span class="card-people"
                >${times(bottom.count, () => html`<${Symbol} name=${bottom.profession} />`)}</span
              >
              <span class="card-by">×<${Counted} profession=${bottom.profession} /></span>`
      }
    </span>
  </span>`;
}

/** What a building costs, as icons; a free choice says how many and of how many kinds. */
function Cost({ tile, say }) {
  if (tile.kind === "fixed")
    return html`<span class="cost"
      >${GOODS.flatMap((good) => times(tile.cost[good] ?? 0, () => html`<${Icon} name=${good} />`))}</span
    >`;
  const number = tile.kind === "choice" ? tile.number : `${tile.least}–${tile.most}`;
  return html`<span class="cost free">
    <span class="cost-number"><b class="number">${number}</b><${AnyGood} /></span>
    ${tile.kind === "choice" && html`<span class="cost-kinds">${say("web-stone_age-kinds", { n: tile.kinds })}</span>`}
  </span>`;
}

/** The points of a building: printed, or the range that its price can reach. */
export function pointsOf(tile) {
  if (tile.kind === "fixed") return `${tile.points}`;
  if (tile.kind === "flexible") return `${VALUE.wood}–${7 * VALUE.gold}`;
  const values = GOODS.map((good) => VALUE[good]);
  const extra = tile.number - tile.kinds;
  const low = values.slice(0, tile.kinds);
  const high = values.slice(4 - tile.kinds);
  const add = (list) => list.reduce((a, b) => a + b, 0);
  const most = add(high) + extra * VALUE.gold;
  const least = add(low) + extra * VALUE.wood;
  return least === most ? `${least}` : `${least}–${most}`;
}

/** A building tile: roof, price, points. */
export function BuildingFace({ id, tile, say }) {
  return html`<span class="building-face">
    <svg class="roof" viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 24 50 2l50 22Z" />
      <path class="roof-line" d="M12 24 50 8l38 16M25 24 50 13l25 11" />
    </svg>
    <span class="face-ground"><${Drawing} id=${id} /></span>
    <${Cost} tile=${tile} say=${say} />
    <span class="tile-points number">${pointsOf(tile)}</span>
  </span>`;
}
