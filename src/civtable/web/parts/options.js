/** Everything that can be chosen now, as buttons. The same is on the board; here it is for keyboard and ear. */
import { html, useEffect, useMemo, useState } from "../vendor/ui.js";
import { apart } from "../app/picks.js";
import { language, say } from "../app/words.js";
import { PickButton, PickLine } from "./picking.js";

/** @import { Choice, Option as Offer } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @typedef {Pick<Table, "picks" | "busy" | "choose">} Chooser where a choice is made */

const FILTER_FROM = 13;

/**
 * Options by the first word of their code, in the order in which they are offered.
 * @template {Offer} Listed
 * @param {Listed[]} options
 */
function grouped(options) {
  /** @type {Map<string, Listed[]>} */
  const groups = new Map();
  for (const option of options) {
    const kind = option.code.split(" ")[0];
    groups.set(kind, [...(groups.get(kind) ?? []), option]);
  }
  return [...groups];
}

/**
 * Lower case without accents, so that "rio" finds "río".
 * @param {string} text
 */
const bare = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/**
 * What there is to choose: of things that are chosen together all of them, and what is a choice of its own.
 * @param {Choice} choice
 * @returns {Offer[]}
 */
export const offered = (choice) => (choice.several ? [...choice.several.things, ...apart(choice)] : choice.options);

/**
 * An option as a button: it is chosen at once, or picked together with others.
 * @param {{ table: Chooser, option: Offer & { text: string } }} props
 */
function Option({ table, option }) {
  const { picks } = table;
  if (picks.has(option.code)) return html`<${PickButton} picks=${picks} thing=${option} text=${option.text} />`;
  return html`<button class="button" data-code=${option.code} aria-disabled=${table.busy.value}
    onClick=${() => table.busy.peek() || table.choose(option.code).catch(() => {})}>${option.text}</button>`;
}

/** @param {{ table: Chooser, choice: Choice }} props */
export function Options({ table, choice }) {
  const [filter, setFilter] = useState("");
  useEffect(() => setFilter(""), [choice]);
  const spoken = useMemo(() => offered(choice).map((option) => ({ ...option, text: say(option.words) })), [choice, language.value]);
  const wanted = bare(filter.trim());
  const shown = spoken.filter((option) => !wanted || bare(option.text).includes(wanted) || option.code.includes(wanted));
  const many = spoken.length >= FILTER_FROM;
  return html`
    <div class="option-list">
      ${many && html`
        <div class="row option-filter">
          <input class="input" type="search" aria-label=${say("web-options-filter")} placeholder=${say("web-options-filter")}
                 value=${filter}
                 onInput=${(event) => setFilter(event.target.value)} />
          <span class="quiet-text small number" aria-live="polite">${say("web-options-count", { n: shown.length })}</span>
        </div>`}
      <div class="scroll option-scroll">
        ${grouped(shown).map(([kind, options]) => html`
          <ul class="options" key=${kind}>
            ${options.map((option) => html`
              <li key=${option.code}><${Option} table=${table} option=${option} /></li>`)}
          </ul>`)}
        ${!shown.length && html`<p class="quiet-text">${say("web-options-none")}</p>`}
      </div>
      ${choice.several && table.picks.several.value && html`
        <${PickLine} picks=${table.picks} question=${choice.question} busy=${table.busy.value} extra="small" />`}
    </div>`;
}
