/** Who drew what is on the cards, and under which licence. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { AUTHORS } from "./authors.js";

const LICENCE = "https://creativecommons.org/licenses/by/3.0/";

export function CreditsPage() {
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-credits")}</h1>
      <p>${say("web-credits-drawings")}</p>
      <p><a href="https://game-icons.net">Game-icons</a> · <a href=${LICENCE} rel="license">CC BY 3.0</a></p>
      <ul class="panel panel-body credits">
        ${AUTHORS.map(({ name, link, drawings }) => html`
          <li key=${name}>${link ? html`<a href=${link}>${name}</a>` : name}: ${say("web-credits-count", { n: drawings })}</li>`)}
      </ul>
    </div>`;
}
