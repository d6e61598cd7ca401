/** What a user may wish: language, theme, motion, speed, sound, notifications. All of it stays in this browser. */
import { html, useState } from "../vendor/ui.js";
import { language, LANGUAGES, say } from "../app/words.js";
import { prefer, prefs } from "../app/prefs.js";
import { SPEEDS } from "../app/tempo.js";
import { mayNotify } from "../app/attention.js";
import { play } from "../app/sound.js";
import { Notices, tellWishes } from "../parts/notices.js";
import { Radios } from "../parts/radios.js";
import { NameField } from "./lobby.js";

/** @import { Handled } from "../vendor/ui.js" */

export function SettingsPage() {
  const [denied, setDenied] = useState(false);
  /** @param {Handled} event */
  const notify = async (event) => {
    const wish = event.target.checked;
    const allowed = wish && (await mayNotify());
    setDenied(wish && !allowed);
    prefer({ notify: allowed });
  };
  /** @param {string} choice */
  const speak = (choice) => {
    prefer({ language: choice });
    tellWishes("language");
  };
  /** @param {Handled} event */
  const sound = (event) => {
    prefer({ sound: event.target.checked });
    play("turn");
  };
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-settings")}</h1>
      <div class="panel panel-body stack settings">
        <${NameField} />
        <${Radios} name="language" onChoose=${speak} label=${say("web-language")} value=${language.value}
                   choices=${Object.entries(LANGUAGES)} />
        <${Radios} name="theme" onChoose=${(/** @type {string} */ choice) => prefer({ theme: choice })} label=${say("web-theme")}
                   value=${prefs.value.theme}
                   choices=${["system", "day", "night"].map((name) => [name, say(`web-theme-${name}`)])} />
        <${Radios} name="motion" onChoose=${(/** @type {string} */ choice) => prefer({ motion: choice })} label=${say("web-motion")}
                   value=${prefs.value.motion}
                   choices=${["system", "full", "calm"].map((name) => [name, say(`web-motion-${name}`)])} />
        <${Radios} name="speed" onChoose=${(/** @type {string} */ choice) => prefer({ speed: choice })} label=${say("web-speed")}
                   value=${prefs.value.speed} choices=${Object.keys(SPEEDS).map((name) => [name, say(`web-speed-${name}`)])} />
        <label class="check"><input type="checkbox" name="askEnd" checked=${prefs.value.askEnd}
          onChange=${(/** @type {Handled} */ event) => prefer({ askEnd: event.target.checked })} /> ${say("web-ask-end")}</label>
        <label class="check"><input type="checkbox" name="passAlone" checked=${prefs.value.passAlone}
          onChange=${(/** @type {Handled} */ event) => prefer({ passAlone: event.target.checked })} /> ${say("web-pass-alone")}</label>
        <label class="check"><input type="checkbox" name="coach" checked=${prefs.value.coach}
          onChange=${(/** @type {Handled} */ event) => prefer({ coach: event.target.checked })} /> ${say("web-hint-coach")}</label>
        <label class="check"><input type="checkbox" checked=${prefs.value.sound} onChange=${sound} /> ${say("web-sound")}</label>
        <label class="field"><span class="label">${say("web-volume")}</span>
          <input type="range" min="0" max="100" step="10" value=${prefs.value.volume} disabled=${!prefs.value.sound}
                 onChange=${(/** @type {Handled} */ event) => { prefer({ volume: Number(event.target.value) }); play("turn"); }} /></label>
        <label class="check"><input type="checkbox" checked=${prefs.value.notify} onChange=${notify} /> ${say("web-notify")}</label>
        ${denied && html`<p class="notice" role="alert">${say("web-notify-denied")}</p>`}
      </div>
      <p class="hint">${say("web-settings-here")}</p>
      <${Notices} />
      <p><a href="/credits">${say("web-title-credits")}</a></p>
    </div>`;
}
