/** All cards of the game for the library: by suit and by nation. */

import { html } from "../../vendor/ui.js";
import { say } from "../../app/words.js";
import { BigCard } from "./cards.js";
import { bandOf } from "./game.js";

const nameKey = (id) => `imperium-card-${id}`;

/** Cards, filters, and how a card is drawn. */
export function library(facts) {
  const board = { facts, say, nameKey, name: (id) => say(nameKey(id)) };
  const owners = {};
  for (const [nation, brings] of Object.entries(facts.nations)) {
    const all = [...brings.power, ...brings.deck, ...brings.nation_deck, ...brings.developments, brings.accession];
    for (const id of all.filter(Boolean)) (owners[id] ??= []).push(nation);
  }
  const cards = Object.entries(facts.cards).map(([id, card]) => ({
    id,
    key: id,
    name: nameKey(id),
    text: () => (card.text ?? []).map((line) => say(line)),
    tags: { suit: card.suits.length ? card.suits : [bandOf(card)], nation: owners[id] ?? [] },
  }));
  const suits = ["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power"];
  return {
    cards,
    filters: [
      { name: "suit", label: "web-library-kind", values: suits.map((suit) => ({ value: suit, label: { key: `imperium-suit-${suit}` } })) },
      {
        name: "nation",
        label: "web-library-nation",
        values: Object.keys(facts.nations).map((nation) => ({ value: nation, label: { key: `imperium-nation-${nation}` } })),
      },
    ],
    Card: ({ card }) => html`<${BigCard} board=${board} id=${card.id} />`,
  };
}
