/** What lists tell of a table: who sits there, how far the game is, whose turn it is. */
import { html } from "../vendor/ui.js";
import { has, say, when } from "../app/words.js";
import { botPhrase } from "../app/bots.js";
import { SeatSign } from "../icons.js";
import { ClockShort } from "./clock.js";
import { ChosenSettings } from "./chosen_settings.js";

/** @import { Clock, SeatEntry, Settings, Summary, View } from "../types/platform.d.ts" */

/**
 * What somebody in a list is called: names are those of that table, not of the one on screen.
 * @param {SeatEntry} entry
 */
export function nameAt(entry) {
  const words = {
    open: () => say("web-seat-open"),
    bot: () => say(botPhrase(entry.level)),
    person: () => entry.name || say(`seat-${entry.seat}`),
  };
  return words[entry.kind]();
}

/**
 * A seat in a list of tables.
 * @param {{ entry: SeatEntry }} props
 */
export function SeatShort({ entry }) {
  return html`
    <span class="seat" data-seat=${entry.seat}><${SeatSign} seat=${entry.seat} />
      <span class=${entry.kind === "person" ? "" : "quiet-text"}>${nameAt(entry)}</span></span>`;
}

/**
 * How a game stands, from a view of it.
 * @param {View | null} view
 * @returns {Summary | null}
 */
export function summaryOf(view) {
  if (!view) return null;
  const { round, age } = view;
  const nations = (view.players ?? []).flatMap((player) =>
    (player && typeof player === "object" && "nation" in player && typeof player.nation === "string" ? [player.nation] : []));
  return { round: typeof round === "number" ? round : null, age: typeof age === "string" ? age : null, nations };
}

/**
 * What is told of how a table stands.
 * @typedef {object} Stands
 * @property {{ game: string, settings: Settings, seats: SeatEntry[], clock?: Clock | null }} table
 * @property {Summary | null} summary
 * @property {number | null} deciding the seat that is to choose
 * @property {number | null} changed when the last move was made
 */

/**
 * Round, nations, the clock, whose turn it is, since when, and what the table plays with.
 * @param {Stands} props
 */
export function Standing({ table, summary, deciding, changed }) {
  const { game, settings, seats, clock } = table;
  const nations = (summary?.nations ?? []).map((nation) => `${game}-nation-${nation}`).filter(has);
  const { round = null, age = null } = summary ?? {};
  return html`
    <ul class="table-standing small">
      ${round !== null && html`<li>${age ? say("web-lobby-age", { age, n: round }) : say("web-lobby-round", { n: round })}</li>`}
      ${nations.length > 0 && html`<li>${nations.map((nation) => say(nation)).join(", ")}</li>`}
      ${clock && html`<li><${ClockShort} clock=${clock} /></li>`}
      ${deciding !== null && html`<li>${say("web-lobby-turn", { player: nameAt(seats[deciding]) })}</li>`}
      ${changed !== null && html`<li class="quiet-text">${say("web-lobby-changed", { when: when(changed) })}</li>`}
    </ul>
    <${ChosenSettings} game=${game} settings=${settings} />`;
}
