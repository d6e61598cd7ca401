/** The proof that nobody chose the dice: the seed was fixed before the first move, and can be checked after the last. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { get } from "../app/api.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { NotFoundPage } from "./not_found.js";

/** @import { Proof as Proven } from "../types/answers.d.ts" */

/** @param {{ args: string[] }} props */
export function VerifyPage({ args: [id] }) {
  const [{ value: proof, phrase }] = useAnswer(() => get(`/tables/${id}/verify`), [id]);
  if (phrase) return html`<${NotFoundPage} phrase=${phrase} />`;
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-verify")}</h1>
      <p>${say("web-verify-about")}</p>
      ${proof ? html`<${Proof} id=${id} proof=${proof} />` : html`<${Waiting} />`}
      <p><a href=${`/table/${id}`}>${say("web-verify-back")}</a></p>
    </div>`;
}

/** @param {{ id: string, proof: Proven }} props */
function Proof({ id, proof }) {
  const verdict = proof.holds === null ? "web-verify-later" : proof.holds ? "web-verify-holds" : "web-verify-fails";
  const kind = proof.holds === null ? "" : proof.holds ? "good" : "bad";
  return html`
    <p class="notice ${kind}">${say(verdict)}</p>
    <dl class="panel panel-body proof">
      <dt>${say("web-verify-commitment")}</dt><dd><code>${proof.commitment}</code></dd>
      <dt>${say("web-verify-seed")}</dt><dd>${proof.seed ? html`<code>${proof.seed}</code>` : say("web-verify-secret")}</dd>
      ${proof.digest && html`<dt>${say("web-verify-digest")}</dt><dd><code>${proof.digest}</code></dd>`}
    </dl>
    ${proof.seed && html`
      <p>${say("web-verify-yourself")}</p>
      <p><code>civtable verify civtable-${id}.json</code></p>
      <p><a class="button" href=${`/api/tables/${id}/record`} download=${`civtable-${id}.json`}>${say("web-record-save")}</a></p>`}`;
}
