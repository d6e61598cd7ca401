/** The settings of a game in a form: those that matter for what is already chosen, with the values that fit it. */
import { html, useEffect, useLayoutEffect, useState } from "../vendor/ui.js";
import { getOnce } from "../app/api.js";
import { ANY, fittingValues, settled } from "../app/fitting.js";
import { has, say } from "../app/words.js";
import { Radios } from "./radios.js";

/** @import { GameFacts, Settings } from "../types/platform.d.ts" */
/** @import { BoardModule } from "../types/board.d.ts" */
/** @import { Fitting } from "../app/fitting.js" */
/** @import { Field } from "../vendor/ui.js" */

const MANY = 5; // with more values than this a list is better than a row of choices

/**
 * Which settings of a game matter and which of their values fit together, as its board tells; all of them until it is here.
 * @param {GameFacts} game
 */
export function useFitting(game) {
  const [fitting, setFitting] = useState(ANY);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      /** @type {BoardModule} */
      const { applies = ANY.applies, fits } = await import(`../games/${game.name}/board.js`);
      const facts = fits ? await getOnce(`/games/${game.name}/facts`) : null;
      if (wanted) setFitting({ applies, fits: fits && facts ? (...asked) => fits(...asked, facts) : ANY.fits });
    };
    setFitting(ANY);
    if (game.board) ask().catch(() => {}); // at the table it is asked for again
    return () => (wanted = false);
  }, [game]);
  return fitting;
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
 * What has become of a value that no longer fits.
 * @param {string} game
 * @param {string} setting
 * @param {string} value
 */
const gone = (game, setting, value) => html`
  <strong class="gone">${say("web-new-gone", { value: { key: `setting-value-${game}-${setting}-${value}` } })}</strong> `;

/**
 * One field for each setting that matters. A value that no longer fits gives way to the first one, and its field says so until
 * another is chosen there.
 * @param {{ game: GameFacts, settings: Settings, seats: number, fitting: Fitting, onChange: (settings: Settings) => void }} props
 */
export function GameSettings({ game, settings, seats, fitting, onChange }) {
  const [lost, setLost] = useState(/** @type {Settings} */ ({}));
  useLayoutEffect(() => {
    const next = settled(game.settings, settings, seats, fitting);
    const reset = Object.keys(next).filter((name) => next[name] !== settings[name]);
    if (!reset.length) return;
    setLost({ ...lost, ...Object.fromEntries(reset.map((name) => [name, settings[name]])) });
    onChange(next);
  }, [game, settings, seats, fitting]);
  useLayoutEffect(() => setLost({}), [game]);
  return game.settings
    .filter(({ name }) => fitting.applies(name, settings, seats))
    .map((setting) => {
      const { name } = setting;
      const Input = setting.values.length <= MANY ? Radios : LongSetting;
      /** @param {string} value */
      const choose = (value) => {
        setLost(Object.fromEntries(Object.entries(lost).filter(([other]) => other !== name)));
        onChange({ ...settings, [name]: value });
      };
      const about = consequence(game.name, name, settings[name]);
      return html`
        <${Input} key=${game.name + name} name=${`setting-${name}`}
                  label=${say(`setting-name-${game.name}-${name}`)} value=${settings[name]}
                  about=${name in lost ? [gone(game.name, name, lost[name]), about] : about}
                  choices=${fittingValues(setting, settings, seats, fitting).map((value) => [
                    value,
                    say(`setting-value-${game.name}-${name}-${value}`),
                    consequence(game.name, name, value),
                  ])}
                  onChoose=${choose} />`;
    });
}

/**
 * A setting with many values: a list, a few words about the one that is chosen, and all of them to compare.
 * @param {{ name: string, label: string, value: string, choices: string[][], about: Field, onChoose: (value: string) => void }} props
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
