/** What is shown of a tournament: what it plays, its rounds with their tables, standings, who takes part. */
import { html } from "../vendor/ui.js";
import { botPhrase } from "../app/bots.js";
import { clockPhrase } from "../app/clocks.js";
import { TIE_BREAKS, bracket, entrantsOf, isDone, isMine, ranked, roundPhrase } from "../app/tournaments.js";
import { say } from "../app/words.js";
import { Icon, SeatSign } from "../icons.js";
import { RatedBadge } from "./rated.js";

/** @import { ComponentChildren } from "../vendor/ui.js" */
/** @import { Clock } from "../types/platform.d.ts" */
/** @import { Entrant, Tournament, TournamentGame, TournamentRound } from "../types/answers.d.ts" */

/**
 * What somebody who takes part is called.
 * @param {Entrant | undefined} entrant
 */
export function entrantName(entrant) {
  if (entrant?.level) return `${say(botPhrase(entrant.level))} ${entrant.number}`;
  return entrant?.name ?? say("web-tournament-gone");
}

/**
 * What is special about a tournament.
 * @param {{ of: { rated: boolean, same_deals: boolean, private: boolean, clock: Clock | string | null } }} props
 */
export function Badges({ of }) {
  const clock = of.clock && (typeof of.clock === "string" ? say(`web-tournament-clock-${of.clock}`) : say(clockPhrase(of.clock)));
  return html`
    ${of.rated && html`<${RatedBadge} />`}
    ${of.same_deals && html`<span class="badge" title=${say("web-tournament-same-about")}>${say("web-tournament-same")}</span>`}
    ${of.private && html`<span class="badge"><${Icon} name="lock" /> ${say("web-tournament-private-badge")}</span>`}
    ${clock && html`<span class="badge">${clock}</span>`}`;
}

/**
 * Somebody who takes part, where a sentence or a table names them.
 * @param {{ tournament: Tournament, number: number }} props
 */
export function Who({ tournament, number }) {
  const entrant = entrantsOf(tournament).get(number);
  const mine = number === tournament.you.entrant;
  const gone = entrant && (entrant.state === "left" || entrant.state === "removed");
  return html`
    <span class="who ${gone ? "gone-name" : ""}">${entrant?.level && html`<${Icon} name="bot" />\u00a0`}${entrantName(entrant)}
      ${mine && html` <span class="badge glow">${say("web-you")}</span>`}
      ${gone && html` <span class="quiet-text small">${say(`web-tournament-state-${entrant.state}`)}</span>`}</span>`;
}

/**
 * The rounds, the newest first; those before are folded.
 * @param {{ tournament: Tournament, tools: (game: TournamentGame, round: TournamentRound) => ComponentChildren }} props
 */
export function Rounds({ tournament, tools }) {
  const rounds = [...tournament.games].reverse();
  return html`
    <section class="stack tournament-rounds" aria-label=${say("web-tournament-rounds")}>
      ${rounds.map((round, i) => html`
        <details class="panel" key=${round.round} open=${i === 0}>
          <summary class="panel-head"><h2 class="h3 grow">${say(roundPhrase(tournament, round))}</h2>
            <${Progress} round=${round} /></summary>
          <ul class="lines">
            ${round.tables.map((game) => html`
              <${GameLine} key=${game.table} tournament=${tournament} game=${game}>${tools(game, round)}<//>`)}
            ${round.byes.length > 0 && html`<li class="row small"><span class="quiet-text">${say("web-tournament-byes")}</span>
              ${round.byes.map((number) => html`<${Who} key=${number} tournament=${tournament} number=${number} />`)}</li>`}
          </ul>
        </details>`)}
    </section>`;
}

/** @param {{ round: TournamentRound }} props */
function Progress({ round }) {
  const done = round.tables.filter(isDone).length;
  return html`<span class="badge number ${round.state === "running" ? "glow" : ""}">
    ${round.state === "over"
      ? say("web-tournament-round-over")
      : say("web-tournament-round-done", { n: done, all: round.tables.length })}</span>`;
}

/**
 * A table of a round: who sits there, how it stands or ended, and the way to look.
 * @param {{ tournament: Tournament, game: TournamentGame, children: ComponentChildren }} props
 */
function GameLine({ tournament, game, children }) {
  const mine = isMine(tournament, game);
  return html`
    <li class=${mine ? "tournament-game mine" : "tournament-game"}>
      <div class="row spread">
        <span class="label">${say("web-tournament-table", { n: game.table })}</span>
        <span class="row small"><${GameState} game=${game} /><${ToLook} game=${game} mine=${mine} /></span>
      </div>
      <${SeatLines} tournament=${tournament} game=${game} />
      ${children}
    </li>`;
}

/**
 * The way to look at a table; to one's own that is played leads the first thing on the page.
 * @param {{ game: TournamentGame, mine: boolean }} props
 */
function ToLook({ game, mine }) {
  if (!game.id || (mine && !isDone(game))) return null;
  const words = say(isDone(game) ? "web-look" : "web-watch");
  return html`<a class="button small" href=${`/table/${game.id}`} aria-label=${
    `${words}: ${say("web-tournament-table", { n: game.table })}`}>${words}</a>`;
}

/** @param {{ game: TournamentGame }} props */
function GameState({ game: { state, summary } }) {
  const { round = null, age = null } = summary ?? {};
  if (state === "running" && round !== null)
    return html`<span class="quiet-text">${age ? say("web-lobby-age", { age, n: round }) : say("web-lobby-round", { n: round })}</span>`;
  return html`<span class=${state === "stuck" ? "badge tournament-stuck" : "quiet-text"}>${say(`web-tournament-game-${state}`)}</span>`;
}

/**
 * Who sits at a table, the best first once that is known, with the result and the points for it.
 * @param {{ tournament: Tournament, game: TournamentGame, goesOn?: (entrant: number) => boolean }} props
 */
export function SeatLines({ tournament, game, goesOn }) {
  return html`
    <ol class="tournament-seats">
      ${ranked(game).map(({ entrant, seat, rank, total, points }) => html`
        <li key=${seat} class=${rank === 1 ? "first" : ""}>
          <${SeatSign} seat=${seat} /><span class="grow"><${Who} tournament=${tournament} number=${entrant} />
            ${goesOn?.(entrant) && html`
              ${" "}<span class="badge good-badge"><${Icon} name="right" /> ${say("web-tournament-goes-on")}</span>`}</span>
          ${total !== null && html`
            <span class="number quiet-text small tournament-total">${say("web-tournament-total", { n: total })}</span>`}
          ${points !== null && tournament.form !== "knockout" && html`
            <strong class="number tournament-points" title=${say("web-tournament-tie-points")}>+${points}</strong>`}
        </li>`)}
    </ol>`;
}

/**
 * A knockout: a column for each round.
 * @param {{ tournament: Tournament, tools: (game: TournamentGame, round: TournamentRound) => ComponentChildren }} props
 */
export function Bracket({ tournament, tools }) {
  return html`
    <section class="tournament-bracket" aria-label=${say("web-tournament-bracket")}>
      ${bracket(tournament).map((round) => html`
        <div class="stack" key=${round.round}>
          <h2 class="h3">${say(roundPhrase(tournament, round))}</h2>
          <ul class="tournament-column">
            ${round.tables.map((game) => html`
              <li key=${game.table} class="panel tournament-box ${round.final ? "final" : ""}">
                <div class="row spread small"><${GameState} game=${game} />
                  <${ToLook} game=${game} mine=${isMine(tournament, game)} /></div>
                <${SeatLines} tournament=${tournament} game=${game} goesOn=${round.final ? undefined : round.goesOn} />
                ${tools(game, round)}</li>`)}
            ${round.byes.length > 0 && html`
              <li class="panel tournament-box stack"><span class="quiet-text small">${say("web-tournament-byes")}</span>
                <ul class="plain">${round.byes.map((number) => html`
                  <li key=${number}><${Who} tournament=${tournament} number=${number} /></li>`)}</ul></li>`}
          </ul>
        </div>`)}
    </section>`;
}

/** Two figures after the point, as the language writes them. */
const figures = (/** @type {number} */ value) => value.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 });
const percent = (/** @type {number} */ value) => value.toLocaleString(document.documentElement.lang, { style: "percent" });

/** @param {{ tournament: Tournament }} props */
export function Standings({ tournament }) {
  const { standings, state, form } = tournament;
  if (!standings.length) return null;
  return html`
    <section class="panel tournament-standings" aria-label=${say("web-tournament-standings")}>
      <div class="panel-head"><h2 class="h3 grow">${say(state === "over" ? "web-tournament-result" : "web-tournament-standings")}</h2></div>
      <table class="table leaderboard">
        <thead><tr><th class="figure"><span class="spoken">${say("web-statistics-place")}</span><span aria-hidden="true">#</span></th>
          <th>${say("web-ratings-who")}</th>
          ${["points", "opponents", "wins", "direct", "share"].map((name) => html`
            <th key=${name} class="figure ${name === "points" || name === "opponents" ? "" : "roomy"}"
                title=${say(`web-tournament-tie-${name}`)}>
              ${say(`web-tournament-column-${name}`)}</th>`)}</tr></thead>
        <tbody>${standings.map((row) => html`
          <tr key=${row.entrant} class=${row.entrant === tournament.you.entrant ? "you" : ""}>
            <td class="figure">${row.place === 1 && state === "over"
              ? html`<span class="spoken">1</span><${Icon} name="laurel" />`
              : row.place}</td>
            <th scope="row"><${Who} tournament=${tournament} number=${row.entrant} /></th>
            <td class="figure"><strong>${row.points}</strong></td><td class="figure">${figures(row.opponents)}</td>
            <td class="figure roomy">${row.wins}</td><td class="figure roomy">${figures(row.direct)}</td>
            <td class="figure roomy">${percent(row.share)}</td>
          </tr>`)}</tbody>
      </table>
      <details class="panel-body small tournament-ties"><summary>${say("web-tournament-ties")}</summary>
        <p>${say(form === "knockout" ? "web-tournament-ties-knockout" : "web-tournament-ties-about")}</p>
        <ol>${TIE_BREAKS.map((name) => html`<li key=${name}>${say(`web-tournament-tie-${name}`)}</li>`)}</ol></details>
    </section>`;
}
