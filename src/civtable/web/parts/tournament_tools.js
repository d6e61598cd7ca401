/** What an organiser can do, each asked once more away from the finger: start, replace, remove, decide, cancel. */
import { html, useState } from "../vendor/ui.js";
import { botPhrase } from "../app/bots.js";
import { botsToCome, isDone, placesOf, ranksOf, reservesOf } from "../app/tournaments.js";
import { say } from "../app/words.js";
import { entrantName, Who } from "./tournament.js";

/** @import { Asked } from "../app/table.js" */
/** @import { Handled } from "../vendor/ui.js" */
/** @import { Entrant, Tournament, TournamentGame, TournamentRound } from "../types/answers.d.ts" */

const FEWEST = 2;

/**
 * Asks once more, then sends something about the tournament.
 * @typedef {(words: { name: string, args?: Record<string, string | number>, grave?: boolean }, path: string, body?: object) => void} Doing
 */

/**
 * The question before something is done.
 * @param {{ name: string, args?: Record<string, string | number>, grave?: boolean }} words
 * @param {() => unknown} act
 * @returns {Asked}
 */
export const question = ({ name, args = {}, grave = false }, act) => ({
  words: { key: `web-tournament-ask-${name}`, args }, yes: { key: `web-tournament-do-${name}`, args: {} }, grave, act,
});

/** @param {{ tournament: Tournament, act: Doing }} props */
export function Organising({ tournament, act }) {
  const { state } = tournament;
  if (!tournament.you.organiser || state === "over" || state === "cancelled") return null;
  const [n, bots] = [placesOf(tournament).length, botsToCome(tournament)];
  const few = n + bots < FEWEST;
  return html`
    <section class="panel" aria-label=${say("web-tournament-organise")}>
      <div class="panel-head"><h2 class="h3 grow">${say("web-tournament-organise")}</h2></div>
      <div class="panel-body stack">
        <p class="small quiet-text">${say(
          state === "running" ? "web-tournament-organise-running" : few ? "tournament-too-few" : "web-tournament-organise-open")}</p>
        <div class="row spread">
          ${state === "open" && html`
            <button class="button primary" disabled=${few} onClick=${() => act({ name: "start", args: { n, bots } }, "/start")}>
              ${say("web-tournament-do-start")}</button>`}
          <button class="button danger" onClick=${() => act({ name: "cancel", grave: true }, "/cancel")}>
            ${say("web-tournament-do-cancel")}</button>
        </div>
      </div>
    </section>`;
}

/**
 * Everybody who takes part, and the reserves; who organises can change that.
 * @param {{ tournament: Tournament, levels: string[], act: Doing }} props
 */
export function Entrants({ tournament, levels, act }) {
  const { state, you, places } = tournament;
  const [playing, reserves] = [placesOf(tournament), reservesOf(tournament)];
  const changes = you.organiser && (state === "open" || state === "running");
  /** @param {Entrant} entrant */
  const line = (entrant) => html`
    <li key=${entrant.number} class="tournament-entrant">
      <span class="grow"><${Who} tournament=${tournament} number=${entrant.number} /></span>
      ${changes && html`<${Changing} tournament=${tournament} entrant=${entrant} levels=${levels} act=${act} />`}</li>`;
  return html`
    <section class="panel" aria-label=${say("web-tournament-entrants")}>
      <div class="panel-head"><h2 class="h3 grow">${say("web-tournament-entrants")}</h2>
        <span class="badge number">${state === "open" ? `${playing.length} / ${places}` : playing.length}</span></div>
      ${playing.length
        ? html`<ul class="lines">${playing.map(line)}</ul>`
        : html`<p class="panel-body quiet-text">${say("web-tournament-nobody")}</p>`}
      ${state === "open" && botsToCome(tournament) > 0 && html`
        <p class="panel-body small quiet-text">${say("web-tournament-bots-come", { n: botsToCome(tournament) })}</p>`}
      ${reserves.length > 0 && html`
        <h3 class="h4 tournament-reserves">${say("web-tournament-reserves")}</h3><ul class="lines">${reserves.map(line)}</ul>`}
    </section>`;
}

/**
 * What can be done about one entrant, folded away.
 * @param {{ tournament: Tournament, entrant: Entrant, levels: string[], act: Doing }} props
 */
function Changing({ tournament, entrant, levels, act }) {
  const [by, setBy] = useState("");
  const name = entrantName(entrant);
  const choices = [
    ...reservesOf(tournament).map((one) => [`by ${one.number}`, entrantName(one)]),
    ...levels.map((level) => [`level ${level}`, say(botPhrase(level))]),
  ];
  const chosen = choices.some(([value]) => value === by) ? by : choices[0]?.[0] ?? "";
  const replaced = () => {
    const [kind, value] = [chosen.slice(0, chosen.indexOf(" ")), chosen.slice(chosen.indexOf(" ") + 1)];
    const other = choices.find(([one]) => one === chosen)?.[1] ?? "";
    const body = kind === "by" ? { by: Number(value) } : { level: value };
    act({ name: "replace", args: { name, other } }, `/entrants/${entrant.number}/replace`, body);
  };
  const id = `replace-${entrant.number}`;
  return html`
    <details class="tournament-change"><summary class="small">${say("web-tournament-change")}<span class="spoken">: ${name}</span></summary>
      <div class="row">
        ${tournament.state === "running" && entrant.state !== "reserve" && html`
          <label class="spoken" for=${id}>${say("web-tournament-replace-by", { name })}</label>
          <select class="select" id=${id} onChange=${(/** @type {Handled} */ event) => setBy(event.target.value)}>
            ${choices.map(([value, words]) => html`<option key=${value} value=${value} selected=${value === chosen}>${words}</option>`)}
          </select>
          <button class="button small" onClick=${replaced}>${say("web-tournament-do-replace")}</button>`}
        ${(entrant.state === "in" || entrant.state === "reserve") && html`
          <button class="button small danger"
                  onClick=${() => act({ name: "remove", args: { name }, grave: true }, `/entrants/${entrant.number}/remove`)}>
            ${say("web-tournament-do-remove")}</button>`}
      </div>
    </details>`;
}

/**
 * Deciding a game that does not end: a place for each seat.
 * @param {{ tournament: Tournament, game: TournamentGame, round: TournamentRound, act: Doing }} props
 */
export function Deciding({ tournament, game, round, act }) {
  const [ranks, setRanks] = useState(game.seats.map(() => /** @type {number | null} */ (null)));
  if (!tournament.you.organiser || tournament.state !== "running" || isDone(game)) return null;
  const names = new Map(tournament.entrants.map((entrant) => [entrant.number, entrantName(entrant)]));
  const given = ranksOf(ranks);
  return html`
    <details class="tournament-decide" open=${game.state === "stuck"}>
      <summary class="small">${say("web-tournament-decide")}
        <span class="spoken">: ${say("web-tournament-table", { n: game.table })}</span></summary>
      <div class="stack">
        <p class="small quiet-text">${say("web-tournament-decide-about")}</p>
        ${game.seats.map(({ entrant }, seat) => html`
          <label key=${seat} class="row spread"><span>${names.get(entrant)}</span>
            <select class="select" onChange=${(/** @type {Handled} */ event) =>
              setRanks(ranks.map((rank, i) => (i === seat ? Number(event.target.value) || null : rank)))}>
              <option value="">–</option>
              ${game.seats.map((_, i) => html`<option key=${i} value=${i + 1} selected=${ranks[seat] === i + 1}>${i + 1}</option>`)}
            </select></label>`)}
        <div><button class="button small" disabled=${!given}
          onClick=${() => act({ name: "decide", args: { n: game.table }, grave: true },
            `/rounds/${round.round}/tables/${game.table}/decide`, { ranks: given })}>${say("web-tournament-do-decide")}</button></div>
      </div>
    </details>`;
}
