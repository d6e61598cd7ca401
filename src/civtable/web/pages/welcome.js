/** The first screen: what this is, and one click into a game. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { games, playNow, strengths } from "../app/create.js";
import { prefs } from "../app/prefs.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { InvitationList } from "../parts/friends.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { FinishedGames, YourTables, useTablesHere } from "../parts/your_tables.js";
import { Icon } from "../icons.js";

/** @import { GameFacts } from "../types/platform.d.ts" */

const MOST_RESUMED = 3;

export function WelcomePage() {
  const [{ value: known, phrase }] = useAnswer(games, []);
  const own = useTablesHere();
  return html`
    <div class="page welcome stack">
      <section class="hero">
        <div>
          <h1>${say("web-welcome-title")}</h1>
          <p class="lead">${say("web-welcome-about")}</p>
        </div>
        <div class="stack"><${InvitationList} /><${YourTables} own=${own} most=${MOST_RESUMED} /></div>
      </section>
      <section aria-labelledby="choose" class="stack">
        <h2 id="choose" class="spoken">${say("web-welcome-choose")}</h2>
        ${known
          ? html`<div class="games">${known.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}</div>`
          : html`<${Waiting} phrase=${phrase} />`}
      </section>
      <ul class="ways">
        <${Way} href="/puzzle" icon="laurel" name="puzzle" />
        <${Way} href="/challenges" icon="trophy" name="challenges" />
        <${Way} href="/tournaments" icon="bracket" name="tournaments" />
        <${Way} href="/new" icon="link" name="friends" />
        <${Way} href="/lobby" icon="eye" name="lobby" />
        <${Way} href="/#finished" icon="log" name="rules" />
      </ul>
      <${FinishedGames} own=${own} />
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
  const rivals = strengths(game);
  return html`
    <article class="panel game-card">
      <${GameEmblem} game=${game.name} />
      <div class="game-words">
        <h3 id=${about}>${say(`game-name-${game.name}`)}</h3>
        <p>${say(`game-about-${game.name}`)}</p>
      </div>
      <div class="game-ways">
        <div class="play-now">
          <button class="button primary large" aria-describedby=${about} disabled=${starting} onClick=${begin}>
            ${say("web-play-now")}</button>
          <select class="select" aria-label=${say("web-play-against")} aria-describedby=${about}
                  onChange=${(event) => rivals.choose(event.target.value)}>
            ${rivals.values.map((value) => html`
              <option key=${value} value=${value} selected=${value === rivals.chosen}>${say(rivals.words(value))}</option>`)}
          </select>
        </div>
        <p class="hint first-table">${say(`web-first-table-${game.name}`)}</p>
        ${game.guide && html`<${GuideLink} game=${game.name} about=${about} />`}
        <${WayIn} about=${about} href=${`/daily/${game.name}`} words="web-title-daily" />
        <${WayIn} about=${about} href=${`/new/${game.name}`} words="web-play-choose" />
        ${game.rules && html`<${WayIn} about=${about} href=${`/rules/${game.name}`} words="web-rules-open" />`}
        ${game.board && html`<${WayIn} about=${about} href=${`/cards/${game.name}`} words="web-library-open" />`}
        ${game.campaign && html`<${WayIn} about=${about} href="/campaign" words="web-play-campaign" />`}
      </div>
    </article>`;
}

/**
 * The guided first game, offered in so many words to who has not played the game here.
 * @param {{ game: string, about: string }} props
 */
function GuideLink({ game, about }) {
  const isNew = !prefs.value.known.includes(game);
  return html`
    <a class="button guide-way ${isNew ? "first-time" : ""}" aria-describedby=${about} href=${`/guide/${game}`}>
      ${say(isNew ? "web-guide-first" : "web-guide-begin")}</a>`;
}

/**
 * Another way into a game.
 * @param {{ about: string, href: string, words: string }} props
 */
const WayIn = ({ about, href, words }) => html`<a class="button quiet small" aria-describedby=${about} href=${href}>${say(words)}</a>`;
