/** How this game's options belong to the things of its board. */

import { html, useState } from "../../vendor/ui.js";
import { COUNTED } from "../../app/tempo.js";
import { Icon, SeatSign } from "../../icons.js";
import { CountedUp } from "../../parts/moment.js";
import { useGestures } from "../common/gestures.js";
import { BigCard } from "./cards.js";
import { changes, readOptions, triedCode } from "./game.js";
import { happenings } from "./happenings.js";
import { News, Shares } from "./news.js";
import { telling } from "./telling.js";

/** @import { Phrase } from "../../types/platform.d.ts" */

const FIGHTS = new Set(["defend", "raid", "plunder", "infiltrate", "annex", "steal", "strike", "resist", "loot"]);
const BY_EVENT = new Set([
  "gain_either", "gain_split", "lose_split", "free_build", "civilize", "lose_person", "lose_building", "lose_colony",
  "ruin_wonder", "terrorize", "agree", "discard_some", "bid",
]);

/** The event behind the open question. */
function eventAsked(board) {
  const { decision, log = [], mine } = board;
  return BY_EVENT.has(decision?.kind) ? (happenings(log, mine).at(-1) ?? null) : null;
}

/** A player's sign and strength, which counts up: this question stands before the stage where it does so else. */
function Side({ board, seat }) {
  const { view, say, pace } = board;
  return html`<span class="seat" data-seat=${seat}><${SeatSign} seat=${seat} size=${20} />${say(`seat-${seat}`)}
    <${Icon} name="strength" label=${say("web-through_the_ages-strength")} />
    <${CountedUp} value=${view.players[seat].strength} time=${pace * COUNTED} /></span>`;
}

/** Beside a question: both sides of an attack by strength, or what the event has brought so far. */
function Aside({ board }) {
  const { choice, decision } = board;
  const event = eventAsked(board);
  if (event) return html`<${Shares} board=${board} happening=${event} open=${true} />`;
  const rival = /^seat-(\d)$/.exec(choice.question.args?.rival?.key ?? "")?.[1];
  if (!FIGHTS.has(decision.kind) || rival === undefined) return null;
  const attacked = decision.kind === "defend" || decision.kind === "resist";
  const sides = attacked ? [Number(rival), decision.seat] : [decision.seat, Number(rival)];
  return html`
    <p class="sides"><${Side} board=${board} seat=${sides[0]} /><${Icon} name="right" /><${Side} board=${board} seat=${sides[1]} /></p>`;
}

/** Beside an attack that is offered: one's own strength against the rival's, and the cards the rival could defend with. */
function Beside({ board, code }) {
  const found = /^(aggression|war) .+ seat (\d)$/.exec(code);
  if (!found) return null;
  const { view, me, say } = board;
  const rival = view.players[Number(found[2])];
  const cards = rival.military_hand.count;
  return html`<span class="versus ${me.strength > rival.strength ? "ahead-of" : "behind"}" role="img"
      aria-label=${say("web-through_the_ages-versus", { mine: me.strength, theirs: rival.strength, cards })}>
    <${Icon} name="strength" /><b class="number">${me.strength}</b> : <b class="number">${rival.strength}</b><${Icon} name="cards" />
    <span class="number">${cards}</span>
  </span>`;
}

/** What the end of the turn would bring: production, consumption, corruption, cards; a warning of an uprising. */
function Ahead({ board }) {
  const { view, me, say } = board;
  const then = view.end_of_turn;
  if (!then) return null;
  /** @type {[string, string, Phrase | null][]} */
  const figures = [
    ["culture", "culture", then.hungry ? { key: "web-through_the_ages-hunger", args: { n: then.hungry } } : null],
    ["science", "science", null],
    ["food", "food", then.consumption ? { key: "web-through_the_ages-eaten", args: { n: then.consumption } } : null],
    ["resources", "resource", then.corruption ? { key: "web-through_the_ages-corruption", args: { n: then.corruption } } : null],
  ];
  return html`<span class="ahead small" role="note" aria-label=${say("web-through_the_ages-ahead")}>
    ${then.uprising && html`<span class="badge bad"><${Icon} name="warning" />${say("web-through_the_ages-uprising")}</span>`}
    ${!then.uprising &&
      figures.map(([name, icon, note]) => html`<span key=${name} class="change ${then[name] < me[name] ? "less" : "more"}">
        <${Icon} name=${icon} label=${say(`web-through_the_ages-figure-${name}`)} />
        <span class="number">${me[name]}</span>→<b class="number">${then[name]}</b>
      ${note && html`<span class="tiny ahead-note">${say(note)}</span>`}</span>`)}
    ${then.cards > 0 && html`
      <span class="change more"><${Icon} name="cards" label=${say("web-through_the_ages-figure-cards")} />
        <b class="number">+${then.cards}</b></span>`}
  </span>`;
}

const READING = {
  readOptions,
  triedCode,
  idle: { key: "web-through_the_ages-idle" },
  changes: (before, after, seat) => changes(before.players[seat], after.players[seat]),
  cardOf: (thing, board) => {
    const [place, card] = thing.split(":");
    if (place === "row") return board.view.row[Number(card)];
    if (place === "leader" || place === "government") return board.me[place];
    return card ?? null;
  },
  cardAsked: (question, board) =>
    /^through_the_ages-card-(.+)$/.exec(question.args?.card?.key ?? "")?.[1] ?? eventAsked(board)?.card ?? null,
  isShown: (thing, pane) => pane === "all" || (thing.startsWith("row:") || thing.startsWith("tactic:")) === (pane === "table"),
  figure: (name) => `web-through_the_ages-figure-${name}`,
  rule: ({ decision, view }) =>
    (decision
      ? `web-through_the_ages-rule-${decision.kind}${decision.kind === "defend" && view.settings.edition === "2006" ? "_2006" : ""}`
      : null),
  beside: true,
  grave: new Set(["resign"]),
  free: new Set(["act"]),
  how: "web-through_the_ages-how-act",
  Big: BigCard,
  Aside,
  Beside,
  Ahead,
  News,
};

/** Cards and boards of the edition and version that is played. */
function factsOf(facts, settings) {
  if (settings.edition !== "2006") return facts;
  const original = facts["2006"];
  return { cards: original.cards, board: original[settings.version] };
}

/** The board as its parts see it. */
export function useBoard(props) {
  const { settings } = props.view;
  // Of the events: the ply up to which they were put away, and how far before the newest is looked.
  const [looked, look] = useState({ seen: 0, newest: 0, back: 0 });
  return { ...useGestures({ ...props, facts: factsOf(props.facts, settings) }, READING), ...telling(settings.edition), looked, look };
}
