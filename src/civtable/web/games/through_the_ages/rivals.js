/** The rivals in short: what one asks about them in play. A click opens the whole civilization. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { botPhrase } from "../../app/bots.js";
import { Mood } from "./banks.js";
import { Drawing, parted, Slip } from "./cards.js";
import { BONDS, bonds, Civilization, Figure } from "./civilization.js";
import { kindBand } from "./game.js";

const CROWDED = 4; // so many players leave little room for each

/** A card of a rival as a small chip, with its name where two rivals leave room for it; who has but one sees what it does. */
function Chip({ board, card, extra = "", named = false }) {
  const facts = board.facts.cards[card];
  if (board.view.players.length === 2)
    return html`
      <span class="known-card band-${kindBand(facts.kind)} ${extra}"
            onMouseEnter=${(event) => board.show(card, event.currentTarget)} onMouseLeave=${() => board.show(null)}>
        <${Slip} board=${board} card=${card} /></span>`;
  const chip = html`
    <span class="chip band-${kindBand(facts.kind)} ${extra}" title=${board.name(card)}
          onMouseEnter=${(event) => board.show(card, event.currentTarget)} onMouseLeave=${() => board.show(null)}>
      <${Drawing} id=${card} label=${board.name(card)} /></span>`;
  if (!named) return chip;
  return html`
    <span class="named-chip ${facts.kind}">${chip}<span class="chip-name" aria-hidden="true">${parted(board.name(card))}
      ${facts.kind === "leader" && html`<span class="chip-words"> ${board.wordsOf(card)}</span>`}</span></span>`;
}

/** One rival in short. */
function Rival({ board, seat }) {
  const { say, view, decision, seats } = board;
  const player = view.players[seat];
  const word = (name) => say(`web-through_the_ages-${name}`);
  const out = player.marks.includes("resigned");
  return html`<section class="rival panel ${decision?.seat === seat ? "deciding" : ""} ${out ? "out" : ""}" data-seat=${seat}
      data-home="seat:${seat}">
    <header class="rival-head">
      <span class="seat grow"><${SeatSign} seat=${seat} size=${20} /><span class="name one-line">${say(`seat-${seat}`)}</span>
        ${seats?.[seat]?.kind === "bot" && html`<${Icon} name="bot" label=${say(botPhrase(seats[seat].level))} size=${16} />`}
        ${board.clockOf?.(seat)}</span>
      <${Figure} icon="culture" value=${player.culture} rate=${player.culture_rate} label=${word("culture")} />
    </header>
    <div class="rival-facts">
      <${Figure} icon="strength" value=${player.strength} label=${word("strength")} />
      <${Figure} icon="science" value=${player.science} rate=${player.science_rate} label=${word("science")} />
      <${Mood} board=${board} player=${player} />
      <${Figure} icon="food" value=${player.food} label=${word("food")} />
      <${Figure} icon="resource" value=${player.resources} label=${word("resources")} />
      <${Figure} icon="cards" value="${player.hand.count}+${player.military_hand.count}" label=${word("hands")} />
      <${Figure} icon="civil" value=${player.civil_actions} label=${word("civil-actions")} />
      <${Figure} icon="military" value=${player.military_actions} label=${word("military-actions")} />
    </div>
    <div class="rival-chips">
      ${player.leader && html`<${Chip} board=${board} card=${player.leader} named />`}
      <${Chip} board=${board} card=${player.government} named />
      ${player.wonders.map((card) => html`
        <${Chip} key=${card} board=${board} card=${card} extra=${player.ruins.includes(card) ? "ruin" : ""} named />`)}
      ${player.building && html`<${Chip} board=${board} card=${player.building} extra="unfinished" named />`}
      ${player.tactic && html`<${Chip} board=${board} card=${player.tactic} named />`}
      ${view.players.length < CROWDED && player.specials.map((card) => html`<${Chip} key=${card} board=${board} card=${card} />`)}
      ${player.colonies.map((card) => html`<${Chip} key=${card} board=${board} card=${card} />`)}
      ${bonds(view, seat)
        .map(({ card, other, kind }) => html`
          <span key=${`${kind}${card}`} class="bond ${kind}"><${Chip} board=${board} card=${card} />
            <${SeatSign} seat=${other} size=${16}
                         label=${say(BONDS[kind], { player: { key: `seat-${other}` } })} /></span>`)}
    </div>
    <button type="button" class="spot-button" aria-label=${say("web-through_the_ages-compare", { player: { key: `seat-${seat}` } })}
            onClick=${() => board.compare(seat)}></button>
  </section>`;
}

/** The rivals, from the left neighbour on. */
export function Rivals({ board, full = false }) {
  const { view, mine } = board;
  const players = view.players.length;
  const order = Array.from({ length: players - 1 }, (_, i) => (mine + 1 + i) % players);
  return html`<section class="rivals ${full ? "full" : ""}" aria-label=${board.say("web-through_the_ages-rivals")}>
    ${order.map((seat) =>
      (full
        ? html`<${Civilization} key=${seat} board=${board} seat=${seat} />`
        : html`<${Rival} key=${seat} board=${board} seat=${seat} />`))}
  </section>`;
}
