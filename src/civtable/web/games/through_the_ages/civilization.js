/** A civilization: ratings, government, leader, wonders, technologies with workers and tokens, banks. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { Banks, Mood } from "./banks.js";
import { Yields } from "./cards.js";
import { columnsOf, kindBand, kindIcon } from "./game.js";
import { Thing } from "../common/things.js";

const dots = (count, name) => Array.from({ length: count }, (_, i) => html`<i key=${i} class="piece ${name}"></i>`);

/** A stock or rating, with what it grows by each turn. */
export function Figure({ icon, value, rate, label }) {
  return html`<span class="figure-fact" role="img" aria-label="${label}: ${value}${rate === undefined ? "" : ` (+${rate})`}" title=${label}>
    <${Icon} name=${icon} /><b class="number">${value}</b>${rate !== undefined && html`<span class="rate number">+${rate}</span>`}
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
  const { say } = board;
  const word = (name) => say(`web-through_the_ages-${name}`);
  return html`<div class="ratings">
    <${Figure} icon="culture" value=${player.culture} rate=${player.culture_rate} label=${word("culture")} />
    <${Figure} icon="science" value=${player.science} rate=${player.science_rate} label=${word("science")} />
    <${Figure} icon="strength" value=${player.strength} label=${word("strength")} />
    <${Mood} board=${board} player=${player} />
    <${Figure} icon="food" value=${player.food} label=${word("food")} />
    <${Figure} icon="resource" value=${player.resources} label=${word("resources")} />
    <${Figure} icon="worker" value=${player.unused_workers} label=${word("unused")} />
    <span class="actions-line">
      <${Actions} icon="civil" left=${player.civil_actions} total=${player.civil_total} label=${say("web-through_the_ages-civil", { n: player.civil_actions, all: player.civil_total })} />
      <${Actions} icon="military" left=${player.military_actions} total=${player.military_total} label=${say("web-through_the_ages-military", { n: player.military_actions, all: player.military_total })} />
    </span>
  </div>`;
}

/** A card in play that works without workers: a slip with its band, name and numbers. */
function Slip({ board, own, thing, card, note = null, extra = "" }) {
  const facts = board.facts.cards[card];
  const face = html`<span class="play-slip band-${kindBand(facts.kind)} ${extra}">
    <span class="card-band"><${Icon} name=${kindIcon(facts.kind)} /></span><span class="name slip-name">${board.name(card)}</span>${note ?? html`<${Yields} card=${facts} />`}
  </span>`;
  if (own) return html`<${Thing} board=${board} thing=${thing} card=${card} label=${board.name(card)}>${face}<//>`;
  return html`<span class="thing quiet" tabindex="0" role="img" aria-label=${board.name(card)} onMouseEnter=${(e) => board.show(card, e.currentTarget)} onMouseLeave=${() => board.show(null)} onFocus=${(e) => board.show(card, e.currentTarget)} onBlur=${() => board.show(null)}>${face}</span>`;
}

/** The stages of an unfinished wonder: covered ones and the prices of the rest. */
function Stages({ stages, built }) {
  return html`<span class="stage-steps">${stages.map((price, i) => html`<span key=${i} class="stage-step number ${i < built ? "built" : ""}">${i < built ? "" : price}</span>`)}</span>`;
}

/** Pacts and wars that a player is part of, whoever's area they lie in. */
function bonds(view, seat) {
  const found = [];
  view.players.forEach((holder, at) => {
    const { pact, war } = holder;
    if (pact && (at === seat || pact.with === seat)) found.push({ kind: "pact", card: pact.card, other: at === seat ? pact.with : at });
    if (war && (at === seat || war.on === seat)) found.push({ kind: at === seat ? "war" : "threat", card: war.card, other: at === seat ? war.on : at });
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
    ${player.building && slip(`wonder:${player.building}`, player.building, { extra: "unfinished", note: html`<${Stages} stages=${facts.cards[player.building].stages} built=${player.stages_built} />` })}
    ${player.wonders.map((card) => slip(`wonder:${card}`, card, player.ruins.includes(card) ? { extra: "ruin" } : {}))}
    ${player.specials.map((card) => slip(`special:${card}`, card))}
    ${player.colonies.map((card) => slip(`colony:${card}`, card))}
    ${player.tactic && slip(`mytactic:${player.tactic}`, player.tactic)}
    ${bonds(board.view, seat).map(({ card, other, kind }) => slip(`${kind}:${card}`, card, { note: html`<span class="tiny">${say(kind === "threat" ? "web-through_the_ages-from" : "web-through_the_ages-with", { player: { key: `seat-${other}` } })}</span>` }))}
  </div>`;
}

/** A technology: its name, what each worker gives, the workers and the blue tokens on it. */
function Technology({ board, player, card, own }) {
  const facts = board.facts.cards[card];
  const workers = player.workers[card] ?? 0;
  const stored = player.stored[card] ?? 0;
  const label = board.say("web-through_the_ages-tech", { card: { key: board.nameKey(card) }, workers, tokens: stored });
  const face = html`<span class="tech band-${kindBand(facts.kind)} ${workers ? "" : "idle"}">
    <span class="card-band"><span class="tech-name one-line">${board.name(card)}</span></span>
    <span class="tech-body"><span class="tech-cost number"><${Icon} name="resource" />${facts.resource_cost}</span><${Yields} card=${facts} /></span>
    <span class="tech-pieces">${dots(workers, "worker")}${dots(stored, "blue")}</span>
  </span>`;
  if (own) return html`<${Thing} board=${board} thing="tech:${card}" card=${card} label=${label}>${face}<//>`;
  return html`<span class="thing quiet" role="img" aria-label=${label} onMouseEnter=${(e) => board.show(card, e.currentTarget)} onMouseLeave=${() => board.show(null)}>${face}</span>`;
}

/** Technologies in columns by kind. */
function Technologies({ board, player, own }) {
  return html`<div class="tech-columns">
    ${columnsOf(player, board.facts).map(
      ({ kind, cards }) => html`<div key=${kind} class="tech-column" role="group" aria-label=${board.say(`web-through_the_ages-kind-${kind}`)}>
        <span class="column-head"><${Icon} name=${kindIcon(kind)} /></span>
        ${cards.map((card) => html`<${Technology} key=${card} board=${board} player=${player} card=${card} own=${own} />`)}
      </div>`,
    )}
  </div>`;
}

/** The whole of a player's civilization. */
export function Civilization({ board, seat, own = false }) {
  const player = board.view.players[seat];
  return html`<section class="civilization panel ${own ? "own" : ""}" data-seat=${seat} aria-label=${board.say("web-through_the_ages-civilization", { player: { key: `seat-${seat}` } })}>
    <header class="civ-head">
      <span class="seat"><${SeatSign} seat=${seat} size=${22} /><span class="name one-line">${board.say(`seat-${seat}`)}</span></span>
      <${Ratings} board=${board} player=${player} />
    </header>
    <${InPlay} board=${board} player=${player} seat=${seat} own=${own} />
    <${Banks} board=${board} player=${player} own=${own} />
    <${Technologies} board=${board} player=${player} own=${own} />
  </section>`;
}
