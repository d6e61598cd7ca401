/** The board of games that have none of their own: what can be seen, as a readable outline. */
import { html } from "../vendor/ui.js";
import { has, say } from "../app/words.js";
import { Player } from "./player.js";

/** @import { Json } from "../types/platform.d.ts" */
/** @import { BoardProps } from "../types/board.d.ts" */

const FAMILIES = ["card", "building", "place", "resource"];
const OPEN_DEPTH = 1;

/**
 * A name of the engine as words: by the catalog where it is a card or a place, else as it is.
 * @param {string} game
 * @param {Json} text
 */
function named(game, text) {
  const key = FAMILIES.map((family) => `${game}-${family}-${text}`).find((candidate) => has(candidate));
  return key ? say(key) : String(text).replaceAll("_", " ");
}

/**
 * Whether a value can be told on one line.
 * @param {Json} value
 */
const isPlain = (value) => value === null || typeof value !== "object";
/** @param {Json} value */
const isEmpty = (value) => value !== null && typeof value === "object" && Object.keys(value).length === 0;

/**
 * A value on one line: numbers, words, and lists of them.
 * @param {{ game: string, value: Json }} props
 */
function Short({ game, value }) {
  if (value === null || value === "" || isEmpty(value)) return html`<span class="quiet-text">–</span>`;
  if (value === true || value === false) return value ? "✓" : "–";
  if (Array.isArray(value)) return value.map((item) => named(game, item ?? "–")).join(", ");
  return typeof value === "number" ? html`<span class="number">${value}</span>` : named(game, value);
}

/**
 * Names with their values; what has parts of its own can be folded.
 * @param {{ game: string, value: { [name: string]: Json }, depth?: number }} props
 */
function Outline({ game, value, depth = 0 }) {
  const entries = Object.entries(value);
  return html`
    <dl class="outline">
      ${entries.map(([name, part]) => (isPlain(part) || isEmpty(part) || (Array.isArray(part) && part.every(isPlain))
        ? html`<div class="outline-line"><dt>${named(game, name)}</dt><dd><${Short} game=${game} value=${part} /></dd></div>`
        : html`<div class="outline-part"><dt class="spoken">${named(game, name)}</dt>
          <dd><details open=${depth < OPEN_DEPTH}><summary>${named(game, name)}</summary>
            <${Outline} game=${game} value=${part} depth=${depth + 1} /></details></dd></div>`))}
    </dl>`;
}

/**
 * Shared things, the own part, the others.
 * @param {Pick<BoardProps, "game" | "view" | "seat" | "pane">} props
 */
export function GenericBoard({ game, view, seat, pane }) {
  const { players = [] } = view;
  const shared = Object.fromEntries(Object.entries(view).filter(([name]) => name !== "players" && name !== "settings"));
  /** @param {string} name */
  const shows = (name) => pane === "all" || pane === name;
  const others = players.map((player, number) => ({ player, number })).filter(({ number }) => number !== seat);
  /**
   * @param {Json} player
   * @param {number} number
   */
  const sheet = (player, number) => html`
    <section class="panel" key=${number}>
      <h3 class="panel-head"><${Player} seat=${number} mine=${number === seat} /></h3>
      <div class="panel-body"><${Outline} game=${game} value=${player} depth=${1} /></div>
    </section>`;
  return html`
    <div class="generic-board scroll" tabindex="0" role="region" aria-label=${say("web-generic-board")}>
      ${shows("table") && html`
        <section class="panel"><h3 class="panel-head">${say("web-tab-table")}</h3>
          <div class="panel-body"><${Outline} game=${game} value=${shared} /></div></section>`}
      ${shows("mine") && seat !== null && players[seat] && sheet(players[seat], seat)}
      ${shows("rivals") && others.map(({ player, number }) => sheet(player, number))}
    </div>`;
}
