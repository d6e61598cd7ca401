/** A challenge at its table: goals and limits with how they stand, the end of an attempt, and the button that begins one. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { get } from "../app/api.js";
import { challenges, playChallenge } from "../app/challenges.js";
import { nextAfter, starSigns } from "../app/stars.js";
import { say } from "../app/words.js";
import { asking, useAnswer } from "./loading.js";
import { complain } from "./toasts.js";
import { Icon } from "../icons.js";

/** @import { ChallengeStanding, ConditionStanding } from "../types/answers.d.ts" */
/** @import { Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

const SIGNS = { reached: "check", missed: "close", open: "hourglass" };

/**
 * The button that plays a challenge: goes on, begins, or begins anew.
 * @param {{ challenge: { id: string, game: string, title: import("../types/platform.d.ts").Phrase, own: { table: string | null } | null },
 *   again: boolean, words?: string, primary?: boolean }} props
 */
export function PlayChallenge({ challenge, again, words, primary = true }) {
  const [busy, setBusy] = useState(false);
  const open = !again && challenge.own?.table;
  const play = async () => {
    setBusy(true);
    try {
      await playChallenge(challenge, again);
    } catch (refusal) {
      setBusy(false);
      complain(refusal);
    }
  };
  const key = words ?? (open ? "web-resume" : challenge.own ? "web-challenge-again" : "web-play-now");
  return html`
    <button class=${primary ? "button primary" : "button"} disabled=${busy} onClick=${play}>
      ${say(key)}<span class="spoken">: ${say(challenge.title)}</span></button>`;
}

/**
 * How the challenge of a table stands, asked anew when it is one's turn or the game is over; what was known stays until then.
 * @param {Table} table
 * @param {Snapshot} state
 * @returns {ChallengeStanding | null}
 */
function useStanding(table, state) {
  const [standing, setStanding] = useState(/** @type {ChallengeStanding | null} */ (null));
  const { id, challenge, status } = state.table;
  const over = status === "over";
  const asked = challenge !== null && (over || state.seat !== null) && (over || table.myTurn.value || standing === null) ? state.ply : -1;
  useEffect(() => {
    if (asked < 0) return undefined;
    return asking(() => get(`/tables/${id}/challenge`, table.token), ({ value }) => value && setStanding(value));
  }, [id, asked]);
  return standing;
}

/**
 * A goal or a limit, and how it stands.
 * @param {{ condition: ConditionStanding }} props
 */
const Condition = ({ condition: { words, so_far: soFar, state } }) => html`
  <li class=${`condition ${state}`} data-state=${state}><${Icon} name=${SIGNS[state]} />
    <span>${say(words)} <span class="condition-value number">${say(soFar)}</span></span></li>`;

/**
 * The conditions of all stars.
 * @param {{ standing: ChallengeStanding }} props
 */
const Conditions = ({ standing }) => html`
  <ol class="challenge-conditions">${standing.stars.map((conditions, i) => html`
    <li key=${i}><span class="spoken">${say("web-challenge-star", { n: i + 1 })}</span>
      <span class="challenge-stars ${standing.reached > i ? "won" : ""}" aria-hidden="true">${"★".repeat(i + 1)}</span>
      <ul>${conditions.map((condition, number) => html`<${Condition} key=${number} condition=${condition} />`)}</ul></li>`)}</ol>`;

/**
 * Beside the board: what is to be reached, and how it stands. What is broken says so at once.
 * @param {{ table: Table, state: Snapshot, narrow: boolean }} props
 */
export function ChallengePanel({ table, state, narrow }) {
  const standing = useStanding(table, state);
  if (!standing) return null;
  const first = standing.stars[0];
  return html`
    <details class="challenge-panel panel" open=${!narrow}>
      <summary><span class="name">${say("web-challenge-goals", { title: standing.challenge.title })}</span>
        <span class="challenge-brief" aria-hidden="true">${first.map(({ state: how }, i) => html`
          <span key=${i} class=${`condition ${how}`}><${Icon} name=${SIGNS[how]} /></span>`)}</span></summary>
      <div class="challenge-scroll scroll" tabindex="0" role="region" aria-label=${say(standing.challenge.title)}>
        <${Conditions} standing=${standing} /></div>
    </details>
    <p class=${standing.lost ? "notice bad challenge-lost" : "spoken"} role="status">${standing.lost ? say("challenge-lost") : ""}</p>`;
}

/**
 * At the end of an attempt: the stars, what was reached and what missed, again, and what next.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function ChallengeEnd({ table, state }) {
  const standing = useStanding(table, state);
  const [{ value: found }] = useAnswer(challenges, [standing?.reached]);
  if (!standing) return null;
  const { challenge, reached } = standing;
  const next = found ? nextAfter(found.challenges, challenge.id) : null;
  return html`
    <section class="panel panel-body stack challenge-end" aria-labelledby="challenge-end">
      <h2 class="h3" id="challenge-end">${say(challenge.title)}</h2>
      <p class="challenge-result"><span class="challenge-stars ${reached ? "won" : ""}" aria-hidden="true">${starSigns(reached)}</span>
        <strong>${say(reached ? "challenge-stars" : "web-challenge-no-stars", { n: reached })}</strong></p>
      <${Conditions} standing=${standing} />
      <div class="row">
        ${state.seat !== null && html`
          <${PlayChallenge} challenge=${challenge} again=${true} words="web-challenge-again" primary=${!reached} />`}
        ${next && html`<${PlayChallenge} challenge=${next} again=${false} words="web-challenge-next" primary=${reached > 0} />`}
        <a class="button quiet" href="/challenges">${say("web-challenge-all")}</a>
      </div>
    </section>`;
}
