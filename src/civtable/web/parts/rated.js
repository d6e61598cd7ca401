/** What is shown of ratings at tables: that one is rated, what a game has changed, a rating with its uncertainty. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { get } from "../app/api.js";
import { botPhrase } from "../app/bots.js";
import { say, seatName } from "../app/words.js";
import { Icon, SeatSign } from "../icons.js";
import { RatingGraph } from "./rating_graph.js";

/** @import { History, RatingChange, RatingShown } from "../types/answers.d.ts" */

const ASK_AGAIN = 1000;
const MOST_ASKED = 20;

/** Says that a result counts; with what that means for who asks. */
export const RatedBadge = () => html`
  <span class="badge glow rated-badge" title=${say("web-rated-about")}><${Icon} name="laurel" /> ${say("web-rated")}</span>`;

/**
 * A rating with how far off it may be.
 * @param {{ of: RatingShown }} props
 */
export const Rating = ({ of }) => html`
  <span class="rating number">${of.rating}<span class="quiet-text small"> ± ${of.uncertainty}</span></span>`;

/**
 * A list in words: the game, its edition where it has several, the number of players.
 * @param {{ game: string, edition: string, seats: number }} list
 */
export function listWords({ game, edition, seats }) {
  const name = edition ? say("web-ratings-edition", { game: { key: `game-name-${game}` }, edition }) : say(`game-name-${game}`);
  return say("web-ratings-list", { game: name, n: seats });
}

/**
 * What a game has made of ratings, which are there a moment after its end.
 * @param {string} table
 */
function useChanges(table) {
  const [changes, setChanges] = useState(/** @type {RatingChange[]} */ ([]));
  useEffect(() => {
    let timer = 0;
    let left = MOST_ASKED;
    const look = async () => {
      const found = await get(`/tables/${table}/ratings`).catch(() => []);
      if (found.length) setChanges(found);
      else if (timer >= 0 && left--) timer = window.setTimeout(look, ASK_AGAIN);
    };
    look();
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }, [table]);
  return changes;
}

/**
 * The ratings of all who took part, before and after.
 * @param {{ table: string }} props
 */
export function RatingChanges({ table }) {
  const changes = useChanges(table);
  return html`
    <section class="panel" aria-label=${say("web-ratings-changes")}>
      <div class="panel-head"><h2 class="h3">${say("web-ratings-changes")}</h2><${RatedBadge} /></div>
      ${changes.length
        ? html`<ul class="lines">${changes.map((one) => html`<${Change} key=${one.level ?? one.seat} one=${one} />`)}</ul>`
        : html`<p class="panel-body quiet-text" role="status">${say("web-ratings-soon")}</p>`}
    </section>`;
}

/** @param {{ one: RatingChange }} props */
function Change({ one }) {
  const by = one.after.rating - one.before.rating;
  return html`
    <li class="row rating-change">
      <span class="grow">${one.seat !== null
        ? html`<span class="seat" data-seat=${one.seat}><${SeatSign} seat=${one.seat} /> ${seatName(one.seat)}</span>`
        : html`<${Icon} name="bot" /> ${say(botPhrase(one.level))}`}
        ${one.abandoned && html` <span class="badge">${say("web-ratings-left")}</span>`}</span>
      <span class=${by < 0 ? "fell number" : "rose number"}>${by < 0 ? "−" : "+"}${Math.abs(by)}</span>
      <${Rating} of=${one.after} />
    </li>`;
}

/**
 * Somebody's rating in a list, and how it came about.
 * @param {{ list: History }} props
 */
export function RatingHistory({ list }) {
  const last = list.games[list.games.length - 1];
  return html`
    <section class="panel" aria-label=${listWords(list)}>
      <div class="panel-head"><h2 class="h3 grow">${listWords(list)}</h2>
        ${last.provisional && html`<span class="badge">${say("web-ratings-provisional")}</span>`}<${Rating} of=${last} /></div>
      <div class="panel-body"><${RatingGraph} games=${list.games} /></div>
    </section>`;
}
