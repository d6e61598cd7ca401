/** The curtain between players at one screen: nothing of the next seat is on the page until it is drawn back. */
import { html, useEffect, useRef } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { SeatSign } from "../icons.js";

/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table }} props */
export function Curtain({ table }) {
  const seat = table.curtain.value ?? 0;
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => button.current?.focus(), []);
  return html`
    <section class="curtain" data-seat=${seat} aria-labelledby="curtain-title">
      <div class="panel panel-body stack curtain-sheet">
        <span class="curtain-sign"><${SeatSign} seat=${seat} /></span>
        <h1 id="curtain-title">${say("web-curtain-title", { player: seatName(seat) })}</h1>
        <p class="quiet-text">${say("web-curtain-about", { player: seatName(seat) })}</p>
        <button class="button primary large" ref=${button} onClick=${() => table.look(seat)}>
          ${say("web-curtain-open", { player: seatName(seat) })}</button>
      </div>
    </section>`;
}
