/** What a table plays with: its edition, and what is not as the game begins with it, a variant or a nation. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { games } from "../app/create.js";
import { useAnswer } from "./loading.js";

/** @import { Settings } from "../types/platform.d.ts" */

/** Settings that say which box is on the table: told also where they are the usual ones. */
const EDITIONS = new Set(["edition", "box"]);

/** @param {{ game: string, settings: Settings }} props */
export function ChosenSettings({ game, settings }) {
  const [{ value: known }] = useAnswer(games, []);
  const facts = known?.find((entry) => entry.name === game);
  const odd = facts?.settings.filter(({ name, values }) =>
    name in settings && (EDITIONS.has(name) || settings[name] !== values[0])) ?? [];
  if (!odd.length) return null;
  return html`
    <ul class="chosen-settings small">
      ${odd.map(({ name }) => html`
        <li key=${name}>
          <span class="quiet-text">${say(`setting-name-${game}-${name}`)}:</span> ${say(`setting-value-${game}-${name}-${settings[name]}`)}
        </li>`)}
    </ul>`;
}
