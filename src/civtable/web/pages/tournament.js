/** A tournament to follow: first what concerns oneself, then its rounds, standings and who takes part. It keeps itself up to date. */
import { html, useRef, useState } from "../vendor/ui.js";
import { get, post } from "../app/api.js";
import { games } from "../app/create.js";
import { prefs } from "../app/prefs.js";
import { go } from "../app/router.js";
import { holdSeat, seatsHere } from "../app/seats.js";
import { nowOf } from "../app/tournaments.js";
import { say } from "../app/words.js";
import { ChosenSettings } from "../parts/chosen_settings.js";
import { CopyLink } from "../parts/copy.js";
import { Question } from "../parts/doubt.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { Waiting, useAgain, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { Badges, Bracket, Rounds, Standings, Who } from "../parts/tournament.js";
import { Deciding, Entrants, Organising, question } from "../parts/tournament_tools.js";
import { Icon } from "../icons.js";

/** @import { Asked } from "../app/table.js" */
/** @import { Tournament, TournamentGame, TournamentRound } from "../types/answers.d.ts" */
/** @import { Doing } from "../parts/tournament_tools.js" */

const LOOK_EVERY = 4000;

/** What entering is called for those who may enter: who has left comes back to their place. @type {Record<string, string>} */
const ENTERING = {
  enter: "web-tournament-enter",
  full: "web-tournament-enter-reserve",
  watch: "web-tournament-enter-reserve",
  left: "web-tournament-come-back",
};

/**
 * A tournament; null if it is still as it was.
 * @param {string} id
 * @param {number | null} changed
 * @returns {Promise<Tournament | null>}
 */
const followed = (id, changed) => get(changed === null ? `/tournaments/${id}` : `/tournaments/${id}?changed=${changed}`);

/** @param {{ args: string[] }} props */
export function TournamentPage({ args: [id] }) {
  const changed = useRef(/** @type {number | null} */ (null));
  const known = useAgain(() => followed(id, changed.current), LOOK_EVERY, [id]);
  const tournament = known.value;
  changed.current = tournament?.changed ?? null;
  const [{ value: facts }] = useAnswer(games, []);
  const [doubt, setDoubt] = useState(/** @type {Asked | null} */ (null));
  if (!tournament) return html`<div class="page"><${Waiting} phrase=${known.phrase} /></div>`;
  /**
   * @param {string} path
   * @param {object} [body]
   */
  const send = (path, body) => post(/** @type {`/tournaments/${string}`} */ (`/tournaments/${id}${path}`), body).then(known.hear, complain);
  /** @type {Doing} */
  const act = (words, path, body) => setDoubt(question(words, () => send(path, body)));
  const tools = (/** @type {TournamentGame} */ game, /** @type {TournamentRound} */ round) => html`
    <${Deciding} tournament=${tournament} game=${game} round=${round} act=${act} />`;
  const levels = facts?.find(({ name }) => name === tournament.game)?.levels ?? tournament.levels;
  const [knockout, begun] = [tournament.form === "knockout", tournament.games.length > 0];
  const entrants = html`<${Entrants} tournament=${tournament} levels=${levels} act=${act} />`;
  const standings = html`<${Standings} tournament=${tournament} />`;
  return html`
    <div class="page stack tournament">
      <${Head} tournament=${tournament} />
      ${known.phrase && html`<${Waiting} phrase=${known.phrase} />`}
      <${Now} tournament=${tournament} send=${send} act=${act} />
      ${knockout && begun && html`<${Bracket} tournament=${tournament} tools=${tools} />`}
      <div class="tournament-halves">
        <div class="stack">
          ${!begun ? entrants : knockout ? standings : html`<${Rounds} tournament=${tournament} tools=${tools} />`}
        </div>
        <div class="stack">
          ${begun && !knockout && standings}
          <${Organising} tournament=${tournament} act=${act} />
          ${tournament.state === "running" && entrants}
          ${tournament.state === "open" && html`<${Link} />`}
        </div>
      </div>
      ${doubt && html`<${Question} key=${doubt.words.key} asked=${doubt} onClose=${() => setDoubt(null)} />`}
    </div>`;
}

/** @param {{ tournament: Tournament }} props */
function Head({ tournament }) {
  const { title, game, form, seats, organiser, state, settings } = tournament;
  return html`
    <header class="tournament-head">
      <${GameEmblem} game=${game} />
      <div class="grow">
        <p class="small"><a href="/tournaments">${say("web-title-tournaments")}</a></p>
        <h1>${title || say(`game-name-${game}`)}</h1>
        <p class="quiet-text">${title && `${say(`game-name-${game}`)} · `}${say(`web-tournament-form-${form}`)}
          ${" · "}${say("web-tournament-seats", { n: seats })}${organiser && ` · ${say("web-tournament-by", { name: organiser })}`}</p>
        <div class="row small"><span class="badge ${state === "running" || state === "open" ? "glow" : ""}">
          ${say(`web-tournament-state-${state}`)}</span><${Badges} of=${tournament} /></div>
        <${ChosenSettings} game=${game} settings=${settings} />
      </div>
    </header>`;
}

/**
 * What concerns oneself now; at the end, who has won.
 * @param {{ tournament: Tournament, send: (path: string) => void, act: Doing }} props
 */
function Now({ tournament, send, act }) {
  const { what, args = {} } = nowOf(tournament, prefs.value.signedIn);
  const winner = tournament.state === "over" && tournament.standings[0];
  return html`
    <section class="panel tournament-now ${what === "table" ? "calls" : ""}" aria-label=${say("web-tournament-now")}>
      <div class="grow" aria-live="polite">
        ${winner && html`<p class="name tournament-winner"><${Icon} name="trophy" />
          <span>${say("web-tournament-winner")} <${Who} tournament=${tournament} number=${winner.entrant} /></span></p>`}
        ${what !== "over" && html`<p class="lead">${say(`web-tournament-now-${what}`, args)}</p>`}
        ${what === "waiting" && html`<p class="small quiet-text">${say("web-tournament-now-waiting-about")}</p>`}
      </div>
      <div class="row">
        ${what === "table" && html`<${ToTable} table=${tournament.you.table ?? ""} seat=${tournament.you.seat ?? 0} />`}
        ${what in ENTERING && prefs.value.signedIn && html`
          <button class="button large ${what === "enter" ? "primary" : ""}" onClick=${() => send("/enter")}>
            ${say(ENTERING[what])}</button>`}
        ${what === "sign_in" && html`<a class="button primary large" href="/account">${say("web-tournament-sign-in")}</a>`}
        ${(what === "in" || what === "reserve") && html`
          <button class="button" onClick=${() => send("/leave")}>${say("web-tournament-leave")}</button>`}
        ${["table", "waiting", "bye"].includes(what) && html`
          <button class="button quiet" onClick=${() => act({ name: "leave", grave: true }, "/leave")}>
            ${say("web-tournament-leave")}</button>`}
      </div>
    </section>`;
}

/**
 * The way to the own table; a browser that does not hold the seat gets it from the account.
 * @param {{ table: string, seat: number }} props
 */
function ToTable({ table, seat }) {
  const path = `/table/${table}`;
  /** @param {MouseEvent} event */
  const open = async (event) => {
    if (seat in seatsHere(table)) return;
    event.preventDefault();
    try {
      const found = await post(`/account/tables/${table}/token`, { seat });
      holdSeat(table, found.seat, found.token, false);
      go(path);
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`<a class="button primary large" href=${path} onClick=${open}>${say("web-tournament-to-table")} <${Icon} name="right" /></a>`;
}

/** The link by which others come. */
function Link() {
  return html`
    <section class="panel panel-body stack" aria-label=${say("web-tournament-link")}>
      <h2 class="h3">${say("web-tournament-link")}</h2>
      <${CopyLink} label=${say("web-tournament-link")} link=${location.href} />
    </section>`;
}
