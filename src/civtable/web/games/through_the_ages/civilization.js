/** A civilization: ratings, government, leader, wonders, technologies with workers and tokens, banks. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { Banks, Mood } from "./banks.js";
import { Drawing, parted, Yields } from "./cards.js";
import { columnsOf, kindBand, kindIcon } from "./game.js";
import { Thing } from "../common/things.js";

const MOST_PIECES = 6; // more are told by a number

/** Workers or blue tokens on a card, each a piece that travels; many are one piece and a number. */
export function Pieces({ count, name, fly, from }) {
  if (!count) return null;
  const shown = count > MOST_PIECES ? 1 : count;
  return html`
    <span class="pieces">
      ${Array.from({ length: shown }, (_, i) => html`<i key=${i} class="piece ${name}" data-fly="${fly}:${i}" data-from=${from}></i>`)}
      ${shown < count && html`<b class="number">${count}</b>`}</span>`;
}

/** A stock or rating, with what it grows by each turn. */
export function Figure({ icon, value, rate, most, label }) {
  return html`<span class="figure-fact" role="img"
      aria-label="${label}: ${value}${most ? `/${most}` : ""}${rate === undefined ? "" : ` (+${rate})`}" title=${label}>
    <${Icon} name=${icon} /><b class="number">${value}</b>${most && html`<span class="quiet-text number">/${most}</span>`}
    ${rate !== undefined && html`<span class="rate number">+${rate}</span>`}
  </span>`;
}

/** Action tokens: filled while they can be used. */
export function Actions({ icon, left, total, label }) {
  return html`<span class="action-tokens ${icon}" role="img" aria-label=${label} title=${label}>
    ${Array.from({ length: Math.max(left, total) }, (_, i) => html`<i key=${i} class=${i < left ? "ready" : "used"}></i>`)}
  </span>`;
}

/** The line of ratings. */
export function Ratings({ board, player }) {
  const { say, facts } = board;
  const word = (name) => say(`web-through_the_ages-${name}`);
  return html`<div class="ratings">
    <${Figure} icon="culture" value=${player.culture} rate=${player.culture_rate} label=${word("culture")} />
    <${Figure} icon="science" value=${player.science} rate=${player.science_rate} most=${facts.board.science_most}
               label=${word("science")} />
    <${Figure} icon="strength" value=${player.strength} label=${word("strength")} />
    <${Mood} board=${board} player=${player} />
    <${Figure} icon="food" value=${player.food} label=${word("food")} />
    <${Figure} icon="resource" value=${player.resources} label=${word("resources")} />
    <span class="actions-line">
      <${Actions} icon="civil" left=${player.civil_actions} total=${player.civil_total}
                  label=${say("web-through_the_ages-civil", { n: player.civil_actions, all: player.civil_total })} />
      <${Actions} icon="military" left=${player.military_actions} total=${player.military_total}
                  label=${say("web-through_the_ages-military", { n: player.military_actions, all: player.military_total })} />
    </span>
  </div>`;
}

/** A card in play that works without workers: a slip with its band, name and numbers. */
function Slip({ board, own, thing, card, note = null, extra = "" }) {
  const facts = board.facts.cards[card];
  const face = html`<span class="play-slip band-${kindBand(facts.kind)} ${extra}">
    <span class="card-band"><${Drawing} id=${card} /></span><span class="name slip-name">${board.name(card)}</span>
    ${note ?? html`<${Yields} card=${facts} lasting=${true} />`}
  </span>`;
  if (own) return html`<${Thing} board=${board} thing=${thing} card=${card} label=${board.name(card)}>${face}<//>`;
  return html`
    <span class="thing quiet" tabindex="0" role="img" aria-label=${board.name(card)}
          onMouseEnter=${(e) => board.show(card, e.currentTarget)} onMouseLeave=${() => board.show(null)}
          onFocus=${(e) => board.show(card, e.currentTarget)} onBlur=${() => board.show(null)}>${face}</span>`;
}

/** The stages of an unfinished wonder: covered ones and the prices of the rest. */
function Stages({ stages, built }) {
  return html`
    <span class="stage-steps">
      ${stages.map((price, i) => html`
        <span key=${i} class="stage-step number ${i < built ? "built" : ""}">${i < built ? "" : price}</span>`)}</span>`;
}

/** Pacts and wars that a player is part of, whoever's area they lie in. */
export function bonds(view, seat) {
  const found = [];
  view.players.forEach((holder, at) => {
    const { pact, war } = holder;
    if (pact && (at === seat || pact.with === seat)) found.push({ kind: "pact", card: pact.card, other: at === seat ? pact.with : at });
    if (war && (at === seat || war.on === seat))
      found.push({ kind: at === seat ? "war" : "threat", card: war.card, other: at === seat ? war.on : at });
  });
  return found;
}

/** Government, leader, wonders, special technologies, colonies, tactic, pacts, wars. */
function InPlay({ board, player, seat, own }) {
  const { facts, say } = board;
  const slip = (thing, card, more = {}) => html`<${Slip} key=${thing} board=${board} own=${own} thing=${thing} card=${card} ...${more} />`;
  return html`<div class="in-play">
    ${slip("government", player.government)}
    ${player.leader && slip("leader", player.leader)}
    ${player.building &&
      slip(`wonder:${player.building}`, player.building, {
        extra: "unfinished",
        note: html`<${Stages} stages=${facts.cards[player.building].stages} built=${player.stages_built} />`,
      })}
    ${player.wonders.map((card) => slip(`wonder:${card}`, card, player.ruins.includes(card) ? { extra: "ruin" } : {}))}
    ${player.specials.map((card) => slip(`special:${card}`, card))}
    ${player.colonies.map((card) => slip(`colony:${card}`, card))}
    ${player.tactic && slip(`mytactic:${player.tactic}`, player.tactic)}
    ${bonds(board.view, seat).map(({ card, other, kind }) => {
      const key = kind === "threat" ? "web-through_the_ages-from" : "web-through_the_ages-with";
      const note = html`<span class="tiny">${say(key, { player: { key: `seat-${other}` } })}</span>`;
      return slip(`${kind}:${card}`, card, { note });
    })}
  </div>`;
}

/** A technology: its name, what each worker gives, the workers and the blue tokens on it. */
function Technology({ board, player, seat, card, own, old }) {
  const facts = board.facts.cards[card];
  const workers = player.workers[card] ?? 0;
  const stored = player.stored[card] ?? 0;
  const label = board.say("web-through_the_ages-tech", { card: { key: board.nameKey(card) }, workers, tokens: stored });
  const empty = !workers && !stored;
  const face = html`<span class="tech band-${kindBand(facts.kind)} ${workers ? "" : "idle"} ${old && empty ? "old" : ""}"
      data-fly="tech:${seat}:${card}" data-kin=${own ? `card:${card}` : null}>
    <span class="card-band"><span class="tech-name">${parted(board.name(card))}</span><span class="card-age">${facts.age}</span></span>
    ${!(old && empty) &&
    html`<span class="tech-body"><span class="tech-cost number"><${Icon} name="resource" />${facts.resource_cost}</span>
      <${Yields} card=${facts} /></span>
      <span class="tech-pieces">
        <${Pieces} count=${workers} name="worker" fly="worker:${seat}:${card}" from=${own ? `unused:${seat}` : null} />
        <${Pieces} count=${stored} name="blue" fly="blue:${seat}:${card}" from=${own ? `blue:${seat}` : null} /></span>`}
  </span>`;
  if (own) return html`<${Thing} board=${board} thing="tech:${card}" card=${card} label=${label}>${face}<//>`;
  return html`
    <span class="thing quiet" role="img" aria-label=${label} onMouseEnter=${(e) => board.show(card, e.currentTarget)}
          onMouseLeave=${() => board.show(null)}>${face}</span>`;
}

/** Technologies in columns by kind. */
function Technologies({ board, player, seat, own }) {
  return html`<div class="tech-columns">
    ${columnsOf(player, board.facts).map(
      ({ kind, cards }) => html`<div key=${kind} class="tech-column" role="group"
          aria-label=${board.say(`web-through_the_ages-kind-${kind}`)}>
        <span class="column-head"><${Icon} name=${kindIcon(kind)} /></span>
        ${cards.map((card, i) => html`
          <${Technology} key=${card} board=${board} player=${player} seat=${seat} card=${card} own=${own} old=${i < cards.length - 1} />`)}
      </div>`,
    )}
  </div>`;
}

/** The whole of a player's civilization. */
export function Civilization({ board, seat, own = false }) {
  const player = board.view.players[seat];
  return html`<section class="civilization panel ${own ? "own" : ""}" data-seat=${seat}
      aria-label=${board.say("web-through_the_ages-civilization", { player: { key: `seat-${seat}` } })}>
    <header class="civ-head">
      <span class="seat"><${SeatSign} seat=${seat} size=${22} /><span class="name one-line">${board.say(`seat-${seat}`)}</span></span>
      <${Ratings} board=${board} player=${player} />
    </header>
    <${InPlay} board=${board} player=${player} seat=${seat} own=${own} />
    <${Banks} board=${board} player=${player} seat=${seat} own=${own} />
    <${Technologies} board=${board} player=${player} seat=${seat} own=${own} />
  </section>`;
}
