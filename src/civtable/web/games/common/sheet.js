/** The sheet at the foot of the table: what can be done with the chosen thing, or the question that is open, with what each answer changes. */

import { html, useEffect, useRef, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";

/** What the option under the pointer would change. */
function Effect({ board }) {
  const { effect, say } = board;
  if (!effect) return html`<p class="effect" aria-hidden="true"></p>`;
  return html`<p class="effect" role="status">
    ${effect.changes.length === 0
      ? say("web-board-no-change")
      : effect.changes.map(
          ([name, icon, before, after]) => html`<span key=${name} class="change ${after > before ? "more" : "less"}"><${Icon} name=${icon} label=${say(board.reading.figure(name))} />
            ${name.endsWith("_rate") && "+"}<span class="number">${before}</span>→<b class="number">${after}</b></span>`,
        )}
  </p>`;
}

/** An option as a button that tells on hovering what it would change. */
function Choice({ board, option, primary = false }) {
  const consider = () => board.consider(option.code);
  return html`<button type="button" class="button ${primary ? "primary" : ""}" data-code=${option.code} disabled=${board.busy} onClick=${() => board.play(option.code)} onMouseEnter=${consider} onFocus=${consider}>
    ${board.say(option.words)}
  </button>`;
}

/** Numbers to choose from (bids): a slider between the least and the most. */
function Bids({ board, bids }) {
  const numbers = bids.map((option) => Number(option.code.split(" ")[1]));
  const [value, setValue] = useState(numbers[0]);
  const at = Math.max(0, numbers.indexOf(value));
  const { say } = board;
  return html`<div class="bids row">
    <label class="row tight grow"><span class="spoken">${say("web-board-bid")}</span>
      <input type="range" class="grow" min="0" max=${numbers.length - 1} value=${at} aria-valuetext=${numbers[at]} onInput=${(event) => setValue(numbers[Number(event.target.value)])} />
    </label>
    <button type="button" class="button primary" data-code=${bids[at].code} disabled=${board.busy} onClick=${() => board.play(bids[at].code)}>${say(bids[at].words)}</button>
  </div>`;
}

/** The options of a chosen thing, beside the card in full. */
function ThingSheet({ board }) {
  const { chosen, things, reason, say, reading } = board;
  const options = things[chosen] ?? [];
  const card = reading.cardOf(chosen, board);
  const first = useRef(null);
  useEffect(() => first.current?.querySelector("button.primary")?.focus({ preventScroll: true }), [chosen]);
  useEffect(() => {
    if (options.length === 1) board.consider(options[0].code);
  }, [chosen]);
  return html`<div class="sheet panel arrives" role="group" aria-label=${card ? board.name(card) : say("web-board-thing")}>
    ${card && html`<${reading.Big} board=${board} id=${card} />`}
    <div class="sheet-body" ref=${first}>
      ${reading.Contents && html`<${reading.Contents} board=${board} thing=${chosen} />`}
      ${options.length > 0 && html`<div class="sheet-options">${options.map((option, i) => html`<${Choice} key=${option.code} board=${board} option=${option} primary=${i === 0} />`)}</div>`}
      ${options.length > 0 && html`<${Effect} board=${board} />`}
      ${reason?.thing === chosen && html`<p class="reason" role="status">${say(reason.why)}</p>`}
    </div>
    <button type="button" class="button small icon-only close" aria-label=${say("web-board-back")} onClick=${board.clear}><${Icon} name="close" /></button>
  </div>`;
}

/** A question whose answers are not things of one's own board: words, numbers, a rival's cards. */
function QuestionSheet({ board }) {
  const { choice, things, say, folded, pane = "all", reading } = board;
  const loose = Object.keys(things).flatMap((thing) => (thing === "" || !reading.isShown(thing, pane) ? things[thing] : []));
  const bids = loose.filter((option) => option.code.startsWith("bid "));
  const words = loose.filter((option) => !option.code.startsWith("bid "));
  const own = Object.keys(things).some((thing) => thing !== "" && reading.isShown(thing, pane));
  const asked = reading.cardAsked(choice.question);
  if (own && !loose.length)
    return html`<p class="action-line only-things" role="group" aria-label=${say(choice.question)}><span class="name grow">${say(choice.question)}</span><span class="small quiet-text">${say("web-board-how-things")}</span></p>`;
  if (folded)
    return html`<button type="button" class="button primary unfold" onClick=${() => board.fold(false)}><${Icon} name="up" />${say("web-board-answer")}</button>`;
  return html`<div class="sheet panel arrives question-sheet" role="group" aria-label=${say(choice.question)}>
    ${asked && html`<${reading.Big} board=${board} id=${asked} />`}
    <div class="sheet-body">
      <p class="name sheet-question">${say(choice.question)}</p>
      ${reading.Aside && html`<${reading.Aside} board=${board} />`}
      ${own && html`<p class="small quiet-text">${say("web-board-how-things")}</p>`}
      ${bids.length > 0 && html`<${Bids} board=${board} bids=${bids} />`}
      <div class="sheet-options">${words.map((option, i) => html`<${Choice} key=${option.code} board=${board} option=${option} primary=${i === 0 && !own && !bids.length} />`)}</div>
      <${Effect} board=${board} />
    </div>
    <button type="button" class="button small icon-only close" aria-label=${say("web-board-fold")} onClick=${() => board.fold(true)}><${Icon} name="down" /></button>
  </div>`;
}

/** The quiet line of the action phase: how it works, and the end of the turn. */
function ActionLine({ board }) {
  const { things, say, reading } = board;
  return html`<div class="action-line" role="group" aria-label=${say("web-board-turn")}>
    <span class="small quiet-text grow">${say(reading.how)}</span>
    ${reading.Ahead && html`<${reading.Ahead} board=${board} />`}
    ${(things[""] ?? []).map((option) => html`<${Choice} key=${option.code} board=${board} option=${option} />`)}
  </div>`;
}

/** Whatever the player has to answer or has chosen. */
export function Sheet({ board }) {
  const { choice, still, chosen, decision, reading } = board;
  if (chosen !== null) return html`<${ThingSheet} board=${board} />`;
  if (still || !choice) return null;
  return reading.free.has(decision?.kind) ? html`<${ActionLine} board=${board} />` : html`<${QuestionSheet} board=${board} key=${choice.question.key} />`;
}
