/** The board of Through the Ages: rivals, card row and decks, one's own civilization, the hand. */

import { html, useRef } from "../../vendor/ui.js";
import { Icon, SeatSign } from "../../icons.js";
import { useTravel } from "../common/motion.js";
import { Pointer } from "../common/pointer.js";
import { Sheet } from "../common/sheet.js";
import { styles } from "../common/style.js";
import { Zoom } from "../common/zoom.js";
import { Civilization } from "./civilization.js";
import { useBoard } from "./gestures.js";
import { Hand } from "./hand.js";
import { Rivals } from "./rivals.js";
import { Decks, Row } from "./row.js";

export { Aftermath } from "./aftermath.js";
export { telling } from "./captions.js";
export { doubt, passed, resigning } from "./care.js";
export { guide } from "./guide.js";
export { library } from "./library.js";
export { moment, sounds } from "./moments.js";
export { panes } from "./panes.js";
export const libraryClass = "tta";

/** Which settings matter: versions and variants belong to the edition of 2006, a number of open cards to open cards. */
export function applies(name, settings) {
  if (name === "face_up_cards" && settings.bonus_cards !== "face_up") return false;
  return ["edition", "peaceful", "civil_hands"].includes(name) || settings.edition === "2006";
}

await styles(import.meta.url, [
  ...["board.css", "rivals.css", "cards.css", "emblems.css", "crowded.css"],
  ...["civilization.css", "banks.css", "news.css", "small.css"],
]);

/** A rival's whole civilization above one's own, for comparison, with a way to the next rival. */
function Compared({ board }) {
  const { compared, mine, view, say } = board;
  if (compared === null) return null;
  const rivals = view.players.map((_, seat) => seat).filter((seat) => seat !== mine);
  return html`<div class="compared arrives" role="dialog"
      aria-label=${say("web-through_the_ages-civilization", { player: { key: `seat-${compared}` } })}>
    <nav class="row tight compared-rivals">
      ${rivals.map((seat) => html`
        <button key=${seat} type="button" class="button small" aria-pressed=${seat === compared} onClick=${() => board.compare(seat)}>
          <${SeatSign} seat=${seat} size=${18} />${say(`seat-${seat}`)}</button>`)}
      <button type="button" class="button small close" onClick=${() => board.compare(null)}><${Icon} name="close" />
        ${say("web-board-back")}</button>
    </nav>
    <${Civilization} board=${board} seat=${compared} />
    <${Civilization} board=${board} seat=${mine} />
  </div>`;
}

/** Where a card that has left the row flies: to who took it. */
function leaves(last) {
  const took = last?.events.find((event) => event.event === "took");
  return (name) => (took && name.startsWith("row:") && took.card === name.split(":")[1] ? `seat:${took.seat}` : null);
}

/** The whole board, or one pane of it where the screen is small. */
export function Board(props) {
  const board = useBoard(props);
  const root = useRef(null);
  useTravel(root, board, leaves(props.last));
  const pane = props.pane ?? "all";
  const shows = (name) => pane === "all" || pane === name;
  return html`<div class="cards-frame">
    <div class="cards-board tta pane-${pane} ${props.motion ? "" : "still"}" ref=${root} onKeyDown=${board.onKeyDown}>
    ${shows("table") && html`
      <div class="shared"><${Row} board=${board} />${pane === "table" && html`<${Decks} board=${board} />`}</div>`}
    ${pane === "all" && html`<div class="around"><${Rivals} board=${board} /><${Decks} board=${board} /></div>`}
    ${pane === "rivals" && html`<${Rivals} board=${board} full=${true} />`}
    <div class="mine">
      ${shows("mine") && html`<div class="own-area"><${Civilization} board=${board} seat=${board.mine} own=${board.seat !== null} /></div>`}
      ${pane !== "rivals" && html`<div class="foot"><${Sheet} board=${board} /><${Hand} board=${board} /></div>`}
    </div>
    <${Compared} board=${board} />
    <${Zoom} board=${board} />
    <${Pointer} board=${board} root=${root} />
  </div></div>`;
}
