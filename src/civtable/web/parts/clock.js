/** Clocks as people see them: the time of a seat, what a table's clock is, low time, time that is over, days off. */
import { html, useEffect, useRef, useState } from "../vendor/ui.js";
import { botPhrase } from "../app/bots.js";
import { clockAbout, clockPhrase, DAY, isLow, left, pause, shown, toldBetween, waiting } from "../app/clocks.js";
import { play } from "../app/sound.js";
import { say } from "../app/words.js";
import { Icon } from "../icons.js";

/** @import { Clock, Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** How many seconds are left when a bell rings, where sounds are wanted. */
const BELL = 30;

/**
 * What a seat has left, looked at again whenever its clock shows something else; null where there is no clock.
 * @param {Table} table
 * @param {number | null} seat
 */
function useLeft(table, seat) {
  const heard = table.clock.value;
  const [, setLooked] = useState(0);
  const seconds = heard && seat !== null ? left(heard, seat, performance.now()) : null;
  const runs = heard && !heard.stopped && heard.times.runs === seat;
  useEffect(() => {
    if (!runs || !seconds) return undefined;
    const timer = setTimeout(() => setLooked(performance.now()), pause(seconds));
    return () => clearTimeout(timer);
  });
  return seconds;
}

/**
 * The clock of a seat, as all see it.
 * @param {{ table: Table, state: Snapshot, seat: number }} props
 */
export function SeatClock({ table, state, seat }) {
  const seconds = useLeft(table, seat);
  const { clock } = state.table;
  const heard = table.clock.value;
  const { kind, substitute } = state.table.seats[seat];
  if (!clock || !heard || seconds === null || kind !== "person") return null;
  const runs = heard.times.runs === seat && !heard.stopped;
  const off = heard.times.vacation[seat] > 0;
  const low = isLow(clock, seconds) && !substitute;
  const figure = shown(seconds);
  const time = typeof figure === "string" ? figure : say(figure);
  return html`
    <span class=${`seat-clock number${runs ? " runs" : ""}${low ? " low" : ""}`} title=${say("web-clock-left", { time })}>
      ${low && html`<${Icon} name="hourglass" />`}${time}${off && html` <span class="note quiet-text">${say("web-clock-off")}</span>`}
      ${runs && html`<span class="spoken">, ${say("web-clock-runs")}</span>`}</span>`;
}

/**
 * The figure that is to be told: nothing is told of a time that was low when one came.
 * @param {number | null} seconds
 */
function useTold(seconds) {
  const before = useRef(seconds);
  const [told, setTold] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    const passed = seconds !== null && before.current !== null ? toldBetween(before.current, seconds) : null;
    if (passed !== null) setTold(passed);
    else if (seconds !== null && before.current !== null && seconds > before.current) setTold(null);
    if (passed === BELL) play("turn");
    before.current = seconds;
  }, [seconds]);
  return told;
}

/**
 * Low time of a player's own, in words that are read out once at each figure.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function LowTime({ table, state }) {
  const live = state.table.clock?.kind === "live";
  const told = useTold(useLeft(table, live ? state.seat : null));
  const mine = table.clock.value?.times.runs === state.seat;
  return html`<p class="spoken low-time" role="status" aria-live="polite">
    ${told !== null && mine && say("web-clock-low", { seconds: told })}</p>`;
}

/**
 * That the clocks wait for who has not come, and how long at most.
 * @param {{ table: Table }} props
 */
export function Gathering({ table }) {
  const heard = table.clock.value;
  const [, setLooked] = useState(0);
  const minutes = heard ? waiting(heard, performance.now()) : 0;
  useEffect(() => {
    if (!minutes) return undefined;
    const timer = setTimeout(() => setLooked(performance.now()), pause(1));
    return () => clearTimeout(timer);
  });
  return minutes > 0 && html`<p class="notice gathering" role="status">${say("web-clock-gather", { minutes })}</p>`;
}

/**
 * That one's time is over and who plays on, and the way back where there is one.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function TimeOver({ table, state }) {
  const entry = state.seat !== null ? state.table.seats[state.seat] : null;
  if (!state.table.clock || !entry?.substitute || state.table.status !== "running") return null;
  const level = say(botPhrase(entry.substitute));
  return html`
    <p class="notice time-over" role="status">
      <span class="grow">${say(entry.gone ? "web-clock-over-gone" : "web-clock-over", { level })}</span>
      ${!entry.gone && html`
        <button type="button" class="button small primary" onClick=${() => table.comeBack().catch(() => {})}>
          ${say("web-clock-back")}</button>`}</p>`;
}

/**
 * The clock of a table in a few words, for lists.
 * @param {{ clock: Clock | null | undefined }} props
 */
export function ClockShort({ clock }) {
  return clock ? html`<span class="clock-short"><${Icon} name="hourglass" /> ${say(clockPhrase(clock))}</span>` : null;
}

/**
 * The clock of a table and what comes of it, for who is about to play.
 * @param {{ clock: Clock | null | undefined }} props
 */
export function ClockTold({ clock }) {
  if (!clock) return null;
  return html`
    <p class="small"><span class="clock-short"><${Icon} name="hourglass" /></span> ${say(clockAbout(clock))}${" "}
      ${clock.zero === "resign" ? say("web-clock-zero-resign") : say("web-clock-zero-bot", { level: botPhrase(clock.level) })}</p>`;
}

/**
 * Days off, in the menu of a table: asked for by the day, and ended when one is back.
 * @param {{ table: Table, state: Snapshot & { seat: number } }} props
 */
export function DaysOff({ table, state }) {
  const [days, setDays] = useState(1);
  const times = table.clock.value?.times;
  if (!state.table.clock?.vacation || !times) return null;
  const [rest, lasts] = [times.days[state.seat], times.vacation[state.seat]];
  const ask = (/** @type {number} */ wanted) => table.vacation(wanted).catch(() => {}); // the page says why
  if (lasts > 0)
    return html`
      <div class="row days-off"><span class="grow">${say("web-clock-off-lasts", { time: shown(Math.max(lasts, DAY)) })}</span>
        <button type="button" class="button" onClick=${() => ask(0)}>${say("web-clock-off-end")}</button></div>`;
  if (!rest) return html`<p class="quiet-text small">${say("web-clock-off-none")}</p>`;
  return html`
    <div class="row days-off">
      <label for="days-off">${say("web-clock-off-ask", { n: rest })}</label>
      <select class="select" id="days-off" onChange=${(event) => setDays(Number(event.target.value))}>
        ${Array.from({ length: rest }, (_, i) => html`
          <option key=${i} value=${i + 1} selected=${i + 1 === days}>${say("web-clock-off-days", { n: i + 1 })}</option>`)}
      </select>
      <button type="button" class="button" onClick=${() => ask(days)}>${say("web-clock-off-take")}</button></div>`;
}
