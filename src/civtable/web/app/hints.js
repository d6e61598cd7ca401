/** Hints at a table: what was told of the present position, and what the coach says before a choice is sent. */
import { signal } from "../vendor/ui.js";

/** @import { Choice, Hint, Phrase } from "../types/platform.d.ts" */

/** In milliseconds: a choice waits no longer for the coach. */
export const PATIENCE = 1500;

/**
 * A choice of which only some codes are left, as a board sees it that is to point at them.
 * @param {Choice} choice
 * @param {string[]} codes
 * @returns {Choice}
 */
export function narrowed(choice, codes) {
  const { several } = choice;
  return {
    ...choice,
    options: choice.options.filter(({ code }) => codes.includes(code)),
    several: several && { ...several, things: several.things.filter(({ code }) => codes.includes(code)) },
  };
}

export class Hints {
  /** @param {{ request: (path: string, body: object) => Promise<any>, patience?: number }} props */
  constructor({ request, patience = PATIENCE }) {
    this.request = request;
    this.patience = patience;
    this.told = signal(/** @type {Hint | null} */ (null));
    this.thinks = signal(false);
    this.warned = new Set(); // choices about which the coach was asked
  }

  /**
   * What was told of a position.
   * @param {number} ply
   */
  at(ply) {
    return this.told.value?.ply === ply ? this.told.value : null;
  }

  /**
   * Asks for the idea of a position, and when that is known for the option.
   * @param {number} ply
   */
  async ask(ply) {
    const known = this.at(ply);
    if (this.thinks.peek() || known?.codes) return;
    this.thinks.value = true;
    const here = this.warned;
    try {
      const hint = await this.request("hint", { ply, step: known ? "option" : "idea" });
      if (here === this.warned) this.told.value = hint;
    } finally {
      this.thinks.value = false;
    }
  }

  close() {
    this.told.value = null;
  }

  /** Forgets everything: after a detour the same ply may be another position. */
  anew() {
    this.close();
    this.warned = new Set();
  }

  /**
   * What the coach says before a choice; null if nothing, not in time, or if it was asked about that choice before.
   * @param {number} ply
   * @param {string[]} codes
   * @returns {Promise<Phrase | null>}
   */
  async warning(ply, codes) {
    const key = [ply, ...codes].join("\n");
    if (this.warned.has(key)) return null;
    this.warned.add(key);
    const said = this.request("coach", { ply, codes }).then(({ warning }) => warning, () => null);
    /** @type {Promise<null>} */
    const late = new Promise((resolve) => { setTimeout(() => resolve(null), this.patience); });
    return Promise.race([said, late]);
  }
}
