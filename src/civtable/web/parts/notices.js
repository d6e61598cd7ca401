/** Notices in the settings: on this device and by mail, of what, and when not. */
import { html, useState } from "../vendor/ui.js";
import { drop, get, getOnce, post } from "../app/api.js";
import { ifSignedIn } from "../app/friends.js";
import { prefer, prefs } from "../app/prefs.js";
import { isOn, obstacle, tellServer, tryOut, turnOff, turnOn, wishes, zone } from "../app/push.js";
import { clock, KINDS, minuteOf } from "../app/push_support.js";
import { notify } from "../app/toasts.js";
import { say } from "../app/words.js";
import { useAnswer, Waiting } from "./loading.js";
import { complain } from "./toasts.js";

/** @import { Handled } from "../vendor/ui.js" */
/** @import { MailShown } from "../types/answers.d.ts" */
/** @import { NoticeWishes } from "../app/push_support.js" */

/**
 * Tells the server what was changed here: for this device, and for the mail of who is signed in, whose other wishes may have been set
 * elsewhere and stay.
 * @param {(keyof ReturnType<typeof wishes>)[]} changed
 */
export function tellWishes(...changed) {
  const all = wishes();
  const byMail = ifSignedIn(() => post("/notices/mail/wishes", Object.fromEntries(changed.map((name) => [name, all[name]]))), null);
  Promise.all([tellServer(), byMail]).catch(complain);
}

export function Notices() {
  const [{ value: offer }] = useAnswer(() => getOnce("/notices"), []);
  return html`
    <section class="panel panel-body stack settings" aria-labelledby="notices-title" id="notices">
      <h2 id="notices-title" class="h3">${say("web-title-notices")}</h2>
      <p class="hint">${say("web-notices-about")}</p>
      <${ThisDevice} />
      <${Wishes} />
      <h3 class="h4">${say("web-notices-mail")}</h3>
      ${!offer ? html`<${Waiting} />` : offer.mail ? html`<${ByMail} />` : html`<p class="hint">${say("web-notices-mail-none")}</p>`}
    </section>`;
}

/** On or off here; where it cannot be, why. */
function ThisDevice() {
  const [wish, setWish] = useState(/** @type {boolean | null} */ (null)); // what is being done, if anything
  const busy = wish !== null;
  const on = isOn();
  /** @param {Handled} event */
  const change = async (event) => {
    const { checked } = event.target;
    setWish(checked);
    await (checked ? turnOn() : turnOff()).catch(complain).finally(() => setWish(null));
  };
  const test = () => tryOut().then(() => notify({ key: "web-notices-test-sent" }), complain);
  const impossible = obstacle.value !== null && obstacle.value !== "failed";
  return html`
    <div class="row">
      <label class="check grow"><input type="checkbox" name="push" checked=${wish ?? on} disabled=${busy || impossible}
        onChange=${change} />
        ${" "}${say("web-notices-device")}</label>
      ${on && html`<button class="button small" onClick=${test}>${say("web-notices-test")}</button>`}
    </div>
    ${obstacle.value && html`<p class="notice" role="status">${say(`web-notices-why-${obstacle.value}`)}</p>`}`;
}

/** Of what, and when not: the same for this device and for the mail of the account. */
function Wishes() {
  const { refused, quiet, quietFrom, quietUntil } = prefs.value.notices;
  /** @param {Partial<NoticeWishes>} changes */
  const wish = (changes) => prefer({ notices: { ...prefs.peek().notices, ...changes } });
  /** @param {string} kind @param {boolean} wanted */
  const choose = (kind, wanted) => {
    wish({ refused: KINDS.filter((one) => (one === kind ? !wanted : refused.includes(one))) });
    tellWishes("kinds");
  };
  /** @param {Partial<NoticeWishes>} changes */
  const rest = (changes) => {
    wish(changes);
    tellWishes("zone", "quiet_from", "quiet_until");
  };
  return html`
    <fieldset class="field"><legend class="label">${say("web-notices-kinds")}</legend>
      <div class="row radios">${KINDS.map((kind) => html`
        <label class="check" key=${kind}><input type="checkbox" name=${`kind-${kind}`} checked=${!refused.includes(kind)}
          onChange=${(/** @type {Handled} */ event) => choose(kind, event.target.checked)} /> ${say(`web-notices-kind-${kind}`)}</label>`)}
      </div></fieldset>
    <fieldset class="field"><legend class="spoken">${say("web-notices-quiet")}</legend>
      <div class="row quiet-hours">
        <label class="check"><input type="checkbox" name="quiet" checked=${quiet}
          onChange=${(/** @type {Handled} */ event) => rest({ quiet: event.target.checked })} /> ${say("web-notices-quiet")}</label>
        ${[["quietFrom", "from", quietFrom], ["quietUntil", "until", quietUntil]].map(([name, key, minute]) => html`
          <label class="row tight" key=${name}>${say(`web-notices-quiet-${key}`)}
            <input class="input" type="time" name=${name} value=${clock(Number(minute))} disabled=${!quiet}
              onChange=${(/** @type {Handled} */ { target }) => target.value && rest({ [name]: minuteOf(target.value) })} /></label>`)}
      </div>
      <p class="hint">${say("web-notices-quiet-about", { zone: zone() })}</p></fieldset>`;
}

/** The address of who is signed in; a new one has to be confirmed. */
function ByMail() {
  const signedIn = prefs.value.signedIn;
  const [{ value: mail, phrase }, setAnswer] = useAnswer(async () => (signedIn ? get("/notices/mail") : null), [signedIn]);
  if (!signedIn)
    return html`<p class="row"><span class="grow hint">${say("web-notices-mail-account")}</span>
      <a class="button small" href="/account">${say("web-notices-mail-sign-in")}</a></p>`;
  if (!mail) return html`<${Waiting} phrase=${phrase} />`;
  /** @param {SubmitEvent} event */
  const save = async (event) => {
    event.preventDefault();
    const address = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("address")).trim();
    await post("/notices/mail", { address, ...wishes() }).then((/** @type {MailShown} */ value) => {
      setAnswer({ value });
      if (value.confirmed) notify({ key: "web-notices-saved" });
    }, complain);
  };
  const forget = () => drop("/notices/mail").then(() => setAnswer({ value: { address: null, confirmed: false } }), complain);
  return html`
    ${mail.address && html`<p class="notice" role="status">
      ${say(mail.confirmed ? "web-notices-mail-good" : "web-notices-mail-waiting", { address: mail.address })}</p>`}
    <form class="row mail-form" onSubmit=${save}>
      <label class="field grow"><span class="label">${say("web-notices-mail-address")}</span>
        <input class="input" type="email" name="address" required maxlength="254" autocomplete="email"
               value=${mail.address ?? ""} /></label>
      <button class="button">${say("web-notices-mail-save")}</button>
      ${mail.address && html`<button class="button" type="button" onClick=${forget}>${say("web-notices-mail-forget")}</button>`}
    </form>`;
}
