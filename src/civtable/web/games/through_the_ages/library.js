/** All cards of the game for the library: by edition, kind and age. */

import { html } from "../../vendor/ui.js";
import { say } from "../../app/words.js";
import { BigCard } from "./cards.js";
import { AGES } from "./game.js";
import { telling } from "./telling.js";

/** @import { Filter } from "../../types/board.d.ts" */

/** A card on the shelf. */
function Card({ card }) {
  return html`<${BigCard} board=${{ facts: card.facts, say, ...telling(card.tags.edition) }} id=${card.id} />`;
}

/** Cards, filters, and how a card is drawn. */
export function library(facts) {
  const editions = { 2015: facts, ...(facts["2006"] ? { 2006: facts["2006"] } : {}) };
  const cards = Object.entries(editions).flatMap(([edition, printed]) =>
    Object.entries(printed.cards)
      .filter(([, card]) => edition === "2015" || card.counts.some(Boolean) || card.resource_cost)
      .map(([id, card]) => ({
        id,
        key: `${edition} ${id}`,
        name: telling(edition).nameKey(id),
        text: () => [telling(edition).textOf(id) ?? ""],
        tags: { edition, kind: card.kind, age: card.age },
        facts: printed,
      })),
  );
  const kinds = [...new Set(cards.map((card) => card.tags.kind))];
  /** @type {Filter[]} */
  const filters = [
    {
      name: "kind",
      label: "web-library-kind",
      values: kinds.map((kind) => ({ value: kind, label: { key: `web-through_the_ages-kind-${kind}` } })),
    },
    { name: "age", label: "web-library-age", values: AGES.slice(0, 4).map((age) => ({ value: age, label: age })) },
  ];
  if (Object.keys(editions).length > 1)
    filters.unshift({
      name: "edition",
      label: "setting-name-through_the_ages-edition",
      must: true,
      values: ["2015", "2006"].map((value) => ({ value, label: value })),
    });
  return { cards, filters, Card };
}
