/** The clock of a new table: none, live, or over days, each with what comes of it, and what happens at zero. */
import { html } from "../vendor/ui.js";
import { botPhrase, botsFor } from "../app/bots.js";
import { CHOICES, OWN_DAYS, OWN_LIVE, clockAbout, clockPhrase, wishedClock } from "../app/clocks.js";
import { say } from "../app/words.js";
import { Choice } from "./choice.js";

/** @import { Clock, GameFacts } from "../types/platform.d.ts" */
/** @import { WishedClock } from "../app/clocks.js" */

/** @type {WishedClock} */
export const NO_CLOCK = { choice: "none", minutes: 15, seconds: 15, turn: 2, reserve: 3, off: 7, zero: "" };

/**
 * The times of an own clock, each with the bounds that the server has.
 * @type {Record<string, { name: "minutes" | "seconds" | "turn" | "reserve" | "off", least: number, most: number }[]>}
 */
const OWN = {
  [OWN_LIVE]: [{ name: "minutes", least: 1, most: 1440 }, { name: "seconds", least: 0, most: 3600 }],
  [OWN_DAYS]: [{ name: "turn", least: 1, most: 30 }, { name: "reserve", least: 0, most: 60 }, { name: "off", least: 0, most: 60 }],
};

/**
 * The clock that a choice would be; null for none.
 * @param {WishedClock} wish
 */
const ruleOf = (wish) => /** @type {Clock | null} */ (wishedClock(wish));

/**
 * A choice of the list, in words.
 * @param {WishedClock} wish
 */
function nameOf(wish) {
  const rule = ruleOf(wish);
  if (!rule) return say("web-clock-none");
  return wish.choice in OWN ? say(`web-clock-${wish.choice}`) : say(clockPhrase(rule));
}

/**
 * The fields. `usual` is the bot that plays on where none was chosen.
 * @param {{ game: GameFacts, count: number, usual: string, wish: WishedClock, onChange: (wish: WishedClock) => void }} props
 */
export function ClockChoice({ game, count, usual, wish, onChange }) {
  const rule = ruleOf(wish);
  const zero = wish.zero || usual;
  const change = (/** @type {Partial<WishedClock>} */ part) => onChange({ ...wish, ...part });
  const zeros = [...botsFor(game, count).map((level) => [level, say("web-clock-zero-plays", { level: botPhrase(level) })]),
    ["resign", say("web-clock-zero-gives_up")]];
  return html`
    <${Choice} id="clock" label=${say("web-clock")} value=${wish.choice} onChange=${(/** @type {string} */ choice) => change({ choice })}
               choices=${CHOICES.map((choice) => [choice, nameOf({ ...wish, choice })])}
               about=${rule ? say(clockAbout(rule)) : say("web-clock-about-none")} />
    ${wish.choice in OWN && html`
      <div class="row clock-own">${OWN[wish.choice].map(({ name, least, most }) => html`
        <${Amount} key=${name} id=${`clock-${name}`} label=${say(`web-clock-own-${name}`)} value=${wish[name]} least=${least} most=${most}
                   onChange=${(/** @type {number} */ value) => change({ [name]: value })} />`)}
      </div>`}
    ${rule && html`
      <${Choice} id="zero" label=${say("web-clock-zero")} value=${zero} choices=${zeros}
                 onChange=${(/** @type {string} */ value) => change({ zero: value })}
                 about=${zero === "resign" ? say("web-clock-zero-resign") : say("web-clock-zero-bot", { level: botPhrase(zero) })} />`}`;
}

/**
 * A number in a field.
 * @param {{ id: string, label: string, value: number, least: number, most: number, onChange: (value: number) => void }} props
 */
function Amount({ id, label, value, least, most, onChange }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <input class="input" type="number" id=${id} min=${least} max=${most} step="1" required value=${value}
             onInput=${(event) => onChange(event.target.valueAsNumber || 0)} />
    </div>`;
}
