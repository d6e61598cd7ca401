/** An address that shows nothing. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";

export function NotFoundPage() {
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-not_found")}</h1>
      <p>${say("web-not_found-about")}</p>
      <p><a class="button" href="/">${say("web-nav-home")}</a></p>
    </div>`;
}
