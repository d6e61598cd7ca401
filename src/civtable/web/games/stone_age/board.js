/** The Stone Age board: rivals, landscape, cards and buildings, and the player's own board. */

import { html, useRef } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { DiceRow } from "./dice.js";
import { Patterns } from "./figures.js";
import { seatPhrase } from "./game.js";
import { useGestures } from "./gestures.js";
import { Market } from "./market.js";
import { settleTime, useJourneys, useRolled } from "./motion.js";
import { FeedTray, PayTray, TakeTray } from "./paying.js";
import { Landscape } from "./places.js";
import { PlayerBoard } from "./player.js";
import { Rivals } from "./rivals.js";
import { PickTray, ToolsTray } from "./rolling.js";
import { useRoundEnd } from "./round_end.js";
import { Tracks } from "./tracks.js";

export { guide } from "./guide.js";
export { library } from "./library.js";
export { begins, moment, sounds } from "./moments.js";
export { telling } from "./telling.js";

/** Links the style of the board once; the board is shown when it is there. */
function style(name) {
  const href = new URL(name, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((resolve) => (link.onload = link.onerror = resolve));
  document.head.append(link);
  return loaded;
}

await Promise.all(
  ["board", "bubbles", "market", "drawings", "low", "places", "player", "rivals", "scenery", "tray"].map((name) => style(`${name}.css`)),
);

/** The tray of the question that is open to this seat, if it needs one. */
function Asked({ board }) {
  const { view, choice, still, taking, buying } = board;
  const step = view.steps.at(-1);
  if (still || !choice || !step) return html`<${OthersDice} board=${board} step=${step} />`;
  if (taking) return html`<${TakeTray} board=${board} />`;
  if (buying) return html`<${PayTray} key=${buying} board=${board} place=${buying} first="use ${buying}" />`;
  switch (step.ask) {
    case "tools":
    case "card_tools":
      return html`<${ToolsTray} board=${board} step=${step} />`;
    case "pay_card":
      return html`<${PayTray} board=${board} place="card_${step.card}" />`;
    case "pay_building":
      return html`<${PayTray} board=${board} place="building_${step.building}" />`;
    case "pick_die":
      return html`<${PickTray} board=${board} />`;
    case "feed":
      return html`<${FeedTray} board=${board} step=${step} />`;
    default:
      return null;
  }
}

const ABOUT_DICE = ["tools", "card_tools", "pick_die"];

/** Dice on the table that somebody else is looking at; those of a roll that is over still lie there, but nobody looks. */
function OthersDice({ board, step }) {
  const { view, say } = board;
  if (!view.dice.length || !ABOUT_DICE.includes(step?.ask)) return null;
  const faces = say("web-stone_age-dice", { faces: view.dice.join(" ") });
  return html`<div class="tray panel quiet-tray" role="status">
    <p class="tray-title name">${say("web-stone_age-others-dice", { player: seatPhrase(step.seat) })}</p>
    <${DiceRow} faces=${view.dice} label=${faces} roll=${view.dice.join()} motion=${board.motion} size=${30} />
  </div>`;
}

/** A rival's whole board above one's own, for comparison. */
function Compared({ board }) {
  if (board.compared === null) return null;
  return html`<div class="compared arrives">
    <${PlayerBoard} board=${board} seat=${board.compared} />
    <button
      type="button"
      class="button small icon-only"
      aria-label=${board.say("web-stone_age-back")}
      onClick=${() => board.compare(null)}
    >
      <${Icon} name="close" />
    </button>
  </div>`;
}

/** The whole board, or one pane of it where the screen is small. */
export function Board(props) {
  const root = useRef(null);
  const gestures = useGestures(props);
  const settle = settleTime(props);
  const { ending, onPress, onClickFirst } = useRoundEnd({ ...props, settle });
  const board = { ...gestures, settle, ending, rolled: useRolled({ last: props.last, settle }) };
  const pane = props.pane ?? "all";
  const shows = (name) => pane === "all" || pane === name;
  useJourneys(root, board);
  return html`<div
    class="stone-age pane-${pane} ${props.motion ? "" : "still"} ${ending.length ? "round-ends" : ""}"
    ref=${root}
    tabindex="-1"
    onPointerDownCapture=${onPress}
    onClickCapture=${onClickFirst}
    onClick=${board.onClick}
    onKeyDown=${board.onKeyDown}
  >
    <${Patterns} />
    <div class="board-grid">
      ${pane === "all" && html`<${Rivals} board=${board} />`}
      ${pane === "rivals" && html`<${Rivals} board=${board} full=${true} />`}
      ${
        shows("table") &&
        html`<div class="table-area">
          <${Tracks} board=${board} />
          <${Landscape} board=${board} />
          <${Market} board=${board} />
          <${Asked} board=${board} />
        </div>`
      }
      ${shows("mine") && html`<${PlayerBoard} board=${board} seat=${board.mine} mine=${true} />`}
      ${pane === "mine" && html`<${Asked} board=${board} />`} ${pane === "all" && html`<${Compared} board=${board} />`}
    </div>
  </div>`;
}
