/** How this game's options belong to the things of its board. */

import { html } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { has } from "../../app/words.js";
import { useGestures } from "../common/gestures.js";
import { BigCard } from "./cards.js";
import { changes, readOptions, triedCode } from "./game.js";

const FIGHTS = new Set(["defend", "raid", "plunder", "infiltrate", "annex", "steal", "terrorize"]);

/** Both sides of an attack, by strength. */
function Sides({ board }) {
  const { view, choice, decision, say } = board;
  const rival = /^seat-(\d)$/.exec(choice.question.args?.rival?.key ?? "")?.[1];
  if (!FIGHTS.has(decision.kind) || rival === undefined) return null;
  const sides = decision.kind === "defend" ? [Number(rival), decision.seat] : [decision.seat, Number(rival)];
  return html`<p class="sides">${sides.map(
    (seat, i) => html`<span key=${seat} class="seat" data-seat=${seat}>${i > 0 && html`<${Icon} name="right" />`}<${SeatSign} seat=${seat} size=${20} />${say(`seat-${seat}`)}
      <${Icon} name="strength" label=${say("web-through_the_ages-strength")} /><b class="number">${view.players[seat].strength}</b></span>`,
  )}</p>`;
}

/** What the end of the turn would bring: production, consumption, corruption, cards; a warning of an uprising. */
function Ahead({ board }) {
  const { view, me, say } = board;
  const then = view.end_of_turn;
  if (!then) return null;
  const figures = [["culture", "culture"], ["science", "science"], ["food", "food"], ["resources", "resource"]];
  return html`<span class="ahead small" role="note" aria-label=${say("web-through_the_ages-ahead")}>
    ${then.uprising && html`<span class="badge bad"><${Icon} name="warning" />${say("web-through_the_ages-uprising")}</span>`}
    ${figures.map(([name, icon]) => html`<span key=${name} class="change ${then[name] < me[name] ? "less" : "more"}"><${Icon} name=${icon} label=${say(`web-through_the_ages-figure-${name}`)} /><span class="number">${me[name]}</span>→<b class="number">${then[name]}</b></span>`)}
    ${then.cards > 0 && html`<span class="change more"><${Icon} name="cards" label=${say("web-through_the_ages-figure-cards")} /><b class="number">+${then.cards}</b></span>`}
  </span>`;
}

const READING = {
  readOptions,
  triedCode,
  changes: (before, after, seat) => changes(before.players[seat], after.players[seat]),
  cardOf: (thing, board) => {
    const [place, card] = thing.split(":");
    if (place === "row") return board.view.row[Number(card)];
    if (place === "leader" || place === "government") return board.me[place];
    return card ?? null;
  },
  cardAsked: (question) => /^through_the_ages-card-(.+)$/.exec(question.args?.card?.key ?? "")?.[1] ?? null,
  isShown: (thing, pane) => pane === "all" || (thing.startsWith("row:") || thing.startsWith("tactic:")) === (pane === "table"),
  figure: (name) => `web-through_the_ages-figure-${name}`,
  free: new Set(["act"]),
  how: "web-through_the_ages-how-act",
  Big: BigCard,
  Aside: Sides,
  Ahead,
};

/** Cards and boards of the edition and version that is played. */
function factsOf(facts, settings) {
  if (settings.edition !== "2006") return facts;
  const original = facts["2006"];
  return { cards: original.cards, board: original[settings.version] };
}

/** The board as its parts see it. */
export function useBoard(props) {
  const { view, say } = props;
  const facts = factsOf(props.facts, view.settings);
  const texts = view.settings.edition === "2006" ? ["text_2006", "text"] : ["text"];
  return {
    ...useGestures({ ...props, facts }, READING),
    nameKey: (card) => `through_the_ages-card-${card}`,
    name: (card) => say(`through_the_ages-card-${card}`),
    textOf: (card) => {
      const key = texts.map((kind) => `through_the_ages-${kind}-${card}`).find(has);
      return key ? say(key) : null;
    },
  };
}
