/** The score as a track with a lane for each player, and how near the end of the game is. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { Count } from "./count.js";
import { held } from "./feeding.js";
import { worthNow } from "./worth.js";

/** A track is at least so long, and longer by so much at a time. */
const STRETCH = 50;

/** The lane of a player: the points scored, and those that would come if the game ended now. */
function Lane({ board, seat, score, worth, most }) {
  const { say } = board;
  const part = (points) => `${(Math.max(0, points) / most) * 100}%`;
  const kept = held(board, seat, "score", score);
  const delay = `${kept?.at ?? 0}ms`;
  const label = `${say(`seat-${seat}`)}: ${score}. ${say("web-stone_age-worth", { n: worth })}`;
  return html`<li><div class="lane" data-seat=${seat} data-marker="score:${seat}" role="img" aria-label=${label} title=${label}>
    <${SeatSign} seat=${seat} size=${18} />
    <span class="lane-track"><i class="lane-worth" style=${{ width: part(worth), transitionDelay: delay }}></i
      ><i class="lane-score" style=${{ width: part(score), transitionDelay: delay }}></i></span>
    <b class="number"><${Count} value=${score} motion=${board.motion} held=${kept} /></b>
    <span class="number small quiet-text">${board.over ? "" : worth}</span>
  </div></li>`;
}

/** Everybody's points, and what is left of the stacks and cards by which the game ends. */
export function Tally({ board }) {
  const { say, view, facts, over } = board;
  const worths = view.players.map((player) => worthNow(player, facts));
  const scores = over ? worths : view.players.map((player) => player.score);
  const most = Math.max(STRETCH, Math.ceil(Math.max(...scores, ...worths) / STRETCH) * STRETCH);
  const left = Math.min(...view.stacks.map((stack) => stack.left));
  return html`<section class="tally panel" data-spot="score" aria-label=${say("web-stone_age-score")}>
    <p class="tally-head small"><span class="name">${say("web-stone_age-score")}</span
      ><span class="quiet-text">${!over && say("web-stone_age-worth-head")}</span></p>
    <ol class="lanes">
      ${scores.map((score, seat) => html`
        <${Lane} key=${seat} board=${board} seat=${seat} score=${score} worth=${worths[seat]} most=${most} />`)}
    </ol>
    <p class="until-end small quiet-text"><${Icon} name="building" /><span>${say("web-stone_age-smallest-stack", { n: left })}</span></p>
    <p class="until-end small quiet-text"><${Icon} name="cards" /><span>${say("web-stone_age-deck", { n: view.deck })}</span></p>
  </section>`;
}
