/** All civilization cards and buildings for the library. */

import { html } from "../../vendor/ui.js";
import { say } from "../../app/words.js";
import { BuildingFace, CardFace } from "./faces.js";

/** A card or tile with its words. */
function Card({ card }) {
  return html`<article class="stone-age shelf">
    ${card.face.top
      ? html`<${CardFace} id=${card.id} card=${card.face} />`
      : html`<${BuildingFace} id=${card.id} tile=${card.face} say=${say} />`}
    <p class="small shelf-words">${say(card.name)}</p>
  </article>`;
}

/** Cards, filters, and how a card is drawn. */
export function library(facts) {
  const entry = (id, face, kind, key) => ({ id, key: id, name: key, text: () => [], tags: { kind }, face });
  const cards = [
    ...Object.entries(facts.cards).map(([id, face]) => entry(id, face, face.bottom.color, `stone_age-card-${id}`)),
    ...Object.entries(facts.buildings).map(([id, face]) => entry(id, face, "building", `stone_age-building-${id}`)),
  ];
  const kinds = ["green", "sand", "building"].map((kind) => ({
    value: kind,
    label: { key: `web-library-stone_age-${kind}` },
  }));
  return { cards, filters: [{ name: "kind", label: "web-library-kind", values: kinds }], Card };
}
