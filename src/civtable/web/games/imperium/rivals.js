/** The others: rivals in short, in full on demand, or the automa. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { botPhrase } from "../../app/bots.js";
import { Automa } from "./automa.js";
import { Mini } from "./cards.js";
import { Nation, StateCard } from "./nation.js";

/** One rival in short. */
function Rival({ board, seat }) {
  const { say, view, decision, seats } = board;
  const player = view.players[seat];
  const figures = [
    ["cards", player.hand.count, "web-imperium-figure-hand"],
    ["discard", player.discard.length, "web-imperium-figure-discard"],
    ["history", player.history.length, "web-imperium-figure-history"],
    ["play", player.in_play.length, "web-imperium-figure-in_play"],
    ["government", player.nation_deck, "web-imperium-nation-deck"],
  ];
  return html`<section class="rival panel ${decision?.seat === seat ? "deciding" : ""}" data-seat=${seat}
      data-home="seat:${seat}">
    <${StateCard} board=${board} player=${player}><${SeatSign} seat=${seat} size=${20} />
      <span class="name one-line">${say(`seat-${seat}`)}</span>
      ${seats?.[seat]?.kind === "bot" && html`<${Icon} name="bot" label=${say(botPhrase(seats[seat].level))} size=${16} />`}
      <span class="small one-line quiet-text">${say(`imperium-nation-${player.nation}`)}</span>${board.clockOf?.(seat)}<//>
    <p class="figures">
      ${figures.map(([icon, n, key]) => html`
        <span key=${icon} class="good" title=${say(key)}><${Icon} name=${icon} label=${say(key)} /><b class="number">${n}</b></span>`)}</p>
    <span class="minis" aria-hidden="true">
      ${player.in_play.map(({ card }, i) => html`
        <span key=${`${card}-${i}`} title=${board.name(card)} onClick=${() => board.compare(seat)}
              onMouseEnter=${(event) => board.show(card, event.currentTarget)} onMouseLeave=${() => board.show(null)}>
          <${Mini} board=${board} id=${card} /><span class="mini-name">${board.name(card)}</span></span>`)}</span>
    <button type="button" class="spot-button" aria-label=${say("web-imperium-compare", { player: { key: `seat-${seat}` } })}
            onClick=${() => board.compare(seat)}></button>
  </section>`;
}

/** Everybody else. */
export function Others({ board, full = false }) {
  const { view, mine, say } = board;
  const players = view.players.length;
  const order = Array.from({ length: players - 1 }, (_, i) => (mine + 1 + i) % players);
  return html`<section class="rivals ${full ? "full" : ""}" aria-label=${say("web-imperium-others")}>
    ${view.automa && html`<${Automa} board=${board} />`}
    ${order.map((seat) =>
      (full
        ? html`<${Nation} key=${seat} board=${board} seat=${seat} grows=${true} />`
        : html`<${Rival} key=${seat} board=${board} seat=${seat} />`))}
  </section>`;
}
