/** The card row with its three prices, the decks, the events and the shared tactics. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { CardFace, Slip } from "./cards.js";
import { kindBand } from "./game.js";
import { lastEvent } from "./happenings.js";
import { useMore } from "../common/more.js";
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
      <${CardFace} board=${board} id=${card} price=${price} leaving=${leaving} />
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
      ({ price, spaces }) => html`<div key=${price} class="zone zone-${price}" style=${{ "--spaces": spaces.length }} role="group"
          aria-label=${say("web-through_the_ages-zone", { n: price })}>
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
  return html`<div class="deck-fact">
    <p class="deck-head"><${Icon} name="event" /><span class="deck-name">${say(label)}</span>
      ${backs.map(([age, n]) => html`<${Back} key=${age} age=${age} n=${n} />`)}
      ${!backs.length && html`<span class="quiet-text">0</span>`}</p>
    ${deck.known.map((card, i) => html`<${Known} key=${i} board=${board} card=${card} />`)}
  </div>`;
}

/** A card that is known but out of play: its drawing, its name and what it does. */
export function Known({ board, card }) {
  const { facts } = board;
  const show = (event) => board.show(card, event.currentTarget);
  return html`
    <button type="button" class="known-card band-${kindBand(facts.cards[card].kind)}" onClick=${show} onMouseEnter=${show}
            onMouseLeave=${() => board.show(null)} onBlur=${() => board.show(null)}>
      <${Slip} board=${board} card=${card} /></button>`;
}

/** Age, decks, tactics that all may copy, first since they can be touched, events, cards that count for everybody at the end. */
export function Decks({ board }) {
  const { view, facts, say } = board;
  const last = lastEvent(board.log ?? []);
  const bonuses = view.bonuses && (view.bonuses.known.length || Object.keys(view.bonuses.backs).length);
  const more = useMore();
  return html`<section class="decks panel small" ...${more} tabindex="0" aria-label=${say("web-through_the_ages-decks")}>
    <div class="deck-fact">
      <p class="deck-head"><strong class="name age-now">${say("web-through_the_ages-age", { age: view.age, n: view.round })}</strong>
        ${view.last_round > 0 && html`
          <span class="badge glow">${say("web-through_the_ages-last-round", { n: view.last_round })}</span>`}</p>
      <p class="deck-head">
        <span class="deck-head" title=${say("web-through_the_ages-deck", { n: view.deck })}><${Icon} name="civil" />
          <${Back} age=${view.age} n=${view.deck} label=${say("web-through_the_ages-deck-civil")} /></span>
        <span class="deck-head" title=${say("web-through_the_ages-military-deck", { n: view.military_deck })}><${Icon} name="military" />
          <${Back} age=${view.age} n=${view.military_deck} label=${say("web-through_the_ages-deck-military")} /></span></p>
    </div>
    ${view.shared_tactics.length > 0 &&
    html`<div class="deck-fact"><p class="deck-head"><${Icon} name="tactic" />
        <span class="deck-name">${say("web-through_the_ages-tactics")}</span></p>
      ${view.shared_tactics.map((card) => html`
        <${Thing} key=${card} board=${board} thing="tactic:${card}" card=${card} label=${board.name(card)}
                  extra="known-card band-${kindBand(facts.cards[card].kind)}"><${Slip} board=${board} card=${card} /><//>`)}
    </div>`}
    ${view.next_event && html`
      <div class="deck-fact"><p class="deck-head">${say("web-through_the_ages-next-event")}</p>
        <${Known} board=${board} card=${view.next_event} /></div>`}
    <${Events} board=${board} deck=${view.events} label="web-through_the_ages-events" />
    <${Events} board=${board} deck=${view.future_events} label="web-through_the_ages-future" />
    ${last && html`
      <div class="deck-fact"><p class="deck-head quiet-text">${say("web-through_the_ages-last-event")}</p>
        <${Known} board=${board} card=${last} /></div>`}
    ${bonuses > 0 && html`<${Events} board=${board} deck=${view.bonuses} label="web-through_the_ages-bonuses" />`}
  </section>`;
}
