/** What keeps an account its owner's: the recovery code, the password, the sessions, and the end of it all. */
import { html, useEffect, useRef } from "../vendor/ui.js";
import { say, when } from "../app/words.js";
import { drop, get, post } from "../app/api.js";
import { AskingForm, newPassword, password } from "./asking_form.js";
import { CopyLink } from "./copy.js";
import { Waiting, useAnswer } from "./loading.js";
import { complain } from "./toasts.js";

/** @import { Filled } from "./asking_form.js" */
/** @import { Session } from "../types/answers.d.ts" */

/**
 * A new recovery code, which nobody can show again; whoever asked for it is led there.
 * @param {{ code: string, onDone: () => void }} props
 */
export function RecoveryCode({ code, onDone }) {
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => head.current?.focus(), []);
  return html`
    <section class="panel panel-body stack recovery-code" aria-label=${say("web-account-code")}>
      <h2 class="h3" ref=${head} tabindex="-1">${say("web-account-code")}</h2>
      <p>${say("web-account-code-about")}</p>
      <${CopyLink} label=${say("web-account-code")} link=${code} />
      <div class="row"><button class="button primary" onClick=${onDone}>${say("web-account-code-done")}</button></div>
    </section>`;
}

/**
 * For who has lost the password: a new one, by the code. `onCode` gets the name and the next code.
 * @param {{ onCode: (name: string, code: string) => Promise<void> }} props
 */
export function Recover({ onCode }) {
  const fields = [
    { name: "name", label: "web-name", maxlength: 30, autocomplete: "username" },
    { name: "code", label: "web-account-code", maxlength: 80, autocomplete: "off", autocapitalize: "characters", spellcheck: false },
    newPassword("password"),
  ];
  /** @param {Filled} wish */
  const send = async (wish) => {
    const { name, recovery } = await post("/session/recover", { ...wish, name: wish.name.trim() });
    await onCode(name, recovery);
  };
  return html`
    <details>
      <summary>${say("web-account-forgot")}</summary>
      <${AskingForm} id="recover" about="web-account-forgot-about" fields=${fields} button="web-account-recover" send=${send} />
    </details>`;
}

/**
 * Sessions, password, code, and leaving.
 * @param {{ onCode: (code: string) => void, onGone: () => Promise<void> }} props
 */
export function Safety({ onCode, onGone }) {
  const [{ value: sessions, phrase }, setAnswer] = useAnswer(() => get("/account/sessions"), []);
  const look = async () => setAnswer({ value: await get("/account/sessions") });
  /** @param {Filled} wish */
  const change = async (wish) => {
    await post("/account/password", wish);
    await look();
  };
  /** @param {string} path */
  const end = async (path) => {
    await drop(path).catch(complain);
    await look().catch(complain);
  };
  /** @param {Filled} wish */
  const renew = async (wish) => onCode((await post("/account/recovery", wish)).recovery);
  /** @param {Filled} wish */
  const leave = async (wish) => {
    await drop("/account", wish);
    await onGone();
  };
  const passwords = [password("password", "web-account-password-now"), newPassword("new")];
  return html`
    ${sessions ? html`<${Sessions} sessions=${sessions} onEnd=${end} />` : html`<${Waiting} phrase=${phrase} />`}
    <details>
      <summary>${say("web-account-change")}</summary>
      <${AskingForm} id="change" about="web-account-change-about" fields=${passwords} button="web-account-change-yes"
                     done="web-account-changed" send=${change} />
    </details>
    <details>
      <summary>${say("web-account-code-new")}</summary>
      <${AskingForm} id="renew" about="web-account-code-new-about" fields=${[password("password", "web-account-password")]}
                     button="web-account-code-new-yes" send=${renew} />
    </details>
    <details>
      <summary>${say("web-account-delete")}</summary>
      <${AskingForm} id="goodbye" about="web-account-delete-about" fields=${[password("password", "web-account-password")]}
                     button="web-account-delete-yes" look="danger" send=${leave} />
    </details>`;
}

/**
 * Where the account is signed in, each with a button that ends it; this browser has its own at the top.
 * @param {{ sessions: Session[], onEnd: (path: string) => Promise<void> }} props
 */
function Sessions({ sessions, onEnd }) {
  return html`
    <section class="panel" aria-label=${say("web-account-sessions")}>
      <div class="panel-head spread">
        <h2 class="h3">${say("web-account-sessions")}</h2>
        ${sessions.length > 1 && html`
          <button class="button small" onClick=${() => onEnd("/account/sessions")}>${say("web-account-session-end-others")}</button>`}
      </div>
      <ul class="lines">${sessions.map((session) => {
        const agent = session.agent || say("web-account-session-unknown");
        return html`
          <li key=${session.id} class="row">
            <span class="grow">
              <span class="name">
                ${agent}</span> ${session.created > 0 && html`<span class="quiet-text small">${when(session.created)}</span>`}</span>
            ${session.this
              ? html`<span class="badge">${say("web-account-session-this")}</span>`
              : html`
                <button class="button small" aria-label=${`${say("web-account-session-end")}: ${agent}`}
                        onClick=${() => onEnd(`/account/sessions/${session.id}`)}>${say("web-account-session-end")}</button>`}
          </li>`;
      })}</ul>
    </section>`;
}
