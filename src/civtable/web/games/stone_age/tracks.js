/** What everybody shares: the round, who begins, the food track and the scoring track. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { TRACK_END } from "./game.js";
import { worthNow } from "./worth.js";

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

/** The scoring track as a line as long as the game needs. */
function ScoreTrack({ board }) {
  const { say, view } = board;
  const scores = view.players.map((player) => (board.over ? worthNow(player, board.facts) : player.score));
  const least = Math.min(0, Math.floor(Math.min(...scores) / 10) * 10);
  const most = Math.max(50, Math.ceil((Math.max(...scores) + 5) / 50) * 50);
  const part = (score) => `${((score - least) / (most - least)) * 100}%`;
  const marks = [least, 0, most / 2, most].filter((mark, i, all) => all.indexOf(mark) === i);
  const label = scores.map((score, seat) => `${say(`seat-${seat}`)} ${score}`).join(", ");
  return html`<div
    class="track score-track"
    data-spot="score"
    role="img"
    aria-label="${say("web-stone_age-score")}: ${label}"
  >
    <span class="track-name"><${Icon} name="points" /></span>
    <div class="score-line">
      ${marks.map((mark) => html`<span class="score-mark number" key=${mark} style=${{ left: part(mark) }}>${mark}</span>`)}
      ${scores.map(
        (score, seat) =>
          html`<span
            key="s${seat}"
            class="score-marker"
            style=${{ left: part(score), "--seat-shift": seat }}
            data-seat=${seat}
            ><${SeatSign} seat=${seat} size=${16}
          /></span>`,
      )}
    </div>
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
    <${ScoreTrack} board=${board} />
  </section>`;
}
