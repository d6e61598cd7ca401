/** The cards in hand: civil ones and military ones. */

import { html } from "../../vendor/ui.js";
import { CardFace } from "./cards.js";
import { copyOf, Thing } from "../common/things.js";

/** Cards of one hand, equal ones each for itself. */
function Cards({ board, cards, place, label }) {
  const { facts, say } = board;
  return html`<div class="hand-cards" role="group" aria-label=${say(label, { n: cards.length })}>
    ${cards.map(
      (card, i) => html`<${Thing} key=${`${card}-${i}`} board=${board} thing="${place}:${card}" card=${card} copy=${copyOf(cards, i)}
          label=${board.name(card)}>
        <span class="hand-card" data-fly="${place}:${card}:${i}" data-kin="card:${card}">
          <${CardFace} id=${card} card=${facts.cards[card]} name=${board.name(card)}
                       extra=${board.me.taken_now?.includes(card) ? "fresh" : ""} />
        </span>
      <//>`,
    )}
  </div>`;
}

/** The own hand; a spectator sees none. */
export function Hand({ board }) {
  const { me, say, seat } = board;
  const [civil, military] = [me.hand.cards, me.military_hand.cards];
  if (seat === null || !civil || !military) return null;
  const empty = !civil.length && !military.length;
  return html`<section class="hand" aria-label=${say("web-through_the_ages-hand")}>
    ${empty && html`<p class="quiet-text small">${say("web-through_the_ages-hand-empty")}</p>`}
    ${civil.length > 0 && html`<${Cards} board=${board} cards=${civil} place="hand" label="web-through_the_ages-hand-civil" />`}
    ${military.length > 0 && html`
      <${Cards} board=${board} cards=${military} place="army" label="web-through_the_ages-hand-military" />`}
  </section>`;
}
