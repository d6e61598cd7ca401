/** Inviting a friend to a seat: the link, large enough to be sent, scanned or shared; and whether it leads anywhere from elsewhere. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { reachHere } from "../app/reach.js";
import { linkFor, linksHere } from "../app/seats.js";
import { Icon } from "../icons.js";
import { CopyLink } from "./copy.js";
import { useAnswer } from "./loading.js";
import { Player } from "./player.js";
import { QrCode } from "./qr.js";

/** @import { SeatEntry } from "../types/platform.d.ts" */
/** @import { Reach } from "../app/reach.js" */
/** @import { Table } from "../app/table.js" */

/** What links that are sent begin with, and who can open them; this page's own address until that is known. */
export function useReach() {
  const [{ value }] = useAnswer(reachHere, []);
  return /** @type {Reach} */ (value ?? { origin: location.origin, hereOnly: false, address: null, unknown: false });
}

/**
 * The seats that wait for a friend and whose links were made here, each with its link.
 * @param {{ table: Table, seats: SeatEntry[] }} props
 */
export function Invitations({ table, seats }) {
  const reach = useReach();
  const links = linksHere(table.id);
  const waiting = seats.filter(({ seat, friend }) => friend && seat in links);
  if (!waiting.length) return null;
  return html`
    <section class="invitations stack" aria-labelledby="invite-title">
      <h2 id="invite-title" class="h3">${say("web-invite", { n: waiting.length })}</h2>
      <ul class="plain stack">
        ${waiting.map((entry) => html`
          <li key=${entry.seat}><${Invitation} entry=${entry} link=${linkFor(table.id, links[entry.seat], reach.origin)} /></li>`)}
      </ul>
      <${ReachNotice} reach=${reach} />
    </section>`;
}

/** @param {{ entry: SeatEntry, link: string }} props */
function Invitation({ entry, link }) {
  const seat = { key: `seat-${entry.seat}` };
  return html`
    <div class="invitation panel">
      <${QrCode} text=${link} label=${say("web-invite-code", { seat })} />
      <div class="stack grow">
        <${Player} seat=${entry.seat} entry=${{ ...entry, friend: false }} />
        <${CopyLink} label=${say("web-links-seat", { seat })} link=${link} prominent=${true} />
        <p class="small quiet-text">${say("web-invite-how")}</p>
      </div>
    </div>`;
}

/**
 * What to do where nobody elsewhere can open a link, or its beginning only serves this machine; else nothing.
 * @param {{ reach: Reach }} props
 */
export function ReachNotice({ reach }) {
  if (reach.unknown) return html`
    <div class="notice bad reach" role="note">
      <${Icon} name="warning" /><p class="grow">${say("web-reach-unknown", { address: reach.origin })}</p></div>`;
  if (!reach.hereOnly) return null;
  return html`
    <div class="notice bad reach" role="note">
      <${Icon} name="warning" />
      <div class="stack grow">
        <p>${say("web-reach-here")}</p>
        <p><code>--host 0.0.0.0</code></p>
        ${reach.address && html`<p>${say("web-reach-address", { address: reach.address })}</p>`}
      </div>
    </div>`;
}
