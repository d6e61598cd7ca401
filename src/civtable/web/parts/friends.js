/** Friends beside tables: invitations that wait for an answer, inviting to a table, and who was at one. */
import { html, useState } from "../vendor/ui.js";
import { get, post } from "../app/api.js";
import { accept, friendsHere, ifSignedIn, invitationsHere, playAgainWith } from "../app/friends.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";
import { useAnswer } from "./loading.js";
import { RatedBadge } from "./rated.js";
import { complain } from "./toasts.js";

/** @import { Invitation } from "../types/answers.d.ts" */
/** @import { Snapshot } from "../types/platform.d.ts" */

/** The tables to which the account is invited; nothing where there are none. */
export function InvitationList() {
  const [{ value: found }, setAnswer] = useAnswer(invitationsHere, []);
  if (!found?.length) return null;
  /** @param {string} id */
  const answered = (id) => setAnswer({ value: found.filter((one) => one.id !== id) });
  return html`
    <section class="panel invitations-here" aria-label=${say("web-invitations")}>
      <div class="panel-head"><h2 class="h3">${say("web-invitations")}</h2></div>
      <ul class="lines">${found.map((one) => html`<${InvitationLine} key=${one.id} one=${one} onDone=${() => answered(one.id)} />`)}</ul>
    </section>`;
}

/** @param {{ one: Invitation, onDone: () => void }} props */
function InvitationLine({ one, onDone }) {
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<unknown>} work */
  const answer = async (work) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (refusal) {
      setBusy(false);
      complain(refusal);
    }
  };
  return html`
    <li class="row">
      <span class="grow">${say("web-invitations-by", { name: one.by, game: { key: `game-name-${one.game}` }, n: one.seats.length })}
        ${one.rated && html` <${RatedBadge} />`}</span>
      <button class="button small primary" disabled=${busy} onClick=${() => answer(() => accept(one.id))}>
        ${say("web-invitations-accept")}</button>
      <button class="button small" disabled=${busy} onClick=${() => answer(() => post(`/invitations/${one.id}/decline`))}>
        ${say("web-invitations-decline")}</button>
    </li>`;
}

/**
 * Friends, and those of late, to be invited to a table that waits; nothing to who knows nobody.
 * @param {{ table: string }} props
 */
export function InviteFriends({ table }) {
  const [{ value: known }] = useAnswer(friendsHere, []);
  const [{ value: sent }, setSent] = useAnswer(() => ifSignedIn(() => get(`/tables/${table}/invitations`), []), [table]);
  const names = [...(known?.friends ?? []).map(({ name }) => name), ...(known?.recent ?? [])];
  if (!names.length || !sent) return null;
  /** @param {string} name */
  const invite = async (name) => {
    try {
      await post(`/tables/${table}/invitations`, { name });
      setSent({ value: [...sent, name] });
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <section class="panel" aria-label=${say("web-friends-invite")}>
      <div class="panel-head"><h2 class="h3">${say("web-friends-invite")}</h2></div>
      <ul class="lines">${names.map((name) => html`
        <li key=${name} class="row"><span class="grow">${name}</span>
          ${sent.includes(name)
            ? html`<span class="badge glow"><${Icon} name="check" /> ${say("web-friends-invited")}</span>`
            : html`<button class="button small" aria-label=${say("web-friends-invite-name", { name })} onClick=${() => invite(name)}>
                ${say("web-friends-invite-do")}</button>`}
        </li>`)}</ul>
    </section>`;
}

/**
 * The other accounts at a table that is over: playing again with them, asking them to be friends.
 * @param {{ state: Snapshot }} props
 */
export function Companions({ state }) {
  const { id } = state.table;
  const { seat } = state;
  const ask = async () => (seat === null ? [] : ifSignedIn(() => get(`/tables/${id}/companions`), []).catch(() => []));
  const [{ value: others }, setOthers] = useAnswer(ask, [id, seat]);
  if (!others?.length || seat === null) return null;
  const names = others.map(({ name }) => name);
  const again = () => playAgainWith(state.table, seat, names).catch(complain);
  /** @param {string} name */
  const befriend = async (name) => {
    try {
      await post("/friends", { name });
      setOthers({ value: others.map((one) => (one.name === name ? { ...one, friend: true } : one)) });
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <div class="row companions">
      ${!state.table.daily && html`
        <button class="button" onClick=${again}>${say("web-friends-again", { names: names.join(", ") })}</button>`}
      ${others.filter(({ friend }) => !friend).map(({ name }) => html`
        <button key=${name} class="button quiet" onClick=${() => befriend(name)}>${say("web-friends-ask-name", { name })}</button>`)}
    </div>`;
}
