/** The automa: what it has, its spaces, what it did in its last turn and by which rows of its tables. */

import { html, useEffect, useRef, useState } from "../../vendor/ui.js";
import { Die, Icon } from "../../icons.js";
import { getOnce } from "../../app/api.js";
import { useStaged } from "../../parts/moment.js";
import { Mini } from "./cards.js";
import { bandOf, stateIcon } from "./game.js";
import { Goods, Known, shows } from "./nation.js";

/** @import { AutomaTables } from "../../types/answers.d.ts" */
/** @import { GameEvent } from "../../types/platform.d.ts" */

/**
 * A card that was turned up, the rows that could not be used, the one that was, and what came of it.
 * @typedef {{ space: number, card: string | null, skipped: GameEvent[], row: GameEvent | null, events: GameEvent[] }} Part
 */

const ENDS_TURN = new Set(["solstice_began", "round_began", "collapsed", "scoring_began"]);
const AFTER_CARDS = new Set(["automa_placed", "automa_dynasty", "automa_shuffled"]);

/** The states of a nation, in the order of its tables. */
const STATES = ["barbarian", "empire"];

/**
 * The last turn of the automa: the die, the cards one by one, and what happened after them.
 */
export function lastTurn(log) {
  const events = log.flatMap((line) => line.events);
  const from = events.findLastIndex((event) => event.event === "automa_rolled");
  if (from < 0) return null;
  const ply = log.findLast((line) => line.events.some((event) => event.event === "automa_rolled")).ply;
  const turn = { ply, rolled: events[from], parts: /** @type {Part[]} */ ([]), after: /** @type {GameEvent[]} */ ([]) };
  for (const event of events.slice(from + 1)) {
    const part = turn.parts.at(-1);
    if (ENDS_TURN.has(event.event)) break;
    if (event.event === "automa_revealed") turn.parts.push({ space: event.space, card: event.card, skipped: [], row: null, events: [] });
    else if (AFTER_CARDS.has(event.event) || !part) turn.after.push(event);
    else if (event.event === "automa_row_failed") part.skipped.push(event);
    else if (event.event === "automa_row") part.row = event;
    else part.events.push(event);
  }
  return turn;
}

/** One card of the turn: which row was used for it and what happened. */
function Part({ board, part }) {
  const { say } = board;
  return html`<li class="story-part">
    <p class="story-head"><span class="space-number number">${part.space}</span>
      ${part.card && html`<${Mini} board=${board} id=${part.card} />`}<${Known} board=${board} card=${part.card} />
      ${part.row && html`
        <button type="button" class="row-badge number" title=${say(part.row.words)} aria-label=${say(part.row.words)}
                onClick=${() => board.openTables()}>${say("web-imperium-row", { n: part.row.row })}</button>`}</p>
    ${part.skipped.map((event, i) => html`<p key=${i} class="tiny quiet-text skipped">${say(event.words)}</p>`)}
    ${part.events.map((event, i) => html`<p key=${`e${i}`} class="small">${say(event.words)}</p>`)}
  </li>`;
}

/** What the automa did in its last turn, card by card: one after the other when it has just happened. */
function Story({ board, turn }) {
  const { say, pace } = board;
  const parts = turn?.parts ?? [];
  const first = useRef(turn?.ply); // what happened before one came is told at once
  const shown = useStaged(parts.length, turn?.ply, turn?.ply === first.current ? 0 : pace);
  const opener = html`
    <button type="button" class="button small" aria-label=${say("web-imperium-tables")} onClick=${() => board.openTables()}>
      <${Icon} name="log" />${say("web-imperium-tables-open")}</button>`;
  if (!turn) return html`
    <div class="story">
      <p class="story-head"><span class="small quiet-text grow">${say("web-imperium-automa-waits")}</span>${opener}</p></div>`;
  return html`<div class="story" role="group" tabindex="0" aria-label=${say("web-imperium-automa-turn")}>
    <p class="story-head"><strong class="name grow">${say("web-imperium-automa-turn")}</strong>${opener}</p>
    <p class="small story-die"><${Die} face=${turn.rolled.die} size=${18} />${say(turn.rolled.words)}</p>
    <ol>${parts.slice(0, shown).map((part, i) => html`<${Part} key=${i} board=${board} part=${part} />`)}</ol>
    ${shown === parts.length && turn.after.map((event, i) => html`<p key=${i} class="small">${say(event.words)}</p>`)}
  </div>`;
}

/** The spaces: face-down cards, a face where the person knows it, the one that the die sets aside. */
function Spaces({ board }) {
  const { say, view } = board;
  const { spaces, die } = view.automa;
  return html`<ol class="automa-spaces" aria-label=${say("web-imperium-spaces")}>${spaces.map((space, i) => {
    const hidden = space === "face_down" || space === "blocked";
    const label = space === null ? say("web-imperium-space-empty") : hidden ? say(`web-imperium-space-${space}`) : board.name(space);
    const band = space && !hidden ? bandOf(board.facts.cards[space]) : "";
    return html`<li key=${i} class="${die === i + 1 ? "rolled" : ""} ${hidden ? space : band ? `band-${band}` : "empty"}" title=${label}
        tabindex=${band ? 0 : null} ...${band ? shows(board, space) : {}}>
      <span class="number">${i + 1}</span>${band && html`<${Mini} board=${board} id=${space} />`}<span class="spoken">${label}</span></li>`;
  })}</ol>`;
}

/** The automa at the side of the table. */
export function Automa({ board }) {
  const { say, view, log = [] } = board;
  const automa = view.automa;
  return html`<section class="automa panel" data-home="seat:-1" aria-label=${say("web-imperium-automa")}>
    <header class="seat"><${Icon} name="bot" /><span class="name grow">${say(`imperium-nation-${automa.nation}`)}</span>
      ${automa.die > 0 && html`<${Die} face=${automa.die} size=${22} label=${say("web-imperium-die", { n: automa.die })} />`}</header>
    <p class="automa-line"><${Goods} board=${board} tokens=${automa.tokens} /><span class="grow"></span>
      <span class="state-name"><${Icon} name=${stateIcon(automa.state)} />${say(`imperium-state-${automa.state}`)}</span>
      <span class="small">${say(`setting-value-imperium-level-${automa.level}`)}</span></p>
    <${Spaces} board=${board} />
    <${Story} board=${board} turn=${lastTurn(log)} />
    <p class="tiny">
      ${say("web-imperium-automa-piles", {
        deck: automa.deck,
        discard: automa.discard.length,
        history: automa.history.length,
        dynasty: automa.dynasty,
      })}</p>
    ${automa.in_play.length > 0 && html`
      <p class="small in-line"><${Icon} name="play" label=${say("web-imperium-automa-in-play")} />
        ${automa.in_play.map((card, i) => html`
          <span key=${i} class="in-line-card"><${Mini} board=${board} id=${card} /><${Known} board=${board} card=${card} /></span>`)}</p>`}
  </section>`;
}

/** Phrases as sentences of their own. */
function sentences(say, phrases) {
  return phrases
    .map((phrase) => say(phrase))
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
    .join(" ");
}

/** A row of a table, marked if the last turn used it or could not. */
function TableRow({ board, row, used, skipped }) {
  const { say } = board;
  return html`<tr class=${used.length ? "used" : skipped.length ? "passed" : ""}>
    <th scope="row" class="number">${row.number}</th>
    <td class="name">${say(row.card)}</td>
    <td>${sentences(say, row.told)}
      ${used.map((part, i) => html`
        <p key=${i} class="row-note good"><${Icon} name="check" />
          ${say("web-imperium-row-used", { card: { key: board.nameKey(part.card) } })}</p>`)}
      ${skipped.map((event, i) => html`<p key=${`s${i}`} class="row-note bad"><${Icon} name="close" />${say(event.words)}</p>`)}</td>
  </tr>`;
}

/** The automa's tables in words; what its last turn used is marked and says for which card. */
export function Tables({ board, onClose }) {
  const { say, view, log = [] } = board;
  const { nation, state } = view.automa;
  const [tables, setTables] = useState(/** @type {AutomaTables | null} */ (null));
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    let wanted = true;
    getOnce(`/imperium/automa/${nation}`).then((found) => wanted && setTables(found), () => wanted && onClose());
    return () => (wanted = false);
  }, [nation]);
  if (!tables) return null;
  const turn = lastTurn(log);
  const newest = turn?.parts.findLast((part) => part.row)?.row;
  const number = tables.tables.length === 1 ? 0 : (chosen ?? STATES.indexOf(newest?.table ?? state));
  const meant = (event, i) => event.table === STATES[number] && event.row === i + 1;
  const skippedAt = (i) => (turn?.parts ?? []).flatMap((part) => part.skipped).filter((event) => meant(event, i));
  const usedAt = (i) => (turn?.parts ?? []).filter((part) => part.row && meant(part.row, i));
  return html`<section class="tables-overlay panel arrives" role="dialog" aria-label=${say("web-imperium-tables")}>
    <header class="tables-head">
      <h2 class="h3 name">
        ${say("imperium-tables-title", {
          nation: { key: `imperium-nation-${nation}` },
          table: { key: `imperium-tables-${tables.tables[number].name}` },
        })}</h2>
      ${tables.tables.length > 1 && html`
        <span class="button-group" role="group">
          ${tables.tables.map((table, i) => html`
            <button key=${i} type="button" class="button small" aria-pressed=${i === number} onClick=${() => setChosen(i)}>
              ${say(`imperium-state-${table.name}`)}</button>`)}</span>`}
      <button type="button" class="button small icon-only" aria-label=${say("web-board-back")} onClick=${onClose}>
        <${Icon} name="close" /></button></header>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("web-imperium-tables")}>
      <table class="table automa-table">
        <thead><tr><th scope="col">${say("imperium-tables-row")}</th><th scope="col">${say("imperium-tables-card")}</th>
          <th scope="col">${say("imperium-tables-effect")}</th></tr></thead>
        <tbody>${tables.tables[number].rows.map((row, i) => html`
          <${TableRow} key=${i} board=${board} row=${row} used=${usedAt(i)} skipped=${skippedAt(i)} />`)}</tbody>
      </table>
      ${tables.journeys.map((journey, i) => html`
        <p key=${i} class="small">
          <strong>${say(journey.card)}</strong> ${say("automa-journey-test", {
            amount: journey.amount,
            then: sentences(say, journey.then),
            otherwise: sentences(say, journey.otherwise),
          })}</p>`)}
      <p class="small quiet-text">${say("imperium-tables-unrest")} ${say(tables.market)}</p>
    </div>
  </section>`;
}
