/** Who sits where when the same people play again. */
import { html, useState } from "../vendor/ui.js";
import { byLot } from "../app/lots.js";
import { say, seatName } from "../app/words.js";
import { Icon } from "../icons.js";
import { Dialog } from "./dialog.js";
import { Player } from "./player.js";

/** @import { SeatEntry } from "../types/platform.d.ts" */

/**
 * The order of the seats, the first player on top; `onBegin` gets for each new seat the old one.
 * @param {{ seats: SeatEntry[], first: number[], onClose: () => void, onBegin: (seats: number[]) => void }} props
 */
export function Reseat({ seats, first, onClose, onBegin }) {
  const [order, setOrder] = useState(first);
  /**
   * @param {number} at
   * @param {number} by
   */
  const move = (at, by) => {
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by], next[at]];
    setOrder(next);
  };
  return html`
    <${Dialog} title=${say("web-result-reseat")} onClose=${onClose}>
      <p class="small">${say("web-reseat-about")}</p>
      <ol class="plain stack reseat">
        ${order.map((seat, at) => html`
          <li key=${seat} class="row">
            <span class="number">${at + 1}</span><span class="grow"><${Player} seat=${seat} entry=${seats[seat]} /></span>
            <button class="button small icon-only" disabled=${at === 0} onClick=${() => move(at, -1)}
                    aria-label=${say("web-reseat-earlier", { player: seatName(seat) })}><${Icon} name="up" /></button>
            <button class="button small icon-only" disabled=${at === order.length - 1} onClick=${() => move(at, 1)}
                    aria-label=${say("web-reseat-later", { player: seatName(seat) })}><${Icon} name="down" /></button>
          </li>`)}
      </ol>
      <div class="row">
        <button class="button" onClick=${() => setOrder(byLot(order))}>${say("web-reseat-lot")}</button>
        <button class="button" onClick=${() => setOrder(seats.map(({ seat }) => seat))}>${say("web-reseat-same")}</button>
        <button class="button primary" onClick=${() => onBegin(order)}>${say("web-result-rematch")}</button>
      </div>
    <//>`;
}
