/**
 * The sheet at the foot of the table: what can be done with the chosen thing, or the question that is open, with what
 * each answer changes.
 */

import { html, useEffect, useRef, useState } from "../../vendor/ui.js";
import { Icon } from "../../icons.js";
import { PickButton, PickLine } from "../../parts/picking.js";
import { RuleLink } from "../../parts/rule_link.js";

const AT_ONCE = 8; // so many options tell what they change before the pointer is on them

const SPACIOUS = 6; // more changes than these are written small

/** What an option would change. Its place is kept from the beginning: what can be clicked stays where it is when the answer comes. */
function Effect({ board, code }) {
  const { effects, say } = board;
  const changes = effects[code] ?? null;
  return html`<span class="effect ${changes?.length > SPACIOUS ? "dense" : ""}">
    ${changes?.map(
      ([name, icon, before, after]) => html`<span key=${name} class="change ${after > before ? "more" : "less"}">
        <${Icon} name=${icon} label=${say(board.reading.figure(name))} />
        ${name.endsWith("_rate") && "+"}<span class="number">${before}</span>→<b class="number">${after}</b></span>`,
    )}
  </span>`;
}

/** What the option that is looked at would change, in one place for several options: one of its own, or floating above them. */
function Foretold({ board, options, floats = false }) {
  const { considered, effects } = board;
  const code = options.some((option) => option.code === considered) && effects[considered] ? considered : null;
  return html`
    <div class="foretold ${floats ? "floats panel" : ""}" role="status" hidden=${floats && code === null}>
      <${Effect} board=${board} code=${code} /></div>`;
}

/** An option as a button. */
function Choice({ board, option, primary = false, children }) {
  const { reading, say } = board;
  const grave = reading.grave?.has(option.code);
  const look = () => board.consider(option.code);
  const leave = () => board.consider(null);
  return html`<div class="sheet-option">
    <button type="button" class="button ${primary ? "primary" : ""} ${grave ? "danger" : ""}" data-code=${option.code}
            aria-disabled=${board.busy}
            onClick=${() => board.play(option.code)} onMouseEnter=${look} onMouseLeave=${leave} onFocus=${look} onBlur=${leave}>
      ${say(option.words)}
    </button>
    ${reading.Beside && html`<${reading.Beside} board=${board} code=${option.code} />`}
    ${children}
  </div>`;
}

/** Options one below the other: a few tell at once what they change, of many only the one that is looked at. */
function Choices({ board, options, primary }) {
  const many = options.length > AT_ONCE;
  useEffect(() => {
    if (!many) for (const option of options) board.learn(option.code);
  }, [options.map((option) => option.code).join()]);
  return html`<div class="sheet-options ${many ? "many" : ""}">
    ${options.map(
      (option, i) => html`
        <${Choice} key=${option.code} board=${board} option=${option} primary=${primary && i === 0}>
          ${!many && html`<${Effect} board=${board} code=${option.code} />`}<//>`,
    )}
    ${many && html`<${Foretold} board=${board} options=${options} />`}
  </div>`;
}

/** Numbers to choose from (bids): a slider between the least and the most. */
function Bids({ board, bids }) {
  const numbers = bids.map((option) => Number(option.code.split(" ")[1]));
  const [value, setValue] = useState(numbers[0]);
  const at = Math.max(0, numbers.indexOf(value));
  const { say } = board;
  return html`<div class="bids row">
    <label class="row tight grow"><span class="spoken">${say("web-board-bid")}</span>
      <input type="range" class="grow" min="0" max=${numbers.length - 1} value=${at} aria-valuetext=${numbers[at]}
             onInput=${(event) => setValue(numbers[Number(event.target.value)])} />
    </label>
    <span class="small quiet-text number">${say("web-board-bid-most", { n: numbers.at(-1) })}</span>
    <button type="button" class="button primary" data-code=${bids[at].code} aria-disabled=${board.busy}
            onClick=${() => board.play(bids[at].code)}>${say(bids[at].words)}</button>
  </div>`;
}

/** The rule behind a question, one tap away. */
function Rule({ board }) {
  const { say, reading } = board;
  const key = reading.rule?.(board);
  if (!key) return null;
  return html`
    <details class="rule small" onToggle=${(event) => event.target.scrollIntoView({ block: "nearest" })}>
      <summary><${Icon} name="help" /><span class="rule-word">${say("web-board-rule")}</span></summary>
      <p>${say(key)} <${RuleLink} game=${board.game} phrase=${board.choice?.question} /></p></details>`;
}

/** The options of a chosen thing, beside the card in full. */
function ThingSheet({ board }) {
  const { chosen, things, pickable, picks, reason, say, reading } = board;
  const options = things[chosen] ?? [];
  const picking = pickable[chosen] ?? [];
  const card = reading.cardOf(chosen, board);
  const first = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const button = /** @type {HTMLElement | null | undefined} */ (first.current?.querySelector("button.primary, .pick"));
    button?.focus({ preventScroll: true });
  }, [chosen]);
  return html`<div class="sheet panel arrives" role="group" aria-label=${card ? board.name(card) : say("web-board-thing")}>
    ${card && html`<${reading.Big} board=${board} id=${card} />`}
    <div class="sheet-body" ref=${first}>
      ${reading.Contents && html`<${reading.Contents} board=${board} thing=${chosen} />`}
      ${picking.length > 0 && html`
        <div class="picking">
          ${picking.map((thing) => html`
            <${PickButton} key=${thing.code} picks=${picks} thing=${thing} text=${say(thing.words)}
                           onPick=${card ? board.clear : null} />`)}</div>`}
      ${options.length > 0 && html`<${Choices} board=${board} options=${options} primary=${true} />`}
      ${reason?.thing === chosen && html`<p class="reason" role="status">
        ${reason.why && html`${say(reason.why)} <${RuleLink} game=${board.game} phrase=${reason.why} />`}</p>`}
    </div>
    <button type="button" class="button small icon-only close" aria-label=${say("web-board-back")} onClick=${board.clear}>
      <${Icon} name="close" /></button>
  </div>`;
}

/**
 * Where one pane is seen at a time, a question brings the first of the things that it is about into sight, if none of
 * them is.
 * @param {{ current: HTMLElement | null }} sheet
 */
function useInSight(sheet, { choice, pane = "all" }) {
  useEffect(() => {
    const root = sheet.current?.closest(".cards-board");
    if (pane === "all" || !root) return;
    const [top, bottom] = [root.getBoundingClientRect().top, sheet.current?.getBoundingClientRect().top ?? 0];
    const things = [...root.querySelectorAll(".thing.can")];
    const seen = things.map((thing) => thing.getBoundingClientRect()).some((at) => at.top >= top && at.top + at.height / 2 <= bottom);
    if (!seen) things[0]?.scrollIntoView({ block: "start" });
  }, [choice, pane]);
}

/** Answers as they are read: what does something first, then passing, and last what cannot be mended. */
const inOrder = (options, grave) => {
  const rank = ({ code }) => (grave?.has(code) ? 2 : code === "pass" ? 1 : 0);
  return [...options].sort((one, other) => rank(one) - rank(other));
};

/**
 * A question whose answers are not things of one's own board: words, numbers, a rival's cards. Where those on the board
 * are few, they stand here as well: nobody has to guess what else there is.
 */
function QuestionSheet({ board, isNew }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const { choice, things, say, folded, pane = "all", reading } = board;
  const loose = Object.keys(things).flatMap((thing) => (thing === "" || !reading.isShown(thing, pane) ? things[thing] : []));
  const bids = loose.filter((option) => option.code.startsWith("bid "));
  const shown = Object.keys(things).flatMap((thing) => (thing !== "" && reading.isShown(thing, pane) ? things[thing] : []));
  const own = shown.length > 0;
  const said = loose.filter((option) => !option.code.startsWith("bid "));
  const words = inOrder(shown.length + said.length <= AT_ONCE ? [...shown, ...said] : said, reading.grave);
  const asked = reading.cardAsked(choice.question, board);
  useEffect(() => {
    if (isNew && sheet.current?.closest(".cards-board")?.contains(document.activeElement)) sheet.current.focus({ preventScroll: true });
  }, [choice]);
  useInSight(sheet, board);
  if (own && !loose.length)
    return html`
      <div class="action-line only-things" role="group" ref=${sheet} aria-label=${say(choice.question)}>
        <span class="name grow">${say(choice.question)}</span><span class="small quiet-text">${say("web-board-how-things")}</span>
        <${Rule} board=${board} /></div>`;
  if (folded)
    return html`
      <button type="button" class="button primary unfold" onClick=${() => board.fold(false)}><${Icon} name="up" />
        ${say("web-board-answer")}</button>`;
  return html`<div class="sheet panel arrives question-sheet" role="group" tabindex="-1" ref=${sheet} aria-label=${say(choice.question)}>
    ${asked && html`<${reading.Big} board=${board} id=${asked} />`}
    <div class="sheet-body">
      <p class="name sheet-question">${say(choice.question)}</p>
      ${reading.Aside && html`<${reading.Aside} board=${board} />`}
      ${own && html`<p class="small quiet-text">${say("web-board-how-things")}</p>`}
      ${bids.length > 0 && html`<${Bids} board=${board} bids=${bids} />`}
      <${Choices} board=${board} options=${words} primary=${!bids.length && (!own || shown.includes(words[0]))} />
      <${Rule} board=${board} />
    </div>
    <button type="button" class="button small icon-only close" aria-label=${say("web-board-fold")} onClick=${() => board.fold(true)}>
      <${Icon} name="down" /></button>
  </div>`;
}

/** What the picked things would change, where it is told; its place is kept. */
function PickEffect({ board }) {
  const after = board.picks.verdict.value?.view ?? null;
  const changes = after && board.reading.changes(board.view, after, board.mine);
  return html`<${Effect} board=${{ ...board, effects: { picked: changes } }} code="picked" />`;
}

/** Several things that are chosen together: those on the board are touched there, others are buttons here; one button sends them all. */
function SeveralSheet({ board, isNew }) {
  const sheet = useRef(/** @type {HTMLElement | null} */ (null));
  const { choice, things, pickable, picks, say, folded, pane = "all", reading, busy } = board;
  const away = (found) => Object.keys(found).flatMap((thing) => (thing === "" || !reading.isShown(thing, pane) ? found[thing] : []));
  const [loose, others] = [away(pickable), away(things)];
  const asked = reading.cardAsked(choice.question, board);
  useEffect(() => {
    if (isNew && sheet.current?.closest(".cards-board")?.contains(document.activeElement)) sheet.current.focus({ preventScroll: true });
  }, [choice]);
  useInSight(sheet, board);
  const buttons = others.map((option) => html`<${Choice} key=${option.code} board=${board} option=${option} />`);
  const line = html`<${PickLine} picks=${picks} question=${choice.question} busy=${busy}><${PickEffect} board=${board} /><//>`;
  if (!loose.length && (pane !== "all" || !(asked || others.length)))
    return html`
      <div class="action-line several-line" role="group" tabindex="-1" ref=${sheet} aria-label=${say(choice.question)}>
        <span class="name several-question">${say(choice.question)}</span>${buttons}${line}<${Rule} board=${board} /></div>`;
  if (board.chosen !== null) return null; // the chosen thing's sheet is in its place
  if (folded)
    return html`
      <button type="button" class="button primary unfold" onClick=${() => board.fold(false)}><${Icon} name="up" />
        ${say("web-board-answer")}</button>`;
  const brief = pane !== "all";
  return html`<div class="sheet panel arrives question-sheet" role="group" tabindex="-1" ref=${sheet} aria-label=${say(choice.question)}>
    ${asked && !brief && html`<${reading.Big} board=${board} id=${asked} />`}
    <div class="sheet-body">
      <p class="name sheet-question">${say(choice.question)}</p>
      ${reading.Aside && !brief && html`<${reading.Aside} board=${board} />`}
      ${Object.keys(pickable).some((thing) => thing !== "" && reading.isShown(thing, pane)) && html`
        <p class="small quiet-text">${say("web-board-how-several")}</p>`}
      ${loose.length > 0 && html`
        <div class="picking">
          ${loose.map((thing) => html`<${PickButton} key=${thing.code} picks=${picks} thing=${thing} text=${say(thing.words)} />`)}</div>`}
      ${line}
      ${others.length > 0 && html`<${Choices} board=${board} options=${others} />`}
      <${Rule} board=${board} />
    </div>
    <button type="button" class="button small icon-only close" aria-label=${say("web-board-fold")} onClick=${() => board.fold(true)}>
      <${Icon} name="down" /></button>
  </div>`;
}

/** The quiet line of the action phase: how it works, and the end of the turn. */
function ActionLine({ board }) {
  const { things, say, reading } = board;
  const options = things[""] ?? [];
  return html`<div class="action-line" role="group" aria-label=${say("web-board-turn")}>
    <span class="small quiet-text grow how">${say(reading.how)}</span>
    <${Rule} board=${board} />
    ${reading.Ahead && html`<${reading.Ahead} board=${board} />`}
    ${options.map((option) => html`<${Choice} key=${option.code} board=${board} option=${option} />`)}
    <${Foretold} board=${board} options=${options} floats=${true} />
  </div>`;
}

/** Whatever the player has to answer or has chosen. */
export function Sheet({ board }) {
  const { choice, still, chosen, decision, reading } = board;
  const asked = useRef(null); // the question that was shown last
  useEffect(() => {
    if (chosen === null) asked.current = choice;
  });
  const free = !still && choice && reading.free.has(decision?.kind);
  const line = free && html`<${ActionLine} board=${board} />`;
  const several = board.several && html`<${SeveralSheet} board=${board} isNew=${asked.current !== choice} key=${choice.question.key} />`;
  if (chosen !== null) return html`<${ThingSheet} board=${board} />${several || line}`;
  if (several) return several;
  if (!still && choice && !free)
    return html`<${QuestionSheet} board=${board} isNew=${asked.current !== choice} key=${choice.question.key} />`;
  return html`${reading.News && html`<${reading.News} board=${board} />`}${line}`;
}
