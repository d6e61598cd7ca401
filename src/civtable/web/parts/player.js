/** A player as people recognise one: sign, colour and name. */
import { html } from "../vendor/ui.js";
import { say, seatName } from "../app/words.js";
import { botPhrase } from "../app/bots.js";
import { SeatSign } from "../icons.js";

/** @import { SeatEntry } from "../types/platform.d.ts" */

/**
 * `entry` is a seat of the table; without it only the name is known.
 * @param {{ seat: number, entry?: SeatEntry | null, mine?: boolean }} props
 */
export function Player({ seat, entry = null, mine = false }) {
  const note = mine ? say("web-you") : entry?.friend ? say("web-seat-friend") : entry?.kind === "bot" ? say(botPhrase(entry.level)) : null;
  const name = entry?.kind === "bot" && !entry.name ? say(`seat-${seat}`) : seatName(seat);
  return html`
    <span class="seat" data-seat=${seat}>
      <${SeatSign} seat=${seat} /><span class="one-line">${name}</span>${note && html`<span class="quiet-text small note">${note}</span>`}
    </span>`;
}
