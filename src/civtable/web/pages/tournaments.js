/** The tournaments: those that one can enter, those that run, and those that are over. */
import { html } from "../vendor/ui.js";
import { get } from "../app/api.js";
import { prefs } from "../app/prefs.js";
import { byState, tournamentPath } from "../app/tournaments.js";
import { say, when } from "../app/words.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { Waiting, useAgain } from "../parts/loading.js";
import { Badges } from "../parts/tournament.js";

/** @import { ListedTournament } from "../types/answers.d.ts" */

const LOOK_EVERY = 10_000;

export function TournamentsPage() {
  const { value, phrase } = useAgain(() => get("/tournaments"), LOOK_EVERY, []);
  const found = value && byState(value.tournaments);
  return html`
    <div class="page stack tournaments">
      <header class="stack">
        <div class="row spread">
          <h1>${say("web-title-tournaments")}</h1>
          ${prefs.value.signedIn
            ? html`<a class="button primary" href="/tournaments/new">${say("web-tournament-make")}</a>`
            : html`<a class="button" href="/account">${say("web-tournament-sign-in")}</a>`}
        </div>
        <p class="tournament-lead">${say("web-tournaments-about")}</p>
      </header>
      ${phrase && html`<${Waiting} phrase=${phrase} />`}
      ${!found && !phrase && html`<${Waiting} />`}
      ${found && html`
        <${Listed} name="open" listed=${found.open} />
        <${Listed} name="running" listed=${found.running} />
        <${Listed} name="over" listed=${found.over} />`}
    </div>`;
}

/** @param {{ name: string, listed: ListedTournament[] }} props */
function Listed({ name, listed }) {
  return html`
    <section class="panel" aria-label=${say(`web-tournaments-${name}`)}>
      <div class="panel-head"><h2 class="h3">${say(`web-tournaments-${name}`)}</h2><span class="badge number">${listed.length}</span></div>
      ${listed.length
        ? html`<ul class="lines">${listed.map((one) => html`<${Line} key=${one.id} one=${one} />`)}</ul>`
        : html`<p class="panel-body quiet-text">${say(`web-tournaments-${name}-none`)}</p>`}
    </section>`;
}

/** @param {{ one: ListedTournament }} props */
function Line({ one }) {
  const { state, entrants, places, round, rounds } = one;
  const inviting = state === "open" && !one.you && entrants < places;
  const progress = state === "open" || !round
    ? say("web-tournament-entered", { n: entrants, places })
    : rounds ? say("web-tournament-round-of", { n: round, all: rounds }) : say("web-tournament-round", { n: round });
  return html`
    <li class="table-line tournament-line">
      <${GameEmblem} game=${one.game} />
      <div class="grow">
        <a class="name" href=${tournamentPath(one.id)}>${one.title || say(`game-name-${one.game}`)}</a>
        ${one.you && html` <span class="badge glow">${say(`web-tournament-you-${one.you}`)}</span>`}
        <div class="small quiet-text">${one.title && `${say(`game-name-${one.game}`)} · `}${say(`web-tournament-form-${one.form}`)}
          ${" · "}${say("web-tournament-seats", { n: one.seats })}
          ${one.organiser && ` · ${say("web-tournament-by", { name: one.organiser })}`}</div>
        <div class="row small"><span class="number">${progress}</span>
          ${state === "cancelled" && html`<span class="badge">${say("web-tournament-state-cancelled")}</span>`}
          <${Badges} of=${one} /></div>
      </div>
      <span class="quiet-text small">${say("web-lobby-made", { when: when(one.created) })}</span>
      <a class="button small ${inviting ? "primary" : ""}" href=${tournamentPath(one.id)} aria-label=${
        `${say("web-look")}: ${one.title || say(`game-name-${one.game}`)}`}>${say("web-look")}</a>
    </li>`;
}
