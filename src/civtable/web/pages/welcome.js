/** The first screen: what this is, and one click into a game. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { games, playNow } from "../app/create.js";
import { tablesHere } from "../app/seats.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";
import { GameEmblem } from "../parts/game_emblem.js";

export function WelcomePage() {
  const [{ value: known, phrase }] = useAnswer(games, []);
  return html`
    <div class="page welcome stack">
      <section class="hero">
        <h1>${say("web-welcome-title")}</h1>
        <p class="lead">${say("web-welcome-about")}</p>
      </section>
      <section aria-labelledby="choose" class="stack">
        <h2 id="choose" class="spoken">${say("web-welcome-choose")}</h2>
        ${known ? html`<div class="games">${known.map((game) => html`<${GameCard} key=${game.name} game=${game} />`)}</div>` : html`<${Waiting} phrase=${phrase} />`}
      </section>
      <ul class="ways">
        <li><strong>${say("web-welcome-friends")}</strong><span>${say("web-welcome-friends-about")}</span><a href="/new">${say("web-nav-new")}</a></li>
        <li><strong>${say("web-welcome-lobby")}</strong><span>${say("web-welcome-lobby-about")}</span><a href="/lobby">${say("web-nav-lobby")}</a></li>
        <li><strong>${say("web-welcome-rules")}</strong><span>${say("web-welcome-rules-about")}</span><a href="/import">${say("web-nav-import")}</a></li>
      </ul>
      ${tablesHere().length > 0 && html`<p><a href="/lobby#yours">${say("web-welcome-resume", { n: tablesHere().length })}</a></p>`}
    </div>`;
}

/** A game: what it is, and the ways to begin. */
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
        <div class="row">
          <button class="button primary large" aria-describedby=${about} disabled=${starting} onClick=${begin}>${say("web-play-now")}</button>
          ${game.guide && html`<a class="button large" href=${`/guide/${game.name}`}>${say("web-guide-begin")}</a>`}
          <a class="button quiet" href=${`/new/${game.name}`}>${say("web-play-choose")}</a>
          ${game.board && html`<a class="button quiet" href=${`/cards/${game.name}`}>${say("web-library-open")}</a>`}
        </div>
      </div>
    </article>`;
}
