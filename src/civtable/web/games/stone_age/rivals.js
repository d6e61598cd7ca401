/** The other players in short: what one asks about them in play. A click opens the full board. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { botPhrase } from "../../app/bots.js";
import { Count } from "./count.js";
import { held } from "./feeding.js";
import { GOODS, SYMBOLS, goodKey, seatPhrase, sum, toolTiles } from "./game.js";
import { Collections, PlayerBoard } from "./player.js";
import { Tally } from "./tally.js";
import { Symbol } from "./symbols.js";
import { hungerAhead, peopleOnCards, symbolsOf, worthNow } from "./worth.js";

/** Up to so many rivals have room to be shown larger. */
const ROOMY = 2;

/** A small figure with its icon. */
function Fact({ icon, value, label, extra = "", good = null }) {
  return html`<span class="fact ${extra}" title=${label} data-good=${good}
    ><${Icon} name=${icon} label=${label} /><span class="number">${value}</span></span
  >`;
}

/** A sign as often as it is held. */
function Repeated({ name, count }) {
  return Array.from({ length: count }, (_, i) => html`<${Symbol} key=${i} name=${name} />`);
}

/** The cards of a rival where there is little room: the signs of green ones, the people of sand ones times what they count. */
function Cards({ player, facts }) {
  const { counts } = symbolsOf(player, facts);
  const people = peopleOnCards(player, facts).filter((line) => line.count);
  return html`<div class="rival-signs" aria-hidden="true">
    ${SYMBOLS.map((symbol) => html`<${Repeated} key=${symbol} name=${symbol} count=${counts[symbol]} />`)}
    ${people.map(({ profession, count, by }) => html`
      <span key=${profession} class="rival-people number"><b>${count}</b><${Symbol} name=${profession} extra="of-sand" />×${by}</span>`)}
  </div>`;
}

/** One rival in short; where there is room, with all cards and buildings and what they are worth. */
export function Rival({ board, seat, roomy = false }) {
  const { say, view, facts, decision, seats } = board;
  const player = view.players[seat];
  const deciding = decision?.seat === seat;
  const tiles = toolTiles(player);
  const signs = symbolsOf(player, facts);
  const short = !board.ending.length && hungerAhead(view, seat);
  const score = board.over ? worthNow(player, facts) : player.score;
  return html`<section class="rival panel ${deciding ? "deciding" : ""}" data-seat=${seat} data-spot="rival-${seat}">
    <header class="rival-head">
      <span class="seat grow"
        ><${SeatSign} seat=${seat} size=${20} /> <span class="name one-line">${say(`seat-${seat}`)}</span>
        ${seats?.[seat]?.kind === "bot" && html`<${Icon} name="bot" label=${say(botPhrase(seats[seat].level))} size=${16} />`}
        ${view.start_player === seat && html`<${Icon} name="start" label=${say("web-stone_age-start")} size=${16} />`}
        ${board.clockOf?.(seat)}
      </span>
      <span class="score number" data-score=${seat}
        ><${Count} value=${score} motion=${board.motion} held=${held(board, seat, "score", score)}
      /></span>
    </header>
    <div class="rival-facts" data-home=${seat}>
      <${Fact}
        icon="people"
        value="${player.at_home}/${player.people}"
        label=${say("web-stone_age-at-home", { n: player.at_home, all: player.people })}
        extra="tinted"
        good="${seat}:people"
      />
      <${Fact} icon="field" value=${player.food_track} label=${say("web-stone_age-food-track")} good="${seat}:field" />
      <span class="fact" data-good="${seat}:tool" title=${say("web-stone_age-tools")}
        ><${Icon} name="tool" label=${say("web-stone_age-tools")} />
        <span class="number"
          >${tiles.length ? tiles.map((tile, i) => html`<span key=${i} class=${tile.used ? "spent" : ""}>${tile.value}</span>`) : "0"}</span
        >
      </span>
      <${Fact}
        icon="cards"
        value=${player.cards.length + (player.drawn_card === "hidden" ? 1 : 0)}
        label=${say("web-stone_age-cards-held", { n: sum(signs.sets) })}
      />
      <${Fact} icon="building" value=${player.buildings.length} label=${say("web-stone_age-buildings")} />
    </div>
    <div class="rival-facts rival-goods">
      ${["food", ...GOODS].map(
        (good) =>
          html`<span
            key=${good}
            class="fact ${player[good] ? "" : "none"} ${good === "food" && short ? "short" : ""}"
            data-good="${seat}:${good}"
            title=${say(goodKey(good))}
          >
            <${Icon} name=${good} label=${say(goodKey(good))} /><${Count}
              value=${player[good]}
              motion=${board.motion}
              wait=${board.settle}
              held=${held(board, seat, good, player[good])}
            />
          </span>`,
      )}
    </div>
    ${roomy && html`<${Collections} board=${board} player=${player} />`}
    <${Cards} player=${player} facts=${facts} />
    <button
      type="button"
      class="spot-button"
      aria-label=${say("web-stone_age-compare", { player: seatPhrase(seat) })}
      onClick=${() => board.compare(seat)}
    ></button>
  </section>`;
}

/** The rivals, from the left neighbour on, and the score of everybody. Few rivals are shown larger. */
export function Rivals({ board, full = false }) {
  const { view, mine } = board;
  const count = view.players.length;
  const order = Array.from({ length: count - 1 }, (_, i) => (mine + 1 + i) % count);
  const roomy = order.length <= ROOMY;
  const size = full ? "full" : roomy ? "roomy" : "";
  return html`<section class="rivals ${size}" aria-label=${board.say("web-stone_age-rivals")}>
    ${order.map((seat) =>
      (full
        ? html`<${PlayerBoard} key=${seat} board=${board} seat=${seat} />`
        : html`<${Rival} key=${seat} board=${board} seat=${seat} roomy=${roomy} />`))}
    <${Tally} board=${board} />
  </section>`;
}
