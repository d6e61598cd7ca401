/** A nation: state card with its tokens, cards in play with their garrisons, piles, development area. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { Thing } from "../common/things.js";
import { CardFace, Cost } from "./cards.js";
import { TOKENS, stateIcon } from "./game.js";

const OFTEN = 5; // exhaust tokens on a state card

/** Round tokens of which some are used. */
export function Pips({ left, all, icon, label }) {
  return html`<span class="pips" role="img" aria-label=${label} title=${label}><${Icon} name=${icon} />${Array.from({ length: Math.max(left, all) }, (_, i) => html`<i key=${i} class=${i < left ? "ready" : "used"}></i>`)}</span>`;
}

/** Goods, actions and exhaust tokens of a player. */
export function Goods({ board, player }) {
  const { say } = board;
  return html`<div class="goods">
    ${TOKENS.map((token) => html`<span key=${token} class="good" role="img" aria-label="${say(`imperium-resource-${token}`)}: ${player.tokens[token]}" title=${say(`imperium-resource-${token}`)}><${Icon} name=${token} /><b class="number">${player.tokens[token]}</b></span>`)}
    <${Pips} left=${player.actions} all=${3} icon="civil" label=${say("web-imperium-actions", { n: player.actions })} />
    <${Pips} left=${player.exhaust} all=${OFTEN} icon="exhaust" label=${say("web-imperium-exhaust", { n: player.exhaust })} />
    <span class="badge state-badge"><${Icon} name=${stateIcon(player.state)} />${say(`imperium-state-${player.state}`)}</span>
  </div>`;
}

/** A card in play: exhausted or not, with what is garrisoned under it. */
function InPlay({ board, entry, own }) {
  const label = [board.name(entry.card), ...(entry.exhausted ? [board.say("web-imperium-exhausted")] : []), ...(entry.garrison ?? []).map((card) => board.say("web-imperium-garrisoned", { card: { key: board.nameKey(card) } }))].join(". ");
  const face = html`<${CardFace} board=${board} id=${entry.card} extra=${entry.exhausted ? "exhausted" : ""}>
    ${entry.exhausted && html`<span class="exhaust-token"><${Icon} name="exhaust" /></span>`}
    ${entry.tokens && html`<span class="tokens number">${entry.tokens}<${Icon} name="progress" /></span>`}
    ${(entry.garrison ?? []).map((card, i) => html`<span key=${i} class="garrison one-line"><${Icon} name="garrison" />${board.name(card)}</span>`)}
  <//>`;
  if (own) return html`<${Thing} board=${board} thing="play:${entry.card}" card=${entry.card} label=${label}>${face}<//>`;
  return html`<span class="thing quiet" role="img" tabindex="0" aria-label=${label} onMouseEnter=${(e) => board.show(entry.card, e.currentTarget)} onMouseLeave=${() => board.show(null)} onFocus=${(e) => board.show(entry.card, e.currentTarget)} onBlur=${() => board.show(null)}>${face}</span>`;
}

/** A pile of cards: how many; touching it lists what is known of it. */
function Pile({ board, pile, count, label, own }) {
  const { say } = board;
  const face = html`<span class="deck-face open"><b class="number">${count}</b><span class="tiny">${say(label)}</span></span>`;
  if (own) return html`<${Thing} board=${board} thing="pile:${pile}" label="${say(label)}: ${count}" extra="deck">${face}<//>`;
  return html`<span class="deck" role="img" aria-label="${say(label)}: ${count}">${face}</span>`;
}

/** The development area: cards with their prices. */
function Developments({ board, player, own }) {
  if (!player.developments.length) return null;
  return html`<div class="developments" role="group" aria-label=${board.say("web-imperium-developments")}>
    ${player.developments.map((card, i) => {
      const face = html`<span class="development"><span class="one-line">${board.name(card)}</span><${Cost} cost=${board.facts.cards[card].cost ?? {}} /></span>`;
      return own
        ? html`<${Thing} key=${`${card}-${i}`} board=${board} thing="development:${card}" card=${card} label=${board.name(card)}>${face}<//>`
        : html`<span key=${`${card}-${i}`} class="thing quiet">${face}</span>`;
    })}
  </div>`;
}

/** The whole of a player's nation. */
export function Nation({ board, seat, own = false }) {
  const { say, view } = board;
  const player = view.players[seat];
  return html`<section class="nation panel ${own ? "own" : ""}" data-seat=${seat} aria-label=${say("web-imperium-nation-of", { player: { key: `seat-${seat}` } })}>
    <header class="nation-head">
      <span class="seat"><${SeatSign} seat=${seat} size=${22} /><span class="name">${say(`imperium-nation-${player.nation}`)}</span></span>
      <${Goods} board=${board} player=${player} />
    </header>
    <div class="piles">
      <${Pile} board=${board} own=${own} pile="deck" count=${player.deck} label="web-imperium-deck" />
      <${Pile} board=${board} own=${own} pile="discard" count=${player.discard.length} label="web-imperium-discard" />
      <${Pile} board=${board} own=${own} pile="history" count=${player.history.length} label="web-imperium-history" />
      ${player.nation_deck > 0 && html`<${Pile} board=${board} own=${own} pile="nation_deck" count=${player.nation_deck} label="web-imperium-nation-deck" />`}
      ${player.sunken.length > 0 && html`<${Pile} board=${board} own=${own} pile="sunken" count=${player.sunken.length} label="web-imperium-sunken" />`}
      <${Developments} board=${board} player=${player} own=${own} />
    </div>
    <div class="area">${player.in_play.map((entry, i) => html`<${InPlay} key=${`${entry.card}-${i}`} board=${board} entry=${entry} own=${own} />`)}</div>
  </section>`;
}

/** The cards of a pile that the player may know, by name. */
export function PileContents({ board, thing }) {
  const [place, pile] = thing.split(":");
  if (place !== "pile") return null;
  const { me, view } = board;
  const cards = { exile: view.exile, discard: me.discard, history: me.history, sunken: me.sunken, deck: me.deck_cards, nation_deck: me.nation_cards }[pile] ?? [];
  return html`<ul class="pile-list">${cards.map((card, i) => html`<li key=${i}><button type="button" class="known" onMouseEnter=${(e) => board.show(card, e.currentTarget)} onMouseLeave=${() => board.show(null)} onFocus=${(e) => board.show(card, e.currentTarget)} onBlur=${() => board.show(null)}>${board.name(card)}</button></li>`)}</ul>`;
}
