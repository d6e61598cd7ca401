/** The statistics of a player: by game, over time, by rival, by opening, by source of points; of the account or of this browser. */
import { html, useState } from "../vendor/ui.js";
import { get, post } from "../app/api.js";
import { save } from "../app/files.js";
import { ifSignedIn } from "../app/friends.js";
import { prefs } from "../app/prefs.js";
import { pathOf } from "../app/ratings.js";
import { seatsHere, tablesHere } from "../app/seats.js";
import { asCsv, grouped, kindOf, kinds, places, sources, summary } from "../app/statistics.js";
import { has, language, say, when } from "../app/words.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { RatingHistory } from "../parts/rated.js";
import { StatisticsGraph } from "../parts/statistics_graph.js";

/** @import { Group, Kind } from "../app/statistics.js" */
/** @import { PlayedGame } from "../types/answers.d.ts" */
/** @import { Handled } from "../vendor/ui.js" */

const MOST_GAMES = 1000;
const MOST_ASKED = 200;
const MOST_ROWS = 12;

/** The finished games of the account; of the seats in this browser where nobody is signed in. */
async function playedGames() {
  if (prefs.peek().signedIn) {
    const games = await get("/account/games").catch((refusal) => {
      if (refusal.status !== 401) throw refusal;
      return null; // a session that has ended
    });
    if (games) return { games, account: true };
  }
  // A screen that several share has no games of one player.
  const tokens = tablesHere().map((table) => Object.values(seatsHere(table))).filter((held) => held.length === 1).flat();
  const games = await post("/games/played", { tokens: tokens.slice(-MOST_ASKED) });
  return { games, account: false };
}

/** The ratings of the account after each game, by list; none where nobody is signed in or has played for them. */
const ownRatings = () => ifSignedIn(async () => {
  const { name } = await get("/account");
  const found = await get(`/ratings/player?name=${encodeURIComponent(name)}`).catch(() => null);
  return found?.lists ?? [];
}, []);

export function StatisticsPage() {
  const [{ value: found, phrase }] = useAnswer(playedGames, []);
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  if (!found) return html`<div class="page"><${Waiting} phrase=${phrase} /></div>`;
  const names = grouped(found.games, (game) => [game.game]).map(({ key }) => key);
  const game = chosen ?? names[0];
  const those = found.games.filter((one) => one.game === game);
  const download = () => save(new Blob([asCsv(found.games)], { type: "text/csv;charset=utf-8" }), "civtable-games.csv");
  return html`
    <div class="page stack statistics">
      <div class="row spread">
        <h1>${say("web-title-statistics")}</h1>
        ${found.games.length > 0 && html`<button class="button" onClick=${download}>${say("web-statistics-csv")}</button>`}
      </div>
      <p class="quiet-text">${found.account ? say("web-statistics-of-account", { most: MOST_GAMES })
        : say("web-statistics-of-browser", { most: MOST_ASKED })}</p>
      ${found.games.length
        ? html`
          <div class="row" role="group" aria-label=${say("web-statistics-game")}>${names.map((name) => html`
            <button key=${name} class="button" aria-pressed=${name === game} onClick=${() => setChosen(name)}>
              ${say(`game-name-${name}`)} <span class="badge number">${found.games.filter((one) => one.game === name).length}</span>
            </button>`)}</div>
          <${OneGame} key=${game} game=${game} games=${those} />`
        : html`<p class="panel panel-body">${say("web-statistics-none")}</p>`}
    </div>`;
}

/**
 * A number with one digit after the point, in the reader's way.
 * @param {number} value
 */
const decimal = (value) => new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);

/**
 * A part of a whole.
 * @param {number} part
 * @param {number} whole
 */
const percent = (part, whole) => new Intl.NumberFormat(language.value, { style: "percent" }).format(part / whole);

/**
 * The games of one game: those of one kind whole; those of several without what sums up points.
 * @param {{ game: string, games: PlayedGame[] }} props
 */
function OneGame({ game, games: all }) {
  const there = kinds(all);
  const [chosen, setChosen] = useState("");
  const games = chosen ? all.filter((one) => kindOf(one).key === chosen) : all;
  const alike = chosen !== "" || there.length === 1;
  const sums = summary(games);
  const [{ value: rated }] = useAnswer(ownRatings, []);
  if (!sums) return null;
  /** @param {string} key */
  const named = (key) => there.flatMap((kind) => (kind.key === key ? kindWords(game, kind) : [])).join("");
  const openings = [...new Set(games.flatMap((one) => Object.keys(one.opening)))];
  return html`
    ${there.length > 1 && html`
      <label class="field statistics-kind"><span class="label">${say("web-statistics-kind")}</span>
        <select class="select" value=${chosen} onChange=${(/** @type {Handled} */ event) => setChosen(event.target.value)}>
          <option value="">${say("web-statistics-kind-all", { n: all.length })}</option>
          ${there.map((kind) => html`<option key=${kind.key} value=${kind.key}>${kindWords(game, kind)} (${kind.games})</option>`)}
        </select></label>`}
    <dl class="figures">
      <${Sum} name="games" value=${sums.games} />
      <${Sum} name="won" value=${sums.won} note=${percent(sums.won, sums.games)} />
      ${alike && html`
        <${Sum} name="average" value=${decimal(sums.average)} />
        <${Sum} name="average-place" value=${decimal(sums.place)} />
        <${Sum} name="best" value=${sums.best.total} table=${sums.best} />
        <${Sum} name="worst" value=${sums.worst.total} table=${sums.worst} />`}
    </dl>
    ${alike && games.length > 1 && html`
      <section class="panel panel-body" aria-labelledby="over-time"><h2 class="h3" id="over-time">${say("web-statistics-time")}</h2>
        <${StatisticsGraph} games=${games} /></section>`}
    ${rated?.filter((list) => list.game === game).map((list) => html`<${RatingHistory} key=${pathOf(list)} list=${list} />`)}
    <div class="sheets">
      ${!alike && html`
        <${Groups} title="web-statistics-kinds" groups=${grouped(games, (one) => [kindOf(one).key])} averages words=${named} />`}
      <${Groups} title="web-statistics-rivals" groups=${grouped(games, (one) => one.rivals)} words=${rivalWords} averages=${alike} />
      <${Places} games=${games} />
      ${alike && html`<${Sources} game=${game} games=${games} />`}
      ${openings.map((name) => html`
        <${Groups} key=${name} title=${`web-statistics-opening-${name}`} groups=${grouped(games, (one) => one.opening[name] ?? [])}
                   words=${(/** @type {string} */ id) => thingWords(game, name, id)} averages=${alike} />`)}
    </div>`;
}

/**
 * A kind of game: "2015 · 2 players", "alone · Automa: warlord".
 * @param {string} game
 * @param {Kind} kind
 */
function kindWords(game, { edition, version, seats, level }) {
  const players = seats === 1 ? say("web-statistics-alone") : say("web-ratings-players", { n: seats });
  const length = version && version !== "full" ? said(`setting-value-${game}-version-${version}`, version) : "";
  return [edition, length, players, level && rivalWords(`automa-${level}`)].filter(Boolean).join(" · ");
}

/**
 * A sum of many games; `table` is the one that it comes from.
 * @param {{ name: string, value: string | number, note?: string, table?: PlayedGame }} props
 */
function Sum({ name, value, note, table }) {
  const words = say(`web-statistics-sum-${name}`);
  return html`
    <div class="panel"><dt>${words}</dt>
      <dd><strong class="number">${value}</strong> ${note && html`<span class="quiet-text number">${note}</span>`}
        ${table && html`<a class="small" href=${`/table/${table.table}`}>${when(table.at)}<span class="spoken">: ${words}</span></a>`}
      </dd></div>`;
}

/**
 * Against whom a game was.
 * @param {string} rival
 */
function rivalWords(rival) {
  if (rival === "person") return say("web-statistics-person");
  const level = /^automa-(\w+)$/.exec(rival)?.[1];
  return level ? say("web-statistics-automa", { level: { key: `setting-value-imperium-level-${level}` } }) : said(`bot-${rival}`, rival);
}

/**
 * What somebody began with.
 * @param {string} game
 * @param {string} kind
 * @param {string} id
 */
const thingWords = (game, kind, id) => said(`${game}-${["leader", "wonder"].includes(kind) ? "card" : kind}-${id}`, id);

/**
 * The words for a key; what is not known any more stays as it was written down.
 * @param {string} key
 * @param {string} otherwise
 */
const said = (key, otherwise) => (has(key) ? say(key) : otherwise);

/**
 * Games by something, with how they went; `averages` says whether their points can be compared.
 * @param {{ title: string, groups: Group[], words: (key: string) => string, averages: boolean }} props
 */
function Groups({ title, groups, words, averages }) {
  if (!groups.length) return null;
  return html`
    <section class="panel" aria-label=${say(title)}>
      <div class="panel-head"><h2 class="h3">${say(title)}</h2></div>
      <table class="table">
        <thead><tr><th><span class="spoken">${say(title)}</span></th><th class="figure">${say("web-statistics-sum-games")}</th>
          <th class="figure">${say("web-statistics-sum-won")}</th>
          ${averages && html`<th class="figure">${say("web-statistics-sum-average")}</th>`}</tr></thead>
        <tbody>${groups.slice(0, MOST_ROWS).map(({ key, games, won, average }) => html`
          <tr key=${key}><th scope="row">${words(key)}</th><td class="figure">${games}</td>
            <td class="figure">${percent(won, games)}</td>
            ${averages && html`<td class="figure">${decimal(average)}</td>`}</tr>`)}</tbody>
      </table>
    </section>`;
}

/**
 * How often each place was reached; alone there are two.
 * @param {{ games: PlayedGame[] }} props
 */
function Places({ games }) {
  const rows = places(games);
  const most = Math.max(...rows.map(({ ranks }) => ranks.length));
  return html`
    <section class="panel" aria-label=${say("web-statistics-places")}>
      <div class="panel-head"><h2 class="h3">${say("web-statistics-places")}</h2></div>
      <table class="table">
        <thead><tr><th>${say("web-statistics-players")}</th>
          ${Array.from({ length: most }, (_, i) => html`<th class="figure" key=${i}>${i + 1}.</th>`)}</tr></thead>
        <tbody>${rows.map(({ seats, ranks }) => html`
          <tr key=${seats}><th scope="row">${seats === 1 ? say("web-statistics-alone") : seats}</th>
            ${Array.from({ length: most }, (_, i) => html`<td class="figure" key=${i}>${ranks[i] ?? "–"}</td>`)}</tr>`)}</tbody>
      </table>
    </section>`;
}

/**
 * Where the points come from: a bar for all games, with the average of those that were won beside it.
 * @param {{ game: string, games: PlayedGame[] }} props
 */
function Sources({ game, games }) {
  const rows = sources(games);
  if (!rows.length) return null;
  const most = Math.max(1, ...rows.map(({ all, won }) => Math.max(all, won ?? 0)));
  return html`
    <section class="panel" aria-label=${say("web-statistics-sources")}>
      <div class="panel-head"><h2 class="h3">${say("web-statistics-sources")}</h2></div>
      <table class="table score-table">
        <thead><tr><th><span class="spoken">${say("web-result-source")}</span></th><th class="figure">${say("web-statistics-all")}</th>
          <th class="figure">${say("web-statistics-when-won")}</th></tr></thead>
        <tbody>${rows.map(({ name, all, won }) => html`
          <tr key=${name}><th scope="row">${said(`${game}-source-${name}`, name)}</th>
            <td class="figure"><span class="bar" style=${{ "--part": Math.max(0, all) / most }}></span>${decimal(all)}</td>
            <td class="figure">${won === null ? "–" : decimal(won)}</td></tr>`)}</tbody>
      </table>
    </section>`;
}
