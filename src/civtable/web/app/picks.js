/** What a player has picked of several things that are chosen together, until it is sent as one choice. */
import { batch, computed, signal } from "../vendor/ui.js";

/** @import { Choice, Option, Phrase, Several, Verdict } from "../types/platform.d.ts" */

/**
 * A thing that is picked; `at`: which of several equal things on the board.
 * @typedef {{ code: string, at: number }} Pick
 */

/**
 * How many are picked and needed, as a phrase.
 * @param {Several} several
 * @param {number} n
 * @returns {Phrase}
 */
function counted(several, n) {
  const { things, least, most } = several;
  const all = things.reduce((sum, thing) => sum + thing.count, 0);
  if (least === most) return { key: "several-of", args: { n, most } };
  if (least === 0) return { key: most === all ? "several-any" : "several-up-to", args: { n, most } };
  return { key: most === all ? "several-at-least" : "several-between", args: { n, least, most } };
}

export class Picks {
  /**
   * `judge(codes)` asks whether codes are a whole choice: {view, reason}. `send(codes)` chooses them.
   * @param {{ judge: (codes: string[]) => Promise<Verdict>, send: (codes: string[]) => Promise<unknown> }} props
   */
  constructor({ judge, send }) {
    this.judge = judge;
    this.send = send;
    this.asked = ""; // the question, as text
    this.several = signal(/** @type {Several | null} */ (null)); // from what, how many; null where one thing is chosen
    this.picked = signal(/** @type {Pick[]} */ ([])); // in the order of picking
    this.verdict = signal(/** @type {Verdict | null} */ (null)); // {view, reason} of what is picked; null until it is told
    this.full = signal(false); // one more was wanted than can be chosen
    this.ready = computed(() => this.verdict.value !== null && this.verdict.value.reason === null);
    this.count = computed(() => this.several.value && counted(this.several.value, this.picked.value.length));
    this.why = computed(() => {
      if (this.full.value) return { key: "web-several-full", args: { most: this.several.value?.most ?? 0 } };
      return this.verdict.value?.reason ?? null;
    });
  }

  /**
   * A position was told: another question drops what was picked, the same one keeps it.
   * @param {number} ply
   * @param {Choice | null} choice
   */
  begin(ply, choice) {
    const asked = JSON.stringify([ply, choice]);
    if (asked === this.asked) return;
    this.asked = asked;
    this.several.value = choice?.several ?? null;
    this.put([]);
  }

  /**
   * Whether a code is one of the things.
   * @param {string} code
   */
  has(code) {
    return this.thing(code) !== undefined;
  }

  /** @param {string} code */
  thing(code) {
    return this.several.value?.things.find((thing) => thing.code === code);
  }

  /**
   * How many there are of a thing.
   * @param {string} code
   */
  number(code) {
    return this.thing(code)?.count ?? 0;
  }

  /**
   * How often a thing is picked.
   * @param {string} code
   */
  times(code) {
    return this.picked.value.filter((pick) => pick.code === code).length;
  }

  /**
   * These are picked now. The server judges them, unless their number says enough.
   * @param {Pick[]} picked
   */
  put(picked) {
    batch(() => {
      this.picked.value = picked;
      this.verdict.value = null;
      this.full.value = false;
    });
    const several = this.several.peek();
    if (several === null || picked.length < several.least || !this.row().length) return;
    /** @param {Verdict} verdict */
    const tell = (verdict) => {
      if (this.picked.peek() === picked) this.verdict.value = verdict;
    };
    this.judge(this.row()).then(tell, () => tell({ view: null, reason: null })); // no answer: it is judged when it is sent
  }

  /**
   * @param {string} code
   * @param {number} [at]
   */
  pick(code, at = 0) {
    const picked = this.picked.peek();
    if (this.times(code) >= this.number(code)) return;
    if (picked.length < (this.several.peek()?.most ?? 0)) this.put([...picked, { code, at }]);
    else this.full.value = true;
  }

  /** @param {Pick} pick */
  drop(pick) {
    this.put(this.picked.peek().filter((other) => other !== pick));
  }

  /**
   * One less of a thing.
   * @param {string} code
   */
  less(code) {
    const last = this.picked.peek().findLast((pick) => pick.code === code);
    if (last) this.drop(last);
  }

  /**
   * One more of a thing; none when there are no more.
   * @param {string} code
   */
  toggle(code) {
    if (this.times(code) < this.number(code)) this.pick(code);
    else this.put(this.picked.peek().filter((pick) => pick.code !== code));
  }

  clear() {
    if (this.picked.peek().length) this.put([]);
  }

  /**
   * The codes as they are sent.
   * @returns {string[]}
   */
  row() {
    const enough = this.several.peek()?.enough;
    const codes = this.picked.peek().map((pick) => pick.code);
    return enough ? [...codes, enough.code] : codes;
  }

  /**
   * Sends the whole choice, if it is one.
   * @returns {Promise<unknown>}
   */
  confirm() {
    return this.ready.peek() ? this.send(this.row()) : Promise.resolve();
  }
}

/**
 * The options of a question that are no part of what is chosen together.
 * @param {Choice} props
 * @returns {Option[]}
 */
export function apart({ options, several }) {
  const codes = new Set([...(several?.things.map((thing) => thing.code) ?? []), several?.enough?.code]);
  return options.filter((option) => !codes.has(option.code));
}
