/** The board of Imperium: market and decks, the others or the automa, one's own nation, the hand. */

import { html, useRef, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { useGestures } from "../common/gestures.js";
import { useTravel } from "../common/motion.js";
import { Pointer } from "../common/pointer.js";
import { Sheet } from "../common/sheet.js";
import { styles } from "../common/style.js";
import { copyOf, Thing } from "../common/things.js";
import { Tables } from "./automa.js";
import { BigCard, CardFace } from "./cards.js";
import { Details, useApart } from "./details.js";
import { cardIn, changes, knownReason, readOptions, triedCode } from "./game.js";
import { Market } from "./market.js";
import { Nation, OpenPiles, PileContents, shows } from "./nation.js";
import { Others } from "./rivals.js";

export { doubt } from "./care.js";
export { applies, fits } from "./choosing.js";
export { guide } from "./guide.js";
export { library } from "./library.js";
export { begins, moment, sounds } from "./moments.js";
export { panes } from "./panes.js";
export { telling } from "./telling.js";
export const libraryClass = "imperium";

/** What the end of a game says besides the scores of the seats: how it ended, and the automa's points. */
export function ending(view) {
  const { automa } = view;
  const collapse = view.ended === "collapse";
  const note = collapse
    ? { key: automa ? "campaign-game-collapsed" : "web-imperium-ended-collapse" }
    : { key: "web-imperium-ended-scoring" };
  if (!automa) return { lost: note, note, others: [] };
  const name = { key: "web-imperium-automa-of", args: { nation: { key: `imperium-nation-${automa.nation}` } } };
  const { total, ...points } = automa.score ?? { total: 0 };
  return {
    lost: { key: collapse ? "web-imperium-collapsed" : "web-imperium-automa-wins" },
    note,
    others: collapse || !automa.score ? [] : [{ name, total, points }],
  };
}

const FEW = 4; // cards in hand that leave room beside them
const MOST_ASKED = 6; // more cards than these are a list
const TAKES = new Set(["acquired", "broke_through", "automa_acquired", "automa_broke_through"]);

await styles(import.meta.url, [
  ...["board.css", "rivals.css", "cards.css", "words.css", "emblems.css", "big_card.css"],
  ...["nation.css", "nation_small.css", "automa.css", "details.css"],
]);

/** How this game's options belong to the things of its board. */
function readingOf(facts) {
  return {
    readOptions: (choice, view) => readOptions(choice, view, facts),
    triedCode,
    known: knownReason,
    idle: { key: "imperium-why-not_asked" },
    changes: (before, after, seat) => changes(before.players[seat], after.players[seat]),
    cardOf: (thing, board) => {
      const [place, card] = thing.split(":");
      if (place === "market") return board.view.market[Number(card)].card;
      return card in facts.cards ? card : null;
    },
    cardAsked: (question) => /^imperium-card-(.+)$/.exec(question.args?.card?.key ?? "")?.[1] ?? null,
    isShown: (thing, pane) =>
      pane === "all" || (thing.startsWith("market:") || thing.startsWith("deck:") || thing === "pile:exile") === (pane === "table"),
    figure: (name) => `web-imperium-figure-${name}`,
    rule: ({ choice }) => choice.question.key.replace("imperium-ask-", "web-imperium-rule-"),
    free: new Set(["act"]),
    how: "web-imperium-how-act",
    Big: BigCard,
    Contents: PileContents,
    Aside: AskedFor,
  };
}

/** The cards that a question offers and that lie nowhere in sight, as faces. */
function AskedFor({ board }) {
  const asked = [...(board.things[""] ?? []), ...(board.pickable[""] ?? [])];
  const cards = [...new Set(asked.map(cardIn).filter(Boolean))];
  if (!cards.length || cards.length > MOST_ASKED) return null;
  return html`
    <div class="asked-for">
      ${cards.map((card) => html`
        <span key=${card} class="thing quiet" role="img" tabindex="0" aria-label=${board.name(card)} ...${shows(board, card)}>
          <${CardFace} board=${board} id=${card} /></span>`)}</div>`;
}

/** The cards in hand; beside few of them what lies in discard pile and history, the cards that come back and those that only count. */
function Hand({ board, pane }) {
  const { me, seat, say } = board;
  const { count, cards } = me.hand;
  if (seat === null || !cards) return null;
  return html`<section class="hand" aria-label=${say("web-imperium-hand", { n: count })}>
    ${cards.map((card, i) => html`
      <${Thing} key=${`${card}-${i}`} board=${board} thing="hand:${card}" card=${card} copy=${copyOf(cards, i)} label=${board.name(card)}>
        <${CardFace} board=${board} id=${card} /><//>`)}
    ${pane === "all" && cards.length <= FEW && html`<${OpenPiles} board=${board} />`}
  </section>`;
}

/** A rival's whole nation above one's own, for comparison. */
function Compared({ board }) {
  if (board.compared === null) return null;
  return html`<div class="compared arrives">
    <${Nation} board=${board} seat=${board.compared} />
    <button type="button" class="button small icon-only close" aria-label=${board.say("web-board-back")}
            onClick=${() => board.compare(null)}><${Icon} name="close" /></button>
  </div>`;
}

/** Where a card that has left the market flies: to who took it. */
function leaves(last) {
  const taken = new Map(last?.events.filter((event) => TAKES.has(event.event)).map((event) => [event.card, event.seat]));
  return (name) => (taken.has(name.split(":")[1]) ? `seat:${taken.get(name.split(":")[1])}` : null);
}

/** Why something cannot be chosen; a code that no card has is nothing for players to read about. */
async function reasonFor({ whyNot }, code) {
  const why = await whyNot(code).catch((refusal) => (refusal.phrase?.key.startsWith("code-") ? refusal.phrase : null));
  return why?.key.startsWith("code-") ? { key: "imperium-why-not_asked" } : why;
}

/** The whole board, or one pane of it where the screen is small. */
export function Board(props) {
  const { say } = props;
  const [tables, setTables] = useState(false); // the automa's tables are open
  const gestures = useGestures({ ...props, whyNot: (code) => reasonFor(props, code) }, readingOf(props.facts));
  const board = {
    ...gestures,
    onKeyDown: (event) => {
      if (event.key === "Escape" && tables) setTables(false);
      else gestures.onKeyDown(event);
    },
    openTables: () => setTables(true),
    nameKey: (card) => `imperium-card-${card}`,
    name: (card) => say(`imperium-card-${card}`),
  };
  const pane = props.pane ?? "all";
  const root = useRef(null);
  const apart = useApart(root, pane);
  useTravel(root, board, leaves(props.last));
  const has = (name) => pane === "all" || pane === name;
  return html`<div class="cards-frame">
    <div class="cards-board imperium pane-${pane} ${apart ? "apart" : ""} ${props.motion ? "" : "still"}" ref=${root}
         onKeyDown=${board.onKeyDown}>
    ${has("table") && html`<div class="shared"><${Market} board=${board} /></div>`}
    ${pane === "all" && html`<${Others} board=${board} />`}
    ${pane === "rivals" && html`<${Others} board=${board} full=${true} />`}
    ${has("mine") && html`
      <div class="own-area"><${Nation} board=${board} seat=${board.mine} own=${board.seat !== null} grows=${pane !== "all"} />
        <${Compared} board=${board} /></div>`}
    ${pane !== "rivals" && html`<div class="foot"><${Sheet} board=${board} /><${Hand} board=${board} pane=${pane} /></div>`}
    ${tables && props.view.automa && html`<${Tables} board=${board} onClose=${() => setTables(false)} />`}
    <${Details} board=${board} root=${root} apart=${apart} />
    <${Pointer} board=${board} root=${root} />
  </div></div>`;
}
