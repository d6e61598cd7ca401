/** The cards of a game, to look up without a table: search by name or text, filters by kind. */
import { html, useMemo, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { folded } from "../app/search.js";
import { useBoard } from "../parts/board_frame.js";
import { Waiting } from "../parts/loading.js";
import { NotFoundPage } from "./not_found.js";

/** @import { BoardModule, FoundBoard, LibraryCard } from "../types/board.d.ts" */

/** @param {{ args: string[] }} props */
export function LibraryPage({ args: [game] }) {
  const found = useBoard(game);
  if (found?.phrase) return html`<${NotFoundPage} phrase=${found.phrase} />`;
  if (!found) return html`<div class="page"><${Waiting} /></div>`;
  return html`<${Library} game=${game} found=${found} />`;
}

/**
 * Search, filters and the cards that remain.
 * @param {{ game: string, found: FoundBoard & { library: NonNullable<BoardModule["library"]> } }} props
 */
function Library({ game, found }) {
  const [wish, setWish] = useState("");
  const [chosen, setChosen] = useState(/** @type {Record<string, string>} */ ({}));
  const { cards, filters, Card } = useMemo(() => found.library(found.facts), [found]);
  /** @type {Record<string, string>} */
  const values = {
    ...Object.fromEntries(filters.filter((filter) => filter.must).map((filter) => [filter.name, filter.values[0].value])),
    ...chosen,
  };
  /** @param {LibraryCard} card */
  const fits = (card) =>
    filters.every(({ name }) => !values[name] || [card.tags[name]].flat().includes(values[name])) &&
      folded(`${say(card.name)} ${card.text().join(" ")}`).includes(folded(wish));
  const shown = cards.filter(fits);
  return html`
    <div class="page stack library">
      <h1>${say("web-library-of", { game: { key: `game-name-${game}` } })}</h1>
      <form class="row library-form" role="search" onSubmit=${(event) => event.preventDefault()}>
        <label class="field grow"><span class="label">${say("web-library-search")}</span>
          <input class="input" type="search" value=${wish} onInput=${(event) => setWish(event.target.value)} /></label>
        ${filters.map(
          (filter) => html`<label key=${filter.name} class="field"><span class="label">${say(filter.label)}</span>
            <select class="select" value=${values[filter.name] ?? ""}
                    onChange=${(event) => setChosen({ ...chosen, [filter.name]: event.target.value })}>
              ${!filter.must && html`<option value="">${say("web-library-all")}</option>`}
              ${filter.values.map(({ value, label }) => html`
                <option key=${value} value=${value}>${typeof label === "string" ? label : say(label)}</option>`)}
            </select></label>`,
        )}
      </form>
      <p role="status" class="small quiet-text">${say("web-library-count", { n: shown.length })}</p>
      <ul class="library-cards ${found.libraryClass}">${shown.map((card) => html`<li key=${card.key}><${Card} card=${card} /></li>`)}</ul>
    </div>`;
}
