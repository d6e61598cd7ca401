/** Faces of cards, drawn from the facts, and the large card that hovering or holding shows. */

import { html } from "../../vendor/ui.js";
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

const ARMY = ["infantry", "cavalry", "artillery"];

/** What a card gives while it is in play (by worker, for technologies) and, unless only that is asked for, at once: icons with numbers. */
export function Yields({ card, lasting = false }) {
  const given = YIELDS.filter(([name]) => card[name] && !(lasting && name.startsWith("gain_")));
  const army = (card.army ?? []).flatMap((count, i) => Array.from({ length: count }, () => ARMY[i]));
  return html`<span class="yields">
    ${army.map((unit, i) => html`<${Icon} key=${i} name=${unit} />`)}
    ${given.map(([name, icon]) => html`
      <span key=${name} class="yield"><b class="number">${name.startsWith("gain_") ? `+${card[name]}` : card[name]}</b>
        <${Icon} name=${icon} /></span>`)}
    ${card.defense > 0 && html`<span class="yield"><b class="number">+${card.defense}</b><${Icon} name="strength" /></span>`}
  </span>`;
}

/** The price on a card: science to develop, resources of the stages, military actions of an attack. */
function Price({ card }) {
  if (card.stages) return html`<span class="price stages number">${card.stages.join("·")}</span>`;
  if (card.science_cost !== undefined)
    return html`
      <span class="price number"><${Icon} name="science" />
        ${card.revolution_cost === undefined ? card.science_cost : `${card.science_cost}/${card.revolution_cost}`}</span>`;
  if (card.cost) return html`<span class="price number"><${Icon} name="military" />${card.cost}</span>`;
  return null;
}

/** The drawing of a card on a ground with the ornament of its age. */
function Emblem({ id, age }) {
  return html`<span class="card-emblem age-${age}" aria-hidden="true"><${Drawing} id=${id} /></span>`;
}

const LONG = 9;
const BREAKS = /([aeiouyáéíóúâêôãõàèìòù])([b-df-hj-np-tv-zçñ])(?=[aeiouyáéíóúâêôãõàèìòù]\p{L}{2})/giu;

/** A name that may be parted in long words where the browser knows no better. */
export const parted = (name) =>
  name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.slice(0, 2) + word.slice(2).replace(BREAKS, "$1\u00ad$2")));

/** The face of a card at a small size. `name` is spoken and shown. */
export function CardFace({ id, card, name, extra = "", children }) {
  return html`<span class="tta-card band-${kindBand(card.kind)} ${extra}">
    <span class="card-band"><${Icon} name=${kindIcon(card.kind)} /><span class="card-age">${card.age}</span></span>
    <span class="card-name name">${parted(name)}</span>
    <${Emblem} id=${id} age=${card.age} />
    <span class="card-foot"><${Price} card=${card} /><${Yields} card=${card} /></span>
    ${children}
  </span>`;
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
        ${card.resource_cost > 0 && html`<span class="yield"><${Icon} name="resource" /><b class="number">${card.resource_cost}</b></span>`}
        <${Price} card=${card} /></p>
      <${Yields} card=${card} />
      ${board.textOf(id) && html`<p class="big-text">${board.textOf(id)}</p>`}
      ${card.counts?.some(Boolean) && html`<p class="tiny quiet-text">${board.view
        ? say("web-through_the_ages-copies", { n: card.counts[board.view.players.length - 2] })
        : say("web-through_the_ages-copies-all", { counts: card.counts.join(" / ") })}</p>`}
    </div>
  </article>`;
}
