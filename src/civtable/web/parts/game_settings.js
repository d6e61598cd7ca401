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
    if (game.board) import(`../games/${game.name}/board.js`).then(ask, () => {}); // at the table it is asked for again
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
 * What comes of a value of a setting; empty where its name says it.
 * @param {string} game
 * @param {string} setting
 * @param {string} value
 */
function consequence(game, setting, value) {
  const key = `setting-about-${game}-${setting}-${value}`;
  return has(key) ? say(key) : "";
}

/**
 * One field for each setting that matters.
 * @param {{ game: GameFacts, settings: Settings, seats: number, applies: Applies, onChange: (settings: Settings) => void }} props
 */
export function GameSettings({ game, settings, seats, applies, onChange }) {
  return game.settings
    .filter(({ name }) => applies(name, settings, seats))
    .map((setting) => {
      const Field = setting.values.length <= MANY ? Radios : LongSetting;
      return html`
        <${Field} key=${game.name + setting.name} name=${`setting-${setting.name}`}
                  label=${say(`setting-name-${game.name}-${setting.name}`)} value=${settings[setting.name]}
                  about=${consequence(game.name, setting.name, settings[setting.name])}
                  choices=${setting.values.map((value) => [
                    value,
                    say(`setting-value-${game.name}-${setting.name}-${value}`),
                    consequence(game.name, setting.name, value),
                  ])}
                  onChoose=${(/** @type {string} */ value) => onChange({ ...settings, [setting.name]: value })} />`;
    });
}

/**
 * A setting with many values: a list, a few words about the one that is chosen, and all of them to compare.
 * @param {{ name: string, label: string, value: string, choices: string[][], about: string, onChoose: (value: string) => void }} props
 */
function LongSetting({ name, label, value, choices, about, onChoose }) {
  const described = choices.filter(([, , words]) => words);
  return html`
    <div class="field">
      <label for=${name}>${label}</label>
      <select class="select" id=${name} aria-describedby=${`${name}-about`} onChange=${(event) => onChoose(event.target.value)}>
        ${choices.map(([choice, words]) => html`<option key=${choice} value=${choice} selected=${choice === value}>${words}</option>`)}
      </select>
      <p class="hint" id=${`${name}-about`} aria-live="polite">${about}</p>
      ${described.length > 0 && html`
        <details class="compare-all"><summary>${say("web-new-all")}<span class="spoken">: ${label}</span></summary>
          <ul class="plain">${described.map(([choice, words, character]) => html`
            <li key=${choice}>
              <button type="button" class="compared-value" aria-pressed=${choice === value} onClick=${() => onChoose(choice)}>
                <strong>${words}</strong> <span>${character}</span></button></li>`)}</ul></details>`}
    </div>`;
}
