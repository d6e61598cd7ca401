/** The market with its tokens and the unrest below, the decks, fame and exile. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { copyOf, Thing } from "../common/things.js";
import { CardFace, Tokens } from "./cards.js";
import { SUIT_ICONS } from "./glyphs.js";

const NEAR = 3; // so few unrest cards are worth a warning

/** One space of the market. */
function Space({ board, at }) {
  const { view, say } = board;
  const { card, unrest, tokens } = view.market[at];
  if (!card) return html`<span class="market-space empty" aria-hidden="true"></span>`;
  const spoken = [board.name(card), ...(unrest ? [say("web-imperium-unrest-below")] : [])].join(". ");
  const copy = copyOf(view.market.map((space) => space.card), at);
  return html`<span class="market-space" data-whole data-fly="market:${card}:${copy}" data-from="deck">
    <${Thing} board=${board} thing="market:${at}" card=${card} label=${spoken}><${CardFace} board=${board} id=${card} /><//>
    <span class="below ${unrest ? "unrest-below" : ""}" title=${unrest ? say("web-imperium-unrest-below") : null}>
      ${unrest > 0 && html`<${Icon} name="discontent" />`}<${Tokens} tokens=${tokens} say=${say} /></span>
  </span>`;
}

/** A face-down deck with how many cards are left; one can break through into some of them. */
function Deck({ board, deck, count, label }) {
  const { say } = board;
  return html`
    <${Thing} board=${board} thing="deck:${deck}" label="${say(label)}: ${count}" extra="deck">
      <span class="deck-face band-${deck}"><b class="number">${count}<${Icon} name=${SUIT_ICONS[deck] ?? "cards"} /></b>
        <span class="tiny">${say(label)}</span></span><//>`;
}

/** The round, and what ends the game. */
function Round({ board }) {
  const { view, say } = board;
  const ending =
    view.last_round > 0
      ? say("web-imperium-last-round", { n: view.last_round })
      : view.unrest <= NEAR ? say("web-imperium-collapse-near", { n: view.unrest }) : null;
  return html`
    <span class="round ${ending ? "ending" : ""}" title=${ending}>
      <strong class="name">${say("web-imperium-round", { n: view.round })}</strong>${ending && html`<span class="tiny">${ending}</span>`}
    </span>`;
}

/** The common area: what all can reach for. */
export function Market({ board }) {
  const { view, say } = board;
  return html`<section class="market" aria-label=${say("web-imperium-market")}>
    <div class="market-cards">${view.market.map((_, at) => html`
      <${Space} key=${`${at} ${view.market[at].card}`} board=${board} at=${at} />`)}</div>
    <div class="market-decks" data-home="deck">
      <${Round} board=${board} />
      ${Object.entries(view.small_decks)
        .map(([suit, count]) => html`<${Deck} key=${suit} board=${board} deck=${suit} count=${count} label="imperium-suit-${suit}" />`)}
      <${Deck} board=${board} deck="main" count=${view.main_deck} label="web-imperium-main" />
      <${Deck} board=${board} deck="fame" count=${view.fame} label="imperium-suit-fame" />
      <${Deck} board=${board} deck="unrest" count=${view.unrest} label="imperium-suit-unrest" />
      <${Thing} board=${board} thing="pile:exile" label="${say("web-imperium-exile")}: ${view.exile.length}" extra="deck">
        <span class="deck-face open"><b class="number">${view.exile.length}<${Icon} name="exile" /></b>
          <span class="tiny">${say("web-imperium-exile")}</span></span><//>
    </div>
  </section>`;
}
