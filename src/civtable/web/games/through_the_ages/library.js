/** All cards of the game for the library: by edition, kind and age. */

import { html } from "../../vendor/ui.js";
import { has, say } from "../../app/words.js";
import { BigCard } from "./cards.js";
import { AGES } from "./game.js";

/** @import { Filter } from "../../types/board.d.ts" */

const nameKey = (id) => `through_the_ages-card-${id}`;

/** The text of a card in an edition. */
function textOf(id, edition) {
  const kinds = edition === "2006" ? ["text_2006", "text"] : ["text"];
  const key = kinds.map((kind) => `through_the_ages-${kind}-${id}`).find(has);
  return key ? say(key) : null;
}

/** A card on the shelf. */
function Card({ card }) {
  const board = { facts: card.facts, say, nameKey, textOf: (id) => textOf(id, card.tags.edition) };
  return html`<${BigCard} board=${board} id=${card.id} />`;
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
        name: nameKey(id),
        text: () => [textOf(id, edition) ?? ""],
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
