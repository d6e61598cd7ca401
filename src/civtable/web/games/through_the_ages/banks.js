/** The yellow and the blue bank with their thresholds, and happiness against need. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { Thing } from "../common/things.js";

/** Stretches of equal numbers in a table by tokens left: [{value, from, to}], fullest bank first. */
export function stretches(table) {
  const found = [];
  for (let tokens = table.length - 1; tokens >= 1; tokens--) {
    const open = found.at(-1);
    if (open && open.value === table[tokens]) open.from = tokens;
    else found.push({ value: table[tokens], from: tokens, to: tokens });
  }
  return found;
}

/** A bank: its tokens in stretches, each with what it shows. */
function Bank({ tokens, table, kind, mark }) {
  const all = stretches([...table, ...Array.from({ length: Math.max(0, tokens - table.length + 1) }, () => table.at(-1))]);
  return html`<span class="bank ${kind}">
    ${all.map(
      ({ value, from, to }) => html`<span key=${from} class="bank-part ${tokens >= from && tokens <= to ? "now" : ""}">
        <span class="bank-mark number">${mark(value, from, to)}</span>
        <span class="bank-tokens">
          ${Array.from({ length: to - from + 1 }, (_, i) => html`<i key=${i} class=${to - i <= tokens ? "token" : "hole"}></i>`)}</span>
      </span>`,
    )}
  </span>`;
}

/** Both banks of a player; the yellow one is where the population grows. */
export function Banks({ board, player, seat, own }) {
  const { facts, say } = board;
  const { population_cost: cost, consumption, happy_needed: needed, corruption } = facts.board;
  const at = (table, tokens) => table[Math.min(tokens, table.length - 1)];
  const faces = (from, to) => (at(needed, from) === at(needed, to) ? at(needed, to) : `${at(needed, to)}–${at(needed, from)}`);
  const yellow = html`<span data-home="bank:${seat}"><${Icon} name="token-yellow" /></span>
    <${Bank} kind="yellow" tokens=${player.yellow_bank} table=${cost}
             mark=${(value, from, to) => html`
               <${Icon} name="food" />${value}<small>−${at(consumption, from)}</small>
               <small class="faces"><${Icon} name="happiness" />${faces(from, to)}</small>`} />`;
  const label = say("web-through_the_ages-yellow", {
    n: player.yellow_bank,
    price: player.population_price,
    eats: at(consumption, player.yellow_bank),
    faces: at(needed, player.yellow_bank),
  });
  return html`<div class="banks">
    ${own
      ? html`<${Thing} board=${board} thing="bank" label=${label} extra="bank-thing">${yellow}<//>`
      : html`<span class="bank-thing" role="img" aria-label=${label}>${yellow}</span>`}
    <span class="unused" role="img" aria-label="${say("web-through_the_ages-unused")}: ${player.unused_workers}"
          title=${say("web-through_the_ages-unused")} data-home="unused:${seat}">
      <${Icon} name="worker" /><b class="number">${player.unused_workers}</b>
      <span class="pieces">
        ${Array.from({ length: Math.min(player.unused_workers, 4) }, (_, i) => html`
          <i key=${i} class="piece worker" data-fly="unused:${seat}:${i}" data-from=${own ? `bank:${seat}` : null}></i>`)}</span>
    </span>
    <span class="bank-thing" data-home="blue:${seat}" role="img"
          aria-label=${say("web-through_the_ages-blue", { n: player.blue_bank, lost: at(corruption, player.blue_bank) })}>
      <${Icon} name="token-blue" />
      <${Bank} kind="blue" tokens=${player.blue_bank} table=${corruption}
               mark=${(value) => (value ? html`<${Icon} name="corruption" />${value}` : "")} />
    </span>
  </div>`;
}

/** Happy faces against those that the population needs. */
export function Mood({ board, player }) {
  const { facts, say } = board;
  const table = facts.board.happy_needed;
  const need = table[Math.min(player.yellow_bank, table.length - 1)];
  const label = say("web-through_the_ages-mood", { has: player.happiness, need, discontent: player.discontent });
  return html`<span class="mood ${player.discontent ? "bad" : ""}" role="img" aria-label=${label} title=${label}>
    <${Icon} name=${player.discontent ? "discontent" : "happiness"} /><b class="number">${player.happiness}</b>
    <span class="quiet-text number">/${need}</span>
    ${player.discontent > 0 && html`<span class="badge bad number">−${player.discontent}</span>`}
  </span>`;
}
