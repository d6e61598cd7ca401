/** A nation: state card with its tokens, cards in play with their garrisons, piles, development area. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { useMore } from "../common/more.js";
import { copyOf, Thing } from "../common/things.js";
import { CardFace, Cost, Mini, StateDrawing } from "./cards.js";
import { gridOf, useFit } from "./fit.js";
import { TOKENS, bandOf, stateIcon } from "./game.js";

const ACTIONS = 3;
const EXHAUSTS = 5; // tokens on a state card

/** What shows a card large: on hovering and on focus. */
export const shows = (board, card) => ({
  onMouseEnter: (event) => board.show(card, event.currentTarget),
  onMouseLeave: () => board.show(null),
  onFocus: (event) => board.show(card, event.currentTarget),
  onBlur: () => board.show(null),
});

/** A card by its name, which shows itself large. */
export const Known = ({ board, card }) => html`<button type="button" class="known" ...${shows(board, card)}>${board.name(card)}</button>`;

/** Round tokens of which some are used. */
function Pips({ left, all, icon, label }) {
  return html`
    <span class="pips" role="img" aria-label=${label} title=${label}><${Icon} name=${icon} />
      ${Array.from({ length: Math.max(left, all) }, (_, i) => html`<i key=${i} class=${i < left ? "ready" : "used"}></i>`)}</span>`;
}

/** Material, population and progress. */
export function Goods({ board, tokens }) {
  const { say } = board;
  return html`
    <span class="goods">
      ${TOKENS.map((token) => html`
        <span key=${token} class="good" role="img" aria-label="${say(`imperium-resource-${token}`)}: ${tokens[token]}"
              title=${say(`imperium-resource-${token}`)}><${Icon} name=${token} /><b class="number">${tokens[token]}</b></span>`)}</span>`;
}

/** The state card: the nation, its goods, its state, and the tokens that are left. */
export function StateCard({ board, player, children }) {
  const { say } = board;
  const state = say(`imperium-state-${player.state}`);
  return html`<span class="state-card band-state">
    <span class="state-head">${children}</span>
    <span class="state-name" title=${state}><${Icon} name=${stateIcon(player.state)} /><span>${state}</span></span>
    <${StateDrawing} state=${player.state} />
    <${Goods} board=${board} tokens=${player.tokens} />
    <span class="state-tokens">
      <${Pips} left=${player.actions} all=${ACTIONS} icon="civil" label=${say("web-imperium-actions", { n: player.actions })} />
      <${Pips} left=${player.exhaust} all=${EXHAUSTS} icon="exhaust" label=${say("web-imperium-exhaust", { n: player.exhaust })} /></span>
  </span>`;
}

/** A card that looks out under another, and how many others do where only this one has room. */
const Tucked = ({ board, card, others }) => html`
  <span class="garrison band-${bandOf(board.facts.cards[card])}"><${Icon} name="garrison" />
    <span class="one-line">${board.name(card)}</span>
    ${others.length > 0 && html`
      <b class="others-there number" title=${others.map((other) => board.name(other)).join(", ")}>+${others.length}</b>`}</span>`;

/** A card in play: exhausted or not, with what is garrisoned under it. */
function InPlay({ board, entry, copy, own }) {
  const garrison = entry.garrison ?? [];
  const label = [
    board.name(entry.card),
    ...(entry.exhausted ? [board.say("web-imperium-exhausted")] : []),
    ...garrison.map((card) => board.say("web-imperium-garrisoned", { card: { key: board.nameKey(card) } })),
  ].join(". ");
  const face = html`<${CardFace} board=${board} id=${entry.card} extra=${entry.exhausted ? "exhausted" : ""}>
    ${entry.exhausted && html`<span class="exhaust-token"><${Icon} name="exhaust" /></span>`}
    ${entry.tokens && html`<span class="tokens number">${entry.tokens}<${Icon} name="progress" /></span>`}
    ${garrison.map((card, i) => html`<${Tucked} key=${i} board=${board} card=${card} others=${garrison.slice(i + 1)} />`)}
  <//>`;
  if (own) return html`<${Thing} board=${board} thing="play:${entry.card}" card=${entry.card} copy=${copy} label=${label}>${face}<//>`;
  return html`<span class="thing quiet" role="img" tabindex="0" aria-label=${label} ...${shows(board, entry.card)}>${face}</span>`;
}

/** The development area: cards with their prices. */
function Developments({ board, player, own, fit }) {
  const { say, facts } = board;
  return html`<div class="developments ${fit?.developments.lines ? "size-line" : ""}" role="group"
      aria-label=${say("web-imperium-developments")} style=${fit && gridOf(fit.developments)}>
    ${player.developments.map((card, i) => {
      const face = html`<${CardFace} board=${board} id=${card} extra="development"><${Cost} cost=${facts.cards[card].cost ?? {}} /><//>`;
      return own
        ? html`
          <${Thing} key=${`${card}-${i}`} board=${board} thing="development:${card}" card=${card} label=${board.name(card)}>${face}<//>`
        : html`
          <span key=${`${card}-${i}`} class="thing quiet" role="img" tabindex="0" aria-label=${board.name(card)} ...${shows(board, card)}>
            ${face}</span>`;
    })}
  </div>`;
}

/** The cards in play and the development area, as large as the room allows. */
function Spread({ board, player, own, grows }) {
  const cards = player.in_play.map((entry) => entry.card);
  const [spread, fit] = useFit(cards.length, player.developments.length, grows);
  return html`
    <div class="spread ${grows ? "grows" : ""} ${fit?.beside ? "beside" : ""}" ref=${spread}>
      <div class="area ${fit?.area.lines ? "size-line" : ""}" style=${fit && gridOf(fit.area)}>
        ${player.in_play.map((entry, i) => html`
          <${InPlay} key=${`${entry.card}-${i}`} board=${board} entry=${entry} copy=${copyOf(cards, i)} own=${own} />`)}</div>
      ${player.developments.length > 0 && html`
        <${Developments} board=${board} player=${player} own=${own} fit=${fit} />`}
    </div>`;
}

/** A pile of cards: how many; touching it lists what is known of it. */
function Pile({ board, seat, own, pile, count, label, icon }) {
  const { say } = board;
  return html`<${Thing} board=${board} thing=${own ? `pile:${pile}` : `pile:${pile}:${seat}`} label="${say(label)}: ${count}" extra="deck">
    <span class="deck-face open"><b class="number">${count}<${Icon} name=${icon} /></b><span class="tiny">${say(label)}</span></span>
  <//>`;
}

/** The whole of a player's nation. `grows`: it may be as long as it needs. */
export function Nation({ board, seat, own = false, grows = false }) {
  const { say, view } = board;
  const player = view.players[seat];
  const pile = { board, seat, own };
  return html`<section class="nation panel ${own ? "own" : ""}" data-seat=${seat}
      aria-label=${say("web-imperium-nation-of", { player: { key: `seat-${seat}` } })}>
    <div class="nation-side">
      <${StateCard} board=${board} player=${player}><${SeatSign} seat=${seat} size=${22} />
        <span class="name">${say(`imperium-nation-${player.nation}`)}</span>${board.clockOf?.(seat)}<//>
      <div class="piles">
        <${Pile} ...${pile} pile="deck" count=${player.deck} label="web-imperium-deck" icon="cards" />
        <${Pile} ...${pile} pile="discard" count=${player.discard.length} label="web-imperium-discard" icon="discard" />
        <${Pile} ...${pile} pile="history" count=${player.history.length} label="web-imperium-history" icon="history" />
        ${player.nation_deck > 0 && html`
          <${Pile} ...${pile} pile="nation_deck" count=${player.nation_deck} label="web-imperium-nation-deck" icon="government" />`}
        ${player.sunken.length > 0 && html`
          <${Pile} ...${pile} pile="sunken" count=${player.sunken.length} label="web-imperium-sunken" icon="sink" />`}
      </div>
    </div>
    <${Spread} board=${board} player=${player} own=${own} grows=${grows} />
  </section>`;
}

/** One's own discard pile and history, each card with its drawing. */
export function OpenPiles({ board }) {
  const { me, say } = board;
  const piles = ["discard", "history"].filter((pile) => me[pile].length);
  const more = useMore();
  return html`<div class="open-piles" ...${more} tabindex="0" role="group" aria-label=${say("web-imperium-open-piles")}>
    ${piles.map((pile) => html`
      <div key=${pile} class="open-pile"><p class="quiet-text">${say(`web-imperium-pile-${pile}`, { n: me[pile].length })}</p>
        <ul class="pile-list">
          ${me[pile].map((card, i) => html`
            <li key=${i} class="pile-card" ...${shows(board, card)}><${Mini} board=${board} id=${card} />${board.name(card)}</li>`)}
        </ul></div>`)}
  </div>`;
}

/** Cards that lie together, by name. */
const Listed = ({ board, pile, cards }) => html`
  <div class="pile-contents">
    <p class="name">${board.say(`web-imperium-pile-${pile}`, { n: cards.length })}</p>
    <ul class="pile-list">${cards.map((card, i) => html`<li key=${i}><${Known} board=${board} card=${card} /></li>`)}</ul>
  </div>`;

/** What lies in a thing: the cards of a pile that one may know, or those that are garrisoned in a card. */
export function PileContents({ board, thing }) {
  const [place, name, seat] = thing.split(":");
  const { me, view } = board;
  if (place === "play") {
    const cards = me.in_play.filter(({ card }) => card === name).flatMap(({ garrison }) => garrison ?? []);
    return cards.length > 0 && html`<${Listed} board=${board} pile="garrison" cards=${cards} />`;
  }
  if (place !== "pile") return null;
  const player = seat === undefined ? me : view.players[Number(seat)];
  const found = {
    exile: view.exile,
    discard: player.discard,
    history: player.history,
    sunken: player.sunken,
    deck: player.deck_cards ?? player.hand_or_deck,
    nation_deck: player.nation_cards,
  };
  const pile = name === "deck" && !player.deck_cards ? "hand_or_deck" : name;
  return html`<${Listed} board=${board} pile=${pile} cards=${found[name] ?? []} />`;
}
