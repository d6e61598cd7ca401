/** A civilization: ratings, government, leader, wonders, technologies with workers and tokens, banks. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { Banks, Mood } from "./banks.js";
import { CardFace, Drawing, parted, useRoom, Yields } from "./cards.js";
import { columnsOf, kindBand, kindIcon } from "./game.js";
import { IN_PLAY, larger, linesOf } from "./lines.js";
import { Thing } from "../common/things.js";

const FEW = 6; // with fewer cards in play, the places of leader and wonder are shown

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

/** A card in play that works without workers, with what it does. */
function CardInPlay({ board, own, thing, card, ...face }) {
  const shown = html`<${CardFace} board=${board} id=${card} inPlay=${true} ...${face} />`;
  if (own) return html`<${Thing} board=${board} thing=${thing} card=${card} label=${board.name(card)}>${shown}<//>`;
  return html`
    <span class="thing quiet" tabindex="0" role="img" aria-label=${board.name(card)}
          onMouseEnter=${(e) => board.show(card, e.currentTarget)} onMouseLeave=${() => board.show(null)}
          onFocus=${(e) => board.show(card, e.currentTarget)} onBlur=${() => board.show(null)}>${shown}</span>`;
}

/** The place of a card that is not there yet. */
function Place({ board, kind }) {
  return html`
    <span class="empty-place band-${kindBand(kind)}"><${Icon} name=${kindIcon(kind)} />
      <span>${board.say(`web-through_the_ages-kind-${kind}`)}</span></span>`;
}

/** What is said of the other player of a pact, of a war of one's own, and of one that somebody else has declared. */
export const BONDS = { pact: "web-through_the_ages-with", war: "web-through_the_ages-against", threat: "web-through_the_ages-from" };

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
  const { say } = board;
  const bound = bonds(board.view, seat);
  const { building, colonies, leader, specials, tactic, wonders } = player;
  const others = [leader, tactic].filter(Boolean).length + wonders.length + specials.length + colonies.length + bound.length;
  const there = 1 + others + (building ? 1 : 0);
  const places = there < FEW ? [!leader, !building].filter(Boolean).length : 0;
  const room = useRoom(IN_PLAY);
  const first = [leader && "leader", building && `wonder:${building}`, ...wonders.map((card) => `wonder:${card}`), "government"];
  const large = larger(first.filter(Boolean), there + places, room);
  const { crowded, lines, across } = linesOf(there + places + large.size, room);
  const place = (kind) => places > 0 && html`<${Place} key=${kind} board=${board} kind=${kind} />`;
  const lay = (thing, card, extra = "", more = {}) => html`
    <${CardInPlay} key=${thing} board=${board} own=${own} thing=${thing} card=${card} ...${more}
                   extra="${extra} ${large.has(thing) ? "large" : ""}" />`;
  const packed = lines === room.lines ? "packed" : "";
  return html`<div class="in-play ${crowded ? "crowded" : ""} ${packed}" style=${{ "--across": across, "--lines": lines }}>
    ${lay("government", player.government)}
    ${leader ? lay("leader", leader) : place("leader")}
    ${building ? lay(`wonder:${building}`, building, "unfinished", { built: player.stages_built }) : place("wonder")}
    ${wonders.map((card) => lay(`wonder:${card}`, card, player.ruins.includes(card) ? "ruin" : ""))}
    ${specials.map((card) => lay(`special:${card}`, card))}
    ${tactic && lay(`mytactic:${tactic}`, tactic)}
    ${colonies.map((card) => lay(`colony:${card}`, card))}
    ${bound.map(({ card, other, kind }) => {
      const note = html`<span class="card-costs"><${SeatSign} seat=${other} size=${14} />
        <span class="one-line">${say(BONDS[kind], { player: { key: `seat-${other}` } })}</span></span>`;
      return lay(`${kind}:${card}`, card, kind, { note });
    })}
  </div>`;
}

/** A technology: its name, what each worker gives, the workers and the blue tokens on it. */
function Technology({ board, player, seat, card, own, old }) {
  const facts = board.facts.cards[card];
  const workers = player.workers[card] ?? 0;
  const stored = player.stored[card] ?? 0;
  const label = board.say("web-through_the_ages-tech", { card: { key: board.nameKey(card) }, workers, tokens: stored });
  const face = html`<span class="tech band-${kindBand(facts.kind)} ${workers ? "" : "idle"} ${old ? "old" : ""}"
      data-fly="tech:${seat}:${card}" data-kin=${own ? `card:${card}` : null}>
    <span class="card-band"><span class="tech-name">${parted(board.name(card))}</span><span class="card-age">${facts.age}</span></span>
    ${!old &&
    html`<span class="tech-body"><span class="tech-cost number"><${Icon} name="resource" />${facts.resource_cost}</span>
      <${Yields} card=${facts} /></span>
      <span class="tech-emblem age-${facts.age}" aria-hidden="true"><${Drawing} id=${card} /></span>
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
  const columns = columnsOf(player, board.facts);
  const isOpen = (cards, i) => i === cards.length - 1 || player.workers[cards[i]] > 0 || player.stored[cards[i]] > 0;
  const open = (cards) => cards.filter((_, i) => isOpen(cards, i)).length;
  const folded = (cards) => cards.length - open(cards);
  const room = (cards) => `(100cqh - var(--head) - ${folded(cards)} * 24px) / ${open(cards)} - 4px`;
  const need = columns.map(({ cards }) => `${open(cards)} * (var(--least) + 4px) + ${folded(cards)} * 24px`);
  return html`<div class="tech-columns" style=${{ "--need": `max(${need.join(", ")})` }}>
    ${columns.map(
      ({ kind, cards }) => html`<div key=${kind} class="tech-column" style=${{ "--room": room(cards) }} role="group"
          aria-label=${board.say(`web-through_the_ages-kind-${kind}`)}>
        <span class="column-head"><${Icon} name=${kindIcon(kind)} /></span>
        ${cards.map((card, i) => html`
          <${Technology} key=${card} board=${board} player=${player} seat=${seat} card=${card} own=${own} old=${!isOpen(cards, i)} />`)}
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
      <span class="seat"><${SeatSign} seat=${seat} size=${22} /><span class="name one-line">${board.say(`seat-${seat}`)}</span>
        ${board.clockOf?.(seat)}</span>
      <${Ratings} board=${board} player=${player} />
    </header>
    <${InPlay} board=${board} player=${player} seat=${seat} own=${own} />
    <${Banks} board=${board} player=${player} seat=${seat} own=${own} />
    <${Technologies} board=${board} player=${player} seat=${seat} own=${own} />
  </section>`;
}
