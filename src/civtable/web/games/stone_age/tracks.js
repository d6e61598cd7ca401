/** What everybody shares: the round, who begins, and the food track. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { TRACK_END } from "./game.js";

/** Markers of the players on a track, those on the same step side by side. */
function Markers({ seats, say, of }) {
  return seats.map(
    (seat) =>
      html`<span key=${seat} data-marker="${of}:${seat}" class="marker"
        ><${SeatSign} seat=${seat} label=${say(`seat-${seat}`)} size=${16}
      /></span>`,
  );
}

/** The food track, from 0 to 10. */
function FoodTrack({ board }) {
  const { say, view } = board;
  const at = (step) => view.players.map((_, seat) => seat).filter((seat) => view.players[seat].food_track === step);
  return html`<div
    class="track food-track"
    data-spot="food_track"
    role="group"
    aria-label=${say("web-stone_age-food-track")}
  >
    <span class="track-name"><${Icon} name="field" /></span>
    <ol>
      ${Array.from(
        { length: TRACK_END + 1 },
        (_, step) =>
          html`<li key=${step} class=${at(step).length ? "held" : ""}>
            <span class="number" aria-hidden=${at(step).length ? null : "true"}>${step}</span>
            <span class="markers"><${Markers} seats=${at(step)} say=${say} of="food" /></span>
          </li>`,
      )}
    </ol>
  </div>`;
}

/** The strip above the landscape. */
export function Tracks({ board }) {
  const { say, view } = board;
  return html`<section class="tracks" aria-label=${say("web-stone_age-tracks")}>
    <span class="badge round-badge">${say("web-stone_age-round", { n: view.round })}</span>
    <span class="badge" title=${say("web-stone_age-start")}>
      <${Icon} name="start" label=${say("web-stone_age-start")} />
      <${SeatSign} seat=${view.start_player} label=${say(`seat-${view.start_player}`)} size=${16} />
    </span>
    <${FoodTrack} board=${board} />
  </section>`;
}
