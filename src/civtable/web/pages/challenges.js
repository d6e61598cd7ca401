/** All challenges, by game: grade, goals, what was reached, and the way to play. */
import { html } from "../vendor/ui.js";
import { challenges } from "../app/challenges.js";
import { STARS, starSigns, starsOf } from "../app/stars.js";
import { say } from "../app/words.js";
import { PlayChallenge } from "../parts/challenge.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { NameField } from "./lobby.js";

/** @import { Challenge } from "../types/answers.d.ts" */

const RULES = ["same", "stars", "undo", "grade"];

export function ChallengesPage() {
  const [{ value: found, phrase }] = useAnswer(challenges, []);
  if (!found) return html`<div class="page narrow"><${Waiting} phrase=${phrase} /></div>`;
  const games = [...new Set(found.challenges.map(({ game }) => game))];
  return html`
    <div class="page stack">
      <header>
        <h1>${say("web-title-challenges")}</h1>
        <p class="lead challenge-lead">${say("web-challenges-about")}</p>
      </header>
      <${NameField} />
      ${games.map((game) => html`<${OneGame} key=${game} game=${game} listed=${found.challenges.filter((one) => one.game === game)} />`)}
      <details class="daily-rules"><summary>${say("web-challenge-rules")}</summary>
        <ul>${RULES.map((rule) => html`<li key=${rule}>${say(`web-challenge-rule-${rule}`)}</li>`)}</ul>
      </details>
    </div>`;
}

/**
 * The challenges of a game, the easier ones first.
 * @param {{ game: string, listed: Challenge[] }} props
 */
function OneGame({ game, listed }) {
  return html`
    <section class="stack" aria-labelledby=${`challenges-${game}`}>
      <div class="row spread">
        <h2 id=${`challenges-${game}`}>${say(`game-name-${game}`)}</h2>
        <span class="quiet-text number">${say("web-challenges-total", { n: starsOf(listed), all: STARS * listed.length })}</span>
      </div>
      <ol class="challenge-list">${listed.map((one) => html`<${Entry} key=${one.id} challenge=${one} />`)}</ol>
    </section>`;
}

/**
 * A challenge: what it asks for, how hard it is, what was reached.
 * @param {{ challenge: Challenge }} props
 */
function Entry({ challenge }) {
  const { own, grade, stars } = challenge;
  return html`
    <li class="panel panel-body challenge-entry">
      <div class="row spread">
        <h3 class="h4">${say(challenge.title)}</h3>
        <span class="challenge-stars ${own?.stars ? "won" : ""}"><span aria-hidden="true">${starSigns(own?.stars ?? 0)}</span>
          <span class="spoken">${say("challenge-stars", { n: own?.stars ?? 0 })}</span></span>
      </div>
      <p class="small quiet-text"><span class="challenge-grade" data-grade=${grade}>${say("challenge-grade", { grade })}</span>
        ${" · "}${say(challenge.against)}${challenge.settings.edition === "2006" && ` · ${say("challenge-edition-2006")}`}</p>
      <ul class="challenge-goals">
        ${stars.map((goals, i) => html`
          <li key=${i}><span aria-hidden="true">${"★".repeat(i + 1)}</span>
            <span><span class="spoken">${say("web-challenge-star", { n: i + 1 })}: </span>
              ${goals.map((goal) => say(goal)).join(". ")}.</span></li>`)}
      </ul>
      <${Bots} challenge=${challenge} />
      <div class="row challenge-ways">
        <${PlayChallenge} challenge=${challenge} again=${false} />
        ${own && html`<span class="small quiet-text number">${say("challenge-attempts", { n: own.attempts })}</span>`}
      </div>
    </li>`;
}

/**
 * How often bots reached the first star.
 * @param {{ challenge: Challenge }} props
 */
function Bots({ challenge: { tried } }) {
  return html`
    <details class="small challenge-bots"><summary>${say("web-challenge-tried")}</summary>
      <ul>${Object.entries(tried).map(([who, { games, stars }]) => html`
        <li key=${who}>${say("web-challenge-share", {
          level: { key: who === "wish" ? "web-challenge-wish" : `bot-${who}` },
          share: Math.round((100 * stars[0]) / games),
          games,
        })}</li>`)}</ul>
    </details>`;
}
