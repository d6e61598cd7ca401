/** The account: signing up and in, games played, statistics, resuming on another device, safety. Nobody needs one to play. */
import { html, useState } from "../vendor/ui.js";
import { say, when } from "../app/words.js";
import { drop, get, post } from "../app/api.js";
import { go } from "../app/router.js";
import { prefer, prefs } from "../app/prefs.js";
import { tellServer } from "../app/push.js";
import { playerPath } from "../app/ratings.js";
import { holdSeat, keepSeat, seatsHere, tablesHere } from "../app/seats.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Recover, RecoveryCode, Safety } from "../parts/account_safety.js";
import { SeatShort, Standing } from "../parts/table_facts.js";
import { complain } from "../parts/toasts.js";

/** @import { Phrase } from "../types/platform.d.ts" */
/** @import { OwnTable } from "../types/answers.d.ts" */

const MOST_KEPT = 20;

/** Who is signed in; null if nobody. Only a browser that has signed in asks. */
async function whoAmI() {
  if (!prefs.value.signedIn) return null;
  try {
    return await get("/account");
  } catch (refusal) {
    if (refusal.status !== 401) throw refusal;
    return null; // asked again next time: a session that the server's clock hides may come back
  }
}

export function AccountPage() {
  const [{ value: me, phrase }, setAnswer] = useAnswer(whoAmI, []);
  const [code, setCode] = useState(/** @type {string | null} */ (null));
  const refresh = async () => setAnswer({ value: await whoAmI() });
  /**
   * @param {string} name
   * @param {string | null} newCode
   */
  const entered = async (name, newCode) => {
    prefer({ name, signedIn: true });
    setCode(newCode);
    await keepSeatsHere();
    await tellServer().catch(complain);
    await refresh();
  };
  const signedOut = async () => {
    prefer({ signedIn: false });
    setCode(null);
    await tellServer().catch(complain); // this browser is told of its own seats only
    await refresh();
  };
  const signOut = async () => {
    await drop("/session").catch(complain);
    await signedOut();
  };
  if (me === undefined) return html`<div class="page narrow"><${Waiting} phrase=${phrase} /></div>`;
  return html`
    <div class="page narrow stack">
      <div class="row spread">
        <h1>${me ? me.name : say("web-title-account")}</h1>
        ${me && html`<button class="button" onClick=${signOut}>${say("web-account-out")}</button>`}
      </div>
      ${!me && html`<${SignIn} onDone=${entered} /><${Recover} onCode=${entered} />`}
      ${me && code && html`<${RecoveryCode} code=${code} onDone=${() => setCode(null)} />`}
      ${me && !code && html`
        <p class="row"><a class="button" href="/friends">${say("web-title-friends")}</a>
          <a class="button" href=${playerPath(me.name)}>${say("web-title-ratings")}</a>
          <a class="button" href="/tournaments">${say("web-title-tournaments")}</a></p>
        <${Statistics} /><${Games} /><${Safety} onCode=${setCode} onGone=${signedOut} />`}
    </div>`;
}

/** Puts the seats that this browser holds into the account; not those of a screen that several share. */
async function keepSeatsHere() {
  for (const table of tablesHere().slice(-MOST_KEPT)) {
    const tokens = Object.values(seatsHere(table));
    if (tokens.length === 1) await keepSeat(table, tokens[0]);
  }
}

/**
 * Name and password, for a new account or an old one.
 * @param {{ onDone: (name: string, code: string | null) => Promise<void> }} props
 */
function SignIn({ onDone }) {
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  const [busy, setBusy] = useState(false);
  /** @param {SubmitEvent} event */
  const enter = async (event) => {
    event.preventDefault();
    const isNew = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "new";
    setBusy(true);
    setRefused(null);
    try {
      const entered = await post(isNew ? "/account" : "/session", { name: name.trim(), password });
      await onDone(entered.name, entered.recovery ?? null);
    } catch (refusal) {
      setBusy(false);
      if (!refusal.phrase) throw refusal;
      setRefused(refusal.phrase);
    }
  };
  return html`
    <p>${say("web-account-about")}</p>
    <form class="panel panel-body stack" onSubmit=${enter}>
      <div class="field">
        <label for="account-name">${say("web-name")}</label>
        <input class="input" id="account-name" required maxlength="30" autocomplete="username" value=${name}
               onInput=${(event) => setName(event.target.value)} />
      </div>
      <div class="field">
        <label for="account-password">${say("web-account-password")}</label>
        <input class="input" id="account-password" type="password" required minlength="8" maxlength="200" autocomplete="current-password"
               value=${password}
               onInput=${(event) => setPassword(event.target.value)} />
        <span class="hint">${say("web-account-password-hint")}</span>
      </div>
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
      <div class="row">
        <button class="button primary" disabled=${busy}>${say("web-account-in")}</button>
        <button class="button" value="new" disabled=${busy}>${say("web-account-new")}</button>
      </div>
    </form>`;
}

/** Games played and won, by game. */
function Statistics() {
  const [{ value: rows, phrase }] = useAnswer(() => get("/account/statistics"), []);
  if (!rows) return html`<${Waiting} phrase=${phrase} />`;
  if (!rows.length) return html`<p class="quiet-text">${say("web-account-no_games")}</p>`;
  return html`
    <section class="panel panel-body" aria-label=${say("web-account-statistics")}>
      <table class="table">
        <thead><tr><th>${say("web-account-game")}</th><th class="figure">${say("web-account-played")}</th>
          <th class="figure">${say("web-account-won")}</th><th class="figure">${say("web-account-average")}</th>
          <th class="figure">${say("web-account-best")}</th></tr></thead>
        <tbody>${rows.map((row) => html`
          <tr key=${row.game}><th scope="row">${say(`game-name-${row.game}`)}</th><td class="figure">${row.played}</td>
            <td class="figure">${row.won}</td><td class="figure">${Math.round(row.average ?? 0)}</td>
            <td class="figure">${row.best ?? "–"}</td></tr>`)}
        </tbody>
      </table>
      <p><a href="/statistics">${say("web-statistics-all-of-it")}</a></p>
    </section>`;
}

/** Tables of the account; a click sits down again, on whatever device. */
function Games() {
  const [{ value: tables }] = useAnswer(() => get("/account/tables"), []);
  if (!tables?.length) return null;
  /** @param {OwnTable} table */
  const open = async (table) => {
    try {
      if (table.status !== "over" && !(table.own in seatsHere(table.id))) {
        const { seat, token } = await post(`/account/tables/${table.id}/token`, { seat: table.own });
        holdSeat(table.id, seat, token, false);
      }
      go(`/table/${table.id}`);
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <section class="panel" aria-label=${say("web-account-tables")}>
      <div class="panel-head"><h2 class="h3">${say("web-account-tables")}</h2></div>
      <ul class="lines">${tables.map((table) => html`
        <li key=${table.id} class="table-line">
          <${GameEmblem} game=${table.game} />
          <div class="grow">
            <span class="name">${table.title || say(`game-name-${table.game}`)}</span> <span class="quiet-text small">
              ${table.title && say(`game-name-${table.game}`)} ${when(table.created)}</span>
            ${table.yours && html` <span class="badge glow">${say("web-account-your_turn")}</span>`}
            <div class="row small">${table.seats.map((seat) => html`<${SeatShort} key=${seat.seat} entry=${seat} />`)}</div>
            <${Standing} table=${table} summary=${table.summary} deciding=${table.yours ? null : table.deciding}
                         changed=${table.ply ? table.changed : null} />
            ${table.status === "waiting" && html`<p class="small quiet-text">${say("web-waiting-about")}</p>`}
          </div>
          ${table.rank !== null && html`
            <span class="quiet-text small number">${say("web-account-result", { rank: table.rank, total: table.total ?? 0 })}</span>`}
          <button class="button small" onClick=${() => open(table)}>${say(table.status === "over" ? "web-look" : "web-resume")}</button>
        </li>`)}</ul>
    </section>`;
}
