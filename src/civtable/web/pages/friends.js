/** Friends: who asks, who is one, whom one played with lately, and who is blocked. */
import { html, useState } from "../vendor/ui.js";
import { post } from "../app/api.js";
import { friendsHere, playWith } from "../app/friends.js";
import { playerPath } from "../app/ratings.js";
import { say } from "../app/words.js";
import { InvitationList } from "../parts/friends.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { complain } from "../parts/toasts.js";

/** @import { ComponentChildren } from "../vendor/ui.js" */
/** @import { Phrase } from "../types/platform.d.ts" */

/** @typedef {(path: "/friends" | "/friends/part" | "/blocks" | "/blocks/end", name: string) => Promise<boolean>} Doing */

export function FriendsPage() {
  const [{ value: known, phrase }, setAnswer] = useAnswer(friendsHere, []);
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  /** @type {Doing} */
  const act = async (path, name) => {
    setRefused(null);
    try {
      await post(path, { name });
      setAnswer({ value: await friendsHere() });
      return true;
    } catch (refusal) {
      if (path !== "/friends" || !refusal.phrase) complain(refusal);
      else setRefused(refusal.phrase);
      return false;
    }
  };
  if (known === undefined) return html`<div class="page narrow"><${Waiting} phrase=${phrase} /></div>`;
  if (!known)
    return html`
      <div class="page narrow stack"><h1>${say("web-title-friends")}</h1>
        <p>${say("web-friends-sign-in")} <a href="/account">${say("web-title-account")}</a></p></div>`;
  return html`
    <div class="page narrow stack friends">
      <h1>${say("web-title-friends")}</h1>
      <${InvitationList} />
      <${Ask} act=${act} refused=${refused} />
      <${People} title="web-friends-asked" names=${known.asked}>${(/** @type {string} */ name) => html`
        <${Do} words="accept" name=${name} primary=${true} onDo=${() => act("/friends", name)} />
        <${Do} words="decline" name=${name} onDo=${() => act("/friends/part", name)} />
        <${Do} words="block" name=${name} onDo=${() => act("/blocks", name)} />`}<//>
      <${People} title="web-friends-list" none="web-friends-none" names=${known.friends.map(({ name }) => name)}
                 at=${new Set(known.friends.filter((one) => one.at_table).map(({ name }) => name))}>${(/** @type {string} */ name) => html`
        <${Do} words="play" name=${name} primary=${true} onDo=${() => playWith(name)} />
        <${Do} words="part" name=${name} onDo=${() => act("/friends/part", name)} />
        <${Do} words="block" name=${name} onDo=${() => act("/blocks", name)} />`}<//>
      <${People} title="web-friends-asking" names=${known.asking}>${(/** @type {string} */ name) => html`
        <${Do} words="withdraw" name=${name} onDo=${() => act("/friends/part", name)} />`}<//>
      <${People} title="web-friends-recent" names=${known.recent}>${(/** @type {string} */ name) => html`
        <${Do} words="play" name=${name} onDo=${() => playWith(name)} />
        <${Do} words="ask" name=${name} onDo=${() => act("/friends", name)} />
        <${Do} words="block" name=${name} onDo=${() => act("/blocks", name)} />`}<//>
      <${People} title="web-friends-blocked" names=${known.blocked}>${(/** @type {string} */ name) => html`
        <${Do} words="unblock" name=${name} onDo=${() => act("/blocks/end", name)} />`}<//>
      <p class="small quiet-text">${say("web-friends-privacy")}</p>
    </div>`;
}

/**
 * Asking somebody by name.
 * @param {{ act: Doing, refused: Phrase | null }} props
 */
function Ask({ act, refused }) {
  const [name, setName] = useState("");
  /** @param {SubmitEvent} event */
  const ask = async (event) => {
    event.preventDefault();
    if (await act("/friends", name.trim())) setName("");
  };
  return html`
    <form class="panel panel-body stack" onSubmit=${ask}>
      <div class="field">
        <label for="friend-name">${say("web-friends-name")}</label>
        <div class="row">
          <input class="input grow" id="friend-name" required maxlength="40" autocomplete="off" value=${name}
                 onInput=${(event) => setName(event.target.value)} />
          <button class="button primary">${say("web-friends-ask")}</button>
        </div>
      </div>
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
    </form>`;
}

/**
 * People of one kind, with what can be done about each; nothing where there are none and nothing is said of it.
 * @param {{ title: string, names: string[], none?: string, at?: Set<string>, children: (name: string) => ComponentChildren }} props
 */
function People({ title, names, none, at, children }) {
  if (!names.length && !none) return null;
  return html`
    <section class="panel" aria-label=${say(title)}>
      <div class="panel-head"><h2 class="h3">${say(title)}</h2><span class="badge number">${names.length}</span></div>
      ${names.length
        ? html`<ul class="lines">${names.map((name) => html`
            <li key=${name} class="row person">
              <span class="grow"><a href=${playerPath(name)}>${name}</a>
                ${at?.has(name) && html` <span class="badge glow">${say("web-friends-at-table")}</span>`}</span>
              <span class="row">${children(name)}</span></li>`)}</ul>`
        : html`<p class="panel-body quiet-text">${say(none ?? title)}</p>`}
    </section>`;
}

/**
 * Something to do about somebody; who hears it is told about whom.
 * @param {{ words: string, name: string, primary?: boolean, onDo: () => void }} props
 */
function Do({ words, name, primary = false, onDo }) {
  const told = say(`web-friends-do-${words}`);
  return html`
    <button class=${primary ? "button small primary" : "button small"} aria-label=${`${told}: ${name}`} onClick=${onDo}>${told}</button>`;
}
