/** The board of Through the Ages: rivals, card row and decks, one's own civilization, the hand. */

import { html } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { Sheet } from "../common/sheet.js";
import { styles } from "../common/style.js";
import { Zoom } from "../common/zoom.js";
import { Civilization } from "./civilization.js";
import { useBoard } from "./gestures.js";
import { Hand } from "./hand.js";
import { Rivals } from "./rivals.js";
import { Decks, Row } from "./row.js";

export { guide } from "./guide.js";
export { library } from "./library.js";
export const libraryClass = "tta";

/** Which settings matter: versions and variants belong to the edition of 2006. */
export const applies = (name, settings) => ["edition", "peaceful", "civil_hands"].includes(name) || settings.edition === "2006";

await styles(import.meta.url, ["board.css", "cards.css", "civilization.css"]);

/** A rival's whole civilization above one's own, for comparison. */
function Compared({ board }) {
  if (board.compared === null) return null;
  return html`<div class="compared arrives">
    <${Civilization} board=${board} seat=${board.compared} />
    <button type="button" class="button small icon-only close" aria-label=${board.say("web-board-back")} onClick=${() => board.compare(null)}><${Icon} name="close" /></button>
  </div>`;
}

/** The whole board, or one pane of it where the screen is small. */
export function Board(props) {
  const board = useBoard(props);
  const pane = props.pane ?? "all";
  const shows = (name) => pane === "all" || pane === name;
  return html`<div class="cards-frame"><div class="cards-board tta pane-${pane} ${props.motion ? "" : "still"}" onKeyDown=${board.onKeyDown}>
    ${shows("table") && html`<div class="shared"><${Decks} board=${board} /><${Row} board=${board} /></div>`}
    ${pane === "all" && html`<${Rivals} board=${board} />`}
    ${pane === "rivals" && html`<${Rivals} board=${board} full=${true} />`}
    ${shows("mine") && html`<div class="own-area"><${Civilization} board=${board} seat=${board.mine} own=${board.seat !== null} /><${Compared} board=${board} /></div>`}
    ${pane !== "rivals" && html`<div class="foot"><${Sheet} board=${board} /><${Hand} board=${board} /></div>`}
    <${Zoom} board=${board} />
  </div></div>`;
}
