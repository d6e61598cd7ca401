/** The first screen: what this is, and one click into a game. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { games, playNow, usualLevel } from "../app/create.js";
import { prefer } from "../app/prefs.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { FinishedGames, YourTables, useTablesHere } from "../parts/your_tables.js";
import { Icon } from "../icons.js";

/** @import { GameFacts } from "../types/platform.d.ts" */

const MOST_RESUMED = 3;

export function WelcomePage() {
  const [{ value: known, phrase }] = useAnswer(games, []);
  const found = useTablesHere();
  return html`
    <div class="page welcome stack">
      <section class="hero">
        <div>
          <h1>${say("web-welcome-title")}</h1>
          <p class="lead">${say("web-welcome-about")}</p>
        </div>
        <${YourTables} found=${found} most=${MOST_RESUMED} />
      </section>
      <section aria-labelledby="choose" class="stack">
        <h2 id="choose" class="spoken">${say("web-welcome-choose")}</h2>
        ${known
          ? html`<div class="games">${known.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}</div>`
          : html`<${Waiting} phrase=${phrase} />`}
      </section>
      <ul class="ways">
        <${Way} href="/new" icon="link" name="friends" />
        <${Way} href="/lobby" icon="eye" name="lobby" />
        <${Way} href="/#finished" icon="log" name="rules" />
      </ul>
      <${FinishedGames} found=${found} />
      <p class="not-affiliated">${say("web-welcome-affiliation")}</p>
    </div>`;
}

/**
 * A way to play that is no game of its own.
 * @param {{ href: string, icon: string, name: string }} props
 */
function Way({ href, icon, name }) {
  return html`
    <li><a href=${href}><${Icon} name=${icon} /><strong>${say(`web-welcome-${name}`)}</strong>
      <span>${say(`web-welcome-${name}-about`)}</span></a></li>`;
}

/**
 * A game: what it is, and the ways to begin.
 * @param {{ game: GameFacts }} props
 */
function GameCard({ game }) {
  const [starting, setStarting] = useState(false);
  const begin = async () => {
    setStarting(true);
    try {
      await playNow(game);
    } catch (refusal) {
      setStarting(false);
      complain(refusal);
    }
  };
  const about = `about-${game.name}`;
  return html`
    <article class="panel game-card">
      <${GameEmblem} game=${game.name} />
      <div class="panel-body stack">
        <h3 id=${about}>${say(`game-name-${game.name}`)}</h3>
        <p class="grow">${say(`game-about-${game.name}`)}</p>
        <div class="game-ways">
          <div class="play-now">
            <button class="button primary large" aria-describedby=${about} disabled=${starting} onClick=${begin}>
              ${say("web-play-now")}</button>
            <select class="select" aria-label=${say("web-play-against")} aria-describedby=${about}
                    onChange=${(event) => prefer({ level: event.target.value })}>
              ${game.levels.map((level) => html`
                <option key=${level} value=${level} selected=${level === usualLevel(game)}>${say(`bot-${level}`)}</option>`)}
            </select>
          </div>
          ${game.guide && html`
            <a class="button large" aria-describedby=${about} href=${`/guide/${game.name}`}>${say("web-guide-begin")}</a>`}
          <a class="button quiet small" aria-describedby=${about} href=${`/new/${game.name}`}>${say("web-play-choose")}</a>
          ${game.campaign && html`<a class="button quiet small" aria-describedby=${about} href="/campaign">${say("web-play-campaign")}</a>`}
          ${game.rules && html`
            <a class="button quiet small" aria-describedby=${about} href=${`/rules/${game.name}`}>${say("web-rules-open")}</a>`}
          ${game.board && html`
            <a class="button quiet small" aria-describedby=${about} href=${`/cards/${game.name}`}>${say("web-library-open")}</a>`}
        </div>
      </div>
    </article>`;
}
