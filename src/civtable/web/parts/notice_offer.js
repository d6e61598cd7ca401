/** At a table whose turns are told elsewhere: the offer to be told when it is one's turn, made once and gently. */
import { html, useEffect } from "../vendor/ui.js";
import { prefer, prefs } from "../app/prefs.js";
import { isOn, obstacle, tellServer, turnOn } from "../app/push.js";
import { isToldOfTurns } from "../app/seats.js";
import { notify } from "../app/toasts.js";
import { say } from "../app/words.js";
import { complain } from "./toasts.js";

/** @import { Snapshot } from "../types/platform.d.ts" */

/** @param {{ state: Snapshot }} props */
export function NoticeOffer({ state }) {
  const { pushDeclined } = prefs.value;
  const { id, status } = state.table;
  useEffect(() => {
    if (state.seat !== null) tellServer().catch(() => {}); // the seat may be new here; the next visit tells it again
  }, [id, state.seat]);
  if (isOn() || pushDeclined || obstacle.value || state.seat === null || status === "over" || !isToldOfTurns(state)) return null;
  const accept = () => turnOn().then((on) => on && notify({ key: "web-notices-offer-done" }), complain);
  return html`
    <div class="notice-offer row" role="group" aria-label=${say("web-notices-offer")}>
      <button class="button small" onClick=${accept}>${say("web-notices-offer")}</button>
      <span class="hint grow">${say("web-notices-offer-about")}</span>
      <button class="button quiet small" onClick=${() => prefer({ pushDeclined: true })}>${say("web-notices-offer-no")}</button>
    </div>`;
}
