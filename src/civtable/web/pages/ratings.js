/** Ratings: a list for each game and number of players, people and bots on one scale; and the history of one player. */
import { html } from "../vendor/ui.js";
import { get } from "../app/api.js";
import { botPhrase } from "../app/bots.js";
import { listAt, pathOf, playerPath } from "../app/ratings.js";
import { say } from "../app/words.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Rating, RatingHistory, listWords } from "../parts/rated.js";
import { Icon } from "../icons.js";

/** @import { RatedOne, RatingList } from "../types/answers.d.ts" */

const UNRATED = "rated-no-player";

/** @param {{ args: string[] }} props */
export function RatingsPage({ args: [game, seats, edition] }) {
  const [{ value: lists, phrase }] = useAnswer(() => get("/ratings"), []);
  if (!lists) return html`<div class="page"><${Waiting} phrase=${phrase} /></div>`;
  const chosen = listAt(lists, { game, seats, edition });
  return html`
    <div class="page stack ratings">
      <h1>${say("web-title-ratings")}</h1>
      <p>${say("web-ratings-about")}</p>
      <${Choice} lists=${lists} chosen=${chosen} />
      <${Leaderboard} key=${pathOf(chosen)} list=${chosen} />
    </div>`;
}

/**
 * The lists: first the game and its edition, then the number of players.
 * @param {{ lists: RatingList[], chosen: RatingList }} props
 */
function Choice({ lists, chosen }) {
  const games = lists.filter((one, i) => lists.findIndex(({ game, edition }) => game === one.game && edition === one.edition) === i);
  const same = lists.filter(({ game, edition }) => game === chosen.game && edition === chosen.edition);
  return html`
    <nav class="stack" aria-label=${say("web-ratings-lists")}>
      <div class="row">${games.map((one) => html`
        <a key=${pathOf(one)} class="button" aria-current=${one.game === chosen.game && one.edition === chosen.edition ? "page" : null}
           href=${pathOf(listAt(lists, { game: one.game, seats: String(chosen.seats), edition: one.edition }))}>
          ${one.edition ? say("web-ratings-edition", { game: { key: `game-name-${one.game}` }, edition: one.edition })
            : say(`game-name-${one.game}`)}</a>`)}</div>
      <div class="row">${same.map((one) => html`
        <a key=${one.seats} class="button small" aria-current=${one.seats === chosen.seats ? "page" : null} href=${pathOf(one)}>
          ${say("web-ratings-players", { n: one.seats })} <span class="badge number">${one.played}</span></a>`)}</div>
    </nav>`;
}

/** @param {{ list: RatingList }} props */
function Leaderboard({ list }) {
  const path = /** @type {const} */ (`/ratings/${list.game}/${list.seats}?edition=${list.edition}`);
  const [{ value: found, phrase }] = useAnswer(() => get(path), [path]);
  if (!found) return html`<${Waiting} phrase=${phrase} />`;
  return html`
    <section class="panel" aria-label=${listWords(list)}>
      <div class="panel-head"><h2 class="h3 grow">${listWords(list)}</h2>
        <span class="quiet-text small">${say("web-ratings-played", { n: found.played })}</span></div>
      <table class="table leaderboard">
        <thead><tr><th class="figure">${say("web-statistics-place")}</th><th>${say("web-ratings-who")}</th>
          <th class="figure">${say("web-ratings-rating")}</th><th class="figure">${say("web-statistics-sum-games")}</th></tr></thead>
        <tbody>${found.rows.map((row) => html`<${Row} key=${row.level ?? row.name} row=${row} />`)}</tbody>
      </table>
      <p class="panel-body small quiet-text">${say("web-ratings-explained", { n: found.enough })}</p>
    </section>`;
}

/** @param {{ row: RatedOne }} props */
function Row({ row }) {
  return html`
    <tr class=${row.you ? "you" : ""}>
      <td class="figure">${row.place ?? "–"}</td>
      <th scope="row">${row.name !== null
        ? html`<a href=${playerPath(row.name)}>${row.name}</a>${row.you && html` <span class="quiet-text small">${say("web-you")}</span>`}`
        : html`<${Icon} name="bot" /> ${say(botPhrase(row.level))}`}
        ${row.name !== null && row.provisional && html` <span class="badge">${say("web-ratings-provisional")}</span>`}</th>
      <td class="figure"><${Rating} of=${row} /></td>
      <td class="figure">${row.games}</td>
    </tr>`;
}

/** @param {{ args: string[] }} props */
export function PlayerRatingsPage({ args: [encoded] }) {
  const name = decodeURIComponent(encoded);
  const [{ value: found, phrase }] = useAnswer(() => get(`/ratings/player?name=${encodeURIComponent(name)}`), [name]);
  const lists = found?.lists ?? (phrase?.key === UNRATED ? [] : null); // not to have played rated is no mistake
  return html`
    <div class="page stack ratings">
      <h1>${found?.name ?? name}</h1>
      <p><a href="/ratings">${say("web-title-ratings")}</a></p>
      ${lists
        ? lists.length
          ? lists.map((list) => html`<${RatingHistory} key=${pathOf(list)} list=${list} />`)
          : html`<p class="panel panel-body">${say("web-ratings-none")}</p>`
        : html`<${Waiting} phrase=${phrase} />`}
    </div>`;
}
