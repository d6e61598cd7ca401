/** What a table plays with, where it is not what the game begins with: an edition, a variant, a nation. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { games } from "../app/create.js";
import { useAnswer } from "./loading.js";

/** @import { Settings } from "../types/platform.d.ts" */

/** @param {{ game: string, settings: Settings }} props */
export function ChosenSettings({ game, settings }) {
  const [{ value: known }] = useAnswer(games, []);
  const facts = known?.find((entry) => entry.name === game);
  const odd = facts?.settings.filter(({ name, values }) => name in settings && settings[name] !== values[0]) ?? [];
  if (!odd.length) return null;
  return html`
    <ul class="chosen-settings small">
      ${odd.map(({ name }) => html`
        <li key=${name}>
          <span class="quiet-text">${say(`setting-name-${game}-${name}`)}:</span> ${say(`setting-value-${game}-${name}-${settings[name]}`)}
        </li>`)}
    </ul>`;
}
