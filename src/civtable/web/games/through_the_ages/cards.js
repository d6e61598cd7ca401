/** Faces of cards, drawn from the facts, and the large card that hovering or holding shows. */

import { html, useEffect, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { drawingsBeside } from "../common/drawing.js";
import { kindBand, kindIcon } from "./game.js";

/** The drawing of a card. */
export const Drawing = drawingsBeside(import.meta.url);

const YIELDS = [
  ["food", "food"],
  ["resources", "resource"],
  ["science", "science"],
  ["culture", "culture"],
  ["happiness", "happiness"],
  ["strength", "strength"],
  ["civil_actions", "civil"],
  ["military_actions", "military"],
  ["urban_limit", "temple"],
  ["colonization", "colony"],
  ["blue", "token-blue"],
  ["yellow", "token-yellow"],
  ["gain_food", "food"],
  ["gain_resources", "resource"],
  ["gain_science", "science"],
  ["gain_culture", "culture"],
  ["gain_population", "worker"],
  ["gain_cards", "cards"],
];

/** What stands before a number: more by so much at once, a limit. */
const SIGN = { gain: "+", urban: "≤" };

const ARMY = ["infantry", "cavalry", "artillery"];

/** What a card gives while it is in play (by worker, for technologies) and, unless only that is asked for, at once: icons with numbers. */
export function Yields({ card, lasting = false }) {
  const given = YIELDS.filter(([name]) => card[name] && !(lasting && name.startsWith("gain_")));
  const army = (card.army ?? []).flatMap((count, i) => Array.from({ length: count }, () => ARMY[i]));
  return html`<span class="yields">
    ${army.map((unit, i) => html`<${Icon} key=${i} name=${unit} />`)}
    ${given.map(([name, icon]) => html`
      <span key=${name} class="yield"><b class="number">${SIGN[name.split("_")[0]] ?? ""}${card[name]}</b>
        <${Icon} name=${icon} /></span>`)}
    ${card.defense > 0 && html`<span class="yield"><b class="number">+${card.defense}</b><${Icon} name="strength" /></span>`}
  </span>`;
}

/** What a card costs: science to develop and resources to build it, the stages of a wonder, military actions of an attack. */
function Costs({ card, building = null }) {
  if (card.stages) return html`<span class="card-costs"><${Stages} stages=${card.stages} built=${building ?? 0} /></span>`;
  const { science_cost: science, revolution_cost: revolution, resource_cost: resources, cost } = card;
  if (science === undefined && !resources && !cost) return null;
  return html`<span class="card-costs">
    ${science !== undefined && html`
      <span class="price number"><${Icon} name="science" />${revolution === undefined ? science : `${science}/${revolution}`}</span>`}
    ${resources > 0 && html`<span class="price number"><${Icon} name="resource" />${resources}</span>`}
    ${cost > 0 && html`<span class="price number"><${Icon} name="military" />${cost}</span>`}
  </span>`;
}

/** The stages of a wonder: those that are built are covered, the others show their price. */
export function Stages({ stages, built }) {
  return html`
    <span class="stage-steps">
      ${stages.map((price, i) => html`
        <span key=${i} class="stage-step number ${i < built ? "built" : ""}">${i < built ? "" : price}</span>`)}</span>`;
}

/** The drawing of a card on a ground with the ornament of its age; `part` of it, from below, is there already. */
function Emblem({ id, age, part = null }) {
  return html`<span class="card-emblem age-${age}" aria-hidden="true" style=${part === null ? null : { "--part": part }}>
    <${Drawing} id=${id} extra=${part === null ? "" : "planned"} />
    ${part !== null && part > 0 && html`<${Drawing} id=${id} extra="raised" />`}</span>`;
}

const LONG = 9;
const BREAKS = /([aeiouyáéíóúâêôãõàèìòù])([b-df-hj-np-tv-zçñ])(?=[aeiouyáéíóúâêôãõàèìòù]\p{L}{2})/giu;
const BETWEEN = /([aeiouáéíóúâêôãõàèìòù](?:ck|[kmnrl]))(?=(?:th|sh|ch|[bcdfgptk])[rl]?[aeiouáéíóúâêôãõàèìòù]\p{L}{2})/giu;

/** A long word with places where it may be parted: before a consonant between vowels, and between two consonants. */
const softened = (word) => word.slice(0, 2) + word.slice(2).replace(BREAKS, "$1\u00ad$2").replace(BETWEEN, "$1\u00ad");

/** A name that may be parted in long words where the browser knows no better, and not before its level. */
export const parted = (name) =>
  name.replace(/ (?=[AI]+$)/u, "\u00a0").replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : softened(word)));

const WIDE = "(min-width: 1240px)";

/** The room of this window: the wide one of two, or the narrow one. */
export function useRoom({ wide: large, narrow }) {
  const [wide, setWide] = useState(matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return wide ? large : narrow;
}

/** What signs say by themselves: what these give is not told in words. */
const SIGNS = new Set(["territory", "tactic", "bonus"]);

/** What these give at once stands in their words. */
const TOLD = new Set(["action", "aggression", "pact"]);

/**
 * The face of a card on the table: kind, price in the row and age in the band, name, drawing, what it does, what it costs. `built` are
 * the stages of a wonder that is under construction; `note` stands in the place of the costs.
 */
export function CardFace({ board, id, price = null, leaving = false, built = null, note = null, inPlay = false, extra = "" }) {
  const card = board.facts.cards[id];
  const words = SIGNS.has(card.kind) ? null : board.wordsOf(id);
  return html`<span class="tta-card band-${kindBand(card.kind)} ${words ? "worded" : ""} ${extra}">
    <span class="card-band"><${Icon} name=${kindIcon(card.kind)} />
      ${price !== null && html`<span class="space-price number">
        ${leaving && html`<${Icon} name="left" />`}${price}<${Icon} name="civil" /></span>`}
      <span class="card-age">${card.age}</span></span>
    <span class="card-name name">${parted(board.name(id))}</span>
    <${Emblem} id=${id} age=${card.age} part=${built === null ? null : built / card.stages.length} />
    ${words && html`<span class="card-words">${parted(words)}</span>`}
    ${!(words && TOLD.has(card.kind)) && html`<${Yields} card=${card} lasting=${inPlay} />`}
    ${note ?? ((!inPlay || built !== null) && html`<${Costs} card=${card} building=${built} />`)}
  </span>`;
}

/** A card as a slip: its drawing on its colour, its name, and what it does, in words and in signs. */
export function Slip({ board, card }) {
  const facts = board.facts.cards[card];
  const words = SIGNS.has(facts.kind) ? null : board.wordsOf(card);
  return html`<span class="card-band"><${Drawing} id=${card} /></span>
    <span class="slip-body"><b class="slip-name">${board.name(card)}</b>
      ${words && html`<span class="slip-words">${words}</span>`}
      ${!(words && TOLD.has(facts.kind)) && html`<${Yields} card=${facts} lasting=${Boolean(words)} />`}</span>`;
}

/** A card in full: name, kind, price, what it does in words. */
export function BigCard({ board, id }) {
  const card = board.facts.cards[id];
  if (!card) return null;
  const { say } = board;
  return html`<article class="big-card band-${kindBand(card.kind)}">
    <header class="card-band"><${Icon} name=${kindIcon(card.kind)} /><h3 class="name grow">${say(board.nameKey(id))}</h3>
      <span class="card-age">${card.age}</span></header>
    <${Emblem} id=${id} age=${card.age} />
    <div class="big-body">
      <p class="big-line small quiet-text">${say(`web-through_the_ages-kind-${card.kind}`)}
        <${Costs} card=${card} /></p>
      <${Yields} card=${card} />
      ${board.textOf(id) && html`<p class="big-text">${board.textOf(id)}</p>`}
      ${card.counts?.some(Boolean) && html`<p class="tiny quiet-text">${board.view
        ? say("web-through_the_ages-copies", { n: card.counts[board.view.players.length - 2] })
        : say("web-through_the_ages-copies-all", { counts: card.counts.join(" / ") })}</p>`}
    </div>
  </article>`;
}
