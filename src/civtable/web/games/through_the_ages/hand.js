/** The cards in hand: civil ones and military ones. */

import { html } from "../../vendor/ui.js";
import { CardFace, useRoom } from "./cards.js";
import { HAND, linesOf } from "./lines.js";
import { copyOf, Thing } from "../common/things.js";

/** Cards of one hand, equal ones each for itself. */
function Cards({ board, cards, place, label }) {
  const { say } = board;
  return html`<div class="hand-cards" style=${{ "--cards": cards.length }} role="group" aria-label=${say(label, { n: cards.length })}>
    ${cards.map(
      (card, i) => html`<${Thing} key=${`${card}-${i}`} board=${board} thing="${place}:${card}" card=${card} copy=${copyOf(cards, i)}
          label=${board.name(card)}>
        <span class="hand-card" data-fly="${place}:${card}:${i}" data-kin="card:${card}">
          <${CardFace} board=${board} id=${card} extra=${board.me.taken_now?.includes(card) ? "fresh" : ""} />
        </span>
      <//>`,
    )}
  </div>`;
}

/** The own hand; a spectator sees none. */
export function Hand({ board }) {
  const { me, say, seat } = board;
  const [civil, military] = [me.hand.cards, me.military_hand.cards];
  const { crowded, lines, across } = linesOf((civil?.length ?? 0) + (military?.length ?? 0), useRoom(HAND));
  if (seat === null || !civil || !military) return null;
  const empty = !civil.length && !military.length;
  return html`<section class="hand ${crowded ? "crowded" : ""} ${lines > 2 ? "deep" : ""}" style=${{ "--lines": lines, "--across": across }}
      aria-label=${say("web-through_the_ages-hand")}>
    ${empty && html`<p class="hand-empty quiet-text small">${say("web-through_the_ages-hand-empty")}</p>`}
    ${civil.length > 0 && html`<${Cards} board=${board} cards=${civil} place="hand" label="web-through_the_ages-hand-civil" />`}
    ${military.length > 0 && html`
      <${Cards} board=${board} cards=${military} place="army" label="web-through_the_ages-hand-military" />`}
  </section>`;
}
