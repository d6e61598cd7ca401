/** An address that shows nothing, with the server's reason where it gave one, and the ways from here. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";

/** @import { Phrase } from "../types/platform.d.ts" */

/** @param {{ phrase?: Phrase | null }} props */
export function NotFoundPage({ phrase = null }) {
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-not_found")}</h1>
      <p role=${phrase ? "alert" : null}>${say(phrase ?? "web-not_found-about")}</p>
      <p class="row">
        <a class="button primary" href="/">${say("web-nav-home")}</a> <a class="button" href="/lobby">${say("web-nav-lobby")}</a></p>
    </div>`;
}
