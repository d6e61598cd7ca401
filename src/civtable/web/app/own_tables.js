/**
 * The tables of this browser: all games that go on, and the newest that are over, more of them when somebody wants to see them.
 *
 * Which games are over is kept here: those are asked for only to be shown, so that however many there are, no game that goes on
 * is left out.
 */
import { signal } from "../vendor/ui.js";

/** @import { Snapshot } from "../types/platform.d.ts" */

const OVER = "over";
const GONE = "gone";
const NOT_FOUND = 404;

/** How many tables are asked for at the same time. */
export const AT_ONCE = 16;

/** How many games that are over are shown first, and with each "more". */
export const SHOWN = 8;

export class OwnTables {
  /**
   * @param {object} props
   * @param {string[]} props.ids the oldest first
   * @param {(id: string) => Promise<Snapshot>} props.ask a table as a spectator sees it, which is enough for a list
   * @param {Record<string, string>} props.ended what was kept of earlier looks
   * @param {(ended: Record<string, string>) => void} props.keep
   */
  constructor({ ids, ask, ended, keep }) {
    this.ids = [...ids].reverse();
    this.ask = ask;
    this.keep = keep;
    this.wanted = SHOWN;
    this.ended = { ...ended };
    /** @type {Record<string, Snapshot>} */
    this.found = {};
    /** Games that go on, the newest first; null until one knows. */
    this.running = signal(/** @type {Snapshot[] | null} */ (null));
    /** Games that are over, the newest first, as many as are wanted; null until one knows. */
    this.over = signal(/** @type {Snapshot[] | null} */ (null));
    /** Whether there are more of them. */
    this.more = signal(false);
  }

  /** Finds out which games go on, and gets those that are over as far as they are wanted. */
  async look() {
    await this.fetch(this.ids.filter((id) => !(id in this.ended)));
    await this.show();
  }

  /** Tells of the games that go on, as far as they are known. */
  tellRunning() {
    this.running.value = this.ids.map((id) => this.found[id]).filter((state) => state && !isOver(state));
  }

  /** Shows more of the games that are over. */
  async showMore() {
    this.wanted += SHOWN;
    await this.show();
  }

  /** Gets the games that are over, until there are as many as are wanted, and tells of them. */
  async show() {
    const tried = new Set(Object.keys(this.found));
    const missing = () => this.wantedIds().filter((id) => !tried.has(id));
    for (let ids = missing(); ids.length; ids = missing()) {
      ids.forEach((id) => tried.add(id));
      await this.fetch(ids);
    }
    this.over.value = this.wantedIds().map((id) => this.found[id]).filter(Boolean);
    this.more.value = this.overIds().length > this.wanted;
  }

  /** The games that are over, the newest first. */
  overIds() {
    return this.ids.filter((id) => this.ended[id] === OVER);
  }

  /** Those of them that are wanted. */
  wantedIds() {
    return this.overIds().slice(0, this.wanted);
  }

  /**
   * Asks for tables, a few at a time, and keeps what became of them; those that do not answer now may do so the next time.
   * @param {string[]} ids
   */
  async fetch(ids) {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => this.fetchOne(id)));
      this.tellRunning();
    }
    const ended = Object.entries(this.ended).filter(([id]) => this.ids.includes(id));
    if (ids.length) this.keep(Object.fromEntries(ended));
  }

  /** @param {string} id */
  async fetchOne(id) {
    try {
      const state = await this.ask(id);
      this.found[id] = state;
      if (isOver(state)) this.ended[id] = state.scores ? OVER : GONE;
      else delete this.ended[id];
    } catch (refusal) {
      if (/** @type {{ status?: number }} */ (refusal).status === NOT_FOUND) this.ended[id] = GONE;
    }
  }
}

/** @param {Snapshot} state */
const isOver = (state) => state.table.status === "over";
