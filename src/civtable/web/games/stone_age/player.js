/** A player's own board: people at home, store, tools, cards and buildings, and what they are worth now. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { Count } from "./count.js";
import { AnyGood, Counted, pointsOf } from "./faces.js";
import { held } from "./feeding.js";
import { Figure } from "./figures.js";
import { GOODS, SYMBOLS, goodKey, seatPhrase, sum, toolTiles } from "./game.js";
import { Symbol } from "./symbols.js";
import { hungerAhead, peopleOnCards, symbolsOf, worthNow } from "./worth.js";

const STORE = ["food", ...GOODS];

/** Food and resources with their numbers. */
export function Store({ board, seat, player }) {
  const { say } = board;
  return html`<ul class="store" aria-label=${say("web-stone_age-store")} data-spot="store">
    ${STORE.map(
      (good) =>
        html`<li
          key=${good}
          class="good ${player[good] ? "" : "none"}"
          data-good="${seat}:${good}"
          title=${say(goodKey(good))}
        >
          <${Icon} name=${good} label=${say(goodKey(good))} /><${Count} value=${player[good]} motion=${board.motion}
            wait=${board.settle} held=${held(board, seat, good, player[good])} />
        </li>`,
    )}
  </ul>`;
}

/** The tool tiles, those used this round turned away, and one-use tools. */
export function Tools({ board, seat, player }) {
  const { say } = board;
  return html`<span class="tools" role="group" aria-label=${say("web-stone_age-tools")} data-spot="tools" data-good="${seat}:tool">
    ${toolTiles(player).map(
      ({ value, used }, i) =>
        html`<span
          key=${i}
          class="tool-tile number ${used ? "used" : ""}"
          role="img"
          aria-label=${say(used ? "web-stone_age-tool-used" : "web-stone_age-tool", { n: value })}
        >
          <${Icon} name="tool" />${value}
        </span>`,
    )}
    ${player.one_use_tools.map(
      (value) =>
        html`<span
          key="o${value}"
          class="once-tile number"
          role="img"
          aria-label=${say("web-stone_age-tool-once", { n: value })}
          title=${say("web-stone_age-tool-once", { n: value })}
          >${value}</span
        >`,
    )}
    ${!player.tools.length && !player.one_use_tools.length && html`<span class="quiet-text small">${say("web-stone_age-no-tools")}</span>`}
  </span>`;
}

/** The card for any two resources, while it lies ready. */
export function TwoResources({ board, player, mine }) {
  if (!player.any_two_resources) return null;
  const { say, read, reason } = board;
  const can = mine && read.takes.length > 0;
  return html`<span class="two-resources-card">
    <button
      type="button"
      class="button small two-resources ${can ? "can" : ""}"
      aria-disabled=${can ? null : "true"}
      onClick=${() => mine && board.take()}
    >
      <${AnyGood} /><span>${say("web-stone_age-any-two")}</span>
    </button>
    ${mine && reason?.place === "any_two" && html`<span class="small" role="status">${say(reason.why)}</span>`}
  </span>`;
}

/** People at home as figures, and how many there are in all. */
function People({ board, seat, player }) {
  const { say } = board;
  const short = hungerAhead(board.view, seat);
  return html`<div class="people" data-spot="people" data-good="${seat}:people">
    <span
      class="home"
      data-home=${seat}
      role="img"
      aria-label=${say("web-stone_age-at-home", { n: player.at_home, all: player.people })}
    >
      ${Array.from({ length: player.at_home }, (_, i) => html`<${Figure} key=${i} seat=${seat} id="home:${seat}:${i}" />`)}
      ${Array.from({ length: player.people - player.at_home }, (_, i) => html`<span key="o${i}" class="away"></span>`)}
    </span>
    <span class="small ${short ? "short" : "quiet-text"}" data-spot="hunger">
      ${short ? say("web-stone_age-short", { n: short }) : say("web-stone_age-fed", { people: player.people, track: player.food_track })}
    </span>
  </div>`;
}

/** Green cards: the eight signs, those held twice marked, and their points. */
function Symbols({ board, player, mine }) {
  const { say, facts } = board;
  const { counts, sets, points } = symbolsOf(player, facts);
  const how =
    sets
      .filter((n) => n)
      .map((n) => `${n}²`)
      .join(" + ") || "0";
  return html`<div class="collection green-collection" data-spot=${mine ? "symbols" : null} title="${how} = ${points}">
    <span class="signs">
      ${SYMBOLS.map((symbol) => {
        const label = `${say(`stone_age-symbol-${symbol}`)}: ${counts[symbol]}`;
        return html`<span key=${symbol} class="sign-slot held-${Math.min(counts[symbol], 2)}" title=${label}
          ><${Symbol} name=${symbol} label=${label}
        /></span>`;
      })}
    </span>
    <b class="number worth">${points}</b>
  </div>`;
}

/** Sand cards: how many people of each profession, times what they count. */
function Professions({ board, player, mine }) {
  const { say, facts } = board;
  const lines = peopleOnCards(player, facts);
  return html`<div class="collection sand-collection" data-spot=${mine ? "professions" : null}>
    <span class="signs">
      ${lines.map(
        ({ profession, count, by, points }) =>
          html`<span
            key=${profession}
            class="profession ${count ? "" : "none"}"
            title="${say(`stone_age-profession-${profession}`)}: ${count} × ${by} = ${points}"
          >
            <b class="number">${count}</b
            ><${Symbol} name=${profession} label=${say(`stone_age-profession-${profession}`)} />
            <span class="number by">×${by}</span><${Counted} profession=${profession} size=${16} />
          </span>`,
      )}
    </span>
    <b class="number worth">${sum(lines.map((line) => line.points))}</b>
  </div>`;
}

/** Building tiles by their points. */
function Buildings({ board, player, mine }) {
  const { say, facts } = board;
  return html`<div class="collection building-collection" data-spot=${mine ? "own-buildings" : null}>
    <span class="signs">
      <${Icon} name="building" label=${say("web-stone_age-buildings")} /><b class="number"
        >${player.buildings.length}</b
      >
      ${player.buildings.map((id) => {
        const label = say(`stone_age-building-${id}`);
        const tile = facts.buildings[id];
        return html`<span key=${id} class="mini-tile number" role="img" aria-label=${label} title=${label}
          >${tile.kind === "fixed" ? pointsOf(tile) : "★"}</span
        >`;
      })}
    </span>
    <b class="number worth">${player.points.buildings}</b>
  </div>`;
}

/** Cards and buildings: what each kind is, and is worth now. */
export function Collections({ board, player, mine = false }) {
  return html`<div class="player-cards">
    <${Symbols} board=${board} player=${player} mine=${mine} />
    <${Professions} board=${board} player=${player} mine=${mine} />
    <${Buildings} board=${board} player=${player} mine=${mine} />
  </div>`;
}

/** The whole board of a player. */
export function PlayerBoard({ board, seat, mine = false }) {
  const { say, view, facts } = board;
  const player = view.players[seat];
  const worth = worthNow(player, facts);
  const score = board.over ? worth : player.score;
  return html`<section
    class="player-board panel ${mine ? "mine" : ""}"
    data-seat=${seat}
    aria-label=${say("web-stone_age-board-of", { player: seatPhrase(seat) })}
  >
    <header class="player-head">
      <span class="seat"
        ><${SeatSign} seat=${seat} size=${22} /> <span class="name one-line">${say(`seat-${seat}`)}</span>${board.clockOf?.(seat)}</span
      >
      <span class="score" title=${say("web-stone_age-worth", { n: worth })}>
        <b class="number big" data-score=${seat}
          ><${Count} value=${score} motion=${board.motion} held=${held(board, seat, "score", score)} /></b>
        ${!board.over && html`<span class="small quiet-text">${say("web-stone_age-worth-short", { n: worth })}</span>`}
      </span>
    </header>
    <div class="player-goods">
      <${Store} board=${board} seat=${seat} player=${player} />
      <${People} board=${board} seat=${seat} player=${player} />
    </div>
    <div class="player-tools">
      <${Tools} board=${board} seat=${seat} player=${player} />
      <span class="small quiet-text food-line" data-good="${seat}:field" title=${say("web-stone_age-food-track")}
        ><${Icon} name="field" /> <b class="number">${player.food_track}</b></span
      >
      <${TwoResources} board=${board} player=${player} mine=${mine} />
    </div>
    <${Collections} board=${board} player=${player} mine=${mine} />
  </section>`;
}
