/** Faces of Imperium's cards, drawn from the facts, and the large card. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { TOKENS, bandIcon, bandOf, stateIcon } from "./game.js";

/** The points of a card: printed, or a star where they depend on something. */
function Points({ card }) {
  if (card.points === "none") return null;
  return html`<span class="points number"><${Icon} name="points" />${card.points === "fixed" ? card.value : "?"}</span>`;
}

/** What developing a card costs. */
export function Cost({ cost }) {
  return html`<span class="cost">${TOKENS.filter((token) => cost[token]).map((token) => html`<span key=${token} class="token-count number">${cost[token]}<${Icon} name=${token} /></span>`)}</span>`;
}

/** Tokens that lie on something. */
export function Tokens({ tokens, say }) {
  return html`<span class="tokens">${TOKENS.filter((token) => tokens[token]).map(
    (token) => html`<span key=${token} class="token-count number" role="img" aria-label="${say(`imperium-resource-${token}`)}: ${tokens[token]}">${tokens[token]}<${Icon} name=${token} /></span>`,
  )}</span>`;
}

/** The face of a card at a small size. */
export function CardFace({ board, id, extra = "", children }) {
  const card = board.facts.cards[id];
  const band = bandOf(card);
  const { say } = board;
  return html`<span class="imperium-card band-${band} ${extra}">
    <span class="card-band">${(card.suits.length ? card.suits : [band]).map((suit, i) => html`<${Icon} key=${i} name=${bandIcon(suit)} />`)}
      <span class="grow"></span>${card.header === "attack" && html`<${Icon} name="war" />`}${card.state && html`<${Icon} name=${stateIcon(card.state)} />`}</span>
    <span class="card-name name">${board.name(id)}</span>
    ${card.text && html`<span class="card-text">${card.text.map((line) => say(line)).join(" ")}</span>`}
    <span class="card-foot">${card.cost ? html`<${Cost} cost=${card.cost} />` : html`<span></span>`}<${Points} card=${card} /></span>
    ${children}
  </span>`;
}

/** A card in full: name, suits, what it does in words. */
export function BigCard({ board, id }) {
  const card = board.facts.cards[id];
  if (!card) return null;
  const { say } = board;
  const band = bandOf(card);
  return html`<article class="big-card band-${band}">
    <header class="card-band"><${Icon} name=${bandIcon(band)} /><h3 class="name grow">${board.name(id)}</h3><${Points} card=${card} /></header>
    <div class="big-body">
      <p class="small quiet-text">${[...new Set(card.suits)].map((suit) => say(`imperium-suit-${suit}`)).join(" · ")}
        ${card.state && html` <span class="badge">${say(`imperium-state-${card.state}`)}</span>`}</p>
      ${card.cost && html`<${Cost} cost=${card.cost} />`}
      ${(card.text ?? []).map((line, i) => html`<p key=${i} class="big-text">${say(line)}</p>`)}
    </div>
  </article>`;
}
