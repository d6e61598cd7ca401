/** What can be bought: the row of civilization cards with their prices, and the stacks of buildings. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { BuildingFace, CardFace } from "./faces.js";
import { Spot } from "./spot.js";

/** What a card does now and counts at the end, in words. */
function cardAbout({ top, bottom }, say) {
  const end = bottom.color === "green" ? "green" : bottom.profession;
  return [say(`web-stone_age-now-${top.kind}`), say(`web-stone_age-end-${end}`)];
}

/** How a building scores, in words. */
const tileAbout = (tile, say) => say(tile.kind === "fixed" ? "web-stone_age-tile-fixed" : "web-stone_age-tile-free");

/** A slot of the card row. */
function CardSlot({ board, slot }) {
  const { facts, view, say } = board;
  const id = view.row[slot];
  const place = `card_${slot + 1}`;
  const what = id ? say(`stone_age-card-${id}`) : say("web-stone_age-empty");
  const about = id ? cardAbout(facts.cards[id], say) : [];
  return html`<${Spot} board=${board} place=${place} kind="market-spot card-spot ${id ? "" : "gone"}" what=${what} about=${about}>
    <span class="price number" aria-hidden="true">${slot + 1}</span>
    ${
      id
        ? html`<span class="slip face" key=${id} data-card=${id}
            ><${CardFace} id=${id} card=${facts.cards[id]} players=${view.players.length}
          /></span>`
        : html`<span class="face empty-slot"></span>`
    }
  </${Spot}>`;
}

/** A stack of buildings with its open tile. */
function Stack({ board, stack }) {
  const { facts, view, say } = board;
  const { open, left } = view.stacks[stack];
  const place = `building_${stack + 1}`;
  const what = open ? say(`stone_age-building-${open}`) : say("web-stone_age-empty");
  const about = open ? [tileAbout(facts.buildings[open], say), say("web-stone_age-left", { n: left })] : [];
  const kind = `market-spot tile-spot ${open ? "" : "gone"}`;
  return html`<${Spot} board=${board} place=${place} kind=${kind} what=${what} about=${about}>
    <span class="stack-depth depth-${Math.min(left, 7)}" aria-hidden="true"></span>
    ${
      open
        ? html`<span class="slip face" key=${open} data-building=${open}
            ><${BuildingFace} id=${open} tile=${facts.buildings[open]} say=${say}
          /></span>`
        : html`<span class="face empty-slot"></span>`
    }
    <span class="left-badge number" aria-hidden="true">${left}</span>
  </${Spot}>`;
}

/** The deck: how many cards are left, face down. */
function Deck({ board }) {
  const { say, view } = board;
  const label = say("web-stone_age-deck", { n: view.deck });
  return html`<div class="deck" role="img" aria-label=${label} title=${label} data-spot="deck">
    <span class="deck-back"><${Icon} name="cards" size=${26} /><b class="number">${view.deck}</b></span>
  </div>`;
}

/** Cards on the right, the cheapest last as on the board; buildings on the left. */
export function Market({ board }) {
  const { say, view } = board;
  return html`<section class="market" aria-label=${say("web-stone_age-market")}>
    <div class="buildings" data-spot="buildings">
      ${view.stacks.map((_, stack) => html`<${Stack} key=${stack} board=${board} stack=${stack} />`)}
    </div>
    <div class="cards" data-spot="cards">
      <${Deck} board=${board} />
      ${[3, 2, 1, 0].map((slot) => html`<${CardSlot} key=${slot} board=${board} slot=${slot} />`)}
    </div>
  </section>`;
}
