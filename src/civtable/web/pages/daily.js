/** Daily deals: those of today, and for each game a page with one's own try, the standings of a day and the archive. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { get } from "../app/api.js";
import { dailyToken, dayAfter, dayWords, resultWords, rivalsWords } from "../app/daily.js";
import { go } from "../app/router.js";
import { say } from "../app/words.js";
import { NameField } from "./lobby.js";
import { NotFoundPage } from "./not_found.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { OwnResult, PlayDeal } from "../parts/daily_deal.js";
import { Icon } from "../icons.js";

/** @import { DailyArchive, DailyDeal, DailyToday, Finished } from "../types/answers.d.ts" */
/** @import { Handled } from "../vendor/ui.js" */

const MINUTE = 60;

/** @param {{ args: string[] }} props */
export function DailyPage({ args: [game, day] }) {
  return game ? html`<${OneGame} key=${`${game} ${day}`} game=${game} day=${day} />` : html`<${AllGames} />`;
}

function AllGames() {
  const [{ value: today, phrase }] = useAnswer(() => get("/daily", dailyToken()), []);
  return html`
    <div class="page stack">
      <div class="row spread"><h1>${say("web-title-daily")}</h1>${today && html`<${Countdown} today=${today} />`}</div>
      <p class="lead daily-lead">${say("web-daily-about")}</p>
      ${!today && html`<${Waiting} phrase=${phrase} />`}
      ${today && html`
        <div class="daily-deals">${today.deals.map((deal) => html`<${DealCard} key=${deal.game} deal=${deal} />`)}</div>
        <${NameField} />
        <${Rules} />`}
    </div>`;
}

/**
 * How long the deals of today can still be begun.
 * @param {{ today: DailyToday }} props
 */
function Countdown({ today }) {
  const [until] = useState(() => Date.now() / 1000 + today.left);
  const [left, setLeft] = useState(today.left);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, until - Date.now() / 1000)), (MINUTE * 1000) / 2);
    return () => clearInterval(timer);
  }, [until]);
  const minutes = Math.ceil(left / MINUTE);
  return html`<p class="quiet-text number">
    ${say("web-daily-next", { hours: Math.floor(minutes / MINUTE), minutes: minutes % MINUTE })}</p>`;
}

/**
 * A deal of today: against whom, the way to play, what came of it.
 * @param {{ deal: DailyDeal }} props
 */
function DealCard({ deal }) {
  const { game, day, own, played } = deal;
  const over = own?.state === "over";
  return html`
    <article class="panel deal-card">
      <${GameEmblem} game=${game} />
      <div class="panel-body stack">
        <h2>${say(`game-name-${game}`)}</h2>
        <p>${rivalsWords(deal)}</p>
        ${over
          ? html`<p class="own-result"><strong class="name">${resultWords(own)}</strong>
              ${own.place !== null && html`<span>${say("web-daily-place", { place: own.place, played })}</span>`}</p>`
          : html`<p class="quiet-text">${say("web-daily-played", { n: played })}</p>`}
        <div class="row">
          ${!over && html`<${PlayDeal} deal=${deal} />`}
          <a class=${over ? "button primary" : "button"} href=${`/daily/${game}/${day}`}>
            ${say("web-daily-standings")}<span class="spoken">: ${say(`game-name-${game}`)}</span></a>
        </div>
      </div>
    </article>`;
}

/** What counts and what does not. */
const Rules = () => html`
  <details class="daily-rules"><summary>${say("web-daily-rules")}</summary>
    <ul>${["one", "same", "undo", "practice", "late"].map((rule) => html`<li key=${rule}>${say(`web-daily-rule-${rule}`)}</li>`)}</ul>
  </details>`;

/** @param {{ game: string, day?: string }} props */
function OneGame({ game, day }) {
  const token = dailyToken();
  const [{ value: archive, phrase: none }] = useAnswer(() => get(`/daily/${game}`, token), [game]);
  const wanted = day ?? archive?.today;
  const [{ value: deal, phrase }] = useAnswer(
    async () => (wanted ? await get(`/daily/${game}/${wanted}`, token) : undefined), [game, wanted],
  );
  if (none || phrase) return html`<${NotFoundPage} phrase=${none ?? phrase} />`;
  if (!deal || !archive) return html`<div class="page"><${Waiting} /></div>`;
  return html`
    <div class="page stack">
      <header class="daily-head">
        <${GameEmblem} game=${game} />
        <div>
          <p class="quiet-text"><a href="/daily">${say("web-title-daily")}</a></p>
          <h1>${say(`game-name-${game}`)}</h1>
          <p>${rivalsWords(deal)}</p>
        </div>
      </header>
      <${Days} game=${game} deal=${deal} archive=${archive} />
      <div class="daily-sheets">
        <section class="panel panel-body stack" aria-labelledby="own-try">
          <h2 class="h3" id="own-try">${say("web-daily-yours")}</h2>
          ${deal.own
            ? html`<${OwnResult} deal=${{ ...deal, own: deal.own }} />`
            : html`<p>${say(deal.today ? "web-daily-not-yet" : "web-daily-over")}</p>`}
          <div class="row"><${PlayDeal} deal=${deal} /></div>
          ${deal.today && !deal.own && html`<${NameField} />`}
        </section>
        <${Standings} deal=${deal} />
      </div>
      <${Archive} game=${game} archive=${archive} day=${deal.day} />
      <${Rules} />
    </div>`;
}

/**
 * The day that is shown, and the ways to others.
 * @param {{ game: string, deal: DailyDeal, archive: DailyArchive }} props
 */
function Days({ game, deal: { day }, archive: { first, today } }) {
  const before = day > first ? dayAfter(day, -1) : null;
  const after = day < today ? dayAfter(day, 1) : null;
  /** @param {Handled} event */
  const choose = (event) => {
    const chosen = event.target.value;
    if (chosen >= first && chosen <= today) go(`/daily/${game}/${chosen}`);
  };
  return html`
    <nav class="days row" aria-label=${say("web-daily-days")}>
      ${before && html`<a class="button small icon-only" href=${`/daily/${game}/${before}`} aria-label=${say("web-daily-before")}>
        <${Icon} name="left" /></a>`}
      <h2 class="h3 grow">${dayWords(day)}${day === today && html` <span class="badge glow">${say("web-daily-today")}</span>`}</h2>
      ${after && html`<a class="button small icon-only" href=${`/daily/${game}/${after}`} aria-label=${say("web-daily-after")}>
        <${Icon} name="right" /></a>`}
      <input class="input day-input" type="date" min=${first} max=${today} value=${day} aria-label=${say("web-daily-choose")}
             onChange=${choose} />
    </nav>`;
}

/**
 * All who finished the deal, the best first.
 * @param {{ deal: DailyDeal }} props
 */
function Standings({ deal }) {
  const { game, day, version, played } = deal;
  const [further, setFurther] = useState(/** @type {Finished[]} */ ([]));
  const standings = [...deal.standings, ...further];
  const more = () => get(`/daily/${game}/${day}?after=${standings.length}`, dailyToken())
    .then((next) => setFurther([...further, ...next.standings]), complain);
  return html`
    <section class="panel" aria-labelledby="standings">
      <div class="panel-head"><h2 class="h3" id="standings">${say("web-daily-standings")}</h2>
        <span class="badge number">${played}</span></div>
      ${standings.length
        ? html`<div class="scroll" tabindex="0" role="region" aria-labelledby="standings"><table class="table standings">
            <thead><tr><th class="figure">${say("web-daily-column-place")}</th><th>${say("web-name")}</th>
              <th>${say("web-daily-column-result")}</th><th class="figure">${say("web-daily-column-points")}</th><th></th></tr></thead>
            <tbody>${standings.map((row, i) => html`<${StandingRow} key=${i} row=${row} version=${version} />`)}</tbody>
          </table></div>
          ${standings.length < played && html`
            <p class="panel-body"><button class="button small" onClick=${more}>${say("web-daily-more")}</button></p>`}`
        : html`<p class="panel-body quiet-text">${say("web-daily-nobody")}</p>`}
    </section>`;
}

/** @param {{ row: Finished, version: number }} props */
function StandingRow({ row, version }) {
  const { place, name, rank, total, seats, you, table } = row;
  const result = seats === 1 ? say(rank === 1 ? "web-daily-won" : "web-daily-lost") : say("web-daily-at-table", { rank, seats });
  return html`
    <tr class=${you ? "you" : ""}>
      <td class="figure">${place}</td>
      <th scope="row">${name ?? say("web-daily-somebody")}${you && html` <span class="badge">${say("web-you")}</span>`}
        ${row.version !== version && html` <span class="small quiet-text">${say("web-daily-other-rules")}</span>`}</th>
      <td>${result}</td><td class="figure">${total}</td>
      <td>${table && html`<a href=${`/table/${table}/replay/0`}>${say("web-look")}<span class="spoken">: ${name ?? ""}</span></a>`}</td>
    </tr>`;
}

/**
 * Past days on which anybody here played.
 * @param {{ game: string, archive: DailyArchive, day: string }} props
 */
function Archive({ game, archive: { days }, day }) {
  const past = days.filter((entry) => entry.day !== day);
  if (!past.length) return null;
  return html`
    <section class="panel" aria-labelledby="archive">
      <div class="panel-head"><h2 class="h3" id="archive">${say("web-daily-archive")}</h2></div>
      <ul class="lines">${past.map((entry) => html`
        <li key=${entry.day} class="row">
          <a class="name grow" href=${`/daily/${game}/${entry.day}`}>${dayWords(entry.day)}</a>
          ${entry.own?.state === "over" && html`<span class="small">${resultWords(entry.own)}</span>`}
          <span class="quiet-text small number">${say("web-daily-played", { n: entry.played })}</span>
        </li>`)}</ul>
    </section>`;
}
