/** The settings of a game in a form: those that matter for what is already chosen. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { has, say } from "../app/words.js";
import { Radios } from "./radios.js";

/** @import { GameFacts, Settings } from "../types/platform.d.ts" */
/** @import { Applies, BoardModule } from "../types/board.d.ts" */

const MANY = 5; // with more values than this a list is better than a row of choices

/**
 * Which settings of a game matter, as its board tells; all of them until it is here.
 * @param {GameFacts} game
 */
export function useApplies(game) {
  const [applies, setApplies] = useState(() => /** @type {Applies} */ (() => true));
  useEffect(() => {
    let wanted = true;
    /** @param {BoardModule} module */
    const ask = ({ applies: told }) => wanted && told && setApplies(() => told);
    setApplies(() => () => true);
    if (game.board) import(`../games/${game.name}/board.js`).then(ask);
    return () => (wanted = false);
  }, [game]);
  return applies;
}

/**
 * Only what matters goes to the server.
 * @param {GameFacts} game
 * @param {Settings} settings
 * @param {number} seats
 * @param {Applies} applies
 */
export function chosenSettings(game, settings, seats, applies) {
  return Object.fromEntries(game.settings.filter(({ name }) => applies(name, settings, seats)).map(({ name }) => [name, settings[name]]));
}

/**
 * One field for each setting that matters.
 * @param {{ game: GameFacts, settings: Settings, seats: number, applies: Applies, onChange: (settings: Settings) => void }} props
 */
export function GameSettings({ game, settings, seats, applies, onChange }) {
  return game.settings
    .filter(({ name }) => applies(name, settings, seats))
    .map((setting) => {
      const label = say(`setting-name-${game.name}-${setting.name}`);
      const choices = setting.values.map((value) => [value, say(`setting-value-${game.name}-${setting.name}-${value}`)]);
      /** @param {string} value */
      const choose = (value) => onChange({ ...settings, [setting.name]: value });
      if (setting.values.length <= MANY)
        return html`
          <${Radios} key=${game.name + setting.name} name=${`setting-${setting.name}`} label=${label} value=${settings[setting.name]}
                     onChoose=${choose} choices=${choices} />`;
      return html`
        <${LongSetting} key=${game.name + setting.name} id=${`setting-${setting.name}`}
                        about=${`setting-about-${game.name}-${setting.name}-${settings[setting.name]}`} label=${label}
                        value=${settings[setting.name]} choices=${choices} onChoose=${choose} />`;
    });
}

/**
 * A setting with many values: a list, and a few words about the one that is chosen.
 * @param {{ id: string, label: string, value: string, choices: string[][], about: string, onChoose: (value: string) => void }} props
 */
function LongSetting({ id, label, value, choices, about, onChoose }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <select class="select" id=${id} aria-describedby=${`${id}-about`} onChange=${(event) => onChoose(event.target.value)}>
        ${choices.map(([name, words]) => html`<option key=${name} value=${name} selected=${name === value}>${words}</option>`)}
      </select>
      <p class="hint" id=${`${id}-about`}>${has(about) ? say(about) : ""}</p>
    </div>`;
}
