/** The others: rivals in short, or the automa with its spaces, die and table. */

import { html } from "../../vendor/ui.js";
import { Die, Icon, SeatSign } from "../../icons.js";
import { TOKENS, stateIcon } from "./game.js";
import { Goods, Nation } from "./nation.js";

const known = (board, card) => html`<button type="button" class="known" onMouseEnter=${(e) => board.show(card, e.currentTarget)} onMouseLeave=${() => board.show(null)} onFocus=${(e) => board.show(card, e.currentTarget)} onBlur=${() => board.show(null)}>${board.name(card)}</button>`;

/** One rival in short. */
function Rival({ board, seat }) {
  const { say, view, decision } = board;
  const player = view.players[seat];
  const hand = Array.isArray(player.hand) ? player.hand.length : player.hand;
  return html`<section class="rival panel ${decision?.seat === seat ? "deciding" : ""}" data-seat=${seat}>
    <header class="seat"><${SeatSign} seat=${seat} size=${20} /><span class="name one-line grow">${say(`seat-${seat}`)}</span></header>
    <p class="small one-line">${say(`imperium-nation-${player.nation}`)}</p>
    <${Goods} board=${board} player=${player} />
    <p class="tiny">${say("web-imperium-rival", { hand, deck: player.deck, discard: player.discard.length, history: player.history.length, play: player.in_play.length })}</p>
    <button type="button" class="spot-button" aria-label=${say("web-imperium-compare", { player: { key: `seat-${seat}` } })} onClick=${() => board.compare(seat)}></button>
  </section>`;
}

/** The automa: goods, spaces, die, what lies where. */
function Automa({ board }) {
  const { say, view } = board;
  const automa = view.automa;
  return html`<section class="automa panel" aria-label=${say("web-imperium-automa")}>
    <header class="seat"><${Icon} name="bot" /><span class="name grow">${say(`imperium-nation-${automa.nation}`)}</span>${automa.die > 0 && html`<${Die} face=${automa.die} size=${22} label=${say("web-imperium-die", { n: automa.die })} />`}</header>
    <div class="goods">${TOKENS.map((token) => html`<span key=${token} class="good" role="img" aria-label="${say(`imperium-resource-${token}`)}: ${automa.tokens[token]}"><${Icon} name=${token} /><b class="number">${automa.tokens[token]}</b></span>`)}
      <span class="badge"><${Icon} name=${stateIcon(automa.state)} />${say(`imperium-state-${automa.state}`)}</span><span class="badge">${say(`setting-value-imperium-level-${automa.level}`)}</span></div>
    <ol class="automa-spaces" aria-label=${say("web-imperium-spaces")}>${automa.spaces.map(
      (space, i) => html`<li key=${i} class=${automa.die === i + 1 ? "rolled" : ""}><span class="number">${i + 1}</span>
        ${space === null ? html`<span class="quiet-text">–</span>` : space === "face_down" || space === "blocked" ? html`<span class="quiet-text">${say(`web-imperium-space-${space}`)}</span>` : known(board, space)}</li>`,
    )}</ol>
    <p class="tiny">${say("web-imperium-automa-piles", { deck: automa.deck, discard: automa.discard.length, history: automa.history.length, dynasty: automa.dynasty })}</p>
    ${automa.in_play.length > 0 && html`<p class="small in-line">${automa.in_play.map((card, i) => html`<span key=${i}>${known(board, card)}</span>`)}</p>`}
  </section>`;
}

/** Everybody else. */
export function Others({ board, full = false }) {
  const { view, mine, say } = board;
  const players = view.players.length;
  const order = Array.from({ length: players - 1 }, (_, i) => (mine + 1 + i) % players);
  return html`<section class="rivals ${full ? "full" : ""}" aria-label=${say("web-imperium-others")}>
    ${view.automa && html`<${Automa} board=${board} />`}
    ${order.map((seat) => (full ? html`<${Nation} key=${seat} board=${board} seat=${seat} />` : html`<${Rival} key=${seat} board=${board} seat=${seat} />`))}
  </section>`;
}
