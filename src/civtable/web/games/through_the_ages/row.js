/** The card row with its three prices, the decks, the events and the shared tactics. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { CardFace } from "./cards.js";
import { lastEvent } from "./happenings.js";
import { Thing } from "../common/things.js";

/** One space of the row: what the card costs this player, and the card. */
function Space({ board, space }) {
  const { view, facts, say } = board;
  const card = view.row[space];
  const price = view.prices[space];
  const leaving = space < facts.board.row_discards[view.players.filter((player) => !player.marks.includes("resigned")).length];
  if (!card) return html`<span key="empty" class="row-space empty" aria-hidden="true"></span>`; // what lay here can still fly away
  const label = say(
    leaving ? "web-through_the_ages-in-row-leaving" : "web-through_the_ages-in-row",
    { card: { key: board.nameKey(card) }, n: price },
  );
  const copy = view.row.slice(0, space).filter((other) => other === card).length;
  return html`<span class="row-space ${leaving ? "leaving" : ""}" data-fly="row:${card}:${copy}" data-kin="card:${card}"
      data-from="row-end">
    <${Thing} board=${board} thing="row:${space}" card=${card} label=${label}>
      <${CardFace} id=${card} card=${facts.cards[card]} name=${board.name(card)}>
        <span class="space-price number" aria-hidden="true">${price}</span>
        ${leaving && html`<span class="leaves" aria-hidden="true"><${Icon} name="left" /></span>`}<//>
    <//>
  </span>`;
}

/** The row in its three zones of price. */
export function Row({ board }) {
  const { view, facts, say } = board;
  const zones = [1, 2, 3].map((price) => ({
    price,
    spaces: view.row.map((_, space) => space).filter((space) => facts.board.row_price[space] === price),
  }));
  return html`<section class="card-row" data-home="row" aria-label=${say("web-through_the_ages-row")}>
    ${zones.map(
      ({ price, spaces }) => html`<div key=${price} class="zone zone-${price}" style=${{ "--spaces": spaces.length }}>
        <span class="zone-price" role="img" aria-label=${say("web-through_the_ages-zone", { n: price })}>
          ${Array.from({ length: price }, () => html`<${Icon} name="civil" />`)}</span>
        <div class="zone-cards">${spaces.map((space) => html`<${Space} key=${space} board=${board} space=${space} />`)}</div>
      </div>`,
    )}
    <span data-home="row-end" class="row-end" aria-hidden="true"></span>
  </section>`;
}

/** Face-down cards of an age as a small back with their number. */
function Back({ age, n, label }) {
  return html`
    <span class="back age-${age}" role=${label ? "img" : null} aria-label=${label ? `${label}: ${n}` : null}>
      <span class="back-age">${age}</span><b class="number">${n}</b></span>`;
}

/** A deck of events: backs by age, and the ones this player knows. */
function Events({ board, deck, label }) {
  const { say } = board;
  const backs = Object.entries(deck.backs);
  return html`<span class="deck-fact">
    <${Icon} name="event" /><span class="deck-name">${say(label)}</span>
    ${backs.length ? backs.map(([age, n]) => html`<${Back} key=${age} age=${age} n=${n} />`) : html`<span class="quiet-text">0</span>`}
    ${deck.known.map((card, i) => html`<${Known} key=${i} board=${board} card=${card} />`)}
  </span>`;
}

/** A card's name that shows the card. */
export function Known({ board, card }) {
  return html`
    <button type="button" class="known" onClick=${(event) => board.show(card, event.currentTarget)}
            onMouseEnter=${(event) => board.show(card, event.currentTarget)} onMouseLeave=${() => board.show(null)}
            onBlur=${() => board.show(null)}>${board.name(card)}</button>`;
}

/** Age, decks, events, tactics that all may copy, cards that count for everybody at the end. */
export function Decks({ board }) {
  const { view, say } = board;
  const last = lastEvent(board.log ?? []);
  const bonuses = view.bonuses && (view.bonuses.known.length || Object.keys(view.bonuses.backs).length);
  return html`<section class="decks small" aria-label=${say("web-through_the_ages-decks")}>
    <strong class="name age-now">${say("web-through_the_ages-age", { age: view.age, n: view.round })}</strong>
    ${view.last_round > 0 && html`<span class="badge glow">${say("web-through_the_ages-last-round", { n: view.last_round })}</span>`}
    <span class="deck-fact" title=${say("web-through_the_ages-deck", { n: view.deck })}><${Icon} name="civil" />
      <${Back} age=${view.age} n=${view.deck} label=${say("web-through_the_ages-deck-civil")} /></span>
    <span class="deck-fact" title=${say("web-through_the_ages-military-deck", { n: view.military_deck })}><${Icon} name="military" />
      <${Back} age=${view.age} n=${view.military_deck} label=${say("web-through_the_ages-deck-military")} /></span>
    <${Events} board=${board} deck=${view.events} label="web-through_the_ages-events" />
    ${view.next_event && html`
      <span class="deck-fact">${say("web-through_the_ages-next-event")} <${Known} board=${board} card=${view.next_event} /></span>`}
    <${Events} board=${board} deck=${view.future_events} label="web-through_the_ages-future" />
    ${last && html`
      <span class="deck-fact quiet-text">${say("web-through_the_ages-last-event")} <${Known} board=${board} card=${last} /></span>`}
    ${bonuses > 0 && html`<${Events} board=${board} deck=${view.bonuses} label="web-through_the_ages-bonuses" />`}
    ${view.shared_tactics.length > 0 &&
    html`<span class="deck-fact"><${Icon} name="tactic" /><span class="deck-name">${say("web-through_the_ages-tactics")}</span>
      ${view.shared_tactics.map((card) => html`
        <${Thing} key=${card} board=${board} thing="tactic:${card}" card=${card} label=${board.name(card)} extra="chip">
          <span>${board.name(card)}</span><//>`)}
    </span>`}
  </section>`;
}
