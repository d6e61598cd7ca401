/** "Play on from here": a new table that begins with a position of this game, against bots. And the record to keep. */
import { html, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { post } from "../app/api.js";
import { botPhrase, botsFor } from "../app/bots.js";
import { go } from "../app/router.js";
import { games, usualLevel } from "../app/create.js";
import { holdSeat } from "../app/seats.js";
import { useAnswer } from "./loading.js";
import { complain } from "./toasts.js";

/** @import { Snapshot } from "../types/platform.d.ts" */

/**
 * `seat` is whose eyes the replay has, and who is played on.
 * @param {{ id: string, game: Snapshot, ply: number, seat: number, setSeat: (seat: number) => void }} props
 */
export function Branch({ id, game, ply, seat, setSeat }) {
  const [{ value: known }] = useAnswer(games, []);
  const [level, setLevel] = useState(/** @type {string | null} */ (null));
  const facts = known?.find((entry) => entry.name === game.table.game);
  const levels = facts ? botsFor(facts, game.table.seats.length) : [];
  const chosen = level ?? (facts ? usualLevel(facts) : null);
  /** @param {SubmitEvent} event */
  const begin = async (event) => {
    event.preventDefault();
    try {
      const made = await post(`/tables/${id}/branch`, { ply, seat, level: chosen });
      for (const { seat: mine, token } of made.seats) holdSeat(made.id, mine, token);
      go(`/table/${made.id}`);
    } catch (refusal) {
      complain(refusal);
    }
  };
  return html`
    <form class="panel-body row branch" onSubmit=${begin}>
      <select class="select" aria-label=${say("web-branch-seat")} onChange=${(event) => setSeat(Number(event.target.value))}>
        ${game.table.seats.map((entry) => html`
          <option key=${entry.seat} value=${entry.seat} selected=${entry.seat === seat}>${say({ key: `seat-${entry.seat}` })}</option>`)}
      </select>
      <select class="select" aria-label=${say("web-branch-level")} onChange=${(event) => setLevel(event.target.value)}>
        ${levels.map((name) => html`
          <option key=${name} value=${name} selected=${name === chosen}>${say(botPhrase(name))}</option>`)}
      </select>
      <button class="button small" disabled=${ply >= game.ply || !levels.length}>${say("web-branch")}</button>
      <a class="button quiet small" href=${`/api/tables/${id}/record`} download=${`civtable-${game.table.game}-${id}.json`}>
        ${say("web-record-save")}</a>
    </form>`;
}
